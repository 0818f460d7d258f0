board-card = the { $card }
board-card-more = Click your card to keep it.
board-hidden = a hidden card
board-deck = Deck: { $count } cards
board-deck-more = Click the deck to swap your card. It has each card from 1 to 9 that nobody holds.
board-actions = Actions
board-crown = Crown
board-crown-more = The last player who swapped has the crown and shows first.
