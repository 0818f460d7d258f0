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
thought-doubtful = The next choice looked better, but was tried too little to be trusted.
thought-alone = Nothing else was worth a try.

## Bots.

level-cabin-boy = Cabin boy
level-sailor = Sailor
level-mate = Mate
level-captain = Captain
level-admiral = Admiral
about-level-cabin-boy = Knows the rules, but often chooses without looking: for your first matches.
about-level-sailor = Takes what looks best at the moment and never looks further.
about-level-mate = Thinks a little ahead.
about-level-captain = Thinks ahead thoroughly: for players who know the game.
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
