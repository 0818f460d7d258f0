### Words of the browser’s shell. Keys begin with ui-; a test compares the languages and finds unused ones.


## General words.

ui-home = Home
ui-pages = Pages
ui-close = Close
ui-save = Save
ui-saved = Saved.
ui-copied = Copied
ui-copy-by-hand = This browser can’t copy here. Copy the text yourself:
ui-you = you
ui-bot = Bot
ui-away = Away
ui-here = Here
ui-percent = { $number }%
ui-offline = Can’t reach the server.
ui-offline-more = What you see may be out of date. Reconnecting automatically.
ui-fault = That didn’t work. Nothing was changed.
ui-nowhere = Page not found.
ui-loading = Loading the table…

## Page titles in the browser.

ui-title = { $game } – Caravela
ui-title-turn = Your turn! { $game } – Caravela

## Home.

ui-nav-play = Play
ui-nav-tables = Your tables
ui-nav-rules = Rules
ui-home-lead = Three games from the age of discovery. Play alone, around one screen, or online with friends.
ui-continue = Continue
ui-all-tables = All { $count } tables
ui-welcome = Welcome aboard
ui-welcome-lead = You are { $name }; you can change the name. Choose a game and play bots in two clicks, no account needed. New to a game? Its lesson teaches you as you play.
ui-join-title = Join a table
ui-join = Join
ui-join-code = Code or link of the table
ui-join-placeholder = Code or link
ui-join-hint = Ask the player who made the table for the code or the link.
ui-foot-open = Open source, no trackers
ui-foot-rules = Every rule is numbered
ui-players = { $least } to { $most } players
ui-new-table = New table
ui-new-table-of = New table: { $game }
ui-rules-of = Rules: { $game }

## Lists of tables.

ui-your-turn = Your turn
ui-status-over = Over
ui-status-frozen = View only
ui-status-gathering = Waiting for players
ui-status-waiting = Others’ turn
ui-list-place = Place { $place } of { $count }
ui-list-won = { $count ->
    [one] { $seats } won
   *[other] { $seats } shared the victory
  }
ui-list-abandoned = Abandoned, no result
ui-list-away = { $count ->
    [one] { $seats } is away
   *[other] { $seats } are away
  }
ui-next-table = { $count ->
    [one] Next table: one waits for you
   *[other] Next table: { $count } wait for you
  }
ui-next-table-short = Next table
ui-seat-open = Open seat
ui-no-tables = You have no tables yet.
ui-lobby = Open tables
ui-lobby-lead = Tables on this server that anyone can join or watch.
ui-lobby-all = See all
ui-lobby-none = Make a table and list it here: others on this server can then join you or watch.
ui-lobby-empty = No open tables right now.
ui-lobby-bots = { $count ->
    [one] one bot
   *[other] { $count } bots
  }
ui-sit-down = Sit down
ui-stand-up = Stand up
ui-watch = Watch
ui-watch-title = Watching a table

## A new table.

