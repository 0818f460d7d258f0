### Amerigo.
###
### log-<event>       a line of the story: who did what
### action-<family>   what a menu or a button says
### remark-<thing>    what the view adds to an action
### ask-<question>    what a player is asked
### step-<question>   the same moment as a noun: what is going on
### why-<reason>      why something is not allowed
### reason-<kind>     why a choice is better than another
### ending-<reason>   what ended the match
### category-<name>   where a score came from
### about-<token>     one line on what a progress token does
### word-<thing>      names of places on the table
###
### Things are called by their own key and know $count, how many there are, and $n, the number printed on them.

title = Amerigo
score = { $count ->
    [one] { $count } victory point
   *[other] { $count } victory points
  }
# Amounts that many lines below refer to.
pay = { $points ->
    [one] { $points } victory point
   *[other] { $points } victory points
  }
ap = { $points ->
    [one] { $points } action point
   *[other] { $points } action points
  }
coins = { $gold } gold
guns = { $cannons ->
    [one] { $cannons } cannon
   *[other] { $cannons } cannons
  }
guns-left = { $left ->
    [one] { $left } cannon
   *[other] { $left } cannons
  }
cubes = { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
  }
loss = { $lost ->
    [one] { $lost } victory point
   *[other] { $lost } victory points
  }
option-sea = The sea
option-sea-random = Random tiles
option-tower = The cube tower
option-tower-standard = Standard: about 12 cubes stay in
option-tower-full = Full: about 21 stay in, as in the rulebook
option-tower-light = Light: about 5 stay in, as owners report

## Actions, cubes and spaces.

act-navigation = navigation
act-cannons = cannons
act-planning = planning
act-progress = progress
act-expansion = expansion
act-production = production
act-special = special action
cube-blue = blue
cube-black = black
cube-red = red
cube-brown = brown
cube-green = green
cube-yellow = yellow
cube-white = white
space-start = the start space
space-any = any colour
frame = frame space { $n }
square-a = a{ $n }
square-b = b{ $n }
square-c = c{ $n }
square-d = d{ $n }
square-e = e{ $n }
square-f = f{ $n }
square-g = g{ $n }
square-h = h{ $n }
square-i = i{ $n }
square-j = j{ $n }
square-k = k{ $n }
square-l = l{ $n }
square-m = m{ $n }
square-n = n{ $n }
square-o = o{ $n }
square-p = p{ $n }
square-q = q{ $n }
square-r = r{ $n }
square-s = s{ $n }
square-t = t{ $n }
square-u = u{ $n }
square-v = v{ $n }
square-w = w{ $n }
square-x = x{ $n }
tile-north = { $n }↑
tile-east = { $n }→
tile-south = { $n }↓
tile-west = { $n }←
island-small = a small island
island-big = a big island

## Commodities and production tokens; $n is a token’s cost.

cotton = cotton
production-cotton = cotton ({ $n })
tobacco = tobacco
production-tobacco = tobacco ({ $n })
sugar = sugar
production-sugar = sugar ({ $n })
coconut = coconut
production-coconut = coconut ({ $n })
coffee = coffee
production-coffee = coffee ({ $n })

## Tiles.

village-single = { $count ->
    [one] village (1 square)
   *[other] villages (1 square)
  }
village-domino = { $count ->
    [one] village (2 squares)
   *[other] villages (2 squares)
  }
village-i3 = { $count ->
    [one] village (3 in a row)
   *[other] villages (3 in a row)
  }
village-l3 = { $count ->
    [one] village (3 in an L)
   *[other] villages (3 in an L)
  }
village-i4 = { $count ->
    [one] village (4 in a row)
   *[other] villages (4 in a row)
  }
village-square = { $count ->
    [one] village (4 in a square)
   *[other] villages (4 in a square)
  }
neutral-single = { $count ->
    [one] neutral tile (1 square)
   *[other] neutral tiles (1 square)
  }
neutral-domino = { $count ->
    [one] neutral tile (2 squares)
   *[other] neutral tiles (2 squares)
  }
neutral-i3 = { $count ->
    [one] neutral tile (3 in a row)
   *[other] neutral tiles (3 in a row)
  }
