### Les mots de l’interface du navigateur.


ui-home = Accueil
ui-pages = Pages
ui-close = Fermer
ui-save = Enregistrer
ui-saved = Enregistré.
ui-copied = Copié
ui-copy-by-hand = Ce navigateur ne copie rien ici. Copiez vous-même :
ui-you = vous
ui-bot = Joueur informatique
ui-away = Absent
ui-here = Présent
ui-percent = { $number } %
ui-offline = Le serveur est injoignable.
ui-offline-more = Ce que vous voyez peut être dépassé. Nouvel essai automatique.
ui-fault = Cela n’a pas marché. Rien n’a changé.
ui-nowhere = Il n’y a rien à cette adresse.
ui-loading = Recherche de la table…

ui-title = { $game } – Caravela
ui-title-turn = À vous ! { $game } – Caravela

ui-nav-play = Jouer
ui-nav-tables = Vos tables
ui-nav-rules = Règles
ui-home-lead = Trois jeux des grandes découvertes : seul, autour d’un écran ou avec des amis lointains.
ui-continue = Continuer
ui-all-tables = Les { $count } tables
ui-welcome = Bienvenue à bord
ui-welcome-lead = Vous êtes { $name }, ou qui vous voulez. Choisissez un jeu : en deux clics vous jouez contre l’ordinateur. Aucun compte nécessaire. Un jeu nouveau ? Sa leçon est une partie qui s’explique elle-même.
ui-join-title = Rejoindre une table
ui-join = Rejoindre
ui-join-code = Code de la table, ou un lien vers elle
ui-join-placeholder = Code ou lien
ui-join-hint = Le code ou le lien vient de la personne qui a ouvert la table.
ui-foot-open = Code source ouvert, aucun traceur
ui-foot-rules = Chaque règle a son numéro
ui-players = { $least } à { $most } joueurs
ui-new-table = Nouvelle table
ui-new-table-of = Nouvelle table : { $game }
ui-rules-of = Règles : { $game }

ui-your-turn = À vous de jouer
ui-status-over = Terminée
ui-status-frozen = Consultation seule
ui-status-gathering = En attente de joueurs
ui-status-waiting = Aux autres
ui-seat-open = Place libre
ui-no-tables = Vous n’avez pas encore de table.
ui-lobby = Tables ouvertes
ui-lobby-lead = Sur ce serveur, les tables où chacun peut s’asseoir ou regarder.
ui-lobby-all = Tout voir
ui-lobby-none = Ouvrez une table et affichez-la : d’autres, sur ce serveur, pourront vous rejoindre ou regarder.
ui-lobby-empty = Aucune table n’est ouverte.
ui-lobby-bots = { $count ->
    [one] un ordinateur
   *[other] { $count } ordinateurs
  }
ui-sit-down = S’asseoir
ui-stand-up = Se lever de table
ui-watch = Regarder
ui-watch-title = Regarder une table

