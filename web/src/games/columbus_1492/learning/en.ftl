### For those who learn 1492. What each question is about; the numbers of rules become links.

guide-opening = Sail west, find America through a lens, and be the first home. Roll the four dice, or skip your turn and take barrels. CC-TRN-01 CC-TRN-02
guide-dice = Compass roses and sails move you, gusts and storms trouble others, spyglasses find cards, barrels and, far in the west, land. Until you use a die, you can pay a barrel to reroll. CC-DIE-01 CC-DIE-09 CC-TRN-04
guide-card = You may play one kept card per turn. Cards you can’t play now, such as Fine weather, stay in your hand. CC-CRD-03
guide-answer = A player has raised a storm. With Fine weather you can cancel it before the arrow is spun. CC-CRD-13
guide-spin = Only the last spin of the arrow pushes the caravels. With storm dice left you may spin again. CC-DIE-05
guide-mutiny = The crew wants more food: pay a barrel now, or miss your next turn. CC-CRD-06
guide-wind = Favourable winds carry you up to two more squares, also out of a calm. CC-CRD-09
guide-flight = A gust that stops on a caravel takes its mast. If it is the current player’s caravel, the turn ends. CC-GUS-02 CC-DMG-01
guide-put-back = You put back the gust that took your mast, on either of the two gust squares. CC-GUS-03
guide-move-on = The gust was put back onto your caravel. You may send it on to the other gust square. CC-GUS-03

lesson-goal = Cross the Atlantic, find America, and be the first to bring the news home to Spain. There are no points: the first caravel home wins. In this lesson, do what each step says; you can leave it any time. CC-END-01
lesson-opening = Every turn starts here: roll the four dice, or skip the turn for 2 barrels. You have 3 barrels, so roll. CC-TRN-01 CC-TRN-02
lesson-reroll = Two compass roses, a sail and a gust. The gust won’t take you west. Until you use a die, a barrel lets you reroll any dice: keep the other three and reroll the gust. CC-TRN-04 CC-TRN-05
lesson-rose = A storm: storm dice do nothing in round 1. Use the others. A compass rose moves you one square in any direction: sail one square west. CC-DIE-01 CC-DIE-06
lesson-rose-again = Use the second compass rose: one more square west. Now that a die is used, you can’t reroll any more. CC-TRN-05
lesson-sail = A sail moves you one square as well. It also repairs your mast and takes you out of a calm. Sail west again. CC-DIE-02
lesson-end-turn = Only the storm is left, and it has no effect yet. End your turn. CC-TRN-08
lesson-round = When each player has had a turn, the round is over. From round 2 on, storm dice work. CC-TRN-11 CC-DIE-06
lesson-opening-again = Your second turn. Roll the dice. CC-TRN-01
lesson-island = A compass rose and three spyglasses. Use the dice in the order that suits you: first sail west, to a square next to the Azores. CC-TRN-01
lesson-supply = Next to an island, a spyglass brings a barrel. Take one. You can own 8 at most. CC-DIE-07 CC-TRN-03
lesson-supply-again = Take another barrel with the second spyglass. CC-DIE-10
lesson-draw = Anywhere but in a calm, a spyglass can draw a card instead. Draw one. CC-DIE-08
lesson-keep = A gust card: yours to keep. You can play one kept card per turn; starred cards work at once. Save it for later and end your turn. CC-CRD-02 CC-CRD-03
lesson-storms = Beware of the weather. A storm pushes every caravel in a sector one square; hit a reef, a coast or another caravel and you lose your mast. A gust takes the mast of the caravel it stops on. CC-STO-03 CC-STO-04 CC-GUS-02
lesson-repair = Without a mast you can’t sail: roll until a sail repairs it. On the light squares there is a calm, and only a sail gets you out. CC-DMG-04 CC-CLM-01
lesson-lenses = In the two sectors farthest west, a spyglass looks through one of these 15 lenses. Five show an inhabited island: America. Seven show a desert island and bring barrels, three only sea. CC-DIE-09 CC-SET-05
lesson-home = Once you have found America, turn round at once. The first caravel back on the start square with its discovery wins the game. CC-DIS-03 CC-END-01
lesson-end = That’s the whole game. Finish the voyage on your own; tap a rule number to read the rule, or ask for a hint. CC-END-01