neutral-l3 = { $count ->
    [one] neutral tile (3 in an L)
   *[other] neutral tiles (3 in an L)
  }
neutral-i4 = { $count ->
    [one] neutral tile (4 in a row)
   *[other] neutral tiles (4 in a row)
  }
neutral-square = { $count ->
    [one] neutral tile (4 in a square)
   *[other] neutral tiles (4 in a square)
  }
neutral-u5 = { $count ->
    [one] neutral tile (5 in a U)
   *[other] neutral tiles (5 in a U)
  }
neutral-block6 = { $count ->
    [one] neutral tile (6 in a block)
   *[other] neutral tiles (6 in a block)
  }

## Progress tokens.

bonus-blue = navigation bonus
bonus-black = cannons bonus
bonus-red = planning bonus
bonus-brown = progress bonus
bonus-green = expansion bonus
bonus-yellow = production bonus
bonus-blue-black = navigation or cannons bonus
bonus-blue-red = navigation or planning bonus
bonus-blue-brown = navigation or progress bonus
bonus-blue-green = navigation or expansion bonus
bonus-blue-yellow = navigation or production bonus
bonus-black-red = cannons or planning bonus
bonus-black-brown = cannons or progress bonus
bonus-black-green = cannons or expansion bonus
bonus-black-yellow = cannons or production bonus
bonus-red-brown = planning or progress bonus
bonus-red-green = planning or expansion bonus
bonus-red-yellow = planning or production bonus
bonus-brown-green = progress or expansion bonus
bonus-brown-yellow = progress or production bonus
bonus-green-yellow = expansion or production bonus
following-wind = following wind
letter-of-marque = letter of marque
harbour-chain = harbour chain
prize-money = prize money
surveyor = surveyor
master-builder = master builder
purse-3 = purse of 3
purse-5 = purse of 5
harbour-dues = harbour dues
assayer = assayer
flagship = flagship
chronicle = chronicle
trading-company = trading company
royal-favour = royal favour
treasury = treasury
about-bonus-blue = whenever you choose navigation.
about-bonus-black = whenever you choose cannons.
about-bonus-red = whenever you choose planning.
about-bonus-brown = whenever you choose progress.
about-bonus-green = whenever you choose expansion.
about-bonus-yellow = whenever you choose production.
about-bonus-blue-black = whenever you choose navigation or cannons.
about-bonus-blue-red = whenever you choose navigation or planning.
about-bonus-blue-brown = whenever you choose navigation or progress.
about-bonus-blue-green = whenever you choose navigation or expansion.
about-bonus-blue-yellow = whenever you choose navigation or production.
about-bonus-black-red = whenever you choose cannons or planning.
about-bonus-black-brown = whenever you choose cannons or progress.
about-bonus-black-green = whenever you choose cannons or expansion.
about-bonus-black-yellow = whenever you choose cannons or production.
about-bonus-red-brown = whenever you choose planning or progress.
about-bonus-red-green = whenever you choose planning or expansion.
about-bonus-red-yellow = whenever you choose planning or production.
about-bonus-brown-green = whenever you choose progress or expansion.
about-bonus-brown-yellow = whenever you choose progress or production.
about-bonus-green-yellow = whenever you choose expansion or production.
about-following-wind = Once, in navigation: 8 more action points for each ship.
about-letter-of-marque = In every attack, the pirates are 2 stronger against all other players.
about-harbour-chain = When pirates beat you, you lose only half, rounded up.
about-prize-money = 2 gold for each attack you repel.
about-surveyor = In planning you may take two neutral tiles.
about-master-builder = Red cubes count as green, and green cubes as red.
about-purse-3 = Once, in your turn: 3 gold.
about-purse-5 = Once, in your turn: 5 gold.
about-harbour-dues = 1 gold for each trading post you set up.
about-assayer = Taking gold instead of an action gives 1 for every two cubes.
about-flagship = In the special action, you may become first player at once.
about-chronicle = Once, instead of an action: a victory point for each cube in the centre.
about-trading-company = At the end: 1 victory point for each of your trading posts.
about-royal-favour = At the end: 7 victory points.
about-treasury = At the end: your gold counts twice.

## The table.

