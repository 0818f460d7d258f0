### The rulebook and the player aid of 1492.

book-goal = But du jeu
book-goal-win = Vous commandez une caravelle. Traversez l’Atlantique, découvrez une **île habitée** et rapportez la nouvelle. La première caravelle de retour sur la case départ avec sa découverte gagne. Il n’y a pas de points. Pour 2 à 5 joueurs.

book-components = Le matériel en un coup d’œil
book-components-list = 5 caravelles, 4 dés, une flèche, 2 rafales de vent, 13 récifs, 2 îles, 15 verres de longue-vue, 39 cartes Événement et 40 tonneaux de vivres. Chaque dé porte deux roses des vents, une voile, une rafale, une tempête et une longue-vue.
book-figure-board = L’Atlantique : cinq secteurs navigables, des récifs, des calmes plats et deux îles. À l’ouest, les eaux inconnues et leurs verres de longue-vue.
book-components-sea = Cinq secteurs sont navigables. Ici, ils sont numérotés de 1 (ouest) à 5 (est). Les secteurs 4 et 5 touchent les côtes ; les secteurs 1 et 2 portent la marque de la longue-vue.
book-components-lenses = Sur les 15 verres de longue-vue, 3 montrent la mer, 7 une île déserte et 5 une île habitée. Cartes : 13 vivres, 2 mutineries, 2 ouragans et 4 brouillards, à effet immédiat ; 4 vents favorables, 2 bon vent, 3 rafales, 3 charpentiers et 6 beau temps, à garder.

book-setup = Mise en place
book-setup-start = Toutes les caravelles sont sur la **case départ** entre l’Europe et l’Afrique. Chaque joueur a **3 tonneaux**, bien en vue.
book-setup-rest = Les rafales sont sur les deux cases rafale, les récifs et les îles sur les leurs. Verres de longue-vue et cartes sont mélangés face cachée. Le premier joueur est désigné à l’ouverture de la table ou tiré au sort ; on joue dans le sens horaire.

book-turn = Votre tour, étape par étape
book-turn-roll = **Lancez les quatre dés.** Ou renoncez à votre tour et prenez **2 tonneaux**, même dans un calme plat ou sans mât. Vous décidez avant de lancer.
book-turn-reroll = **Relancez** des dés de votre choix pour 1 tonneau, aussi souvent que vous pouvez payer. Un dé gardé peut être relancé plus tard. Dès que vous utilisez un dé, vous ne pouvez plus relancer ; jouer une carte ne l’empêche pas.
book-turn-use = **Utilisez les dés** l’un après l’autre, dans l’ordre de votre choix. L’effet d’un dé dépend de votre position au moment où vous l’utilisez. Laissez ceux dont vous ne voulez pas.
book-turn-card = Vous pouvez jouer **une carte gardée** à tout moment de votre tour, même une carte que vous venez de piocher, mais pas pendant un lancer, une poussée ou une autre carte.
book-turn-end = **Terminez votre tour.** Il finit aussi de lui-même quand il n’y a plus rien à faire. Quand chaque joueur a joué, la manche est finie.
book-turn-barrels = Vous ne pouvez jamais avoir plus de **8 tonneaux** ; le surplus retourne à la réserve, qui ne s’épuise jamais.
book-figure-reroll = Gardez les longues-vues, relancez le reste : deux tonneaux pour deux longues-vues.
book-turn-example = Vous gardez une longue-vue et relancez trois dés pour un tonneau : une deuxième longue-vue. Vous relancez les deux autres pour un tonneau : rien. Il vous reste deux longues-vues et un tonneau sur trois.

