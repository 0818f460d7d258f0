### Mundus Novus.
###
### log-<event>       a line of the story: who did what
### action-<family>   what a menu or a button says
### ask-<question>    what a player is asked
### step-<question>   the same moment as a noun: what is going on
### why-<reason>      why something is not allowed
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
# What somebody was paid; many lines below refer to it.
pay = { $earned ->
    [one] { $earned } doubloon
   *[other] { $earned } doubloons
  }

option-first-master = First Trade Master
option-first-master-random = Drawn by chance

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
about-relic = Inca relic: stands in for any card of a set, or is sold. In an offer it counts 10.

## Events of a round.

event-none = no event
event-kings-aid = King’s aid
event-indigenous = Indigenous people
event-storm = Storm
event-fire = Fire
event-pirates = Pirates

about-event-none = Nothing special happens this round.
about-event-kings-aid = You may make several sets in your turn and take a development for each.
about-event-indigenous = Different resources pay only 1 doubloon a card.
about-event-storm = Whatever the set, it only reaches the head of the queue.
about-event-fire = Nobody can store cards at the end of this round.
about-event-pirates = After supply you lose a card for each of your fleets of two or more caravels.

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
    [one] { "" } Earns { $n } doubloon a round.
   *[other] { "" } Earns { $n } doubloons a round.
  }
about-caravel = One more card from the quay at every supply. Value { $n }: the fleet of the lowest total value loads first.
about-merchant-common = Once a turn, turns a card of a combination into cocoa, corn or tobacco.{ income }
about-merchant-uncommon = Once a turn, turns a card of a combination into coffee, cotton or sugar cane.{ income }
about-merchant-rare = Once a turn, turns a card of a combination into potato, indigo or vanilla.{ income }
about-warehouse-1 = Keeps 1 unused card for the next round.{ income }
about-warehouse-2 = Keeps up to 2 unused cards for the next round.{ income }
about-shipyard = Ends each of your turns with 1 doubloon for every opponent who has more caravels than you.
about-character-cortes = Earns 3 doubloons a round.
about-character-almagro = Earns 2 doubloons a round. A set may take the top card of the development pile, unseen.
about-character-la-cosa = Earns 1 doubloon a round. No event touches you, neither for worse nor for better.
about-character-valdivia = Earns 1 doubloon a round. Your offers count 3 more when the Trade Master is decided.
about-character-orellana = Earns 2 doubloons whenever your exchange leaves three alike or three in sequence on the market.
about-character-coronado = When the head of the queue shows no event, you may pay 2 doubloons to call one.
about-character-las-casas = Earns 1 doubloon a round. You may offer fewer cards than announced, even none.
about-character-ponce-de-leon = You may split your caravels into two fleets every round.
about-character-pizarro = Your caravel of the highest value counts as 0.

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
word-round = Round
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
# What the game is, in a line and in a word.
word-lead = Offer, take and swap cargo; turn matching cards into caravels, merchants and allies.
word-kind = Cards and trading

sketch-step = Step { $n } of 4: { $step } · goal: { $goal } doubloons
sketch-piles = Draw pile: { $pile } · discard pile: { $discard } · development pile: { $developments }
sketch-in-flight = Taken and not yet placed: { $card }
sketch-barred = { $taker } may not take from { $owner } now: they have just taken from each other.
sketch-you = you
sketch-sealed = has chosen
sketch-counts = Doubloons: { $doubloons } · cards: { $cards } · stored: { $stored }
sketch-developments = Developments: { $developments }
sketch-known = Known cards

note-goal = The match ends with the round in which somebody has { $goal } doubloons or the queue cannot be filled up; the richest wins. The perfect combination, all nine resources and a relic, wins before that.
note-trade = Everybody offers as many cards as announced. The highest total makes its owner Trade Master, who takes a card first; whoever has lost a card takes the next one.
note-sets = A set of 3 / 4 / 5 equal cards, relics included, takes a development: of resources 1–3 one of the first { $common } in the queue, of 4–6 one of the first { $uncommon }, of 7–9 one of the first { $rare }.
note-different = { $counts } different resources earn { $pay } doubloons.
note-relics = { $counts } relics are sold for { $pay } doubloons.
note-unused = Cards that are not used go at the end of the round; only warehouses keep some.
note-icons = The event in brackets holds in a round that begins with its card at the head of the queue.

remark-offer = worth { $worth }
remark-give = to { $seat }
remark-set = { $reach ->
    [one] reaches card 1 of the queue
   *[other] reaches cards 1–{ $reach } of the queue
  }
remark-pay = earns { pay }

## What players are asked.

ask-coronado = Will you pay 2 doubloons to call an event for this round?
ask-split = Which caravels sail in your second fleet?
ask-load = Which card do you load from the quay?
ask-surrender = Pirates! What do you give up?
ask-announce = How many cards shall everybody offer?
ask-offer = Which cards do you offer?
ask-master = The best offers are tied. Who becomes Trade Master?
ask-take = Which offered card do you take?
ask-place = Do you keep this card, or exchange it on the market?
ask-give = Which card do you give to the player who is one short?
ask-first = Who plays first in progression?
ask-turn = It is your turn. What do you make?
ask-fill = Which card does a merchant turn?
ask-develop = Which development do you take?
ask-store = What do you store for the next round?