ui-your-name = Your name
ui-seats = Seats
ui-seat-role = Who plays seat { $number }
ui-seat-level = Level of seat { $number }
ui-seat-name = Name of player { $number }
ui-seat-remove = Remove seat { $number }
ui-seat-add = Add a seat
ui-seat-bot = Add a bot
ui-role-me = Me
ui-role-bot = Bot
ui-role-open = Open seat
ui-role-local = Player on this device
ui-role-open-note = by link or code
ui-bot-names = Duarte, Beatriz, Tomé, Inês, Vasco, Leonor, Diogo, Catarina
ui-level-cabin-boy = Cabin boy (easiest)
ui-level-sailor = Sailor (easy)
ui-level-mate = Mate (medium)
ui-level-captain = Captain (hard)
ui-level-admiral = Admiral (hardest)
ui-more-options = More options
ui-clock = Time limit
ui-clock-none = None
ui-clock-move = { $seconds } seconds per move
ui-clock-daily = { $hours ->
    [one] 1 hour of thinking per day
   *[other] { $hours } hours of thinking per day
}
ui-clock-match = { $minutes } minutes for the game, plus { $increment } seconds per turn
ui-clock-days = { $days ->
    [one] 1 day per move
   *[other] { $days } days per move
}
ui-clock-low = Your time is almost up. If it runs out, a bot makes this move for you.
ui-time-up = Your time ran out, so a bot moved for you. { $played }
ui-time-days = { $days ->
    [one] 1 day
   *[other] { $days } days
}
ui-time-hours = { $hours } h
ui-time-minutes = { $minutes } min
ui-aids = Help allowed at this table
ui-aid-hints = Hints from the best bot
ui-aid-helper = The helper, with advice at every decision
ui-aid-previews = Previews of a move before it is made
ui-aid-undo = Free undo during a turn
ui-grace = If a player is away, a bot may stand in after
ui-terms = Terms of this table
ui-term-no-clock = No time limit
ui-term-hints-yes = Hints allowed
ui-term-hints-no = No hints
ui-term-helper-yes = Helper allowed
ui-term-helper-no = No helper
ui-term-previews-yes = Previews of moves
ui-term-previews-no = No previews of moves
ui-term-undo-yes = Undo is free during a turn until something is revealed
ui-term-undo-no = Undo only if everyone agrees
ui-term-grace = If a player is away, a bot may stand in after { $time }
ui-term-no-grace = If a player is away, a bot may stand in at once
ui-invited-by = { $host } invites you.
ui-invited-seats = { $open ->
    [0] All { $count } seats are taken.
    [one] 1 of { $count } seats is open.
   *[other] { $open } of { $count } seats are open.
}
ui-public = List among the open tables
ui-public-watch = Let anyone on this server watch
ui-open-after = Show hands to spectators
ui-open-after-never = Never (public information only)
ui-open-after-moves = { $count } moves later
ui-open-hands = Hands shown after { $count } moves
ui-open-hands-see = See hands
ui-open-hands-more = Spectators can see all hands as they were { $count } moves ago. Players see only their own.
ui-new-start = Start
ui-new-watch = Start and watch
ui-new-open = Open the table

## Waiting for people.

ui-gather-title = { $count ->
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
  }
ui-gather-text = Share the code, the link or the QR code. The game starts when every seat is taken.
ui-gather-code = Table code: { $code }
ui-gather-qr = QR code with the link
ui-gather-here-only = This link only works on this computer. To let other devices join, start “caravela serve --host 0.0.0.0” and use this computer’s network address.
ui-copy-play = Copy link
ui-copy-watch = Spectator link
ui-start-with-bots = Start with bots

## Settings.

ui-settings = Settings
ui-language = Language
ui-theme = Theme
ui-theme-auto = System
ui-theme-light = Light
ui-theme-dark = Dark
ui-theme-to-light = Light theme
ui-theme-to-dark = Dark theme
ui-colours = Player colours
ui-colour-of-seat = Seat { $letter }: { $colour }
ui-colours-alike = Players may share a colour
ui-colour-mine = My colour at any seat
ui-colour-of-mine = the seat’s colour
ui-colours-usual = Reset to default colours
ui-paint-red = red
ui-paint-blue = blue
ui-paint-yellow = yellow
ui-paint-green = green
ui-paint-purple = purple
ui-paint-black = black (white in dark theme)
ui-paint-orange = orange
ui-paint-sky = sky blue
ui-paint-pink = pink
ui-paint-grey = grey
ui-motion = Animations
ui-motion-off = Off
ui-motion-fast = Fast
ui-motion-normal = Normal
ui-motion-slow = Slow
ui-sound = Sound
ui-sound-0 = Off
ui-sound-1 = Quiet
ui-sound-2 = Normal
ui-sound-3 = Loud
ui-text-size = Text size
ui-asking = Confirm before sending
ui-asking-turn = What can’t be undone
ui-asking-choice = Every move
ui-asking-never = Never
ui-guide = Help for beginners
ui-guide-for-first = My first three games of each
ui-guide-for-always = Always
ui-guide-for-never = Never
ui-warn = Warn me before I
ui-warn-moves = end a turn that could earn more
ui-warn-things = lose something I could keep or sell
ui-warn-points = leave points, dice or a free step unused
ui-plain = Text and buttons instead of a board
ui-single = Play forced moves automatically
ui-pace = Pause before a bot’s move (new tables)
ui-pace-0 = None
ui-pace-400 = Short
ui-pace-1000 = Normal
ui-pace-2000 = Long
ui-notify = Notify me when it’s my turn
ui-notify-denied = This browser blocks notifications from this site.
ui-notify-where = Notifications need a secure address: https or localhost.
ui-push = Notify me when it’s my turn, even when this page is closed
ui-push-more = Notifications go through your browser maker’s push service. It sees when you are notified, not what the message says.
ui-push-failed = Can’t reach this browser’s push service. Nothing was changed.