ui-your-name = Votre nom
ui-seats = Places
ui-seat-role = Qui joue à la place { $number }
ui-seat-level = Niveau de la place { $number }
ui-seat-name = Nom du joueur { $number }
ui-seat-remove = Retirer la place { $number }
ui-seat-add = Ajouter une place
ui-seat-bot = Placer un robot
ui-role-me = Moi
ui-role-bot = Ordinateur
ui-role-open = Qui nous rejoint
ui-role-local = Quelqu’un à cet écran
ui-role-open-note = par lien ou code
ui-bot-names = Duarte, Beatriz, Tomé, Inês, Vasco, Leonor, Diogo, Catarina
ui-level-cabin-boy = Mousse (le plus facile)
ui-level-sailor = Matelot (facile)
ui-level-mate = Second (moyen)
ui-level-captain = Capitaine (fort)
ui-level-admiral = Amiral (le plus fort)
ui-more-options = Plus d’options
ui-clock = Limite de temps
ui-clock-none = Aucune
ui-clock-move = { $seconds } secondes par coup
ui-clock-daily = { $hours ->
    [one] 1 heure de réflexion par jour
   *[other] { $hours } heures de réflexion par jour
}
ui-clock-match = { $minutes } minutes pour la partie, plus { $increment } secondes par tour
ui-clock-days = { $days ->
    [one] 1 jour par coup
   *[other] { $days } jours par coup
}
ui-clock-low = Votre temps est presque écoulé. Ensuite, un robot jouera ce coup pour vous.
ui-time-up = Votre temps est écoulé : un robot a joué pour vous. { $played }
ui-time-days = { $days ->
    [one] 1 jour
   *[other] { $days } jours
}
ui-time-hours = { $hours } h
ui-time-minutes = { $minutes } min
ui-aids = Aides permises à cette table
ui-aid-hints = Conseils du meilleur robot
ui-aid-helper = L’assistant, avec un avis à chaque décision
ui-aid-previews = Aperçu d’un coup avant de le jouer
ui-aid-undo = Annulation libre pendant un tour
ui-grace = En cas d’absence, un robot peut remplacer un joueur après
ui-terms = Conditions de cette table
ui-term-no-clock = Sans limite de temps
ui-term-hints-yes = Conseils permis
ui-term-hints-no = Sans conseils
ui-term-helper-yes = Assistant permis
ui-term-helper-no = Sans assistant
ui-term-previews-yes = Aperçu des coups
ui-term-previews-no = Sans aperçu des coups
ui-term-undo-yes = Annulation libre pendant un tour, tant que rien n’est révélé
ui-term-undo-no = Annulation seulement si tous sont d’accord
ui-term-grace = En cas d’absence, un robot peut remplacer un joueur après { $time }
ui-term-no-grace = En cas d’absence, un robot peut remplacer un joueur tout de suite
ui-invited-by = Invitation de { $host }.
ui-invited-seats = { $open ->
    [0] Les { $count } places sont prises.
    [1] 1 place libre sur { $count }.
   *[other] { $open } places libres sur { $count }.
}
ui-public = L’afficher parmi les tables ouvertes
ui-public-watch = Laisser chacun sur ce serveur regarder
ui-open-after = Montrer les mains aux spectateurs
ui-open-after-never = Jamais : ils voient ce que tout le monde peut savoir
ui-open-after-moves = { $count } coups plus tard
ui-open-hands = Mains visibles après { $count } coups
ui-open-hands-see = Voir les mains
ui-open-hands-more = Les spectateurs peuvent voir la main de chacun telle qu’elle était il y a { $count } coups. Les joueurs ne voient que la leur.
ui-new-start = Commencer
ui-new-watch = Les laisser jouer et regarder
ui-new-open = Ouvrir la table

ui-gather-title = { $count ->
    [one] On attend encore une personne
   *[other] On attend encore { $count } personnes
  }
ui-gather-text = Partagez le code, le lien ou cette image. La partie commence dès que toutes les places sont prises.
ui-gather-code = Le code de la table est { $code }
ui-gather-qr = Le lien sous forme d’image pour un téléphone
ui-gather-here-only = Cette adresse ne marche que sur cet ordinateur. Pour d’autres appareils, servez le réseau (caravela serve --host 0.0.0.0) et ouvrez la page par le nom ou le numéro que cet ordinateur y porte.
ui-copy-play = Copier le lien
ui-copy-watch = Lien pour regarder
ui-start-with-bots = Commencer avec des robots

ui-settings = Réglages
ui-language = Langue
ui-theme = Couleurs
ui-theme-auto = Du système
ui-theme-light = Jour
ui-theme-dark = Nuit
ui-theme-to-light = Couleurs de jour
ui-theme-to-dark = Couleurs de nuit
ui-colours = Couleurs des joueurs
ui-colour-of-seat = Place { $letter } : { $colour }
ui-colours-alike = Deux joueurs peuvent avoir la même couleur
ui-colour-mine = Ma couleur, quelle que soit ma place
ui-colour-of-mine = la couleur de ma place
ui-colours-usual = Revenir aux couleurs habituelles
ui-paint-red = rouge
ui-paint-blue = bleu
ui-paint-yellow = jaune
ui-paint-green = vert
ui-paint-purple = violet
ui-paint-black = noir (blanc la nuit)
ui-paint-orange = orange
ui-paint-sky = bleu ciel
ui-paint-pink = rose
ui-paint-grey = gris
ui-motion = Animations
ui-motion-off = Sans
ui-motion-fast = Vif
ui-motion-normal = Normal
ui-motion-slow = Lent
ui-sound = Son
ui-sound-0 = Sans
ui-sound-1 = Doux
ui-sound-2 = Normal
ui-sound-3 = Fort
ui-text-size = Taille du texte
ui-asking = Demander confirmation
ui-asking-turn = Le tour
ui-asking-choice = Chaque choix
ui-asking-never = Jamais
ui-guide = Aide des premières parties
ui-guide-for-first = Mes trois premières d’un jeu
ui-guide-for-always = Toujours
ui-guide-for-never = Jamais
ui-warn = M’avertir avant de
ui-warn-moves = finir un tour qui pourrait rapporter davantage
ui-warn-things = perdre ce que je pourrais garder ou vendre
ui-warn-points = laisser des points, des dés ou un avantage gratuit
ui-plain = Texte et boutons au lieu d’images
ui-single = Jouer d’office un choix quand c’est le seul
ui-pace = Pause avant un coup de l’ordinateur (nouvelles tables)
ui-pace-0 = Aucune
ui-pace-400 = Courte
ui-pace-1000 = Normale
ui-pace-2000 = Longue
ui-notify = M’avertir quand c’est à moi
ui-notify-denied = Le navigateur n’autorise pas les notifications d’ici.
ui-notify-where = Les notifications ne viennent que d’une adresse sûre : https, ou localhost.
ui-push = M’avertir quand c’est à moi, même si cette page est fermée
ui-push-more = Le message passe par le service de notifications de l’éditeur du navigateur, qui apprend quand on vous avertit, mais pas de quoi.
ui-push-failed = Le service de notifications de ce navigateur est injoignable. Rien n’a été changé.

