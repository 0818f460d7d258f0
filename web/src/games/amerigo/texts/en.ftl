### The board of Amerigo: words that only a picture of the table needs.

board-waste-gold = { $count ->
    [one] Instead of passing, you could take 1 gold.
   *[other] Instead of passing, you could take { $count } gold.
  }
board-waste-points = { $count ->
    [one] You can still use 1 action point. Unused points are lost.
   *[other] You can still use { $count } action points. Unused points are lost.
  }
board-waste-post = The trading post is free. Without one, you can’t build here.
board-waste-token = The progress token is free. If you decline it, it’s gone.
board-waste-expansion = You have no tile to build. Take tiles with planning.
board-you = You
board-sheet = Your sheet
board-actions = What you can do
board-view = View of the sea
board-whole-sea = The whole sea: tap to go there
board-rotate = Rotate
board-mirror = Mirror
board-let-go = Put the tile back
board-more = Wheel and supply
board-ap = { $points } AP
board-ap-more = AP: action points, to spend on the action you choose.
board-points = victory points
board-action-points = { $points ->
    [one] action point
   *[other] action points
  }
board-points-left = { $points ->
    [one] action point left
   *[other] action points left
  }
board-wheel = Action wheel
board-stored = { $count ->
    [one] { $count } cube in storage
   *[other] { $count } cubes in storage
  }
board-centre = { $count ->
    [one] { $count } cube in the centre
   *[other] { $count } cubes in the centre
  }
board-tower-more = These cubes stayed inside. Later cubes may knock them out.
board-about-blue = Each ship sails one square per action point. On an anchor it may set up a trading post.
board-about-black = Add one cannon per action point, against the pirates.
board-about-red = Plan tiles: villages for 1 AP each, and one neutral tile for its size.
board-about-brown = Move one space per action point on the progress track. Each space with points gives a progress token.
board-about-green = Build planned tiles on islands where you have a trading post.
board-about-yellow = Buy production tokens. They multiply your commodities at the end.
board-about-white = Move your order disc, or do the action of the colour under it.
board-marker = Round marker: { $marker }
board-gold-short = Take gold
board-ship-short = Ship { $ship }
board-spend-short = +1 action point
board-cash-chest-short = Treasure chest
board-run-over-short = Points for gold
board-marker-more = When an island is completed, its trading posts score their factor times this marker.
board-frame-more = The frame is ocean. Its spaces are numbered so that the log can name them; your ships start here.
board-supply = Supply
board-shelf-tokens = Tokens
board-shelf-goods = Production
board-shelf-tiles = Tiles
board-tokens-new = New this round
board-tokens-leaving = Removed after this round
board-bonus = +{ $points } AP
board-next-token = { $count ->
    [one] Your next token is { $count } space ahead on the progress track.
   *[other] Your next token is { $count } spaces ahead on the progress track.
  }
board-goods-more = Production tokens and their cost
board-production-more = At the end, each of your commodities of this kind scores 1 more.
board-none-left = None left this round.
board-tiles-neutral = Neutral tiles, for all players
board-tiles-village = Your villages
board-tile-cost = { $points ->
    [one] { $points } action point to plan; { $count } left.
   *[other] { $points } action points to plan; { $count } left.
  }
