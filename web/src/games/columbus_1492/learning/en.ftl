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

lesson-goal = You sail from Spain. Find America through a lens in the far west, and be the first to bring the news home. CC-DIS-02 CC-END-01
lesson-opening = Roll the four dice. Or, when you have no barrels left, skip your turn and take 2. CC-TRN-01 CC-TRN-02
lesson-dice = Compass roses and sails each move your caravel one square. As long as no die is used, you can pay a barrel to reroll any dice. Sail west. CC-DIE-01 CC-DIE-02 CC-TRN-04
lesson-dice-again = Use the other dice in any order. A spyglass draws a card, or brings a barrel beside an island. CC-DIE-07 CC-DIE-08
lesson-weather = Careful: hitting a reef or another ship in a storm costs your mast, and in a calm only sails work. CC-STO-03 CC-CLM-01
lesson-opening-again = Your turn again. Roll. CC-TRN-01
lesson-dice-third = Storm dice push all caravels in a sector, yours too; gust dice send a gust against others. CC-DIE-04 CC-DIE-03
lesson-west = In the two westernmost sectors, a spyglass lets you look through a lens. Found an inhabited island? Turn round and race home. CC-DIE-09 CC-DIS-03
lesson-end = That’s how it works. Finish the voyage on your own; tap a rule number to read the rule. CC-END-01