ui-account = Compte
ui-account-lead = Connectez-vous sur un autre appareil : vos tables y sont aussi.
ui-account-new = Créer un compte
ui-account-new-lead = Personne n’en a besoin pour jouer. Avec un compte, vous retrouvez vos tables sur un autre appareil, et celles que vous avez commencées ici vous suivent.
ui-account-make = Créer le compte
ui-account-passkey = Plutôt avec une clé d’accès
ui-login = Identifiant
ui-password = Mot de passe
ui-password-hint = Au moins { $number } caractères. Une clé d’accès se passe de mot de passe.
ui-log-in = Se connecter
ui-log-in-lead = Vous avez un compte sur ce serveur ? Vos tables vous y attendent.
ui-log-in-passkey = Clé d’accès
ui-log-in-guest = { $count ->
    [one] Vous avez ici une table d’invité. Elle reste en arrière si vous vous connectez à un autre compte ; un nouveau compte l’emporte.
   *[other] Vous avez ici { $count } tables d’invité. Elles restent en arrière si vous vous connectez à un autre compte ; un nouveau compte les emporte.
  }
ui-log-out = Se déconnecter
ui-passkey-add = Ajouter une clé d’accès
ui-passkey-added = Cet appareil peut désormais se connecter tout seul.
ui-passkey-none = L’appareil n’a pas donné de clé d’accès.
ui-passkey-where = Les clés d’accès marchent quand l’adresse a un nom et qu’elle est sûre : https, ou localhost.

ui-round = Tour { $number }
ui-watching = Spectateur
ui-watching-more = Vous regardez.
ui-menu = Menu
ui-players-area = Joueurs
ui-log-area = Journal et discussion
ui-rail-edge = Largeur du journal et de la discussion
ui-rail-edge-more = Faites glisser pour élargir ou réduire le journal et la discussion ; un double-clic rétablit la largeur habituelle.
ui-table-area = La table
ui-choices-area = Vos choix
ui-acting = joue
ui-at-table = { $count } à la table{ $watchers ->
    [0] {""}
   *[other] , { $watchers } spectateurs
  }
ui-connection-connecting = Connexion
ui-connection-open = Connecté
ui-connection-lost = Reconnexion
ui-connection-closed = Fermé
ui-lag = Une réponse prend { $milliseconds } ms.
ui-finding-title = On retrouve la table.
ui-finding = Rien n’est perdu. Essai { $number }.
ui-finding-sent = Votre choix est gardé et sera envoyé. Essai { $number }.
ui-lost-title = La table est hors d’atteinte.
ui-try-now = Réessayer
ui-gone-title = Cette table est fermée
ui-bot-plays = { $level } joue en attendant
ui-bot-played = { $span ->
    [1] Un ordinateur a joué le coup { $from }.
   *[other] Un ordinateur a joué les coups { $from } à { $to }.
  }
