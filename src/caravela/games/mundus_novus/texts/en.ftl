### Mundus Novus.
###
### log-<event>       a line of the story: who did what
### action-<family>   what a menu or a button says
### ask-<question>    what a player is asked
### step-<question>   the same moment as a noun: what is going on
### why-<reason>      why something is not allowed
### reason-<kind>     why a choice is better than another
### ending-<reason>   what ended the match
### category-<name>   where a score came from
### about-<thing>     one line on what a card or an event does
### word-<thing>      a place, a figure or a part of the round, as a heading
### sketch-<line>     a line of the table drawn as text
### note-<thing>      what a newcomer wants to know of a part of the table
### remark-<family>   what the moment adds to a choice
###
### Things are called by their own key and know $count, how many there are, and $n, the number printed on them: a
### caravel's value, another card's income.

title = Mundus Novus
score = { $count ->
    [one] { $count } doubloon
   *[other] { $count } doubloons
  }
# The doubloons of a payment; many lines below refer to it.
pay = { $earned ->
    [one] { $earned } doubloon
   *[other] { $earned } doubloons
  }

option-first-master = First Trade Master
option-first-master-random = Random

## Resources.

cocoa = cocoa
corn = corn
tobacco = tobacco
coffee = coffee
cotton = cotton
sugar = sugar cane
potato = { $count ->
    [one] potato
   *[other] potatoes
  }
indigo = indigo
vanilla = vanilla
relic = { $count ->
    [one] relic
   *[other] relics
  }

rarity-common = common
rarity-uncommon = uncommon
rarity-rare = rare

about-cocoa = Common resource, number 1.
about-corn = Common resource, number 2.
about-tobacco = Common resource, number 3.
about-coffee = Uncommon resource, number 4.
about-cotton = Uncommon resource, number 5.
about-sugar = Uncommon resource, number 6.
about-potato = Rare resource, number 7.
about-indigo = Rare resource, number 8.
about-vanilla = Rare resource, number 9.
about-relic = Inca relic: a wildcard in a set, or sold for doubloons. Counts 10 in an offer.

## Events of a round.

event-none = no event
event-kings-aid = King’s aid
event-indigenous = Indigenous people
event-storm = Storm
event-fire = Fire
event-pirates = Pirates

about-event-none = Nothing special this round.
about-event-kings-aid = You can make several sets in your turn and take a development for each.
about-event-indigenous = Different resources pay only 1 doubloon a card.
about-event-storm = Sets can only take the first card in the queue.
about-event-fire = No cards can be stored at the end of this round.
about-event-pirates = After supply, you lose a card for each of your fleets of two or more caravels.

## Developments.

caravel = { $count ->
    [one] caravel { $n }
   *[other] caravels { $n }
  }
