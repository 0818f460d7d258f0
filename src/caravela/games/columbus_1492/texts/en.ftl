### 1492 Christophe Colomb.
###
### log-<event>       a line of the story: who did what
### action-<family>   what a menu or a button says
### ask-<question>    what a player is asked
### step-<question>   the same moment as a noun: what is going on
### why-<reason>      why something is not allowed
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
option-first-player-random = Drawn by chance

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
about-face-storm = Raises a storm in one sector; all storm dice together give as many spins of the arrow.
about-face-spyglass = Brings an event card; or a barrel beside an island; or a look through a lens in the two western sectors.

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

about-card-food = Brings its barrels at once, never beyond 8.
about-card-mutiny = Give back a barrel at once, or miss your next turn.
about-card-hurricane = The arrow is spun, and all caravels are pushed one square that way.
about-card-favourable-winds = Your caravel sails up to two more squares, also out of a calm.
about-card-fair-wind = You play another whole turn right after this one.
about-card-gust = Moves the gusts up to { $n } squares in all.
about-card-carpenter = Before you roll: repairs the mainmast, then play a normal turn.
about-card-fine-weather = In another player’s turn: cancels a storm that has just been named.

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

## What is in the way, and what has cost a mainmast.

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
word-round = Round
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
# What the game is, in a line and in a word.
word-lead = Roll four dice, ride the storms over the ocean, sight land and be first back home.
word-kind = A race with dice

sketch-legend = Above: sectors and columns; on the right: rows. A caravel is a letter, a dismasted one a small letter; + several, 1 and 2 gusts, * both, x gust square, ~ calm, ^ reef, o island, # land, = start.
sketch-turn = { $seat } has the turn.
sketch-dice = Dice: { $dice }
sketch-storm = Storm in sector { $sector } · spins left: { $count }
sketch-piles = Draw pile: { $pile } · discard pile: { $discard } · lenses: { $lenses }
sketch-you = you
sketch-counts = At { $column },{ $row } · barrels: { $barrels } · cards: { $cards }
sketch-missed = Turns to miss: { $count }
sketch-gusts = Gust 1: { $first } · gust 2: { $second }

note-goal = Sail west, find an inhabited island through a lens, and be the first to bring the news home to the start square.
note-squares = In a calm only sails work. Reefs, islands and coasts are in the way, and a storm that drives a caravel against one costs its mainmast; so does a collision. Beside an island a spyglass brings a barrel.
note-gusts = An intact caravel that meets a gust loses its mainmast; its player puts the gust on a gust square when the turn ends.
note-mast = A caravel without a mainmast does not sail: a sail repairs it and ends the turn, or the carpenter does before the roll.
note-barrels = Until a die is used, a barrel pays for another roll of any dice. Whoever does not roll at all takes { $pass } barrels; nobody owns more than { $most }.
note-lenses = A lens shows nothing but sea, a desert island with a barrel for each palm tree, or an inhabited island: America.
note-food = Food: brings its barrels at once.
note-fog = Fog: all caravels are pushed one square in the direction on the card.

remark-home = home: you win
remark-gust = a gust: you lose your mainmast
remark-calm = a calm
remark-supply = barrels within reach
remark-lenses = lenses within reach
remark-storm = pushes { $seats }
remark-nobody = nobody is there
remark-strike = strikes { $seats }
remark-square = at { $square }
remark-barrels = { $count ->
    [0] no room for barrels
    [one] { $count } barrel
   *[other] { $count } barrels
  }

## What players are asked.

ask-opening = It is your turn. Do you roll the dice?
ask-dice = What do you do with your dice?
ask-card = Nothing is left to do with the dice. Do you play a card, or end the turn?
ask-answer = A storm is coming. Do you answer with fine weather?
ask-spin = Do you spin the arrow again, or let the storm blow?
ask-mutiny = Mutiny! Do you give a barrel, or miss your next turn?
ask-wind = Where do the favourable winds take you?
ask-flight = Where does your card blow a gust?
ask-put-back = A gust has struck you. Where do you put it back?
ask-move-on = The gust has struck you as well. Do you send it to the other gust square?

step-opening = the choice before the roll
step-dice = using the dice
step-card = playing a card or ending the turn
step-answer = answering the storm
step-spin = spinning the arrow
step-mutiny = the mutiny
step-wind = sailing by favourable winds
step-flight = blowing gusts by a card
step-put-back = putting a gust back
step-move-on = sending a gust on

## What they can choose.

action-roll = Roll the dice
action-give-up = Give up the turn for barrels
action-reroll = Pay a barrel and roll again: { $dice }
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
action-fine-weather = Play fine weather: no storm
action-decline = Let the storm come
action-spin = Spin the arrow again
action-blow = Let the storm blow
action-pay = Give the crew a barrel
action-miss = Miss the next turn
action-stop = Stop here
action-put = Put the gust on gust square { $mark }
action-move-on = Send the gust to the other gust square
action-leave = Leave the gust where it is
action-end = End the turn

## What happened.

