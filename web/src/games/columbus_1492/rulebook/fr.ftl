### The rulebook and the player aid of 1492.

book-goal = But du jeu
book-goal-win = Vous commandez une caravelle. Traversez l’Atlantique, découvrez une **île habitée** et rapportez la nouvelle. La première caravelle de retour sur la case départ avec sa découverte gagne. Il n’y a pas de points. De 2 à 5 joueurs.

book-components = Le matériel en un coup d’œil
book-components-list = 5 caravelles, 4 dés, une flèche, 2 rafales de vent, 13 récifs, 2 îles, 15 verres de longue-vue, 39 cartes Événement et 40 tonneaux de vivres. Chaque dé porte deux roses des vents, une voile, une rafale, une tempête et une longue-vue.
book-figure-board = L’Atlantique : cinq secteurs navigables, des récifs, des calmes plats et deux îles. À l’ouest, les eaux inconnues et leurs verres de longue-vue.
book-components-sea = Cinq secteurs sont navigables. À la table, ils sont numérotés de 1 (ouest) à 5 (est). Les secteurs 4 et 5 touchent les côtes ; les secteurs 1 et 2 portent la marque de la longue-vue.
book-components-lenses = Des 15 verres de longue-vue, 3 montrent la mer, 7 une île déserte et 5 une île habitée. Cartes : 13 vivres, 2 mutineries, 2 ouragans et 4 brouillards, à effet immédiat ; 4 vents favorables, 2 bon vent, 3 rafales, 3 charpentiers et 6 beau temps, à garder.

book-setup = Mise en place
book-setup-start = Toutes les caravelles sont sur la **case départ** entre l’Europe et l’Afrique. Chaque joueur a **3 tonneaux**, bien en vue.
book-setup-rest = Les rafales sont sur les deux cases rafale, les récifs et les îles sur les leurs. Verres de longue-vue et cartes sont mélangés face cachée. La table ou le sort désigne le premier joueur ; on joue dans le sens horaire.

book-turn = Votre tour, étape par étape
book-turn-roll = **Lancez les quatre dés.** Ou renoncez à votre tour et prenez **2 tonneaux**, même dans un calme plat ou sans mât. Vous décidez avant de lancer.
book-turn-reroll = **Relancez** des dés de votre choix pour 1 tonneau, aussi souvent que vous pouvez payer. Un dé gardé peut être relancé plus tard. Dès qu’un dé est utilisé, c’est fini ; jouer une carte n’y met pas fin.
book-turn-use = **Utilisez les dés** l’un après l’autre, dans l’ordre voulu. L’effet d’un dé se juge au moment où vous l’utilisez. Laissez ceux dont vous ne voulez pas.
book-turn-card = Vous pouvez jouer **une carte gardée** à tout moment de votre tour, même une carte tout juste piochée, mais pas pendant un lancer, une poussée ou une autre carte.
book-turn-end = **Terminez votre tour.** Il finit aussi de lui-même quand il n’y a plus rien à faire. Quand chaque joueur a joué, la manche est finie.
book-turn-barrels = Vous ne pouvez jamais avoir plus de **8 tonneaux** ; le surplus retourne à la réserve, qui ne s’épuise jamais.
book-figure-reroll = Gardez les longues-vues, relancez le reste : deux tonneaux pour deux longues-vues.
book-turn-example = Vous gardez une longue-vue et relancez trois dés pour un tonneau : une deuxième longue-vue. Vous relancez les deux autres pour un tonneau : rien. Il vous reste deux longues-vues et un tonneau sur trois.

