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
seat = seat { $letter }

## Rules.

# Every refusal and every outcome names the rule it rests on.
by-rule = { $text } [{ $rule }]

## The end of a match.

outcome =
    { $ending } { $seats-count ->
        [one] { $seats } wins.
       *[other] { $seats } share the victory.
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

## What a search thinks.

thought = { $action }: wins about { $percent } % ({ $tries ->
    [one] { $tries } try
   *[other] { $tries } tries
  }).
thought-only = { $action }: there is nothing else to choose.
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

## Bots.

level-cabin-boy = Cabin boy
level-sailor = Sailor
level-mate = Mate
level-captain = Captain
level-admiral = Admiral
about-level-cabin-boy = Knows the rules, but often chooses without looking: for your first matches.
about-level-sailor = Takes what looks best at the moment, and now and then anything at all.
about-level-mate = Takes what looks best at the moment and hardly ever slips.
about-level-captain = Plays soundly: for players who know the game.
about-level-admiral = The best the program can do; takes its time.
about-bot-random = Takes any legal action.
about-bot-greedy = Looks one action ahead.
about-bot-search = Searches for so many milliseconds, or tries so many lines: search:50ms, search:800.
about-bot-own = A bot of your own: class MyBot of the module mymodule.
terminal-opponent = { $seat }: { $bot }
terminal-opponent-level = { $seat }: { $level }. { $about }

## The terminal table.

terminal-welcome = You play { $seat }. Type a number or a notation to choose; “help” lists the commands, “about” explains what lies on the table.
terminal-prompt = >{ " " }
terminal-not-understood = “{ $text }” is not an action or a command here; “help” lists the commands.
terminal-no-number = There is no choice { $number }; they go from 1 to { $count }.
terminal-ambiguous = That could be several actions: { $actions }.
terminal-allowed = “{ $action }” is allowed now.
terminal-why-what = Name an action: why ACTION
terminal-no-rule = There is no rule that begins with “{ $rule }”.
terminal-undone = Your last choice is taken back.
terminal-nothing-to-undo = There is nothing of yours to take back.
terminal-save-where = Name a file: save FILE
terminal-saved = Saved to { $file }. Go on later with:
terminal-not-saved = Not saved: { $file }: { $reason }
terminal-unsaved = The match is not saved. Save it with “save FILE”, or type “quit” once more to leave it.
terminal-stopped = Stopped.
terminal-help-help = help – this list
terminal-help-table = table – the whole table and the question again
terminal-help-hand = hand – your own cards
terminal-help-about = about – what the cards and figures on the table do
terminal-help-log = log – all that has happened
terminal-help-rules = rules ID – the numbered rules that begin with ID; without ID, the rule behind the question
terminal-help-why = why ACTION – whether an action is allowed, and if not, why
terminal-help-hint = hint – what the computer would do, and why
terminal-help-undo = undo – take your last choice back
terminal-help-save = save FILE – keep the match
terminal-help-quit = quit – leave the table

## Checking a match that is over.

verify-whole = { $game }: { $entries } entries and { $draws } draws of chance worked out again. All is as the file says, and by the rules.
# Shown before the match; whoever noted it can compare.
verify-commitment = The commitment to the seed: { $commitment }
verify-unfinished = The match is not over yet.

## What a server answers when it cannot do what was asked.

fault-bad-message = The request was not understood.
fault-illegal = The rules do not allow this.
fault-not-signed-in = Give yourself a name first.
fault-wrong-login = That login does not fit.
fault-forbidden = This table is not open to you. Ask for its link.
fault-foreign-origin = The request comes from another page and was refused.
fault-not-yours = That is not yours to decide.
fault-not-found = There is nothing here.
fault-no-such-match = There is no such table.
fault-wrong-method = That cannot be done here.
fault-login-taken = Somebody has this login already.
fault-full = No seat is free.
fault-not-now = That is not possible now.
fault-stale = The match has gone on since.
fault-frozen = This match was played by rules that are no longer installed; it can only be looked at.
fault-too-large = That is too long.
fault-not-json = The request was not understood.
fault-too-fast = That was too much at once. Wait a moment and try again.
fault-failed = Something went wrong on the server.
fault-storage = It could not be saved, so nothing was changed. The host’s disk may be full.
fault-stopping = The server is about to restart. Try again in a moment.
fault-name = A name has 1 to 40 letters.
fault-language = There are no texts in this language.
fault-login = A login has 3 to 60 letters, digits or the signs . _ - + @.
fault-password = A password has 8 to 200 characters.
fault-has-account = You have an account already.
fault-seats = This game takes { $least } to { $most } players.
fault-options = The game cannot be set up so: { $text }
fault-level = There is no computer player of this level.
fault-pace = The computer players cannot wait that long.
fault-open-after = Hands can be opened to watchers after { $least } to { $most } moves.
fault-clock = That time limit is not possible.
fault-grace = A bot may stand in after at most { $most } hours.
fault-nonce = Your own part of chance must be written in hexadecimal digits.
fault-not-over = That is possible once the match is over.
fault-other-table = The position belongs to another game or another number of players.
fault-lesson = A lesson is for one person and bots.
fault-too-many-tables = You have many tables that have not begun. Play or leave one of them first.
fault-too-many-tables-here = Too many tables from your network have not begun. Play or leave one of them first.
fault-too-many-bot-tables = Too many games of bots alone are running for you. Wait until one is over.
fault-server-full = This server has no room for another table. Try again later.
fault-push-service = This server sends no messages to that address.

## What a server sends to somebody whose page is closed.

call-your-turn = Your turn
