### 1492 Christophe Colomb.
###
### log-<event>       a line of the story: who did what
### action-<family>   what a menu or a button says
### ask-<question>    what a player is asked
### step-<question>   the same moment as a noun: what is going on
### why-<reason>      why something is not allowed
### reason-<kind>     why a choice is better than another
### ending-<reason>   what ended the match
### about-<thing>     one line on what a die, a card or a lens does
### word-<thing>      a place, a figure or a part of the table, as a heading
### sketch-<line>     a line of the table drawn as text
### note-<thing>      what a newcomer wants to know of a part of the table
### remark-<thing>    what the moment adds to a choice
###
### Things are called by their own key and know $count, how many there are, and $n, the number printed on them.
### Squares are told by column and row from the north-west corner: 8,5.

title = 1492 Christophe Colomb
score = { $count ->
    [0] still at sea
   *[other] home first
  }

option-first-player = First player
option-first-player-random = Random

## Directions, as in “sails north-west”.

direction-n = north
direction-ne = north-east
direction-e = east
direction-se = south-east
direction-s = south
direction-sw = south-west
direction-w = west
direction-nw = north-west

## Dice.

face-rose = { $count ->
    [one] compass rose
   *[other] compass roses
  }
face-sail = { $count ->
    [one] sail
   *[other] sails
  }
face-gust = { $count ->
    [one] gust
   *[other] gusts
  }
face-storm = { $count ->
    [one] storm
   *[other] storms
  }
face-spyglass = { $count ->
    [one] spyglass
   *[other] spyglasses
  }

about-face-rose = Sails one square in any direction.
about-face-sail = Sails one square, also out of a calm; or repairs the mainmast.
about-face-gust = Moves a gust one square.
about-face-storm = Raises a storm in one sector. Each storm die gives one spin of the arrow.
about-face-spyglass = Draws an event card; or takes a barrel beside an island; or looks through a lens in the two westernmost sectors.

## Event cards.

card-food = { $n ->
    [one] Food ({ $n } barrel)
   *[other] Food ({ $n } barrels)
  }
card-mutiny = Mutiny
card-hurricane = Hurricane
card-fog-n = Fog (north)
card-fog-ne = Fog (north-east)
card-fog-e = Fog (east)
card-fog-se = Fog (south-east)
card-fog-s = Fog (south)
card-fog-sw = Fog (south-west)
card-fog-w = Fog (west)
card-fog-nw = Fog (north-west)
card-favourable-winds = Favourable winds
card-fair-wind = Fair wind
card-gust = Gust of wind ({ $n } squares)
card-carpenter = Carpenter
card-fine-weather = Fine weather

about-card-food = Gives its barrels at once, never beyond 8.
about-card-mutiny = Pay a barrel now, or miss your next turn.
about-card-hurricane = Spin the arrow: all caravels are pushed one square that way.
about-card-favourable-winds = Your caravel sails up to two more squares, also out of a calm.
about-card-fair-wind = You play another whole turn right after this one.
about-card-gust = Moves the gusts up to { $n } squares in all.
about-card-carpenter = Before you roll: repairs the mainmast, then you play a normal turn.
about-card-fine-weather = On another player’s turn: cancels a storm that has just been raised.

## Lenses.

lens-sea = nothing but sea and sky
lens-desert = { $n ->
    [one] a desert island with { $n } palm tree
   *[other] a desert island with { $n } palm trees
  }
lens-inhabited = an inhabited island

about-lens-sea = Nothing in sight.
about-lens-desert = One barrel for each palm tree.
about-lens-inhabited = America! Bring the news home to the start square.

## Obstacles, and the causes of a lost mainmast.

barrier-reef = a reef
barrier-island = an island
barrier-coast = the coast
terrain-reef = a reef
terrain-island = an island
terrain-land = land
terrain-start = the start square
cause-reef = a reef
cause-island = an island
cause-coast = the coast
cause-collision = a collision
cause-gust = a gust of wind

## The table: its places, its figures, and the lines of a sketch.

word-ocean = Ocean
word-hand = Your cards
word-cards = Event cards
word-pile = Draw pile
word-discard = Discard pile
word-lenses = Lenses
word-dice = Dice
word-barrels = Barrels
word-round = Round { $number }
word-round-before = Previous round
word-round-after = Next round
word-turn = Turn
word-sector = Sector
word-start = Start
word-azores = Azores
word-canaries = Canaries
word-caravel = Caravel
word-gust = Gust
word-calm = Calm
word-reef = Reef
word-mast = Mainmast
word-intact = intact
word-dismasted = dismasted
word-becalmed = becalmed
word-on-gust = on a gust
word-america = America found
# The game in one line, and its kind.
word-lead = Roll four dice, brave the storms of the ocean, sight land and be the first back home.
word-kind = A race with dice

