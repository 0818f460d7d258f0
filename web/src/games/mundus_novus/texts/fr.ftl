### Le plateau de Mundus Novus : les mots dont seule une image de la table a besoin.

board-you = Vous
board-relic-sign = ✶
board-card = { $name } { $sign }
board-card-back = Carte cachée
board-track = { $count } doublons sur { $goal }
board-cards = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
  }
board-stored = { $count ->
    [one] { $count } carte en entrepôt
   *[other] { $count } cartes en entrepôt
  }
board-income = Revenu à la fin de la progression : { $count }
board-known = Cartes connues en main : { $cards }
board-no-developments = Pas encore de développement
board-master-more = Annonce combien de cartes sont proposées, prend en premier et désigne le premier joueur.
board-worth = Compte pour { $worth } quand on désigne le Maître du commerce.
board-sealed = A choisi ; toutes les offres sont révélées ensemble.
board-choosing = Choisit
board-offer-here = Votre offre ira ici
board-taken = { $card } (carte prise par { $seat })
board-announced = { $count } cartes chacun
board-takes-other = prend ensuite
board-takes-you = prenez une carte
board-places-other = place la carte
board-places-you = placez la carte
board-short = Il manque une carte à { $seat } ; { $master } en donne une
board-barred = pas maintenant
board-order = Ordre de chargement
board-loads = { $count ->
    [one] { $count } carte à charger
   *[other] { $count } cartes à charger
  }
board-fleet = Escadre ({ $seat }) : { $values }. Valeur { $value } ; la plus faible charge en premier.
board-no-fleets = Aucune caravelle pour l’instant : le quai reste vide.
board-place = Carte { $place } de la file
board-unseen = { $count ->
    [one] { $count } carte dans la pioche Développement
   *[other] { $count } cartes dans la pioche Développement
  }
board-event-at-head = { $event } : s’applique si un tour commence avec cette carte en tête de file.
board-out-of-reach = hors de portée
board-market-more = Échangez une carte prise contre l’une de celles-ci.
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
board-endings = Fin de la partie
board-ending-goal = Un joueur a { $goal } doublons à la fin d’un tour
board-ending-perfect = Un joueur expose neuf ressources différentes et une relique
board-ending-queue = La file ne peut plus être complétée à { $size } cartes
board-actions = Ce que vous pouvez faire
board-prospects = Ce que permet votre main
board-no-prospects = Rien à combiner pour l’instant
board-offer-button = Proposer { $have } sur { $due }
board-offer-note = Cartes : { $have } sur { $due }, valeur { $worth }.
board-offer-less-note = { $have } cartes, valeur { $worth } ; { $due } au plus.
board-toll-button = Abandonner { $have } sur { $due }
board-toll-note = { $have } cartes sur { $due } pour les pirates.
board-turn-note = { $count ->
    [0] Choisissez des cartes identiques, toutes différentes, ou des reliques.
    [one] { $count } carte choisie.
   *[other] { $count } cartes choisies.
  }
board-turn-nothing = Plus aucune combinaison. Terminez votre progression.
board-note-coronado = Survolez un événement, ou maintenez le doigt dessus, pour lire son effet.
board-note-split = Les autres restent dans votre première escadre.
board-note-load = Choisissez une carte en surbrillance au quai.
board-note-announce = L’offre de plus grande valeur désigne ensuite le Maître du commerce.
board-note-master = Le Maître du commerce prend en premier et désigne le premier joueur.
board-note-take = Choisissez une carte en surbrillance. Vous pouvez ensuite la garder ou l’échanger au marché.
board-note-place = Choisissez une carte en surbrillance au marché, ou gardez la carte prise.
board-note-give = Choisissez une carte de votre main.
board-note-first = Les autres suivent dans le sens horaire.
board-note-fill = Choisissez une carte en surbrillance de votre main.
board-note-develop = Choisissez une carte en surbrillance dans la file.
board-note-store = Choisissez une carte en surbrillance de votre main. Ce que vous n’entreposez pas est perdu.
board-no-match = { $count ->
    [one] Une seule carte ne forme pas de combinaison.
   *[other] Ces { $count } cartes ne forment pas de combinaison.
  }
board-set-tap = Choisissez maintenant un développement à portée, ou confirmez.
board-reach = { $reach ->
    [one] atteint la carte 1
   *[other] atteint les cartes 1–{ $reach }
  }
board-queue-reach = { $reach ->
    [one] Cette combinaison ne donne accès qu’à la première carte de la file.
   *[other] Cette combinaison ne donne accès qu’aux { $reach } premières cartes de la file.
  }
board-queue-set = Choisissez d’abord de 3 à 5 ressources identiques : elles donnent un développement.
board-earns = +{ $count }
board-first-player = { $count ->
    [one] { $count } joueur doit encore jouer ce tour
   *[other] { $count } joueurs doivent encore jouer ce tour
  }
board-waste-perfect = Vous pouvez exposer la combinaison parfaite et gagner. Si vous terminez maintenant, vous y renoncez.
board-waste-set = Vous pouvez encore faire { $count ->
    [one] une combinaison qui donne un développement
   *[other] { $count } combinaisons, dont une pour un développement
  }. Les cartes inutilisées sont perdues.
board-waste-sale = Vos cartes peuvent encore rapporter des doublons. Les cartes inutilisées sont perdues.
board-waste-room = { $count ->
    [one] Il reste de la place pour une carte. Ce que vous n’entreposez pas est perdu.
   *[other] Il reste de la place pour { $count } cartes. Ce que vous n’entreposez pas est perdu.
  }
board-waste-relics = { $count ->
    [one] Les reliques se vendent une fois par tour. Celle que vous ne vendez pas est perdue.
   *[other] Les reliques se vendent une fois par tour. Les { $count } que vous ne vendez pas sont perdues.
  }
board-room = { $count } places prises sur { $room }
board-turn-to = en { $card }
board-clear = Effacer
board-piles = Piles
board-about-caravel = Une carte de plus au quai
board-about-merchant-common = Change une carte en 1–3
board-about-merchant-uncommon = Change une carte en 4–6
board-about-merchant-rare = Change une carte en 7–9
board-about-warehouse-1 = Garde une carte
board-about-warehouse-2 = Garde deux cartes
board-about-shipyard = 1 par joueur qui a plus de caravelles
board-about-character-cortes = Rapporte 3 par tour
board-about-character-almagro = Peut prendre la carte cachée
board-about-character-la-cosa = Insensible aux événements
board-about-character-valdivia = Vos offres valent 3 de plus
board-about-character-orellana = 2 pour une suite au marché
board-about-character-coronado = Déclenche un événement pour 2
board-about-character-las-casas = Peut proposer moins de cartes
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
board-name-potato = P. de terre
board-name-indigo = Indigo
board-name-vanilla = Vanille
board-name-relic = Relique