book-dice = Les dés
book-figure-faces = Les cinq faces et leurs effets.
book-dice-rose = Une **rose des vents** vous avance d’une case dans l’une des huit directions. La case doit être libre : ni récif, ni île, ni terre, ni caravelle. La case départ a cinq voisines et accueille toutes les caravelles.
book-dice-sail = Une **voile** avance de même, ou répare votre grand mât, ou vous sort d’un calme plat. Vous pouvez passer en diagonale entre deux cases bloquées.
book-dice-gust = Un dé **rafale** déplace une rafale d’une case. Plusieurs dés font un vol plus long ou se partagent entre les deux rafales. Un vol passe les récifs et les îles, mais ni la terre, ni la case départ, ni le bord, et ne frappe que là où il finit.
book-dice-storm = Un dé **tempête** vous laisse nommer un secteur et lancer la flèche : toutes les caravelles de ce secteur, la vôtre aussi, sont poussées d’une case. Tous vos dés tempête font une seule tempête ; avec plusieurs, vous pouvez relancer la flèche, et seul le dernier lancer compte.
book-dice-storm-first = Les dés tempête sont sans effet à la manche 1, mais vous pouvez les relancer. Ouragan et brouillard agissent.
book-dice-spyglass = Une **longue-vue** fait l’une de ces trois choses : au bord d’une île, prendre un **tonneau** ; partout sauf dans un calme plat, piocher une **carte** ; dans les secteurs 1 et 2, hors d’un calme plat, regarder par un **verre de longue-vue**.
book-figure-island = Les huit cases autour d’une île : une longue-vue y donne un tonneau.
book-dice-example-spyglass = Vous êtes au bord des Açores avec trois longues-vues : prenez deux tonneaux, puis piochez une carte.
book-dice-example-storm = Avec trois dés tempête, vous nommez un secteur et lancez la flèche : ouest. Encore : sud-ouest, vers un récif. Une troisième fois : ouest. Seul le dernier ouest déplace les caravelles ; le récif n’a rien cassé.
book-dice-example-order = L’ordre compte : laissez la tempête frapper un secteur puis entrez-y, ou sortez d’abord et déclenchez-la derrière vous.

book-storms = Tempêtes et collisions
book-storms-push = Tempête, ouragan ou brouillard poussent toutes leurs caravelles **en même temps**. Deux caravelles qui bougent toutes deux ne se heurtent jamais.
book-storms-block = Contre un récif, une île ou une côte, vous restez sur place et **perdez votre grand mât**. Vers l’extérieur du plateau, vous restez sur place sans dommage.
book-storms-collide = Contre une caravelle qui ne bouge pas, les deux perdent leur grand mât et partagent la case. Elles la quittent une à une ; personne n’y entre entre-temps.
book-storms-safe = La case départ est à l’abri. Les calmes plats non : une poussée peut vous y mener ou vous en sortir. Une poussée vers la case départ vous ramène au port, même sans mât.
book-storms-gust = Une caravelle intacte qui arrive sur une rafale, par navigation ou poussée, perd son grand mât ; en y naviguant, votre tour s’arrête là. Les cases rafale elles-mêmes ne font rien.
book-figure-storms = La même tempête dans le secteur central, vers le nord-ouest, le nord-est et le sud-est. La caravelle jaune est dans un autre secteur et ne bouge pas.
book-storms-nw = Nord-ouest : bleu arrive sur la case que rouge quitte. Aucun dommage.
book-storms-ne = Nord-est : rouge se déplace librement, bleu et jaune perdent leur grand mât et partagent une case.
book-storms-se = Sud-est : bleu perd son grand mât sur le récif, rouge le perd sur la case de bleu.

book-gusts = Rafales de vent
book-gusts-strike = Une caravelle intacte perd son grand mât quand une rafale **s’arrête** sur elle. Sans mât, elle ne craint rien, et la rafale reste jusqu’à ce que l’une des deux bouge.
book-gusts-back = À la fin de ce tour, la victime repose la rafale sur l’une des deux cases rafale. Si une caravelle intacte s’y trouve, elle perd aussi son grand mât, et son joueur peut envoyer la rafale sur l’autre case rafale.

book-damage = Dommages et réparation
book-damage-mast = Un dommage coûte le **grand mât** ; une caravelle démâtée n’en subit plus d’autre. Pendant votre propre tour, celui-ci s’arrête aussitôt. Vous gardez tonneaux et cartes.
book-figure-wreck = Avec son grand mât, et sans.
book-damage-repair = Sans mât, vous ne naviguez pas, mais les tempêtes vous poussent encore. Votre tour est un **jet de réparation** : lancez et relancez comme d’habitude ; une voile répare le grand mât et termine le tour. Rien d’autre n’agit.

book-calm = Calme plat
book-calm-sail = Sur une case claire de calme plat, **seules les voiles agissent**. Une voile avance d’une case ; une fois sorti, les autres dés agissent à nouveau. Vous pouvez entrer dans un calme plat, mais sans voile vous y restez.
book-figure-calm = À l’ouest, puis dans le calme plat avec la deuxième rose des vents, puis dehors avec la voile.
book-calm-example = Deux roses des vents, une voile et une tempête : ouest, sud-ouest dans le calme plat, nord-ouest dehors avec la voile. Déclenchez ensuite la tempête dans le secteur que vous venez de quitter.
book-calm-card = Sans voile, vous pouvez encore jouer votre carte : les vents favorables vous en sortent, et vos dés inutilisés agissent à nouveau.