sketch-legend = Top: sectors and columns; right: rows. A letter is a caravel, lower case if dismasted; + several, 1 and 2 gusts, * both, x gust square, ~ calm, ^ reef, o island, # land, = start.
sketch-turn = { $seat } to play.
sketch-dice = Dice: { $dice }
sketch-storm = Storm in sector { $sector } · spins left: { $count }
sketch-piles = Draw pile: { $pile } · discard pile: { $discard } · lenses: { $lenses }
sketch-you = you
sketch-counts = At { $column },{ $row } · barrels: { $barrels } · cards: { $cards }
sketch-missed = Turns to miss: { $count }
sketch-gusts = Gust 1: { $first } · gust 2: { $second }

note-goal = Sail west, find an inhabited island through a lens, and be the first to bring the news home to the start square.
note-squares = In a calm only sails work. Reefs, islands and coasts block your way; a storm that pushes a caravel against one costs its mainmast, and so does a collision. Beside an island, a spyglass brings a barrel.
note-gusts = An intact caravel that meets a gust loses its mainmast. Its player puts the gust on a gust square at the end of the turn.
note-mast = A dismasted caravel doesn’t sail. A sail repairs the mainmast and ends the turn; the carpenter repairs it before the roll.
note-barrels = Until you use a die, you can pay a barrel to reroll any dice. Or skip your turn without rolling and take { $pass } barrels. You can’t have more than { $most }.
note-lenses = A lens shows nothing but sea, a desert island with a barrel for each palm tree, or an inhabited island: America.
note-food = Food: gives its barrels at once.
note-fog = Fog: all caravels are pushed one square in the direction on the card.

remark-home = home: you win
remark-gust = a gust: you lose your mainmast
remark-calm = a calm
remark-supply = barrels within reach
remark-lenses = lenses within reach
remark-storm = pushes { $seats }
remark-nobody = no one there
remark-strike = strikes { $seats }
remark-square = at { $square }
remark-barrels = { $count ->
    [0] no room for barrels
    [one] { $count } barrel
   *[other] { $count } barrels
  }

## Questions to the players.

ask-opening = Your turn: roll the dice, or skip your turn and take barrels.
ask-dice = How do you use your dice?
ask-card = No usable dice left. Play a card or end your turn.
ask-answer = A storm is coming. Play Fine weather to cancel it?
ask-spin = Do you spin the arrow again, or let the storm blow?
ask-mutiny = Mutiny! Pay a barrel, or miss your next turn?
ask-wind = Where do the favourable winds take you?
ask-flight = Where do you move a gust with your card?
ask-put-back = A gust has struck you. Where do you put it back?
ask-move-on = The gust has struck you as well. Do you send it to the other gust square?

step-opening = choosing before the roll
step-dice = using the dice
step-card = playing a card or ending the turn
step-answer = answering the storm
step-spin = spinning the arrow
step-mutiny = mutiny
step-wind = sailing with favourable winds
step-flight = moving gusts with a card
step-put-back = putting a gust back
step-move-on = sending a gust on

## Actions to choose from.

action-roll = Roll the dice
action-give-up = Skip your turn and take barrels
action-reroll = Pay a barrel and reroll: { $dice }
action-rose = Sail { $direction } (compass rose)
action-sail = Sail { $direction } (sail die)
action-wind = Sail { $direction } (favourable winds)
action-repair = Repair the mainmast with a sail
action-gust = { $count ->
    [one] Move gust { $gust } to { $column },{ $row } (1 square)
   *[other] Move gust { $gust } to { $column },{ $row } ({ $count } squares)
  }
action-storm = Raise a storm in sector { $sector }
action-supply = Take a barrel with a spyglass
action-draw = Draw an event card with a spyglass
action-look = Look through a lens
action-play = Play: { $card }
action-fine-weather = Play Fine weather: cancel the storm
action-decline = Let the storm come
action-spin = Spin the arrow again
action-blow = Let the storm blow
action-pay = Pay the crew a barrel
action-miss = Miss your next turn
action-stop = Stop here
action-put = Put the gust on gust square { $mark }
action-move-on = Send the gust to the other gust square
action-leave = Leave the gust where it is
action-end = End turn

## Events of the log.

log-first-chosen = { $seat } is the first player.
    .you = You are the first player.