board-pirates = Pirates
board-pirates-more = At the end of the round, you fire cannons equal to the pirates’ strength. With too few, you lose that many victory points.
board-pirates-none = No attack yet
board-pirates-safe = Repelled, { $left } to spare
board-pirates-lose = { board-pirates-short }: −{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-pirates-short = { $count ->
    [one] { $count } cannon short
   *[other] { $count } cannons short
  }
board-marker-hidden = A face-down pirate marker
board-strength = strength
board-tracks = Tracks
board-tracks-more = below: points at the end
board-track-progress = Progress
board-track-progress-more = Each space with points gives a progress token. The furthest one you reach scores at the end.
board-track-white = Special action
board-track-white-more = The furthest disc acts first; on the same space, the disc on top. The furthest space with points scores at the end.
board-track-cannons = Cannons
board-track-cannons-more = Fired at the end of each round against the pirates.
board-track-gold = Gold
board-track-gold-more = Each gold you spend adds an action point. Beyond 12, each gold is a victory point.
board-track-points = { $points ->
    [one] Tracks at the end: { $points } victory point.
   *[other] Tracks at the end: { $points } victory points.
  }
board-advance-to = Move to space { $space }
board-pile = Planned tiles
board-pile-empty = No tiles planned
board-planned = { $tile }, { $count } planned, { board-ap } to build
board-planned-more = Planned; costs { board-ap } to build.
board-pick-up = Costs { board-ap }. Tap it, rotate it, then tap a spot, or drag it there.
board-note-choose = Each action shows its action points (AP).
board-note-place = Choose a highlighted space on the frame around the sea.
board-note-navigate = Choose a ship, on the map or in the list under it.
board-note-sail = Choose a highlighted square. On an anchor you can set up a trading post.
board-note-plan = Choose a highlighted tile in the supply. AP is its cost, × how many are left.
board-note-buy = Choose a highlighted token in the supply. Its cost is below it.
board-note-token = Choose a highlighted token in the supply. Point at one, or touch and hold it, to read what it does.
board-note-progress = Each space costs one action point.
board-note-arm = Each cannon costs one action point.
board-note-special = Each space costs one action point. The further ahead you are, the earlier you act; some spaces score at the end.
board-note-post = It’s free. Without one, you can’t build on this island.
board-note-spent = The remaining action points can’t be used for anything.
board-note-lay = Choose a gold dot: the tile then covers the highlighted squares around it.
board-note-build = Choose a planned tile, or drag it onto an island.
board-build-none = You can’t build a tile with the remaining action points.
board-lay-note = { $tile }: rotate it with R, mirror it with F, then choose a gold dot.
board-lay-note-touch = { $tile }: rotate or mirror it, then tap a gold dot.
board-lay-here = { $tile } with its first square on { $space }: +{ $points }, { $commodities }
board-completes = completes the island
board-commodities = Commodities
board-commodities-more = Commodities times production: { $points } points at the end, as it stands.
board-used = used
board-points-title = Victory points
board-gold-title = Gold
board-cannons-title = Cannons
board-posts-title = Trading posts
board-productions-of = { $name }, production
board-chests-title = Treasure chests
board-figure-points = Victory points: { $count }
board-figure-gold = Gold: { $count } of 12. Each adds an action point to an action.
board-figure-cannons = Cannons: { $count } of 12
board-figure-posts = Trading posts left to set up: { $count }
board-figure-chests = Treasure chests: { $count }. Trade each for 3 gold.
board-order = Player order
board-order-more = Place in the player order of this phase.
board-sail-far = { $far } of { $points } action points.
board-sail-discover = A trading post here discovers the island: +{ $points }.
board-sail-post = You can set up a trading post here.
board-island = Island of { $size } squares
board-island-left = { $left ->
    [one] { $left } square left.
   *[other] { $left } squares left.
  }
board-island-full = Complete.
board-island-big = Big island: tiles score more, and completing it earns the treasure chest.
board-island-undiscovered = No trading post here yet: the first one earns 3.
board-island-worth = { $posts ->
    [one] { $seat }: { $posts } post, +{ $points } if completed now.
   *[other] { $seat }: { $posts } posts, +{ $points } if completed now.
  }
board-island-posts = { $posts ->
    [one] { $seat }: { $posts } post.
   *[other] { $seat }: { $posts } posts.
  }
board-islands-place = At
board-islands-size = Squares
board-islands-left = Left
board-islands-posts = Posts, and points if completed now
board-islands-more = Filling the last square earns { $points } extra, and the treasure chest on a big island.
board-complete = complete

brief-build = Build: { $tile }
brief-lay = Place it at { $space }

# The categories of points.

board-earned-discovery = Discoveries
board-earned-tiles = Tiles
board-earned-last-squares = Last squares
board-earned-posts = Posts on completed islands
board-earned-spare-gold = Gold beyond 12
board-earned-chronicle = Chronicle
board-earned-pirates = Pirates
board-earned-gold = Gold
board-earned-commodities = Commodities
board-earned-tokens = Progress tokens
board-earned-progress = Progress track
board-earned-white = Special action track

## The final scoring, step by step.

board-ending = Final scoring
board-ending-before = Before the final scoring
board-ending-step = Step { $number } of { $last }: { $what }
board-ending-back = Previous step
board-ending-next = Next step
board-ending-space = space { $space }
