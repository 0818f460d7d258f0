### Amerigo. Keys and variables are explained in en.ftl.
###
### No-break spaces stand before double punctuation. No player's name stands behind “de” or “que”.

title = Amerigo
score = { $count ->
    [one] { $count } point de victoire
   *[other] { $count } points de victoire
  }
# Amounts that many lines below refer to.
pay = { $points ->
    [one] { $points } point de victoire
   *[other] { $points } points de victoire
  }
ap = { $points ->
    [one] { $points } point d’action
   *[other] { $points } points d’action
  }
coins = { $gold ->
    [one] { $gold } pièce d’or
   *[other] { $gold } pièces d’or
  }
guns = { $cannons ->
    [one] { $cannons } canon
   *[other] { $cannons } canons
  }
guns-left = { $left ->
    [one] { $left } canon
   *[other] { $left } canons
  }
cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
loss = { $lost ->
    [one] { $lost } point de victoire
   *[other] { $lost } points de victoire
  }
option-sea = La mer
option-sea-random = Tuiles au hasard
option-tower = La tour à cubes
option-tower-standard = Standard : environ 12 cubes y restent
option-tower-full = Pleine : environ 21 y restent, comme dans la règle
option-tower-light = Légère : environ 5 y restent, selon des possesseurs du jeu

## Actions, cubes and spaces.

act-navigation = navigation
act-cannons = canons
act-planning = planification
act-progress = progression
act-expansion = expansion
act-production = production
act-special = action spéciale
cube-blue = { $count ->
    [one] bleu
   *[other] bleus
  }
cube-black = { $count ->
    [one] noir
   *[other] noirs
  }
cube-red = { $count ->
    [one] rouge
   *[other] rouges
  }
cube-brown = { $count ->
    [one] marron
   *[other] marron
  }
cube-green = { $count ->
    [one] vert
   *[other] verts
  }
cube-yellow = { $count ->
    [one] jaune
   *[other] jaunes
  }
cube-white = { $count ->
    [one] blanc
   *[other] blancs
  }
space-start = la case de départ
space-any = la couleur de votre choix
frame = case de cadre { $n }
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
island-small = une petite île
island-big = une grande île

## Commodities and production tokens; $n is a token’s cost.

cotton = coton
production-cotton = coton ({ $n })
tobacco = tabac
production-tobacco = tabac ({ $n })
sugar = sucre
production-sugar = sucre ({ $n })
coconut = coco
production-coconut = coco ({ $n })
coffee = café
production-coffee = café ({ $n })

## Tiles.

village-single = { $count ->
    [one] village (1 case)
   *[other] villages (1 case)
  }
village-domino = { $count ->
    [one] village (2 cases)
   *[other] villages (2 cases)
  }
village-i3 = { $count ->
    [one] village (3 en ligne)
   *[other] villages (3 en ligne)
  }
village-l3 = { $count ->
    [one] village (3 en L)
   *[other] villages (3 en L)
  }
village-i4 = { $count ->
    [one] village (4 en ligne)
   *[other] villages (4 en ligne)
  }
village-square = { $count ->
    [one] village (4 en carré)
   *[other] villages (4 en carré)
  }
neutral-single = { $count ->
    [one] tuile de terrain neutre (1 case)
   *[other] tuiles de terrain neutre (1 case)
  }
neutral-domino = { $count ->
    [one] tuile de terrain neutre (2 cases)
   *[other] tuiles de terrain neutre (2 cases)
  }
neutral-i3 = { $count ->
    [one] tuile de terrain neutre (3 en ligne)
   *[other] tuiles de terrain neutre (3 en ligne)
  }
neutral-l3 = { $count ->
    [one] tuile de terrain neutre (3 en L)
   *[other] tuiles de terrain neutre (3 en L)
  }
neutral-i4 = { $count ->
    [one] tuile de terrain neutre (4 en ligne)
   *[other] tuiles de terrain neutre (4 en ligne)
  }
neutral-square = { $count ->
    [one] tuile de terrain neutre (4 en carré)
   *[other] tuiles de terrain neutre (4 en carré)
  }
