### Amerigo. Keys and variables are explained in en.ftl.

title = Amerigo
score = { $count ->
    [one] { $count } overwinningspunt
   *[other] { $count } overwinningspunten
  }
# Amounts that many lines below refer to.
pay = { $points ->
    [one] { $points } overwinningspunt
   *[other] { $points } overwinningspunten
  }
ap = { $points ->
    [one] { $points } actiepunt
   *[other] { $points } actiepunten
  }
coins = { $gold ->
    [one] { $gold } goudstuk
   *[other] { $gold } goudstukken
  }
guns = { $cannons ->
    [one] { $cannons } kanon
   *[other] { $cannons } kanonnen
  }
guns-left = { $left ->
    [one] { $left } kanon
   *[other] { $left } kanonnen
  }
cubes = { $cubes ->
    [one] { $cubes } blokje
   *[other] { $cubes } blokjes
  }
loss = { $lost ->
    [one] { $lost } overwinningspunt
   *[other] { $lost } overwinningspunten
  }
option-sea = De zee
option-sea-random = Willekeurige tegels
option-tower = De blokjestoren
option-tower-standard = Standaard: ongeveer 12 blokjes blijven erin
option-tower-full = Vol: ongeveer 21 blijven erin, zoals in de spelregels
option-tower-light = Licht: ongeveer 5 blijven erin, volgens bezitters van het spel

## Actions, cubes and spaces.

act-navigation = zeevaart
act-cannons = kanonnen
act-planning = planning
act-progress = vooruitgang
act-expansion = uitbreiding
act-production = productie
act-special = speciale actie
cube-blue = { $count ->
    [one] blauw
   *[other] blauwe
  }
cube-black = { $count ->
    [one] zwart
   *[other] zwarte
  }
cube-red = { $count ->
    [one] rood
   *[other] rode
  }
cube-brown = { $count ->
    [one] bruin
   *[other] bruine
  }
cube-green = { $count ->
    [one] groen
   *[other] groene
  }
cube-yellow = { $count ->
    [one] geel
   *[other] gele
  }
cube-white = { $count ->
    [one] wit
   *[other] witte
  }
space-start = het startvak
space-any = een kleur naar keuze
frame = randvak { $n }
square-a = a{ $n }
square-b = b{ $n }
square-c = c{ $n }
square-d = d{ $n }
square-e = e{ $n }
square-f = f{ $n }
square-g = g{ $n }
square-h = h{ $n }
square-i = i{ $n }
square-j = j{ $n }
square-k = k{ $n }
square-l = l{ $n }
square-m = m{ $n }
square-n = n{ $n }
square-o = o{ $n }
square-p = p{ $n }
square-q = q{ $n }
square-r = r{ $n }
square-s = s{ $n }
square-t = t{ $n }
square-u = u{ $n }
square-v = v{ $n }
square-w = w{ $n }
square-x = x{ $n }
tile-north = { $n }↑
tile-east = { $n }→
tile-south = { $n }↓
tile-west = { $n }←
island-small = een klein eiland
island-big = een groot eiland

## Commodities and production tokens; $n is a token’s cost.

cotton = katoen
production-cotton = katoen ({ $n })
tobacco = tabak
production-tobacco = tabak ({ $n })
sugar = suiker
production-sugar = suiker ({ $n })
coconut = kokos
production-coconut = kokos ({ $n })
coffee = koffie
production-coffee = koffie ({ $n })

## Tiles.

village-single = { $count ->
    [one] dorp (1 vak)
   *[other] dorpen (1 vak)
  }
village-domino = { $count ->
    [one] dorp (2 vakken)
   *[other] dorpen (2 vakken)
  }
village-i3 = { $count ->
    [one] dorp (3 op een rij)
   *[other] dorpen (3 op een rij)
  }
village-l3 = { $count ->
    [one] dorp (3 in een L)
   *[other] dorpen (3 in een L)
  }
village-i4 = { $count ->
    [one] dorp (4 op een rij)
   *[other] dorpen (4 op een rij)
  }
village-square = { $count ->
    [one] dorp (4 in een vierkant)
   *[other] dorpen (4 in een vierkant)
  }
neutral-single = { $count ->
    [one] neutrale tegel (1 vak)
   *[other] neutrale tegels (1 vak)
  }
