### Words of the program itself, whatever game is played.
###
### Keys of a game stand in the game's folder, under texts/. The three languages have the same messages, and each
### message the same variables; a test compares them.

## Enumerations. A list is joined from the left: the last joint is list-last, all others are list-next.

list-next = { $first }, { $second }
list-last = { $first } and { $second }
list-empty = nothing
# Equal things in a list: the name knows their number and is in the plural already.
list-counted = { $count } { $name }

# A heading and what it says, in one line.
labelled = { $label }: { $text }

## Seats and players.

# A seat whose player has no name.
seat = Seat { $letter }
# The reader's own seat: how a sentence of the log about it begins, inside a sentence, and standing alone.
# A message says it in its attribute .you where its $seat is the reader's, in .you-owner where its $owner is, and so on.
you = You
    .inside = you
    .alone = You

## Rules.

# Every refusal and every outcome names the rule it rests on.
by-rule = { $text } [{ $rule }]

## The end of a match.

outcome =
    { $ending } { $seats-count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
    }
    .you-seats = { $ending } { $seats-count ->
        [one] You win.
       *[other] Shared victory for { $seats }.
    }
# The score is in the game's own unit.
standing = { $place }. { $seat }: { $score }
# Where a part of a score came from.
breakdown-part = { $category } { $points }

## Vocabulary: single words that any table may show.

word-yes = yes
word-no = no
# Each language is called by its own name.
word-language-en = English
word-language-fr = Français
word-language-nl = Nederlands
# The kinds of statement in a game's ledger.
word-rule = rule
word-ruling = ruling
word-fact = fact
word-reconstruction = reconstruction

## Results of a search.

thought = { $action }: wins about { $percent }% ({ $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
  }).
thought-only = { $action }: this is the only choice.
# How the match would go on; the steps are joined from the left.
thought-then = Likely to follow: { $steps }.
thought-step = { $seat }: { $action }
thought-own-step = you: { $action }
thought-next = { $first }; then { $second }
# How the first choice compares with the second.
thought-clear = Clearly the best: { $points } percentage points ahead of the next choice.
thought-ahead = { $points } percentage points ahead of the next choice.
thought-close = The next choice is about as good.
thought-alone = No other choice looked promising.
reason-same = Both choices lead to much the same result.
reason-freedom = Both choices lead to much the same result, but this one leaves you more to choose from next: about { $count } choices instead of { $instead }.
reason-later = There’s little difference at first, but over the rest of the game the better choice wins { $points ->
    [one] { $points } percentage point
   *[other] { $points } percentage points
  } more often.
# Arguments for the choice that was not advised.
reason-other = In favour of the other choice, { $action }: { $reason }

## Bots.

level-cabin-boy = Cabin boy
level-sailor = Sailor
level-mate = Mate
level-captain = Captain
level-admiral = Admiral
about-level-cabin-boy = Knows the rules but often chooses at random. For your first games.
about-level-sailor = Takes what looks best at the moment, with the occasional random choice.
about-level-mate = Takes what looks best at the moment and rarely slips.
about-level-captain = Plays soundly. For players who know the game.
about-level-admiral = The strongest level. Takes its time.
about-bot-random = Chooses any legal action at random.
about-bot-greedy = Looks one action ahead.
about-bot-search = Searches for a number of milliseconds or a number of lines: search:50ms, search:800.
about-bot-own = Your own bot: the class MyBot in the module mymodule.
terminal-opponent = { $seat }: { $bot }
terminal-opponent-level = { $seat }: { $level }. { $about }

## The terminal table.

