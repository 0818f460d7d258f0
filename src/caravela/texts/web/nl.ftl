### De woorden van de schil in de browser.


ui-home = Start
ui-pages = Pagina’s
ui-close = Sluiten
ui-save = Bewaren
ui-saved = Bewaard.
ui-copied = Gekopieerd
ui-copy-by-hand = Deze browser kopieert hier niets. Kopieer het zelf:
ui-you = jij
ui-bot = Computerspeler
ui-away = Afwezig
ui-here = Aanwezig
ui-percent = { $number } %
ui-offline = De server is niet bereikbaar.
ui-offline-more = Wat je ziet kan verouderd zijn. We proberen het vanzelf opnieuw.
ui-fault = Dat lukte niet. Er is niets veranderd.
ui-nowhere = Op dit adres is niets.
ui-loading = De tafel zoeken …

ui-title = { $game } – Caravela
ui-title-turn = Jouw beurt! { $game } – Caravela

ui-nav-play = Spelen
ui-nav-tables = Jouw tafels
ui-nav-rules = Regels
ui-home-lead = Drie spellen uit de tijd van de ontdekkingsreizen: alleen, samen aan één scherm of met vrienden ver weg.
ui-continue = Verdergaan
ui-all-tables = Alle { $count } tafels
ui-welcome = Welkom aan boord
ui-welcome-lead = Je bent { $name }, of wie je maar wilt. Kies een spel: met twee klikken speel je tegen de computer. Een account is niet nodig. Een nieuw spel? De les is een partij die zichzelf uitlegt.
ui-join-title = Aan een tafel gaan zitten
ui-join = Meedoen
ui-join-code = Code van de tafel, of een link ernaartoe
ui-join-placeholder = Code of link
ui-join-hint = De code of de link krijg je van wie de tafel heeft gemaakt.
ui-foot-open = Open broncode, geen trackers
ui-foot-rules = Elke regel heeft zijn nummer
ui-players = { $least } tot { $most } spelers
ui-new-table = Nieuwe tafel
ui-new-table-of = Nieuwe tafel: { $game }
ui-rules-of = Regels: { $game }