neutral-domino = { $count ->
    [one] neutrale tegel (2 vakken)
   *[other] neutrale tegels (2 vakken)
  }
neutral-i3 = { $count ->
    [one] neutrale tegel (3 op een rij)
   *[other] neutrale tegels (3 op een rij)
  }
neutral-l3 = { $count ->
    [one] neutrale tegel (3 in een L)
   *[other] neutrale tegels (3 in een L)
  }
neutral-i4 = { $count ->
    [one] neutrale tegel (4 op een rij)
   *[other] neutrale tegels (4 op een rij)
  }
neutral-square = { $count ->
    [one] neutrale tegel (4 in een vierkant)
   *[other] neutrale tegels (4 in een vierkant)
  }
neutral-u5 = { $count ->
    [one] neutrale tegel (5 in een U)
   *[other] neutrale tegels (5 in een U)
  }
neutral-block6 = { $count ->
    [one] neutrale tegel (6 in een blok)
   *[other] neutrale tegels (6 in een blok)
  }

## Progress tokens.

bonus-blue = zeevaartbonus
bonus-black = kanonnenbonus
bonus-red = planningbonus
bonus-brown = vooruitgangbonus
bonus-green = uitbreidingbonus
bonus-yellow = productiebonus
bonus-blue-black = bonus zeevaart of kanonnen
bonus-blue-red = bonus zeevaart of planning
bonus-blue-brown = bonus zeevaart of vooruitgang
bonus-blue-green = bonus zeevaart of uitbreiding
bonus-blue-yellow = bonus zeevaart of productie
bonus-black-red = bonus kanonnen of planning
bonus-black-brown = bonus kanonnen of vooruitgang
bonus-black-green = bonus kanonnen of uitbreiding
bonus-black-yellow = bonus kanonnen of productie
bonus-red-brown = bonus planning of vooruitgang
bonus-red-green = bonus planning of uitbreiding
bonus-red-yellow = bonus planning of productie
bonus-brown-green = bonus vooruitgang of uitbreiding
bonus-brown-yellow = bonus vooruitgang of productie
bonus-green-yellow = bonus uitbreiding of productie
following-wind = wind mee
letter-of-marque = kaperbrief
harbour-chain = havenketting
prize-money = buitgeld
surveyor = landmeter
master-builder = bouwmeester
purse-3 = beurs van 3
purse-5 = beurs van 5
harbour-dues = havengeld
assayer = essayeur
flagship = vlaggenschip
chronicle = kroniek
trading-company = handelscompagnie
royal-favour = koninklijke gunst
treasury = staatskas
about-bonus-blue = telkens als je zeevaart kiest.
about-bonus-black = telkens als je kanonnen kiest.
about-bonus-red = telkens als je planning kiest.
about-bonus-brown = telkens als je vooruitgang kiest.
about-bonus-green = telkens als je uitbreiding kiest.
about-bonus-yellow = telkens als je productie kiest.
about-bonus-blue-black = telkens als je zeevaart of kanonnen kiest.
about-bonus-blue-red = telkens als je zeevaart of planning kiest.
about-bonus-blue-brown = telkens als je zeevaart of vooruitgang kiest.
about-bonus-blue-green = telkens als je zeevaart of uitbreiding kiest.
about-bonus-blue-yellow = telkens als je zeevaart of productie kiest.
about-bonus-black-red = telkens als je kanonnen of planning kiest.
about-bonus-black-brown = telkens als je kanonnen of vooruitgang kiest.
about-bonus-black-green = telkens als je kanonnen of uitbreiding kiest.
about-bonus-black-yellow = telkens als je kanonnen of productie kiest.
about-bonus-red-brown = telkens als je planning of vooruitgang kiest.
about-bonus-red-green = telkens als je planning of uitbreiding kiest.
about-bonus-red-yellow = telkens als je planning of productie kiest.
about-bonus-brown-green = telkens als je vooruitgang of uitbreiding kiest.
about-bonus-brown-yellow = telkens als je vooruitgang of productie kiest.
about-bonus-green-yellow = telkens als je uitbreiding of productie kiest.
about-following-wind = Eén keer, bij zeevaart: 8 extra actiepunten voor elk schip.
about-letter-of-marque = Bij elke aanval zijn de piraten 2 sterker voor alle anderen.
about-harbour-chain = Verslaan piraten je, dan verlies je maar de helft, naar boven afgerond.
about-prize-money = 2 goudstukken voor elke afgeslagen aanval.
about-surveyor = Bij planning mag je twee neutrale tegels nemen.
about-master-builder = Rode blokjes gelden als groene en groene als rode.
about-purse-3 = Eén keer, in je beurt: 3 goudstukken.
about-purse-5 = Eén keer, in je beurt: 5 goudstukken.
about-harbour-dues = 1 goudstuk voor elke handelspost die je sticht.
about-assayer = Goud nemen in plaats van een actie levert 1 goudstuk per twee blokjes op.
about-flagship = Met de speciale actie mag je meteen eerste speler worden.
about-chronicle = Eén keer, in plaats van een actie: een overwinningspunt per blokje in het midden.
about-trading-company = Aan het einde: 1 overwinningspunt per gestichte handelspost.
about-royal-favour = Aan het einde: 7 overwinningspunten.
about-treasury = Aan het einde: je goud telt dubbel.

