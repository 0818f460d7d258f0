board-card = de { $card }
board-card-more = Klik op je kaart om hem te houden.
board-hidden = een verborgen kaart
board-deck = Trekstapel: { $count } kaarten
board-deck-more = Klik op de trekstapel om je kaart te ruilen. Hij heeft elke kaart van 1 tot 9 die niemand heeft.
board-actions = Acties
board-crown = Kroon
board-crown-more = De laatste speler die ruilde heeft de kroon en toont als eerste.
