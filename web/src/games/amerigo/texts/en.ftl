### The board of Amerigo: words that only a picture of the table needs.

board-waste-gold = { $count ->
    [one] Instead of passing you could take 1 gold.
   *[other] Instead of passing you could take { $count } gold.
  }
board-waste-points = { $count ->
    [one] 1 action point can still be used. What is left is lost.
   *[other] { $count } action points can still be used. What is left is lost.
  }
board-waste-post = The trading post is free, and without one you cannot build here.
board-waste-token = The progress token is free. Declined, it is lost.
board-waste-expansion = You have no tile to build: planning brings tiles.
board-you = You
board-sheet = Your sheet
board-deeds = What you can do
board-view = View of the sea
board-whole-sea = The whole sea: tap to go there
board-rotate = Rotate
board-mirror = Mirror
board-let-go = Put the tile back
board-more = Wheel and supply
board-ap = { $points } AP
board-points = victory points
board-action-points = { $points ->
    [one] action point
   *[other] action points
  }
board-points-left = { $points ->
    [one] action point left
   *[other] action points left
  }
board-wheel = Cube wheel
board-stored = { $count ->
    [one] { $count } cube in storage
   *[other] { $count } cubes in storage
  }
board-centre = { $count ->
    [one] { $count } cube in the centre
   *[other] { $count } cubes in the centre
  }
board-tower-more = These cubes stayed inside. A later throw may knock them out.
board-about-blue = Each ship sails up to the action points. On an anchor it may set up a trading post.
board-about-black = One cannon per action point, against the pirates.
board-about-red = Plan tiles: villages for 1 each, and one neutral tile for its size.
board-about-brown = One space per action point on the progress track. Each space with points gives a progress token.
board-about-green = Build planned tiles on islands where you have a trading post.
board-about-yellow = Buy production tokens for their cost: they multiply your commodities at the end.
board-about-white = Move your order disc, or do the action of the colour it stands on.
board-marker = Marker of the round: { $marker }
board-gold-short = Gold instead
board-ship-short = Ship { $ship }
board-spend-short = +1 action point
board-cash-chest-short = Treasure chest
board-run-over-short = Points for gold
board-marker-more = When an island is completed, the posts there score their factor times this marker.
board-supply = Supply
board-shelf-tokens = Tokens
board-shelf-goods = Goods
board-shelf-tiles = Tiles
board-tokens-new = New this round
board-tokens-leaving = Leaving after this round
board-bonus = +{ $points } AP
board-next-token = { $count ->
    [one] Your next token is { $count } space ahead on the progress track.
   *[other] Your next token is { $count } spaces ahead on the progress track.
  }
board-goods-more = Production tokens, with what they cost
board-production-more = At the end each of your commodities of this kind scores once more.
board-none-left = None is left this round.
board-tiles-neutral = Neutral tiles, for all
board-tiles-village = Your villages
board-tile-cost = { $points ->
    [one] { $points } action point to plan; { $count } left.
   *[other] { $points } action points to plan; { $count } left.
  }
board-pirates = Pirates
board-pirates-more = At the end of the round everybody fires as many cannons as the pirates are strong. Who has too few loses that many victory points.
board-pirates-none = No attack so far
board-pirates-safe = Beaten, { $left } to spare
board-pirates-lose = { board-pirates-short }: −{ $points ->
    [one] { $points } point
   *[other] { $points } points
  }
board-pirates-short = { $count ->
    [one] { $count } cannon short
   *[other] { $count } cannons short
  }
board-marker-hidden = A hidden marker
board-strength = strength
board-tracks = Tracks
board-tracks-more = below: points at the end
board-track-progress = Progress
board-track-progress-more = Each space with points gives a progress token; the furthest one scores at the end.
board-track-white = Order
board-track-white-more = Furthest ahead acts first; on one space the disc on top. The furthest space with points scores at the end.
board-track-cannons = Cannons
board-track-cannons-more = Fired at the end of each round against the pirates.
board-track-gold = Gold
board-track-gold-more = Each gold spent adds an action point. Beyond 12 each gold is a victory point.
board-track-points = { $points ->
    [one] The tracks would score { $points } victory point at the end.
   *[other] The tracks would score { $points } victory points at the end.
  }
