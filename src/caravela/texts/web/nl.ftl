### De woorden van de schil in de browser.


ui-home = Home
ui-pages = Pagina’s
ui-close = Sluiten
ui-save = Opslaan
ui-saved = Opgeslagen.
ui-copied = Gekopieerd
ui-copy-by-hand = Deze browser kan hier niet kopiëren. Kopieer de tekst zelf:
ui-you = jij
ui-bot = Bot
ui-away = Afwezig
ui-here = Aanwezig
ui-percent = { $number }%
ui-offline = De server is niet bereikbaar.
ui-offline-more = Wat je ziet, is misschien verouderd. We verbinden automatisch opnieuw.
ui-fault = Dat lukte niet. Er is niets veranderd.
ui-nowhere = Pagina niet gevonden.
ui-loading = De tafel wordt geladen…

ui-title = { $game } – Caravela
ui-title-turn = Jouw beurt! { $game } – Caravela

ui-nav-play = Spelen
ui-nav-tables = Jouw tafels
ui-nav-rules = Regels
ui-home-lead = Drie spellen uit de tijd van de ontdekkingsreizen. Speel alleen, samen aan één scherm of online met vrienden.
ui-continue = Verdergaan
ui-all-tables = Alle { $count } tafels
ui-welcome = Welkom aan boord
ui-welcome-lead = Je bent { $name }; je kunt die naam veranderen. Kies een spel en speel met twee klikken tegen bots, zonder account. Ken je een spel nog niet? In de les leer je het al spelend.
ui-join-title = Meedoen aan een tafel
ui-join = Meedoen
ui-join-code = Code of link van de tafel
ui-join-placeholder = Code of link
ui-join-hint = Vraag de code of de link aan de speler die de tafel heeft gemaakt.
ui-foot-open = Open source, geen trackers
ui-foot-rules = Elke regel is genummerd
ui-players = { $least } tot { $most } spelers
ui-new-table = Nieuwe tafel
ui-new-table-of = Nieuwe tafel: { $game }
ui-rules-of = Regels: { $game }

ui-your-turn = Jouw beurt
ui-status-over = Afgelopen
ui-status-frozen = Alleen bekijken
ui-status-gathering = Wacht op spelers
ui-status-waiting = Anderen aan de beurt
ui-list-place = Plaats { $place } van { $count }
ui-list-won = { $count ->
    [one] { $seats } heeft gewonnen
   *[other] { $seats } delen de overwinning
  }
ui-list-abandoned = Gestaakt, geen uitslag
ui-list-away = { $count ->
    [one] { $seats } is afwezig
   *[other] { $seats } zijn afwezig
  }
ui-next-table = { $count ->
    [one] Volgende tafel: één tafel wacht op je
   *[other] Volgende tafel: { $count } tafels wachten op je
  }
ui-next-table-short = Volgende tafel
ui-seat-open = Open plaats
ui-no-tables = Je hebt nog geen tafels.
ui-lobby = Open tafels
ui-lobby-lead = Tafels op deze server waar iedereen kan meedoen of toekijken.
ui-lobby-all = Alles zien
ui-lobby-none = Maak een tafel en toon die hier: anderen op deze server kunnen dan meedoen of toekijken.
ui-lobby-empty = Er zijn nu geen open tafels.
ui-lobby-bots = { $count ->
    [one] één bot
   *[other] { $count } bots
  }
ui-sit-down = Gaan zitten
ui-stand-up = Opstaan
ui-watch = Toekijken
ui-watch-title = Bij een tafel toekijken

