board-card = de { $card }
board-hidden = een verborgen kaart
board-deck = Trekstapel
board-deck-more = Kaarten van 1 tot 9, van elk één. Niemand heeft deze gezien.
