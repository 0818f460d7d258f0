title = High Card
score = carte { $count }

option-winner = Gagnant
option-winner-highest = Carte la plus haute
option-winner-lowest = Carte la plus basse

action-keep = Garder votre carte
action-swap = Échanger votre carte

ask-keep-or-swap = Gardez-vous votre carte ou l’échangez-vous ?
step-keep-or-swap = Garder ou échanger

log-card-dealt = { $seat } reçoit le { $card }.
    .you = Vous recevez le { $card }.
log-card-kept = { $seat } garde sa carte.
    .you = Vous gardez votre carte.
log-card-swapped = { $seat } échange sa carte.
    .you = Vous échangez votre carte.
log-card-drawn = { $seat } échange sa carte et pioche le { $card }.
    .you = Vous échangez votre carte et piochez le { $card }.
log-card-shown = { $seat } montre le { $card }.
    .you = Vous montrez le { $card }.
log-crown-taken = { $seat } prend la couronne.
    .you = Vous prenez la couronne.

why-over = La partie est terminée.
why-not-your-turn = Ce n’est pas votre tour. Décision en cours : { $seat }.

ending-shown = Toutes les cartes sont montrées.

word-table = Table
word-round = Manche { $number }
word-round-before = Manche précédente
word-round-after = Manche suivante
word-hand = Votre carte
highest = la carte la plus haute
lowest = la carte la plus basse
sketch-goal = Pour gagner : { $winner }.
sketch-card = { $seat } : { $card }
sketch-hidden = { $seat } : carte cachée
sketch-crown = Couronne : { $seat }
sketch-crown-free = La couronne est à côté de la pioche.
sketch-own = Vous avez le { $card }.
sketch-replaced = Vous avez échangé le { $card }.