ui-your-name = Jouw naam
ui-seats = Plaatsen
ui-seat-role = Wie speelt op plaats { $number }
ui-seat-level = Niveau van plaats { $number }
ui-seat-name = Naam van speler { $number }
ui-seat-remove = Plaats { $number } weghalen
ui-seat-add = Plaats erbij
ui-seat-bot = Bot laten meespelen
ui-role-me = Ik
ui-role-bot = Bot
ui-role-open = Open plaats
ui-role-local = Speler op dit apparaat
ui-role-open-note = via link of code
ui-bot-names = Duarte, Beatriz, Tomé, Inês, Vasco, Leonor, Diogo, Catarina
ui-level-cabin-boy = Scheepsjongen (makkelijkst)
ui-level-sailor = Matroos (makkelijk)
ui-level-mate = Stuurman (gemiddeld)
ui-level-captain = Kapitein (moeilijk)
ui-level-admiral = Admiraal (moeilijkst)
ui-more-options = Meer opties
ui-clock = Tijdslimiet
ui-clock-none = Geen
ui-clock-move = { $seconds } seconden per zet
ui-clock-daily = { $hours } uur bedenktijd per dag
ui-clock-match = { $minutes } minuten voor de partij, plus { $increment } seconden per beurt
ui-clock-days = { $days ->
    [one] 1 dag per zet
   *[other] { $days } dagen per zet
}
ui-clock-low = Je tijd is bijna om. Daarna doet een bot deze zet voor je.
ui-time-up = Je tijd was om, dus een bot heeft voor je gespeeld. { $played }
ui-time-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
ui-time-hours = { $hours } u
ui-time-minutes = { $minutes } min
ui-aids = Hulp die aan deze tafel mag
ui-aid-hints = Tips van de beste bot
ui-aid-helper = De hulp, met advies bij elke beslissing
ui-aid-previews = Een zet vooraf bekijken
ui-aid-undo = Vrij ongedaan maken tijdens een beurt
ui-grace = Is iemand weg, dan mag een bot invallen na
ui-terms = Afspraken aan deze tafel
ui-term-no-clock = Geen tijdslimiet
ui-term-hints-yes = Tips toegestaan
ui-term-hints-no = Geen tips
ui-term-helper-yes = Hulp toegestaan
ui-term-helper-no = Geen hulp
ui-term-previews-yes = Zetten vooraf bekijken mag
ui-term-previews-no = Zetten niet vooraf bekijken
ui-term-undo-yes = Ongedaan maken kan vrij tijdens een beurt, tot er iets onthuld wordt
ui-term-undo-no = Ongedaan maken alleen als iedereen het goedvindt
ui-term-grace = Is iemand weg, dan mag een bot invallen na { $time }
ui-term-no-grace = Is iemand weg, dan mag een bot meteen invallen
ui-invited-by = { $host } nodigt je uit.
ui-invited-seats = { $open ->
    [0] Alle { $count } plaatsen zijn bezet.
    [one] 1 van de { $count } plaatsen is open.
   *[other] { $open } van de { $count } plaatsen zijn open.
}
ui-public = Tonen bij de open tafels
ui-public-watch = Iedereen op deze server mag toekijken
ui-open-after = Handen aan toeschouwers tonen
ui-open-after-never = Nooit (alleen openbare informatie)
ui-open-after-moves = { $count } zetten later
ui-open-hands = Handen zichtbaar na { $count } zetten
ui-open-hands-see = Handen bekijken
ui-open-hands-more = Toeschouwers kunnen alle handen zien zoals die { $count } zetten geleden waren. Spelers zien alleen hun eigen hand.
ui-new-start = Beginnen
ui-new-watch = Beginnen en toekijken
ui-new-open = Tafel openen

ui-gather-title = { $count ->
    [one] Wachten op nog één speler
   *[other] Wachten op nog { $count } spelers
  }
ui-gather-text = Deel de code, de link of de QR-code. De partij begint zodra alle plaatsen bezet zijn.
ui-gather-code = Code van de tafel: { $code }
ui-gather-qr = QR-code met de link
ui-gather-here-only = Deze link werkt alleen op deze computer. Om andere apparaten te laten meedoen, start je “caravela serve --host 0.0.0.0” en open je het netwerkadres van deze computer.
ui-copy-play = Link kopiëren
ui-copy-watch = Link voor toeschouwers
ui-start-with-bots = Beginnen met bots