word-storage = Storage
word-tower = In the tower
word-tokens = Progress tokens
word-islands = Islands
word-sea = The sea
word-round = Round { $number }
word-round-of = Round { $number } of { $count }
word-round-before = Previous round
word-round-after = Next round
# The game in one line, and its kind.
word-lead = The cube tower decides your options: sail, set up trading posts and fill whole islands.
word-kind = Building islands
sketch-round = Round { $round } · phase: { $phase }
sketch-centre = In the centre: { $cubes } · { ap }
sketch-order = Player order: { $seats }
sketch-pirates = Pirates: { $strength } · round marker: { $marker }
sketch-production = Production tokens (cost): { $tokens }
sketch-neutrals = Common supply: { $tiles }
sketch-island = { $space }: { $size } squares, { $free } free · posts: { $posts }
sketch-island-big = { $space }: { $size } squares, { $free } free, chest · posts: { $posts }
sketch-island-full = { $space }: { $size } squares, complete · posts: { $posts }
sketch-you = you
sketch-counts = Victory points: { $points } · gold: { $gold } · cannons: { $cannons } · chests: { $chests }
sketch-tracks = Progress: { $progress } · special action track: { $white } ({ $colour }) · posts left: { $posts }
sketch-bonus = +{ ap } { $about }
sketch-owned = Tokens: { $tokens }
sketch-villages = Villages left: { $tiles }
sketch-pile = Planned tiles: { $tiles }
sketch-ships = Ships: { $spaces }
sketch-legend = . ocean  + anchor  # land  o post square  1 { cotton }  2 { tobacco }  3 { sugar }  4 { coconut }  5 { coffee }  % neutral tile  a–d villages  A–D trading posts  Ⓐ–Ⓓ ships

## Questions to the players.

ask-choose = Which action do you choose?
ask-place = Where on the frame do you place this ship?
ask-navigate = Which ship do you move?
ask-sail = Where do you sail?
ask-post = Do you set up a trading post?
ask-arm = How many cannons do you add?
ask-plan = Which tile do you plan?
ask-progress = How far do you move your progress disc?
ask-token = Which progress token do you take?
ask-build = Choose a tile and turn it.
ask-lay = Where do you place the tile?
ask-buy = Which production token do you buy?
ask-special = Do you move your order disc, or do the action of its colour?
ask-disc = How much further do you move your order disc?
step-choose = choosing an action
step-place = placing the ships
step-navigate = choosing a ship
step-sail = sailing
step-post = setting up a trading post
step-arm = adding cannons
step-plan = planning
step-progress = moving the progress disc
step-token = taking a progress token
step-build = building
step-lay = laying a tile
step-buy = buying production tokens
step-special = the special action
step-disc = moving the order disc

## Actions to choose from.

action-do = Choose: { $action }
action-gold = Take gold instead of an action
action-chronicle = Use the chronicle: 1 victory point per cube instead of an action
action-pass = Pass
action-cash-chest = Trade a treasure chest for gold
action-cash-purse = Use for gold: { $token }
action-spend = Spend 1 gold for 1 more action point
action-finish = End action
action-place = Place the ship on { $space }
action-ship = Move ship { $ship }
action-wind = Use “following wind”
action-sail = Sail to { $space }
action-post = Set up a trading post
action-no-post = Set up nothing
action-advance = Move { $count } ahead
action-token = Take: { $token }
action-no-token = Take no token
action-plan = Plan: { $tile }
action-build = Build: { $tile }, facing { $orientation }: { $drawing }
action-lay = Place its first square on { $space }
action-buy = Buy: { $token }
action-as = Use the white cubes for: { $action }
action-flagship = Use the flagship: become first player
action-run-over = Trade the remaining points for 2 gold
remark-post = at { $space }, on an island of { $size } squares

## Events of the log.

log-sea-laid = { $big ->
    [one] The sea has { $islands } islands; { $big } of them is big. Its tiles, row by row: { $tiles }.
   *[other] The sea has { $islands } islands; { $big } of them are big. Its tiles, row by row: { $tiles }.
  }
