### Het bord van Amerigo: woorden die alleen een beeld van de tafel nodig heeft.

board-waste-gold = { $count ->
    [one] In plaats van te passen kun je 1 goudstuk nemen.
   *[other] In plaats van te passen kun je { $count } goudstukken nemen.
  }
board-waste-points = { $count ->
    [one] Je kunt nog 1 actiepunt gebruiken. Ongebruikte punten ben je kwijt.
   *[other] Je kunt nog { $count } actiepunten gebruiken. Ongebruikte punten ben je kwijt.
  }
board-waste-post = De handelspost is gratis. Zonder handelspost kun je hier niet bouwen.
board-waste-token = Het vooruitgangsfiche is gratis. Als je het weigert, ben je het kwijt.
board-waste-expansion = Je hebt geen tegel om te bouwen. Met planning neem je tegels.
board-you = Jij
board-sheet = Je blad
board-actions = Wat je kunt doen
board-view = Beeld van de zee
board-whole-sea = De hele zee: tik om erheen te gaan
board-rotate = Draaien
board-mirror = Spiegelen
board-let-go = De tegel terugleggen
board-more = Wiel en voorraad
board-ap = { $points } AP
board-ap-more = AP: actiepunten, voor de actie die je kiest.
board-points = overwinningspunten
board-action-points = { $points ->
    [one] actiepunt
   *[other] actiepunten
  }
board-points-left = { $points ->
    [one] actiepunt over
   *[other] actiepunten over
  }
board-wheel = Actiewiel
board-stored = { $count ->
    [one] { $count } blokje in opslag
   *[other] { $count } blokjes in opslag
  }
board-centre = { $count ->
    [one] { $count } blokje in het midden
   *[other] { $count } blokjes in het midden
  }
board-tower-more = Deze blokjes bleven binnen. Latere blokjes kunnen ze eruit stoten.
board-about-blue = Elk schip vaart één vak per actiepunt. Op een anker mag het een handelspost stichten.
board-about-black = Neem één kanon per actiepunt, tegen de piraten.
board-about-red = Plan tegels: dorpen voor 1 AP elk, en één neutrale tegel voor zijn grootte.
board-about-brown = Ga één vak per actiepunt vooruit op het vooruitgangsspoor. Elk vak met punten geeft een vooruitgangsfiche.
board-about-green = Bouw geplande tegels op eilanden waar je een handelspost hebt.
board-about-yellow = Koop productiefiches. Die vermenigvuldigen je goederen aan het einde.
board-about-white = Zet je volgordeschijf verder, of doe de actie van de kleur eronder.
board-marker = Rondemarkering: { $marker }
board-gold-short = Goud nemen
board-ship-short = Schip { $ship }
board-spend-short = +1 actiepunt
board-cash-chest-short = Schatkist
board-run-over-short = Punten voor goud
board-marker-more = Als een eiland wordt voltooid, leveren de handelsposten daar hun factor maal deze markering op.
board-frame-more = De rand is oceaan. De vakken hebben een nummer, zodat het logboek ze kan noemen; je schepen beginnen hier.
board-supply = Voorraad
board-shelf-tokens = Fiches
board-shelf-goods = Productie
board-shelf-tiles = Tegels
board-tokens-new = Nieuw deze ronde
board-tokens-leaving = Weg na deze ronde
board-bonus = +{ $points } AP
board-next-token = { $count ->
    [one] Je volgende fiche ligt { $count } vak verder op het vooruitgangsspoor.
   *[other] Je volgende fiche ligt { $count } vakken verder op het vooruitgangsspoor.
  }
board-goods-more = Productiefiches en hun kosten
board-production-more = Aan het einde levert elk goed van deze soort 1 punt extra op.
board-none-left = Deze ronde geen meer.
board-tiles-neutral = Neutrale tegels, voor iedereen
board-tiles-village = Jouw dorpen
board-tile-cost = { $points ->
    [one] { $points } actiepunt om te plannen; nog { $count }.
   *[other] { $points } actiepunten om te plannen; nog { $count }.
  }