## The table.

word-storage = Opslag
word-tower = In de toren
word-tokens = Vooruitgangsfiches
word-islands = Eilanden
word-sea = De zee
word-round = Ronde { $number }
word-round-of = Ronde { $number } van { $count }
word-round-before = Vorige ronde
word-round-after = Volgende ronde
word-lead = De blokjestoren bepaalt je mogelijkheden: vaar, sticht handelsposten en bouw hele eilanden vol.
word-kind = Eilanden bebouwen
sketch-round = Ronde { $round } · fase: { $phase }
sketch-centre = In het midden: { $cubes } · { ap }
sketch-order = Spelersvolgorde: { $seats }
sketch-pirates = Piraten: { $strength } · rondemarkering: { $marker }
sketch-production = Productiefiches (kosten): { $tokens }
sketch-neutrals = Gezamenlijke voorraad: { $tiles }
sketch-island = { $space }: { $size } vakken, { $free } vrij · posten: { $posts }
sketch-island-big = { $space }: { $size } vakken, { $free } vrij, schatkist · posten: { $posts }
sketch-island-full = { $space }: { $size } vakken, voltooid · posten: { $posts }
sketch-you = jij
sketch-counts = Overwinningspunten: { $points } · goud: { $gold } · kanonnen: { $cannons } · schatkisten: { $chests }
sketch-tracks = Vooruitgang: { $progress } · speciale-actiespoor: { $white } ({ $colour }) · posten over: { $posts }
sketch-bonus = +{ ap } { $about }
sketch-owned = Fiches: { $tokens }
sketch-villages = Dorpen over: { $tiles }
sketch-pile = Geplande tegels: { $tiles }
sketch-ships = Schepen: { $spaces }
sketch-legend = . oceaan  + anker  # land  o postvak  1 { cotton }  2 { tobacco }  3 { sugar }  4 { coconut }  5 { coffee }  % neutrale tegel  a–d dorpen  A–D handelsposten  Ⓐ–Ⓓ schepen

## Questions to the players.

ask-choose = Welke actie kies je?
ask-place = Waar op de rand plaats je dit schip?
ask-navigate = Met welk schip vaar je?
ask-sail = Waar vaar je naartoe?
ask-post = Sticht je een handelspost?
ask-arm = Hoeveel kanonnen neem je?
ask-plan = Welke tegel plan je?
ask-progress = Hoeveel vakken zet je je vooruitgangsschijf verder?
ask-token = Welk vooruitgangsfiche neem je?
ask-build = Kies een tegel en draai die.
ask-lay = Waar leg je de tegel?
ask-buy = Welk productiefiche koop je?
ask-special = Zet je je volgordeschijf verder, of doe je de actie van de kleur eronder?
ask-disc = Hoeveel vakken zet je je volgordeschijf nog verder?
step-choose = actie kiezen
step-place = schepen plaatsen
step-navigate = schip kiezen
step-sail = varen
step-post = handelspost stichten
step-arm = kanonnen nemen
step-plan = plannen
step-progress = vooruitgangsschijf verzetten
step-token = vooruitgangsfiche nemen
step-build = bouwen
step-lay = tegel leggen
step-buy = productiefiches kopen
step-special = speciale actie
step-disc = volgordeschijf verzetten