board-advance-to = Move on to space { $space }
board-pile = Planned tiles
board-pile-empty = No tiles planned
board-planned = { $tile }, { $count } planned, { board-ap } to build
board-planned-more = Planned; costs { board-ap } to build.
board-pick-up = Costs { board-ap }. Tap it, turn it, then tap where it shall lie; or drag it there.
board-note-choose = Each action shows its action points (AP).
board-note-place = Press a lit part of the frame around the sea.
board-note-navigate = Press one of your ships, on the sea or below it.
board-note-sail = Press a lit square. At an anchor you may set up a trading post.
board-note-plan = Press a lit tile of the supply. AP is its price, × how many are left.
board-note-buy = Press a lit token of the supply; its price stands below it.
board-note-token = Press a lit token of the supply. Point at one, or hold it, to read what it does.
board-note-advance = Each step costs one action point.
board-note-arm = Each cannon costs one action point.
board-note-special = Each step costs one action point. Further ahead acts earlier; some spaces score at the end.
board-note-post = It is free: without one you cannot build on this island.
board-note-spent = Nothing more can be done with the action points left.
board-note-lay = Press a gold dot: the tile then covers the lit squares around it.
board-build-note = Choose a tile of your pile, or drag it onto an island.
board-build-none = No tile can be built with the action points left.
board-lay-note = { $tile }: turn it with R, flip it with F, then choose a gold dot.
board-lay-note-touch = { $tile }: turn it or flip it, then tap a gold dot.
board-lay-here = { $tile } with its first square on { $space }: +{ $points }, { $commodities }
board-completes = completes the island
board-commodities = Commodities
board-commodities-more = Tokens times productions: { $points } at the end as things stand.
board-used = used
board-points-title = Victory points
board-gold-title = Gold
board-cannons-title = Cannons
board-posts-title = Trading posts
board-productions-of = { $name }, productions
board-chests-title = Treasure chests
board-figure-points = Victory points: { $count }
board-figure-gold = Gold: { $count } of 12. Each adds an action point to an action.
board-figure-cannons = Cannons: { $count } of 12
board-figure-posts = Trading posts left to set up: { $count }
board-figure-chests = Treasure chests: { $count }. Each can be given up for 3 gold.
board-order = Player order
board-order-more = Place in the order of this phase.
board-sail-far = { $far } of { $points } action points.
board-sail-discover = A trading post here discovers the island: +{ $points }.
board-sail-post = A trading post can be set up here.
board-island = Island of { $size } squares
board-island-left = { $left ->
    [one] { $left } square left.
   *[other] { $left } squares left.
  }
board-island-full = Complete.
board-island-big = Big island: tiles score more, and its completion brings the chest.
board-island-undiscovered = Nobody has a trading post here yet: the first one earns 3.
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
board-islands-more = Who fills the last square earns { $points } more, and the chest of a big island.
board-complete = complete

brief-build = Build: { $tile }
brief-lay = Lay it at { $space }

## What points were earned for.

board-earned-discovery = Discoveries
board-earned-tiles = Tiles
board-earned-last-squares = Last squares
board-earned-posts = Posts on full islands
board-earned-spare-gold = Gold beyond 12
board-earned-chronicle = Chronicle
board-earned-pirates = Pirates
board-earned-gold = Gold
board-earned-commodities = Commodities
board-earned-tokens = Progress tokens
board-earned-progress = Progress track
board-earned-white = Order track

## The final scoring, step by step.

board-ending = Final scoring
board-ending-before = As it stood before the final scoring
board-ending-step = Step { $number } of { $last }: { $what }
board-ending-back = Step back
board-ending-next = Next step
board-ending-space = space { $space }