neutral-u5 = { $count ->
    [one] tuile de terrain neutre (5 en U)
   *[other] tuiles de terrain neutre (5 en U)
  }
neutral-block6 = { $count ->
    [one] tuile de terrain neutre (6 en bloc)
   *[other] tuiles de terrain neutre (6 en bloc)
  }

## Progress tokens.

bonus-blue = bonus navigation
bonus-black = bonus canons
bonus-red = bonus planification
bonus-brown = bonus progression
bonus-green = bonus expansion
bonus-yellow = bonus production
bonus-blue-black = bonus navigation ou canons
bonus-blue-red = bonus navigation ou planification
bonus-blue-brown = bonus navigation ou progression
bonus-blue-green = bonus navigation ou expansion
bonus-blue-yellow = bonus navigation ou production
bonus-black-red = bonus canons ou planification
bonus-black-brown = bonus canons ou progression
bonus-black-green = bonus canons ou expansion
bonus-black-yellow = bonus canons ou production
bonus-red-brown = bonus planification ou progression
bonus-red-green = bonus planification ou expansion
bonus-red-yellow = bonus planification ou production
bonus-brown-green = bonus progression ou expansion
bonus-brown-yellow = bonus progression ou production
bonus-green-yellow = bonus expansion ou production
following-wind = vent arrière
letter-of-marque = lettre de marque
harbour-chain = chaîne de port
prize-money = part de prise
surveyor = géomètre
master-builder = maître d’œuvre
purse-3 = bourse de 3
purse-5 = bourse de 5
harbour-dues = droits de port
assayer = essayeur
flagship = navire amiral
chronicle = chronique
trading-company = compagnie marchande
royal-favour = faveur royale
treasury = trésorerie
about-bonus-blue = chaque fois que vous choisissez la navigation.
about-bonus-black = chaque fois que vous choisissez les canons.
about-bonus-red = chaque fois que vous choisissez la planification.
about-bonus-brown = chaque fois que vous choisissez la progression.
about-bonus-green = chaque fois que vous choisissez l’expansion.
about-bonus-yellow = chaque fois que vous choisissez la production.
about-bonus-blue-black = chaque fois que vous choisissez la navigation ou les canons.
about-bonus-blue-red = chaque fois que vous choisissez la navigation ou la planification.
about-bonus-blue-brown = chaque fois que vous choisissez la navigation ou la progression.
about-bonus-blue-green = chaque fois que vous choisissez la navigation ou l’expansion.
about-bonus-blue-yellow = chaque fois que vous choisissez la navigation ou la production.
about-bonus-black-red = chaque fois que vous choisissez les canons ou la planification.
about-bonus-black-brown = chaque fois que vous choisissez les canons ou la progression.
about-bonus-black-green = chaque fois que vous choisissez les canons ou l’expansion.
about-bonus-black-yellow = chaque fois que vous choisissez les canons ou la production.
about-bonus-red-brown = chaque fois que vous choisissez la planification ou la progression.
about-bonus-red-green = chaque fois que vous choisissez la planification ou l’expansion.
about-bonus-red-yellow = chaque fois que vous choisissez la planification ou la production.
about-bonus-brown-green = chaque fois que vous choisissez la progression ou l’expansion.
about-bonus-brown-yellow = chaque fois que vous choisissez la progression ou la production.
about-bonus-green-yellow = chaque fois que vous choisissez l’expansion ou la production.
about-following-wind = Une seule fois, en navigation : 8 points d’action de plus pour chaque navire.
about-letter-of-marque = À chaque attaque, les pirates ont 2 de force en plus contre tous les autres.
about-harbour-chain = Si les pirates vous battent, vous ne perdez que la moitié, arrondie à l’entier supérieur.
about-prize-money = 2 pièces d’or à chaque attaque repoussée.
about-surveyor = En planification, vous pouvez prendre deux tuiles de terrain neutre.
about-master-builder = Les cubes rouges comptent comme verts, et les verts comme rouges.
about-purse-3 = Une seule fois, à votre tour : 3 pièces d’or.
about-purse-5 = Une seule fois, à votre tour : 5 pièces d’or.
about-harbour-dues = 1 pièce d’or par comptoir que vous installez.
about-assayer = Prendre de l’or au lieu d’agir rapporte 1 pièce pour deux cubes.
about-flagship = Avec l’action spéciale, vous pouvez devenir aussitôt premier joueur.
about-chronicle = Une seule fois, au lieu d’une action : un point de victoire par cube au centre.
about-trading-company = À la fin : 1 point de victoire par comptoir installé.
about-royal-favour = À la fin : 7 points de victoire.
about-treasury = À la fin : votre or compte deux fois.

