### Les mots de l’interface du navigateur.


ui-home = Accueil
ui-pages = Pages
ui-close = Fermer
ui-save = Enregistrer
ui-saved = Enregistré.
ui-copied = Copié
ui-copy-by-hand = Ce navigateur ne peut pas copier ici. Copiez le texte vous-même :
ui-you = vous
ui-bot = Robot
ui-away = Hors ligne
ui-here = En ligne
ui-percent = { $number } %
ui-offline = Le serveur est injoignable.
ui-offline-more = Ce que vous voyez n’est peut-être plus à jour. Reconnexion automatique.
ui-fault = Cela n’a pas marché. Rien n’a changé.
ui-nowhere = Page introuvable.
ui-loading = Chargement de la table…

ui-title = { $game } – Caravela
ui-title-turn = À vous ! { $game } – Caravela

ui-nav-play = Jouer
ui-nav-tables = Vos tables
ui-nav-rules = Règles
ui-home-lead = Trois jeux au temps des grandes découvertes. Jouez en solo, autour d’un écran ou en ligne avec des amis.
ui-continue = Continuer
ui-all-tables = Les { $count } tables
ui-welcome = Bienvenue à bord
ui-welcome-lead = Vous êtes { $name } ; vous pouvez changer ce nom. Choisissez un jeu : en deux clics, vous jouez contre des robots, sans compte. Vous découvrez un jeu ? Sa leçon vous l’apprend pendant que vous jouez.
ui-join-title = Rejoindre une table
ui-join = Rejoindre
ui-join-code = Code ou lien de la table
ui-join-placeholder = Code ou lien
ui-join-hint = Demandez le code ou le lien au joueur qui a ouvert la table.
ui-foot-open = Code source ouvert, aucun traceur
ui-foot-rules = Chaque règle est numérotée
ui-players = { $least } à { $most } joueurs
ui-new-table = Nouvelle table
ui-new-table-of = Nouvelle table : { $game }
ui-rules-of = Règles : { $game }

ui-your-turn = À vous de jouer
ui-status-over = Terminée
ui-status-frozen = Consultation seule
ui-status-gathering = En attente de joueurs
ui-status-waiting = Aux autres de jouer
ui-list-place = Place { $place } sur { $count }
ui-list-won = { $count ->
    [one] Victoire : { $seats }
   *[other] Victoire partagée : { $seats }
  }
ui-list-abandoned = Arrêtée, sans résultat
ui-list-away = { $count ->
    [one] Hors ligne : { $seats }
   *[other] Hors ligne : { $seats }
  }
ui-next-table = { $count ->
    [one] Table suivante : une table vous attend
   *[other] Table suivante : { $count } tables vous attendent
  }
