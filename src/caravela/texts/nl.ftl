### Words of the program itself, whatever game is played.
###
### Keys of a game stand in the game's folder, under texts/. The three languages have the same messages, and each
### message the same variables; a test compares them.

## Enumerations. A list is joined from the left: the last joint is list-last, all others are list-next.

list-next = { $first }, { $second }
list-last = { $first } en { $second }
list-empty = niets
# Equal things in a list: the name knows their number and is in the plural already.
list-counted = { $count } { $name }

# A heading and what it says, in one line.
labelled = { $label }: { $text }

## Seats and players.

# A seat whose player has no name.
seat = plaats { $letter }

## Rules.

# Every refusal and every outcome names the rule it rests on.
by-rule = { $text } [{ $rule }]

## What a search thinks.

thought = { $action }: wint ongeveer { $percent } % ({ $tries ->
    [one] { $tries } poging
   *[other] { $tries } pogingen
  }).
thought-only = { $action }: er valt niets anders te kiezen.
# How the match would go on; the steps are joined from the left.
thought-then = Waarschijnlijk vervolg: { $steps }.
thought-step = { $seat }: { $action }
thought-own-step = jij: { $action }
thought-next = { $first }; dan { $second }
# How the first choice compares with the second.
thought-clear = Duidelijk de beste: { $points } procentpunten voor op de volgende keuze.
thought-ahead = { $points } procentpunten voor op de volgende keuze.
thought-close = De volgende keuze is ongeveer even goed.
thought-alone = Geen andere keuze leek veelbelovend.

## Bots.

level-cabin-boy = Scheepsjongen
level-sailor = Matroos
level-mate = Stuurman
level-captain = Kapitein
level-admiral = Admiraal
about-level-cabin-boy = Kent de regels, maar kiest vaak zonder te kijken: voor je eerste partijen.
about-level-sailor = Neemt wat op dat moment het beste lijkt, en af en toe zomaar iets.
about-level-mate = Neemt wat op dat moment het beste lijkt en vergist zich bijna nooit.
about-level-captain = Speelt degelijk: voor wie het spel kent.
about-level-admiral = Het beste dat het programma kan; neemt de tijd.
about-bot-random = Neemt een willekeurige toegestane actie.
about-bot-greedy = Kijkt één actie vooruit.
about-bot-search = Zoekt zoveel milliseconden, of probeert zoveel vervolgen: search:50ms, search:800.
about-bot-own = Een eigen bot: de klasse MyBot van de module mymodule.
terminal-opponent = { $seat }: { $bot }
terminal-opponent-level = { $seat }: { $level }. { $about }

## The end of a match.

outcome =
    { $ending } { $seats-count ->
        [one] { $seats } wint.
       *[other] { $seats } delen de overwinning.
    }
# The score is in the game's own unit.
standing = { $place }. { $seat }: { $score }
# Where a part of a score came from.
breakdown-part = { $category } { $points }

## Vocabulary: single words that any table may show.

word-yes = ja
word-no = nee
# Each language is called by its own name.
word-language-en = English
word-language-fr = Français
word-language-nl = Nederlands
# The kinds of statement in a game's ledger.
word-rule = regel
word-ruling = uitleg
word-fact = gegeven
word-reconstruction = reconstructie

## The terminal table.

terminal-welcome = Je speelt { $seat }. Typ een nummer of een notatie om te kiezen; met “help” zie je de commando’s, met “about” wat alles op tafel doet.
terminal-prompt = >{ " " }
terminal-not-understood = “{ $text }” is hier geen actie en geen commando; met “help” zie je de commando’s.
terminal-no-number = Er is geen keuze { $number }; ze gaan van 1 tot { $count }.
terminal-ambiguous = Dat kunnen meerdere acties zijn: { $actions }.
terminal-allowed = “{ $action }” mag nu.
terminal-why-what = Noem een actie: why ACTIE
terminal-no-rule = Er is geen regel die met “{ $rule }” begint.
terminal-undone = Je laatste keuze is teruggenomen.
terminal-nothing-to-undo = Je hebt niets om terug te nemen.
terminal-save-where = Noem een bestand: save BESTAND
terminal-saved = Opgeslagen in { $file }. Later verder spelen met:
terminal-not-saved = Niet opgeslagen: { $file }: { $reason }
terminal-unsaved = De partij is niet opgeslagen. Sla die op met “save BESTAND”, of typ nog eens “quit” om te stoppen.
terminal-stopped = Gestopt.
terminal-help-help = help – deze lijst
terminal-help-table = table – de hele tafel en de vraag opnieuw
terminal-help-hand = hand – je eigen kaarten
terminal-help-about = about – wat de kaarten en cijfers op tafel doen
terminal-help-log = log – alles wat er gebeurd is
terminal-help-rules = rules ID – de regels waarvan het nummer met ID begint; zonder ID die van de vraag
terminal-help-why = why ACTIE – of een actie mag, en zo niet, waarom
terminal-help-hint = hint – wat de computer zou doen, en waarom
terminal-help-undo = undo – neem je laatste keuze terug
terminal-help-save = save BESTAND – bewaar de partij
terminal-help-quit = quit – verlaat de tafel