log-first-chosen = { $seat } is the first player.
log-round-began = Round { $round }.
log-turn-began = { $seat } has the turn.
log-extra-turn-began = Fair wind: another turn for { $seat }.
log-turn-missed = { $seat } misses a turn.
log-turn-given-up = { $count ->
    [one] { $seat } gives up the turn and takes { $count } barrel.
   *[other] { $seat } gives up the turn and takes { $count } barrels.
  }
log-turn-ended = The turn of { $seat } is over.
log-dice-rolled = { $seat } rolls: { $dice }.
log-dice-rolled-again = { $seat } pays a barrel and rolls { $rolled } again. Now there are: { $dice }.
log-caravel-sailed = { $seat } sails { $direction } to { $column },{ $row }.
log-caravel-pushed = { $seat } is pushed { $direction } to { $column },{ $row }.
log-caravel-held = { $seat } is held at the edge of the ocean.
log-caravel-spared = { $seat } has no mainmast left to lose: { $cause }.
log-caravel-sheltered = { $seat } is sheltered on the start square.
log-mast-lost = { $seat } loses the mainmast: { $cause }.
log-mast-repaired = { $seat } has repaired the mainmast.
log-gust-flown = { $count ->
    [one] { $seat } moves gust { $gust } by 1 square, to { $column },{ $row }.
   *[other] { $seat } moves gust { $gust } by { $count } squares, to { $column },{ $row }.
  }
log-gust-put-back = { $seat } puts gust { $gust } on { $column },{ $row }.
log-gust-left = { $seat } leaves gust { $gust } where it is.
log-storm-named = { $count ->
    [one] { $seat } raises a storm in sector { $sector }, with 1 spin of the arrow.
   *[other] { $seat } raises a storm in sector { $sector }, with up to { $count } spins of the arrow.
  }
log-weather-declined = { $seat } lets the storm come.
log-storm-cancelled = { $seat } plays fine weather: there is no storm.
log-arrow-spun = The arrow points { $direction }.
log-barrel-taken = { $count ->
    [0] { $seat } has no room for another barrel.
    [one] { $seat } takes { $count } barrel on land.
   *[other] { $seat } takes { $count } barrels on land.
  }
log-pile-reshuffled = { $count ->
    [one] The draw pile is empty: the { $count } discarded card forms a new one.
   *[other] The draw pile is empty: the { $count } discarded cards are shuffled into a new one.
  }
log-card-shown = { $seat } draws an event card: { $card }.
log-card-kept = { $seat } draws an event card and keeps it: { $card }.
log-card-kept-hidden = { $seat } draws an event card and keeps it.
log-card-played = { $seat } plays: { $card }.
log-food-received = { $count ->
    [one] { $seat } takes { $count } barrel.
   *[other] { $seat } takes { $count } barrels.
  }
log-mutiny-paid = { $seat } gives the crew a barrel.
log-mutiny-unpaid = { $seat } will miss a turn.
log-lens-seen = { $count ->
    [0] { $seat } looks through a lens: { $lens }.
    [one] { $seat } looks through a lens: { $lens }. That brings { $count } barrel.
   *[other] { $seat } looks through a lens: { $lens }. That brings { $count } barrels.
  }
log-match-won = { $seat } is home with the news of America!

ending-home = The first caravel is home from America.

## Why something is not allowed.

why-match-over = The match is over.
why-not-now = Not now: this is the time for { $now }; that belongs to { $then }.
why-not-your-turn = It is for { $seat } to choose now.
why-edge-in-the-way = You cannot sail { $direction }: there the ocean ends.
why-barrier-in-the-way = In the way there: { $barrier }.
why-caravel-in-the-way = The caravel of { $seat } is on that square.
why-nothing-moved-yet = The card moves at least one square.
why-card-not-held = You do not have this card: { $card }.
why-card-already-played = You have played your one card of this turn.
why-no-card-now = No card now: something else is being carried out, or the turn has ended.
why-no-free-square = There is no free square beside your caravel.
why-carpenter-before-rolling = The carpenter comes before the roll.
why-nothing-to-repair = Your mainmast is whole.
why-dismasted = Your caravel has no mainmast.
why-no-gust-flies = No gust can fly any more in this turn.
why-gust-has-struck = Gust { $gust } has dismasted a caravel and flies no more in this turn.
why-gust-has-flown = Gust { $gust } has flown by this card already.
why-too-few-squares = { $count ->
    [0] You have no square left for a gust.
    [one] You have { $count } square for a gust.
   *[other] You have { $count } squares for gusts.
  }
why-no-gust-there = A gust cannot come to rest on { $terrain }.
why-out-of-reach = { $count ->
    [one] Gust { $gust } does not reach { $column },{ $row } in 1 square.
   *[other] Gust { $gust } does not reach { $column },{ $row } in { $count } squares.
  }
why-no-such-die = You have no die with this face left: { $die }.
why-no-such-dice = You do not have all of these dice: { $dice }.
why-becalmed = In a calm only sails work. Without effect: { $die }.
why-no-storm-in-round-one = There are no storms in the first round.
why-no-island-near = There is no island beside your caravel.
why-america-found = You have found America: bring the news home.
why-not-in-the-west = The New World is only in sight from the two western sectors.
why-die-already-used = You have used a die: there is no more rolling again.
why-no-barrel = You have no barrel to pay with.
