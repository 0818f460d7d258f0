### For those who learn Mundus Novus. What each question is about; the numbers of rules become links.

guide-coronado = L’événement de la carte en tête de file vaut pour tout le tour. Elle n’en porte pas cette fois ; Coronado peut en déclencher un pour 2 doublons. MN-DEV-17
guide-split = Chaque escadre charge à part, la plus faible d’abord. Ponce vous permet de former deux escadres, pour que la plus petite charge tôt. MN-DEV-12
guide-load = Approvisionnement : l’escadre de plus faible valeur charge en premier au quai, une carte par caravelle. MN-SUP-03 MN-SUP-04
guide-surrender = Pirates : une escadre de deux caravelles ou plus vous coûte une carte. Tous les joueurs abandonnent leurs cartes en même temps. MN-EVT-09
guide-announce = Échanges : le Maître du commerce dit combien de cartes chacun propose. Plus il y en a, plus il y a d’échanges. MN-TRD-01
guide-offer = Échanges : proposez les cartes dont vous pouvez vous passer. Le plus fort total devient Maître du commerce et prend en premier. Pour chaque carte qu’on vous prend, vous en prenez une autre. MN-TRD-02 MN-TRD-03
guide-master = Les meilleures offres sont à égalité, sans celle du Maître du commerce : c’est lui qui désigne le suivant. MN-TRD-04
guide-take = Échanges : prenez une carte proposée qui complète votre main. Quand on vous prend une carte, c’est à vous de prendre. MN-TRD-05 MN-TRD-07
guide-place = La carte prise va dans votre main, ou au marché contre l’une des trois cartes qui s’y trouvent. MN-TRD-06
guide-give = Il manque une carte à un joueur après les échanges. Le Maître du commerce, qui en a une de trop, lui en donne une en secret. MN-TRD-10
guide-first = Progression : le premier joueur a toute la file devant lui ; les autres suivent dans le sens horaire. MN-PRG-01
guide-turn = Progression : trois cartes identiques ou plus donnent un développement, quatre différentes ou plus rapportent des doublons, et les reliques se vendent. Les cartes inutilisées sont perdues. MN-PRG-03 MN-PRG-09 MN-PRG-13
guide-fill = Chaque marchand change une carte de la combinaison en une ressource de sa catégorie. Choisissez les cartes à changer. MN-DEV-01
guide-develop = Votre combinaison atteint certaines cartes de la file : prenez-en une. Elle agit aussitôt et reste à vous. MN-PRG-06 MN-PRG-17
guide-store = Le tour s’achève. Les cartes entreposées reviennent en main au prochain approvisionnement ; toutes les autres sont défaussées. MN-PRG-13 MN-DEV-05

lesson-goal = Bienvenue au Nouveau Monde. La partie s’arrête quand un joueur a 75 doublons, et le plus riche gagne. Un tour, c’est un événement, l’approvisionnement, les échanges et la progression. Jouons-en un : faites ce que dit chaque étape. MN-END-01 MN-EVT-01
lesson-hand = Voici votre main : cinq cartes par tour. Le numéro indique la rareté : 1 à 3 sont communes, 7 à 9 rares. Le soleil est une relique, un joker qui peut aussi se vendre. MN-SUP-01 MN-PRG-04
lesson-queue = Voici les développements : les caravelles apportent des cartes, les marchands en changent, les personnages changent les règles à votre profit. Trois cartes identiques ou plus en donnent un ; les cartes rares vont plus loin. MN-PRG-03
lesson-market = Le marché : une carte prise aux échanges peut être échangée contre l’une de ces trois. MN-TRD-06
lesson-announce = L’approvisionnement est fait : chacun a cinq cartes. Place aux échanges. Vous êtes le premier Maître du commerce et dites combien de cartes chacun propose. Annoncez 2. MN-TRD-01
lesson-offer = Proposez des cartes en secret. Gardez ce qui va ensemble : vos deux cacaos et le maïs. Choisissez canne à sucre 6 et pomme de terre 7. Le plus haut total prend en premier : des cartes hautes inutiles font une bonne offre. MN-TRD-02 MN-TRD-03
lesson-take = Vos 6 + 7 = 13 font le plus haut total : vous restez Maître du commerce et prenez en premier. Prenez le maïs : un deuxième dans votre main. MN-TRD-05
lesson-place = La carte prise va dans votre main, ou au marché contre l’une des trois cartes qui s’y trouvent. Gardez le maïs. MN-TRD-06
lesson-take-again = Une carte vous a été prise : à vous de prendre encore. Vous venez de vous servir l’un chez l’autre : prenez maintenant chez un autre joueur. Prenez le coton. MN-TRD-07 MN-TRD-08
lesson-exchange = Le coton ne vous sert pas, mais il y a du maïs au marché. Échangez-le contre votre coton : ce sera votre troisième maïs. MN-TRD-06
lesson-take-third = Une carte vous a encore été prise. Une seule carte peut être prise maintenant : l’indigo. MN-TRD-07
lesson-keep = Gardez-le : vous aurez bientôt une carte à donner. MN-TRD-06
lesson-give = Les échanges sont finis. Vous avez pris en premier et avez une carte de trop ; il en manque une à un autre joueur. Donnez l’indigo ; les autres ne le voient pas. MN-TRD-10
lesson-first = La progression. Le Maître du commerce désigne le premier joueur, qui a toute la file devant lui. Désignez-vous. MN-PRG-01
lesson-turn = Choisissez vos trois maïs : une combinaison de ressources identiques. Trois cartes communes donnent accès à la carte 1 de la file ; des cartes plus rares ou plus nombreuses vont plus loin. MN-PRG-03
lesson-develop = Prenez la carte 1 : Pedro de Valdivia. Il agit aussitôt, rapporte 1 doublon par tour et ajoute 3 à vos offres. MN-PRG-06 MN-DEV-14
lesson-end-turn = Il vous reste deux cacaos, qui ne forment aucune combinaison. Terminez la progression : vous touchez votre revenu, et les cartes inutilisées sont perdues. MN-PRG-13 MN-PRG-16
lesson-round = Quand tous ont joué, le tour est fini et le suivant commence. L’événement de la carte en tête de file vaut alors pour tous. MN-EVT-02
lesson-caravels = Avec des caravelles, vous chargez des cartes en plus à l’approvisionnement : une par caravelle, l’escadre la plus faible d’abord. Au début, caravelles et marchands valent le plus. MN-SUP-03 MN-SUP-04
lesson-money = Les doublons viennent de combinaisons de quatre à neuf ressources différentes (5 à 25), de reliques vendues (3 à 25) et du revenu de chaque tour. MN-PRG-09 MN-PRG-10 MN-PRG-16
lesson-win = La partie s’arrête après le tour où un joueur a 75 doublons, ou quand la file ne se remplit plus : le plus riche gagne. Neuf ressources différentes et une relique l’emportent sur toute fortune. MN-END-01 MN-END-02 MN-END-05
lesson-end = Vous savez l’essentiel. Terminez la partie par vous-même. Touchez un numéro pour lire la règle, ou demandez un conseil à tout moment. MN-END-01