## Accounts.

ui-account = Account
ui-account-lead = Log in with this account on another device to find your tables there.
ui-account-new = Create account
ui-account-new-lead = You don’t need one to play. An account opens your tables on other devices and keeps those you started here.
ui-account-make = Create account
ui-account-passkey = Use a passkey instead
ui-login = Login
ui-password = Password
ui-password-hint = At least { $number } characters. A passkey needs no password.
ui-log-in = Log in
ui-log-in-lead = Already have an account on this server? Your tables are there.
ui-log-in-passkey = Use a passkey
ui-log-in-guest = { $count ->
    [one] You have a table here as a guest. If you log in to another account, you leave it behind; a new account keeps it.
   *[other] You have { $count } tables here as a guest. If you log in to another account, you leave them behind; a new account keeps them.
  }
ui-log-out = Log out
ui-passkey-add = Add a passkey
ui-passkey-added = You can now log in on this device with the passkey.
ui-passkey-none = No passkey was created or chosen. Try again, or use a password.
ui-passkey-where = Passkeys need a secure address with a name: https or localhost.

## The table.

ui-watching = Watching
ui-watching-more = You are watching.
ui-menu = Menu
ui-players-area = Players
ui-log-area = Log and chat
ui-rail-edge = Width of log and chat
ui-rail-edge-more = Drag to make log and chat wider or narrower. Double-click for the default width.
ui-table-area = The table
ui-choices-area = Your choices
ui-acting = playing
ui-at-table = { $count } at the table{ $watchers ->
    [0] {""}
   *[other] , { $watchers } watching
  }
ui-connection-connecting = Connecting…
ui-connection-open = Connected
ui-connection-lost = Reconnecting…
ui-connection-closed = Closed
ui-lag = Ping: { $milliseconds } ms
ui-finding-title = Connection lost. Reconnecting…
ui-finding = Nothing is lost. Attempt { $number }.
ui-finding-sent = Your choice is saved and will be sent. Attempt { $number }.
ui-lost-title = Can’t reach the table.
ui-try-now = Try again
ui-gone-title = This table is closed
ui-bot-plays = { $level } is playing for now
ui-bot-played = { $span ->
    [1] A bot played move { $from }.
   *[other] A bot played moves { $from } to { $to }.
  }
ui-hand-over = Let a bot play for me
ui-hand-over-for = Let a bot play for { $seat }
ui-hand-over-later = A bot may stand in for { $seat } in { $time }
ui-take-back = Play for myself again
ui-leave = Leave the table
ui-leaving-resign = Resign
ui-leaving-resign-more = You give up your seat for good. A bot plays it to the end, and the result ranks you behind all players who stayed.
ui-leaving-resign-ends = The game ends now, and the other player wins.
ui-leaving-abandon = Propose to abandon
ui-leaving-abandon-more = If all players agree, the game ends now, without a result.
ui-leaving-delete = Delete table
ui-leaving-delete-more = The table, its log and its links are deleted for good.
ui-leaving-delete-of = Delete table: { $game }
ui-cancel = Cancel
ui-resigned = Resigned; a bot plays on
ui-abandoned = The game was abandoned by agreement. There is no result.
ui-all-resigned = All others resigned.
ui-look-back = Replay
ui-fact-match = Game
ui-fact-watching = Spectators
ui-fact-watching-all = Anyone on this server
ui-fact-watching-link = Anyone with the link
ui-fact-rules = Rules version
ui-fact-commitment = Fingerprint of the shuffle
ui-time-left = { $time } left

## The bar.

ui-choices = { $count ->
    [one] One choice.
   *[other] { $count } choices.
  }