## The table.

word-storage = Stockage
word-tower = Dans la tour
word-tokens = Jetons de progression
word-islands = Îles
word-sea = La mer
word-round = Round { $number }
word-round-of = Round { $number } sur { $count }
word-round-before = Round précédent
word-round-after = Round suivant
word-lead = La tour à cubes fixe vos possibilités : naviguez, installez des comptoirs et remplissez des îles entières.
word-kind = Construire sur les îles
sketch-round = Round { $round } · phase : { $phase }
sketch-centre = Au centre : { $cubes } · { ap }
sketch-order = Ordre des joueurs : { $seats }
sketch-pirates = Pirates : { $strength } · marqueur de round : { $marker }
sketch-production = Jetons de production (coût) : { $tokens }
sketch-neutrals = Réserve commune : { $tiles }
sketch-island = { $space } : { $size } cases, dont { $free } libres · comptoirs : { $posts }
sketch-island-big = { $space } : { $size } cases, dont { $free } libres, coffre · comptoirs : { $posts }
sketch-island-full = { $space } : { $size } cases, complète · comptoirs : { $posts }
sketch-you = vous
sketch-counts = Points de victoire : { $points } · or : { $gold } · canons : { $cannons } · coffres : { $chests }
sketch-tracks = Progression : { $progress } · piste d’action spéciale : { $white } ({ $colour }) · comptoirs restants : { $posts }
sketch-bonus = +{ ap } { $about }
sketch-owned = Jetons : { $tokens }
sketch-villages = Villages restants : { $tiles }
sketch-pile = Tuiles planifiées : { $tiles }
sketch-ships = Navires : { $spaces }
sketch-legend = . océan  + ancre  # terre  o case de comptoir  1 { cotton }  2 { tobacco }  3 { sugar }  4 { coconut }  5 { coffee }  % tuile de terrain neutre  a–d villages  A–D comptoirs  Ⓐ–Ⓓ navires

## Questions to the players.

ask-choose = Quelle action choisissez-vous ?
ask-place = Où placez-vous ce navire sur le cadre ?
ask-navigate = Quel navire déplacez-vous ?
ask-sail = Jusqu’où naviguez-vous ?
ask-post = Installez-vous un comptoir ?
ask-arm = Combien de canons ajoutez-vous ?
ask-plan = Quelle tuile planifiez-vous ?
ask-progress = De combien avancez-vous votre disque de progression ?
ask-token = Quel jeton de progression prenez-vous ?
ask-build = Choisissez une tuile et tournez-la.
ask-lay = Où posez-vous la tuile ?
ask-buy = Quel jeton de production achetez-vous ?
ask-special = Avancez-vous votre disque d’ordre, ou faites-vous l’action de sa couleur ?
ask-disc = De combien avancez-vous encore votre disque d’ordre ?
step-choose = choix d’une action
step-place = placement des navires
step-navigate = choix d’un navire
step-sail = déplacement d’un navire
step-post = installation d’un comptoir
step-arm = ajout de canons
step-plan = planification
step-progress = avance du disque de progression
step-token = prise d’un jeton de progression
step-build = construction
step-lay = pose d’une tuile
step-buy = achat de jetons de production
step-special = action spéciale
step-disc = avance du disque d’ordre

## Actions to choose from.

