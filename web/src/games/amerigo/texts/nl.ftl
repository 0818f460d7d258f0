### Het bord van Amerigo: woorden die alleen een beeld van de tafel nodig heeft.

board-waste-gold = { $count ->
    [one] In plaats van te passen kun je 1 goud nemen.
   *[other] In plaats van te passen kun je { $count } goud nemen.
  }
board-waste-points = { $count ->
    [one] Je kunt nog 1 actiepunt gebruiken. Wat overblijft, ben je kwijt.
   *[other] Je kunt nog { $count } actiepunten gebruiken. Wat overblijft, ben je kwijt.
  }
board-waste-post = De handelspost is gratis, en zonder post kun je hier niet bouwen.
board-waste-token = Het vooruitgangsfiche is gratis. Wie weigert, is het kwijt.
board-waste-expansion = Je hebt geen tegel om te bouwen: plannen levert tegels op.
board-you = Jij
board-sheet = Jouw bord
board-deeds = Wat je kunt doen
board-view = Beeld van de zee
board-whole-sea = De hele zee: tik om erheen te gaan
board-rotate = Draaien
board-mirror = Spiegelen
board-let-go = De tegel terugleggen
board-more = Wiel en voorraad
board-ap = { $points } AP
board-points = overwinningspunten
board-action-points = { $points ->
    [one] actiepunt
   *[other] actiepunten
  }
board-points-left = { $points ->
    [one] actiepunt over
   *[other] actiepunten over
  }
board-wheel = Blokjeswiel
board-stored = { $count ->
    [one] { $count } blokje in opslag
   *[other] { $count } blokjes in opslag
  }
board-centre = { $count ->
    [one] { $count } blokje in het midden
   *[other] { $count } blokjes in het midden
  }
board-tower-more = Deze blokjes bleven binnen. Een latere worp kan ze eruit stoten.
board-about-blue = Elk schip vaart tot zoveel vakken als er actiepunten zijn. Op een anker mag het een handelspost stichten.
board-about-black = Eén kanon per actiepunt, tegen de piraten.
board-about-red = Plan tegels: dorpen voor 1 elk, en één neutrale tegel voor zijn grootte.
board-about-brown = Eén vak per actiepunt op het vooruitgangsspoor. Elk vak met punten geeft een vooruitgangsfiche.
board-about-green = Bouw geplande tegels op eilanden waar je een handelspost hebt.
board-about-yellow = Koop productiefiches voor hun prijs: ze vermenigvuldigen je waren aan het einde.
board-about-white = Verplaats je volgordeschijf, of doe de actie van de kleur waarop hij staat.
board-marker = Marker van de ronde: { $marker }
board-gold-short = Goud nemen
board-ship-short = Schip { $ship }
board-spend-short = +1 actiepunt
board-cash-chest-short = Schatkist
board-run-over-short = Punten voor goud
board-marker-more = Als een eiland vol is, scoren de posten daar hun factor maal deze marker.
board-supply = Voorraad
board-shelf-tokens = Fiches
board-shelf-goods = Waren
board-shelf-tiles = Tegels
board-tokens-new = Nieuw deze ronde
board-tokens-leaving = Verdwijnt na deze ronde
board-bonus = +{ $points } AP
board-next-token = { $count ->
    [one] Je volgende fiche ligt { $count } vak verder op het vooruitgangsspoor.
   *[other] Je volgende fiche ligt { $count } vakken verder op het vooruitgangsspoor.
  }
board-goods-more = Productiefiches en hun prijs
board-production-more = Aan het einde telt elk van je waren van deze soort een keer extra.
board-none-left = Deze ronde is er geen meer over.
board-tiles-neutral = Neutrale tegels, voor allen
board-tiles-village = Jouw dorpen
board-tile-cost = { $points ->
    [one] { $points } actiepunt om te plannen; nog { $count }.
   *[other] { $points } actiepunten om te plannen; nog { $count }.
  }
board-pirates = Piraten
board-pirates-more = Aan het einde van de ronde vuurt iedereen zoveel kanonnen af als de piraten sterk zijn. Wie er te weinig heeft, verliest zoveel overwinningspunten.
board-pirates-none = Nog geen aanval
board-pirates-safe = Verslagen, { $left } over
board-pirates-lose = { board-pirates-short }: −{ $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }
board-pirates-short = { $count ->
    [one] { $count } kanon te weinig
   *[other] { $count } kanonnen te weinig
  }
board-marker-hidden = Een verborgen marker
board-strength = sterkte
board-tracks = Sporen
board-tracks-more = eronder: eindpunten
board-track-progress = Vooruitgang
board-track-progress-more = Elk vak met punten geeft een vooruitgangsfiche; het verste scoort aan het einde.
board-track-white = Volgorde
board-track-white-more = Wie het verst is, is eerst; op één vak de bovenste schijf. Het verste vak met punten scoort aan het einde.
board-track-cannons = Kanonnen
board-track-cannons-more = Worden aan het einde van elke ronde op de piraten afgevuurd.
board-track-gold = Goud
board-track-gold-more = Elk uitgegeven goud geeft een extra actiepunt. Boven 12 is elk goud een overwinningspunt.
board-track-points = { $points ->
    [one] De sporen zouden aan het einde { $points } overwinningspunt geven.
   *[other] De sporen zouden aan het einde { $points } overwinningspunten geven.
  }
