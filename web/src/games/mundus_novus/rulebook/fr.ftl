### The rulebook and the player aid of Mundus Novus.

book-goal = But du jeu
book-goal-rich = Vous échangez les richesses du Nouveau Monde, armez une flotte et engagez des alliés. La partie se termine à la fin du tour où un joueur atteint **75 doublons** ; le plus riche gagne. Pour 2 à 6 joueurs.
book-goal-ways = Elle peut aussi se terminer de deux autres façons : la **combinaison parfaite** (les neuf ressources et une relique) donne la victoire, ou la file de développement ne peut plus être complétée à cinq cartes.

book-components = Le matériel en un coup d’œil
book-figure-cards = Les dix sortes de cartes. Les losanges indiquent la rareté : un pour commune, deux pour peu commune, trois pour rare.
book-components-cards = 120 cartes Ressource : 16 par ressource pour le cacao 1, le maïs 2 et le tabac 3 (communes), 12 pour le café 4, le coton 5 et la canne à sucre 6 (peu communes), 8 pour la pomme de terre 7, l’indigo 8 et la vanille 9 (rares), et 12 reliques incas.
book-components-developments = 44 cartes Développement : caravelles, marchands, entrepôts, chantiers navals et neuf personnages. Certaines portent une icône d’événement. Leurs effets sont expliqués plus bas.
book-components-money = Les doublons sont la monnaie et ne s’épuisent jamais. Un marqueur indique l’événement du tour : aucun, Aide du roi, Indigènes, Tempête, Incendie ou Pirates.

book-setup = Mise en place
book-setup-market = Mélangez les cartes Ressource en une pioche face cachée et retournez trois cartes : le **marché**.
book-setup-queue = Retirez les cartes Développement prévues pour un plus grand nombre de joueurs. Mélangez les autres et alignez-en cinq : la **file de développement**. La carte 1 est en tête.
book-setup-master = Un joueur commence comme **Maître du commerce** : il est tiré au sort, sauf si vous le désignez en ouvrant la table. Personne n’a encore de doublons ni de développements.
book-figure-queue = La file, avec la carte 1 en tête. Son icône fixe l’événement du tour.

book-round = Un tour de jeu
book-round-steps = Chaque tour compte quatre étapes : **événement**, **approvisionnement**, **échanges** et **progression**.
book-figure-steps = Les quatre étapes d’un tour.

book-event = Étape 1 : événement
book-event-head = Regardez la carte 1 de la file. Son icône d’événement vaut pour tous pendant tout le tour, même si la carte est prise ensuite. Sans icône, pas d’événement. Le premier tour n’en a jamais.
book-figure-events = Les cinq événements.
book-event-kings-aid = **Aide du roi** : faites autant de combinaisons de ressources identiques que vous voulez, y compris de la même ressource, et prenez un développement pour chacune. La file est complétée après chaque prise ; un marchand ne sert toujours qu’une fois.
book-event-indigenous = **Indigènes** : les ressources différentes ne rapportent que 1 doublon par carte, et il en faut toujours au moins quatre. Les reliques se vendent comme d’habitude, et la combinaison parfaite gagne toujours.
book-event-storm = **Tempête** : toute combinaison de ressources identiques donne la carte 1 de la file, et aucune autre.
book-event-fire = **Incendie** : personne n’entrepose de carte à la fin du tour. Les entrepôts à revenu rapportent quand même.
book-event-pirates = **Pirates** : juste après l’approvisionnement, vous défaussez une carte par escadre d’au moins deux caravelles. Tous choisissent en secret et révèlent ensemble. Une caravelle seule ne risque rien.

book-supply = Étape 2 : approvisionnement
book-supply-deal = Les cartes entreposées reviennent en main. Puis chaque joueur reçoit **cinq cartes**, une à une, dans le sens horaire à partir de la gauche du Maître du commerce.
book-supply-quay = Retournez une carte par caravelle présente sur la table, tous joueurs confondus : le **quai**. Sans caravelle, pas de quai.
book-supply-order = Toutes vos caravelles forment une escadre ; sa valeur est la somme de leurs valeurs. L’escadre la plus **faible** charge d’abord : une carte par caravelle, puis vient l’escadre suivante.
book-supply-tie = À égalité, l’escadre qui a la caravelle la plus faible passe en premier. Deux caravelles n’ont jamais la même valeur : cela suffit toujours à départager.
book-figure-fleets = Trois escadres chargent : 1 + 2 + 7 = 10 et 10 sont à égalité, et celle de la caravelle 1 passe en premier ; 3 + 8 = 11 vient en dernier.
book-supply-example = Six caravelles, donc six cartes au quai. L’escadre 1, 2, 7 prend trois cartes, puis la caravelle 10 en prend une, puis l’escadre 3, 8 prend les deux dernières.