action-do = Choisir : { $action }
action-gold = Prendre de l’or au lieu d’agir
action-chronicle = Utiliser la chronique : 1 point de victoire par cube au lieu d’agir
action-pass = Passer
action-cash-chest = Échanger un coffre au trésor contre de l’or
action-cash-purse = Utiliser pour de l’or : { $token }
action-spend = Dépenser 1 pièce d’or pour 1 point d’action de plus
action-finish = Terminer l’action
action-place = Placer le navire : { $space }
action-ship = Déplacer le navire { $ship }
action-wind = Utiliser « vent arrière »
action-sail = Naviguer jusqu’ici : { $space }
action-post = Installer un comptoir
action-no-post = Ne rien installer
action-advance = Avancer de { $count }
action-token = Prendre : { $token }
action-no-token = Ne prendre aucun jeton
action-plan = Planifier : { $tile }
action-build = Construire : { $tile }, sens { $orientation } : { $drawing }
action-lay = Poser sa première case ici : { $space }
action-buy = Acheter : { $token }
action-as = Utiliser les cubes blancs pour : { $action }
action-flagship = Utiliser le navire amiral : devenir premier joueur
action-run-over = Échanger les points restants contre 2 pièces d’or
remark-post = en { $space }, sur une île de { $size } cases

## Events of the log.

log-sea-laid = { $big ->
    [one] La mer compte { $islands } îles, dont { $big } grande. Ses tuiles, rangée par rangée : { $tiles }.
   *[other] La mer compte { $islands } îles, dont { $big } grandes. Ses tuiles, rangée par rangée : { $tiles }.
  }
log-order-drawn = Ordre des joueurs : { $seats }.
log-cubes-stored = Sortent de la tour : { $cubes } ; y restent : { $inside }.
log-round-began = Round { $round }. Le marqueur de round vaut { $marker }.
log-pirates-revealed = Des pirates de force { $strength } sont révélés : { $sum } en tout.
log-tokens-laid = Nouveaux jetons de progression : { $tokens }.
log-tokens-removed = Jetons de progression retirés du jeu : { $tokens }.
log-production-laid = Nouveaux jetons de production (coût) : { $tokens }.
log-phase-began = Phase { $phase } : { $thrown } dans la tour, { $cubes } au centre, { ap } pour chaque action.
log-phase-skipped = { $thrown ->
    [one] Phase { $phase } sautée : { $thrown } cube lancé, aucun ne sort.
   *[other] Phase { $phase } sautée : { $thrown } cubes lancés, aucun ne sort.
  }
log-action-begun = { $seat } choisit : { $action }, avec { ap }{ $bonus ->
    [0] { "" }
   *[other] { "" }, dont { $bonus } grâce à des jetons
  }.
    .you = Vous choisissez : { $action }, avec { ap }{ $bonus ->
        [0] { "" }
       *[other] { "" }, dont { $bonus } grâce à des jetons
      }.
log-passed = { $seat } passe.
    .you = Vous passez.
log-points-given-up = { $count ->
    [one] { $seat } renonce à { $count } point d’action.
   *[other] { $seat } renonce à { $count } points d’action.
  }
    .you = { $count ->
        [one] Vous renoncez à { $count } point d’action.
       *[other] Vous renoncez à { $count } points d’action.
      }
log-gold-taken = { $seat } prend { coins } au lieu d’agir : { cubes }, 1 pièce pour { $share }.
    .you = Vous prenez { coins } au lieu d’agir : { cubes }, 1 pièce pour { $share }.
log-gold-got = { $seat } reçoit { coins } grâce à un jeton.
    .you = Vous recevez { coins } grâce à un jeton.
log-gold-ran-over = { $seat } a { coins } de trop : { pay }.
    .you = Vous avez { coins } de trop : { pay }.
log-gold-spent = { $seat } dépense 1 pièce d’or et dispose de { ap }.
    .you = Vous dépensez 1 pièce d’or et disposez de { ap }.
log-chest-cashed = { $seat } échange un coffre au trésor contre { coins }.
    .you = Vous échangez un coffre au trésor contre { coins }.
log-purse-cashed = { $seat } vide une bourse : { coins }.
    .you = Vous videz une bourse : { coins }.
log-track-ran-over = { $count ->
    [one] { $seat } est en bout de piste avec { $count } point d’action de reste : { coins }.
   *[other] { $seat } est en bout de piste avec { $count } points d’action de reste : { coins }.
  }
    .you = { $count ->
        [one] Vous êtes en bout de piste avec { $count } point d’action de reste : { coins }.
       *[other] Vous êtes en bout de piste avec { $count } points d’action de reste : { coins }.
      }
