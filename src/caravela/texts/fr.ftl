### Words of the program itself, whatever game is played.
###
### Keys of a game stand in the game's folder, under texts/. The three languages have the same messages, and each
### message the same variables; a test compares them.

## Enumerations. A list is joined from the left: the last joint is list-last, all others are list-next.

list-next = { $first }, { $second }
list-last = { $first } et { $second }
list-empty = rien
# Equal things in a list: the name knows their number and is in the plural already.
list-counted = { $count } { $name }

# A heading and what it says, in one line.
labelled = { $label } : { $text }

## Seats and players.

# A seat whose player has no name.
seat = place { $letter }

## Rules.

# Every refusal and every outcome names the rule it rests on.
by-rule = { $text } [{ $rule }]

## What a search thinks.

thought = { $action } : environ { $percent } % de chances de gagner ({ $tries } essais).
thought-then = puis { $seat } : { $action }

## The end of a match.

outcome =
    { $ending } { $seats-count ->
        [one] { $seats } gagne.
       *[other] { $seats } se partagent la victoire.
    }
# The score is in the game's own unit.
standing = { $place }. { $seat } : { $score }

## Vocabulary: single words that any table may show.

word-yes = oui
word-no = non
# Each language is called by its own name.
word-language-en = English
word-language-fr = Français
word-language-nl = Nederlands
# The kinds of statement in a game's ledger.
word-rule = règle
word-ruling = interprétation
word-fact = donnée
word-reconstruction = reconstitution

## The terminal table.

terminal-welcome = Vous jouez { $seat }. Tapez un numéro ou une notation pour choisir ; « help » donne la liste des commandes, « about » explique ce qui est sur la table.
terminal-prompt = >{ " " }
terminal-not-understood = « { $text } » n’est ici ni une action ni une commande ; « help » donne la liste des commandes.
terminal-no-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $count }.
terminal-ambiguous = Plusieurs actions sont possibles : { $actions }.
terminal-allowed = « { $action } » est permis maintenant.
terminal-why-what = Donnez une action : why ACTION
terminal-no-rule = Aucune règle ne commence par « { $rule } ».
terminal-undone = Votre dernier choix est annulé.
terminal-nothing-to-undo = Vous n’avez rien à annuler.
terminal-save-where = Donnez un nom de fichier : save FICHIER
terminal-saved = Partie enregistrée dans { $file }. Pour la reprendre :
terminal-not-saved = Partie non enregistrée : { $file } : { $reason }
terminal-unsaved = La partie n’est pas enregistrée. Enregistrez-la avec « save FICHIER », ou tapez encore « quit » pour la quitter.
terminal-stopped = Partie interrompue.
terminal-help-help = help – cette liste
terminal-help-table = table – revoir toute la table et la question
terminal-help-hand = hand – vos propres cartes
terminal-help-about = about – à quoi servent les cartes et les chiffres sur la table
terminal-help-log = log – tout ce qui s’est passé
terminal-help-rules = rules ID – les règles dont le numéro commence par ID ; sans ID, celle de la question
terminal-help-why = why ACTION – si une action est permise et, sinon, pourquoi
terminal-help-hint = hint – ce que ferait l’ordinateur, et pourquoi
terminal-help-undo = undo – annuler votre dernier choix
terminal-help-save = save FICHIER – enregistrer la partie
terminal-help-quit = quit – quitter la table

## Checking a match that is over.

verify-whole = { $game } : { $entries } entrées et { $draws } tirages du hasard recalculés. Tout est comme le dit le fichier, et selon les règles.
# Shown before the match; whoever noted it can compare.
verify-commitment = L’engagement sur la graine : { $commitment }
verify-unfinished = La partie n’est pas encore terminée.