ui-settings = Instellingen
ui-language = Taal
ui-theme = Thema
ui-theme-auto = Systeem
ui-theme-light = Licht
ui-theme-dark = Donker
ui-theme-to-light = Licht thema
ui-theme-to-dark = Donker thema
ui-colours = Spelerskleuren
ui-colour-of-seat = Plaats { $letter }: { $colour }
ui-colours-alike = Spelers mogen dezelfde kleur hebben
ui-colour-mine = Mijn kleur op elke plaats
ui-colour-of-mine = de kleur van de plaats
ui-colours-usual = Standaardkleuren herstellen
ui-paint-red = rood
ui-paint-blue = blauw
ui-paint-yellow = geel
ui-paint-green = groen
ui-paint-purple = paars
ui-paint-black = zwart (wit in donker thema)
ui-paint-orange = oranje
ui-paint-sky = hemelsblauw
ui-paint-pink = roze
ui-paint-grey = grijs
ui-motion = Animaties
ui-motion-off = Uit
ui-motion-fast = Snel
ui-motion-normal = Normaal
ui-motion-slow = Langzaam
ui-sound = Geluid
ui-sound-0 = Uit
ui-sound-1 = Zacht
ui-sound-2 = Normaal
ui-sound-3 = Hard
ui-text-size = Tekstgrootte
ui-asking = Bevestigen voor verzenden
ui-asking-turn = Wat definitief is
ui-asking-choice = Elke zet
ui-asking-never = Nooit
ui-guide = Hulp voor beginners
ui-guide-for-first = Mijn eerste drie partijen van elk spel
ui-guide-for-always = Altijd
ui-guide-for-never = Nooit
ui-warn = Waarschuw me voordat ik
ui-warn-moves = een beurt beëindig die meer kan opleveren
ui-warn-things = iets verlies dat ik kan bewaren of verkopen
ui-warn-points = punten, dobbelstenen of een gratis stap ongebruikt laat
ui-plain = Tekst en knoppen in plaats van een bord
ui-single = Enige mogelijke zet automatisch spelen
ui-pace = Pauze voor een zet van een bot (nieuwe tafels)
ui-pace-0 = Geen
ui-pace-400 = Kort
ui-pace-1000 = Normaal
ui-pace-2000 = Lang
ui-notify = Meld het als ik aan de beurt ben
ui-notify-denied = Deze browser blokkeert meldingen van deze site.
ui-notify-where = Meldingen werken alleen op een beveiligd adres: https of localhost.
ui-push = Meld het als ik aan de beurt ben, ook als deze pagina dicht is
ui-push-more = Meldingen gaan via de pushdienst van de maker van je browser. Die ziet wanneer je een melding krijgt, niet wat erin staat.
ui-push-failed = De pushdienst van deze browser is niet bereikbaar. Er is niets veranderd.

ui-account = Account
ui-account-lead = Meld je met dit account aan op een ander apparaat om je tafels daar terug te vinden.
ui-account-new = Account maken
ui-account-new-lead = Je kunt spelen zonder account. Met een account open je je tafels op andere apparaten en houd je de tafels die je hier begonnen bent.
ui-account-make = Account maken
ui-account-passkey = Liever een toegangssleutel gebruiken
ui-login = Gebruikersnaam
ui-password = Wachtwoord
ui-password-hint = Minstens { $number } tekens. Met een toegangssleutel heb je geen wachtwoord nodig.
ui-log-in = Aanmelden
ui-log-in-lead = Heb je al een account op deze server? Je tafels staan daar klaar.
ui-log-in-passkey = Toegangssleutel gebruiken
ui-log-in-guest = { $count ->
    [one] Je hebt hier als gast één tafel. Als je je bij een ander account aanmeldt, raak je die kwijt; als je een account maakt, houd je die.
   *[other] Je hebt hier als gast { $count } tafels. Als je je bij een ander account aanmeldt, raak je die kwijt; als je een account maakt, houd je die.
  }
ui-log-out = Afmelden
ui-passkey-add = Toegangssleutel toevoegen
ui-passkey-added = Je kunt je op dit apparaat nu met de toegangssleutel aanmelden.
ui-passkey-none = Er is geen toegangssleutel gemaakt of gekozen. Probeer het opnieuw, of gebruik een wachtwoord.
ui-passkey-where = Toegangssleutels werken alleen op een beveiligd adres met een naam: https of localhost.

