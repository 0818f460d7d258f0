### Le plateau d’Amerigo : les mots dont seule une image de la table a besoin.

board-waste-gold = { $count ->
    [one] Au lieu de passer, vous pourriez prendre 1 pièce d’or.
   *[other] Au lieu de passer, vous pourriez prendre { $count } pièces d’or.
  }
board-waste-points = { $count ->
    [one] Vous pouvez encore utiliser 1 point d’action. Les points inutilisés sont perdus.
   *[other] Vous pouvez encore utiliser { $count } points d’action. Les points inutilisés sont perdus.
  }
board-waste-post = Le comptoir est gratuit. Sans comptoir, vous ne pouvez pas construire ici.
board-waste-token = Le jeton de progression est gratuit. Si vous le refusez, il est perdu.
board-waste-expansion = Vous n’avez aucune tuile à construire. La planification permet d’en prendre.
board-you = Vous
board-sheet = Votre fiche
board-actions = Ce que vous pouvez faire
board-view = Vue de la mer
board-whole-sea = Toute la mer : touchez pour y aller
board-rotate = Tourner
board-mirror = Retourner
board-let-go = Reposer la tuile
board-more = Roue et réserve
board-ap = { $points } PA
board-ap-more = PA : points d’action, à dépenser pour l’action que vous choisissez.
board-points = points de victoire
board-action-points = { $points ->
    [one] point d’action
   *[other] points d’action
  }
board-points-left = { $points ->
    [one] point d’action restant
   *[other] points d’action restants
  }
board-wheel = Roue des actions
board-stored = { $count ->
    [one] { $count } cube au stockage
   *[other] { $count } cubes au stockage
  }
board-centre = { $count ->
    [one] { $count } cube au centre
   *[other] { $count } cubes au centre
  }
board-tower-more = Ces cubes sont restés dans la tour. D’autres cubes peuvent les faire tomber.
board-about-blue = Chaque navire avance d’une case par point d’action. Sur une ancre, il peut installer un comptoir.
board-about-black = Ajoutez un canon par point d’action, contre les pirates.
board-about-red = Planifiez des tuiles : les villages pour 1 PA chacun, et une tuile de terrain neutre pour sa taille.
board-about-brown = Avancez d’une case par point d’action sur la piste de progression. Chaque case à points donne un jeton de progression.
board-about-green = Construisez des tuiles planifiées sur les îles où vous avez un comptoir.
board-about-yellow = Achetez des jetons de production. Ils multiplient vos denrées à la fin.
board-about-white = Avancez votre disque d’ordre, ou faites l’action de la couleur sous le disque.
board-marker = Marqueur de round : { $marker }
board-gold-short = Prendre de l’or
board-ship-short = Navire { $ship }
board-spend-short = +1 point d’action
board-cash-chest-short = Coffre au trésor
board-run-over-short = Points contre de l’or
board-marker-more = Quand une île est complétée, ses comptoirs rapportent leur facteur multiplié par ce marqueur.
board-frame-more = Le cadre est de l’océan. Ses cases ont un numéro pour que le journal puisse les nommer ; vos navires partent d’ici.
board-supply = Réserve
board-shelf-tokens = Jetons
board-shelf-goods = Production
board-shelf-tiles = Tuiles
board-tokens-new = Nouveaux ce round
board-tokens-leaving = Retirés après ce round
board-bonus = +{ $points } PA
board-next-token = { $count ->
    [one] Votre prochain jeton est à { $count } case sur la piste de progression.
   *[other] Votre prochain jeton est à { $count } cases sur la piste de progression.
  }
board-goods-more = Jetons de production et leur coût
board-production-more = À la fin, chacune de vos denrées de cette sorte rapporte 1 de plus.
board-none-left = Il n’en reste plus ce round.
board-tiles-neutral = Tuiles de terrain neutre, pour tous
board-tiles-village = Vos villages
board-tile-cost = { $points ->
    [one] { $points } point d’action pour planifier ; il en reste { $count }.
   *[other] { $points } points d’action pour planifier ; il en reste { $count }.
  }