board-advance-to = Vooruit naar vak { $space }
board-pile = Geplande tegels
board-pile-empty = Geen tegels gepland
board-planned = { $tile }, { $count } gepland, { board-ap } om te bouwen
board-planned-more = Gepland; kost { board-ap } om te bouwen.
board-pick-up = Kost { board-ap }. Tik erop, draai hem, tik dan waar hij moet liggen; of sleep hem daarheen.
board-note-choose = Elke actie toont haar actiepunten (AP).
board-note-place = Kies een verlicht deel van het kader rond de zee.
board-note-navigate = Kies een van je schepen, op zee of eronder.
board-note-sail = Kies een verlicht vak. Bij een anker kun je een handelspost stichten.
board-note-plan = Kies een verlichte tegel van de voorraad. AP is de prijs, × hoeveel er nog zijn.
board-note-buy = Kies een verlicht fiche van de voorraad; de prijs staat eronder.
board-note-token = Kies een verlicht fiche van de voorraad. Wijs het aan, of houd het vast, om te lezen wat het doet.
board-note-advance = Elke stap kost één actiepunt.
board-note-arm = Elk kanon kost één actiepunt.
board-note-special = Elke stap kost één actiepunt. Wie verder is, handelt eerder; sommige vakken scoren aan het einde.
board-note-post = Hij is gratis: zonder post kun je op dit eiland niet bouwen.
board-note-spent = Met de resterende actiepunten kan niets meer worden gedaan.
board-note-lay = Kies een gouden stip: de tegel bedekt dan de verlichte vakken eromheen.
board-build-note = Kies een tegel van je stapel, of sleep hem op een eiland.
board-build-none = Met de resterende actiepunten kan geen tegel worden gebouwd.
board-lay-note = { $tile }: draai met R, spiegel met F, kies dan een gouden stip.
board-lay-note-touch = { $tile }: draai of spiegel hem, tik dan op een gouden stip.
board-lay-here = { $tile } met het eerste vak op { $space }: +{ $points }, { $commodities }
board-completes = maakt het eiland vol
board-commodities = Waren
board-commodities-more = Fiches maal producties: { $points } aan het einde zoals het nu staat.
board-used = gebruikt
board-points-title = Overwinningspunten
board-gold-title = Goud
board-cannons-title = Kanonnen
board-posts-title = Handelsposten
board-productions-of = { $name }, productie
board-chests-title = Schatkisten
board-figure-points = Overwinningspunten: { $count }
board-figure-gold = Goud: { $count } van 12. Elk geeft een extra actiepunt bij een actie.
board-figure-cannons = Kanonnen: { $count } van 12
board-figure-posts = Handelsposten nog te stichten: { $count }
board-figure-chests = Schatkisten: { $count }. Elk kan voor 3 goud worden ingeleverd.
board-order = Spelersvolgorde
board-order-more = Plaats in de volgorde van deze fase.
board-sail-far = { $far } van { $points } actiepunten.
board-sail-discover = Een handelspost hier ontdekt het eiland: +{ $points }.
board-sail-post = Hier kan een handelspost komen.
board-island = Eiland van { $size } vakken
board-island-left = { $left ->
    [one] Nog { $left } vak.
   *[other] Nog { $left } vakken.
  }
board-island-full = Vol.
board-island-big = Groot eiland: tegels scoren meer, en wie het vol maakt krijgt de kist.
board-island-undiscovered = Niemand heeft hier al een handelspost: de eerste levert 3 op.
board-island-worth = { $posts ->
    [one] { $seat }: { $posts } post, +{ $points } als het nu vol was.
   *[other] { $seat }: { $posts } posten, +{ $points } als het nu vol was.
  }
board-island-posts = { $posts ->
    [one] { $seat }: { $posts } post.
   *[other] { $seat }: { $posts } posten.
  }
board-islands-place = Op
board-islands-size = Vakken
board-islands-left = Vrij
board-islands-posts = Posten, en punten als het nu vol was
board-islands-more = Wie het laatste vak vult krijgt er { $points } bij, en de kist van een groot eiland.
board-complete = vol

brief-build = Bouw: { $tile }
brief-lay = Leg hem op { $space }

## Waarvoor punten verdiend zijn.

board-earned-discovery = Ontdekkingen
board-earned-tiles = Tegels
board-earned-last-squares = Laatste vakken
board-earned-posts = Posten op volle eilanden
board-earned-spare-gold = Goud boven 12
board-earned-chronicle = Kroniek
board-earned-pirates = Piraten
board-earned-gold = Goud
board-earned-commodities = Waren
board-earned-tokens = Vooruitgangsfiches
board-earned-progress = Vooruitgangsspoor
board-earned-white = Volgordespoor

## De eindtelling, stap voor stap.

board-ending = Eindtelling
board-ending-before = De stand vóór de eindtelling
board-ending-step = Stap { $number } van { $last }: { $what }
board-ending-back = Stap terug
board-ending-next = Volgende stap
board-ending-space = vak { $space }