ui-watching = Toeschouwer
ui-watching-more = Je kijkt toe.
ui-menu = Menu
ui-players-area = Spelers
ui-log-area = Logboek en chat
ui-rail-edge = Breedte van logboek en chat
ui-rail-edge-more = Sleep om logboek en chat breder of smaller te maken. Dubbelklik voor de standaardbreedte.
ui-table-area = De tafel
ui-choices-area = Jouw keuzes
ui-acting = aan de beurt
ui-at-table = { $count } aan tafel{ $watchers ->
    [0] {""}
    [one] , { $watchers } kijkt toe
   *[other] , { $watchers } kijken toe
  }
ui-connection-connecting = Verbinden…
ui-connection-open = Verbonden
ui-connection-lost = Opnieuw verbinden…
ui-connection-closed = Gesloten
ui-lag = Ping: { $milliseconds } ms
ui-finding-title = Verbinding verbroken. Opnieuw verbinden…
ui-finding = Er is niets verloren. Poging { $number }.
ui-finding-sent = Je keuze is opgeslagen en wordt verstuurd. Poging { $number }.
ui-lost-title = De tafel is niet bereikbaar.
ui-try-now = Opnieuw proberen
ui-gone-title = Deze tafel is gesloten
ui-bot-plays = { $level } speelt voorlopig
ui-bot-played = { $span ->
    [1] Een bot speelde zet { $from }.
   *[other] Een bot speelde zet { $from } tot en met { $to }.
  }
ui-hand-over = Bot voor mij laten spelen
ui-hand-over-for = Bot voor { $seat } laten spelen
ui-hand-over-later = Een bot mag over { $time } invallen voor { $seat }
ui-take-back = Weer zelf spelen
ui-leave = Tafel verlaten
ui-leaving-resign = Opgeven
ui-leaving-resign-more = Je geeft je plaats voorgoed op. Een bot speelt voor je verder tot het einde, en in de uitslag sta je achter iedereen die is blijven spelen.
ui-leaving-resign-ends = De partij eindigt nu en de andere speler wint.
ui-leaving-abandon = Staken voorstellen
ui-leaving-abandon-more = Als iedereen die speelt akkoord gaat, eindigt de partij nu, zonder uitslag.
ui-leaving-delete = Tafel verwijderen
ui-leaving-delete-more = De tafel, het logboek en de links worden voorgoed verwijderd.
ui-leaving-delete-of = Tafel verwijderen: { $game }
ui-cancel = Annuleren
ui-resigned = Heeft opgegeven; een bot speelt verder
ui-abandoned = De partij is in overleg gestaakt. Er is geen uitslag.
ui-all-resigned = Alle anderen hebben opgegeven.
ui-look-back = Terugkijken
ui-fact-match = Partij
ui-fact-watching = Toeschouwers
ui-fact-watching-all = Iedereen op deze server
ui-fact-watching-link = Iedereen met de link
ui-fact-rules = Versie van de regels
ui-fact-commitment = Vingerafdruk van het schudden
ui-time-left = Nog { $time }

ui-choices = { $count ->
    [one] Eén keuze.
   *[other] { $count } keuzes.
  }