book-dice = Les dés
book-figure-faces = Les cinq faces et leurs effets.
book-dice-rose = Une **rose des vents** vous fait avancer d’une case dans l’une des huit directions. La case doit être libre : ni récif, ni île, ni terre, ni caravelle. La case départ a cinq voisines et peut accueillir toutes les caravelles.
book-dice-sail = Une **voile** vous fait aussi avancer d’une case, ou répare votre grand mât, ou vous sort d’un calme plat. Vous pouvez passer en diagonale entre deux cases bloquées.
book-dice-gust = Un dé **rafale** déplace une rafale d’une case. Plusieurs dés donnent un trajet plus long ou se partagent entre les deux rafales. Une rafale passe par-dessus les récifs et les îles, mais ni sur la terre, ni sur la case départ, ni hors du plateau, et ne frappe que là où elle s’arrête.
book-dice-storm = Un dé **tempête** vous permet de désigner un secteur et de lancer la flèche : toutes les caravelles de ce secteur, la vôtre comprise, sont poussées d’une case dans sa direction. Tous vos dés tempête forment une seule tempête ; avec plusieurs, vous pouvez relancer la flèche, et seul le dernier lancer compte.
book-dice-storm-first = Les dés tempête sont sans effet à la manche 1, mais vous pouvez les relancer. Les cartes Ouragan et Brouillard, elles, agissent.
book-dice-spyglass = Une **longue-vue** s’utilise de trois façons : au bord d’une île, prenez un **tonneau** ; partout sauf dans un calme plat, piochez une **carte** ; dans les secteurs 1 et 2, hors d’un calme plat, regardez par un **verre de longue-vue**.
book-figure-island = Les huit cases autour d’une île : une longue-vue y donne un tonneau.
book-dice-example-spyglass = Vous êtes au bord des Açores avec trois longues-vues : prenez deux tonneaux, puis piochez une carte.
book-dice-example-storm = Avec trois dés tempête, vous désignez un secteur et lancez la flèche : ouest. Encore : sud-ouest, vers un récif. Une troisième fois : ouest. Seul le dernier ouest déplace les caravelles ; le récif n’a rien cassé.
book-dice-example-order = L’ordre compte : déclenchez la tempête dans un secteur avant d’y entrer, ou sortez d’abord et déclenchez-la derrière vous.

book-storms = Tempêtes et collisions
book-storms-push = Une tempête, un ouragan ou un brouillard pousse toutes les caravelles touchées **en même temps**. Deux caravelles qui bougent ne se heurtent jamais.
book-storms-block = Poussée contre un récif, une île ou une côte, votre caravelle reste sur place et **perd son grand mât**. Poussée hors du plateau, elle reste sur place sans dommage.
book-storms-collide = Si votre caravelle est poussée sur une autre qui ne bouge pas, les deux perdent leur grand mât et partagent la case. Elles la quittent une à une ; d’ici là, personne ne peut y naviguer.
book-storms-safe = La case départ est à l’abri des tempêtes. Les calmes plats, non : une poussée peut vous y mener ou vous en sortir. Une poussée vers la case départ vous ramène à bon port, même sans mât.
book-storms-gust = Une caravelle intacte qui arrive sur une rafale, en naviguant ou sous une poussée, perd son grand mât ; si vous y naviguez, votre tour s’arrête là. Les cases rafale elles-mêmes sont sans effet.
book-figure-storms = La même tempête dans le secteur central, vers le nord-ouest, le nord-est et le sud-est. La caravelle jaune est dans un autre secteur et ne bouge pas.
book-storms-nw = Nord-ouest : la bleue arrive sur la case que quitte la rouge. Aucun dommage.
book-storms-ne = Nord-est : la rouge se déplace librement, la bleue et la jaune perdent leur grand mât et partagent une case.
book-storms-se = Sud-est : la bleue perd son grand mât contre le récif, la rouge perd le sien sur la case de la bleue.

book-gusts = Rafales de vent
book-gusts-strike = Une caravelle intacte perd son grand mât quand une rafale **s’arrête** sur elle. Sans mât, elle ne craint rien, et la rafale reste là jusqu’à ce que l’une des deux bouge.
book-gusts-back = À la fin de ce tour, la victime repose la rafale sur l’une des deux cases rafale. Si une caravelle intacte s’y trouve, elle perd aussi son grand mât, et son joueur peut envoyer la rafale sur l’autre case rafale.

book-damage = Dommages et réparation
book-damage-mast = Un dommage coûte le **grand mât** ; une caravelle démâtée n’en subit plus d’autre. Si cela arrive pendant votre tour, il s’arrête aussitôt. Vous gardez tonneaux et cartes.
book-figure-wreck = Avec son grand mât, et sans.
book-damage-repair = Sans mât, vous ne naviguez pas, mais les tempêtes vous poussent encore. Votre tour est un **jet de réparation** : lancez et relancez comme d’habitude ; une voile répare le grand mât et termine le tour. Rien d’autre n’agit.

book-calm = Calme plat
book-calm-sail = Sur une case claire de calme plat, **seules les voiles agissent**. Une voile vous fait avancer d’une case ; dès que votre caravelle en est sortie, les autres dés agissent à nouveau. Vous pouvez entrer dans un calme plat, mais sans voile vous y restez.
book-figure-calm = À l’ouest, puis dans le calme plat avec la deuxième rose des vents, puis sortie avec la voile.
book-calm-example = Deux roses des vents, une voile et une tempête : à l’ouest, au sud-ouest dans le calme plat, puis au nord-ouest avec la voile pour en sortir. Déclenchez ensuite la tempête dans le secteur que vous venez de quitter.
book-calm-card = Sans voile, vous pouvez encore jouer votre carte : les vents favorables vous en sortent, et vos dés inutilisés agissent à nouveau.