## Checking a match that is over.

verify-whole = { $game }: { $entries } regels en { $draws } trekkingen van het toeval nagerekend. Alles is zoals het bestand zegt, en volgens de regels.
# Shown before the match; whoever noted it can compare.
verify-commitment = De vastlegging van het zaad: { $commitment }
verify-unfinished = De partij is nog niet afgelopen.

## Wat een server antwoordt als hij niet kan doen wat gevraagd werd.

fault-bad-message = Het verzoek werd niet begrepen.
fault-illegal = De regels staan dit niet toe.
fault-not-signed-in = Geef uzelf eerst een naam.
fault-wrong-login = Die aanmelding klopt niet.
fault-forbidden = Deze tafel is niet voor u geopend. Vraag om de link.
fault-foreign-origin = Het verzoek komt van een andere pagina en werd geweigerd.
fault-not-yours = Daar beslist u niet over.
fault-not-found = Hier is niets.
fault-no-such-match = Deze tafel bestaat niet.
fault-wrong-method = Dat kan hier niet.
fault-login-taken = Iemand heeft deze aanmeldnaam al.
fault-full = Er is geen plaats vrij.
fault-not-now = Dat kan nu niet.
fault-stale = De partij is intussen verdergegaan.
fault-frozen = Deze partij volgt regels die niet meer geïnstalleerd zijn; ze kan alleen bekeken worden.
fault-too-large = Dat is te lang.
fault-not-json = Het verzoek werd niet begrepen.
fault-too-fast = Dat was te veel tegelijk. Wacht even en probeer het opnieuw.
fault-failed = Er ging iets mis op de server.
fault-storage = Het kon niet bewaard worden, dus er is niets veranderd. Misschien is de schijf van de gastheer vol.
fault-stopping = De server start zo opnieuw. Probeer het straks nog eens.
fault-name = Een naam heeft 1 tot 40 letters.
fault-language = Er zijn geen teksten in deze taal.
fault-login = Een aanmeldnaam heeft 3 tot 60 letters, cijfers of de tekens . _ - + @.
fault-password = Een wachtwoord heeft 8 tot 200 tekens.
fault-has-account = U hebt al een account.
fault-seats = Dit spel is voor { $least } tot { $most } spelers.
fault-options = Het spel kan zo niet klaargezet worden: { $text }
fault-level = Er is geen computerspeler van dit niveau.
fault-pace = Zo lang kunnen de computerspelers niet wachten.
fault-open-after = Handen kunnen na { $least } tot { $most } zetten voor toeschouwers open.
fault-clock = Die tijdslimiet kan niet.
fault-grace = Een computerspeler mag na hoogstens { $most } uur invallen.
fault-nonce = Uw eigen deel van het toeval moet in hexadecimale cijfers staan.
fault-not-over = Dat kan zodra de partij voorbij is.
fault-other-table = De stelling hoort bij een ander spel of een ander aantal spelers.
fault-lesson = Een les is voor één persoon en computers.
fault-too-many-tables = U hebt veel tafels die niet begonnen zijn. Speel of verlaat er eerst een.
fault-too-many-tables-here = Te veel tafels van je netwerk zijn niet begonnen. Speel of verlaat er eerst een.
fault-too-many-bot-tables = Er lopen te veel partijen van alleen bots voor je. Wacht tot er een afgelopen is.
fault-server-full = Op deze server is geen plaats voor nog een tafel. Probeer het later opnieuw.
fault-push-service = Deze server stuurt geen berichten naar dat adres.

## Wat een server stuurt aan wie de pagina heeft gesloten.

call-your-turn = Jouw beurt