ui-may-change = Je hebt gekozen. Je kunt je nog bedenken.
ui-waiting-for = { $seats }: { $step }
ui-wait = Een ogenblik…
ui-nothing-to-choose = Er valt nu niets te kiezen.
ui-turn-done = Je beurt is klaar.
ui-turn-done-more = Bevestig die of maak stappen ongedaan.
ui-confirm-turn = Beurt bevestigen
ui-steps = Stappen van je beurt
ui-step-undo = Deze stap en alles erna ongedaan maken.
ui-step-closed = Deze stap heeft iets verborgens onthuld. Ongedaan maken kan alleen als de anderen akkoord gaan.
ui-undo = Ongedaan maken
ui-undo-ask = Vragen om ongedaan te maken
ui-undo-ask-more = Vraag de anderen of je je laatste keuze ongedaan mag maken.
ui-undo-alone-more = Maakt je laatste keuze en alles erna ongedaan. In het logboek blijft het staan.
ui-undo-nothing = Je hebt nog niets om ongedaan te maken.
ui-wish-waits-undo = Een verzoek om ongedaan te maken wacht op antwoord.
ui-wish-withdraw = Verzoek intrekken
ui-wish-withdraw-more-undo = Het verzoek wordt ingetrokken en de partij gaat gewoon verder.
ui-wish-refused-undo = De anderen hebben je verzoek om ongedaan te maken afgewezen. De partij gaat gewoon verder.
ui-undo-more = Meer
ui-redo = Opnieuw uitvoeren
ui-restart = Beurt overdoen
ui-hint = Tip
ui-thinking = Denkt na…
ui-hint-refused = Nu even geen tip. Vraag het zo nog eens.
ui-hint-would = Beste zet: { $action } ({ $percent }% winkans)
ui-hint-other = Of: { $action } ({ $percent }%)
ui-hint-do = Zet spelen
ui-why = Waarom?
ui-preview-chance = Het resultaat hangt af van het toeval of van verborgen kaarten.
ui-filter = Keuzes doorzoeken
ui-filter-many = { $count } keuzes doorzoeken
ui-filter-more = Nog { $count }: zoek om ze te zien.
ui-notes = Wat deze doen

ui-guide-confirm = Niets is definitief tot je bevestigt. Met Ongedaan maken ga je één stap terug; tik op een stap om ernaar terug te gaan.
ui-guide-confirm-locked = Tot je bevestigt, ga je met Ongedaan maken één stap terug; tik op een stap om ernaar terug te gaan. Vergrendelde stappen blijven: die hebben dobbelstenen of een kaart onthuld.
ui-guide-others = Voor { $seats }:
ui-guide-next = Een goede volgende stap: { $action }.
ui-guide-why = Die wint in ongeveer { $percent }% van de gevallen. { $verdict }
ui-guide-show = Laat zien
ui-guide-more = Volledig advies
ui-guide-close = Hulp uitzetten
ui-guide-closed = De hulp staat uit. Je kunt die weer aanzetten in de instellingen.
ui-warn-mute = Waarschuw me hier niet meer voor
ui-warn-back = Terug
ui-warn-on = Toch doen
ui-lesson = Les
ui-lesson-of = Les: { $game }
ui-lesson-on = Verdergaan
ui-lesson-on-of = Verdergaan met de les: { $game }
ui-lesson-step = { $number } van { $last }
ui-lesson-next = Volgende
ui-lesson-wait = De anderen spelen. Kijk mee: daarna ben jij aan de beurt.
ui-lesson-other = Je andere keuzes moeten wachten: doe in de les wat deze stap zegt.
ui-lesson-read = Nog niet: lees eerst wat de les zegt.
ui-lesson-skip = Les verlaten
ui-lesson-play-on = Verder spelen
ui-refused-stale = De partij is intussen verdergegaan. Kijk opnieuw en kies.
ui-refused-not-yours = Die keuze is niet aan jou.
ui-refused-wrong-pin = Onjuiste pincode.
ui-refused-illegal = De regels staan dat niet toe.
ui-refused-unknown-action = Dat is geen zet in dit spel. Controleer de notatie.
ui-refused-nothing-to-undo = Er is niets om ongedaan te maken.
ui-refused-needs-consent = De anderen moeten eerst akkoord gaan.
ui-refused-needs-absent = Die zet is van een speler die nu weg is. Je kunt die pas ongedaan maken als die speler terug is.
ui-refused-too-many-changes = Je bent in deze partij te vaak van gedachten veranderd. Speel verder.
ui-refused-chat-full = De chat van deze tafel is vol. Speel verder zonder chat.
ui-refused-not-now = Dat kan nu niet.
ui-refused-final = Dit beëindigt je beurt en kun je niet meer vrij ongedaan maken. Bevestig het of kies iets anders.
ui-refused-resigned = Je hebt deze partij opgegeven. Een bot houdt de plaats tot het einde.
ui-refused-alone = Niemand anders speelt hier. Verwijder liever de tafel.
ui-refused-no-such-aid = Deze tafel staat die hulp niet toe.
ui-refused-full = Alle plaatsen zijn bezet.
ui-refused-bad-message = De server begreep het niet. Laad de pagina opnieuw.
ui-refused-too-fast = Dat ging te snel. Wacht even en probeer het opnieuw.
ui-refused-too-large = Dat is te lang. Maak het korter en probeer het opnieuw.
ui-refused-storage = Opslaan is mislukt, dus er is niets veranderd.
ui-refused-frozen = Je kunt deze partij alleen bekijken.
ui-refused-no-such-match = Deze tafel bestaat niet.
ui-refused-forbidden = Je hebt geen toegang tot deze tafel. Vraag om de link.
ui-refused-stopping = De server start opnieuw.