ui-next-table-short = Table suivante
ui-seat-open = Place ouverte
ui-no-tables = Vous n’avez pas encore de table.
ui-lobby = Tables ouvertes
ui-lobby-lead = Les tables de ce serveur que tout le monde peut rejoindre ou regarder.
ui-lobby-all = Tout voir
ui-lobby-none = Ouvrez une table et affichez-la ici : d’autres joueurs de ce serveur pourront vous rejoindre ou regarder.
ui-lobby-empty = Aucune table ouverte pour l’instant.
ui-lobby-bots = { $count ->
    [one] un robot
   *[other] { $count } robots
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
ui-seat-bot = Ajouter un robot
ui-role-me = Moi
ui-role-bot = Robot
ui-role-open = Place ouverte
ui-role-local = Joueur sur cet appareil
ui-role-open-note = par lien ou code
ui-bot-names = Duarte, Beatriz, Tomé, Inês, Vasco, Leonor, Diogo, Catarina
ui-level-cabin-boy = Mousse (le plus facile)
ui-level-sailor = Matelot (facile)
ui-level-mate = Second (moyen)
ui-level-captain = Capitaine (difficile)
ui-level-admiral = Amiral (le plus difficile)
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
ui-time-up = Votre temps est écoulé : un robot a joué pour vous. { $played }
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
ui-invited-by = { $host } vous invite.
ui-invited-seats = { $open ->
    [0] Les { $count } places sont prises.
    [1] 1 place ouverte sur { $count }.
   *[other] { $open } places ouvertes sur { $count }.
}
ui-public = Afficher parmi les tables ouvertes
ui-public-watch = Permettre à tous sur ce serveur de regarder
ui-open-after = Montrer les mains aux spectateurs
ui-open-after-never = Jamais (informations publiques seulement)
ui-open-after-moves = { $count } coups plus tard
ui-open-hands = Mains visibles après { $count } coups
ui-open-hands-see = Voir les mains
ui-open-hands-more = Les spectateurs peuvent voir toutes les mains telles qu’elles étaient il y a { $count } coups. Les joueurs ne voient que la leur.
ui-new-start = Commencer
ui-new-watch = Commencer et regarder
ui-new-open = Ouvrir la table

ui-gather-title = { $count ->
    [one] En attente d’un joueur
   *[other] En attente de { $count } joueurs
  }
ui-gather-text = Partagez le code, le lien ou le code QR. La partie commence dès que toutes les places sont prises.
ui-gather-code = Code de la table : { $code }
ui-gather-qr = Code QR du lien
ui-gather-here-only = Ce lien ne marche que sur cet ordinateur. Pour que d’autres appareils puissent vous rejoindre, lancez « caravela serve --host 0.0.0.0 » et ouvrez l’adresse réseau de cet ordinateur.
ui-copy-play = Copier le lien
ui-copy-watch = Lien pour spectateurs
ui-start-with-bots = Commencer avec des robots

ui-settings = Réglages
ui-language = Langue
ui-theme = Thème
ui-theme-auto = Système
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-theme-to-light = Thème clair
ui-theme-to-dark = Thème sombre
ui-colours = Couleurs des joueurs
ui-colour-of-seat = Place { $letter } : { $colour }
ui-colours-alike = Des joueurs peuvent avoir la même couleur
ui-colour-mine = Ma couleur à toutes les places
ui-colour-of-mine = la couleur de la place
ui-colours-usual = Rétablir les couleurs par défaut
ui-paint-red = rouge
ui-paint-blue = bleu
ui-paint-yellow = jaune
ui-paint-green = vert
ui-paint-purple = violet
ui-paint-black = noir (blanc en thème sombre)
ui-paint-orange = orange
ui-paint-sky = bleu ciel
ui-paint-pink = rose
ui-paint-grey = gris
ui-motion = Animations
ui-motion-off = Aucune
ui-motion-fast = Rapides
ui-motion-normal = Normales
ui-motion-slow = Lentes
ui-sound = Son
ui-sound-0 = Aucun
ui-sound-1 = Faible
ui-sound-2 = Normal
ui-sound-3 = Fort
ui-text-size = Taille du texte
ui-asking = Confirmer avant l’envoi
ui-asking-turn = Ce qui est définitif
ui-asking-choice = Chaque coup
ui-asking-never = Jamais
ui-guide = Aide pour débuter
ui-guide-for-first = Mes trois premières parties de chaque jeu
ui-guide-for-always = Toujours
ui-guide-for-never = Jamais
ui-warn = M’avertir avant de
ui-warn-moves = terminer un tour qui pourrait rapporter davantage
ui-warn-things = perdre ce que je pourrais garder ou vendre
ui-warn-points = laisser inutilisés des points, des dés ou une action gratuite
ui-plain = Texte et boutons au lieu d’un plateau
ui-single = Jouer automatiquement les coups forcés
ui-pace = Pause avant le coup d’un robot (nouvelles tables)
ui-pace-0 = Aucune
ui-pace-400 = Courte
ui-pace-1000 = Normale
ui-pace-2000 = Longue
ui-notify = M’avertir quand c’est à moi de jouer
ui-notify-denied = Ce navigateur bloque les notifications de ce site.
ui-notify-where = Les notifications exigent une adresse sécurisée : https ou localhost.
ui-push = M’avertir quand c’est à moi de jouer, même si cette page est fermée
ui-push-more = Les notifications passent par le service push de l’éditeur de votre navigateur. Il voit quand une notification vous parvient, pas ce qu’elle dit.
ui-push-failed = Le service push de ce navigateur est injoignable. Rien n’a changé.

ui-account = Compte
ui-account-lead = Connectez-vous avec ce compte sur un autre appareil pour y retrouver vos tables.
ui-account-new = Créer un compte
ui-account-new-lead = Vous pouvez jouer sans compte. Avec un compte, vous retrouvez vos tables sur d’autres appareils et gardez celles que vous avez commencées ici.
ui-account-make = Créer le compte
ui-account-passkey = Utiliser plutôt une clé d’accès
ui-login = Identifiant
ui-password = Mot de passe
ui-password-hint = Au moins { $number } caractères. Une clé d’accès se passe de mot de passe.
ui-log-in = Se connecter
ui-log-in-lead = Vous avez déjà un compte sur ce serveur ? Vos tables vous y attendent.
ui-log-in-passkey = Utiliser une clé d’accès
ui-log-in-guest = { $count ->
    [one] Vous avez ici une table d’invité. Si vous vous connectez à un autre compte, vous n’y aurez plus accès ; si vous créez un compte, vous la gardez.
   *[other] Vous avez ici { $count } tables d’invité. Si vous vous connectez à un autre compte, vous n’y aurez plus accès ; si vous créez un compte, vous les gardez.
  }
ui-log-out = Se déconnecter
ui-passkey-add = Ajouter une clé d’accès
ui-passkey-added = Vous pouvez désormais vous connecter sur cet appareil avec la clé d’accès.
ui-passkey-none = Aucune clé d’accès n’a été créée ou choisie. Réessayez, ou utilisez un mot de passe.
ui-passkey-where = Les clés d’accès exigent une adresse sécurisée avec un nom : https ou localhost.

ui-watching = Spectateur
ui-watching-more = Vous regardez la partie.
ui-menu = Menu
ui-players-area = Joueurs
ui-log-area = Journal et discussion
ui-rail-edge = Largeur du journal et de la discussion
ui-rail-edge-more = Faites glisser pour élargir ou réduire le journal et la discussion. Double-cliquez pour la largeur par défaut.
ui-table-area = La table
ui-choices-area = Vos choix
ui-acting = joue
ui-at-table = { $count } à la table{ $watchers ->
    [0] {""}
    [one] , { $watchers } spectateur
   *[other] , { $watchers } spectateurs
  }
ui-connection-connecting = Connexion…
ui-connection-open = Connecté
ui-connection-lost = Reconnexion…
ui-connection-closed = Fermé
ui-lag = Ping : { $milliseconds } ms
ui-finding-title = Connexion perdue. Reconnexion…
ui-finding = Rien n’est perdu. Essai { $number }.
ui-finding-sent = Votre choix est gardé et sera envoyé. Essai { $number }.
ui-lost-title = Impossible de joindre la table.
ui-try-now = Réessayer
ui-gone-title = Cette table est fermée
ui-bot-plays = { $level } joue en attendant
ui-bot-played = { $span ->
    [1] Un robot a joué le coup { $from }.
   *[other] Un robot a joué les coups { $from } à { $to }.
  }
ui-hand-over = Laisser un robot jouer pour moi
ui-hand-over-for = Laisser un robot jouer pour { $seat }
ui-hand-over-later = Un robot pourra remplacer { $seat } dans { $time }
ui-take-back = Rejouer moi-même
ui-leave = Quitter la table
ui-leaving-resign = Abandonner
ui-leaving-resign-more = Vous quittez définitivement la partie. Un robot joue à votre place jusqu’à la fin, et le résultat vous classe derrière ceux qui ont continué.
ui-leaving-resign-ends = La partie s’arrête maintenant et l’autre joueur gagne.
ui-leaving-abandon = Proposer d’arrêter
ui-leaving-abandon-more = Si tous ceux qui jouent acceptent, la partie s’arrête maintenant, sans résultat.
ui-leaving-delete = Supprimer la table
ui-leaving-delete-more = La table, son journal et ses liens sont supprimés définitivement.
ui-leaving-delete-of = Supprimer la table : { $game }
ui-cancel = Ne rien faire
ui-resigned = A abandonné ; un robot continue
ui-abandoned = La partie a été arrêtée d’un commun accord. Il n’y a pas de résultat.
ui-all-resigned = Tous les autres ont abandonné.
ui-look-back = Revoir
ui-fact-match = Partie
ui-fact-watching = Spectateurs
ui-fact-watching-all = Tout le monde sur ce serveur
ui-fact-watching-link = Toute personne qui a le lien
ui-fact-rules = Version des règles
ui-fact-commitment = Empreinte du mélange
ui-time-left = Encore { $time }

ui-choices = { $count ->
    [one] Un seul choix.
   *[other] { $count } choix.
  }
ui-may-change = Vous avez choisi. Vous pouvez encore changer d’avis.
ui-waiting-for = { $seats } : { $step }
ui-wait = Un instant…
ui-nothing-to-choose = Rien à choisir pour l’instant.
ui-turn-done = Votre tour est complet.
ui-turn-done-more = Confirmez-le ou annulez des étapes.
ui-confirm-turn = Confirmer le tour
ui-steps = Étapes de votre tour
ui-step-undo = Annuler cette étape et toutes les suivantes.
ui-step-closed = Cette étape a révélé une information cachée. Vous ne pouvez l’annuler qu’avec l’accord des autres.
ui-undo = Annuler
ui-undo-ask = Demander l’annulation
ui-undo-ask-more = Demander aux autres d’accepter que vous annuliez votre dernier choix.
ui-undo-alone-more = Annule votre dernier choix et tout ce qui a suivi. Le journal en garde la trace.
ui-undo-nothing = Vous n’avez encore rien à annuler.
ui-wish-waits-undo = Une demande d’annulation attend une réponse.
ui-wish-withdraw = Retirer la demande
ui-wish-withdraw-more-undo = La demande d’annulation est retirée et la partie continue telle quelle.
ui-wish-refused-undo = Les autres ont refusé votre demande d’annulation. La partie continue telle quelle.
ui-undo-more = Rétablir ou recommencer
ui-redo = Rétablir
ui-restart = Recommencer le tour
ui-hint = Conseil
ui-thinking = Réflexion…
ui-hint-refused = Pas de conseil pour l’instant. Réessayez dans un instant.
ui-hint-would = Meilleur coup : { $action } ({ $percent } % de chances de gagner)
ui-hint-other = Ou : { $action } ({ $percent } %)
ui-hint-do = Jouer ce coup
ui-why = Pourquoi ?
ui-preview-chance = Le résultat dépend du hasard ou de cartes cachées.
ui-filter = Chercher un choix
ui-filter-many = Chercher parmi { $count } choix
ui-filter-more = { $count } de plus : cherchez pour les voir.
ui-notes = À quoi ils servent

ui-guide-confirm = Rien n’est définitif avant la confirmation. « Annuler » revient d’une étape ; touchez une étape pour y revenir.
ui-guide-confirm-locked = Avant la confirmation, « Annuler » revient d’une étape ; touchez une étape pour y revenir. Les étapes verrouillées restent : elles ont révélé des dés ou une carte.
ui-guide-others = Pour { $seats } :
ui-guide-next = Un bon coup : { $action }.
ui-guide-why = Il gagne dans environ { $percent } % des cas. { $verdict }
ui-guide-show = Montrer
ui-guide-more = Conseil complet
ui-guide-close = Désactiver l’aide
ui-guide-closed = L’aide est désactivée. Vous pouvez la réactiver dans les réglages.
ui-warn-mute = Ne plus m’en avertir
ui-warn-back = Revenir
ui-warn-on = Faire quand même
ui-lesson = Leçon
ui-lesson-of = Leçon : { $game }
ui-lesson-on = Reprendre
ui-lesson-on-of = Reprendre la leçon : { $game }
ui-lesson-step = { $number } sur { $last }
ui-lesson-next = Suivant
ui-lesson-wait = Les autres jouent. Regardez la table : ce sera ensuite à vous.
ui-lesson-other = Les autres choix attendront : pendant la leçon, faites ce que dit cette étape.
ui-lesson-read = Pas encore : lisez d’abord ce que dit la leçon.
ui-lesson-skip = Quitter la leçon
ui-lesson-play-on = Continuer la partie
ui-refused-stale = La partie a avancé. Regardez et choisissez à nouveau.
ui-refused-not-yours = Ce n’est pas à vous de faire ce choix.
ui-refused-wrong-pin = Code PIN incorrect.
ui-refused-illegal = Les règles ne le permettent pas.
ui-refused-unknown-action = Ce n’est pas un coup de ce jeu. Vérifiez la notation.
ui-refused-nothing-to-undo = Il n’y a rien à annuler.
ui-refused-needs-consent = Les autres doivent d’abord accepter.
ui-refused-needs-absent = Ce coup vient d’une personne absente. Vous pourrez l’annuler à son retour.
ui-refused-too-many-changes = Vous avez trop souvent changé d’avis dans cette partie. Continuez à jouer.
ui-refused-chat-full = La discussion de cette table est pleine. Continuez sans elle.
ui-refused-not-now = Ce n’est pas possible maintenant.
ui-refused-final = Ce choix termine votre tour et ne s’annule plus librement. Confirmez-le ou choisissez autre chose.
ui-refused-resigned = Vous avez abandonné cette partie. Un robot garde la place jusqu’à la fin.
ui-refused-alone = Personne d’autre ne joue ici. Supprimez plutôt la table.
ui-refused-no-such-aid = Cette table ne permet pas cette aide.
ui-refused-full = Toutes les places sont prises.
ui-refused-bad-message = Le serveur n’a pas compris. Rechargez la page.
ui-refused-too-fast = Trop rapide. Réessayez dans un instant.
ui-refused-too-large = C’est trop long. Raccourcissez et réessayez.
ui-refused-storage = L’enregistrement a échoué : rien n’a changé.
ui-refused-frozen = Vous pouvez seulement consulter cette partie.
ui-refused-no-such-match = Cette table n’existe pas.
ui-refused-forbidden = Vous n’avez pas accès à cette table. Demandez son lien.
ui-refused-stopping = Le serveur redémarre.

ui-consent-title-undo = Demande d’annulation
ui-consent-ask = { $count ->
    [one] { $seat } demande à annuler un coup.
   *[other] { $seat } demande à annuler { $count } coups.
  }
ui-consent-waits-undo = { $seat } demande une annulation
ui-consent-mine-undo = Vous avez demandé une annulation
ui-wish-waits-abandon = Une proposition d’arrêter la partie attend une réponse.
ui-wish-withdraw-more-abandon = La proposition est retirée et la partie continue.
ui-wish-refused-abandon = Tout le monde ne veut pas arrêter la partie. Elle continue.
ui-consent-title-abandon = Arrêter la partie ?
ui-consent-ask-abandon = { $seat } propose d’arrêter la partie. Elle prendrait fin maintenant, sans résultat.
ui-consent-waits-abandon = { $seat } propose d’arrêter la partie
ui-consent-mine-abandon = Vous avez proposé d’arrêter la partie
ui-consent-yes = Accepter
ui-consent-no = Refuser
ui-curtain-title = Passez l’écran à { $seat }
ui-curtain-text = L’écran est maintenant réservé à { $seat }.
ui-curtain-open = Je suis { $seat }
ui-curtain-bar = L’écran passe au joueur suivant.
ui-public-question = { $seat } : { $question }
ui-show-hand = Montrer mes cartes
ui-pin = Code PIN
ui-pin-new = Nouveau code PIN (4 à 12 chiffres)
ui-pin-set = Choisir un code PIN
ui-pin-forgot = Code PIN oublié ? Le supprimer
ui-pin-removed = { $seat } : le code PIN a été supprimé.

ui-log = Journal
ui-log-search = Chercher dans le journal
ui-log-player = Joueur
ui-log-everyone = Tous les joueurs
ui-log-kind = Type de ligne
ui-log-kind-all = Tout
ui-log-kind-moves = Coups
ui-log-kind-table = La table
ui-log-kind-undone = Annulés
ui-log-found = { $count ->
    [one] { $count } ligne
   *[other] { $count } lignes
}
ui-log-copy = Copier en texte
ui-log-all = Tout afficher
ui-copy-moment = Copier le lien vers ce coup
ui-play-on = Continuer à partir d’ici
ui-chat = Discussion
ui-line = { $number }. { $text } Revoir la table à ce moment.
ui-total = (désormais { $count })
ui-earned = { $label } : { $points }
ui-line-rule = Cliquez pour revoir la table à ce moment.
ui-moment = Voir le coup { $number }
ui-score-lead = { $score }. Montrer le dernier changement.
ui-round-rule = Cliquez pour revoir la table à ce moment.
ui-log-begin = Début
ui-private = Tous les joueurs ne voient pas cela.
ui-taken-back = (annulé par { $seat })
ui-by-clock = (temps écoulé)
ui-since = Revoir ({ $count })
ui-since-more = Voir ce qui s’est passé depuis votre dernier choix.
ui-since-return = { $count } coups depuis votre dernier tour.
ui-since-watch = Les revoir
ui-watchers = { $count ->
    [one] Un spectateur.
   *[other] { $count } spectateurs.
  }
ui-watcher-nameless = Sans nom
ui-watchers-see = Ils ne voient que les informations publiques : ni mains, ni choix cachés.
ui-watchers-see-hands = Ils voient les informations publiques, et toutes les mains avec { $count } coups de retard.
ui-chat-empty = Aucun message pour l’instant.
ui-chat-write = Écrire un message
ui-chat-watchers = Afficher les messages des spectateurs
ui-chat-send = Envoyer

ui-past = Vous regardez le coup { $number } sur { $last }
ui-past-refused = Vous revoyez un coup passé. Revenez au présent pour jouer.
ui-past-eyes = vu par { $seat }
ui-past-document = La table à ce moment
ui-to-now = Revenir au présent
ui-to-review = Revenir au résultat
ui-replay-first = Au début
ui-replay-back = Un coup en arrière
ui-replay-play = Lecture
ui-replay-pause = Pause
ui-replay-on = Un coup en avant
ui-replay-last = À la fin
ui-replay-moment = Coup
ui-replay-of = sur { $last }
ui-replay-speed = Vitesse
ui-eyes = Point de vue
ui-eyes-nobody = Spectateur

ui-review = Partie terminée
ui-you-won = Vous avez gagné
ui-other-won = { $seat } gagne ; vous êtes { $place }ᵉ
ui-review-moves = { $count ->
    [one] Un coup.
   *[other] { $count } coups.
  }
ui-review-log-hint = Cliquez sur une ligne pour revoir la table à ce moment
ui-rematch = Rejouer
ui-rematch-join = Aller à la partie suivante
ui-standings = Résultat
ui-winner = Vainqueur
ui-see-review = Voir le résultat
ui-see-board = Regarder le plateau
ui-curve-soon = Le graphique arrive…
ui-resigned-result = Abandon
ui-round-points = Points
ui-round-sum = Gains : { $what }
ui-categories = Points par catégorie
ui-curve = Les scores au fil de la partie
ui-curve-label = Les scores au fil de la partie. À la fin : { $text }
ui-chances = Chances de gagner
ui-chances-label = Les chances de gagner de chaque joueur, coup par coup. La liste des moments clés suit.
ui-chances-failed = L’analyse n’a pas pu se terminer.
ui-chances-again = Réessayer
ui-key-moments = Moments clés
ui-key-moment = Moment clé : coup { $number }
ui-swing-up = { $seat } : { $points } points de pourcentage de plus.
ui-swing-down = { $seat } : { $points } points de pourcentage de moins.
ui-bot-better = Mieux : { $action } ({ $percent } % au lieu de { $made } %).
ui-bot-better-untried = Mieux : { $action } ({ $percent } %).
ui-review-progress = Analyse de la partie : { $done } sur { $total }
ui-mistakes = Vos erreurs
ui-mistakes-all = Erreurs
ui-mistakes-none = Aucune erreur trouvée. À chaque moment analysé, aucun autre choix n’était nettement meilleur.
ui-mistake-cost = { $points ->
    [one] { $points } point de pourcentage perdu.
   *[other] { $points } points de pourcentage perdus.
  }
ui-share-moment = Copier un lien vers le coup { $number }
ui-luck-skill = Chance et choix
ui-luck-skill-about = En points de pourcentage de probabilité de victoire. La somme des trois donne l’évolution sur toute la partie.
ui-part-luck = Chance
ui-part-skill = Choix personnels
ui-part-others = Choix des autres
ui-accuracy = Précision
ui-moment-luck-up = De la chance : le hasard seul a rapporté { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
  }.
ui-moment-luck-down = De la malchance : le hasard seul a coûté { $points ->
    [one] { $points } point de pourcentage
   *[other] { $points } points de pourcentage
  }.
ui-moment-forced = { $seat } n’avait pas d’autre choix.
ui-moment-good = { $seat } a bien joué : aucun autre choix ne semblait meilleur.
ui-show = Montrer
ui-trust = Le mélange était-il honnête ?
ui-trust-text = Le mélange était fixé avant le premier coup et son empreinte publiée. Votre navigateur l’a enregistrée. La graine est maintenant publique : vous pouvez vérifier qu’elles correspondent.
ui-verify = Vérifier le mélange
ui-verify-kept = Vérifié : la graine correspond à l’empreinte que ce navigateur a enregistrée { $moves ->
    [0] avant le premier coup
    [1] après le premier coup, en découvrant la partie
   *[other] après { $moves } coups, en découvrant la partie
}.
ui-verify-unseen = La graine correspond à l’empreinte que le serveur affiche maintenant. Ce navigateur n’a pas vu la partie se jouer : il n’a pas d’empreinte enregistrée à comparer.
ui-verify-changed = Différence ! Le serveur affiche maintenant une autre empreinte que celle que ce navigateur a enregistrée pendant la partie.
ui-verify-broken = Différence ! La graine ne correspond pas à l’empreinte publiée.
ui-verify-cannot = Ce navigateur ne peut pas le vérifier ici. Téléchargez la partie et utilisez « caravela verify ».
ui-verify-more = Ceci compare la graine à son empreinte. Pour rejouer chaque tirage et vérifier chaque coup selon les règles, téléchargez la partie et lancez cette commande sur n’importe quel ordinateur :
ui-download = Télécharger la partie
ui-same-deal = Rejouer la même donne
ui-deal-plays = La même donne, rejouée
ui-deal-here = Cette partie
ui-fingerprint = Empreinte et graine
ui-copy-replay = Copier le lien

ui-rule-open = Ouvrir la règle { $rule }
ui-tip-rule = Lire la règle
ui-tip-pin = Épingler cette note
ui-tip-pinned = Note épinglée
ui-rule-ruling = notre interprétation
ui-rules-games = Jeux
ui-rules-search = Chercher dans les règles
ui-rules-tab-book = Règles illustrées
ui-rules-tab-aid = Aide de jeu
ui-rules-tab-all = Toutes les règles
ui-aid = Aide
ui-aid-of = { $game } : aide de jeu
ui-book-contents = Sommaire
ui-book-example = Exemple
ui-book-hits = { $count ->
    [one] { $count } paragraphe trouvé
   *[other] { $count } paragraphes trouvés
}
ui-book-print = Imprimer
ui-rules-count = { $count ->
    [one] Une règle
   *[other] { $count } règles
  }

ui-keys = Raccourcis clavier
ui-key-tab = partie suivante de la table
ui-key-arrows = parcourir les choix
ui-key-enter = choisir, ou confirmer le tour
ui-key-space = sélectionner ou désélectionner
ui-key-digits = choisir par numéro
ui-key-undo = annuler
ui-key-redo = rétablir
ui-key-hint = conseil
ui-key-next-table = Prochaine table qui vous attend
ui-key-escape = désélectionner, fermer
ui-key-command = taper un coup
ui-key-rules = la règle de cette étape
ui-key-pin = épingler la note affichée et y entrer
ui-key-log = aller au journal
ui-key-log-rounds = dans le journal, section par section
ui-key-players = aller aux joueurs
ui-key-replay = revoir la partie, section par section
ui-key-move-by-move = en revoyant la partie, coup par coup
ui-key-zoom = zoom avant, zoom arrière, plateau entier
ui-key-help = cette liste
ui-command = Taper un coup
ui-command-write = Notation ou mots
ui-command-none = Aucun coup permis ne correspond. Appuyez sur Entrée pour savoir pourquoi.
ui-command-not-now = Rien à choisir pour l’instant.
ui-command-never = Personne ne l’a encore.
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
ui-read-no-hand = Vous regardez la partie : vous n’avez pas de main.
ui-zoom = Vue du plateau
ui-close-up = Gros plan du plateau
ui-closer = Zoom avant
ui-farther = Zoom arrière
ui-fit = Tout afficher