ui-hand-over = Laisser jouer un robot
ui-hand-over-for = Laisser jouer un robot pour { $seat }
ui-hand-over-later = Un robot pourra remplacer { $seat } dans { $time }
ui-take-back = Rejouer moi-même
ui-leave = Quitter la table
ui-look-back = Revoir
ui-fact-match = Partie
ui-fact-watching = Qui peut regarder
ui-fact-watching-all = Chacun sur ce serveur
ui-fact-watching-link = Qui a le lien
ui-fact-rules = Version des règles
ui-fact-commitment = Empreinte du mélange
ui-time-left = Encore { $time }

ui-choices = { $count ->
    [one] Il y a un seul choix.
   *[other] Il y a { $count } choix.
  }
ui-may-change = Vous avez choisi ; vous pouvez encore changer d’avis.
ui-waiting-for = { $seats } : { $step }
ui-wait = Un instant…
ui-nothing-to-choose = Rien à choisir pour l’instant.
ui-turn-done = Votre tour est complet.
ui-turn-done-more = Confirmez-le ou revenez en arrière.
ui-confirm-turn = Confirmer le tour
ui-steps = Étapes de votre tour
ui-step-undo = Le reprendre, et tout ce qui suit.
ui-step-closed = Quelque chose de caché a été révélé : impossible de le reprendre seul.
ui-undo = Annuler
ui-undo-ask = Demander l’annulation
ui-undo-ask-more = Les autres personnes doivent accepter que vous repreniez votre dernier choix.
ui-undo-alone-more = Reprend votre dernier choix et tout ce qui a suivi ; le journal en garde trace.
ui-undo-nothing = Rien de vous ne peut encore être repris.
ui-undo-waits = Une demande de retour en arrière attend sa réponse.
ui-undo-withdraw = Retirer la demande
ui-undo-withdraw-more = Vous ne demandez plus rien ; la partie continue telle quelle.
ui-undo-refused = Les autres préfèrent que la partie continue telle quelle.
ui-undo-more = Refaire ou recommencer
ui-redo = Refaire
ui-restart = Recommencer le tour
ui-hint = Conseil
ui-thinking = Réflexion…
ui-hint-refused = Pas de conseil pour l’instant. Redemandez dans un moment.
ui-hint-would = L’amiral choisirait : { $action } ({ $percent } % de chances)
ui-hint-other = Sinon : { $action } ({ $percent } %)
ui-hint-do = Faire cela
ui-why = Pourquoi ?
ui-preview-chance = Le hasard ou l’inconnu décidera de la suite.
ui-filter = Chercher parmi les choix
ui-filter-many = Chercher parmi { $count } choix
ui-filter-more = Et { $count } autres : cherchez pour les voir.
ui-notes = À quoi cela sert

ui-guide-confirm = Rien n’est définitif avant la confirmation : annuler défait le dernier pas, presser un pas y ramène.
ui-guide-confirm-locked = Avant la confirmation, annuler défait le dernier pas et presser un pas y ramène. Un pas au cadenas reste : il a dévoilé quelque chose, des dés ou une carte par exemple.
ui-guide-others = Demandé à { $seats } :
ui-guide-next = Un bon coup : { $action }.
ui-guide-why = Il gagne dans { $percent } % des cas environ. { $verdict }
ui-guide-show = Montrer
ui-guide-more = Tout le conseil
ui-guide-close = Jouer sans l’aide
ui-guide-closed = L’aide est coupée. On peut la rétablir dans les réglages.
ui-warn-mute = Ne plus m’en avertir
ui-warn-back = Revoir
ui-warn-on = Faire quand même
ui-lesson = Leçon
ui-lesson-of = Leçon : { $game }
ui-lesson-on = Reprendre
ui-lesson-on-of = Reprendre la leçon : { $game }
ui-lesson-step = { $number } sur { $last }
ui-lesson-next = Suite
ui-lesson-confirm = Votre choix est fait. Confirmez-le dans la barre, ou reprenez-le tant que rien de nouveau n’a été montré.
ui-lesson-skip = Quitter la leçon
ui-lesson-play-on = Jouer la suite
ui-refused-stale = La table a avancé. Regardez et choisissez à nouveau.
ui-refused-not-yours = Ce choix n’est pas le vôtre.
ui-refused-illegal = Les règles ne le permettent pas.
ui-refused-unknown-action = Aucun choix de ce jeu ne s’écrit ainsi.
ui-refused-nothing-to-undo = Il n’y a rien à reprendre.
ui-refused-needs-consent = Les autres doivent d’abord accepter.
ui-refused-needs-absent = Une personne absente a joué cela. Vous pourrez l’annuler à son retour.
ui-refused-too-many-changes = Vous avez trop souvent changé d’avis dans cette partie. Continuez à jouer.
ui-refused-chat-full = La discussion de cette table est pleine. Continuez sans elle.
ui-refused-not-now = Ce n’est pas possible maintenant.
ui-refused-no-such-aid = Cette table ne permet pas cette aide.
ui-refused-full = Aucune place n’est libre.
ui-refused-bad-message = Le serveur n’a pas compris. Rechargez la page.
ui-refused-too-fast = C’était trop rapide. Patientez un instant.
ui-refused-too-large = C’est trop long.
ui-refused-storage = Impossible d’enregistrer : rien n’a changé.
ui-refused-frozen = Cette partie ne peut qu’être consultée.
ui-refused-no-such-match = Cette table n’existe pas.
ui-refused-forbidden = Cette table ne vous est pas ouverte. Demandez son lien.
ui-refused-stopping = Le serveur va redémarrer.

