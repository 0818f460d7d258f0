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
seat = place { $letter }

## Rules.

# Every refusal and every outcome names the rule it rests on.
by-rule = { $text } [{ $rule }]

## What a search thinks.

thought = { $action } : gagne à environ { $percent } % ({ $tries ->
    [one] { $tries } essai
   *[other] { $tries } essais
  }).
thought-only = { $action } : il n’y a rien d’autre à choisir.
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

## Bots.

level-cabin-boy = Mousse
level-sailor = Matelot
level-mate = Second
level-captain = Capitaine
level-admiral = Amiral
about-level-cabin-boy = Connaît les règles, mais choisit souvent sans regarder : pour vos premières parties.
about-level-sailor = Prend ce qui semble le mieux sur le moment, et de temps en temps n’importe quoi.
about-level-mate = Prend ce qui semble le mieux sur le moment et ne se trompe presque jamais.
about-level-captain = Joue solidement : pour qui connaît le jeu.
about-level-admiral = Le meilleur dont le programme soit capable ; prend son temps.
about-bot-random = Prend n’importe quelle action permise.
about-bot-greedy = Regarde une action à l’avance.
about-bot-search = Cherche pendant tant de millisecondes, ou essaie tant de suites : search:50ms, search:800.
about-bot-own = Un bot à vous : la classe MyBot du module mymodule.
terminal-opponent = { $seat } : { $bot }
terminal-opponent-level = { $seat } : { $level }. { $about }

## The end of a match.

outcome =
    { $ending } { $seats-count ->
        [one] { $seats } gagne.
       *[other] { $seats } se partagent la victoire.
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

terminal-welcome = Vous jouez { $seat }. Tapez un numéro ou une notation pour choisir ; « help » donne la liste des commandes, « about » explique ce qui est sur la table.
terminal-prompt = >{ " " }
terminal-not-understood = « { $text } » n’est ici ni une action ni une commande ; « help » donne la liste des commandes.
terminal-no-number = Il n’y a pas de choix { $number } ; ils vont de 1 à { $count }.
terminal-ambiguous = Plusieurs actions sont possibles : { $actions }.
terminal-allowed = « { $action } » est permis maintenant.
terminal-why-what = Donnez une action : why ACTION
terminal-no-rule = Aucune règle ne commence par « { $rule } ».
terminal-undone = Votre dernier choix est annulé.
terminal-nothing-to-undo = Vous n’avez rien à annuler.
terminal-save-where = Donnez un nom de fichier : save FICHIER
terminal-saved = Partie enregistrée dans { $file }. Pour la reprendre :
terminal-not-saved = Partie non enregistrée : { $file } : { $reason }
terminal-unsaved = La partie n’est pas enregistrée. Enregistrez-la avec « save FICHIER », ou tapez encore « quit » pour la quitter.
terminal-stopped = Partie interrompue.
terminal-help-help = help – cette liste
terminal-help-table = table – revoir toute la table et la question
terminal-help-hand = hand – vos propres cartes
terminal-help-about = about – à quoi servent les cartes et les chiffres sur la table
terminal-help-log = log – tout ce qui s’est passé
terminal-help-rules = rules ID – les règles dont le numéro commence par ID ; sans ID, celle de la question
terminal-help-why = why ACTION – si une action est permise et, sinon, pourquoi
terminal-help-hint = hint – ce que ferait l’ordinateur, et pourquoi
terminal-help-undo = undo – annuler votre dernier choix
terminal-help-save = save FICHIER – enregistrer la partie
terminal-help-quit = quit – quitter la table

## Checking a match that is over.

verify-whole = { $game } : { $entries } entrées et { $draws } tirages du hasard recalculés. Tout est comme le dit le fichier, et selon les règles.
# Shown before the match; whoever noted it can compare.
verify-commitment = L’engagement sur la graine : { $commitment }
verify-unfinished = La partie n’est pas encore terminée.

## Ce que répond un serveur quand il ne peut pas faire ce qui est demandé.

fault-bad-message = La demande n’a pas été comprise.
fault-illegal = Les règles ne le permettent pas.
fault-not-signed-in = Donnez-vous d’abord un nom.
fault-wrong-login = Cet identifiant ne convient pas.
fault-forbidden = Cette table ne vous est pas ouverte. Demandez son lien.
fault-foreign-origin = La demande vient d’une autre page et a été refusée.
fault-not-yours = Ce n’est pas à vous d’en décider.
fault-not-found = Il n’y a rien ici.
fault-no-such-match = Cette table n’existe pas.
fault-wrong-method = Cela ne peut pas se faire ici.
fault-login-taken = Quelqu’un a déjà cet identifiant.
fault-full = Aucune place n’est libre.
fault-not-now = Ce n’est pas possible maintenant.
fault-stale = La partie a continué depuis.
fault-frozen = Cette partie suit des règles qui ne sont plus installées ; on ne peut que la regarder.
fault-too-large = C’est trop long.
fault-not-json = La demande n’a pas été comprise.
fault-too-fast = C’était trop à la fois. Attendez un instant et réessayez.
fault-failed = Une erreur s’est produite sur le serveur.
fault-storage = L’enregistrement a échoué, rien n’a donc changé. Le disque de l’hôte est peut-être plein.
fault-stopping = Le serveur va redémarrer. Réessayez dans un instant.
fault-name = Un nom compte de 1 à 40 lettres.
fault-language = Il n’y a pas de textes dans cette langue.
fault-login = Un identifiant compte de 3 à 60 lettres, chiffres ou signes . _ - + @.
fault-password = Un mot de passe compte de 8 à 200 caractères.
fault-has-account = Vous avez déjà un compte.
fault-seats = Ce jeu se joue de { $least } à { $most } joueurs.
fault-options = Le jeu ne peut pas être préparé ainsi : { $text }
fault-level = Il n’y a pas de joueur automatique de ce niveau.
fault-pace = Les joueurs automatiques ne peuvent pas attendre si longtemps.
fault-open-after = Les mains peuvent être montrées aux spectateurs après { $least } à { $most } coups.
fault-clock = Cette limite de temps n’est pas possible.
fault-grace = Un robot peut remplacer un joueur après { $most } heures au plus.
fault-nonce = Votre part du hasard doit être écrite en chiffres hexadécimaux.
fault-not-over = Ce sera possible une fois la partie terminée.
fault-other-table = La position appartient à un autre jeu ou à un autre nombre de joueurs.
fault-lesson = Une leçon est pour une personne et des ordinateurs.
fault-too-many-tables = Vous avez beaucoup de tables qui n’ont pas commencé. Jouez ou quittez-en une d’abord.
fault-too-many-tables-here = Trop de tables de votre réseau n’ont pas commencé. Jouez ou quittez-en une d’abord.
fault-too-many-bot-tables = Vous avez trop de parties de robots en cours. Attendez que l’une d’elles se termine.
fault-server-full = Ce serveur n’a plus de place pour une autre table. Réessayez plus tard.
fault-push-service = Ce serveur n’envoie pas de messages à cette adresse.

## Ce qu’un serveur envoie à qui a fermé la page.

call-your-turn = À vous de jouer
