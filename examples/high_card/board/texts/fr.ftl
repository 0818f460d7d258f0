board-card = le { $card }
board-card-more = Clique sur ta carte pour la garder.
board-hidden = une carte cachée
board-deck = Pioche : { $count } cartes
board-deck-more = Clique sur la pioche pour échanger ta carte. Elle contient chaque carte de 1 à 9 que personne n’a.
board-deeds = Actions
