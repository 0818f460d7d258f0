board-card = le { $card }
board-hidden = une carte cachée
board-deck = Pioche
board-deck-more = Les cartes de 1 à 9, une de chaque. Personne n’a vu celles-ci.
