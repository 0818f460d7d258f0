### For those who learn 1492. What each question is about; the numbers of rules become links.

guide-opening = Sail west, find America through a lens, and be the first home. Roll the four dice, or give up the turn for barrels. CC-TRN-01 CC-TRN-02
guide-dice = Roses and sails move you, gusts and storms trouble others, spyglasses find cards, barrels and, far in the west, land. A barrel rolls dice again until the first is used. CC-DIE-01 CC-DIE-09 CC-TRN-04
guide-card = One kept card may be played in a turn. Cards that cannot be played now, such as Fine weather, wait in your hand. CC-CRD-03
guide-answer = Somebody has called a storm. Who holds fine weather may cancel it before the arrow is spun. CC-CRD-13
guide-spin = Only the last spin of the arrow pushes the caravels. With storm dice left you may spin again. CC-DIE-05
guide-mutiny = The crew wants more food: a barrel now, or your next turn is missed. CC-CRD-06
guide-wind = Favourable winds carry you up to two squares more, out of a calm too. CC-CRD-09
guide-flight = A gust that comes to rest on a caravel takes its mast, and ends the turn of whoever is sailing. CC-GUS-02 CC-DMG-01
guide-put-back = The gust that took your mast is yours to put back, on either of the two gust squares. CC-GUS-03
guide-move-on = The gust was put back onto your caravel. You may send it on to the other gust square. CC-GUS-03

lesson-goal = You sail from Spain. Find America through a lens in the far west, and be the first to bring the news home. CC-DIS-02 CC-END-01
lesson-opening = Roll the four dice. Or give up the turn for 2 barrels, when you have none left. CC-TRN-01 CC-TRN-02
lesson-dice = Compass roses and sails move your caravel one square each. A barrel rolls any of the dice again, as long as none was used. Sail west. CC-DIE-01 CC-DIE-02 CC-TRN-04
lesson-dice-again = Go on with the other dice, in any order. A spyglass draws a card, or brings a barrel beside an island. CC-DIE-07 CC-DIE-08
lesson-weather = Beware: reefs and other ships cost the mast when a storm pushes you, and in a calm only sails work. CC-STO-03 CC-CLM-01
lesson-opening-again = Your turn again. Roll. CC-TRN-01
lesson-dice-third = Storm dice push all ships of a sector, yours too; gust dice send a gust against others. CC-DIE-04 CC-DIE-03
lesson-west = In the two westernmost sectors a spyglass looks through a lens. With an inhabited island turn round and race home. CC-DIE-09 CC-DIS-03
lesson-end = Fair winds: the rest of the voyage is yours, and the rules open from every number. CC-END-01