book-cards = Cartes Événement
book-cards-draw = Chaque longue-vue permet de piocher une carte. Les cartes **à étoile** sont montrées et agissent aussitôt ; les autres se gardent en secret. Quand la pioche est vide, on mélange les cartes utilisées.
book-figure-cards-list = Les cartes. Celles à étoile agissent aussitôt.
book-cards-starred = **Vivres** : prenez 1 à 3 tonneaux. **Mutinerie** : donnez un tonneau ou passez votre prochain tour. **Ouragan** (lancez la flèche) et **Brouillard** (direction de la carte) : toutes les caravelles sont poussées, comme par une tempête.
book-cards-winds = **Vents favorables** : une ou deux cases de plus, même hors d’un calme plat. **Bon vent** : un autre tour entier juste après celui-ci.
book-cards-others = **Rafale de vent** : déplacez les rafales de 2 ou 3 cases en tout, sans dé. **Charpentier** : jouez-le avant de lancer pour réparer votre grand mât, puis jouez un tour normal.
book-cards-fine = **Beau temps** se joue au tour d’un autre : quand le secteur d’une tempête est désigné, annulez-la avant le lancer de la flèche. Il n’arrête que les dés tempête. Chaque joueur qui a une carte gardée est interrogé : un refus ne révèle donc rien.

book-discovery = Découvrir l’Amérique
book-figure-lenses = La mer, une île déserte, une île habitée.
book-discovery-look = Dans les secteurs 1 et 2, chaque longue-vue vous permet de regarder par un verre de longue-vue tiré au sort ; vous le voyez avant d’utiliser le dé suivant. La mer ne donne rien, une île déserte un tonneau par palmier. Ces deux sortes de verres quittent le jeu.
book-discovery-found = Une **île habitée** est à vous pour de bon ; vous ne regardez plus par aucun verre de longue-vue. Vous pouvez repartir aussitôt vers l’est avec les dés qui vous restent.

book-ending = Le retour
book-ending-win = La première caravelle sur la case départ avec une île habitée **gagne aussitôt**, au tour de n’importe qui, en naviguant, grâce à une carte ou sous une poussée. Si une poussée en ramène plusieurs, le joueur dont c’est le tour l’emporte ; sinon, le suivant dans l’ordre de jeu.

book-questions = Questions fréquentes
book-faq-early = Puis-je revenir à la case départ sans découverte ?
book-faq-early-answer = Oui. Vous y êtes à l’abri et pouvez repartir.
book-faq-missed = Que puis-je faire quand je passe un tour ?
book-faq-missed-answer = Rien : ni dés, ni tonneaux, ni carte. Beau temps reste jouable pendant le tour des autres. Un tour supplémentaire peut être celui que vous passez.
book-faq-order = Que se passe-t-il d’abord à la fin d’un tour ?
book-faq-order-answer = Les rafales qui ont frappé sont reposées, puis vient un éventuel tour supplémentaire, puis le joueur suivant. Un dommage n’annule pas Bon vent : le tour supplémentaire est alors un jet de réparation.
book-faq-lenses = Les îles habitées peuvent-elles manquer ?
book-faq-lenses-answer = Non. Il y en a cinq pour cinq joueurs au plus : il en reste toujours une pour vous.

book-aid-turn = Votre tour
book-aid-roll = **Lancez** quatre dés, ou renoncez au tour contre 2 tonneaux.
book-aid-reroll = **Relancez** des dés pour 1 tonneau, tant qu’aucun n’a servi. 8 tonneaux au plus.
book-aid-use = **Utilisez** les dés dans l’ordre de votre choix ; jouez au plus une carte gardée.

book-aid-dice = Dés

book-aid-danger = Dangers
book-aid-storm = **Tempête** : toutes les caravelles d’un secteur bougent d’une case. Récif, île, côte ou autre caravelle : grand mât perdu. Bord du plateau : rien. Dès la manche 2.
book-aid-gust = **Rafale** : casse le mât là où elle s’arrête. La victime la repose sur une case rafale.
book-aid-mast = **Sans mât** : lancez ; une voile le répare et termine le tour. **Calme plat** : seules les voiles agissent.

book-aid-cards = Cartes

book-aid-win = Découverte et victoire
book-aid-lens = Secteurs 1 et 2 : avec une longue-vue, regardez par un verre de longue-vue : 5 sur 15 montrent une île habitée, 7 donnent des tonneaux, 3 rien.
book-aid-home = De retour sur la case départ avec une île habitée : vous gagnez aussitôt.