step-coronado = calling an event
step-split = splitting the fleet
step-load = loading at the quay
step-surrender = paying off the pirates
step-announce = announcing the offers
step-offer = choosing the offers
step-master = breaking the tie
step-take = taking offered cards
step-place = keeping or exchanging
step-give = giving a card
step-first = naming the first player
step-turn = making combinations
step-fill = turning cards by merchants
step-develop = taking a development
step-store = storing cards

## What they can choose.

action-set-event = Pay 2 doubloons and call: { $event }
action-no-event = Call no event
action-detach = Move caravel { $value } to the second fleet
action-sail = Set sail with the fleets as they are
action-load = Load 1 { $card }
action-surrender = Give up: { $cards }
action-announce = Announce { $count } cards
action-offer = Offer: { $cards }
action-offer-nothing = Offer nothing
action-master = Make { $seat } Trade Master
action-take = Take 1 { $card } from { $seat }
action-keep = Keep the card
action-exchange = Exchange it for 1 { $card } from the market
action-give = Give 1 { $card }
action-first = Let { $seat } play first
action-set = Make a set of { $count } { $card } cards{ set-parts }
# What a set is made of besides cards of its own kind.
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
    [one] { $turned } card turned by a merchant
   *[other] { $turned } cards turned by merchants
  }
action-different = Combine { $count } different resources: { $cards }
action-perfect = Show the perfect combination: all nine resources and a relic
action-turn = Turn 1 { $card } into { $target }
action-complete = Use the other cards as they are
action-develop = Take card { $place } of the queue
action-develop-pile = Take the top card of the development pile, unseen
action-sell = { $count ->
    [one] Sell { $count } relic
   *[other] Sell { $count } relics
  }
action-end = End the turn
action-store = Store 1 { $card }
action-store-done = Close the warehouses
action-store-again = Open the warehouses again

## What happened.

log-market-laid = On the market: { $cards }.
log-queue-laid = In the development queue: { $cards }.
log-master-drawn = { $seat } is the first Trade Master.
log-round-began = Round { $round }: { $event }.
log-event-bought = { $seat } pays 2 doubloons through Coronado and calls: { $event }.
log-event-not-bought = { $seat } calls no event.
log-pile-reshuffled = { $count ->
    [one] The draw pile is empty: the { $count } discarded card forms a new one.
   *[other] The draw pile is empty: the { $count } discarded cards are shuffled into a new one.
  }
log-stock-returned = { $seat } takes back from the warehouses: { $cards }.
log-stock-returned-hidden = { $count ->
    [one] { $seat } takes { $count } card back from the warehouses.
   *[other] { $seat } takes { $count } cards back from the warehouses.
  }
log-cards-dealt = { $seat } is dealt: { $cards }.
log-cards-dealt-hidden = { $count ->
    [one] { $seat } is dealt { $count } card.
   *[other] { $seat } is dealt { $count } cards.
  }
log-quay-shown = On the quay: { $cards }.
log-fleet-split = { $seat } splits the fleet: { $first } in the first, { $second } in the second.
log-fleet-whole = { $seat } sails in one fleet: { $first }.
log-card-loaded = { $seat } loads 1 { $card } from the quay.
log-choice-sealed = { $seat } has chosen.
log-cards-surrendered = { $seat } loses to the pirates: { $cards }.
log-offers-announced = { $count ->
    [one] { $seat } announces { $count } card.
   *[other] { $seat } announces { $count } cards.
  }
log-offer-revealed = { $seat } offers { $cards }: worth { $worth }.
log-master-tied = { $seats } are tied at { $worth }; { $seat } decides who becomes Trade Master.
log-master-became = { $seat } is Trade Master.
log-no-trade = { $seat } finds no card on offer: there is no trade this round.
log-card-taken = { $seat } takes 1 { $card } from { $owner }.
log-card-kept = { $seat } keeps the { $card }.
log-card-exchanged = { $seat } lays the { $card } on the market and takes 1 { $taken } from there.
log-orellana-earned = { $count ->
    [one] Orellana earns { $seat } { $count } doubloon.
   *[other] Orellana earns { $seat } { $count } doubloons.
  }
log-offer-returned = { $seat } takes back into hand: { $cards }.
log-gift-made = { $seat } gives { $receiver } 1 { $card }.
log-gift-made-hidden = { $seat } gives { $receiver } a card in secret.
log-first-named = { $seat } names the first player: { $first }.
log-set-made = { $seat } makes a set of { $count } { $card } cards{ set-parts }.
log-card-turned = { $seat } has a merchant turn 1 { $card } into { $target }.
log-development-taken = { $seat } takes card { $place } of the queue: { $development }.
log-development-drawn = { $seat } draws from the development pile: { $development }.
log-queue-filled = New in the queue: { $development }.
log-queue-short = { $count ->
    [0] The development queue is empty: this is the last round.
    [one] Only { $count } card is left in the development queue: this is the last round.
   *[other] Only { $count } cards are left in the development queue: this is the last round.
  }
