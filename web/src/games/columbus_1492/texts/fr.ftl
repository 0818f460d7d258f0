### Le plateau de 1492 : les mots dont seule une image de la table a besoin.

board-title = 1492
board-waste-dice = Il reste des dés utiles. Inutilisés, ils sont perdus.
board-you = Vous
board-europe = Europe
board-africa = Afrique
board-sector = Secteur { $sector }
board-pushes = pousse
board-near = L’océan de près
board-unknown = Eaux inconnues
board-lenses = { $count ->
    [one] { $count } verre reste
   *[other] { $count } verres restent
  }
board-at = Secteur { $sector }, case { $square }
board-square = Case { $square }
board-far = Une case à la fois, vers une case éclairée à côté de votre caravelle.
board-take-up = Le dé en main ne fait pas naviguer. Prenez d’abord une rose des vents ou une voile.
board-calm = Dans un calme plat, seules les voiles servent.
board-reef = Il barre la route. Une tempête qui y jette une caravelle lui coûte son grand mât.
board-island = L’île barre la route comme un récif ; au bord, une longue-vue donne un tonneau.
board-gust = Rafale { $number }
board-gust-choose = Rafale { $number } : faire voler celle-ci
board-gust-which = Laquelle des deux rafales vole. Les deux peuvent voler dans un même tour.
board-flight-squares = Cases à parcourir
board-flight-few = Le moins possible
board-flight-more = De combien de cases vole la rafale ; chacune prend un dé de rafale ou une case de la carte. Le moins possible laisse le reste pour un autre vol. Avec plus, elle peut faire un détour ou revenir.
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
board-deeds = Ce que vous pouvez faire
board-deed-draw = Piocher une carte
board-deed-storm = Tempête, secteur { $sector }
board-deed-supply = Prendre un tonneau
board-deed-reroll = { $count ->
    [one] Relancer { $count } dé
   *[other] Relancer { $count } dés
  }
board-deed-reroll-more = coûte un tonneau
board-dice-left = { $count ->
    [one] { $count } dé inutilisé
   *[other] { $count } dés inutilisés
  }
board-spins = { $count ->
    [0] plus aucun tour de flèche
    [one] encore { $count } tour de flèche
   *[other] encore { $count } tours de flèche
  }

## Les dés.

board-die-rose = Naviguer d’une case
board-die-sail = Naviguer ou réparer
board-die-gust = Déplacer une rafale
board-die-storm = Lever une tempête
board-die-spyglass = Carte, tonneau ou verre
board-die-used = Utilisé
board-die-dead = Sans effet
board-die-again = À relancer
board-again = Relancer
board-again-mark = Relancer : { $die }
board-again-more = Marquez les dés à relancer ; les autres sont gardés. Un lancer coûte un tonneau, quel que soit le nombre de dés.

## Les cartes, en quelques mots.

board-card-favourable-winds = Jusqu’à deux cases de plus
board-card-fair-wind = Un tour entier de plus
board-card-gust = Souffler les rafales
board-card-carpenter = Réparer avant le lancer
board-card-fine-weather = Annule la tempête d’un autre

## Le vent.

board-arrow = La flèche
board-fog = Brouillard
board-no-wind = La flèche est au repos
board-no-wind-more = Une tempête pousse toutes les caravelles d’un secteur ; la flèche dit vers où.
board-wind = Le vent souffle vers { $direction }
board-wind-name = { $name } · { $direction }
board-storm-rises = Une tempête se lève dans le secteur { $sector }
board-storm-by = { $seat } a nommé le secteur { $sector }.
board-wind-all = { $name } : tout l’océan.
board-pushed = Poussées : { $seats }.
board-struck = Grand mât perdu : { $seats }.
board-reaction = Beau temps ?
board-reaction-waits = Rien ne se passe avant votre choix.
board-reaction-you = { $count ->
    [one] Répondez, sinon la tempête vient dans { $count } seconde.
   *[other] Répondez, sinon la tempête vient dans { $count } secondes.
  }
board-reaction-other = { $seat } peut répondre par le beau temps.
board-reaction-stop = Arrêter le décompte

## La barre et les étapes d’un tour.

board-note-die = { $count ->
    [one] En main : { $die }. { $count } case est possible.
   *[other] En main : { $die }. { $count } cases sont possibles.
  }
board-note = { $count ->
    [0] Aucune case n’est possible.
    [one] { $count } case est possible.
   *[other] { $count } cases sont possibles.
  }
board-note-other = Ou prenez un autre dé.
board-note-again = La flèche ronde marque un dé à relancer, contre un tonneau.
board-note-storm = En main : tempête. Nommez un des cinq secteurs ; la flèche dit où vont ses caravelles.
board-note-use = En main : { $die }. Choisissez son effet.
board-note-none = Aucun dé ne peut servir maintenant.
board-note-card = { $count ->
    [0] Aucune de vos cartes ne peut être jouée maintenant.
   *[other] Les cartes qui peuvent être jouées sont éclairées.
  }
board-note-opening = Ce que vous pouvez faire avant de lancer, ou à la place, est éclairé aussi.
board-note-answer = Seule la carte Beau temps arrête une tempête. Quiconque garde une carte est interrogé : un refus ne révèle rien.
board-note-spin = La flèche dit où sont poussées les caravelles du secteur.
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