book-trade = Étape 3 : échanges
book-trade-announce = Le Maître du commerce annonce combien de cartes chacun propose : **2, 3 ou 4**.
book-trade-offer = Chacun choisit en secret exactement ce nombre de cartes. Toutes les offres sont révélées ensemble.
book-trade-master = Additionnez les numéros ; une relique vaut ici **10**. L’offre la plus haute donne le titre de Maître du commerce. En cas d’égalité, le titulaire le garde s’il est lui-même à égalité ; sinon, il choisit l’un des ex æquo.
book-figure-offers = Trois offres de trois cartes. 2 + 7 + 10 = 19 est la plus haute : ce joueur devient Maître du commerce et prend le premier.
book-trade-take = Le Maître du commerce prend une carte proposée par un autre joueur. Le joueur qui perd une carte prend à son tour, dans l’offre de n’importe quel autre, et ainsi de suite. Il est interdit de passer.
book-trade-place = La carte prise va dans votre main, ou vous **l’échangez** contre l’une des trois cartes du marché. Le marché ne change que de cette façon.
book-trade-bar = Pas de va-et-vient : si vous avez pris une carte à un joueur et qu’il vous en a pris une aussitôt après, prenez maintenant chez un autre. Cela ne vaut pas à deux joueurs, ni quand aucun autre n’a plus de carte proposée.
book-trade-end = Les échanges s’arrêtent quand il ne reste aucune carte proposée. Si la dernière n’était pas celle du Maître du commerce, il manque une carte à son propriétaire : le Maître du commerce lui en donne une de son choix, en secret. S’il ne reste que votre propre offre quand vous devez prendre, elle revient en main, et le Maître du commerce vous donne quand même une carte, sauf si ce titre est le vôtre.
book-trade-even = Chacun finit les échanges avec autant de cartes qu’avant. Si, au départ, seul le nouveau Maître du commerce a proposé des cartes, il n’y a pas d’échanges.

book-progression = Étape 4 : progression
book-progression-order = Le Maître du commerce désigne le premier joueur ; les autres suivent dans le sens horaire. À votre tour, vous pouvez faire chacune de ces actions une fois, dans l’ordre de votre choix, ou n’en faire aucune :
book-progression-set = Une **combinaison de ressources identiques** de 3, 4 ou 5 cartes vous donne un développement de la file. La rareté et le nombre de cartes déterminent jusqu’où vous pouvez choisir.
book-progression-different = Une combinaison de **4 à 9 ressources différentes** rapporte 5, 7, 10, 15, 20 ou 25 doublons. Sans relique.
book-progression-relics = De 1 à 5 **reliques** se vendent 3, 7, 12, 18 ou 25 doublons.
book-figure-reach = Jusqu’où va une combinaison dans la file, et ce que rapportent les autres.
book-progression-wildcard = Une relique est un **joker** dans une combinaison de ressources identiques. Il faut au moins une carte qui ne soit pas une relique ; c’est elle qui fixe la rareté.
book-progression-example = Deux cotons et une relique forment une combinaison de trois cartes peu communes : prenez la carte 1, 2 ou 3 de la file. Quatre maïs donnent accès aux mêmes trois cartes ; trois vanilles, aux cinq.
book-figure-merchant = Un marchand 4–6 change le cacao en coton : trois cotons donnent accès aux trois premières cartes.
book-progression-refill = Quand un développement est pris, les cartes suivantes avancent aussitôt et une nouvelle carte occupe la place 5.
book-progression-income = Un développement agit dès que vous le prenez. Il verse son revenu à la fin de votre progression, dès ce tour-là.
book-progression-discard = Après la progression de tous, tous choisissent en même temps les cartes à mettre dans leurs entrepôts. Toutes les autres sont défaussées. Quand la pioche est vide, la défausse est mélangée.