log-order-drawn = Player order: { $seats }.
log-cubes-stored = { $cubes } come out of the tower; { $inside } stay inside.
log-round-began = Round { $round }. The round marker is { $marker }.
log-pirates-revealed = Pirates of strength { $strength } are revealed: { $sum } in all.
log-tokens-laid = New progress tokens: { $tokens }.
log-tokens-removed = Progress tokens removed from the game: { $tokens }.
log-production-laid = New production tokens (cost): { $tokens }.
log-phase-began = Phase { $phase }: { $thrown } thrown into the tower, { $cubes } in the centre, { ap } for every action.
log-phase-skipped = { $thrown ->
    [one] Phase { $phase } is skipped: { $thrown } cube thrown, none comes out.
   *[other] Phase { $phase } is skipped: { $thrown } cubes thrown, none comes out.
  }
log-action-begun = { $seat } chooses { $action } with { ap }{ $bonus ->
    [0] { "" }
   *[other] { "" }, { $bonus } of them from tokens
  }.
    .you = You choose { $action } with { ap }{ $bonus ->
        [0] { "" }
       *[other] { "" }, { $bonus } of them from tokens
      }.
log-passed = { $seat } passes.
    .you = You pass.
log-points-given-up = { $count ->
    [one] { $seat } gives up { $count } action point.
   *[other] { $seat } gives up { $count } action points.
  }
    .you = { $count ->
        [one] You give up { $count } action point.
       *[other] You give up { $count } action points.
      }
log-gold-taken = { $seat } takes { coins } instead of an action: { cubes }, 1 gold for every { $share }.
    .you = You take { coins } instead of an action: { cubes }, 1 gold for every { $share }.
log-gold-got = { $seat } gets { coins } from a token.
    .you = You get { coins } from a token.
log-gold-ran-over = { $seat } has { coins } too many: { pay }.
    .you = You have { coins } too many: { pay }.
log-gold-spent = { $seat } spends 1 gold and has { ap }.
    .you = You spend 1 gold and have { ap }.
log-chest-cashed = { $seat } trades a treasure chest for { coins }.
    .you = You trade a treasure chest for { coins }.
log-purse-cashed = { $seat } uses a purse for { coins }.
    .you = You use a purse for { coins }.
log-track-ran-over = { $count ->
    [one] { $seat } is at the end of the track with { $count } action point left: { coins }.
   *[other] { $seat } is at the end of the track with { $count } action points left: { coins }.
  }
    .you = { $count ->
        [one] You are at the end of the track with { $count } action point left: { coins }.
       *[other] You are at the end of the track with { $count } action points left: { coins }.
      }
log-chronicle-used = { $seat } uses the chronicle: { cubes } in the centre, { pay }.
    .you = You use the chronicle: { cubes } in the centre, { pay }.
log-ship-placed = { $seat } places ship { $ship } on { $space }.
    .you = You place ship { $ship } on { $space }.
log-wind-caught = { $seat } uses “following wind” and has { ap } for each ship still to move.
    .you = You use “following wind” and have { ap } for each ship still to move.
log-ship-sailed = { $seat } sails ship { $ship } from { $start } to { $space }.
    .you = You sail ship { $ship } from { $start } to { $space }.
log-ship-stayed = { $seat } leaves ship { $ship } at { $space }.
    .you = You leave ship { $ship } at { $space }.
log-post-set-up = { $seat } sets up a trading post at { $space }, on an island of { $size } squares.
    .you = You set up a trading post at { $space }, on an island of { $size } squares.
log-island-discovered = { $seat } has discovered the island: { pay }.
    .you = You have discovered the island: { pay }.
log-cannons-added = { $count ->
    [one] { $seat } adds { $count } cannon and has { $sum }.
   *[other] { $seat } adds { $count } cannons and has { $sum }.
  }
    .you = { $count ->
        [one] You add { $count } cannon and have { $sum }.
       *[other] You add { $count } cannons and have { $sum }.
      }
log-tile-planned = { $seat } plans: { $tile }.
    .you = You plan: { $tile }.
log-progress-moved = { $seat } moves { $count } ahead, to space { $space } of the progress track.
    .you = You move { $count } ahead, to space { $space } of the progress track.
log-token-taken = { $seat } takes the progress token: { $token }.
    .you = You take the progress token: { $token }.