ui-may-change = You have chosen. You can still change your mind.
ui-waiting-for = { $seats }: { $step }
ui-wait = One moment…
ui-nothing-to-choose = Nothing to choose right now.
ui-turn-done = Your turn is complete.
ui-turn-done-more = Confirm it, or undo steps.
ui-confirm-turn = Confirm turn
ui-steps = Steps of your turn
ui-step-undo = Undo this step and all after it.
ui-step-closed = This revealed hidden information. You can only undo it if the others agree.
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-ask-more = Ask the others whether you may undo your last choice.
ui-undo-alone-more = Undoes your last choice and everything after it. The log keeps a record.
ui-undo-nothing = You have nothing to undo yet.
ui-wish-waits-undo = An undo request is waiting for an answer.
ui-wish-withdraw = Withdraw request
ui-wish-withdraw-more-undo = The undo request is withdrawn and the game goes on as it is.
ui-wish-refused-undo = The others declined your undo request. The game goes on as it is.
ui-undo-more = Redo or restart
ui-redo = Redo
ui-restart = Restart turn
ui-hint = Hint
ui-thinking = Thinking…
ui-hint-refused = No hint right now. Ask again in a moment.
ui-hint-would = Best move: { $action } ({ $percent }% to win)
ui-hint-other = Or: { $action } ({ $percent }%)
ui-hint-do = Play it
ui-why = Why?
ui-preview-chance = The result depends on luck or hidden cards.
ui-filter = Search choices
ui-filter-many = Search { $count } choices
ui-filter-more = { $count } more: search to see them.
ui-notes = What these do

## The helper of first matches.

ui-guide-confirm = Nothing is final until you confirm. Undo goes back one step; tap a step to go back to it.
ui-guide-confirm-locked = Until you confirm, Undo goes back one step; tap a step to go back to it. Locked steps stay: they revealed dice or a card.
ui-guide-others = For { $seats }:
ui-guide-next = A good next step: { $action }.
ui-guide-why = It wins in about { $percent }% of cases. { $verdict }
ui-guide-show = Show me
ui-guide-more = Full advice
ui-guide-close = Turn off help
ui-guide-closed = Help is off. You can turn it on again in the settings.

## Refusals.

ui-warn-mute = Don’t warn me about this again
ui-warn-back = Go back
ui-warn-on = Do it anyway
ui-lesson = Lesson
ui-lesson-of = Lesson: { $game }
ui-lesson-on = Continue
ui-lesson-on-of = Continue the lesson: { $game }
ui-lesson-step = { $number } of { $last }
ui-lesson-next = Next
ui-lesson-wait = The others are playing. Watch the table: you’re next.
ui-lesson-other = Your other choices have to wait: in the lesson, do what this step says.
ui-lesson-read = Not yet: read what the lesson says first.
ui-lesson-skip = Leave the lesson
ui-lesson-play-on = Keep playing
ui-refused-stale = The game has moved on. Look again and choose.
ui-refused-not-yours = That isn’t your choice to make.
ui-refused-wrong-pin = Wrong PIN.
ui-refused-illegal = The rules don’t allow that.
ui-refused-unknown-action = That isn’t a move in this game. Check the notation.
ui-refused-nothing-to-undo = There is nothing to undo.
ui-refused-needs-consent = The others must agree first.
ui-refused-needs-absent = A player who is away made that move. You can undo it when they are back.
ui-refused-too-many-changes = You’ve changed your mind too often in this game. Play on.
ui-refused-chat-full = This table’s chat is full. Play on without it.
ui-refused-not-now = That isn’t possible now.
ui-refused-final = This ends your turn, and you can’t undo it freely. Confirm it, or choose something else.
ui-refused-resigned = You resigned from this game. A bot keeps the seat to the end.
ui-refused-alone = Nobody else plays here. Delete the table instead.
ui-refused-no-such-aid = This table does not allow that help.
ui-refused-full = All seats are taken.
ui-refused-bad-message = The server did not understand. Reload the page.
ui-refused-too-fast = Too fast. Wait a moment and try again.
ui-refused-too-large = That is too long. Shorten it and try again.
ui-refused-storage = Saving failed, so nothing was changed.
ui-refused-frozen = You can only view this game.
ui-refused-no-such-match = This table doesn’t exist.
ui-refused-forbidden = You don’t have access to this table. Ask for its link.
ui-refused-stopping = The server is restarting.

## Undo by consent, and the curtain.

ui-consent-title-undo = Undo request
ui-consent-ask = { $count ->
    [one] { $seat } asks to undo one move.
   *[other] { $seat } asks to undo { $count } moves.
  }