## Actions to choose from.

action-do = Kies: { $action }
action-gold = Neem goud in plaats van een actie
action-chronicle = Gebruik de kroniek: 1 overwinningspunt per blokje in plaats van een actie
action-pass = Pas
action-cash-chest = Lever een schatkist in voor goud
action-cash-purse = Gebruik voor goud: { $token }
action-spend = Geef 1 goudstuk uit voor 1 extra actiepunt
action-finish = Beëindig de actie
action-place = Plaats het schip op { $space }
action-ship = Vaar met schip { $ship }
action-wind = Gebruik “wind mee”
action-sail = Vaar naar { $space }
action-post = Sticht een handelspost
action-no-post = Sticht niets
action-advance = Ga { $count } verder
action-token = Neem: { $token }
action-no-token = Neem geen fiche
action-plan = Plan: { $tile }
action-build = Bouw: { $tile }, ligging { $orientation }: { $drawing }
action-lay = Leg het eerste vak op { $space }
action-buy = Koop: { $token }
action-as = Gebruik de witte blokjes voor: { $action }
action-flagship = Gebruik het vlaggenschip: word eerste speler
action-run-over = Ruil de overgebleven punten voor 2 goudstukken
remark-post = op { $space }, op een eiland van { $size } vakken

## Events of the log.

log-sea-laid = { $big ->
    [one] De zee telt { $islands } eilanden, waarvan { $big } groot. De tegels, rij voor rij: { $tiles }.
   *[other] De zee telt { $islands } eilanden, waarvan { $big } groot. De tegels, rij voor rij: { $tiles }.
  }
log-order-drawn = Spelersvolgorde: { $seats }.
log-cubes-stored = Uit de toren komen { $cubes }; { $inside } blijven erin.
log-round-began = Ronde { $round }. De rondemarkering is { $marker }.
log-pirates-revealed = Piraten van sterkte { $strength } komen tevoorschijn: samen { $sum }.
log-tokens-laid = Nieuwe vooruitgangsfiches: { $tokens }.
log-tokens-removed = Vooruitgangsfiches uit het spel: { $tokens }.
log-production-laid = Nieuwe productiefiches (kosten): { $tokens }.
log-phase-began = Fase { $phase }: { $thrown } in de toren, { $cubes } in het midden, { ap } voor elke actie.
log-phase-skipped = { $thrown ->
    [one] Fase { $phase } valt uit: { $thrown } blokje gegooid, er komt niets uit.
   *[other] Fase { $phase } valt uit: { $thrown } blokjes gegooid, er komt niets uit.
  }
log-action-begun = { $seat } kiest { $action } met { ap }{ $bonus ->
    [0] { "" }
   *[other] { "" }, waarvan { $bonus } van fiches
  }.
    .you = Je kiest { $action } met { ap }{ $bonus ->
        [0] { "" }
       *[other] { "" }, waarvan { $bonus } van fiches
      }.
log-passed = { $seat } past.
    .you = Je past.
log-points-given-up = { $count ->
    [one] { $seat } laat { $count } actiepunt liggen.
   *[other] { $seat } laat { $count } actiepunten liggen.
  }
    .you = { $count ->
        [one] Je laat { $count } actiepunt liggen.
       *[other] Je laat { $count } actiepunten liggen.
      }
log-gold-taken = { $seat } neemt { coins } in plaats van een actie: { cubes }, 1 goudstuk per { $share }.
    .you = Je neemt { coins } in plaats van een actie: { cubes }, 1 goudstuk per { $share }.
log-gold-got = { $seat } krijgt { coins } van een fiche.
    .you = Je krijgt { coins } van een fiche.
log-gold-ran-over = { $seat } heeft { coins } te veel: { pay }.
    .you = Je hebt { coins } te veel: { pay }.
log-gold-spent = { $seat } geeft 1 goudstuk uit en heeft { ap }.
    .you = Je geeft 1 goudstuk uit en hebt { ap }.
log-chest-cashed = { $seat } levert een schatkist in voor { coins }.
    .you = Je levert een schatkist in voor { coins }.
log-purse-cashed = { $seat } leegt een beurs: { coins }.
    .you = Je leegt een beurs: { coins }.
