### The board of 1492: words that only a picture of the table needs.

board-title = 1492
board-waste-dice = There are dice that you can still use. Unused, they are lost.
board-you = You
board-europe = Europe
board-africa = Africa
board-sector = Sector { $sector }
board-pushes = pushes
board-near = Close-up of the ocean
board-unknown = Unknown waters
board-lenses = { $count ->
    [one] { $count } lens left
   *[other] { $count } lenses left
  }
board-at = Sector { $sector }, square { $square }
board-square = Square { $square }
board-far = One square at a time, to a lit square beside your caravel.
board-take-up = The die in hand does not sail. Take up a compass rose or a sail first.
board-calm = In a calm only sails work.
board-reef = In the way. A storm that drives a caravel against it costs the mainmast.
board-island = In the way, as a reef is; beside it a spyglass brings a barrel.
board-gust = Gust { $number }
board-gust-choose = Gust { $number }: let this one fly
board-gust-which = Which of the two gusts flies. Both may fly in one turn.
board-flight-squares = Squares to fly
board-flight-few = As few as needed
board-flight-more = How many squares the gust flies; each takes a gust die or a square of the card. As few as needed leaves the rest for another flight. With more it may take a longer way, or turn and come back.
board-flight-count = { $count ->
    [one] { $count } square
   *[other] { $count } squares
  }
board-barrels = { $count } of { $most } barrels
board-cards = { $count ->
    [one] { $count } kept card
   *[other] { $count } kept cards
  }
board-no-cards = No cards yet. A spyglass brings one.
board-deeds = What you can do
board-deed-draw = Draw a card
board-deed-storm = Storm in sector { $sector }
board-deed-supply = Take a barrel
board-deed-reroll = { $count ->
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
  }
board-deed-reroll-more = costs a barrel
board-dice-left = { $count ->
    [one] { $count } die unused
   *[other] { $count } dice unused
  }
board-spins = { $count ->
    [0] no spin left
    [one] { $count } spin left
   *[other] { $count } spins left
  }

## Dice.

board-die-rose = Sail one square
board-die-sail = Sail or repair
board-die-gust = Move a gust
board-die-storm = Raise a storm
board-die-spyglass = Card, barrel or lens
board-die-used = Used
board-die-dead = No effect now
board-die-again = Roll again
board-again = Roll again
board-again-mark = Roll again: { $die }
board-again-more = Mark the dice to roll again; the others are kept. A roll costs a barrel, however many dice it is.

## Cards, in a few words.

board-card-favourable-winds = Up to two squares more
board-card-fair-wind = Another whole turn
board-card-gust = Blow the gusts
board-card-carpenter = Repair before rolling
board-card-fine-weather = Cancels another’s storm

## Wind.

board-arrow = The arrow
board-fog = Fog
board-no-wind = The arrow rests
board-no-wind-more = A storm pushes every caravel of one sector; the arrow says where to.
board-wind = The wind blows { $direction }
board-wind-name = { $name } · { $direction }
board-storm-rises = A storm rises in sector { $sector }
board-storm-by = { $seat } named sector { $sector }.
board-wind-all = { $name }: all of the ocean.
board-pushed = Pushed: { $seats }.
board-struck = Mainmast lost: { $seats }.
board-reaction = Fine weather?
board-reaction-waits = Nothing is done until you choose.
board-reaction-you = { $count ->
    [one] Answer, or the storm comes in { $count } second.
   *[other] Answer, or the storm comes in { $count } seconds.
  }
board-reaction-other = { $seat } may answer with fine weather.
board-reaction-stop = Stop the clock

## The bar and the steps of a turn.

board-note-die = { $count ->
    [one] In hand: { $die }. { $count } square is open.
   *[other] In hand: { $die }. { $count } squares are open.
  }
board-note = { $count ->
    [0] No square is open.
    [one] { $count } square is open.
   *[other] { $count } squares are open.
  }
board-note-other = Or take up another die.
board-note-again = Round arrows mark dice to roll again, for a barrel.
board-note-storm = In hand: storm. Name one of the five sectors; the arrow says where its caravels go.
board-note-use = In hand: { $die }. Choose what it does.
board-note-none = None of the dice can be used now.
board-note-card = { $count ->
    [0] None of your cards can be played now.
   *[other] Cards that can be played now are lit.
  }
board-note-opening = What you may do before rolling, or instead of it, is lit as well.
board-note-answer = Only the card Fine weather stops a storm. Whoever holds a card is asked, so that a no tells nothing.
board-note-spin = The arrow says where the caravels of the sector are pushed.
board-note-mutiny = A turn missed this way brings no barrels.
board-step-roll = Roll
board-step-dice = { $count ->
    [0] Use dice
   *[other] Use dice · { $count } left
  }
board-step-storm = Storm
board-step-mutiny = Mutiny
board-step-winds = Favourable winds
board-step-flight = Gust card
board-step-end = End of turn