board-pirates = Piraten
board-pirates-more = Aan het einde van de ronde vuur je evenveel kanonnen af als de sterkte van de piraten. Met te weinig verlies je evenveel overwinningspunten.
board-pirates-none = Nog geen aanval
board-pirates-safe = Afgeslagen, { $left } over
board-pirates-lose = { board-pirates-short }: −{ $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
board-pirates-short = { $count ->
    [one] { $count } kanon te weinig
   *[other] { $count } kanonnen te weinig
  }
board-marker-hidden = Een gedekte piratenmarkering
board-strength = sterkte
board-tracks = Sporen
board-tracks-more = eronder: punten aan het einde
board-track-progress = Vooruitgang
board-track-progress-more = Elk vak met punten geeft een vooruitgangsfiche. Het verste dat je bereikt, levert aan het einde punten op.
board-track-white = Speciale actie
board-track-white-more = De verste schijf is het eerst aan de beurt; op hetzelfde vak de bovenste schijf. Het verste vak met punten levert aan het einde punten op.
board-track-cannons = Kanonnen
board-track-cannons-more = Worden aan het einde van elke ronde op de piraten afgevuurd.
board-track-gold = Goud
board-track-gold-more = Elk uitgegeven goudstuk geeft een extra actiepunt. Boven 12 is elk goudstuk een overwinningspunt.
board-track-points = { $points ->
    [one] Sporen aan het einde: { $points } overwinningspunt.
   *[other] Sporen aan het einde: { $points } overwinningspunten.
  }
board-advance-to = Vooruit naar vak { $space }
board-pile = Geplande tegels
board-pile-empty = Geen tegels gepland
board-planned = { $tile }, { $count } gepland, { board-ap } om te bouwen
board-planned-more = Gepland; kost { board-ap } om te bouwen.
board-pick-up = Kost { board-ap }. Tik erop, draai de tegel en tik dan op een plek, of sleep de tegel daarheen.
board-note-choose = Bij elke actie staan de actiepunten (AP).
board-note-place = Kies een gemarkeerd vak op de rand rond de zee.
board-note-navigate = Kies een schip, op de kaart of in de lijst eronder.
board-note-sail = Kies een gemarkeerd vak. Op een anker kun je een handelspost stichten.
board-note-plan = Kies een gemarkeerde tegel uit de voorraad. AP zijn de kosten, × hoeveel er nog zijn.
board-note-buy = Kies een gemarkeerd fiche uit de voorraad. De kosten staan eronder.
board-note-token = Kies een gemarkeerd fiche uit de voorraad. Wijs het aan of houd je vinger erop om te lezen wat het doet.
board-note-progress = Elk vak kost één actiepunt.
board-note-arm = Elk kanon kost één actiepunt.
board-note-special = Elk vak kost één actiepunt. Hoe verder je bent, hoe eerder je aan de beurt bent; sommige vakken leveren aan het einde punten op.
board-note-post = Een handelspost is gratis. Zonder handelspost kun je op dit eiland niet bouwen.
board-note-spent = Met de resterende actiepunten kun je niets meer doen.
board-note-lay = Kies een gouden stip: de tegel bedekt dan de gemarkeerde vakken eromheen.
board-note-build = Kies een geplande tegel, of sleep die naar een eiland.
board-build-none = Met de resterende actiepunten kun je geen tegel bouwen.
board-lay-note = { $tile }: draai met R, spiegel met F, kies dan een gouden stip.
board-lay-note-touch = { $tile }: draai of spiegel de tegel, tik dan op een gouden stip.
board-lay-here = { $tile } met het eerste vak op { $space }: +{ $points }, { $commodities }
board-completes = voltooit het eiland
board-commodities = Goederen
board-commodities-more = Goederen maal productie: { $points } punten aan het einde, zoals het nu staat.
board-used = gebruikt
board-points-title = Overwinningspunten
board-gold-title = Goud
board-cannons-title = Kanonnen
board-posts-title = Handelsposten
board-productions-of = { $name }, productie
board-chests-title = Schatkisten
board-figure-points = Overwinningspunten: { $count }
board-figure-gold = Goud: { $count } van 12. Elk goudstuk geeft een extra actiepunt bij een actie.
board-figure-cannons = Kanonnen: { $count } van 12
board-figure-posts = Handelsposten nog te stichten: { $count }
board-figure-chests = Schatkisten: { $count }. Elke schatkist lever je in voor 3 goudstukken.
board-order = Spelersvolgorde
board-order-more = Plaats in de spelersvolgorde van deze fase.
board-sail-far = { $far } van { $points } actiepunten.
board-sail-discover = Met een handelspost hier ontdek je het eiland: +{ $points }.
board-sail-post = Hier kun je een handelspost stichten.
board-island = Eiland van { $size } vakken
board-island-left = { $left ->
    [one] Nog { $left } vak.
   *[other] Nog { $left } vakken.
  }
board-island-full = Voltooid.
board-island-big = Groot eiland: tegels leveren meer op, en als je het voltooit, krijg je de schatkist.
board-island-undiscovered = Hier is nog geen handelspost: de eerste levert 3 op.
board-island-worth = { $posts ->
    [one] { $seat }: { $posts } post, +{ $points } als het nu wordt voltooid.
   *[other] { $seat }: { $posts } posten, +{ $points } als het nu wordt voltooid.
  }
board-island-posts = { $posts ->
    [one] { $seat }: { $posts } post.
   *[other] { $seat }: { $posts } posten.
  }
board-islands-place = Op
board-islands-size = Vakken
board-islands-left = Vrij
board-islands-posts = Posten, en punten als het nu wordt voltooid
board-islands-more = Het laatste vak vullen levert { $points } extra op, en op een groot eiland de schatkist.
board-complete = voltooid

brief-build = Bouw: { $tile }
brief-lay = Leg de tegel op { $space }

## Waarvoor punten verdiend zijn.

board-earned-discovery = Ontdekkingen
board-earned-tiles = Tegels
board-earned-last-squares = Laatste vakken
board-earned-posts = Posten op voltooide eilanden
board-earned-spare-gold = Goud boven 12
board-earned-chronicle = Kroniek
board-earned-pirates = Piraten
board-earned-gold = Goud
board-earned-commodities = Goederen
board-earned-tokens = Vooruitgangsfiches
board-earned-progress = Vooruitgangsspoor
board-earned-white = Speciale-actiespoor

## De eindtelling, stap voor stap.

board-ending = Eindtelling
board-ending-before = Vóór de eindtelling
board-ending-step = Stap { $number } van { $last }: { $what }
board-ending-back = Vorige stap
board-ending-next = Volgende stap
board-ending-space = vak { $space }