ui-consent-title-undo = Verzoek om ongedaan te maken
ui-consent-ask = { $count ->
    [one] { $seat } vraagt om één zet ongedaan te maken.
   *[other] { $seat } vraagt om { $count } zetten ongedaan te maken.
  }
ui-consent-waits-undo = { $seat } vraagt om ongedaan te maken
ui-consent-mine-undo = Je hebt gevraagd om ongedaan te maken
ui-wish-waits-abandon = Een voorstel om de partij te staken wacht op antwoord.
ui-wish-withdraw-more-abandon = Het voorstel wordt ingetrokken en de partij gaat verder.
ui-wish-refused-abandon = Niet iedereen wil de partij staken. De partij gaat verder.
ui-consent-title-abandon = Partij staken?
ui-consent-ask-abandon = { $seat } stelt voor de partij te staken. De partij eindigt dan nu, zonder uitslag.
ui-consent-waits-abandon = { $seat } stelt voor de partij te staken
ui-consent-mine-abandon = Je hebt voorgesteld de partij te staken
ui-consent-yes = Akkoord
ui-consent-no = Weigeren
ui-curtain-title = Geef het scherm aan { $seat }
ui-curtain-text = Alleen { $seat } mag nu naar het scherm kijken.
ui-curtain-open = Ik ben { $seat }
ui-curtain-bar = Het scherm is voor de volgende speler.
ui-public-question = { $seat }: { $question }
ui-show-hand = Toon mijn kaarten
ui-pin = Pincode
ui-pin-new = Nieuwe pincode (4 tot 12 cijfers)
ui-pin-set = Pincode instellen
ui-pin-forgot = Pincode vergeten? Verwijderen
ui-pin-removed = De pincode van { $seat } is verwijderd.

ui-log = Logboek
ui-log-search = Zoeken in het logboek
ui-log-player = Speler
ui-log-everyone = Alle spelers
ui-log-kind = Soort regel
ui-log-kind-all = Alles
ui-log-kind-moves = Zetten
ui-log-kind-table = De tafel
ui-log-kind-undone = Ongedaan gemaakt
ui-log-found = { $count ->
    [one] 1 regel
   *[other] { $count } regels
}
ui-log-copy = Kopiëren als tekst
ui-log-all = Alles tonen
ui-copy-moment = Link naar deze zet kopiëren
ui-play-on = Vanaf hier verder spelen
ui-chat = Chat
ui-line = { $number }. { $text } De tafel van toen tonen.
ui-total = (nu { $count })
ui-earned = { $label }: { $points }
ui-line-rule = Klik om de tafel op dat moment te zien.
ui-moment = Toon zet { $number }
ui-score-lead = { $score }. Toon de laatste verandering.
ui-round-rule = Klik om de tafel aan het begin van de ronde te zien.
ui-log-begin = Begin
ui-private = Niet alle spelers zien dit.
ui-taken-back = (ongedaan gemaakt door { $seat })
ui-by-clock = (tijd op)
ui-since = Terugkijken ({ $count })
ui-since-more = Bekijk wat er sinds je laatste keuze is gebeurd.
ui-since-return = { $count } zetten sinds je laatste beurt.
ui-since-watch = Bekijk ze
ui-watchers = { $count ->
    [one] Eén toeschouwer.
   *[other] { $count } toeschouwers.
  }
ui-watcher-nameless = Zonder naam
ui-watchers-see = Zij zien alleen openbare informatie: geen handen en geen verborgen keuzes.
ui-watchers-see-hands = Zij zien openbare informatie, en alle handen met { $count } zetten vertraging.
ui-chat-empty = Nog geen berichten.
ui-chat-write = Schrijf een bericht
ui-chat-watchers = Berichten van toeschouwers tonen
ui-chat-send = Versturen

