### The rulebook and the player aid of Amerigo.

book-goal = Goal of the game
book-goal-win = Explore the islands of the New World: sail, set up trading posts, plan and build tiles, and hold off the pirates. After **five rounds** the player with the most victory points (VP) wins. For 2 to 4 players.
book-figure-scoring = Where points come from.

book-components = Components at a glance
book-components-players = Each player has 12 trading posts, 2 ships, 16 village tiles and a sheet with one printed production of each commodity.
book-figure-pieces = Ship, trading post, neutral tile, village tile, the five commodities and a treasure chest.
book-components-tiles = 37 neutral tiles of 1 to 6 squares lie in the common supply. A neutral tile costs its size to plan and again to build, and scores 2 VP per square on a small island, 3 on a big one. A village tile costs 1 to plan and 1 to build, and scores 1 VP, or 2 on a big island.
book-components-tokens = 8 tokens of each commodity lie on the islands. There are 50 production tokens costing 2, 3 or 4; with fewer players some stay in the box. 24 progress tokens bring advantages.

book-setup = Set-up
book-setup-sea = Lay island tiles at random: 9 for two players, 12 for three, all 16 for four. Each shows islands with post squares, anchors and commodities. A sea without a big island, with more than five of them or with one huge island is laid again.
book-setup-shape = Ocean is never enclosed, and land on two tiles meets along an edge or not at all. Land joined over tile borders is **one island**. With 20 squares or more it is **big** and has a treasure chest.
book-setup-frame = The **frame** round the sea is ocean: 12, 14 or 16 spaces for 2, 3 or 4 players. Each borders six squares and the next frame spaces.
book-setup-supply = Lay out 8 progress tokens and 6, 8 or 10 production tokens. Five of the six pirate markers (0, 0, 1, 2, 3, 4) lie face down; turn up one.
book-setup-order = Stack the order discs at random on the special action track; the top one is first. Everyone else gets 1 gold for each player ahead: 0, 1, 2, 3 gold for four players.
book-setup-tower = Throw all 49 cubes into the **tower**. What comes out goes to the storage of its colour; the rest stays inside. You choose the tower when you open the table: the standard one holds back about 12 cubes, a full one about 21, a light one about 5.

book-round = A round: seven phases
book-figure-actions = The seven colours and their actions, in the order of the phases.
book-round-throw = In each phase, all cubes in the storage of its colour go into the tower. What comes out, of any colour, lies in the **centre**.
book-round-choose = In player order, everyone chooses **one action** among the colours in the centre. The largest group sets the **action points** (AP), whichever action you choose. Several players may choose the same one.
book-round-gold = Or take **gold** instead of an action: a third of the cubes in the centre, rounded up. You may always pass or leave AP unused.
book-round-return = Then the cubes return to the storage of their colours. If the storage is empty, or nothing comes out, the phase is skipped: nobody acts or takes gold.
book-figure-centre = Four blue, two green, one black and one red: 4 AP for navigation, cannons, planning or expansion.
book-round-example = With that centre nobody can choose progress, production or the special action: there’s no brown, yellow or white cube.
book-round-order = The order of a phase is fixed when it begins. A disc moved in the phase counts from the next one.

book-navigation = Blue: navigation
book-navigation-place = Before your first navigation, place both ships on any frame spaces, free of charge.
book-navigation-move = Your ships move one after the other, **each with all AP**, one space per AP, never diagonally. Ships don’t block the way, but two can’t stop on the same square of the sea.
book-navigation-post = A ship that ends on an **anchor** may set up a trading post on its post square, free of charge. It may also stay where it is. You can have several posts on an island.
book-figure-post = Three spaces to the anchor, then a trading post: the first on this island earns 3 VP.
book-navigation-score = The **first** post on an island earns **3 VP**. Without a post on an island you can’t build there.
book-navigation-example = With 4 AP a ship sails 3 spaces and sets up the first post: 3 VP. Its fourth AP is lost; the second ship still has 4.

book-cannons = Black: cannons
book-cannons-arm = One cannon per AP, up to 12. You fire them at the end of the round.
book-cannons-over = If your disc is on the last space of the cannon, progress or special action track and AP are left, you get **2 gold**, once per action.

book-planning = Red: planning
book-planning-take = Take tiles to build later: your village tiles for **1 AP** each whatever their size, and at most **one neutral tile**, which costs its size.
book-figure-plan = 4 AP: a neutral domino (2), a village of four (1) and a village of three (1).
book-planning-example = Later, expansion builds the same three tiles for the same 4 AP.

book-progress = Brown: progress
book-progress-move = Move your disc one space per AP. Whenever it reaches or passes a space with VP (4, 8, 12, 16, 20), take one **progress token** on display.
book-progress-tokens = The display isn’t refilled before the round ends. A permanent token works from now on; a one-time token can be used once.

book-expansion = Green: expansion
book-expansion-build = Build planned tiles: a village for 1 AP, a neutral tile for its size. Turn or mirror them as you like; cover free land only, never ocean, posts or tiles. An empty post square may be covered.
book-expansion-link = Each tile must touch, along an edge, one of your posts or a tile linked to one. Neutral tiles and your own villages link; villages and posts of others don’t.
book-figure-build = A neutral tile beside the red post: it covers a commodity, which goes to the builder.
book-expansion-score = You take the commodities you cover and score the tile at once, more on a big island.
book-expansion-complete = If you fill the last square of an island, with a tile or a post, you get **3 VP**, and on a big island the **treasure chest**. An island that nobody completes earns none of this.
book-expansion-posts = Then everyone with posts there scores a factor (1, 3, 6, 10, 15, 21 for 1 to 6 posts) times the round marker: 5, 4, 3, 2, 1 in rounds 1 to 5.
book-expansion-example = In round 2 you complete a big island with a village: 2 for the tile, 3 for the last square, and 3 × 4 for your two posts: 17 VP and the chest. Another player with one post there scores 1 × 4 = 4 VP.