log-track-ran-over = { $count ->
    [one] { $seat } staat aan het eind van het spoor en heeft { $count } actiepunt over: { coins }.
   *[other] { $seat } staat aan het eind van het spoor en heeft { $count } actiepunten over: { coins }.
  }
    .you = { $count ->
        [one] Je staat aan het eind van het spoor en hebt { $count } actiepunt over: { coins }.
       *[other] Je staat aan het eind van het spoor en hebt { $count } actiepunten over: { coins }.
      }
log-chronicle-used = { $seat } gebruikt de kroniek: { cubes } in het midden, { pay }.
    .you = Je gebruikt de kroniek: { cubes } in het midden, { pay }.
log-ship-placed = { $seat } plaatst schip { $ship } op { $space }.
    .you = Je plaatst schip { $ship } op { $space }.
log-wind-caught = { $seat } gebruikt “wind mee”: { ap } voor elk schip dat nog vaart.
    .you = Je gebruikt “wind mee”: { ap } voor elk schip dat nog vaart.
log-ship-sailed = { $seat } vaart met schip { $ship } van { $start } naar { $space }.
    .you = Je vaart met schip { $ship } van { $start } naar { $space }.
log-ship-stayed = { $seat } laat schip { $ship } liggen op { $space }.
    .you = Je laat schip { $ship } liggen op { $space }.
log-post-set-up = { $seat } sticht een handelspost op { $space }, op een eiland van { $size } vakken.
    .you = Je sticht een handelspost op { $space }, op een eiland van { $size } vakken.
log-island-discovered = { $seat } heeft het eiland ontdekt: { pay }.
    .you = Je hebt het eiland ontdekt: { pay }.
log-cannons-added = { $count ->
    [one] { $seat } neemt { $count } kanon en heeft er { $sum }.
   *[other] { $seat } neemt { $count } kanonnen en heeft er { $sum }.
  }
    .you = { $count ->
        [one] Je neemt { $count } kanon en hebt er { $sum }.
       *[other] Je neemt { $count } kanonnen en hebt er { $sum }.
      }
log-tile-planned = { $seat } plant: { $tile }.
    .you = Je plant: { $tile }.
log-progress-moved = { $seat } gaat { $count } verder, naar vak { $space } van het vooruitgangsspoor.
    .you = Je gaat { $count } verder, naar vak { $space } van het vooruitgangsspoor.
log-token-taken = { $seat } neemt het vooruitgangsfiche: { $token }.
    .you = Je neemt het vooruitgangsfiche: { $token }.
log-token-left = { $seat } neemt geen vooruitgangsfiche.
    .you = Je neemt geen vooruitgangsfiche.
log-tile-built = { $seat } bouwt op { $space }, op { $island } van { $size } vakken: { $tile }. { $scoring } × { $each } = { pay }.
    .you = Je bouwt op { $space }, op { $island } van { $size } vakken: { $tile }. { $scoring } × { $each } = { pay }.
log-commodities-gathered = { $seat } verzamelt { $commodities }.
    .you = Je verzamelt { $commodities }.
log-island-completed = { $seat } voltooit een eiland van { $size } vakken: { pay }.
    .you = Je voltooit een eiland van { $size } vakken: { pay }.
log-island-completed-chest = { $seat } voltooit een groot eiland van { $size } vakken: { pay } en de schatkist.
    .you = Je voltooit een groot eiland van { $size } vakken: { pay } en de schatkist.
log-posts-scored = { $posts ->
    [one] { $seat } heeft daar { $posts } handelspost: { $factor } × { $marker } = { pay }.
   *[other] { $seat } heeft daar { $posts } handelsposten: { $factor } × { $marker } = { pay }.
  }
    .you = { $posts ->
        [one] Je hebt daar { $posts } handelspost: { $factor } × { $marker } = { pay }.
       *[other] Je hebt daar { $posts } handelsposten: { $factor } × { $marker } = { pay }.
      }
log-production-bought = { $seat } koopt een productiefiche voor { $cost }: { $token }.
    .you = Je koopt een productiefiche voor { $cost }: { $token }.
log-disc-moved = { $seat } zet de volgordeschijf { $count } verder, op vak { $space }: { $colour }.
    .you = Je zet je volgordeschijf { $count } verder, op vak { $space }: { $colour }.