merchant-common = { $count ->
    [one] merchant 1–3
   *[other] merchants 1–3
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
merchant-uncommon = { $count ->
    [one] merchant 4–6
   *[other] merchants 4–6
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
merchant-rare = { $count ->
    [one] merchant 7–9
   *[other] merchants 7–9
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
warehouse-1 = { $count ->
    [one] small warehouse
   *[other] small warehouses
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
warehouse-2 = { $count ->
    [one] large warehouse
   *[other] large warehouses
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
shipyard = { $count ->
    [one] shipyard
   *[other] shipyards
  }
character-cortes = Hernán Cortés
character-almagro = Diego de Almagro
character-la-cosa = Juan de la Cosa
character-valdivia = Pedro de Valdivia
character-orellana = Francisco de Orellana
character-coronado = Francisco de Coronado
character-las-casas = Bartolomé de las Casas
character-ponce-de-leon = Juan Ponce de León
character-pizarro = Gonzalo Pizarro

# The income that many cards bring; it stands at the end of their description.
income = { $n ->
    [0] { "" }
    [one] { "" } Earns { $n } doubloon per round.
   *[other] { "" } Earns { $n } doubloons per round.
  }
about-caravel = One more card from the quay in every supply. Value { $n }: the fleet with the lowest total loads first.
about-merchant-common = Once per turn, converts a card of a combination to cocoa, corn or tobacco.{ income }
about-merchant-uncommon = Once per turn, converts a card of a combination to coffee, cotton or sugar cane.{ income }
about-merchant-rare = Once per turn, converts a card of a combination to potato, indigo or vanilla.{ income }
about-warehouse-1 = Keeps 1 unused card for the next round.{ income }
about-warehouse-2 = Keeps up to 2 unused cards for the next round.{ income }
about-shipyard = At the end of your turn, 1 doubloon for each opponent with more caravels than you.
about-character-cortes = Earns 3 doubloons per round.
about-character-almagro = Earns 2 doubloons per round. A set may take the top card of the development pile, unseen.
about-character-la-cosa = Earns 1 doubloon per round. Events don’t affect you, good or bad.
about-character-valdivia = Earns 1 doubloon per round. Your offers count 3 more when the Trade Master is decided.
about-character-orellana = Earns 2 doubloons whenever your exchange leaves three identical or three consecutive cards on the market.
about-character-coronado = When the first card of the queue shows no event, you may pay 2 doubloons to trigger one.
about-character-las-casas = Earns 1 doubloon per round. You may offer fewer cards than announced, even none.
about-character-ponce-de-leon = You may split your caravels into two fleets every round.
about-character-pizarro = Your highest caravel counts as 0.

## The table: its places, its figures, and the lines of a sketch.

word-hand = Hand
word-market = Market
word-quay = Quay
word-queue = Development queue
word-offer = Offer
word-warehouse = Warehouses
word-pile = Draw pile
word-discard = Discard pile
word-development-pile = Development pile
word-round = Round { $number }
word-round-before = Previous round
word-round-after = Next round
word-event = Event
word-supply = Supply
word-trade = Trade
word-progression = Progression
word-master = Trade Master
word-first = First player
word-doubloons = Doubloons
word-income = Income
word-developments = Developments
word-caravels = Caravels
word-fleet = Fleet
word-second-fleet = Second fleet
word-different = Different resources
word-relics = Relics
word-shipyards = Shipyards
word-orellana = Orellana
word-events = Events paid for
# The game in one line, and its kind.
word-lead = Offer, take and exchange resources; turn combinations into caravels, merchants and allies.
word-kind = Cards and trading

sketch-step = Step { $n } of 4: { $step } · goal: { $goal } doubloons
sketch-piles = Draw pile: { $pile } · discard pile: { $discard } · development pile: { $developments }
sketch-in-flight = Taken and not yet placed: { $card }
sketch-barred = { $taker } can’t take from { $owner } now: they have just taken from each other.
sketch-you = you
sketch-sealed = has chosen
sketch-counts = Doubloons: { $doubloons } · cards: { $cards } · stored: { $stored }
sketch-developments = Developments: { $developments }
sketch-known = Known cards

note-goal = The game ends after the round in which a player has { $goal } doubloons or the queue can’t be refilled. The richest player wins. A perfect combination (all nine resources and a relic) beats everything.
note-trade = All players offer as many cards as announced. The highest total becomes Trade Master and takes the first card. If a card is taken from you, you take next.
note-sets = A set of 3 / 4 / 5 identical cards, relics included, takes a development: with resources 1–3 one of the first { $common } in the queue, with 4–6 one of the first { $uncommon }, with 7–9 one of the first { $rare }.
note-different = { $counts } different resources earn { $pay } doubloons.
note-relics = { $counts } relics are sold for { $pay } doubloons.
note-unused = Unused cards are lost at the end of the round; only warehouses keep some.
note-icons = The event in brackets applies in a round that starts with its card first in the queue.

remark-offer = worth { $worth }
remark-give = to { $seat }
remark-set = { $reach ->
    [one] reaches card 1 of the queue
   *[other] reaches cards 1–{ $reach } of the queue
  }
remark-pay = earns { pay }

## Questions to the players.

ask-coronado = Do you pay 2 doubloons to trigger an event for this round?
ask-split = Which caravels sail in your second fleet?
ask-load = Which card do you load from the quay?
ask-surrender = Pirates! What do you give up?
ask-announce = How many cards must each player offer?
ask-offer = Which cards do you offer?
ask-master = The best offers are tied. Who becomes Trade Master?
ask-take = Which offered card do you take?
ask-place = Do you keep this card, or exchange it on the market?
ask-give = Which card do you give to the player who is one short?
ask-first = Who goes first in progression?
ask-turn = Your turn: make combinations, sell relics, or end your turn.
ask-fill = Which card should your merchant convert?
ask-develop = Which development do you take?
ask-store = What do you store for the next round?

step-coronado = triggering an event
step-split = splitting the fleet
step-load = loading at the quay
step-surrender = giving up cards to the pirates
step-announce = announcing the number of cards
step-offer = choosing offers
step-master = breaking the tie
step-take = taking offered cards
step-place = keeping or exchanging
step-give = giving a card
step-first = naming the first player
step-turn = making combinations
step-fill = converting cards
step-develop = taking a development
step-store = storing cards

## Actions to choose from.

action-set-event = Pay 2 doubloons and trigger: { $event }
action-no-event = Trigger no event
action-detach = Move caravel { $value } to the second fleet
action-sail = Set sail with the fleets as they are
action-load = Load 1 { $card }
action-surrender = Give up: { $cards }
action-announce = Announce { $count } cards
action-offer = Offer: { $cards }
action-offer-nothing = Offer nothing
action-master = Make { $seat } Trade Master
    .you = Become Trade Master yourself
action-take = Take 1 { $card } from { $seat }
action-keep = Keep the card
action-exchange = Exchange it for 1 { $card } from the market
action-give = Give 1 { $card }
action-first = Let { $seat } go first
    .you = Go first yourself
action-set = Make a set of { $count } { $card } cards{ set-parts }
# The cards of a set that are not of its own kind.
set-parts = { $relics ->
    [0] { $turned ->
        [0] { "" }
       *[other] { "" } (with { set-turned })
      }
   *[other] { $turned ->
        [0] { "" } (with { set-relics })
       *[other] { "" } (with { set-relics } and { set-turned })
      }
  }
set-relics = { $relics ->
    [one] { $relics } relic
   *[other] { $relics } relics
  }
set-turned = { $turned ->
    [one] { $turned } card converted by a merchant
   *[other] { $turned } cards converted by merchants
  }
action-different = Combine { $count } different resources: { $cards }
action-perfect = Show the perfect combination: all nine resources and a relic
action-turn = Convert 1 { $card } to { $target }
action-complete = Use the other cards as they are
action-develop = Take card { $place } of the queue
action-develop-pile = Take the top card of the development pile, unseen
action-sell = { $count ->
    [one] Sell { $count } relic
   *[other] Sell { $count } relics
  }
action-end = End turn
action-store = Store 1 { $card }
action-store-done = Done storing
action-store-again = Change stored cards

## Events of the log.

log-market-laid = On the market: { $cards }.
log-queue-laid = In the development queue: { $cards }.
log-master-drawn = { $seat } is the first Trade Master.
    .you = You are the first Trade Master.
log-round-began = Round { $round }: { $event }.
log-event-bought = { $seat } pays 2 doubloons through Coronado and triggers: { $event }.
    .you = You pay 2 doubloons through Coronado and trigger: { $event }.
log-event-not-bought = { $seat } triggers no event.
    .you = You trigger no event.
log-pile-reshuffled = { $count ->
    [one] The draw pile is empty: the { $count } discarded card forms a new one.
   *[other] The draw pile is empty: the { $count } discarded cards are shuffled into a new one.
  }
log-stock-returned = { $seat } retrieves from the warehouses: { $cards }.
    .you = You retrieve from your warehouses: { $cards }.
log-stock-returned-hidden = { $count ->
    [one] { $seat } retrieves { $count } card from the warehouses.
   *[other] { $seat } retrieves { $count } cards from the warehouses.
  }
    .you = { $count ->
        [one] You retrieve { $count } card from your warehouses.
       *[other] You retrieve { $count } cards from your warehouses.
      }
log-cards-dealt = { $seat } is dealt: { $cards }.
    .you = You are dealt: { $cards }.
log-cards-dealt-hidden = { $count ->
    [one] { $seat } is dealt { $count } card.
   *[other] { $seat } is dealt { $count } cards.
  }
    .you = { $count ->
        [one] You are dealt { $count } card.
       *[other] You are dealt { $count } cards.
      }
log-quay-shown = On the quay: { $cards }.
log-fleet-split = { $seat } splits the fleet: { $first } in the first, { $second } in the second.
    .you = You split your fleet: { $first } in the first, { $second } in the second.
log-fleet-whole = { $seat } sails in one fleet: { $first }.
    .you = You sail in one fleet: { $first }.
log-card-loaded = { $seat } loads 1 { $card } from the quay.
    .you = You load 1 { $card } from the quay.
log-choice-sealed = { $seat } has chosen.
    .you = You have chosen.
log-cards-surrendered = { $seat } gives up to the pirates: { $cards }.
    .you = You give up to the pirates: { $cards }.
log-offers-announced = { $count ->
    [one] { $seat } announces { $count } card.
   *[other] { $seat } announces { $count } cards.
  }
    .you = { $count ->
        [one] You announce { $count } card.
       *[other] You announce { $count } cards.
      }
log-offer-revealed = { $seat } offers { $cards }: worth { $worth }.
    .you = You offer { $cards }: worth { $worth }.
log-master-tied = Tied at { $worth }: { $seats }. { $seat } decides who becomes Trade Master.
    .you = Tied at { $worth }: { $seats }. You decide who becomes Trade Master.
log-master-became = { $seat } is Trade Master.
    .you = You are Trade Master.
log-no-trade = { $seat } finds no card on offer: no trade this round.
    .you = You find no card on offer: no trade this round.
log-card-taken = { $seat } takes 1 { $card } from { $owner }.
    .you = You take 1 { $card } from { $owner }.
log-card-kept = { $seat } keeps the { $card }.
    .you = You keep the { $card }.
log-card-exchanged = { $seat } lays 1 { $card } on the market and takes 1 { $taken }.
    .you = You lay 1 { $card } on the market and take 1 { $taken }.
log-orellana-earned = { $count ->
    [one] Orellana earns { $seat } { $count } doubloon.
   *[other] Orellana earns { $seat } { $count } doubloons.
  }
    .you = { $count ->
        [one] Orellana earns you { $count } doubloon.
       *[other] Orellana earns you { $count } doubloons.
      }
log-offer-returned = { $seat } returns the offer to hand: { $cards }.
    .you = You return your offer to your hand: { $cards }.
log-gift-made = { $seat } gives { $receiver } 1 { $card }.
    .you = You give { $receiver } 1 { $card }.
log-gift-made-hidden = { $seat } secretly gives { $receiver } a card.
    .you = You secretly give { $receiver } a card.
log-first-named = { $seat } names the first player: { $first }.
    .you = You name the first player: { $first }.
log-set-made = { $seat } makes a set of { $count } { $card } cards{ set-parts }.
    .you = You make a set of { $count } { $card } cards{ set-parts }.
log-card-turned = { $seat } converts 1 { $card } to { $target } with a merchant.
    .you = You convert 1 { $card } to { $target } with a merchant.
log-development-taken = { $seat } takes card { $place } of the queue: { $development }.
    .you = You take card { $place } of the queue: { $development }.
log-development-drawn = { $seat } draws from the development pile: { $development }.
    .you = You draw from the development pile: { $development }.
log-queue-filled = New in the queue: { $development }.
log-queue-short = { $count ->
    [0] The development queue is empty: this is the last round.
    [one] Only { $count } card is left in the development queue: this is the last round.
   *[other] Only { $count } cards are left in the development queue: this is the last round.
  }
log-different-made = { $seat } combines { $count } different resources and earns { pay }: { $cards }.
    .you = You combine { $count } different resources and earn { pay }: { $cards }.
log-perfect-made = { $seat } shows the perfect combination!
    .you = You show the perfect combination!
log-relics-sold = { $count ->
    [one] { $seat } sells { $count } relic for { pay }.
   *[other] { $seat } sells { $count } relics for { pay }.
  }
    .you = { $count ->
        [one] You sell { $count } relic for { pay }.
       *[other] You sell { $count } relics for { pay }.
      }
log-income-paid = { $seat } receives an income of { pay }.
    .you = You receive an income of { pay }.
log-shipyards-paid = { $shipyards ->
    [one] { $seat } earns { pay } with a shipyard.
   *[other] { $seat } earns { pay } with { $shipyards } shipyards.
  }
    .you = { $shipyards ->
        [one] You earn { pay } with a shipyard.
       *[other] You earn { pay } with { $shipyards } shipyards.
      }
log-turn-ended = { $seat } ends the turn.
    .you = You end your turn.
log-card-set-aside = { $seat } sets 1 { $card } aside.
    .you = You set 1 { $card } aside.
log-cards-stored = { $seat } stores: { $cards }.
    .you = You store: { $cards }.
log-cards-stored-hidden = { $count ->
    [one] { $seat } stores { $count } card.
   *[other] { $seat } stores { $count } cards.
  }
    .you = { $count ->
        [one] You store { $count } card.
       *[other] You store { $count } cards.
      }
log-cards-discarded = { $seat } discards: { $cards }.
    .you = You discard: { $cards }.
log-match-ended = { $reason } { $seats-count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
  }
    .you-seats = { $reason } { $seats-count ->
        [one] You win.
       *[other] Shared victory for { $seats }.
    }

ending-goal = The goal in doubloons is reached.
ending-perfect = The perfect combination decides the game.
ending-queue = The development queue could not be refilled.

## Sources of the doubloons of a score.

category-different = different resources
category-relics = relics sold
category-income = income
category-shipyards = shipyards
category-orellana = Francisco de Orellana
category-events = events

## Why something is not allowed.

why-match-over = The game is over.
why-not-now = Not now. Current step: { $now }. You can do that during: { $then }.
why-not-your-turn = Not your turn: waiting for { $seat }.
why-nothing-to-choose = You have nothing to choose here.
why-no-such-seat = There is no { $seat } at this table.
why-card-not-held = You have no { $card }.
why-cards-not-held = You don’t have these cards: { $cards }.
why-lowest-stays = Caravel { $value } is your lowest and always stays in the first fleet.
why-detached-already = Caravel { $value } is already in the second fleet.
why-no-such-caravel = You have no caravel { $value }.
why-not-on-quay = There is no { $card } on the quay.
why-wrong-toll = { $due ->
    [one] The pirates take { $due } card from you, not { $count }.
   *[other] The pirates take { $due } cards from you, not { $count }.
  }
why-wrong-offer-size = { $due ->
    [one] Each player must offer { $due } card, not { $count }.
   *[other] Each player must offer { $due } cards, not { $count }.
  }
why-offer-too-large = { $due ->
    [one] You can offer at most { $due } card, not { $count }.
   *[other] You can offer at most { $due } cards, not { $count }.
  }
why-not-tied = { $seat } isn’t tied for the best offer.
why-own-offer = You can’t take a card from your own offer.
why-not-on-offer = { $seat } has no { $card } on offer.
why-barred = You and { $seat } have just taken from each other. Take from another player now.
why-not-on-market = There is no { $card } on the market.
why-queue-empty = No development is left to take, so you can’t make a set.
why-la-cosa-forbids = With Juan de la Cosa, the King’s aid doesn’t apply to you either: one set per turn.
why-set-made-already = You have already made a set this turn.
why-different-made-already = You have already made a combination of different resources this turn.
why-not-perfect = Your cards and merchants don’t make the perfect combination.
why-too-few-cards = { $count ->
    [one] You need { $count } { $card } card; you have { $held }.
   *[other] You need { $count } { $card } cards; you have { $held }.
  }
why-too-few-relics = { $count ->
    [one] You need { $count } relic; you have { $held }.
   *[other] You need { $count } relics; you have { $held }.
  }
why-relics-sold-already = You have already sold relics this turn.
why-too-few-merchants = This set needs { $count } converted cards; your free merchants can convert { $held } to { $card }.
why-cards-still-due = { $count ->
    [one] The set still needs { $count } card converted by a merchant.
   *[other] The set still needs { $count } cards converted by merchants.
  }
why-kinds-still-missing = Your cards as they are don’t complete the combination.
why-not-in-combination = This combination doesn’t need { $target }.
why-no-free-merchant = You have no free merchant for { $rarity } resources.
why-card-needed = The combination needs your { $card } as it is.
why-merchant-needed = You need this merchant for a different resource here.
why-out-of-reach = { $reach ->
    [one] Card { $place } is out of reach: this set only reaches the first card in the queue.
   *[other] Card { $place } is out of reach: this set reaches the first { $reach } cards in the queue.
  }
why-storm-reach = Card { $place } is out of reach: in a storm, a set only reaches the first card in the queue.
why-pile-empty = The development pile is empty.
why-no-almagro = Only Diego de Almagro lets you take from the development pile.
why-store-open = Your warehouses are already open.
why-store-closed = You are done storing. Choose “Change stored cards” first.
why-fire = Fire: warehouses can’t be used this round.
why-store-full = { $count ->
    [one] Your warehouses are full: they hold { $count } card.
   *[other] Your warehouses are full: they hold { $count } cards.
  }

## Why one choice is better than another. $count, $percent and $instead compare what follows the two.

odds = in { $percent }% of cases instead of { $instead }%
more-doubloons = { $count ->
    [one] { $count } more doubloon
   *[other] { $count } more doubloons
  }
fewer-doubloons = { $count ->
    [one] { $count } doubloon less
   *[other] { $count } fewer doubloons
  }
more-cards = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
  }
reason-different = You earn about { more-doubloons } with different resources.
reason-relic-sales = You earn about { more-doubloons } by selling relics.
reason-income-paid = Your income pays about { more-doubloons } this round.
reason-bonus = Shipyards and Francisco de Orellana earn you about { more-doubloons }.
reason-income = Your income grows: about { more-doubloons } every round.
reason-caravel = You take a caravel { odds }.
reason-merchant = You take a merchant { odds }.
reason-warehouse = You take a warehouse { odds }.
reason-shipyard = You take a shipyard { odds }.
reason-character = You take a character { odds }.
reason-set = You hold about { more-cards } of one resource for a set.
reason-kinds = { $count ->
    [one] You hold about { $count } more different resource.
   *[other] You hold about { $count } more different resources.
  }
reason-cards = You have about { more-cards } for your turn.
reason-relics = { $count ->
    [one] You hold about { $count } more relic.
   *[other] You hold about { $count } more relics.
  }
reason-master = You are Trade Master { odds }.
reason-win = You win the game this round { odds }.
reason-rival-doubloons = { $seat } earns about { fewer-doubloons }.
reason-rival-development = { $seat } takes a development { odds }.
reason-rival-win = { $seat } wins the game this round { odds }.