log-token-left = { $seat } takes no progress token.
    .you = You take no progress token.
log-tile-built = { $seat } builds at { $space } on { $island } of { $size } squares: { $tile }. { $scoring } × { $each } = { pay }.
    .you = You build at { $space } on { $island } of { $size } squares: { $tile }. { $scoring } × { $each } = { pay }.
log-commodities-gathered = { $seat } collects { $commodities }.
    .you = You collect { $commodities }.
log-island-completed = { $seat } completes an island of { $size } squares: { pay }.
    .you = You complete an island of { $size } squares: { pay }.
log-island-completed-chest = { $seat } completes a big island of { $size } squares: { pay } and its treasure chest.
    .you = You complete a big island of { $size } squares: { pay } and its treasure chest.
log-posts-scored = { $posts ->
    [one] { $seat } has { $posts } trading post there: { $factor } × { $marker } = { pay }.
   *[other] { $seat } has { $posts } trading posts there: { $factor } × { $marker } = { pay }.
  }
    .you = { $posts ->
        [one] You have { $posts } trading post there: { $factor } × { $marker } = { pay }.
       *[other] You have { $posts } trading posts there: { $factor } × { $marker } = { pay }.
      }
log-production-bought = { $seat } buys a production token for { $cost }: { $token }.
    .you = You buy a production token for { $cost }: { $token }.
log-disc-moved = { $seat } moves the order disc { $count } ahead, to space { $space }: { $colour }.
    .you = You move your order disc { $count } ahead, to space { $space }: { $colour }.
log-flag-raised = { $seat } uses the flagship to pass { $first } and is first player.
    .you = You use the flagship to pass { $first } and are first player.
log-pirates-beaten = { $seat } repels the pirates (strength { $strength }) and keeps { guns-left }.
    .you = You repel the pirates (strength { $strength }) and keep { guns-left }.
log-pirates-won = Pirates (strength { $strength }) beat { $seat } ({ guns }): { loss } lost.
    .you = Pirates (strength { $strength }) beat you ({ guns }): { loss } lost.
log-pirates-won-halved = Pirates (strength { $strength }) beat { $seat } ({ guns }). Half of { $strength }, rounded up, is { $due }: { loss } lost.
    .you = Pirates (strength { $strength }) beat you ({ guns }). Half of { $strength }, rounded up, is { $due }: { loss } lost.
log-gold-scored = { $seat } scores { pay } for { coins }.
    .you = You score { pay } for { coins }.
log-commodity-scored = { $seat } scores for { $commodity }: { $tokens } × { $productions } = { pay }.
    .you = You score for { $commodity }: { $tokens } × { $productions } = { pay }.
log-token-scored = { $seat } scores for the token { $token }: { pay }.
    .you = You score for the token { $token }: { pay }.
log-token-scored-posts = { $posts ->
    [one] { $seat } scores for the token { $token } and { $posts } trading post: { pay }.
   *[other] { $seat } scores for the token { $token } and { $posts } trading posts: { pay }.
  }
    .you = { $posts ->
        [one] You score for the token { $token } and { $posts } trading post: { pay }.
       *[other] You score for the token { $token } and { $posts } trading posts: { pay }.
      }
log-token-scored-gold = { $seat } scores for the token { $token } and { coins }: { pay }.
    .you = You score for the token { $token } and { coins }: { pay }.
log-progress-scored = { $seat } stands on space { $space } of the progress track: { pay }.
    .you = You stand on space { $space } of the progress track: { pay }.
log-white-scored = { $seat } stands on space { $space } of the special action track: { pay }.
    .you = You stand on space { $space } of the special action track: { pay }.
log-match-ended = The game is over. { $seats } wins with { pay }.
    .you-seats = { $seats-count ->
        [one] The game is over. You win with { pay }.
       *[other] The game is over. Victory with { pay } for { $seats }.
    }
ending-rounds = All five rounds have been played.

## Sources of the victory points of a score.

category-discovery = islands discovered
category-tiles = tiles built
category-last-squares = islands completed
category-posts = trading posts
category-spare-gold = gold beyond 12
category-chronicle = chronicle
category-pirates = pirates
category-gold = gold
category-commodities = commodities
category-tokens = progress tokens
category-progress = progress track
category-white = special action track
category-before = earlier

