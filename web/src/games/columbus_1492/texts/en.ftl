### The board of 1492: words that only a picture of the table needs.

board-title = 1492
board-waste-dice = You still have usable dice. Unused dice are lost.
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
board-far = One square at a time: choose a highlighted square next to your caravel.
board-take-up = The selected die doesn’t move your caravel. Select a compass rose or a sail.
board-calm = In a calm only sails work.
board-reef = Blocks your way. A storm that pushes a caravel against it costs the mainmast.
board-island = Blocks your way like a reef. Beside it, a spyglass brings a barrel.
board-gust = Gust { $number }
board-gust-choose = Gust { $number }: move this one
board-gust-which = Which of the two gusts to move. You can move both in one turn.
board-flight-squares = Squares to move
board-flight-few = Shortest way
board-flight-more = How far the gust moves. Each square costs a gust die or one square of the card. Take the shortest way to save the rest, or go further to make a detour.
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
board-actions = What you can do
board-action-draw = Draw a card
board-action-storm = Storm in sector { $sector }
board-action-supply = Take a barrel
board-action-reroll = { $count ->
    [one] Reroll { $count } die
   *[other] Reroll { $count } dice
  }
board-action-reroll-more = costs a barrel
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
board-die-again = Reroll
board-again = Reroll
board-again-mark = Reroll: { $die }
board-again-more = Mark the dice to reroll; the others are kept. A reroll costs one barrel, however many dice you mark.

## Cards, in a few words.

board-card-favourable-winds = Up to two squares more
board-card-fair-wind = Another whole turn
board-card-gust = Move the gusts
board-card-carpenter = Repair before rolling
board-card-fine-weather = Cancels another player’s storm

## Wind.

board-arrow = The arrow
board-fog = Fog
board-no-wind = The arrow rests
board-no-wind-more = A storm pushes all caravels in one sector. The arrow shows the direction.
board-wind = The wind blows { $direction }
board-wind-name = { $name } · { $direction }
board-storm-rises = A storm rises in sector { $sector }
board-storm-by = { $seat } chose sector { $sector }.
board-wind-all = { $name }: the whole ocean.
board-pushed = Pushed: { $seats }.
board-struck = Mainmast lost: { $seats }.
board-reaction = Fine weather?
board-reaction-waits = Nothing happens until you choose.
board-reaction-you = { $count ->
    [one] Answer, or the storm comes in { $count } second.
   *[other] Answer, or the storm comes in { $count } seconds.
  }
board-reaction-other = { $seat } may play Fine weather.
board-reaction-stop = Stop the clock

## The bar and the steps of a turn.

board-note-die = { $count ->
    [one] Selected: { $die }. { $count } square to choose from.
   *[other] Selected: { $die }. { $count } squares to choose from.
  }
board-note = { $count ->
    [0] No square to choose from.
    [one] { $count } square to choose from.
   *[other] { $count } squares to choose from.
  }
board-note-other = Or choose another die.
board-note-again = Use the round arrow to mark dice to reroll for a barrel.
board-note-storm = Selected: storm. Choose one of the five sectors; the arrow shows where its caravels are pushed.
board-note-use = Selected: { $die }. Choose what to do with it.
board-note-none = None of the dice can be used now.
board-note-card = { $count ->
    [0] None of your cards can be played now.
   *[other] The cards you can play now are highlighted.
  }
board-note-opening = Other actions that you can take before or instead of rolling are highlighted too.
board-note-answer = Only Fine weather stops a storm. Every player with a card is asked, so saying no gives nothing away.
board-note-spin = The arrow shows where the sector’s caravels are pushed.
board-note-mutiny = A turn you miss this way brings no barrels.
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
