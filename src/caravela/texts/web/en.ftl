### Words of the browser’s shell. Keys begin with ui-; a test compares the languages and finds unused ones.


## General words.

ui-home = Home
ui-pages = Pages
ui-close = Close
ui-save = Save
ui-saved = Saved.
ui-copied = Copied
ui-copy-by-hand = This browser copies nothing here. Copy it by hand:
ui-you = you
ui-bot = Computer player
ui-away = Away
ui-here = Here
ui-percent = { $number } %
ui-offline = The server cannot be reached.
ui-offline-more = What you see may be out of date. We try again by ourselves.
ui-fault = That did not work. Nothing was changed.
ui-nowhere = There is nothing at this address.
ui-loading = Finding the table …

## Page titles in the browser.

ui-title = { $game } – Caravela
ui-title-turn = Your turn! { $game } – Caravela

## Home.

ui-nav-play = Play
ui-nav-tables = Your tables
ui-nav-rules = Rules
ui-home-lead = Three games of the age of discovery, played alone, around one screen, or with friends far away.
ui-continue = Continue
ui-all-tables = All { $count } tables
ui-welcome = Welcome aboard
ui-welcome-lead = You are { $name }, or whoever you like. Choose a game: two clicks and you play against the computer. No account needed. New to a game? Its lesson is a match that explains itself.
ui-join-title = Join a table
ui-join = Join
ui-join-code = Code of the table, or a link to it
ui-join-placeholder = Code or link
ui-join-hint = The code or the link comes from whoever made the table.
ui-foot-open = Open source, no trackers
ui-foot-rules = Every rule has its number
ui-players = { $least } to { $most } players
ui-new-table = New table
ui-new-table-of = New table: { $game }
ui-rules-of = Rules: { $game }

## Lists of tables.