book-cards = Cartes Événement
book-cards-draw = Chaque longue-vue pioche une carte. Les cartes **à étoile** sont montrées et agissent aussitôt ; les autres se gardent en secret. Quand la pioche est vide, on mélange les cartes utilisées.
book-figure-cards-list = Les cartes. L’étoile agit aussitôt.
book-cards-starred = **Vivres** donne 1 à 3 tonneaux. **Mutinerie** : donnez un tonneau ou passez votre prochain tour. **Ouragan** lance la flèche, **Brouillard** montre une direction : toutes les caravelles sont poussées, comme par une tempête.
book-cards-winds = **Vents favorables** : une ou deux cases de plus, même hors d’un calme plat. **Bon vent** : un autre tour entier juste après celui-ci.
book-cards-others = **Rafale de vent** : déplacez les rafales de 2 ou 3 cases en tout, sans dé. **Charpentier** : avant de lancer, répare le grand mât ; puis jouez un tour normal.
book-cards-fine = **Beau temps** se joue au tour d’un autre : quand le secteur d’une tempête est nommé, annulez-la avant le lancer de la flèche. Il n’arrête que les dés tempête. Chaque joueur qui a une carte gardée est interrogé, pour ne rien trahir.

book-discovery = Découvrir l’Amérique
book-figure-lenses = La mer, une île déserte, une île habitée.
book-discovery-look = Dans les secteurs 1 et 2, chaque longue-vue regarde par un verre de longue-vue tiré au sort ; vous le voyez avant d’utiliser le dé suivant. La mer ne donne rien, une île déserte un tonneau par palmier. Les deux quittent la partie.
book-discovery-found = Une **île habitée** est à vous pour de bon ; vous ne regardez plus dans aucun verre de longue-vue. Repartez aussitôt vers l’est avec les dés qui restent.

book-ending = Le retour
book-ending-win = La première caravelle sur la case départ avec une île habitée **gagne aussitôt**, au tour de n’importe qui, par navigation, carte ou poussée. Si une poussée en ramène plusieurs, le joueur dont c’est le tour passe d’abord, puis l’ordre du tour.

book-questions = Questions fréquentes
book-faq-early = Puis-je revenir à la case départ sans découverte ?
book-faq-early-answer = Oui. Vous y êtes à l’abri et pouvez repartir.
book-faq-missed = Que puis-je faire quand je passe un tour ?
book-faq-missed-answer = Rien : ni dés, ni tonneaux, ni carte. Beau temps reste jouable au tour des autres. Un tour supplémentaire peut être celui que vous passez.
book-faq-order = Que se passe-t-il d’abord à la fin d’un tour ?
book-faq-order-answer = Les rafales qui ont frappé sont reposées, puis vient un éventuel tour supplémentaire, puis le joueur suivant. Un dommage n’annule pas Bon vent : ce tour est un jet de réparation.
book-faq-lenses = Les îles habitées peuvent-elles manquer ?
book-faq-lenses-answer = Non. Il y en a cinq pour cinq joueurs au plus : il en reste toujours une pour vous.

book-aid-turn = Votre tour
book-aid-roll = **Lancez** quatre dés, ou renoncez au tour contre 2 tonneaux.
book-aid-reroll = **Relancez** des dés pour 1 tonneau, tant qu’aucun n’a servi. 8 tonneaux au plus.
book-aid-use = **Utilisez** les dés dans l’ordre voulu ; jouez au plus une carte gardée.

book-aid-dice = Dés

book-aid-danger = Dangers
book-aid-storm = **Tempête** : toutes les caravelles d’un secteur bougent d’une case. Récif, île, côte ou autre caravelle : grand mât perdu. Bord du plateau : rien. Dès la manche 2.
book-aid-gust = **Rafale** : casse le mât là où elle s’arrête. La victime la repose sur une case rafale.
book-aid-mast = **Sans mât** : lancez ; une voile le répare et termine le tour. **Calme plat** : seules les voiles agissent.

book-aid-cards = Cartes

book-aid-win = Découverte et victoire
book-aid-lens = Secteurs 1 et 2 : une longue-vue regarde par un verre de longue-vue : 5 sur 15 sont habités, 7 donnent des tonneaux, 3 rien.
book-aid-home = De retour sur la case départ avec une île habitée : vous gagnez aussitôt.
