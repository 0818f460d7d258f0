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
seat = Plaats { $letter }
# The reader's own seat: how a sentence of the log about it begins, inside a sentence, and standing alone.
# A message says it in its attribute .you where its $seat is the reader's, in .you-owner where its $owner is, and so on.
you = Je
    .inside = jou
    .alone = Jij

## Rules.

# Every refusal and every outcome names the rule it rests on.
by-rule = { $text } [{ $rule }]

## What a search thinks.

thought = { $action }: wint in ongeveer { $percent }% van de gevallen ({ $tries ->
    [one] { $tries } poging
   *[other] { $tries } pogingen
  }).
thought-only = { $action }: dit is de enige keuze.
# How the match would go on; the steps are joined from the left.
thought-then = Waarschijnlijk vervolg: { $steps }.
thought-step = { $seat }: { $action }
thought-own-step = jij: { $action }
thought-next = { $first }; dan { $second }
# How the first choice compares with the second.
thought-clear = Duidelijk de beste keuze: { $points } procentpunten beter dan de volgende.
thought-ahead = { $points } procentpunten beter dan de volgende keuze.
thought-close = De volgende keuze is ongeveer even goed.
thought-alone = Geen andere keuze leek veelbelovend.
reason-same = Beide keuzes leiden tot ongeveer hetzelfde.
reason-freedom = Beide keuzes leiden tot ongeveer hetzelfde, maar deze laat je daarna meer keus: ongeveer { $count } keuzes in plaats van { $instead }.
reason-later = Op korte termijn verschilt er weinig, maar over de rest van de partij wint de betere keuze { $points ->
    [one] { $points } procentpunt
   *[other] { $points } procentpunten
  } vaker.
# What speaks for the choice that was not advised.
reason-other = Voor de andere keuze, { $action }, pleit: { $reason }

## Bots.

level-cabin-boy = Scheepsjongen
level-sailor = Matroos
level-mate = Stuurman
level-captain = Kapitein
level-admiral = Admiraal
about-level-cabin-boy = Kent de regels, maar kiest vaak op goed geluk. Voor je eerste partijen.
about-level-sailor = Neemt wat op dat moment het beste lijkt, en soms zomaar iets.
about-level-mate = Neemt wat op dat moment het beste lijkt en vergist zich bijna nooit.
about-level-captain = Speelt degelijk. Voor spelers die het spel kennen.
about-level-admiral = Het sterkste niveau. Neemt de tijd.
about-bot-random = Kiest een willekeurige toegestane actie.
about-bot-greedy = Kijkt één actie vooruit.
about-bot-search = Zoekt een aantal milliseconden lang of een aantal varianten: search:50ms, search:800.
about-bot-own = Je eigen bot: de klasse MyBot in de module mymodule.
terminal-opponent = { $seat }: { $bot }
terminal-opponent-level = { $seat }: { $level }. { $about }

## The end of a match.

