### The rulebook and the player aid of 1492.

book-goal = Goal of the game
book-goal-win = You command a caravel. Cross the Atlantic, find an **inhabited island**, and carry the news home. The first caravel back on the start square with its discovery wins. There are no points. For 2 to 5 players.

book-components = Components at a glance
book-components-list = 5 caravels, 4 dice, a compass arrow, 2 gusts of wind, 13 reefs, 2 islands, 15 lenses, 39 event cards and 40 barrels of food. Each die has two compass roses, a sail, a gust, a storm and a spyglass.
book-figure-board = The Atlantic: five sectors to sail, reefs, calms and two islands. The unknown waters with the lenses lie in the west.
book-components-sea = You can sail five sectors. At the table they are numbered 1 (west) to 5 (east). Sectors 4 and 5 touch the coasts; sectors 1 and 2 bear the spyglass mark.
book-components-lenses = Of the 15 lenses, 3 show open sea, 7 a desert island and 5 an inhabited island. Cards: 13 food, 2 mutiny, 2 hurricane and 4 fog, carried out at once; 4 favourable winds, 2 fair wind, 3 gust, 3 carpenter and 6 fine weather, to keep.

book-setup = Set-up
book-setup-start = All caravels stand on the **start square** between Europe and Africa. Each player has **3 barrels**, in plain view.
book-setup-rest = The gusts stand on the two gust squares; reefs and islands on theirs. Lenses and cards are shuffled face down. The first player is chosen when the table is opened, or at random; play goes clockwise.

book-turn = Your turn, step by step
book-turn-roll = **Roll all four dice.** Or skip your turn and take **2 barrels**, even when becalmed or without a mast. Decide before you roll.
book-turn-reroll = **Reroll** any dice for 1 barrel, as often as you can pay. A die you kept can be rerolled later. Once you use a die, rerolling is over; playing a card doesn’t end it.
book-turn-use = **Use the dice** one after the other, in any order. Whether a die works depends on where you are when you use it. Leave those you don’t want.
book-turn-card = You may play **one kept card** at any point in your turn, even one you have just drawn, but not in the middle of a roll, a push or another card.
book-turn-end = **End your turn.** It also ends by itself when nothing is left to do. When every player has had a turn, the round is over.
book-turn-barrels = You can never own more than **8 barrels**; surplus barrels go back to the supply, which never runs out.
book-figure-reroll = Keep the spyglasses, reroll the others: two barrels for two spyglasses.
book-turn-example = You keep one spyglass and reroll three dice for a barrel: a second spyglass. You reroll the other two for another barrel: nothing. You stop with two spyglasses and one barrel left of your three.

book-dice = The dice
book-figure-faces = The five faces and what they do.
book-dice-rose = A **compass rose** moves you one square in any of eight directions. The square must be free: no reef, island, land or caravel. The start square has five neighbours and holds any number of caravels.
book-dice-sail = A **sail** also moves you one square, or repairs your mast, or takes you out of a calm. You can slip diagonally between two blocked squares.
book-dice-gust = A **gust** die moves a gust one square. Several dice make one longer flight or are shared between the two gusts. A flight crosses reefs and islands, but not land, the start square or the edge, and strikes only where it ends.
book-dice-storm = A **storm** die lets you name a sector and spin the arrow: every caravel there, yours too, is pushed one square in its direction. All your storm dice make one storm; with several you may spin again, and only the last spin counts.
book-dice-storm-first = Storm dice do nothing in round 1, but you can reroll them. Hurricane and fog cards do work.
book-dice-spyglass = A **spyglass** does one of three things: next to an island, take a **barrel**; anywhere but in a calm, draw a **card**; in sectors 1 and 2, off a calm, look through a **lens**.
book-figure-island = The eight squares round an island: here a spyglass brings a barrel.
book-dice-example-spyglass = You are next to the Azores with three spyglasses: take two barrels, then draw one card.
book-dice-example-storm = With three storm dice you name a sector and spin: west. You spin again: south-west, against a reef. You spin a third time: west. Only the last west moves anyone; the reef did no harm.
book-dice-example-order = Order matters: let a storm strike a sector and sail in afterwards, or sail out first and let it strike behind you.

book-storms = Storms and collisions
book-storms-push = A storm, hurricane or fog pushes all its caravels **at the same time**. Two caravels that both move never collide.
book-storms-block = Pushed against a reef, an island or a coast, you stay and **lose your mast**. Pushed over the edge of the board, you simply stay, unharmed.
book-storms-collide = Pushed onto a caravel that doesn’t move, both lose their masts and share the square. They leave it one by one; nobody sails onto it meanwhile.
book-storms-safe = The start square is safe from storms. Calms are not: a push can carry you into one or out of it. A push onto the start square brings you home, mast or not.
book-storms-gust = An intact caravel that sails or is pushed onto a gust loses its mast; if you sail onto it, your turn ends there. The gust squares themselves do nothing.
book-figure-storms = The same storm in the central sector, blowing north-west, north-east and south-east. The yellow caravel is in another sector and doesn’t move.
book-storms-nw = North-west: blue moves onto the square that red leaves. No damage.
book-storms-ne = North-east: red moves freely, blue and yellow lose their masts and share a square.
book-storms-se = South-east: blue loses its mast at the reef, red loses its mast on blue’s square.