ui-consent-waits-undo = { $seat } asks to undo
ui-consent-mine-undo = You asked to undo
ui-wish-waits-abandon = A proposal to abandon the game is waiting for an answer.
ui-wish-withdraw-more-abandon = The proposal is withdrawn and the game goes on.
ui-wish-refused-abandon = The others don’t want to abandon the game. It goes on.
ui-consent-title-abandon = Abandon the game?
ui-consent-ask-abandon = { $seat } proposes to abandon the game. It would end now, without a result.
ui-consent-waits-abandon = { $seat } proposes to abandon the game
ui-consent-mine-abandon = You proposed to abandon the game
ui-consent-yes = Agree
ui-consent-no = Refuse
ui-curtain-title = Pass the screen to { $seat }
ui-curtain-text = Only { $seat } should look at the screen now.
ui-curtain-open = I am { $seat }
ui-curtain-bar = The next player takes the screen.
ui-public-question = { $seat }: { $question }
ui-show-hand = Show my cards
ui-pin = PIN
ui-pin-new = New PIN (4 to 12 digits)
ui-pin-set = Set a PIN
ui-pin-forgot = Forgot the PIN? Remove it
ui-pin-removed = The PIN of { $seat } was removed.

## Log and chat.

ui-log = Log
ui-log-search = Search the log
ui-log-player = Player
ui-log-everyone = All players
ui-log-kind = Kind of line
ui-log-kind-all = Everything
ui-log-kind-moves = Moves
ui-log-kind-table = The table
ui-log-kind-undone = Undone
ui-log-found = { $count ->
    [one] 1 line
   *[other] { $count } lines
}
ui-log-copy = Copy as text
ui-log-all = Show all
ui-copy-moment = Copy link to this move
ui-play-on = Play on from here
ui-chat = Chat
ui-line = { $number }. { $text } View the table at this point.
ui-total = (now { $count })
ui-earned = { $label }: { $points }
ui-line-rule = Click to see the table at this point.
ui-moment = Show move { $number }
ui-score-lead = { $score }. Show the last change.
ui-round-rule = Click to see the table when the round began.
ui-log-begin = Beginning
ui-private = Not all players can see this.
ui-taken-back = (undone by { $seat })
ui-by-clock = (out of time)
ui-since = Replay ({ $count })
ui-since-more = See what happened since your last choice.
ui-since-return = { $count } moves since your last turn.
ui-since-watch = Watch them
ui-watchers = { $count ->
    [one] One spectator.
   *[other] { $count } spectators.
  }
ui-watcher-nameless = No name
ui-watchers-see = They see public information only: no hands, no hidden choices.
ui-watchers-see-hands = They see public information, and all hands { $count } moves late.
ui-chat-empty = No messages yet.
ui-chat-write = Write a message
ui-chat-watchers = Show messages from spectators
ui-chat-send = Send

## Looking back.

ui-past = You are looking at move { $number } of { $last }
ui-past-refused = You’re looking at an earlier move. Return to the present to play.
ui-past-eyes = as { $seat }
ui-past-document = The table at this point
ui-to-now = Return to the present
ui-to-review = Back to the result
ui-replay-first = To the beginning
ui-replay-back = One move back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-on = One move on
ui-replay-last = To the end
ui-replay-moment = Move
ui-replay-of = of { $last }
ui-replay-speed = Speed
ui-eyes = View as
ui-eyes-nobody = Spectator

## After the match.

ui-review = Game over
ui-you-won = You won
ui-other-won = { $seat } won; your place: { $place }
ui-review-moves = { $count ->
    [one] One move.
   *[other] { $count } moves.
  }
ui-review-log-hint = Click a line to see the table at that point
ui-rematch = Play again
ui-rematch-join = Go to the next game
ui-standings = Result
ui-winner = Winner
ui-see-review = See the result
ui-see-board = Look at the board
ui-curve-soon = The chart is being drawn…
ui-resigned-result = Resigned
ui-round-points = Points
ui-round-sum = Gained in this round: { $what }
ui-categories = Points by category
ui-curve = Scores during the game
ui-curve-label = Scores over the whole game. At the end: { $text }
ui-chances = Win probability
ui-chances-label = Each player’s win probability, move by move. A list of key moments follows.
ui-chances-failed = The analysis did not finish.
ui-chances-again = Try again
ui-key-moments = Key moments
ui-key-moment = Key moment: move { $number }
ui-swing-up = { $seat }: { $points } percentage points up.
ui-swing-down = { $seat }: { $points } percentage points down.
ui-bot-better = Better: { $action } ({ $percent }% instead of { $made }%).
ui-bot-better-untried = Better: { $action } ({ $percent }%).
ui-review-progress = Analysing the game: { $done } of { $total }
ui-mistakes = Your mistakes
ui-mistakes-all = Mistakes
ui-mistakes-none = No mistakes found. At every moment analysed, no other choice was clearly better.
ui-mistake-cost = { $points ->
    [one] Lost { $points } percentage point.
   *[other] Lost { $points } percentage points.
  }