log-chronicle-used = { $seat } utilise la chronique : { cubes } au centre, { pay }.
    .you = Vous utilisez la chronique : { cubes } au centre, { pay }.
log-ship-placed = { $seat } place le navire { $ship } : { $space }.
    .you = Vous placez le navire { $ship } : { $space }.
log-wind-caught = { $seat } utilise « vent arrière » : { ap } pour chaque navire à déplacer.
    .you = Vous utilisez « vent arrière » : { ap } pour chaque navire à déplacer.
log-ship-sailed = { $seat } déplace le navire { $ship } : { $start } → { $space }.
    .you = Vous déplacez le navire { $ship } : { $start } → { $space }.
log-ship-stayed = { $seat } laisse le navire { $ship } sur place : { $space }.
    .you = Vous laissez le navire { $ship } sur place : { $space }.
log-post-set-up = { $seat } installe un comptoir en { $space }, sur une île de { $size } cases.
    .you = Vous installez un comptoir en { $space }, sur une île de { $size } cases.
log-island-discovered = { $seat } a découvert l’île : { pay }.
    .you = Vous avez découvert l’île : { pay }.
log-cannons-added = { $count ->
    [one] { $seat } ajoute { $count } canon et en a { $sum }.
   *[other] { $seat } ajoute { $count } canons et en a { $sum }.
  }
    .you = { $count ->
        [one] Vous ajoutez { $count } canon et en avez { $sum }.
       *[other] Vous ajoutez { $count } canons et en avez { $sum }.
      }
log-tile-planned = { $seat } planifie : { $tile }.
    .you = Vous planifiez : { $tile }.
log-progress-moved = { $seat } avance de { $count }, jusqu’à la case { $space } de la piste de progression.
    .you = Vous avancez de { $count }, jusqu’à la case { $space } de la piste de progression.
log-token-taken = { $seat } prend le jeton de progression : { $token }.
    .you = Vous prenez le jeton de progression : { $token }.
log-token-left = { $seat } ne prend pas de jeton de progression.
    .you = Vous ne prenez pas de jeton de progression.
log-tile-built = { $seat } construit en { $space }, sur { $island } de { $size } cases : { $tile }. { $scoring } × { $each } = { pay }.
    .you = Vous construisez en { $space }, sur { $island } de { $size } cases : { $tile }. { $scoring } × { $each } = { pay }.
log-commodities-gathered = { $seat } récolte : { $commodities }.
    .you = Vous récoltez : { $commodities }.
log-island-completed = { $seat } complète une île de { $size } cases : { pay }.
    .you = Vous complétez une île de { $size } cases : { pay }.
log-island-completed-chest = { $seat } complète une grande île de { $size } cases : { pay } et son coffre au trésor.
    .you = Vous complétez une grande île de { $size } cases : { pay } et son coffre au trésor.
log-posts-scored = { $posts ->
    [one] { $seat } y a { $posts } comptoir : { $factor } × { $marker } = { pay }.
   *[other] { $seat } y a { $posts } comptoirs : { $factor } × { $marker } = { pay }.
  }
    .you = { $posts ->
        [one] Vous y avez { $posts } comptoir : { $factor } × { $marker } = { pay }.
       *[other] Vous y avez { $posts } comptoirs : { $factor } × { $marker } = { pay }.
      }
log-production-bought = { $seat } achète un jeton de production pour { $cost } : { $token }.
    .you = Vous achetez un jeton de production pour { $cost } : { $token }.
log-disc-moved = { $seat } avance son disque d’ordre de { $count }, jusqu’à la case { $space } : { $colour }.
    .you = Vous avancez votre disque d’ordre de { $count }, jusqu’à la case { $space } : { $colour }.
log-flag-raised = { $seat } dépasse { $first } grâce au navire amiral et devient premier joueur.
    .you-first = { $seat } vous dépasse grâce au navire amiral et devient premier joueur.
    .you = Vous dépassez { $first } grâce au navire amiral et devenez premier joueur.
