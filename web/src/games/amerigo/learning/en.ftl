### For those who learn Amerigo. What each question is about; the numbers of rules become links.

guide-choose = The colours in the centre are the actions to choose from. The largest group gives the points for whichever you choose; or take gold instead. AM-RND-03 AM-GLD-01
guide-place = Before your first voyage both ships are placed on the frame, free of charge. Start near islands you want to build on. AM-NAV-01
guide-navigate = Both ships sail, one after the other, each as far as the action points reach. AM-NAV-02
guide-sail = A ship that ends on an anchor may set up the trading post there. The first post on an island earns 3 points. AM-NAV-04 AM-NAV-05
guide-post = Without a trading post on an island you cannot build there. A post is free. AM-NAV-04 AM-NAV-07
guide-arm = Cannons fight the pirates at the end of the round. With too few of them you lose points. AM-CAN-01 AM-PIR-02
guide-plan = Take tiles into your pile to build them later: your villages cost 1 each, one neutral tile its size. AM-PLN-01 AM-PLN-02
guide-progress = Each action point moves the disc one space. At every space with points you take a progress token. AM-PRO-01
guide-token = Progress tokens help for the rest of the match, once, or at the end. AM-PRO-01 AM-TOK-15
guide-build = Build tiles from your pile, joined to one of your trading posts. They score at once, more on a big island. AM-EXP-01 AM-EXP-03 AM-EXP-05
guide-lay = The tile lies on free land beside your post or a linked tile. Covered goods are yours; the last free square of an island scores extra. AM-EXP-02 AM-EXP-04 AM-EXP-06
guide-buy = At the end a good scores 1, and 1 more for each production token of its kind: that is the × on your sheet. AM-YEL-01 AM-END-03
guide-special = Move ahead on the order track to act earlier and score at the end, or do the action of the colour under your disc. AM-WHI-01 AM-WHI-02
guide-disc = Each point moves the disc one space. Who is further ahead acts earlier. AM-WHI-01 AM-RND-05

lesson-goal = Five rounds of seven phases: sail, set up trading posts, plan and build tiles on the islands, and keep the pirates away. Most points win. AM-RND-01 AM-END-06
lesson-wheel = In each phase cubes of one colour go into the tower, and others may come out. What lies in the centre are the actions of this phase. AM-RND-02
lesson-choose = Choose one of these actions: the largest group gives the points for whichever you take. Navigation, the blue one, is a good beginning. AM-RND-03
lesson-place = Your ships start on the frame. Look for an anchor of a big island near by. AM-NAV-01
lesson-navigate = Choose the ship that sails first. Both have all the points. AM-NAV-02
lesson-sail = End on an anchor: there you can set up a trading post. AM-NAV-04
lesson-post = Set it up: it is free, and the first one on an island earns 3 points. AM-NAV-05
lesson-choose-again = The next phase, the next actions. Planning, the red one, takes tiles; expansion, the green one, builds them. AM-PLN-01 AM-EXP-01
lesson-plan = Take tiles into your pile: villages cost 1 whatever their size, a neutral tile its size. AM-PLN-01
lesson-build = Build next to your trading post. Goods that you cover are yours. AM-EXP-03 AM-EXP-04
lesson-choose-third = Go on like this. Keep some cannons for the end of the round, when the pirates come. AM-PIR-01
lesson-end = That is the way of it. The match is yours now; the rules open from every number. AM-END-01