board-pirates = Pirates
board-pirates-more = À la fin du round, vous tirez autant de coups de canon que la force des pirates. S’il vous en manque, vous perdez autant de points de victoire.
board-pirates-none = Aucune attaque pour l’instant
board-pirates-safe = Repoussés, { $left } de reste
board-pirates-lose = { board-pirates-short } : −{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-pirates-short = { $count ->
    [one] Il manque { $count } canon
   *[other] Il manque { $count } canons
  }
board-marker-hidden = Un marqueur Pirates face cachée
board-strength = force
board-tracks = Pistes
board-tracks-more = dessous : points à la fin
board-track-progress = Progression
board-track-progress-more = Chaque case à points donne un jeton de progression. La plus avancée que vous atteignez rapporte à la fin.
board-track-white = Action spéciale
board-track-white-more = Le disque le plus avancé joue d’abord ; sur une même case, celui du dessus. La case à points la plus avancée rapporte à la fin.
board-track-cannons = Canons
board-track-cannons-more = Tirés à la fin de chaque round contre les pirates.
board-track-gold = Or
board-track-gold-more = Chaque pièce d’or dépensée ajoute un point d’action. Au-delà de 12, chaque pièce vaut 1 point de victoire.
board-track-points = { $points ->
    [one] Pistes à la fin : { $points } point de victoire.
   *[other] Pistes à la fin : { $points } points de victoire.
  }
board-advance-to = Avancer jusqu’à la case { $space }
board-pile = Tuiles planifiées
board-pile-empty = Aucune tuile planifiée
board-planned = { $tile }, quantité planifiée : { $count }, { board-ap } pour construire
board-planned-more = Tuile planifiée ; coûte { board-ap } à construire.
board-pick-up = Coûte { board-ap }. Touchez-la, tournez-la, puis touchez l’endroit voulu, ou glissez-la.
board-note-choose = Chaque action montre ses points d’action (PA).
board-note-place = Choisissez une case en surbrillance du cadre autour de la mer.
board-note-navigate = Choisissez un navire, sur la carte ou dans la liste en dessous.
board-note-sail = Choisissez une case en surbrillance. Sur une ancre, vous pouvez installer un comptoir.
board-note-plan = Choisissez une tuile en surbrillance de la réserve. PA est son coût, × le nombre restant.
board-note-buy = Choisissez un jeton en surbrillance de la réserve. Son coût est dessous.
board-note-token = Choisissez un jeton en surbrillance de la réserve. Survolez-le, ou maintenez le doigt dessus, pour lire son effet.
board-note-progress = Chaque case coûte un point d’action.
board-note-arm = Chaque canon coûte un point d’action.
board-note-special = Chaque case coûte un point d’action. Plus vous êtes devant, plus vous jouez tôt ; certaines cases rapportent à la fin.
board-note-post = Il est gratuit. Sans comptoir, vous ne pouvez pas construire sur cette île.
board-note-spent = Les points d’action restants ne permettent plus rien.
board-note-lay = Choisissez un point doré : la tuile couvre alors les cases en surbrillance autour de lui.
board-note-build = Choisissez une tuile planifiée, ou glissez-la sur une île.
board-build-none = Vous ne pouvez construire aucune tuile avec les points d’action restants.
board-lay-note = { $tile } : tournez-la avec R, retournez-la avec F, puis choisissez un point doré.
board-lay-note-touch = { $tile } : tournez-la ou retournez-la, puis touchez un point doré.
board-lay-here = { $tile }, première case en { $space } : +{ $points }, { $commodities }
board-completes = complète l’île
board-commodities = Denrées
board-commodities-more = Denrées multipliées par la production : { $points } points à la fin, en l’état actuel.
board-used = utilisé
board-points-title = Points de victoire
board-gold-title = Or
board-cannons-title = Canons
board-posts-title = Comptoirs
board-productions-of = { $name }, production
board-chests-title = Coffres au trésor
board-figure-points = Points de victoire : { $count }
board-figure-gold = Or : { $count } sur 12. Chaque pièce ajoute un point d’action à une action.
board-figure-cannons = Canons : { $count } sur 12
board-figure-posts = Comptoirs encore à installer : { $count }
board-figure-chests = Coffres au trésor : { $count }. Chacun s’échange contre 3 pièces d’or.
board-order = Ordre des joueurs
board-order-more = Place dans l’ordre des joueurs de cette phase.
board-sail-far = { $far } sur { $points } points d’action.
board-sail-discover = En installant un comptoir ici, vous découvrez l’île : +{ $points }.
board-sail-post = Vous pouvez installer un comptoir ici.
board-island = Île de { $size } cases
board-island-left = { $left ->
    [one] Reste { $left } case.
   *[other] Restent { $left } cases.
  }
board-island-full = Complète.
board-island-big = Grande île : les tuiles rapportent plus, et la compléter donne le coffre au trésor.
board-island-undiscovered = Pas encore de comptoir ici : le premier rapporte 3.
board-island-worth = { $posts ->
    [one] { $seat } : { $posts } comptoir, +{ $points } si elle est complétée maintenant.
   *[other] { $seat } : { $posts } comptoirs, +{ $points } si elle est complétée maintenant.
  }
board-island-posts = { $posts ->
    [one] { $seat } : { $posts } comptoir.
   *[other] { $seat } : { $posts } comptoirs.
  }
board-islands-place = En
board-islands-size = Cases
board-islands-left = Libres
board-islands-posts = Comptoirs, et points si complétée maintenant
board-islands-more = Remplir la dernière case rapporte { $points } de plus, et le coffre au trésor d’une grande île.
board-complete = complète

brief-build = Construire : { $tile }
brief-lay = La poser en { $space }

## Pourquoi des points ont été gagnés.

board-earned-discovery = Découvertes
board-earned-tiles = Tuiles
board-earned-last-squares = Dernières cases
board-earned-posts = Comptoirs des îles complétées
board-earned-spare-gold = Or au-delà de 12
board-earned-chronicle = Chronique
board-earned-pirates = Pirates
board-earned-gold = Or
board-earned-commodities = Denrées
board-earned-tokens = Jetons de progression
board-earned-progress = Piste de progression
board-earned-white = Piste d’action spéciale

## Le décompte final, étape par étape.

board-ending = Décompte final
board-ending-before = Avant le décompte final
board-ending-step = Étape { $number } sur { $last } : { $what }
board-ending-back = Étape précédente
board-ending-next = Étape suivante
board-ending-space = case { $space }