log-flag-raised = { $seat } gaat met het vlaggenschip voorbij { $first } en is eerste speler.
    .you-first = { $seat } gaat jou met het vlaggenschip voorbij en is eerste speler.
    .you = Je gaat met het vlaggenschip voorbij { $first } en bent eerste speler.
log-pirates-beaten = { $seat } slaat de piraten (sterkte { $strength }) af en houdt { guns-left } over.
    .you = Je slaat de piraten (sterkte { $strength }) af en houdt { guns-left } over.
log-pirates-won = De piraten (sterkte { $strength }) verslaan { $seat } ({ guns }): { loss } kwijt.
    .you = De piraten (sterkte { $strength }) verslaan je ({ guns }): { loss } kwijt.
log-pirates-won-halved = De piraten (sterkte { $strength }) verslaan { $seat } ({ guns }). De helft van { $strength }, naar boven afgerond, is { $due }: { loss } kwijt.
    .you = De piraten (sterkte { $strength }) verslaan je ({ guns }). De helft van { $strength }, naar boven afgerond, is { $due }: { loss } kwijt.
log-gold-scored = { $seat } krijgt { pay } voor { coins }.
    .you = Je krijgt { pay } voor { coins }.
log-commodity-scored = { $seat } krijgt voor { $commodity }: { $tokens } × { $productions } = { pay }.
    .you = Je krijgt voor { $commodity }: { $tokens } × { $productions } = { pay }.
log-token-scored = { $seat } krijgt voor het fiche { $token }: { pay }.
    .you = Je krijgt voor het fiche { $token }: { pay }.
log-token-scored-posts = { $posts ->
    [one] { $seat } krijgt voor het fiche { $token } en { $posts } handelspost: { pay }.
   *[other] { $seat } krijgt voor het fiche { $token } en { $posts } handelsposten: { pay }.
  }
    .you = { $posts ->
        [one] Je krijgt voor het fiche { $token } en { $posts } handelspost: { pay }.
       *[other] Je krijgt voor het fiche { $token } en { $posts } handelsposten: { pay }.
      }
log-token-scored-gold = { $seat } krijgt voor het fiche { $token } en { coins }: { pay }.
    .you = Je krijgt voor het fiche { $token } en { coins }: { pay }.
log-progress-scored = { $seat } staat op vak { $space } van het vooruitgangsspoor: { pay }.
    .you = Je staat op vak { $space } van het vooruitgangsspoor: { pay }.
log-white-scored = { $seat } staat op vak { $space } van het speciale-actiespoor: { pay }.
    .you = Je staat op vak { $space } van het speciale-actiespoor: { pay }.
log-match-ended = De partij is afgelopen. { $seats } wint met { pay }.
    .you-seats = { $seats-count ->
        [one] De partij is afgelopen. Je wint met { pay }.
       *[other] De partij is afgelopen. Overwinning met { pay } voor { $seats }.
    }
ending-rounds = De vijf rondes zijn gespeeld.

## Sources of the victory points of a score.

category-discovery = ontdekte eilanden
category-tiles = gebouwde tegels
category-last-squares = voltooide eilanden
category-posts = handelsposten
category-spare-gold = goud boven 12
category-chronicle = kroniek
category-pirates = piraten
category-gold = goud
category-commodities = goederen
category-tokens = vooruitgangsfiches
category-progress = vooruitgangsspoor
category-white = speciale-actiespoor
category-before = eerder

## Why something is not allowed.

why-match-over = De partij is afgelopen.
why-not-now = Nu niet. Huidige stap: { $now }. Dat kan tijdens: { $then }.
why-not-your-turn = Je bent niet aan de beurt: wacht op { $seat }.
why-no-such-cube = Er ligt geen blokje voor deze actie in het midden: { $action }.
why-no-such-token = Dit fiche kun je niet gebruiken: { $token }.
why-no-chest = Je hebt geen schatkist.
why-no-gold = Je hebt geen goud meer.
why-too-dear = { $points ->
    [one] Dit kost { $cost }; je hebt nog { $points } actiepunt.
   *[other] Dit kost { $cost }; je hebt nog { $points } actiepunten.
  }
