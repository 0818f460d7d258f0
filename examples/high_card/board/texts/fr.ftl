board-card = le { $card }
board-card-more = Cliquez sur votre carte pour la garder.
board-hidden = une carte cachée
board-deck = Pioche : { $count } cartes
board-deck-more = Cliquez sur la pioche pour échanger votre carte. Elle contient chaque carte de 1 à 9 que personne n’a.
board-actions = Actions
board-crown = Couronne
board-crown-more = La dernière personne à échanger prend la couronne et montre sa carte en premier.