log-different-made = { $seat } combines { $count } different resources and earns { pay }: { $cards }.
log-perfect-made = { $seat } shows the perfect combination!
log-relics-sold = { $count ->
    [one] { $seat } sells { $count } relic for { pay }.
   *[other] { $seat } sells { $count } relics for { pay }.
  }
log-income-paid = { $seat } has an income of { pay }.
log-shipyards-paid = { $shipyards ->
    [one] The shipyard of { $seat } earns { pay }.
   *[other] The { $shipyards } shipyards of { $seat } earn { pay }.
  }
log-turn-ended = { $seat } ends the turn.
log-card-set-aside = { $seat } sets 1 { $card } aside.
log-cards-stored = { $seat } stores: { $cards }.
log-cards-stored-hidden = { $count ->
    [one] { $seat } stores { $count } card.
   *[other] { $seat } stores { $count } cards.
  }
log-cards-discarded = { $seat } discards: { $cards }.
log-match-ended = { $reason } { $seats-count ->
    [one] { $seats } wins.
   *[other] { $seats } share the victory.
  }

ending-goal = The goal in doubloons is reached.
ending-perfect = The perfect combination decides the match.
ending-queue = The development queue could not be filled up.

## Where the doubloons of a score came from.

category-different = different resources
category-relics = relics sold
category-income = income
category-shipyards = shipyards
category-orellana = Francisco de Orellana
category-events = events

## Why something is not allowed.

why-match-over = The match is over.
why-not-now = Not now: this is the time for { $now }; that belongs to { $then }.
why-not-your-turn = It is for { $seat } to choose now.
why-nothing-to-choose = There is nothing for you to choose here.
why-no-such-seat = There is no { $seat } at this table.
why-card-not-held = You have no { $card }.
why-cards-not-held = You do not have these cards: { $cards }.
why-lowest-stays = Caravel { $value } is your lowest and always stays in the first fleet.
why-detached-already = Caravel { $value } is in the second fleet already.
why-no-such-caravel = You have no caravel { $value }.
why-not-on-quay = There is no { $card } on the quay.
why-wrong-toll = { $due ->
    [one] The pirates take { $due } card from you, not { $count }.
   *[other] The pirates take { $due } cards from you, not { $count }.
  }
why-wrong-offer-size = { $due ->
    [one] Everybody offers { $due } card, not { $count }.
   *[other] Everybody offers { $due } cards, not { $count }.
  }
why-offer-too-large = { $due ->
    [one] You may offer { $due } card at the most, not { $count }.
   *[other] You may offer { $due } cards at the most, not { $count }.
  }
why-not-tied = { $seat } is not among those tied for the best offer.
why-own-offer = You cannot take a card from your own offer.
why-not-on-offer = { $seat } has no { $card } on offer.
why-barred = You and { $seat } have just taken from each other: take from somebody else first.
why-not-on-market = There is no { $card } on the market.
why-queue-empty = No development is left to take, so a set cannot be made.
why-la-cosa-forbids = Juan de la Cosa keeps the King’s aid from you as well: one set a turn.
why-set-made-already = You have made your one set of this turn.
why-different-made-already = You have made your one combination of different resources of this turn.
why-not-perfect = Your cards and merchants do not make the perfect combination.
why-too-few-cards = { $count ->
    [one] This takes { $count } { $card } card; you have { $held }.
   *[other] This takes { $count } { $card } cards; you have { $held }.
  }
why-too-few-relics = { $count ->
    [one] This takes { $count } relic; you have { $held }.
   *[other] This takes { $count } relics; you have { $held }.
  }
why-relics-sold-already = You have sold relics in this turn already.
why-too-few-merchants = This set takes { $count } turned cards; your free merchants can turn { $held } into { $card }.
why-cards-still-due = { $count ->
    [one] The set still lacks { $count } card that a merchant turns.
   *[other] The set still lacks { $count } cards that merchants turn.
  }
why-kinds-still-missing = Your cards as they are do not complete the combination.
why-not-in-combination = This combination does not lack { $target }.
why-no-free-merchant = You have no free merchant for { $rarity } resources.
why-card-needed = The combination needs your { $card } as it is.
why-merchant-needed = The combination needs this merchant for another resource than { $target }.
why-out-of-reach = { $reach ->
    [one] Card { $place } is out of reach: this set only reaches the head of the queue.
   *[other] Card { $place } is out of reach: this set reaches the first { $reach } cards of the queue.
  }
why-storm-reach = Card { $place } is out of reach: in a storm every set only reaches the head of the queue.
why-pile-empty = The development pile is empty.
why-no-almagro = Only Diego de Almagro lets you take from the development pile.
why-store-open = Your warehouses are open already.
why-store-closed = Your warehouses are closed; open them again first.
why-fire = Fire: nobody can use warehouses this round.
why-store-full = { $count ->
    [one] Your warehouses hold { $count } card and are full.
   *[other] Your warehouses hold { $count } cards and are full.
  }