ui-your-turn = Your turn
ui-status-over = Over
ui-status-frozen = To look at only
ui-status-gathering = Waiting for people
ui-status-waiting = Others play
ui-seat-open = Free seat
ui-no-tables = You have no tables yet.
ui-lobby = Open tables
ui-lobby-lead = Tables on this server at which anybody may sit down or watch.
ui-lobby-all = See all
ui-lobby-none = Make a table and list it: others on this server can join you or watch.
ui-lobby-empty = No table is open now.
ui-lobby-bots = { $count ->
    [one] one computer
   *[other] { $count } computers
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
ui-seat-bot = Seat a bot
ui-role-me = Me
ui-role-bot = Computer
ui-role-open = Whoever joins
ui-role-local = Somebody at this screen
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
ui-clock-move = { $seconds } seconds a move
ui-clock-daily = { $hours ->
    [one] 1 hour of thinking a day
   *[other] { $hours } hours of thinking a day
}
ui-clock-match = { $minutes } minutes for the match, plus { $increment } seconds a turn
ui-clock-days = { $days ->
    [one] 1 day a move
   *[other] { $days } days a move
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
    [one] 1 of { $count } seats is free.
   *[other] { $open } of { $count } seats are free.
}
ui-public = List it among the open tables
ui-public-watch = Let anybody on this server watch
ui-open-after = Show hands to watchers
ui-open-after-never = Never: they see what everybody may know
ui-open-after-moves = { $count } moves later
ui-open-hands = Hands open after { $count } moves
ui-open-hands-see = See hands
ui-open-hands-more = Those who watch may see everybody’s hand as it was { $count } moves ago. Players see only their own.
ui-new-start = Start
ui-new-watch = Let them play and watch
ui-new-open = Open the table

## Waiting for people.

ui-gather-title = { $count ->
    [one] Waiting for one more
   *[other] Waiting for { $count } more
  }
ui-gather-text = Share the code, the link or this picture. The match begins when every seat is taken.
ui-gather-code = The code of the table is { $code }
ui-gather-qr = The link as a picture for a phone’s camera
ui-gather-here-only = This address works on this computer only. For other devices, serve the network (caravela serve --host 0.0.0.0) and open the page by this computer’s name or number there.
ui-copy-play = Copy the link
ui-copy-watch = Link for watching
ui-start-with-bots = Start with bots

## Settings.

ui-settings = Settings
ui-language = Language
ui-theme = Colours
ui-theme-auto = As the system
ui-theme-light = Day
ui-theme-dark = Night
ui-theme-to-light = Day colours
ui-theme-to-dark = Night colours
ui-colours = Players’ colours
ui-colour-of-seat = Seat { $letter }: { $colour }
ui-colours-alike = Two players may have the same colour
ui-colour-mine = My own colour, whichever seat I have
ui-colour-of-mine = the colour of my seat
ui-colours-usual = Back to the usual colours
ui-paint-red = red
ui-paint-blue = blue
ui-paint-yellow = yellow
ui-paint-green = green
ui-paint-purple = purple
ui-paint-black = black (white by night)
ui-paint-orange = orange
ui-paint-sky = sky blue
ui-paint-pink = pink
ui-paint-grey = grey
ui-motion = Movement
ui-motion-off = Off
ui-motion-fast = Fast
ui-motion-normal = Normal
ui-motion-slow = Slow
ui-sound = Sound
ui-sound-0 = Off
ui-sound-1 = Soft
ui-sound-2 = Normal
ui-sound-3 = Loud
ui-text-size = Size of text
ui-asking = Ask before it counts
ui-asking-turn = The turn
ui-asking-choice = Each choice
ui-asking-never = Nothing
ui-guide = Helper for first matches
ui-guide-for-first = My first three of a game
ui-guide-for-always = Always
ui-guide-for-never = Never
ui-warn = Warn me before I
ui-warn-moves = end a turn that could bring more
ui-warn-things = lose things that I could keep or sell
ui-warn-points = leave points, dice or a free step unused
ui-plain = Text and buttons instead of pictures
ui-single = Play a choice that is the only one by itself
ui-pace = Pause before a computer’s move (new tables)
ui-pace-0 = None
ui-pace-400 = Short
ui-pace-1000 = Normal
ui-pace-2000 = Long
ui-notify = Notify me when it is my turn
ui-notify-denied = The browser does not allow notifications from here.
ui-notify-where = Notifications come only where the address is secure: https, or localhost.
ui-push = Tell me when it is my turn, also when this page is closed
ui-push-more = The message goes through the push service of this browser’s maker, who learns when you are told, not what.
ui-push-failed = This browser’s push service cannot be reached. Nothing was changed.

## Accounts.

ui-account = Account
ui-account-lead = Log in with it on another device: your tables are there too.
ui-account-new = Make an account
ui-account-new-lead = Nobody needs one to play. With an account you find your tables again on another device, and those you have begun here come along.
ui-account-make = Make the account
ui-account-passkey = With a passkey instead
ui-login = Login
ui-password = Password
ui-password-hint = At least { $number } characters. A passkey needs no password.
ui-log-in = Log in
ui-log-in-lead = You have an account on this server? Your tables are waiting there.
ui-log-in-passkey = Use a passkey
ui-log-in-guest = { $count ->
    [one] You have a table here as a guest. It stays behind when you log in to another account; a new account takes it along.
   *[other] You have { $count } tables here as a guest. They stay behind when you log in to another account; a new account takes them along.
  }
ui-log-out = Log out
ui-passkey-add = Add a passkey
ui-passkey-added = This device can now log in by itself.
ui-passkey-none = The device gave no passkey.
ui-passkey-where = Passkeys work where the address has a name and is secure: https, or localhost.

## The table.

ui-round = Round { $number }
ui-watching = Watching
ui-watching-more = You are watching.
ui-menu = Menu
ui-players-area = Players
ui-log-area = Log and chat
ui-rail-edge = Width of log and chat
ui-rail-edge-more = Drag to make log and chat wider or narrower; a double click brings back the usual width.
ui-table-area = The table
ui-choices-area = Your choices
ui-acting = playing
ui-at-table = { $count } at the table{ $watchers ->
    [0] {""}
   *[other] , { $watchers } watching
  }
ui-connection-connecting = Connecting
ui-connection-open = Connected
ui-connection-lost = Reconnecting
ui-connection-closed = Closed
ui-lag = An answer takes { $milliseconds } ms.
ui-finding-title = Finding the table again.
ui-finding = Nothing is lost. Try { $number }.
ui-finding-sent = Your choice is kept and will be sent. Try { $number }.
ui-lost-title = The table is out of reach.
ui-try-now = Try now
ui-gone-title = This table is closed
ui-bot-plays = { $level } plays for now
ui-bot-played = { $span ->
    [1] A bot played move { $from }.
   *[other] A bot played moves { $from } to { $to }.
  }
ui-hand-over = Let a bot play for me
ui-hand-over-for = Let a bot play for { $seat }
ui-hand-over-later = A bot may stand in for { $seat } in { $time }
ui-take-back = Play again myself
ui-leave = Leave the table
ui-look-back = Look back
ui-fact-match = Match
ui-fact-watching = Who may watch
ui-fact-watching-all = Anybody on this server
ui-fact-watching-link = Whoever has the link
ui-fact-rules = Version of the rules
ui-fact-commitment = Fingerprint of the shuffle
ui-time-left = { $time } left

## The bar.

ui-choices = { $count ->
    [one] There is one choice.
   *[other] There are { $count } choices.
  }
ui-may-change = You have chosen; you may still change your mind.
ui-waiting-for = { $seats }: { $step }
ui-wait = One moment …
ui-nothing-to-choose = Nothing to choose just now.
ui-turn-done = Your turn is complete.
ui-turn-done-more = Confirm it, or take steps back.
ui-confirm-turn = Confirm the turn
ui-steps = Steps of your turn
ui-step-undo = Take it back, with all after it.
ui-step-closed = Something hidden was shown: this cannot be taken back alone.
ui-undo = Undo
ui-undo-ask = Ask to undo
ui-undo-ask-more = The other people are asked whether your last choice may be taken back.
ui-undo-alone-more = Takes back your last choice and all that came after it; the log keeps it.
ui-undo-nothing = Nothing of yours can be taken back yet.
ui-undo-waits = A wish to take something back is waiting for its answer.
ui-undo-withdraw = Withdraw the request
ui-undo-withdraw-more = You no longer ask; the match goes on as it stands.
ui-undo-refused = The others want the match to go on as it stands.
ui-undo-more = Redo or restart
ui-redo = Redo
ui-restart = Restart the turn
ui-hint = Hint
ui-thinking = Thinking …
ui-hint-refused = No hint just now. Ask again in a moment.
ui-hint-would = The admiral would: { $action } ({ $percent } % to win)
ui-hint-other = Instead: { $action } ({ $percent } %)
ui-hint-do = Do that
ui-why = Why?
ui-preview-chance = Chance or something hidden decides what comes of it.
ui-filter = Search among the choices
ui-filter-many = Search { $count } choices
ui-filter-more = And { $count } more: search to see them.
ui-notes = What these do

## The helper of first matches.

ui-guide-confirm = Nothing is final until you confirm: undo takes back the last step, a press on a step goes back to it.
ui-guide-confirm-locked = Until you confirm, undo takes back the last step, and a press on a step goes back to it. Steps with a lock stay: they have uncovered something, such as dice or a card.
ui-guide-others = Asked of { $seats }:
ui-guide-next = A good next step: { $action }.
ui-guide-why = It wins about { $percent } %. { $verdict }
ui-guide-show = Show me
ui-guide-more = The whole advice
ui-guide-close = Play without the helper
ui-guide-closed = The helper is off. It can be switched on again in the settings.

## Refusals.

ui-warn-mute = Do not warn me of this again
ui-warn-back = Look again
ui-warn-on = Do it anyway
ui-lesson = Lesson
ui-lesson-of = Lesson: { $game }
ui-lesson-on = Go on
ui-lesson-on-of = Go on with the lesson: { $game }
ui-lesson-step = { $number } of { $last }
ui-lesson-next = Next
ui-lesson-confirm = Your choice is made. Confirm it in the bar, or take it back as long as nothing new was shown.
ui-lesson-skip = Leave the lesson
ui-lesson-play-on = Play on
ui-refused-stale = The table has moved on. Look again and choose.
ui-refused-not-yours = That is not yours to choose.
ui-refused-illegal = The rules do not allow that.
ui-refused-unknown-action = No choice of this game is written so.
ui-refused-nothing-to-undo = There is nothing to take back.
ui-refused-needs-consent = The others must agree first.
ui-refused-needs-absent = Somebody who is away played that. It can be undone only once they are back.
ui-refused-too-many-changes = You have changed your mind too often in this match. Play on.
ui-refused-chat-full = The chat of this table is full. Play on without it.
ui-refused-not-now = That is not possible now.
ui-refused-no-such-aid = This table does not allow that help.
ui-refused-full = No seat is free.
ui-refused-bad-message = The server did not understand. Load the page again.
ui-refused-too-fast = That was too fast. Wait a moment.
ui-refused-too-large = That is too long.
ui-refused-storage = It could not be saved, so nothing was changed.
ui-refused-frozen = This match can only be looked at.
ui-refused-no-such-match = There is no such table.
ui-refused-forbidden = This table is not open to you. Ask for its link.
ui-refused-stopping = The server is about to restart.

## Undo by consent, and the curtain.

ui-consent = May it be taken back?
ui-consent-ask = { $count ->
    [one] { $seat } would like to take one move back.
   *[other] { $seat } would like to take { $count } moves back.
  }
ui-consent-waits = { $seat } asks to take something back
ui-consent-mine = You have asked to take something back
ui-consent-yes = Agree
ui-consent-no = Refuse
ui-curtain-title = Pass the screen to { $seat }
ui-curtain-text = Nobody else may look: behind this curtain lies what only { $seat } may see.
ui-curtain-open = I am { $seat }
ui-curtain-bar = The next player takes the screen.

## Log and chat.

ui-log = Log
ui-chat = Chat
ui-line = { $number }. { $text } Show the table then.
ui-total = (now { $count })
ui-earned = { $label }: { $points }
ui-line-rule = Click to see the table as it was then.
ui-moment = Show move { $number }
ui-score-lead = { $score }. Show when it last changed.
ui-round-rule = Click to see the table as the round began.
ui-log-begin = Beginning
ui-private = Not everybody knows this.
ui-taken-back = (taken back by { $seat })
ui-by-clock = (time was up)
ui-since = Replay ({ $count })
ui-since-more = See what has happened since your last choice.
ui-since-return = Since your last turn there were { $count } moves.
ui-since-watch = Watch them
ui-watchers = { $count ->
    [one] One person watches.
   *[other] { $count } people watch.
  }
ui-watcher-nameless = Somebody without a name
ui-watchers-see = They see what everybody may know: no hands, no hidden choices.
ui-watchers-see-hands = They may see everybody’s hand as it was { $count } moves ago, and else what everybody may know.
ui-chat-empty = Nobody has said anything yet.
ui-chat-write = Write something
ui-chat-watchers = Show what watchers say
ui-chat-send = Send

## Looking back.

ui-past = You are looking at move { $number } of { $last }
ui-past-refused = Nothing can be chosen there: go back first.
ui-past-eyes = through the eyes of { $seat }
ui-past-document = The table as it was then
ui-to-now = Back to now
ui-to-review = Back to the result
ui-replay-first = To the beginning
ui-replay-back = One move back
ui-replay-play = Play
ui-replay-pause = Pause
ui-replay-on = One move on
ui-replay-round-back = To the round before
ui-replay-round-on = To the next round
ui-replay-last = To the end
ui-replay-moment = Move
ui-replay-of = of { $last }
ui-replay-speed = Speed
ui-eyes = Through whose eyes
ui-eyes-nobody = Spectator

## After the match.

ui-review = Over
ui-you-won = You have won
ui-other-won = { $seat } has won; you are number { $place }
ui-review-moves = { $count ->
    [one] One move.
   *[other] { $count } moves.
  }
ui-review-log-hint = Click a line to see the table then
ui-rematch = Play again
ui-rematch-join = Go to the next match
ui-standings = Result
ui-winner = Winner
ui-categories = Points by category
ui-curve = The course of the match
ui-curve-label = Scores over the whole match. At the end: { $text }
ui-chances = Chances of winning
ui-chances-label = How likely everybody was to win, move by move. The key moments follow as a list.
ui-chances-failed = A bot could not look at this match to its end.
ui-chances-again = Let it try again
ui-key-moments = Where it turned
ui-key-moment = Key moment: move { $number }
ui-swing-up = { $seat }: { $points } percentage points up.
ui-swing-down = { $seat }: { $points } percentage points down.
ui-bot-better = The admiral would rather: { $action } ({ $percent } % instead of { $made } %).
ui-bot-same = The admiral would have done the same.
ui-show = Show
ui-trust = Was the shuffle fair?
ui-trust-text = All chance was fixed before the first move, and its fingerprint shown. A browser that sees a match played notes it; now the seed is out, and both can be compared.
ui-verify = Verify the shuffle
ui-verify-kept = It fits: the seed has the fingerprint that this browser noted { $moves ->
    [0] before the first move
    [one] after the first move, when it first saw the match
   *[other] after { $moves } moves, when it first saw the match
}.
ui-verify-unseen = The seed has the fingerprint that the server shows now. This browser did not see the match being played, so it has noted none to compare with.
ui-verify-changed = It does not fit! The server shows another fingerprint now than the one this browser noted during the match.
ui-verify-broken = It does not fit! The seed is not the one that was promised.
ui-verify-cannot = This browser cannot check it here; download the match and use “caravela verify”.
ui-verify-more = Here the seed is compared with its fingerprint. Every draw, and every move by the rules, is worked out again from the downloaded match by this command, on any computer:
ui-download = Download the match
ui-same-deal = Play the same deal
ui-fingerprint = Fingerprint and seed
ui-copy-replay = Copy the link

## Rules.

ui-rule-open = Open rule { $rule }
ui-tip-rule = Read the rule
ui-tip-pin = Pin this note
ui-tip-pinned = Pinned note
ui-rule-ruling = our ruling
ui-rules-games = Games
ui-rules-search = Search the rules
ui-rules-count = { $count ->
    [one] One rule
   *[other] { $count } rules
  }

## Keys and commands.

ui-keys = Keys
ui-key-tab = to the next part of the table
ui-key-arrows = walk over what you can choose
ui-key-enter = choose, or confirm the turn
ui-key-space = choose, or let go of what is chosen
ui-key-digits = choose by number
ui-key-undo = take back
ui-key-redo = do again
ui-key-hint = hint
ui-key-escape = let go, close
ui-key-command = type a choice
ui-key-rules = the rule of this step
ui-key-pin = pin the note that is shown, and go into it
ui-key-log = to the log
ui-key-log-rounds = in the log, from round to round
ui-key-players = to the players
ui-key-replay = look back, round by round
ui-key-move-by-move = looking back, from move to move
ui-key-zoom = closer, farther, all of the board
ui-key-help = this list
ui-command = Type a choice
ui-command-write = Notation or words
ui-command-none = Nothing allowed fits that; Enter tells why.
ui-command-not-now = There is nothing to choose now.
ui-command-never = Nobody has got anything of that name yet.
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
ui-read-no-hand = You are watching: you have nothing in hand.

## Nearer to a board.

ui-zoom = View of the board
ui-close-up = Close-up of the board
ui-closer = Closer
ui-farther = Farther
ui-fit = Show all of it
