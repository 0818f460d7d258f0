### The board of Mundus Novus: words that only a picture of the table needs.

board-you = You
board-relic-sign = ✶
board-card = { $name } { $sign }
board-card-back = Hidden card
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
board-known = Known in hand: { $cards }
board-no-developments = No developments yet
board-master-more = Announces how many cards are offered, takes first, and names the first player.
board-worth = Counts { $worth } when the Trade Master is decided.
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
board-barred = not now
board-order = Loading order
board-loads = { $count ->
    [one] { $count } card to load
   *[other] { $count } cards to load
  }
board-fleet = { $seat }’s fleet: { $values }. Value { $value }; the lowest loads first.
board-no-fleets = No caravels yet: the quay stays empty.
board-place = Card { $place } of the queue
board-unseen = { $count ->
    [one] { $count } card left in the development pile
   *[other] { $count } cards left in the development pile
  }
board-event-at-head = { $event }: applies if a round starts with this card first in the queue.
board-out-of-reach = out of reach
board-market-more = Exchange a card you took for one of these.
board-keep = Keep
board-tables = Payouts
board-tables-sets = Identical cards take a development
board-tables-reach = first { $reach }
board-tables-any = any
board-tables-different = Different resources earn
board-tables-relics = Relics sold earn
board-tables-natives = Indigenous people: 1 per card
board-tables-storm = Storm: only the first
board-endings = How the game ends
board-ending-goal = A player has { $goal } doubloons at the end of a round
board-ending-perfect = A player shows nine different resources and a relic
board-ending-queue = The queue can’t be refilled to { $size } cards
board-actions = What you can do
board-prospects = What your hand can make
board-no-prospects = Nothing to combine yet
board-offer-button = Offer { $have } of { $due }
board-offer-note = { $have } of { $due } cards, worth { $worth }.
board-offer-less-note = { $have } cards, worth { $worth }; at most { $due }.
board-toll-button = Give up { $have } of { $due }
board-toll-note = { $have } of { $due } cards for the pirates.
board-turn-note = { $count ->
    [0] Choose identical cards, all different cards, or relics.
    [one] { $count } card chosen.
   *[other] { $count } cards chosen.
  }
board-turn-nothing = No combinations left. End your turn.
board-note-coronado = Point at an event, or touch and hold it, to read what it does.
board-note-split = The others stay in your first fleet.
board-note-load = Choose a highlighted card on the quay.
board-note-announce = The highest offer then becomes Trade Master.
board-note-master = The Trade Master takes first and names the first player.
board-note-take = Choose a highlighted card. You can then keep it or exchange it on the market.
board-note-place = Choose a highlighted card on the market, or keep the card you took.
board-note-give = Choose a card from your hand.
board-note-first = The others follow clockwise.
board-note-fill = Choose a highlighted card from your hand.
board-note-develop = Choose a highlighted card in the queue.
board-note-store = Choose a highlighted card from your hand. Cards that you don’t store are lost.
board-no-match = { $count ->
    [one] One card isn’t a combination.
   *[other] These { $count } cards don’t form a combination.
  }
board-set-tap = Now choose a development within reach, or confirm.
board-reach = { $reach ->
    [one] reaches card 1
   *[other] reaches cards 1–{ $reach }
  }
board-queue-reach = { $reach ->
    [one] This set reaches only the first card of the queue.
   *[other] This set reaches only the first { $reach } cards of the queue.
  }
board-queue-set = First choose a set: 3 to 5 identical cards take a development.
board-earns = +{ $count }
board-first-player = { $count ->
    [one] { $count } turn left in this round
   *[other] { $count } turns left in this round
  }
board-waste-perfect = You can show the perfect combination and win. If you end your turn now, you miss it.
board-waste-set = You can still make { $count ->
    [one] a combination that takes a development
   *[other] { $count } combinations, one of them for a development
  }. Unused cards are lost.
board-waste-sale = Your cards can still earn doubloons. Unused cards are lost.
board-waste-room = { $count ->
    [one] There is room for one more card. Cards that you don’t store are lost.
   *[other] There is room for { $count } more cards. Cards that you don’t store are lost.
  }
board-waste-relics = { $count ->
    [one] You can sell relics once per turn. The one you don’t sell is lost.
   *[other] You can sell relics once per turn. The { $count } you don’t sell are lost.
  }
board-room = { $count } of { $room } places used
board-turn-to = to { $card }
board-clear = Clear
board-piles = Piles
board-about-caravel = One more card each supply
board-about-merchant-common = Converts a card to 1–3
board-about-merchant-uncommon = Converts a card to 4–6
board-about-merchant-rare = Converts a card to 7–9
board-about-warehouse-1 = Keeps one card
board-about-warehouse-2 = Keeps two cards
board-about-shipyard = 1 per player with more caravels
board-about-character-cortes = Earns 3 per round
board-about-character-almagro = May take the hidden card
board-about-character-la-cosa = Unaffected by events
board-about-character-valdivia = Offers count 3 more
board-about-character-orellana = 2 for a market run
board-about-character-coronado = Triggers an event for 2
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