ui-past = Je bekijkt zet { $number } van { $last }
ui-past-refused = Je bekijkt een eerdere zet. Ga terug naar nu om te spelen.
ui-past-eyes = gezien door { $seat }
ui-past-document = De tafel op dat moment
ui-to-now = Terug naar nu
ui-to-review = Terug naar de uitslag
ui-replay-first = Naar het begin
ui-replay-back = Eén zet terug
ui-replay-play = Afspelen
ui-replay-pause = Pauze
ui-replay-on = Eén zet verder
ui-replay-last = Naar het einde
ui-replay-moment = Zet
ui-replay-of = van { $last }
ui-replay-speed = Snelheid
ui-eyes = Bekijken als
ui-eyes-nobody = Toeschouwer

ui-review = Partij afgelopen
ui-you-won = Je hebt gewonnen
ui-other-won = { $seat } heeft gewonnen; jij bent { $place }e
ui-review-moves = { $count ->
    [one] Eén zet.
   *[other] { $count } zetten.
  }
ui-review-log-hint = Klik op een regel om de tafel op dat moment te zien
ui-rematch = Nog een keer
ui-rematch-join = Naar de volgende partij
ui-standings = Uitslag
ui-winner = Winnaar
ui-see-review = Uitslag bekijken
ui-see-board = Bord bekijken
ui-curve-soon = De grafiek komt eraan…
ui-resigned-result = Opgegeven
ui-round-points = Punten
ui-round-sum = Gewonnen in deze ronde: { $what }
ui-categories = Punten per categorie
ui-curve = Scores tijdens de partij
ui-curve-label = De scores tijdens de hele partij. Aan het eind: { $text }
ui-chances = Winkansen
ui-chances-label = De winkans van elke speler, zet voor zet. Daarna volgt een lijst met sleutelmomenten.
ui-chances-failed = De analyse is niet voltooid.
ui-chances-again = Opnieuw proberen
ui-key-moments = Sleutelmomenten
ui-key-moment = Sleutelmoment: zet { $number }
ui-swing-up = { $seat }: { $points } procentpunten omhoog.
ui-swing-down = { $seat }: { $points } procentpunten omlaag.
ui-bot-better = Beter: { $action } ({ $percent }% in plaats van { $made }%).
ui-bot-better-untried = Beter: { $action } ({ $percent }%).
ui-review-progress = De partij wordt geanalyseerd: { $done } van { $total }
ui-mistakes = Je fouten
ui-mistakes-all = Fouten
ui-mistakes-none = Geen fouten gevonden. Op elk geanalyseerd moment was geen andere keuze duidelijk beter.
ui-mistake-cost = { $points ->
    [one] { $points } procentpunt verloren.
   *[other] { $points } procentpunten verloren.
  }
ui-share-moment = Kopieer een link naar zet { $number }
ui-luck-skill = Geluk en kunde
ui-luck-skill-about = In procentpunten winkans. De drie samen geven de verandering over de hele partij.
ui-part-luck = Geluk
ui-part-skill = Eigen keuzes
ui-part-others = Keuzes van anderen
ui-accuracy = Nauwkeurigheid
ui-moment-luck-up = Geluk: het toeval alleen leverde { $points ->
    [one] { $points } procentpunt
   *[other] { $points } procentpunten
  } op.
ui-moment-luck-down = Pech: het toeval alleen kostte { $points ->
    [one] { $points } procentpunt
   *[other] { $points } procentpunten
  }.
