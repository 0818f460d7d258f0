### For those who learn Amerigo. What each question is about; the numbers of rules become links.

guide-choose = The colours in the centre are the actions to choose from. The largest group sets the action points, whichever you choose. Or take gold instead. AM-RND-03 AM-GLD-01
guide-place = Before your first voyage, place both ships on the frame, free of charge. Start near islands you want to build on. AM-NAV-01
guide-navigate = Your two ships sail one after the other, each with all the action points. AM-NAV-02
guide-sail = A ship that ends on an anchor may set up a trading post there. The first one on an island earns 3 points. AM-NAV-04 AM-NAV-05
guide-post = Without a trading post on an island, you can’t build there. A trading post is free. AM-NAV-04 AM-NAV-07
guide-arm = Cannons fight the pirates at the end of the round. With too few, you lose points. AM-CAN-01 AM-PIR-02
guide-plan = Plan tiles now to build them later: your villages cost 1 AP each, one neutral tile its size. AM-PLN-01 AM-PLN-02
guide-progress = Each action point moves the disc one space. At every space with points, you take a progress token. AM-PRO-01
guide-token = Some progress tokens help for the rest of the game, some once, some at the end. AM-PRO-01 AM-TOK-15
guide-build = Build planned tiles, linked to one of your trading posts. They score at once, more on a big island. AM-EXP-01 AM-EXP-03 AM-EXP-05
guide-lay = Place the tile on free land beside your trading post or a linked tile. You take the commodities it covers; filling an island’s last square scores extra. AM-EXP-02 AM-EXP-04 AM-EXP-06
guide-buy = At the end, a commodity scores 1, and 1 more for each production token of its kind: that is the × on your sheet. AM-YEL-01 AM-END-03
guide-special = Move ahead on the special action track to act earlier and score at the end, or do the action of the colour under your disc. AM-WHI-01 AM-WHI-02
guide-disc = Each action point moves the disc one space. The further ahead you are, the earlier you act. AM-WHI-01 AM-RND-05

lesson-goal = Five rounds of seven phases: sail, set up trading posts, plan and build tiles on the islands, and repel the pirates. The most victory points win. AM-RND-01 AM-END-06
lesson-wheel = In each phase, cubes of one colour go into the tower, and others may come out. The colours in the centre are this phase’s actions. AM-RND-02
lesson-choose = Choose one of these actions. The largest group sets the action points, whichever you choose. Navigation (blue) is a good start. AM-RND-03
lesson-place = Your ships start on the frame. Look for an anchor of a big island close by. AM-NAV-01
lesson-navigate = Choose the ship that sails first. Each has all the action points. AM-NAV-02
lesson-sail = End on an anchor: you can set up a trading post there. AM-NAV-04
lesson-post = Set it up: it’s free, and the first one on an island earns 3 points. AM-NAV-05
lesson-choose-again = A new phase, new actions. Planning (red) takes tiles; expansion (green) builds them. AM-PLN-01 AM-EXP-01
lesson-plan = Take tiles: a village costs 1 AP whatever its size, a neutral tile its size. AM-PLN-01
lesson-build = Build next to your trading post. You take the commodities you cover. AM-EXP-03 AM-EXP-04
lesson-choose-third = Continue like this. Keep some cannons for the end of the round, when the pirates attack. AM-PIR-01
lesson-end = That’s how it works. Finish the game on your own; tap a rule number to read the rule. AM-END-01
