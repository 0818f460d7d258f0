### Le plateau de 1492 : les mots dont seule une image de la table a besoin.

board-title = 1492
board-waste-dice = Il vous reste des dés utilisables. Les dés inutilisés sont perdus.
board-you = Vous
board-europe = Europe
board-africa = Afrique
board-sector = Secteur { $sector }
board-pushes = pousse
board-near = L’océan de près
board-unknown = Eaux inconnues
board-lenses = { $count ->
    [one] { $count } verre de longue-vue
   *[other] { $count } verres de longue-vue
  }
board-at = Secteur { $sector }, case { $square }
board-square = Case { $square }
board-far = Une case à la fois : choisissez une case en surbrillance à côté de votre caravelle.
board-take-up = Le dé choisi ne déplace pas votre caravelle. Choisissez une rose des vents ou une voile.
board-calm = Dans un calme plat, seules les voiles servent.
board-reef = Barre la route. Une tempête qui pousse une caravelle contre le récif lui coûte son grand mât.
board-island = Barre la route comme un récif. Au bord de l’île, une longue-vue donne un tonneau.
board-gust = Rafale { $number }
board-gust-choose = Rafale { $number } : déplacer celle-ci
board-gust-which = Laquelle des deux rafales déplacer. Vous pouvez déplacer les deux dans un même tour.
board-flight-squares = Nombre de cases
board-flight-few = Au plus court
board-flight-more = De combien la rafale se déplace. Chaque case coûte un dé rafale ou une case de la carte. Prenez au plus court pour garder le reste, ou allez plus loin pour faire un détour.
board-flight-count = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
board-barrels = { $count } tonneaux sur { $most }
board-cards = { $count ->
    [one] { $count } carte gardée
   *[other] { $count } cartes gardées
  }
board-no-cards = Pas encore de carte. Une longue-vue en apporte.
board-actions = Ce que vous pouvez faire
board-action-draw = Piocher une carte
board-action-storm = Tempête, secteur { $sector }
board-action-supply = Prendre un tonneau
board-action-reroll = { $count ->
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
  }
board-action-reroll-more = coûte un tonneau
board-dice-left = { $count ->
    [one] { $count } dé inutilisé
   *[other] { $count } dés inutilisés
  }
board-spins = { $count ->
    [0] plus aucun lancer de flèche
    [one] encore { $count } lancer de flèche
   *[other] encore { $count } lancers de flèche
  }

## Les dés.

board-die-rose = Naviguer d’une case
board-die-sail = Naviguer ou réparer
board-die-gust = Déplacer une rafale
board-die-storm = Déclencher une tempête
board-die-spyglass = Carte, tonneau ou verre
board-die-used = Utilisé
board-die-dead = Sans effet
board-die-again = À relancer
board-again = Relancer
board-again-mark = Relancer : { $die }
board-again-more = Marquez les dés à relancer ; les autres sont gardés. Relancer coûte un tonneau, quel que soit le nombre de dés.

## Les cartes, en quelques mots.

board-card-favourable-winds = Jusqu’à deux cases de plus
board-card-fair-wind = Un tour entier de plus
board-card-gust = Déplacer les rafales
board-card-carpenter = Réparer avant le lancer
board-card-fine-weather = Annule la tempête d’un autre joueur

## Le vent.

board-arrow = La flèche
board-fog = Brouillard
board-no-wind = La flèche est au repos
board-no-wind-more = Une tempête pousse toutes les caravelles d’un secteur. La flèche indique la direction.
board-wind = Le vent souffle vers { $direction }
board-wind-name = { $name } · { $direction }
board-storm-rises = Une tempête se lève dans le secteur { $sector }
board-storm-by = { $seat } a choisi le secteur { $sector }.
board-wind-all = { $name } : tout l’océan.
board-pushed = Poussées : { $seats }.
board-struck = Grand mât perdu : { $seats }.
board-reaction = Beau temps ?
board-reaction-waits = Rien ne se passe avant votre choix.
board-reaction-you = { $count ->
    [one] Répondez, sinon la tempête éclate dans { $count } seconde.
   *[other] Répondez, sinon la tempête éclate dans { $count } secondes.
  }
board-reaction-other = { $seat } peut jouer Beau temps.
board-reaction-stop = Arrêter le décompte

## La barre et les étapes d’un tour.

board-note-die = { $count ->
    [one] Dé choisi : { $die }. { $count } case possible.
   *[other] Dé choisi : { $die }. { $count } cases possibles.
  }
board-note = { $count ->
    [0] Aucune case possible.
    [one] { $count } case possible.
   *[other] { $count } cases possibles.
  }
board-note-other = Ou choisissez un autre dé.
board-note-again = La flèche ronde marque les dés à relancer contre un tonneau.
board-note-storm = Dé choisi : tempête. Choisissez un des cinq secteurs ; la flèche indique où ses caravelles sont poussées.
board-note-use = Dé choisi : { $die }. Choisissez son effet.
board-note-none = Aucun dé n’est utilisable maintenant.
board-note-card = { $count ->
    [0] Aucune de vos cartes ne peut être jouée maintenant.
   *[other] Les cartes que vous pouvez jouer sont en surbrillance.
  }
board-note-opening = Ce que vous pouvez faire avant de lancer, ou à la place, est aussi en surbrillance.
board-note-answer = Seule la carte Beau temps arrête une tempête. Chaque joueur qui garde une carte est interrogé : un refus ne révèle rien.
board-note-spin = La flèche indique où les caravelles du secteur sont poussées.
board-note-mutiny = Un tour passé ainsi ne rapporte pas de tonneaux.
board-step-roll = Lancer
board-step-dice = { $count ->
    [0] Utiliser les dés
   *[other] Utiliser les dés · { $count }
  }
board-step-storm = Tempête
board-step-mutiny = Mutinerie
board-step-winds = Vents favorables
board-step-flight = Carte rafale
board-step-end = Fin du tour