outcome =
    { $ending } { $seats-count ->
        [one] { $seats } wint.
       *[other] { $seats } delen de overwinning.
    }
    .you-seats = { $ending } { $seats-count ->
        [one] Je wint.
       *[other] Gedeelde overwinning voor { $seats }.
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
word-ruling = interpretatie
word-fact = gegeven
word-reconstruction = reconstructie

## The terminal table.

terminal-welcome = Je speelt { $seat }. Typ een nummer of een notatie om te kiezen. Met “help” zie je de commando’s, met “about” wat er op tafel ligt.
terminal-prompt = >{ " " }
terminal-not-understood = “{ $text }” is hier geen actie en geen commando; met “help” zie je de commando’s.
terminal-no-number = Er is geen keuze { $number }. Kies een nummer van 1 tot en met { $count }.
terminal-ambiguous = Dat kunnen verschillende acties zijn: { $actions }.
terminal-allowed = “{ $action }” mag nu.
terminal-why-what = Noem een actie: why ACTIE
terminal-no-rule = Er is geen regel die met “{ $rule }” begint.
terminal-undone = Je laatste keuze is ongedaan gemaakt.
terminal-nothing-to-undo = Je hebt niets om ongedaan te maken.
terminal-save-where = Noem een bestand: save BESTAND
terminal-saved = Opgeslagen in { $file }. Speel later verder met:
terminal-not-saved = Niet opgeslagen: { $file }: { $reason }
terminal-unsaved = De partij is niet opgeslagen. Sla die op met “save BESTAND”, of typ nog eens “quit” om te stoppen.
terminal-stopped = Gestopt.
terminal-help-help = help – deze lijst
terminal-help-table = table – de hele tafel en de vraag opnieuw
terminal-help-hand = hand – je eigen kaarten
terminal-help-about = about – wat de kaarten en stukken op tafel doen
terminal-help-log = log – alles wat er gebeurd is
terminal-help-rules = rules ID – de regels waarvan het nummer met ID begint; zonder ID die van de vraag
terminal-help-why = why ACTIE – of een actie mag, en zo niet, waarom
terminal-help-hint = hint – de beste zet, en waarom
terminal-help-undo = undo – maak je laatste keuze ongedaan
terminal-help-save = save BESTAND – sla de partij op
terminal-help-quit = quit – verlaat de tafel

## Checking a match that is over.

verify-whole = { $game }: { $entries } regels en { $draws } lotingen nagespeeld. Alles komt overeen met het bestand en volgt de regels.
# Shown before the match; whoever noted it can compare.
verify-commitment = Vastlegging van de seed: { $commitment }
verify-unfinished = De partij is nog niet afgelopen.

## Wat een server antwoordt als hij niet kan doen wat gevraagd werd.

fault-bad-message = De server begreep het verzoek niet. Laad de pagina opnieuw en probeer het nog eens.
fault-illegal = De regels staan dit niet toe.
fault-not-signed-in = Kies eerst een naam.
fault-wrong-login = Onjuiste gebruikersnaam, wachtwoord of toegangssleutel.
fault-forbidden = Je hebt geen toegang tot deze tafel. Vraag om de link.
fault-foreign-origin = Het verzoek kwam van een andere site en is geweigerd.
fault-not-yours = Dat is niet jouw plaats of niet jouw keuze.
fault-not-found = Pagina niet gevonden.
fault-no-such-match = Deze tafel bestaat niet.
fault-wrong-method = Dat kan hier niet.
fault-login-taken = Deze gebruikersnaam is al in gebruik. Kies een andere.
fault-full = Alle plaatsen zijn bezet.
fault-not-now = Dat kan nu niet.
fault-stale = De partij is intussen verdergegaan. Kijk opnieuw en kies.
fault-frozen = Deze partij volgt regels die niet meer geïnstalleerd zijn. Je kunt die alleen bekijken.
fault-too-large = Dat is te lang. Maak het korter en probeer het opnieuw.
fault-not-json = De server begreep het verzoek niet. Laad de pagina opnieuw en probeer het nog eens.
fault-too-fast = Te veel verzoeken. Wacht even en probeer het opnieuw.
fault-failed = Er ging iets mis op de server. Probeer het straks nog eens.
fault-storage = Opslaan is mislukt, dus er is niets veranderd. Misschien is de schijf van de server vol.
fault-stopping = De server start opnieuw. Probeer het straks nog eens.
fault-name = Een naam heeft 1 tot 40 tekens.
fault-language = Deze taal is niet beschikbaar.
fault-login = Een gebruikersnaam heeft 3 tot 60 tekens: letters, cijfers en . _ - + @
fault-password = Een wachtwoord heeft 8 tot 200 tekens.
fault-has-account = Je hebt al een account.
fault-seats = Dit spel is voor { $least } tot { $most } spelers.
fault-options = Deze opties werken niet: { $text }
fault-level = Er is geen bot van dit niveau.
fault-pace = Kies voor de bots een van de pauzes uit de lijst.
fault-open-after = Toeschouwers kunnen de handen { $least } tot { $most } zetten later zien.
fault-clock = Kies een van de tijdslimieten uit de lijst.
fault-grace = Een bot mag na hoogstens { $most } uur invallen.
fault-not-over = Dat kan zodra de partij afgelopen is.
fault-not-deletable = Je kunt een tafel verwijderen voordat de partij begint, als niemand anders er speelt, of als iedereen akkoord was met staken.
fault-other-table = Deze stelling is van een ander spel of heeft een ander aantal spelers.
fault-lesson = Een les is voor één speler en bots.
fault-too-many-tables = Je hebt te veel tafels die nog niet begonnen zijn. Speel of verlaat er eerst een.
fault-too-many-tables-here = Te veel tafels van je netwerk zijn nog niet begonnen. Speel of verlaat er eerst een.
fault-too-many-bot-tables = Er lopen te veel van je partijen met alleen bots. Wacht tot er een afgelopen is.
fault-server-full = Op deze server is geen plaats voor nog een tafel. Probeer het later opnieuw.
fault-push-service = Deze server kan geen meldingen naar dat adres sturen.

## Wat een server stuurt aan wie de pagina heeft gesloten.

call-your-turn = Jouw beurt