ui-share-moment = Copy a link to move { $number }
ui-luck-skill = Luck and skill
ui-luck-skill-about = Percentage points of win probability. Together, the three make up the change over the game.
ui-part-luck = Luck
ui-part-skill = Own choices
ui-part-others = Others’ choices
ui-accuracy = Accuracy
ui-moment-luck-up = Luck: chance alone gave { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
  }.
ui-moment-luck-down = Bad luck: chance alone cost { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
  }.
ui-moment-forced = { $seat } had no other choice.
ui-moment-good = A good move by { $seat }: no other choice looked better.
ui-show = Show
ui-trust = Was the shuffle fair?
ui-trust-text = The shuffle was fixed before the first move and its fingerprint published. Your browser saved it. Now that the seed is public, you can check that they match.
ui-verify = Verify the shuffle
ui-verify-kept = Verified: the seed matches the fingerprint this browser saved { $moves ->
    [0] before the first move
    [one] after the first move, when it first saw the game
   *[other] after { $moves } moves, when it first saw the game
}.
ui-verify-unseen = The seed matches the fingerprint the server shows now. This browser didn’t see the game being played, so it has no saved fingerprint to compare.
ui-verify-changed = Mismatch! The server now shows a different fingerprint than the one this browser saved during the game.
ui-verify-broken = Mismatch! The seed does not match the published fingerprint.
ui-verify-cannot = This browser can’t check it here. Download the game and use “caravela verify”.
ui-verify-more = This compares the seed with its fingerprint. To replay every draw and check every move against the rules, download the game and run this command on any computer:
ui-download = Download the game
ui-same-deal = Play the same deal
ui-deal-plays = The same deal, played again
ui-deal-here = This game
ui-fingerprint = Fingerprint and seed
ui-copy-replay = Copy link

## Rules.

ui-rule-open = Open rule { $rule }
ui-tip-rule = Read the rule
ui-tip-pin = Pin this note
ui-tip-pinned = Pinned note
ui-rule-ruling = our ruling
ui-rules-games = Games
ui-rules-search = Search the rules
ui-rules-tab-book = Rulebook
ui-rules-tab-aid = Player aid
ui-rules-tab-all = All rules
ui-aid = Aid
ui-aid-of = { $game }: player aid
ui-book-contents = Contents
ui-book-example = Example
ui-book-hits = { $count ->
    [one] { $count } paragraph found
   *[other] { $count } paragraphs found
}
ui-book-print = Print
ui-rules-count = { $count ->
    [one] One rule
   *[other] { $count } rules
  }

## Keys and commands.

ui-keys = Keyboard shortcuts
ui-key-tab = next part of the table
ui-key-arrows = move between choices
ui-key-enter = choose, or confirm the turn
ui-key-space = select or deselect
ui-key-digits = choose by number
ui-key-undo = undo
ui-key-redo = redo
ui-key-hint = hint
ui-key-next-table = Next table that waits for you
ui-key-escape = deselect, close
ui-key-command = type a move
ui-key-rules = the rule for this step
ui-key-pin = pin the note shown and move into it
ui-key-log = go to the log
ui-key-log-rounds = in the log, round by round
ui-key-players = go to the players
ui-key-replay = replay, round by round
ui-key-move-by-move = in a replay, move by move
ui-key-zoom = zoom in, zoom out, whole board
ui-key-help = this list
ui-command = Type a move
ui-command-write = Notation or words
ui-command-none = No legal move matches. Press Enter to see why.
ui-command-not-now = Nothing to choose right now.
ui-command-never = Nobody has that yet.
ui-command-words = Enter also reads out: { $words }.
ui-read-board = board
ui-read-hand = hand
ui-read-scores = scores
ui-read-moves = moves
ui-read-last = last
ui-read-log = log
ui-read-why = why
ui-read-when = when
ui-read-score = { $seat }: { $score }
ui-read-no-hand = You’re watching, so you have no hand.

## Nearer to a board.

ui-zoom = View of the board
ui-close-up = Close-up of the board
ui-closer = Zoom in
ui-farther = Zoom out
ui-fit = Show the whole board
