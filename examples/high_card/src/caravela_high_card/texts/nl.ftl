title = High Card
score = kaart { $count }

option-winner = Winnaar
option-winner-highest = Hoogste kaart
option-winner-lowest = Laagste kaart

action-keep = Houd je kaart
action-swap = Ruil je kaart

ask-keep-or-swap = Houd je je kaart of ruil je die?
step-keep-or-swap = Houden of ruilen

log-card-dealt = { $seat } krijgt de { $card }.
    .you = Je krijgt de { $card }.
log-card-kept = { $seat } houdt de kaart.
    .you = Je houdt je kaart.
log-card-swapped = { $seat } ruilt de kaart.
    .you = Je ruilt je kaart.
log-card-drawn = { $seat } ruilt en trekt de { $card }.
    .you = Je ruilt en trekt de { $card }.
log-card-shown = { $seat } toont de { $card }.
    .you = Je toont de { $card }.
log-crown-taken = { $seat } neemt de kroon.
    .you = Je neemt de kroon.

why-over = De partij is afgelopen.
why-not-your-turn = Je bent niet aan de beurt. Nu beslist { $seat }.

ending-shown = Alle kaarten liggen open.

word-table = Tafel
word-round = Ronde { $number }
word-round-before = Vorige ronde
word-round-after = Volgende ronde
word-hand = Jouw kaart
highest = de hoogste kaart
lowest = de laagste kaart
sketch-goal = De winnaar heeft { $winner }.
sketch-card = { $seat }: { $card }
sketch-hidden = { $seat }: gedekte kaart
sketch-crown = Kroon: { $seat }
sketch-crown-free = De kroon ligt naast de trekstapel.
sketch-own = Je hebt de { $card }.
sketch-replaced = Je hebt de { $card } weggeruild.
