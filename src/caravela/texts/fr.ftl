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
labelled = { $label } : { $text }

## Seats and players.

# A seat whose player has no name.
seat = Place { $letter }
# The reader's own seat: how a sentence of the log about it begins, inside a sentence, and standing alone.
# A message says it in its attribute .you where its $seat is the reader's, in .you-owner where its $owner is, and so on.
you = Vous
    .inside = vous
    .alone = Vous

## Rules.

# Every refusal and every outcome names the rule it rests on.
by-rule = { $text } [{ $rule }]

## What a search thinks.

thought = { $action } : gagne dans environ { $percent } % des cas ({ $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
  }).
thought-only = { $action } : c’est le seul choix.
# How the match would go on; the steps are joined from the left.
thought-then = Suite probable : { $steps }.
thought-step = { $seat } : { $action }
thought-own-step = vous : { $action }
thought-next = { $first } ; puis { $second }
# How the first choice compares with the second.
thought-clear = Nettement le meilleur choix : { $points } points de pourcentage de plus que le suivant.
thought-ahead = { $points } points de pourcentage de plus que le choix suivant.
thought-close = Le choix suivant est à peu près aussi bon.
thought-alone = Aucun autre choix ne semblait prometteur.
reason-same = Les deux choix mènent à peu près au même résultat.
reason-freedom = Les deux choix mènent à peu près au même résultat, mais celui-ci vous laisse plus de possibilités ensuite : environ { $count } choix au lieu de { $instead }.
reason-later = Peu de différence à court terme, mais sur le reste de la partie le meilleur choix gagne plus souvent, de { $points ->
    [one] { $points } point
   *[other] { $points } points
  } de pourcentage.
# What speaks for the choice that was not advised.
reason-other = En faveur de l’autre choix, « { $action } » : { $reason }

## Bots.

level-cabin-boy = Mousse
level-sailor = Matelot
level-mate = Second
level-captain = Capitaine
level-admiral = Amiral
about-level-cabin-boy = Connaît les règles, mais choisit souvent au hasard. Pour vos premières parties.
about-level-sailor = Prend ce qui semble le mieux sur le moment, et choisit parfois au hasard.
about-level-mate = Prend ce qui semble le mieux sur le moment et ne se trompe presque jamais.
about-level-captain = Joue solidement. Pour les joueurs qui connaissent le jeu.
about-level-admiral = Le niveau le plus fort. Prend son temps.
about-bot-random = Choisit au hasard une action permise.
about-bot-greedy = Regarde une action à l’avance.
about-bot-search = Cherche pendant un nombre de millisecondes ou de variantes : search:50ms, search:800.
about-bot-own = Votre propre robot : la classe MyBot du module mymodule.
terminal-opponent = { $seat } : { $bot }
terminal-opponent-level = { $seat } : { $level }. { $about }

## The end of a match.

outcome =
    { $ending } { $seats-count ->
        [one] { $seats } gagne.
       *[other] { $seats } se partagent la victoire.
    }
    .you-seats = { $ending } { $seats-count ->
        [one] Vous gagnez.
       *[other] Victoire partagée par { $seats }.
    }
# The score is in the game's own unit.
standing = { $place }. { $seat } : { $score }
# Where a part of a score came from.
breakdown-part = { $category } { $points }

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

terminal-welcome = Vous jouez { $seat }. Tapez un numéro ou une notation pour choisir. « help » donne la liste des commandes ; « about » explique ce qui est sur la table.
terminal-prompt = >{ " " }
terminal-not-understood = « { $text } » n’est ici ni une action ni une commande ; « help » donne la liste des commandes.
terminal-no-number = Il n’y a pas de choix { $number }. Choisissez un numéro de 1 à { $count }.
terminal-ambiguous = Cela peut désigner plusieurs actions : { $actions }.
terminal-allowed = « { $action } » est permis maintenant.
terminal-why-what = Donnez une action : why ACTION
terminal-no-rule = Aucune règle ne commence par « { $rule } ».
terminal-undone = Votre dernier choix est annulé.
terminal-nothing-to-undo = Vous n’avez rien à annuler.
terminal-save-where = Donnez un nom de fichier : save FICHIER
terminal-saved = Partie enregistrée dans { $file }. Pour la reprendre :
terminal-not-saved = Partie non enregistrée : { $file } : { $reason }
terminal-unsaved = La partie n’est pas enregistrée. Enregistrez-la avec « save FICHIER », ou tapez encore « quit » pour quitter.
terminal-stopped = Partie interrompue.
terminal-help-help = help – cette liste
terminal-help-table = table – revoir toute la table et la question
terminal-help-hand = hand – vos propres cartes
terminal-help-about = about – à quoi servent les cartes et les pièces sur la table
terminal-help-log = log – tout ce qui s’est passé
terminal-help-rules = rules ID – les règles dont le numéro commence par ID ; sans ID, celle de la question
terminal-help-why = why ACTION – si une action est permise et, sinon, pourquoi
terminal-help-hint = hint – le meilleur coup, et pourquoi
terminal-help-undo = undo – annuler votre dernier choix
terminal-help-save = save FICHIER – enregistrer la partie
terminal-help-quit = quit – quitter la table