ui-consent = Peut-on revenir en arrière ?
ui-consent-ask = { $count ->
    [one] { $seat } aimerait reprendre un coup.
   *[other] { $seat } aimerait reprendre { $count } coups.
  }
ui-consent-waits = { $seat } demande à revenir en arrière
ui-consent-mine = Vous avez demandé à revenir en arrière
ui-consent-yes = Accepter
ui-consent-no = Refuser
ui-curtain-title = Passez l’écran à { $seat }
ui-curtain-text = Les autres ne regardent pas : derrière ce rideau se trouve ce que seul { $seat } peut voir.
ui-curtain-open = Je suis { $seat }
ui-curtain-bar = Le joueur suivant prend l’écran.

ui-log = Journal
ui-chat = Discussion
ui-line = { $number }. { $text } Revoir la table à ce moment.
ui-total = (désormais { $count })
ui-earned = { $label } : { $points }
ui-line-rule = Cliquez pour revoir la table à ce moment.
ui-moment = Voir le coup { $number }
ui-score-lead = { $score }. Voir son dernier changement.
ui-round-rule = Cliquez pour revoir la table au début de ce tour.
ui-log-begin = Début
ui-private = Tout le monde ne le sait pas.
ui-taken-back = (repris par { $seat })
ui-by-clock = (temps écoulé)
ui-since = Revoir ({ $count })
ui-since-more = Voir ce qui s’est passé depuis votre dernier choix.
ui-since-return = Depuis votre dernier tour, il y a eu { $count } coups.
ui-since-watch = Les revoir
ui-watchers = { $count ->
    [one] Une personne regarde.
   *[other] { $count } personnes regardent.
  }
ui-watcher-nameless = Quelqu’un sans nom
ui-watchers-see = Ils voient ce que tout le monde peut savoir : ni mains, ni choix cachés.
ui-watchers-see-hands = Ils peuvent voir la main de chacun telle qu’elle était il y a { $count } coups, et sinon ce que tout le monde peut savoir.
ui-chat-empty = Personne n’a encore rien dit.
ui-chat-write = Écrire un message
ui-chat-watchers = Afficher ce que disent les spectateurs
ui-chat-send = Envoyer

ui-past = Vous regardez le coup { $number } sur { $last }
ui-past-refused = On n’y choisit rien : revenez d’abord.
ui-past-eyes = par les yeux de { $seat }
ui-past-document = La table telle qu’elle était
ui-to-now = Revenir au présent
ui-to-review = Revenir au résultat
ui-replay-first = Au début
ui-replay-back = Un coup en arrière
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-on = Un coup en avant
ui-replay-round-back = Au tour précédent
ui-replay-round-on = Au tour suivant
ui-replay-last = À la fin
ui-replay-moment = Coup
ui-replay-of = sur { $last }
ui-replay-speed = Vitesse
ui-eyes = Par les yeux de qui
ui-eyes-nobody = Spectateur

ui-review = Terminée
ui-you-won = Vous avez gagné
ui-other-won = { $seat } gagne ; vous êtes { $place }ᵉ
ui-review-moves = { $count ->
    [one] Un coup.
   *[other] { $count } coups.
  }
