### High Card. The prefix of a message says where it is used:
### log-<event> (with .you for the reader's own seat), action-<family>, ask-<question>, step-<question>, why-<reason>, ending-<reason>,
### sketch-<line>, word-<heading>.

title = High Card
score = card { $count }

option-winner = Winner
option-winner-highest = Highest card
option-winner-lowest = Lowest card

action-keep = Keep your card
action-swap = Swap your card

ask-keep-or-swap = Do you keep your card or swap it?
step-keep-or-swap = Keep or swap

log-card-dealt = { $seat } gets the { $card }.
    .you = You get the { $card }.
log-card-kept = { $seat } keeps the card.
    .you = You keep your card.
log-card-swapped = { $seat } swaps the card.
    .you = You swap your card.
log-card-drawn = { $seat } swaps and draws the { $card }.
    .you = You swap and draw the { $card }.
log-card-shown = { $seat } shows the { $card }.
    .you = You show the { $card }.
log-crown-taken = { $seat } takes the crown.
    .you = You take the crown.

why-over = The game is over.
why-not-your-turn = It is not your turn. { $seat } decides now.

ending-shown = All cards are shown.

word-table = Table
word-round = Round { $number }
word-round-before = Previous round
word-round-after = Next round
word-hand = Your card
highest = the highest card
lowest = the lowest card
sketch-goal = The winner has { $winner }.
sketch-card = { $seat }: { $card }
sketch-hidden = { $seat }: hidden card
sketch-crown = Crown: { $seat }
sketch-crown-free = The crown is beside the deck.
sketch-own = You have the { $card }.
sketch-replaced = You swapped away the { $card }.