why-no-such-space = Dit vak is er niet in deze zee: { $space }.
why-ship-moved = Schip { $ship } heeft al gevaren.
why-ship-under-way = Maak eerst de vaart af van het schip dat onderweg is.
why-not-ocean = Schepen varen op zee; { $space } is land.
why-too-far = { $space } is { $far } vakken ver, en dit schip heeft { ap }.
why-space-taken = Op { $space } ligt een ander schip.
why-track-ends = Het spoor eindigt op vak { $last }.
why-token-not-laid = Dit fiche ligt er niet: { $token }.
why-disc-elsewhere = Je schijf staat op { $colour }, dus dit kan niet: { $action }.
why-cube-in-centre = Er ligt een blokje voor deze actie in het midden; kies die rechtstreeks: { $action }.
why-first-already = Je bent al eerste speler.
why-not-at-end = Alleen het laatste vak, { $last }, geeft goud voor overgebleven punten.
why-no-tile-left = Niet meer over: { $tile }.
why-neutral-taken = In deze actie kun je geen neutrale tegel meer nemen: { $tile }.
why-not-laid-out = Dit productiefiche ligt er niet: { $token }.
why-not-in-pile = Deze tegel heb je niet gepland: { $tile }.
why-no-such-orientation = Deze tegel heeft geen ligging { $orientation }: { $tile }.
why-no-posts = Je hebt nog geen handelspost, dus je kunt niet bouwen.
why-no-place = In ligging { $orientation } is er voor deze tegel geen plek die met je handelsposten verbonden is: { $tile }.
why-not-land = Op { $space } zou de tegel in de oceaan uitsteken.
why-not-free = Op { $space } zou de tegel een tegel of handelspost bedekken.
why-no-post-there = Je hebt geen handelspost op het eiland bij { $space }.
why-not-linked = Op { $space } is de tegel niet met je handelsposten verbonden.

## Why one choice is better than another. $count, $percent and $instead compare what follows the two.

odds = in { $percent }% van de gevallen in plaats van { $instead }%
more-points = { $count ->
    [one] { $count } overwinningspunt meer
   *[other] { $count } overwinningspunten meer
  }
fewer-points = { $count ->
    [one] { $count } overwinningspunt minder
   *[other] { $count } overwinningspunten minder
  }
reason-discovery = Met het ontdekken van eilanden scoor je ongeveer { more-points }.
reason-tiles = Met de tegels die je bouwt, scoor je ongeveer { more-points }.
reason-island = Met het voltooien van eilanden scoor je ongeveer { more-points }.
reason-posts = Je handelsposten leveren ongeveer { more-points } op.
reason-chronicle = De kroniek levert ongeveer { more-points } op.
reason-gold = { $count ->
    [one] Je hebt ongeveer { $count } goudstuk meer.
   *[other] Je hebt ongeveer { $count } goudstukken meer.
  }
reason-chest = Je krijgt een schatkist { odds }.
reason-cannons = { $count ->
    [one] Je hebt ongeveer { $count } kanon meer.
   *[other] Je hebt ongeveer { $count } kanonnen meer.
  }
reason-pirates = De volgende aanval van de piraten kost je ongeveer { fewer-points }.
reason-progress = { $count ->
    [one] Je vooruitgangsschijf komt ongeveer { $count } vak verder.
   *[other] Je vooruitgangsschijf komt ongeveer { $count } vakken verder.
  }
reason-token = Je neemt een vooruitgangsfiche { odds }.
reason-special = { $count ->
    [one] Je volgordeschijf komt ongeveer { $count } vak verder op het speciale-actiespoor.
   *[other] Je volgordeschijf komt ongeveer { $count } vakken verder op het speciale-actiespoor.
  }
reason-first = Je bent de eerste in de spelersvolgorde { odds }.
reason-commodities = Je verzamelt ongeveer { $count } goederen meer.
reason-matched = Je goederen leveren met je productiefiches ongeveer { more-points } op.
reason-production = Je koopt een productiefiche { odds }.
reason-planned = { $count ->
    [one] Je hebt ongeveer { $count } geplande tegel meer.
   *[other] Je hebt ongeveer { $count } geplande tegels meer.
  }
reason-post = Je sticht een handelspost { odds }.
reason-rival-points = { $seat } scoort ongeveer { fewer-points }.
reason-rival-post = { $seat } sticht een handelspost { odds }.
reason-rival-token = { $seat } neemt een vooruitgangsfiche { odds }.
