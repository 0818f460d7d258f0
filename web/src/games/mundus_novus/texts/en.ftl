### The board of Mundus Novus: words that only a picture of the table needs.

board-you = You
board-relic-sign = ✶
board-card = { $name } { $sign }
board-card-back = A hidden card
board-track = { $count } of { $goal } doubloons
board-cards = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
  }
board-stored = { $count ->
    [one] { $count } card in a warehouse
   *[other] { $count } cards in warehouses
  }
board-income = Income at the end of the turn: { $count }
board-known = Known to be in hand: { $cards }
board-no-developments = No developments yet
board-master-more = Announces how many cards are offered, takes first, and names the first player.
board-worth = Worth { $worth } when the Trade Master is decided.
board-sealed = Has chosen; all offers are revealed together.
board-choosing = Is choosing
board-offer-here = Your offer goes here
board-taken = { $card }, taken by { $seat }
board-announced = { $count } cards each
board-takes-other = takes next
board-takes-you = take a card now
board-places-other = places the card
board-places-you = place the card
board-short = { $seat } is one card short; { $master } gives one
board-barred = barred
board-order = Order of service
board-loads = { $count ->
    [one] { $count } card to load
   *[other] { $count } cards to load
  }
board-fleet = Fleet of { $seat }: { $values }. Value { $value }; the lowest is served first.
board-no-fleets = Nobody has caravels yet: the quay stays empty.
board-place = Card { $place } of the queue
board-unseen = { $count ->
    [one] { $count } card left in the development pile
   *[other] { $count } cards left in the development pile
  }
board-event-at-head = { $event }, in a round that begins with this card at the head of the queue.
board-out-of-reach = out of reach
board-market-more = A taken card may be laid here in exchange for one of these.
board-keep = Keep
board-tables = Payouts
board-tables-sets = Equal cards take a development
board-tables-reach = first { $reach }
board-tables-any = any
board-tables-different = Different resources earn
board-tables-relics = Relics sold earn
board-tables-natives = Indigenous people: 1 a card
board-tables-storm = Storm: only the first
board-endings = Ways the match ends
board-ending-goal = Somebody has { $goal } doubloons at the end of a round
board-ending-perfect = Somebody shows nine different resources and a relic
board-ending-queue = The queue cannot be filled to { $size } cards
board-deeds = What you can do
board-prospects = What your hand makes
board-no-prospects = Nothing to combine yet
board-offer-button = Offer { $have } of { $due }
board-offer-note = { $have } of { $due } cards, worth { $worth }.
board-offer-less-note = { $have } cards, worth { $worth }; up to { $due } are allowed.
board-toll-button = Give up { $have } of { $due }
board-toll-note = { $have } of { $due } cards for the pirates.
board-turn-note = { $count ->
    [0] Choose cards that are equal, or all different, or relics.
    [one] { $count } card chosen.
   *[other] { $count } cards chosen.
  }
board-turn-nothing = Your cards make nothing more: end the turn.
board-note-coronado = Point at an event, or hold it, to read what it does.
board-note-split = The others stay in your first fleet.
board-note-load = Press a lit card on the quay.
board-note-announce = The offer that is worth most then makes the Trade Master.
board-note-master = The Trade Master takes first and names the first player.
board-note-take = Press a lit card. You then keep it, or exchange it on the market.
board-note-place = Press a lit card of the market, or keep the card that you took.
board-note-give = Press a card of your hand.
board-note-first = The others follow clockwise.
board-note-fill = Press a lit card of your hand.
board-note-develop = Press a lit card of the queue.
board-note-store = Press a lit card of your hand. What is not stored is lost.
board-no-match = { $count ->
    [one] This card alone makes nothing.
   *[other] These { $count } cards make nothing together.
  }
board-set-tap = Now tap a development in reach, or confirm.
board-reach = { $reach ->
    [one] reaches card 1
   *[other] reaches cards 1–{ $reach }
  }
board-earns = +{ $count }
board-first-player = { $count ->
    [one] { $count } turn left in this round
   *[other] { $count } turns left in this round
  }
board-waste-perfect = You can show the perfect combination, which wins the match. Ending now gives it up.
board-waste-set = Your cards still make { $count ->
    [one] a combination
   *[other] { $count } combinations
  }, a development among them. What is not used is lost.
board-waste-sale = Your cards can still be turned into doubloons. What is not used is lost.
board-waste-room = { $count ->
    [one] There is room for one more card. What is not stored is lost.
   *[other] There is room for { $count } more cards. What is not stored is lost.
  }
board-waste-relics = { $count ->
    [one] Relics are sold once a turn: the one you keep back is lost.
   *[other] Relics are sold once a turn: the { $count } that you keep back are lost.
  }
board-room = { $count } of { $room } places used
board-turn-to = into { $card }
board-clear = Clear
board-piles = Piles
board-about-caravel = One more card each supply
board-about-merchant-common = Turns a card into 1 to 3
board-about-merchant-uncommon = Turns a card into 4 to 6
board-about-merchant-rare = Turns a card into 7 to 9
board-about-warehouse-1 = Keeps one card
board-about-warehouse-2 = Keeps two cards
board-about-shipyard = 1 per rival with more caravels
board-about-character-cortes = Earns 3 a round
board-about-character-almagro = May take the hidden card
board-about-character-la-cosa = No event touches you
board-about-character-valdivia = Offers count 3 more
board-about-character-orellana = 2 for a market row
board-about-character-coronado = Calls an event for 2
board-about-character-las-casas = May offer fewer cards
board-about-character-ponce-de-leon = Splits your fleet
board-about-character-pizarro = Highest caravel counts 0
board-short-cortes = Cortés
board-short-almagro = Almagro
board-short-la-cosa = La Cosa
board-short-valdivia = Valdivia
board-short-orellana = Orellana
board-short-coronado = Coronado
board-short-las-casas = Las Casas
board-short-ponce-de-leon = Ponce
board-short-pizarro = Pizarro
# Short enough for a card.
board-name-cocoa = Cocoa
board-name-corn = Corn
board-name-tobacco = Tobacco
board-name-coffee = Coffee
board-name-cotton = Cotton
board-name-sugar = Sugar
board-name-potato = Potato
board-name-indigo = Indigo
board-name-vanilla = Vanilla
board-name-relic = Relic