terminal-welcome = You play { $seat }. Type a number or a notation to choose. “help” lists the commands; “about” explains what is on the table.
terminal-prompt = >{ " " }
terminal-not-understood = “{ $text }” isn’t an action or a command here; “help” lists the commands.
terminal-no-number = There is no choice { $number }. Choose a number from 1 to { $count }.
terminal-ambiguous = That could be several actions: { $actions }.
terminal-allowed = “{ $action }” is allowed now.
terminal-why-what = Name an action: why ACTION
terminal-no-rule = No rule begins with “{ $rule }”.
terminal-undone = Your last choice is undone.
terminal-nothing-to-undo = You have nothing to undo.
terminal-save-where = Name a file: save FILE
terminal-saved = Saved to { $file }. Continue later with:
terminal-not-saved = Not saved: { $file }: { $reason }
terminal-unsaved = The game is not saved. Save it with “save FILE”, or type “quit” again to leave.
terminal-stopped = Stopped.
terminal-help-help = help – this list
terminal-help-table = table – the whole table and the question again
terminal-help-hand = hand – your own cards
terminal-help-about = about – what the cards and pieces on the table do
terminal-help-log = log – everything that has happened
terminal-help-rules = rules ID – the rules whose number begins with ID; without ID, the rule behind the question
terminal-help-why = why ACTION – whether an action is allowed, and if not, why
terminal-help-hint = hint – the best move, and why
terminal-help-undo = undo – undo your last choice
terminal-help-save = save FILE – save the game
terminal-help-quit = quit – leave the table

## Checking a match that is over.

verify-whole = { $game }: replayed { $entries } entries and { $draws } random draws. Everything matches the file and follows the rules.
# Shown before the match, so that players can compare it later.
verify-commitment = Commitment to the seed: { $commitment }
verify-unfinished = The game is not over yet.

## Answers of the server when it cannot do what was asked.

fault-bad-message = The server did not understand the request. Reload the page and try again.
fault-illegal = The rules don’t allow this.
fault-not-signed-in = Choose a name first.
fault-wrong-login = Wrong login, password or passkey.
fault-forbidden = You don’t have access to this table. Ask for its link.
fault-foreign-origin = The request came from another site and was refused.
fault-not-yours = That isn’t your seat or your decision.
fault-not-found = Page not found.
fault-no-such-match = This table doesn’t exist.
fault-wrong-method = That can’t be done here.
fault-login-taken = This login is already taken. Choose another one.
fault-full = All seats are taken.
fault-not-now = That isn’t possible now.
fault-stale = The game has moved on. Look again and choose.
fault-frozen = This game was played with rules that are no longer installed. You can only view it.
fault-too-large = That is too long. Shorten it and try again.
fault-not-json = The server did not understand the request. Reload the page and try again.
fault-too-fast = Too many requests. Wait a moment and try again.
fault-failed = Something went wrong on the server. Try again in a moment.
fault-storage = Saving failed, so nothing was changed. The server’s disk may be full.
fault-stopping = The server is restarting. Try again in a moment.
fault-name = A name has 1 to 40 characters.
fault-language = This language isn’t available.
fault-login = A login has 3 to 60 characters: letters, digits and . _ - + @
fault-password = A password has 8 to 200 characters.
fault-has-account = You already have an account.
fault-seats = This game is for { $least } to { $most } players.
fault-options = These options don’t work: { $text }
fault-level = There is no bot of this level.
fault-pace = Choose one of the listed pauses for the bots.
fault-open-after = Spectators can see hands { $least } to { $most } moves later.
fault-clock = Choose one of the listed time limits.
fault-grace = A bot may stand in after at most { $most } hours.
fault-not-over = You can do that once the game is over.
fault-not-deletable = You can delete a table before it begins, when nobody else plays there, or after all agreed to abandon the game.
fault-other-table = This position is from another game or has another number of players.
fault-lesson = A lesson is for one player and bots.
fault-too-many-tables = You have too many tables that haven’t started. Play or leave one of them first.
fault-too-many-tables-here = Too many tables from your network haven’t started. Play or leave one of them first.
fault-too-many-bot-tables = Too many of your bot-only games are running. Wait until one is over.
fault-server-full = This server has no room for another table. Try again later.
fault-push-service = This server can’t send notifications to that address.

## Notifications of the server for people whose page is closed.

call-your-turn = Your turn