book-production = Yellow: production
book-production-buy = Buy any production tokens on display for their cost in AP. At the end, each multiplies your commodities of its kind. They aren’t replaced before the round ends.
book-production-example = With 5 AP you buy two cotton tokens costing 3 and 2.

book-special = White: special action
book-special-move = Either move your order disc one space per AP and lay it on top: the further ahead, the earlier you act. Its spaces with VP (3, 7, 11, 15, 19) score at the end.
book-special-colour = Or do the action of the colour under your disc with the phase’s AP, if no cube of that colour lies in the centre. On the last space you choose the colour.
book-special-example = With 5 AP you move 4 spaces onto another disc and leave one AP. A player whose disc is on red may plan with 5 AP instead, when no red cube is in the centre.

book-gold = Gold
book-gold-spend = During your action, each gold you spend adds **1 AP**. In navigation it counts for every ship that hasn’t finished its move.
book-gold-limit = You hold at most **12 gold**; each one beyond that is 1 VP at once. On your turn, you can trade a treasure chest for 3 gold at any time.
book-gold-example = Ten cubes in the centre give 4 gold. With 9 gold already, you keep 12 and score 1 VP for the thirteenth.

book-pirates = End of a round: pirates
book-pirates-attack = After the seventh phase the pirates attack everyone at once with the **sum of all revealed markers**. With enough cannons, fire that many and keep the rest. With too few, you fire them all and lose VP equal to the whole strength, but never drop below 0.
book-figure-pirates = Markers 3, 1 and 2: strength 6. Four cannons: all fired, 6 VP lost. Eight cannons: two left.
book-pirates-next = Then a new pirate marker is revealed, half of the progress tokens leave and four new ones come, all production tokens are replaced, and the round marker changes. If a 4 joins 3, 1 and 2, the next attack has strength 10.

book-tokens = Progress tokens
book-figure-tokens = The progress tokens and what they do.
book-tokens-points = Tokens with **+2** or **+1/+1** add AP whenever you choose their action, in navigation for each ship; they add up, and they also work through the white action. One token gives 8 AP per ship, once.
book-tokens-pirates = Against pirates: make them 2 stronger for all others, lose only half (strength 7 costs 4 VP), or get 2 gold for each attack you beat, even at strength 0.
book-tokens-build = Planning may take two neutral tiles; or red and green cubes count as each other, so that either opens both planning and expansion.
book-tokens-gold = Gold: 3 or 5 once, 1 for each post you set up, or one for every two cubes when you take gold.
book-tokens-end = With the white action, become first at once. Once, score the cubes in the centre instead of acting. At the end: 1 VP per post, 7 VP, or your gold counted a second time.

book-ending = End and final scoring
book-ending-when = The game ends after round 5: the pirates attack once more, then add up:
book-ending-gold = **Gold**: cash in chests and one-time gold tokens; gold beyond 12 is VP. Then 1 VP per gold.
book-ending-commodities = **Commodities**: for each kind, your tokens times your production, the printed one included.
book-ending-tracks = **Progress** tokens for the end, then the furthest VP space you reached on the progress track and on the special action track.
book-ending-example = 10 gold, a chest and an unused 5-gold token: 12 gold and 6 VP, then 12 VP. Commodities 4×3 + 1×1 + 2×0 + 1×2 + 2×2 = 19. Tokens 7 and 12. Progress track 10, special action track 6. Together **72 VP**.
book-ending-win = The player with the most VP wins. Ties are broken by player order. Planned tiles that were never built score nothing.

book-questions = Frequent questions
book-faq-hidden = What is hidden?
book-faq-hidden-answer = Only the face-down pirate markers and the order of the tokens to come. Everything else is open, and points have no upper limit.
book-faq-same = Do we use up the cubes in the centre?
book-faq-same-answer = No. They only show what can be chosen; everyone gets the same AP.
book-faq-covered = Can I block a post square?
book-faq-covered-answer = Yes. Build over an empty post square: no post can be set up there any more.
book-faq-cannons = Do my cannons help if I have too few?
book-faq-cannons-answer = No. You fire them all and still lose the full strength. Just enough is enough.

book-aid-phase = Each phase
book-aid-throw = Cubes of the phase’s colour go into the tower; what comes out lies in the centre.
book-aid-choose = Choose a colour in the centre. AP = largest group. Or gold: a third of the cubes, rounded up.
book-aid-spend = Each gold spent is 1 AP more.

book-aid-actions = Actions
book-aid-navigation = **Navigation**: both ships, 1 AP per space each. Post on an anchor’s square; first on the island 3 VP.
book-aid-cannons = **Cannons**: 1 AP each, at most 12.
book-aid-planning = **Planning**: village 1 AP, one neutral tile for its size.
book-aid-progress = **Progress**: 1 AP per space; a token at 4, 8, 12, 16, 20.
book-aid-expansion = **Expansion**: village 1 AP, neutral tile its size. Village 1 VP (big island 2), neutral 2 VP per square (big 3).
book-aid-production = **Production**: buy tokens for 2, 3 or 4 AP.
book-aid-special = **Special action**: move your order disc, or do the action of the colour under it.

book-aid-island = Completing an island
book-aid-last = Last square: 3 VP, and the chest on a big island (20 squares or more).
book-figure-factors = Posts, their factor, and the round marker.

book-aid-pirates = End of a round
book-aid-attack = Pirates: fire cannons equal to the sum of the markers, or fire all and lose that many VP.

book-aid-score = What scores

book-aid-tokens = Progress tokens