## Checking a match that is over.

verify-whole = { $game } : { $entries } entrées et { $draws } tirages au sort rejoués. Tout correspond au fichier et respecte les règles.
# Shown before the match; whoever noted it can compare.
verify-commitment = Engagement sur la graine : { $commitment }
verify-unfinished = La partie n’est pas encore terminée.

## Ce que répond un serveur quand il ne peut pas faire ce qui est demandé.

fault-bad-message = Le serveur n’a pas compris la demande. Rechargez la page et réessayez.
fault-illegal = Les règles ne le permettent pas.
fault-not-signed-in = Choisissez d’abord un nom.
fault-wrong-login = Identifiant, mot de passe ou clé d’accès incorrect.
fault-forbidden = Vous n’avez pas accès à cette table. Demandez son lien.
fault-foreign-origin = La demande vient d’un autre site et a été refusée.
fault-not-yours = Ce n’est pas votre place ou pas votre décision.
fault-not-found = Page introuvable.
fault-no-such-match = Cette table n’existe pas.
fault-wrong-method = C’est impossible ici.
fault-login-taken = Cet identifiant est déjà pris. Choisissez-en un autre.
fault-full = Toutes les places sont prises.
fault-not-now = Ce n’est pas possible maintenant.
fault-stale = La partie a avancé entre-temps. Regardez et choisissez à nouveau.
fault-frozen = Cette partie suit des règles qui ne sont plus installées. Vous pouvez seulement la consulter.
fault-too-large = C’est trop long. Raccourcissez et réessayez.
fault-not-json = Le serveur n’a pas compris la demande. Rechargez la page et réessayez.
fault-too-fast = Trop de demandes. Réessayez dans un instant.
fault-failed = Une erreur s’est produite sur le serveur. Réessayez dans un instant.
fault-storage = L’enregistrement a échoué : rien n’a changé. Le disque du serveur est peut-être plein.
fault-stopping = Le serveur redémarre. Réessayez dans un instant.
fault-name = Un nom compte de 1 à 40 caractères.
fault-language = Cette langue n’est pas disponible.
fault-login = Un identifiant compte de 3 à 60 caractères : lettres, chiffres et . _ - + @
fault-password = Un mot de passe compte de 8 à 200 caractères.
fault-has-account = Vous avez déjà un compte.
fault-seats = Ce jeu se joue de { $least } à { $most } joueurs.
fault-options = Ces options ne conviennent pas : { $text }
fault-level = Il n’y a pas de robot de ce niveau.
fault-pace = Choisissez pour les robots une des pauses proposées.
fault-open-after = Les spectateurs peuvent voir les mains { $least } à { $most } coups plus tard.
fault-clock = Choisissez une des limites de temps proposées.
fault-grace = Un robot peut remplacer un joueur après { $most } heures au plus.
fault-not-over = Vous pourrez le faire une fois la partie terminée.
fault-not-deletable = Vous pouvez supprimer une table avant le début, si personne d’autre n’y joue, ou quand tous ont accepté d’arrêter la partie.
fault-other-table = Cette position vient d’un autre jeu ou compte un autre nombre de joueurs.
fault-lesson = Une leçon est pour un seul joueur et des robots.
fault-too-many-tables = Trop de vos tables n’ont pas commencé. Jouez-en une ou quittez-en une d’abord.
fault-too-many-tables-here = Trop de tables de votre réseau n’ont pas commencé. Jouez-en une ou quittez-en une d’abord.
fault-too-many-bot-tables = Vous avez trop de parties entre robots en cours. Attendez que l’une d’elles se termine.
fault-server-full = Ce serveur n’a plus de place pour une autre table. Réessayez plus tard.
fault-push-service = Ce serveur ne peut pas envoyer de notifications à cette adresse.

## Ce qu’un serveur envoie à qui a fermé la page.

call-your-turn = À vous de jouer