log-pirates-beaten = { $seat } repousse les pirates (force { $strength }) et garde { guns-left }.
    .you = Vous repoussez les pirates (force { $strength }) et gardez { guns-left }.
log-pirates-won = Les pirates (force { $strength }) battent { $seat } ({ guns }) : perte de { loss }.
    .you = Les pirates (force { $strength }) vous battent ({ guns }) : perte de { loss }.
log-pirates-won-halved = Les pirates (force { $strength }) battent { $seat } ({ guns }). La moitié de { $strength }, arrondie à l’entier supérieur, fait { $due } : perte de { loss }.
    .you = Les pirates (force { $strength }) vous battent ({ guns }). La moitié de { $strength }, arrondie à l’entier supérieur, fait { $due } : perte de { loss }.
log-gold-scored = { $seat } marque { pay } pour { coins }.
    .you = Vous marquez { pay } pour { coins }.
log-commodity-scored = { $seat } marque pour la denrée { $commodity } : { $tokens } × { $productions } = { pay }.
    .you = Vous marquez pour la denrée { $commodity } : { $tokens } × { $productions } = { pay }.
log-token-scored = { $seat } marque pour le jeton { $token } : { pay }.
    .you = Vous marquez pour le jeton { $token } : { pay }.
log-token-scored-posts = { $posts ->
    [one] { $seat } marque pour le jeton { $token } et { $posts } comptoir : { pay }.
   *[other] { $seat } marque pour le jeton { $token } et { $posts } comptoirs : { pay }.
  }
    .you = { $posts ->
        [one] Vous marquez pour le jeton { $token } et { $posts } comptoir : { pay }.
       *[other] Vous marquez pour le jeton { $token } et { $posts } comptoirs : { pay }.
      }
log-token-scored-gold = { $seat } marque pour le jeton { $token } et { coins } : { pay }.
    .you = Vous marquez pour le jeton { $token } et { coins } : { pay }.
log-progress-scored = { $seat } occupe la case { $space } de la piste de progression : { pay }.
    .you = Vous occupez la case { $space } de la piste de progression : { pay }.
log-white-scored = { $seat } occupe la case { $space } de la piste d’action spéciale : { pay }.
    .you = Vous occupez la case { $space } de la piste d’action spéciale : { pay }.
log-match-ended = La partie est terminée. { $seats } gagne avec { pay }.
    .you-seats = { $seats-count ->
        [one] La partie est terminée. Vous gagnez avec { pay }.
       *[other] La partie est terminée. Victoire avec { pay } pour { $seats }.
    }
ending-rounds = Les cinq rounds sont joués.

## Sources of the victory points of a score.

category-discovery = îles découvertes
category-tiles = tuiles construites
category-last-squares = îles complétées
category-posts = comptoirs
category-spare-gold = or au-delà de 12
category-chronicle = chronique
category-pirates = pirates
category-gold = or
category-commodities = denrées
category-tokens = jetons de progression
category-progress = piste de progression
category-white = piste d’action spéciale
category-before = auparavant

## Why something is not allowed.

why-match-over = La partie est terminée.
why-not-now = Pas maintenant. Étape en cours : { $now }. Ce choix se fait à l’étape : { $then }.
why-not-your-turn = Ce n’est pas à vous : { $seat } doit choisir.
why-no-such-cube = Aucun cube de cette action au centre : { $action }.
why-no-such-token = Vous ne pouvez pas utiliser ce jeton : { $token }.
why-no-chest = Vous n’avez pas de coffre au trésor.
why-no-gold = Vous n’avez plus d’or.
why-too-dear = { $points ->
    [one] Cela coûte { $cost } ; il vous reste { $points } point d’action.
   *[other] Cela coûte { $cost } ; il vous reste { $points } points d’action.
  }
