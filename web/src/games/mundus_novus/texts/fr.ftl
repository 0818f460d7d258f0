### Le plateau de Mundus Novus : les mots dont seule une image de la table a besoin.

board-you = Vous
board-relic-sign = ✶
board-card = { $name } { $sign }
board-card-back = Une carte cachée
board-track = { $count } doublons sur { $goal }
board-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
board-stored = { $count ->
    [one] { $count } carte en entrepôt
   *[other] { $count } cartes en entrepôt
  }
board-income = Revenu à la fin du tour : { $count }
board-known = Connu dans sa main : { $cards }
board-no-developments = Pas encore de développement
board-master-more = Annonce combien de cartes sont offertes, prend en premier et désigne le premier joueur.
board-worth = Vaut { $worth } pour désigner le maître du commerce.
board-sealed = A choisi ; toutes les offres sont révélées ensemble.
board-choosing = Choisit
board-offer-here = Votre offre ira ici
board-taken = { $card }, prise par { $seat }
board-announced = { $count } cartes chacun
board-takes-other = prend ensuite
board-takes-you = prenez une carte
board-places-other = place la carte
board-places-you = placez la carte
board-short = Il manque une carte à { $seat } ; { $master } en donne une
board-barred = exclu
board-order = Ordre de service
board-loads = { $count ->
    [one] { $count } carte à charger
   *[other] { $count } cartes à charger
  }
board-fleet = Escadre de { $seat } : { $values }. Valeur { $value } ; la plus basse est servie en premier.
board-no-fleets = Personne n’a encore de caravelle : le quai reste vide.
board-place = Carte { $place } de la file
board-unseen = { $count ->
    [one] { $count } carte dans la pioche Développement
   *[other] { $count } cartes dans la pioche Développement
  }
board-event-at-head = { $event }, dans un tour qui commence avec cette carte en tête de file.
board-out-of-reach = hors de portée
board-market-more = Une carte prise peut être posée ici en échange d’une de celles-ci.
board-keep = Garder
board-tables = Gains
board-tables-sets = Cartes identiques : un développement
board-tables-reach = { $reach ->
    [one] la première
   *[other] { $reach } premières
  }
board-tables-any = toutes
board-tables-different = Ressources différentes
board-tables-relics = Reliques vendues
board-tables-natives = Indigènes : 1 par carte
board-tables-storm = Tempête : la première seule
board-endings = Fins de la partie
board-ending-goal = Quelqu’un a { $goal } doublons à la fin d’un tour
board-ending-perfect = Quelqu’un expose neuf ressources différentes et une relique
board-ending-queue = La file ne peut plus compter { $size } cartes
board-deeds = Ce que vous pouvez faire
board-prospects = Ce que permet votre main
board-no-prospects = Rien à combiner pour l’instant
board-offer-button = Proposer { $have } sur { $due }
board-offer-note = Cartes : { $have } sur { $due }, valeur { $worth }.
board-offer-less-note = { $have } cartes, valeur { $worth } ; jusqu’à { $due } permises.
board-toll-button = Céder { $have } sur { $due }
board-toll-note = { $have } cartes sur { $due } pour les pirates.
board-turn-note = { $count ->
    [0] Choisissez des cartes identiques, toutes différentes, ou des reliques.
    [one] { $count } carte choisie.
   *[other] { $count } cartes choisies.
  }
board-turn-nothing = Vos cartes ne forment plus rien : terminez la progression.
board-note-coronado = Survolez un événement, ou maintenez-le, pour lire son effet.
board-note-split = Les autres restent dans votre première escadre.
board-note-load = Choisissez une carte éclairée du quai.
board-note-announce = L’offre de plus grande valeur désigne ensuite le Maître du commerce.
board-note-master = Le Maître du commerce prend en premier et désigne le premier joueur.
board-note-take = Choisissez une carte éclairée. Vous la gardez ensuite, ou l’échangez au marché.
board-note-place = Choisissez une carte éclairée du marché, ou gardez la carte prise.
board-note-give = Choisissez une carte de votre main.
board-note-first = Les autres suivent dans le sens des aiguilles d’une montre.
board-note-fill = Choisissez une carte éclairée de votre main.
board-note-develop = Choisissez une carte éclairée de la file.
board-note-store = Choisissez une carte éclairée de votre main. Ce qui n’est pas entreposé est perdu.
board-no-match = { $count ->
    [one] Cette carte seule ne forme rien.
   *[other] Ces { $count } cartes ne forment rien ensemble.
  }
board-set-tap = Touchez un développement à portée, ou confirmez.
board-reach = { $reach ->
    [one] atteint la carte 1
   *[other] atteint les cartes 1–{ $reach }
  }
board-earns = +{ $count }
board-first-player = { $count ->
    [one] Encore { $count } joueur à jouer ce tour
   *[other] Encore { $count } joueurs à jouer ce tour
  }
board-waste-perfect = Vous pouvez montrer la combinaison parfaite, qui gagne la partie. Finir maintenant, c’est y renoncer.
board-waste-set = Vos cartes font encore { $count ->
    [one] une combinaison
   *[other] { $count } combinaisons
  }, dont un développement. Ce qui ne sert pas est perdu.
board-waste-sale = Vos cartes peuvent encore rapporter des doublons. Ce qui ne sert pas est perdu.
board-waste-room = { $count ->
    [one] Il reste de la place pour une carte. Ce qui n’est pas entreposé est perdu.
   *[other] Il reste de la place pour { $count } cartes. Ce qui n’est pas entreposé est perdu.
  }
board-waste-relics = { $count ->
    [one] Les reliques se vendent une fois par tour : celle que vous gardez est perdue.
   *[other] Les reliques se vendent une fois par tour : les { $count } que vous gardez sont perdues.
  }
board-room = { $count } places prises sur { $room }
board-turn-to = en { $card }
board-clear = Effacer
board-piles = Piles
board-about-caravel = Une carte de plus au quai
board-about-merchant-common = Change une carte en 1 à 3
board-about-merchant-uncommon = Change une carte en 4 à 6
board-about-merchant-rare = Change une carte en 7 à 9
board-about-warehouse-1 = Garde une carte
board-about-warehouse-2 = Garde deux cartes
board-about-shipyard = 1 par rival qui a plus de caravelles
board-about-character-cortes = Rapporte 3 par tour
board-about-character-almagro = Peut prendre la carte cachée
board-about-character-la-cosa = Insensible aux événements
board-about-character-valdivia = Vos offres valent 3 de plus
board-about-character-orellana = 2 pour une suite au marché
board-about-character-coronado = Appelle un événement pour 2
board-about-character-las-casas = Peut offrir moins de cartes
board-about-character-ponce-de-leon = Divise votre escadre
board-about-character-pizarro = La plus haute caravelle vaut 0
board-short-cortes = Cortés
board-short-almagro = Almagro
board-short-la-cosa = La Cosa
board-short-valdivia = Valdivia
board-short-orellana = Orellana
board-short-coronado = Coronado
board-short-las-casas = Las Casas
board-short-ponce-de-leon = Ponce
board-short-pizarro = Pizarro
# Short enough for a card.
board-name-cocoa = Cacao
board-name-corn = Maïs
board-name-tobacco = Tabac
board-name-coffee = Café
board-name-cotton = Coton
board-name-sugar = Canne
board-name-potato = Patate
board-name-indigo = Indigo
board-name-vanilla = Vanille
board-name-relic = Relique