ui-moment-forced = { $seat } had geen andere keuze.
ui-moment-good = { $seat } speelde goed: geen andere keuze leek beter.
ui-show = Toon
ui-trust = Is er eerlijk geschud?
ui-trust-text = Het schudden lag vast voor de eerste zet en de vingerafdruk ervan was openbaar. Je browser heeft die opgeslagen. Nu de seed openbaar is, kun je controleren of ze overeenkomen.
ui-verify = Schudden controleren
ui-verify-kept = Gecontroleerd: de seed komt overeen met de vingerafdruk die deze browser heeft opgeslagen { $moves ->
    [0] voor de eerste zet
    [one] na de eerste zet, toen de browser de partij voor het eerst zag
   *[other] na { $moves } zetten, toen de browser de partij voor het eerst zag
}.
ui-verify-unseen = De seed komt overeen met de vingerafdruk die de server nu toont. Deze browser heeft de partij niet zien spelen en heeft dus geen opgeslagen vingerafdruk om mee te vergelijken.
ui-verify-changed = Verschil! De server toont nu een andere vingerafdruk dan deze browser tijdens de partij heeft opgeslagen.
ui-verify-broken = Verschil! De seed komt niet overeen met de gepubliceerde vingerafdruk.
ui-verify-cannot = Deze browser kan het hier niet controleren. Download de partij en gebruik “caravela verify”.
ui-verify-more = Dit vergelijkt de seed met de vingerafdruk. Om elke loting na te spelen en elke zet met de regels te controleren, download je de partij en voer je op een computer deze opdracht uit:
ui-download = Partij downloaden
ui-same-deal = Zelfde start opnieuw spelen
ui-deal-plays = Dezelfde start, opnieuw gespeeld
ui-deal-here = Deze partij
ui-fingerprint = Vingerafdruk en seed
ui-copy-replay = Link kopiëren

ui-rule-open = Regel { $rule } openen
ui-tip-rule = Lees de regel
ui-tip-pin = Deze toelichting vastzetten
ui-tip-pinned = Vastgezette toelichting
ui-rule-ruling = onze interpretatie
ui-rules-games = Spellen
ui-rules-search = In de regels zoeken
ui-rules-tab-book = Spelregels
ui-rules-tab-aid = Spelhulp
ui-rules-tab-all = Alle regels
ui-aid = Hulp
ui-aid-of = { $game }: spelhulp
ui-book-contents = Inhoud
ui-book-example = Voorbeeld
ui-book-hits = { $count ->
    [one] { $count } alinea gevonden
   *[other] { $count } alinea’s gevonden
}
ui-book-print = Afdrukken
ui-rules-count = { $count ->
    [one] Eén regel
   *[other] { $count } regels
  }

ui-keys = Sneltoetsen
ui-key-tab = volgende deel van de tafel
ui-key-arrows = tussen de keuzes bewegen
ui-key-enter = kiezen, of de beurt bevestigen
ui-key-space = selecteren of deselecteren
ui-key-digits = kiezen met een nummer
ui-key-undo = ongedaan maken
ui-key-redo = opnieuw uitvoeren
ui-key-hint = tip
ui-key-next-table = Volgende tafel die op je wacht
ui-key-escape = deselecteren, sluiten
ui-key-command = een zet typen
ui-key-rules = de regel van deze stap
ui-key-pin = de getoonde toelichting vastzetten en erin gaan
ui-key-log = naar het logboek
ui-key-log-rounds = in het logboek, ronde voor ronde
ui-key-players = naar de spelers
ui-key-replay = terugkijken, ronde voor ronde
ui-key-move-by-move = bij het terugkijken, zet voor zet
ui-key-zoom = inzoomen, uitzoomen, hele bord
ui-key-help = deze lijst
ui-command = Een zet typen
ui-command-write = Notatie of woorden
ui-command-none = Geen toegestane zet komt overeen. Druk op Enter om te zien waarom.
ui-command-not-now = Er valt nu niets te kiezen.
ui-command-never = Nog niemand heeft dat.
ui-command-words = Enter leest ook voor: { $words }.
ui-read-board = bord
ui-read-hand = hand
ui-read-scores = scores
ui-read-moves = zetten
ui-read-last = laatste
ui-read-log = logboek
ui-read-why = waarom
ui-read-when = wanneer
ui-read-score = { $seat }: { $score }
ui-read-no-hand = Je kijkt toe, dus je hebt geen hand.
ui-zoom = Beeld van het bord
ui-close-up = Close-up van het bord
ui-closer = Inzoomen
ui-farther = Uitzoomen
ui-fit = Hele bord tonen