why-no-such-space = Cette mer n’a pas cette case : { $space }.
why-ship-moved = Le navire { $ship } s’est déjà déplacé.
why-ship-under-way = Terminez d’abord le déplacement du navire en route.
why-not-ocean = Les navires restent en mer ; ceci est de la terre : { $space }.
why-too-far = Case { $space } : à { $far } cases, et ce navire dispose de { ap }.
why-space-taken = Un autre navire occupe déjà { $space }.
why-track-ends = La piste se termine à la case { $last }.
why-token-not-laid = Ce jeton n’est pas disponible : { $token }.
why-disc-elsewhere = Position de votre disque : { $colour }. Action impossible : { $action }.
why-cube-in-centre = Un cube de cette action est au centre ; choisissez-la directement : { $action }.
why-first-already = Vous êtes déjà premier joueur.
why-not-at-end = Seule la dernière case, { $last }, donne de l’or pour les points restants.
why-no-tile-left = Il n’en reste plus : { $tile }.
why-neutral-taken = Vous ne pouvez plus prendre de tuile de terrain neutre dans cette action : { $tile }.
why-not-laid-out = Ce jeton de production n’est pas disponible : { $token }.
why-not-in-pile = Vous n’avez pas planifié cette tuile : { $tile }.
why-no-such-orientation = Cette tuile n’a pas de sens { $orientation } : { $tile }.
why-no-posts = Vous n’avez pas encore de comptoir : impossible de construire.
why-no-place = Dans le sens { $orientation }, cette tuile n’a aucune place reliée à vos comptoirs : { $tile }.
why-not-land = En { $space }, la tuile déborderait sur l’océan.
why-not-free = En { $space }, la tuile couvrirait une tuile ou un comptoir.
why-no-post-there = Vous n’avez pas de comptoir sur l’île en { $space }.
why-not-linked = En { $space }, la tuile n’est pas reliée à vos comptoirs.

## Why one choice is better than another. $count, $percent and $instead compare what follows the two.

odds = dans { $percent } % des cas au lieu de { $instead } %
more-points = { $count ->
    [one] { $count } point de victoire de plus
   *[other] { $count } points de victoire de plus
  }
fewer-points = { $count ->
    [one] { $count } point de victoire de moins
   *[other] { $count } points de victoire de moins
  }
reason-discovery = Vous marquez environ { more-points } en découvrant des îles.
reason-tiles = Vous marquez environ { more-points } avec les tuiles que vous construisez.
reason-island = Vous marquez environ { more-points } en complétant des îles.
reason-posts = Vos comptoirs rapportent environ { more-points }.
reason-chronicle = La chronique rapporte environ { more-points }.
reason-gold = { $count ->
    [one] Vous avez environ { $count } pièce d’or de plus.
   *[other] Vous avez environ { $count } pièces d’or de plus.
  }
reason-chest = Vous obtenez un coffre au trésor { odds }.
reason-cannons = { $count ->
    [one] Vous avez environ { $count } canon de plus.
   *[other] Vous avez environ { $count } canons de plus.
  }
reason-pirates = La prochaine attaque des pirates vous coûte environ { fewer-points }.
reason-progress = { $count ->
    [one] Votre disque de progression avance d’environ { $count } case de plus.
   *[other] Votre disque de progression avance d’environ { $count } cases de plus.
  }
reason-token = Vous prenez un jeton de progression { odds }.
reason-special = { $count ->
    [one] Votre disque d’ordre avance d’environ { $count } case de plus sur la piste d’action spéciale.
   *[other] Votre disque d’ordre avance d’environ { $count } cases de plus sur la piste d’action spéciale.
  }
reason-first = Vous êtes en tête de l’ordre des joueurs { odds }.
reason-commodities = { $count ->
    [one] Vous récoltez environ { $count } denrée de plus.
   *[other] Vous récoltez environ { $count } denrées de plus.
  }
reason-matched = Vos denrées rapportent environ { more-points } avec vos jetons de production.
reason-production = Vous achetez un jeton de production { odds }.
reason-planned = { $count ->
    [one] Vous avez environ { $count } tuile planifiée de plus.
   *[other] Vous avez environ { $count } tuiles planifiées de plus.
  }
reason-post = Vous installez un comptoir { odds }.
reason-rival-points = { $seat } marque environ { fewer-points }.
reason-rival-post = { $seat } installe un comptoir { odds }.
reason-rival-token = { $seat } prend un jeton de progression { odds }.