log-round-began = Round { $round }.
log-turn-began = { $seat } to play.
    .you = You begin your turn.
log-extra-turn-began = Fair wind: another turn for { $seat }.
    .you = Fair wind: another turn for you.
log-turn-missed = { $seat } misses a turn.
    .you = You miss a turn.
log-turn-given-up = { $count ->
    [one] { $seat } skips the turn and takes { $count } barrel.
   *[other] { $seat } skips the turn and takes { $count } barrels.
  }
    .you = { $count ->
        [one] You skip your turn and take { $count } barrel.
       *[other] You skip your turn and take { $count } barrels.
      }
log-turn-ended = { $seat } ends the turn.
    .you = You end your turn.
log-dice-rolled = { $seat } rolls: { $dice }.
    .you = You roll: { $dice }.
log-dice-rolled-again = { $seat } pays a barrel and rerolls { $rolled }. Dice now: { $dice }.
    .you = You pay a barrel and reroll { $rolled }. Dice now: { $dice }.
log-caravel-sailed = { $seat } sails { $direction } to { $column },{ $row }.
    .you = You sail { $direction } to { $column },{ $row }.
log-caravel-pushed = { $seat } is pushed { $direction } to { $column },{ $row }.
    .you = You are pushed { $direction } to { $column },{ $row }.
log-caravel-held = { $seat } is held at the edge of the ocean.
    .you = You are held at the edge of the ocean.
log-caravel-spared = { $seat } has no mainmast to lose: { $cause }.
    .you = You have no mainmast to lose: { $cause }.
log-caravel-sheltered = { $seat } is sheltered on the start square.
    .you = You are sheltered on the start square.
log-mast-lost = { $seat } loses the mainmast: { $cause }.
    .you = You lose your mainmast: { $cause }.
log-mast-repaired = { $seat } repairs the mainmast.
    .you = You repair your mainmast.
log-gust-flown = { $count ->
    [one] { $seat } moves gust { $gust } by 1 square, to { $column },{ $row }.
   *[other] { $seat } moves gust { $gust } by { $count } squares, to { $column },{ $row }.
  }
    .you = { $count ->
        [one] You move gust { $gust } by 1 square, to { $column },{ $row }.
       *[other] You move gust { $gust } by { $count } squares, to { $column },{ $row }.
      }
log-gust-put-back = { $seat } puts gust { $gust } on { $column },{ $row }.
    .you = You put gust { $gust } on { $column },{ $row }.
log-gust-left = { $seat } leaves gust { $gust } where it is.
    .you = You leave gust { $gust } where it is.
log-storm-named = { $count ->
    [one] { $seat } raises a storm in sector { $sector }, with 1 spin of the arrow.
   *[other] { $seat } raises a storm in sector { $sector }, with up to { $count } spins of the arrow.
  }
    .you = { $count ->
        [one] You raise a storm in sector { $sector }, with 1 spin of the arrow.
       *[other] You raise a storm in sector { $sector }, with up to { $count } spins of the arrow.
      }
log-weather-declined = { $seat } lets the storm come.
    .you = You let the storm come.
log-storm-cancelled = { $seat } plays Fine weather: the storm is cancelled.
    .you = You play Fine weather: the storm is cancelled.
log-arrow-spun = The arrow points { $direction }.
log-barrel-taken = { $count ->
    [0] { $seat } has no room for another barrel.
    [one] { $seat } takes { $count } barrel at the island.
   *[other] { $seat } takes { $count } barrels at the island.
  }
    .you = { $count ->
        [0] You have no room for another barrel.
        [one] You take { $count } barrel at the island.
       *[other] You take { $count } barrels at the island.
      }
log-pile-reshuffled = { $count ->
    [one] The draw pile is empty: the { $count } discarded card forms a new one.
   *[other] The draw pile is empty: the { $count } discarded cards are shuffled into a new one.
  }
log-card-shown = { $seat } draws an event card: { $card }.
    .you = You draw an event card: { $card }.
log-card-kept = { $seat } draws and keeps an event card: { $card }.
    .you = You draw and keep an event card: { $card }.
log-card-kept-hidden = { $seat } draws and keeps an event card.
    .you = You draw and keep an event card.
log-card-played = { $seat } plays: { $card }.
    .you = You play: { $card }.
log-food-received = { $count ->
    [one] { $seat } takes { $count } barrel.
   *[other] { $seat } takes { $count } barrels.
  }
    .you = { $count ->
        [one] You take { $count } barrel.
       *[other] You take { $count } barrels.
      }
log-mutiny-paid = { $seat } pays the crew a barrel.
    .you = You pay the crew a barrel.