book-gusts = Gusts of wind
book-gusts-strike = An intact caravel loses its mast when a gust **comes to rest** on it. A caravel without a mast takes no harm, and the gust stays with it until one of them moves.
book-gusts-back = When that turn ends, the victim puts the gust back on either gust square. If an intact caravel is there, it loses its mast too, and its player may send the gust on to the other gust square.

book-damage = Damage and repair
book-damage-mast = Damage costs the **mainmast**; a caravel without one takes no more damage. If it happens in your own turn, the turn ends at once. You keep your barrels and cards.
book-figure-wreck = With its mast, and without.
book-damage-repair = Without a mast you don’t sail, but storms still push you. Your turn is a **repair roll**: roll and reroll as usual; one sail repairs the mast and ends the turn. Nothing else works.

book-calm = Calm
book-calm-sail = On a light calm square **only sails work**. A sail takes you one square; once you are out, the other dice work again. You may sail into a calm, but with no sail left you stay there.
book-figure-calm = West, then into the calm with the second rose, then out of it with the sail.
book-calm-example = Two roses, a sail and a storm: west, south-west into the calm, north-west out of it with the sail. Then raise the storm in the sector you have just left.
book-calm-card = Without a sail you can still play your card: favourable winds carry you out, and your unused dice work again.

book-cards = Event cards
book-cards-draw = Each spyglass draws one card. **Starred** cards are shown and work at once; all others you keep in secret. When the pile is empty, the used cards are shuffled.
book-figure-cards-list = The cards. Starred cards work at once.
book-cards-starred = **Food** gives 1 to 3 barrels. **Mutiny**: pay a barrel or miss your next turn. **Hurricane** spins the arrow and **fog** shows a direction: all caravels on the board are pushed, as in a storm.
book-cards-winds = **Favourable winds**: one or two more squares, also out of a calm. **Fair wind**: another whole turn right after this one.
book-cards-others = **Gust**: move the gusts 2 or 3 squares in all, no die needed. **Carpenter**: play it before you roll to repair your mast, then play a normal turn.
book-cards-fine = **Fine weather** is played in another player’s turn: when a storm’s sector is named, cancel it before the arrow is spun. It stops storm dice only. Everyone with a kept card is asked, so nobody learns who holds it.

book-discovery = Discovering America
book-figure-lenses = Open sea, a desert island, an inhabited island.
book-discovery-look = In sectors 1 and 2 each spyglass lets you look through one lens, drawn at random; you see it before you use the next die. Open sea brings nothing, a desert island one barrel per palm tree. Both leave the game.
book-discovery-found = An **inhabited island** is yours for good; you look through no more lenses. Turn east at once, with the dice you have left.

book-ending = Coming home
book-ending-win = The first caravel on the start square with an inhabited island **wins at once**, in anyone’s turn, by sailing, by a card or by a push. If one push brings several home, the player whose turn it is comes first, then turn order.

book-questions = Frequent questions
book-faq-early = Can I return to the start square without a discovery?
book-faq-early-answer = Yes. You are sheltered there and can sail out again.
book-faq-missed = What can I do in a missed turn?
book-faq-missed-answer = Nothing: no roll, no barrels, no card. Fine weather still works in the turns of others. An extra turn can be the one you miss.
book-faq-order = What happens first when a turn ends?
book-faq-order-answer = Gusts that struck are put back, then an extra turn is played, then it’s the next player’s turn. Damage doesn’t cancel a fair wind: the extra turn is a repair roll.
book-faq-lenses = Can the inhabited islands run out?
book-faq-lenses-answer = No. There are five for at most five players, so there is always one left for you.

book-aid-turn = Your turn
book-aid-roll = **Roll** four dice, or skip your turn for 2 barrels.
book-aid-reroll = **Reroll** any dice for 1 barrel, until you use one. At most 8 barrels.
book-aid-use = **Use** the dice in any order; play at most one kept card.

book-aid-dice = Dice

book-aid-danger = Dangers
book-aid-storm = **Storm**: every caravel of a sector moves one square. Reef, island, coast or another caravel: mast lost. Edge of the board: nothing. From round 2.
book-aid-gust = **Gust**: takes the mast where it stops. The victim puts it back on a gust square.
book-aid-mast = **No mast**: roll; one sail repairs it and ends the turn. **Calm**: only sails work.

book-aid-cards = Cards

book-aid-win = Discovery and victory
book-aid-lens = Sectors 1 and 2: a spyglass looks through a lens. 5 of 15 show an inhabited island, 7 bring barrels, 3 nothing.
book-aid-home = Back on the start square with an inhabited island: you win at once.