ui-your-turn = Jouw beurt
ui-status-over = Afgelopen
ui-status-frozen = Alleen te bekijken
ui-status-gathering = Wacht op mensen
ui-status-waiting = Anderen spelen
ui-seat-open = Vrije plaats
ui-no-tables = Je hebt nog geen tafels.
ui-lobby = Open tafels
ui-lobby-lead = Tafels op deze server waar iedereen mag meespelen of toekijken.
ui-lobby-all = Alles zien
ui-lobby-none = Maak een tafel en toon die: anderen op deze server kunnen dan meedoen of toekijken.
ui-lobby-empty = Er is nu geen open tafel.
ui-lobby-bots = { $count ->
    [one] één computer
   *[other] { $count } computers
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
ui-seat-bot = Computer laten spelen
ui-role-me = Ik
ui-role-bot = Computer
ui-role-open = Wie zich meldt
ui-role-local = Iemand aan dit scherm
ui-role-open-note = via link of code
ui-bot-names = Duarte, Beatriz, Tomé, Inês, Vasco, Leonor, Diogo, Catarina
ui-level-cabin-boy = Scheepsjongen (makkelijkst)
ui-level-sailor = Matroos (makkelijk)
ui-level-mate = Stuurman (gemiddeld)
ui-level-captain = Kapitein (sterk)
ui-level-admiral = Admiraal (sterkst)
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
ui-clock-low = Je tijd is bijna om. Daarna doet een computerspeler deze zet voor je.
ui-time-up = Je tijd was om, dus een computerspeler heeft voor je gespeeld. { $played }
ui-time-days = { $days ->
    [one] 1 dag
   *[other] { $days } dagen
}
ui-time-hours = { $hours } u
ui-time-minutes = { $minutes } min
ui-aids = Hulp die aan deze tafel mag
ui-aid-hints = Tips van de beste computerspeler
ui-aid-helper = De hulp, met advies bij elke beslissing
ui-aid-previews = Een zet vooraf bekijken
ui-aid-undo = Vrij ongedaan maken tijdens een beurt
ui-grace = Is iemand weg, dan mag een computerspeler invallen na
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
ui-term-grace = Is iemand weg, dan mag een computerspeler invallen na { $time }
ui-term-no-grace = Is iemand weg, dan mag een computerspeler meteen invallen
ui-invited-by = { $host } nodigt je uit.
ui-invited-seats = { $open ->
    [0] Alle { $count } plaatsen zijn bezet.
    [one] 1 van de { $count } plaatsen is vrij.
   *[other] { $open } van de { $count } plaatsen zijn vrij.
}
ui-public = Tussen de open tafels tonen
ui-public-watch = Iedereen op deze server mag toekijken
ui-open-after = Handen aan toeschouwers tonen
ui-open-after-never = Nooit: zij zien wat iedereen mag weten
ui-open-after-moves = { $count } zetten later
ui-open-hands = Handen open na { $count } zetten
ui-open-hands-see = Handen bekijken
ui-open-hands-more = Wie toekijkt, kan ieders hand zien zoals die { $count } zetten geleden was. Spelers zien alleen hun eigen hand.
ui-new-start = Beginnen
ui-new-watch = Laat ze spelen en kijk toe
ui-new-open = Tafel openen

ui-gather-title = { $count ->
    [one] Nog één speler te gaan
   *[other] Nog { $count } spelers te gaan
  }
ui-gather-text = Deel de code, de link of dit plaatje. Het spel begint zodra alle plaatsen bezet zijn.
ui-gather-code = De code van de tafel is { $code }
ui-gather-qr = De link als plaatje voor een telefooncamera
ui-gather-here-only = Dit adres werkt alleen op deze computer. Bedien voor andere apparaten het netwerk (caravela serve --host 0.0.0.0) en open de pagina met de naam of het nummer dat deze computer daar heeft.
ui-copy-play = Link kopiëren
ui-copy-watch = Link om te kijken
ui-start-with-bots = Met computers beginnen

ui-settings = Instellingen
ui-language = Taal
ui-theme = Kleuren
ui-theme-auto = Als systeem
ui-theme-light = Dag
ui-theme-dark = Nacht
ui-theme-to-light = Dagkleuren
ui-theme-to-dark = Nachtkleuren
ui-colours = Kleuren van de spelers
ui-colour-of-seat = Plaats { $letter }: { $colour }
ui-colours-alike = Twee spelers mogen dezelfde kleur hebben
ui-colour-mine = Mijn eigen kleur, welke plaats ik ook heb
ui-colour-of-mine = de kleur van mijn plaats
ui-colours-usual = Terug naar de gewone kleuren
ui-paint-red = rood
ui-paint-blue = blauw
ui-paint-yellow = geel
ui-paint-green = groen
ui-paint-purple = paars
ui-paint-black = zwart (wit bij nacht)
ui-paint-orange = oranje
ui-paint-sky = hemelsblauw
ui-paint-pink = roze
ui-paint-grey = grijs
ui-motion = Beweging
ui-motion-off = Uit
ui-motion-fast = Snel
ui-motion-normal = Gewoon
ui-motion-slow = Traag
ui-sound = Geluid
ui-sound-0 = Uit
ui-sound-1 = Zacht
ui-sound-2 = Gewoon
ui-sound-3 = Hard
ui-text-size = Tekstgrootte
ui-asking = Eerst bevestigen
ui-asking-turn = De beurt
ui-asking-choice = Elke keuze
ui-asking-never = Niets
ui-guide = Hulp bij eerste partijen
ui-guide-for-first = Mijn eerste drie van een spel
ui-guide-for-always = Altijd
ui-guide-for-never = Nooit
ui-warn = Waarschuw me voordat ik
ui-warn-moves = een beurt beëindig die meer kan opleveren
ui-warn-things = iets verlies dat ik kan bewaren of verkopen
ui-warn-points = punten, dobbelstenen of iets gratis ongebruikt laat
ui-plain = Tekst en knoppen in plaats van beelden
ui-single = Een keuze die de enige is vanzelf spelen
ui-pace = Pauze voor een zet van de computer (nieuwe tafels)
ui-pace-0 = Geen
ui-pace-400 = Kort
ui-pace-1000 = Gewoon
ui-pace-2000 = Lang
ui-notify = Melden als ik aan de beurt ben
ui-notify-denied = De browser staat meldingen van hier niet toe.
ui-notify-where = Meldingen komen alleen van een veilig adres: https, of localhost.
ui-push = Melden als ik aan de beurt ben, ook als deze pagina dicht is
ui-push-more = Het bericht gaat via de meldingendienst van de maker van deze browser. Die ziet wanneer je een bericht krijgt, niet wat erin staat.
ui-push-failed = De meldingendienst van deze browser is niet bereikbaar. Er is niets veranderd.

ui-account = Account
ui-account-lead = Meld je er op een ander apparaat mee aan: je tafels zijn daar ook.
ui-account-new = Account maken
ui-account-new-lead = Niemand heeft er een nodig om te spelen. Met een account vind je je tafels terug op een ander apparaat, en wat je hier begonnen bent gaat mee.
ui-account-make = Account maken
ui-account-passkey = Liever met een toegangssleutel
ui-login = Gebruikersnaam
ui-password = Wachtwoord
ui-password-hint = Minstens { $number } tekens. Met een toegangssleutel heb je geen wachtwoord nodig.
ui-log-in = Aanmelden
ui-log-in-lead = Heb je een account op deze server? Daar wachten je tafels.
ui-log-in-passkey = Toegangssleutel
ui-log-in-guest = { $count ->
    [one] Je hebt hier als gast één tafel. Die blijft achter als je je bij een ander account aanmeldt; een nieuw account neemt hem mee.
   *[other] Je hebt hier als gast { $count } tafels. Die blijven achter als je je bij een ander account aanmeldt; een nieuw account neemt ze mee.
  }
ui-log-out = Afmelden
ui-passkey-add = Toegangssleutel toevoegen
ui-passkey-added = Dit apparaat kan zich nu zelf aanmelden.
ui-passkey-none = Het apparaat gaf geen toegangssleutel.
ui-passkey-where = Toegangssleutels werken waar het adres een naam heeft en veilig is: https, of localhost.

ui-round = Ronde { $number }
ui-watching = Toeschouwer
ui-watching-more = Je kijkt toe.
ui-menu = Menu
ui-players-area = Spelers
ui-log-area = Logboek en chat
ui-rail-edge = Breedte van logboek en chat
ui-rail-edge-more = Sleep om logboek en chat breder of smaller te maken; dubbelklik voor de gewone breedte.
ui-table-area = De tafel
ui-choices-area = Jouw keuzes
ui-acting = aan zet
ui-at-table = { $count } aan tafel{ $watchers ->
    [0] {""}
   *[other] , { $watchers } kijken toe
  }
ui-connection-connecting = Verbinden
ui-connection-open = Verbonden
ui-connection-lost = Opnieuw verbinden
ui-connection-closed = Gesloten
ui-lag = Een antwoord duurt { $milliseconds } ms.
ui-finding-title = De tafel wordt weer gezocht.
ui-finding = Er is niets verloren. Poging { $number }.
ui-finding-sent = Je keuze is bewaard en wordt verstuurd. Poging { $number }.
ui-lost-title = De tafel is onbereikbaar.
ui-try-now = Nu proberen
ui-gone-title = Deze tafel is dicht
ui-bot-plays = { $level } speelt zolang
ui-bot-played = { $span ->
    [1] Een computer speelde zet { $from }.
   *[other] Een computer speelde zet { $from } tot { $to }.
  }
ui-hand-over = Computer voor mij laten spelen
ui-hand-over-for = Computer laten spelen voor { $seat }
ui-hand-over-later = Computer mag over { $time } invallen voor { $seat }
ui-take-back = Weer zelf spelen
ui-leave = Van tafel gaan
ui-look-back = Terugkijken
ui-fact-match = Partij
ui-fact-watching = Wie mag toekijken
ui-fact-watching-all = Iedereen op deze server
ui-fact-watching-link = Wie de link heeft
ui-fact-rules = Versie van de regels
ui-fact-commitment = Vingerafdruk van het schudden
ui-time-left = Nog { $time }

ui-choices = { $count ->
    [one] Er is één keuze.
   *[other] Er zijn { $count } keuzes.
  }
ui-may-change = Je hebt gekozen; je mag je nog bedenken.
ui-waiting-for = { $seats }: { $step }
ui-wait = Een ogenblik …
ui-nothing-to-choose = Er valt nu niets te kiezen.
ui-turn-done = Je beurt is klaar.
ui-turn-done-more = Bevestig, of neem stappen terug.
ui-confirm-turn = Beurt bevestigen
ui-steps = Stappen van je beurt
ui-step-undo = Dit terugnemen, met alles erna.
ui-step-closed = Er is iets verborgens getoond: alleen terugnemen kan niet meer.
ui-undo = Terug
ui-undo-ask = Vragen om terug te nemen
ui-undo-ask-more = De anderen wordt gevraagd of je laatste keuze teruggenomen mag worden.
ui-undo-alone-more = Neemt je laatste keuze terug en alles wat erop volgde; het logboek bewaart het.
ui-undo-nothing = Er is nog niets van jou dat terug kan.
ui-undo-waits = Een verzoek om iets terug te nemen wacht op antwoord.
ui-undo-withdraw = Het verzoek intrekken
ui-undo-withdraw-more = Je vraagt niets meer; het spel gaat verder zoals het staat.
ui-undo-refused = De anderen willen dat het spel verdergaat zoals het staat.
ui-undo-more = Opnieuw of beurt opnieuw
ui-redo = Opnieuw
ui-restart = Beurt opnieuw
ui-hint = Tip
ui-thinking = Denkt na …
ui-hint-refused = Nu even geen tip. Vraag het zo nog eens.
ui-hint-would = De admiraal zou kiezen: { $action } ({ $percent } % winkans)
ui-hint-other = Of anders: { $action } ({ $percent } %)
ui-hint-do = Doe dat
ui-why = Waarom?
ui-preview-chance = Het lot of iets verborgens beslist wat ervan komt.
ui-filter = Tussen de keuzes zoeken
ui-filter-many = Zoek in { $count } keuzes
ui-filter-more = En nog { $count }: zoek om ze te zien.
ui-notes = Wat deze doen

ui-guide-confirm = Niets staat vast tot je bevestigt: ongedaan maken neemt de laatste stap terug, op een stap drukken gaat ernaar terug.
ui-guide-confirm-locked = Tot je bevestigt, neemt ongedaan maken de laatste stap terug en ga je met een druk op een stap ernaar terug. Stappen met een slot blijven: die hebben iets onthuld, zoals dobbelstenen of een kaart.
ui-guide-others = Gevraagd aan { $seats }:
ui-guide-next = Een goede volgende stap: { $action }.
ui-guide-why = Die wint zo’n { $percent } %. { $verdict }
ui-guide-show = Laat zien
ui-guide-more = Het hele advies
ui-guide-close = Speel zonder hulp
ui-guide-closed = De hulp staat uit. Je zet die weer aan in de instellingen.
ui-warn-mute = Waarschuw me hier niet meer voor
ui-warn-back = Kijk nog eens
ui-warn-on = Toch doen
ui-lesson = Les
ui-lesson-of = Les: { $game }
ui-lesson-on = Ga verder
ui-lesson-on-of = Ga verder met de les: { $game }
ui-lesson-step = { $number } van { $last }
ui-lesson-next = Verder
ui-lesson-confirm = Je keuze is gemaakt. Bevestig die in de balk, of neem die terug zolang er niets nieuws is getoond.
ui-lesson-skip = Verlaat de les
ui-lesson-play-on = Speel verder
ui-refused-stale = De tafel is verder. Kijk opnieuw en kies.
ui-refused-not-yours = Die keuze is niet aan jou.
ui-refused-illegal = De regels staan dat niet toe.
ui-refused-unknown-action = Geen keuze in dit spel wordt zo geschreven.
ui-refused-nothing-to-undo = Er is niets terug te nemen.
ui-refused-needs-consent = De anderen moeten eerst akkoord gaan.
ui-refused-needs-absent = Iemand die weg is heeft dat gespeeld. Je kunt het pas ongedaan maken als die terug is.
ui-refused-too-many-changes = Je bent in deze partij te vaak van gedachten veranderd. Speel verder.
ui-refused-chat-full = De chat van deze tafel is vol. Speel verder zonder chat.
ui-refused-not-now = Dat kan nu niet.
ui-refused-no-such-aid = Deze tafel staat die hulp niet toe.
ui-refused-full = Er is geen plaats vrij.
ui-refused-bad-message = De server begreep het niet. Laad de pagina opnieuw.
ui-refused-too-fast = Dat ging te snel. Wacht even.
ui-refused-too-large = Dat is te lang.
ui-refused-storage = Het kon niet worden bewaard; er is niets veranderd.
ui-refused-frozen = Deze partij is alleen nog te bekijken.
ui-refused-no-such-match = Die tafel bestaat niet.
ui-refused-forbidden = Deze tafel staat niet voor je open. Vraag om de link.
ui-refused-stopping = De server gaat zo herstarten.

ui-consent = Mag het terug?
ui-consent-ask = { $count ->
    [one] { $seat } wil graag één zet terugnemen.
   *[other] { $seat } wil graag { $count } zetten terugnemen.
  }
ui-consent-waits = { $seat } vraagt om iets terug te nemen
ui-consent-mine = Je hebt gevraagd om iets terug te nemen
ui-consent-yes = Akkoord
ui-consent-no = Weigeren
ui-curtain-title = Geef het scherm aan { $seat }
ui-curtain-text = De anderen kijken weg: achter dit gordijn ligt wat alleen { $seat } mag zien.
ui-curtain-open = Ik ben { $seat }
ui-curtain-bar = De volgende speler neemt het scherm.

ui-log = Logboek
ui-chat = Chat
ui-line = { $number }. { $text } De tafel van toen tonen.
ui-total = (nu { $count })
ui-earned = { $label }: { $points }
ui-line-rule = Klik om de tafel van toen te zien.
ui-moment = Toon zet { $number }
ui-score-lead = { $score }. Toon wanneer dit het laatst veranderde.
ui-round-rule = Klik om de tafel aan het begin van die ronde te zien.
ui-log-begin = Begin
ui-private = Niet iedereen weet dit.
ui-taken-back = (teruggenomen door { $seat })
ui-by-clock = (tijd was om)
ui-since = Herhaal ({ $count })
ui-since-more = Zie wat er sinds je laatste keuze is gebeurd.
ui-since-return = Sinds je laatste beurt waren er { $count } zetten.
ui-since-watch = Bekijk ze
ui-watchers = { $count ->
    [one] Eén persoon kijkt toe.
   *[other] { $count } mensen kijken toe.
  }
ui-watcher-nameless = Iemand zonder naam
ui-watchers-see = Zij zien wat iedereen mag weten: geen handen, geen verborgen keuzes.
ui-watchers-see-hands = Zij kunnen ieders hand zien zoals die { $count } zetten geleden was, en verder wat iedereen mag weten.
ui-chat-empty = Nog niemand heeft iets gezegd.
ui-chat-write = Schrijf iets
ui-chat-watchers = Ook tonen wat toeschouwers zeggen
ui-chat-send = Versturen

ui-past = Je bekijkt zet { $number } van { $last }
ui-past-refused = Daar valt niets te kiezen: ga eerst terug.
ui-past-eyes = door de ogen van { $seat }
ui-past-document = De tafel zoals die toen was
ui-to-now = Terug naar nu
ui-to-review = Terug naar de uitslag
ui-replay-first = Naar het begin
ui-replay-back = Eén zet terug
ui-replay-play = Afspelen
ui-replay-pause = Pauze
ui-replay-on = Eén zet verder
ui-replay-round-back = Naar de vorige ronde
ui-replay-round-on = Naar de volgende ronde
ui-replay-last = Naar het einde
ui-replay-moment = Zet
ui-replay-of = van { $last }
ui-replay-speed = Snelheid
ui-eyes = Door wiens ogen
ui-eyes-nobody = Toeschouwer

ui-review = Afgelopen
ui-you-won = Je hebt gewonnen
ui-other-won = { $seat } heeft gewonnen; jij bent nummer { $place }
ui-review-moves = { $count ->
    [one] Eén zet.
   *[other] { $count } zetten.
  }
ui-review-log-hint = Klik op een regel om de tafel van toen te zien
ui-rematch = Nog een keer
ui-rematch-join = Naar de volgende partij
ui-standings = Uitslag
ui-winner = Winnaar
ui-categories = Punten per soort
ui-curve = Het verloop van de partij
ui-curve-label = De punten door de hele partij. Aan het eind: { $text }
ui-chances = Winkansen
ui-chances-label = Hoe groot ieders kans was, zet voor zet. De sleutelmomenten volgen als lijst.
ui-chances-failed = Een bot kon deze partij niet tot het einde bekijken.
ui-chances-again = Opnieuw laten proberen
ui-key-moments = Keerpunten
ui-key-moment = Sleutelmoment: zet { $number }
ui-swing-up = { $seat }: { $points } procentpunten omhoog.
ui-swing-down = { $seat }: { $points } procentpunten omlaag.
ui-bot-better = De admiraal had liever: { $action } ({ $percent } % in plaats van { $made } %).
ui-bot-same = De admiraal had hetzelfde gedaan.
ui-show = Toon
ui-trust = Is er eerlijk geschud?
ui-trust-text = Al het toeval lag vast voor de eerste zet, en de vingerafdruk ervan werd getoond. Een browser die een partij ziet spelen, noteert die; nu de kern bekend is, zijn beide te vergelijken.
ui-verify = Schudden controleren
ui-verify-kept = Het klopt: de kern heeft de vingerafdruk die deze browser noteerde { $moves ->
    [0] voor de eerste zet
    [one] na de eerste zet, toen hij de partij voor het eerst zag
   *[other] na { $moves } zetten, toen hij de partij voor het eerst zag
}.
ui-verify-unseen = De kern heeft de vingerafdruk die de server nu toont. Deze browser heeft de partij niet zien spelen en heeft er dus geen genoteerd om mee te vergelijken.
ui-verify-changed = Het klopt niet! De server toont nu een andere vingerafdruk dan deze browser tijdens de partij heeft genoteerd.
ui-verify-broken = Het klopt niet! Dit is niet de beloofde kern.
ui-verify-cannot = Deze browser kan het hier niet controleren; download de partij en gebruik ‘caravela verify’.
ui-verify-more = Hier wordt de kern met zijn vingerafdruk vergeleken. Met deze opdracht wordt op elke computer elke trekking en elke zet volgens de regels opnieuw uitgerekend uit de gedownloade partij:
ui-download = Partij downloaden
ui-same-deal = Zelfde uitgangspositie spelen
ui-fingerprint = Vingerafdruk en kern
ui-copy-replay = Link kopiëren

ui-rule-open = Regel { $rule } openen
ui-tip-rule = Lees de regel
ui-tip-pin = Deze uitleg vastzetten
ui-tip-pinned = Vastgezette uitleg
ui-rule-ruling = onze uitleg
ui-rules-games = Spellen
ui-rules-search = In de regels zoeken
ui-rules-count = { $count ->
    [one] Eén regel
   *[other] { $count } regels
  }

ui-keys = Toetsen
ui-key-tab = naar het volgende deel van de tafel
ui-key-arrows = langs alles wat je kunt kiezen
ui-key-enter = kiezen, of de beurt bevestigen
ui-key-space = kiezen, of het gekozene loslaten
ui-key-digits = kiezen met een nummer
ui-key-undo = terugnemen
ui-key-redo = opnieuw doen
ui-key-hint = tip
ui-key-escape = loslaten, sluiten
ui-key-command = een keuze typen
ui-key-rules = de regel van deze stap
ui-key-pin = de getoonde uitleg vastzetten en erin gaan
ui-key-log = naar het logboek
ui-key-log-rounds = in het logboek, van ronde naar ronde
ui-key-players = naar de spelers
ui-key-replay = terugkijken, ronde voor ronde
ui-key-move-by-move = bij terugkijken, van zet naar zet
ui-key-zoom = dichterbij, verder weg, heel het bord
ui-key-help = deze lijst
ui-command = Een keuze typen
ui-command-write = Notatie of woorden
ui-command-none = Niets toegestaans past daarbij; Enter zegt waarom.
ui-command-not-now = Er valt nu niets te kiezen.
ui-command-never = Niemand heeft al iets met die naam gekregen.
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
ui-read-no-hand = Je kijkt toe: je hebt niets in de hand.
ui-zoom = Beeld van het bord
ui-close-up = Close-up van het bord
ui-closer = Dichterbij
ui-farther = Verder weg
ui-fit = Alles tonen