## Why something is not allowed.

why-match-over = The game is over.
why-not-now = Not now. Current step: { $now }. You can do that during: { $then }.
why-not-your-turn = Not your turn: waiting for { $seat }.
why-no-such-cube = There is no cube for this action in the centre: { $action }.
why-no-such-token = You don’t have this token to use: { $token }.
why-no-chest = You have no treasure chest.
why-no-gold = You have no gold left.
why-too-dear = { $points ->
    [one] This costs { $cost }; you have { $points } action point left.
   *[other] This costs { $cost }; you have { $points } action points left.
  }
why-no-such-space = This sea has no such space: { $space }.
why-ship-moved = Ship { $ship } has already moved.
why-ship-under-way = Finish the current ship’s move first.
why-not-ocean = Ships sail on the ocean; { $space } is land.
why-too-far = { $space } is { $far } spaces away, and this ship has { ap }.
why-space-taken = Another ship is on { $space }.
why-track-ends = The track ends at space { $last }.
why-token-not-laid = This token isn’t available: { $token }.
why-disc-elsewhere = Your disc is on { $colour }, so this isn’t available: { $action }.
why-cube-in-centre = There is a cube for this action in the centre, so choose it directly: { $action }.
why-first-already = You are already first player.
why-not-at-end = Only the last space, { $last }, gives gold for remaining points.
why-no-tile-left = None left: { $tile }.
why-neutral-taken = You can’t take another neutral tile in this action: { $tile }.
why-not-laid-out = This production token isn’t available: { $token }.
why-not-in-pile = You have not planned this tile: { $tile }.
why-no-such-orientation = This tile can’t face { $orientation }: { $tile }.
why-no-posts = You have no trading post yet, so you can’t build.
why-no-place = Facing { $orientation }, this tile doesn’t fit anywhere linked to your trading posts: { $tile }.
why-not-land = At { $space }, the tile would extend into the ocean.
why-not-free = At { $space }, the tile would cover a tile or a trading post.
why-no-post-there = You have no trading post on the island at { $space }.
why-not-linked = At { $space }, the tile isn’t linked to your trading posts.

## Why one choice is better than another. $count, $percent and $instead compare what follows the two.

odds = in { $percent }% of cases instead of { $instead }%
more-points = { $count ->
    [one] { $count } more victory point
   *[other] { $count } more victory points
  }
fewer-points = { $count ->
    [one] { $count } victory point less
   *[other] { $count } fewer victory points
  }
reason-discovery = You score about { more-points } for discovering islands.
reason-tiles = You score about { more-points } for the tiles you build.
reason-island = You score about { more-points } for completing islands.
reason-posts = Your trading posts score about { more-points }.
reason-chronicle = The chronicle scores about { more-points }.
reason-gold = You have about { $count } more gold.
reason-chest = You get a treasure chest { odds }.
reason-cannons = { $count ->
    [one] You have about { $count } more cannon.
   *[other] You have about { $count } more cannons.
  }
reason-pirates = The next pirate attack costs you about { fewer-points }.
reason-progress = { $count ->
    [one] Your progress disc gets about { $count } space further.
   *[other] Your progress disc gets about { $count } spaces further.
  }
reason-token = You take a progress token { odds }.
reason-special = { $count ->
    [one] Your order disc gets about { $count } space further on the special action track.
   *[other] Your order disc gets about { $count } spaces further on the special action track.
  }
reason-first = You are first in player order { odds }.
reason-commodities = { $count ->
    [one] You collect about { $count } more commodity.
   *[other] You collect about { $count } more commodities.
  }
reason-matched = Commodities score about { more-points } with your production tokens.
reason-production = You buy a production token { odds }.
reason-planned = { $count ->
    [one] You have about { $count } more planned tile.
   *[other] You have about { $count } more planned tiles.
  }
reason-post = You set up a trading post { odds }.
reason-rival-points = { $seat } scores about { fewer-points }.
reason-rival-post = { $seat } sets up a trading post { odds }.
reason-rival-token = { $seat } takes a progress token { odds }.