book-developments = Développements
book-figure-developments-families = Les quatre familles et leurs effets.
book-developments-merchants = Chaque **marchand** change, une fois par tour, une carte d’une combinaison que vous faites en une ressource de sa catégorie. Un seul marchand par carte ; une relique ne peut pas être changée. Un marchand que vous venez de prendre agit aussitôt.
book-developments-merchant-example = Vous avez 5, 5 et 1, et un marchand 4–6. Le 1 devient un 5 : trois cartes peu communes, donc accès aux trois premiers développements.
book-developments-warehouses = Un **entrepôt** garde une ou deux cartes pour le tour suivant, reliques comprises. Il sert dès le tour où vous le prenez.
book-developments-shipyards = Un **chantier naval** rapporte, à la fin de votre progression, 1 doublon par adversaire qui a plus de caravelles que vous.
book-figure-developments-characters = Les neuf personnages.
book-developments-cortes = **Cortés** rapporte simplement 3 par tour. **Almagro** permet de prendre, au lieu d’une carte de la file, la première de la pioche Développement, même pendant une Tempête ; décidez avant de la regarder.
book-developments-cosa = **La Cosa** vous protège de tout événement dès que vous le prenez. L’Aide du roi ne vous sert pas non plus.
book-developments-casas = **Las Casas** vous permet de proposer moins de cartes qu’annoncé, voire aucune. **Valdivia** ajoute 3 à votre offre pour le titre de Maître du commerce, même si vous ne proposez rien.
book-developments-orellana = **Orellana** rapporte aussitôt 2 doublons chaque fois que votre échange laisse au marché trois cartes identiques ou trois numéros à la suite. Trois reliques sont identiques, mais une relique n’entre jamais dans une suite.
book-developments-coronado = **Coronado** vous permet, au début d’un tour sans icône d’événement, de payer 2 doublons pour déclencher l’événement de votre choix. Il vaut aussi pour vous.
book-developments-fleets = **Pizarro** compte votre plus forte caravelle pour 0 dans l’ordre de chargement. **Ponce** vous permet de répartir vos caravelles en deux escadres à chaque tour, une fois le quai visible ; chacune charge à part et compte à part pour les Pirates.

book-ending = Fin de la partie
book-ending-round = Le tour est toujours joué jusqu’au bout. La partie est finie si un joueur a au moins 75 doublons, ou si la file compte moins de cinq cartes. Le plus riche gagne.
book-figure-perfect = La combinaison parfaite : neuf ressources différentes et une relique.
book-ending-perfect = La **combinaison parfaite** l’emporte sur toute fortune. Les marchands peuvent la compléter, mais aucune relique ne remplace l’une des neuf. Elle compte comme votre combinaison de ressources différentes et ne rapporte rien.
book-ending-ties = Si plusieurs joueurs la réussissent, le plus riche d’entre eux gagne. Les joueurs encore à égalité partagent la victoire.
book-ending-example = À la fin du tour 7, vous avez 78 doublons et un autre joueur 81. Les deux ont dépassé 75 ; le joueur à 81 gagne.

book-questions = Questions fréquentes
book-faq-secret = Que puis-je voir des autres ?
book-faq-secret-answer = Leurs doublons, développements et escadres, le nombre de cartes de leur main, et chaque carte prise ou utilisée. Les mains et les cartes entreposées sont secrètes.
book-faq-both = Puis-je faire les deux sortes de combinaison dans la même progression ?
book-faq-both-answer = Oui, avec des cartes distinctes. Vous pouvez aussi vendre des reliques.
book-faq-market = Puis-je échanger une carte contre une carte de même sorte au marché ?
book-faq-market-answer = Oui. Avec Orellana, cela peut même rapporter des doublons.
book-faq-high = Pourquoi proposer des cartes hautes ?
book-faq-high-answer = Avec l’offre la plus haute, vous prenez en premier et désignez le premier joueur de la progression. On vous prend une carte, mais vous en prenez une autre en retour.
book-faq-queue = Et si la file n’a plus cinq cartes au milieu d’un tour ?
book-faq-queue-answer = Continuez avec les cartes restantes. Une combinaison de ressources identiques qui ne peut prendre aucune carte n’est pas permise.

book-aid-round = Déroulement d’un tour
book-aid-event = **Événement** : l’icône de la carte 1.
book-aid-supply = **Approvisionnement** : les cartes entreposées reviennent, cinq cartes chacun. L’escadre la plus faible charge d’abord, une carte par caravelle. Puis les Pirates.
book-aid-trade = **Échanges** : annonce de 2 à 4, offres secrètes. Le plus haut total (relique 10) devient Maître du commerce et prend en premier ; si on vous prend une carte, à vous de prendre. Gardez-la ou échangez-la au marché.
book-aid-progression = **Progression** : le Maître du commerce désigne qui commence. Une combinaison de ressources identiques, une de ressources différentes, une vente de reliques. Revenu à la fin de la progression. Entreposez, défaussez le reste.

book-aid-pay = Combinaisons

book-aid-events = Événements

book-aid-cards = Développements

book-aid-end = Fin et victoire
book-aid-end-rich = À la fin d’un tour où un joueur a 75 doublons, ou la file moins de cinq cartes : le plus riche gagne.
book-aid-end-perfect = Combinaison parfaite (1 à 9 et une relique) : l’emporte sur tout.
