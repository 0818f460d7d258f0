board-card = the { $card }
board-hidden = a hidden card
board-deck = Deck
board-deck-more = Cards from 1 to 9, each once. Nobody has seen these.