log-mutiny-unpaid = { $seat } will miss a turn.
    .you = You will miss a turn.
log-lens-seen = { $count ->
    [0] { $seat } looks through a lens: { $lens }.
    [one] { $seat } looks through a lens: { $lens }, { $count } barrel.
   *[other] { $seat } looks through a lens: { $lens }, { $count } barrels.
  }
    .you = { $count ->
        [0] You look through a lens: { $lens }.
        [one] You look through a lens: { $lens }, { $count } barrel.
       *[other] You look through a lens: { $lens }, { $count } barrels.
      }
log-match-won = { $seat } is home with the news of America!
    .you = You are home with the news of America!

ending-home = The first caravel is home from America.

## Why something is not allowed.

why-match-over = The game is over.
why-not-now = Not now. Current step: { $now }. You can do that during: { $then }.
why-not-your-turn = Not your turn: waiting for { $seat }.
why-edge-in-the-way = You can’t sail { $direction }: the ocean ends there.
why-barrier-in-the-way = Blocked: { $barrier }.
why-caravel-in-the-way = { $seat }’s caravel is on that square.
why-nothing-moved-yet = Move at least one square with this card first.
why-card-not-held = You don’t have this card: { $card }.
why-card-already-played = You have already played a card this turn.
why-no-card-now = You can’t play a card now: something else is being resolved, or the turn is over.
why-no-free-square = There is no free square beside your caravel.
why-carpenter-before-rolling = Play the carpenter before you roll.
why-nothing-to-repair = Your mainmast is intact.
why-dismasted = Your caravel has no mainmast.
why-no-gust-flies = No gust can move any more this turn.
why-gust-has-struck = Gust { $gust } has dismasted a caravel and can’t move any more this turn.
why-gust-has-flown = Gust { $gust } has already moved with this card.
why-too-few-squares = { $count ->
    [0] You have no square left for a gust.
    [one] You have { $count } square for a gust.
   *[other] You have { $count } squares for gusts.
  }
why-no-gust-there = A gust can’t stop on { $terrain }.
why-out-of-reach = { $count ->
    [one] Gust { $gust } can’t reach { $column },{ $row } in 1 square.
   *[other] Gust { $gust } can’t reach { $column },{ $row } in { $count } squares.
  }
why-no-such-die = You have no die with this face left: { $die }.
why-no-such-dice = You don’t have all of these dice: { $dice }.
why-becalmed = In a calm only sails work. No effect: { $die }.
why-no-storm-in-round-one = There are no storms in the first round.
why-no-island-near = There is no island beside your caravel.
why-america-found = You have found America: bring the news home.
why-not-in-the-west = You can only look through a lens in the two westernmost sectors.
why-die-already-used = You’ve used a die, so you can’t reroll any more.
why-no-barrel = You have no barrel to pay with.

## Why one choice is better than another. $count, $percent and $instead compare what follows the two.

odds = in { $percent }% of cases instead of { $instead }%
squares-on = { $count ->
    [one] { $count } square
   *[other] { $count } squares
  }
reason-west = You get about { squares-on } closer to the waters where you can look through a lens.
reason-homeward = You get about { squares-on } closer to the start square.
reason-barrels = { $count ->
    [one] You have about { $count } more barrel.
   *[other] You have about { $count } more barrels.
  }
reason-mast = Your mainmast is intact { odds }.
reason-discovery = You discover an inhabited island { odds }.
reason-home = You come home first { odds }.
reason-cards = { $count ->
    [one] You hold about { $count } more event card.
   *[other] You hold about { $count } more event cards.
  }
reason-mutiny = A mutiny makes you miss a turn { odds }.
reason-gust = A gust is within reach of your caravel { odds }.
reason-barriers = { $count ->
    [one] There is about { $count } barrier less beside your caravel: a storm is less likely to cost you your mainmast.
   *[other] There are about { $count } fewer barriers beside your caravel: a storm is less likely to cost you your mainmast.
  }
reason-calm = Your caravel is in a calm { odds }.
reason-lens = You look through a lens { odds }.
reason-turns = { $count ->
    [one] Your voyage gets about { $count } turn shorter.
   *[other] Your voyage gets about { $count } turns shorter.
  }
reason-rival-mast = { $seat } has no mainmast { odds }.
reason-rival-way = { $seat } has about { squares-on } further to sail.
reason-rival-barrels = { $count ->
    [one] { $seat } has about { $count } barrel less.
   *[other] { $seat } has about { $count } fewer barrels.
  }
reason-rival-home = { $seat } comes home first { odds }.