ui-review-log-hint = Cliquez une ligne pour revoir la table
ui-rematch = Rejouer
ui-rematch-join = À la partie suivante
ui-standings = Résultat
ui-winner = Vainqueur
ui-categories = Points par catégorie
ui-curve = Le cours de la partie
ui-curve-label = Les points au fil de la partie. À la fin : { $text }
ui-chances = Chances de gagner
ui-chances-label = Les chances de chacun, coup par coup. Les moments clés suivent en liste.
ui-chances-failed = Un robot n’a pas pu relire cette partie jusqu’au bout.
ui-chances-again = Le laisser réessayer
ui-key-moments = Les tournants
ui-key-moment = Moment clé : coup { $number }
ui-swing-up = { $seat } : { $points } points de pourcentage de plus.
ui-swing-down = { $seat } : { $points } points de pourcentage de moins.
ui-bot-better = L’amiral aurait préféré : { $action } ({ $percent } % au lieu de { $made } %).
ui-bot-same = L’amiral aurait fait de même.
ui-show = Montrer
ui-trust = Le mélange était-il honnête ?
ui-trust-text = Tout le hasard était fixé avant le premier coup, et son empreinte affichée. Un navigateur qui voit une partie se jouer la note ; la graine est maintenant connue et les deux peuvent être comparées.
ui-verify = Vérifier le mélange
ui-verify-kept = C’est juste : la graine a l’empreinte que ce navigateur a notée { $moves ->
    [0] avant le premier coup
    [1] après le premier coup, en découvrant la partie
   *[other] après { $moves } coups, en découvrant la partie
}.
ui-verify-unseen = La graine a l’empreinte que le serveur affiche maintenant. Ce navigateur n’a pas vu la partie se jouer et n’a donc rien noté à quoi la comparer.
ui-verify-changed = Cela ne correspond pas ! Le serveur affiche maintenant une autre empreinte que celle que ce navigateur a notée pendant la partie.
ui-verify-broken = Cela ne correspond pas ! Ce n’est pas la graine promise.
ui-verify-cannot = Ce navigateur ne peut pas vérifier ici ; téléchargez la partie et utilisez « caravela verify ».
ui-verify-more = Ici, la graine est comparée à son empreinte. Cette commande recalcule, sur n’importe quel ordinateur, chaque tirage et chaque coup selon les règles à partir de la partie téléchargée :
ui-download = Télécharger la partie
ui-same-deal = Rejouer la même donne
ui-fingerprint = Empreinte et graine
ui-copy-replay = Copier le lien

ui-rule-open = Ouvrir la règle { $rule }
ui-tip-rule = Lire la règle
ui-tip-pin = Épingler cette note
ui-tip-pinned = Note épinglée
ui-rule-ruling = notre décision
ui-rules-games = Jeux
ui-rules-search = Chercher dans les règles
ui-rules-count = { $count ->
    [one] Une règle
   *[other] { $count } règles
  }

ui-keys = Touches
ui-key-tab = à la partie suivante de la table
ui-key-arrows = parcourir ce qu’on peut choisir
ui-key-enter = choisir, ou confirmer le tour
ui-key-space = choisir, ou lâcher ce qui est choisi
ui-key-digits = choisir par numéro
ui-key-undo = revenir en arrière
ui-key-redo = refaire
ui-key-hint = conseil
ui-key-escape = lâcher, fermer
ui-key-command = taper un choix
ui-key-rules = la règle de cette étape
ui-key-pin = épingler la note affichée et y entrer
ui-key-log = au journal
ui-key-log-rounds = dans le journal, de tour en tour
ui-key-players = aux joueurs
ui-key-replay = revoir, tour par tour
ui-key-move-by-move = en revoyant, de coup en coup
ui-key-zoom = plus près, plus loin, tout le plateau
ui-key-help = cette liste
ui-command = Taper un choix
ui-command-write = Notation ou mots
ui-command-none = Rien de permis ne correspond ; Entrée dit pourquoi.
ui-command-not-now = Il n’y a rien à choisir maintenant.
ui-command-never = Personne n’a encore rien obtenu de ce nom.
ui-command-words = Entrée lit aussi à voix haute : { $words }.
ui-read-board = table
ui-read-hand = main
ui-read-scores = scores
ui-read-moves = coups
ui-read-last = dernier
ui-read-log = journal
ui-read-why = pourquoi
ui-read-when = quand
ui-read-score = { $seat } : { $score }
ui-read-no-hand = Vous regardez : vous n’avez rien en main.
ui-zoom = Vue du plateau
ui-close-up = Gros plan du plateau
ui-closer = Plus près
ui-farther = Plus loin
ui-fit = Tout montrer
