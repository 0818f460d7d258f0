### For those who learn Mundus Novus. What each question is about; the numbers of rules become links.

guide-coronado = L’événement de la carte en tête de file vaut pour tout le tour. Elle n’en porte pas cette fois ; Coronado peut en déclencher un pour 2 doublons. MN-DEV-17
guide-split = Chaque escadre charge à part, la plus faible d’abord. Ponce vous laisse naviguer en deux escadres, pour qu’une petite charge tôt. MN-DEV-12
guide-load = Approvisionnement : l’escadre de plus faible valeur charge en premier au quai, une carte par caravelle. MN-SUP-03 MN-SUP-04
guide-surrender = Pirates : une escadre de deux caravelles ou plus vous coûte une carte. Tous les joueurs abandonnent leurs cartes en même temps. MN-EVT-09
guide-announce = Échanges : le Maître du commerce dit combien de cartes chacun propose. Plus il y en a, plus elles circulent. MN-TRD-01
guide-offer = Échanges : proposez les cartes dont vous pouvez vous passer. Le plus fort total devient Maître du commerce et prend en premier. Pour chaque carte qu’on vous prend, vous en prenez une autre. MN-TRD-02 MN-TRD-03
guide-master = Les meilleures offres sont à égalité, sans celle du Maître du commerce : c’est lui qui désigne le suivant. MN-TRD-04
guide-take = Échanges : prenez une carte proposée qui complète votre main. Quand on vous prend une carte, vous prenez la suivante. MN-TRD-05 MN-TRD-07
guide-place = La carte prise va dans votre main, ou au marché contre l’une des trois cartes qui s’y trouvent. MN-TRD-06
guide-give = Il manque une carte à un joueur après les échanges. Le Maître du commerce, qui en a une de trop, lui en donne une en secret. MN-TRD-10
guide-first = Progression : le premier joueur a toute la file devant lui ; les autres suivent dans le sens des aiguilles d’une montre. MN-PRG-01
guide-turn = Progression : trois cartes identiques ou plus donnent un développement, quatre différentes ou plus rapportent des doublons, et les reliques se vendent. Les cartes inutilisées sont perdues. MN-PRG-03 MN-PRG-09 MN-PRG-13
guide-fill = Chaque marchand change une carte de la combinaison en une autre de sa catégorie. Choisissez les cartes à changer. MN-DEV-01
guide-develop = Votre combinaison atteint certaines cartes de la file : prenez-en une. Elle agit aussitôt et reste à vous. MN-PRG-06 MN-PRG-17
guide-store = Le tour s’achève. Les cartes entreposées reviennent en main au prochain approvisionnement ; toutes les autres sont défaussées. MN-PRG-13 MN-DEV-05

lesson-goal = Bienvenue au Nouveau Monde. La partie s’arrête quand un joueur a 75 doublons, et le plus riche gagne. Un tour, c’est un événement, l’approvisionnement, les échanges et la progression. Jouons-en un. MN-END-01 MN-EVT-01
lesson-hand = Voici votre main : cinq cartes par tour. Le nombre indique la rareté : 1 à 3 sont communes, 7 à 9 rares. Le soleil est une relique, un joker qui peut aussi se vendre. MN-SUP-01 MN-PRG-04
lesson-queue = Voici les développements : les caravelles apportent des cartes, les marchands en changent, les personnages changent les règles à votre profit. Trois cartes identiques ou plus en donnent un ; les cartes rares vont plus loin. MN-PRG-03
lesson-market = Le marché : une carte prise aux échanges peut être échangée contre l’une de ces trois. MN-TRD-06
lesson-announce = Vous êtes le premier Maître du commerce et dites combien de cartes chacun propose. Plus il y en a, plus vous aurez le choix. Annoncez un nombre. MN-TRD-01
lesson-offer = Choisissez maintenant autant de cartes dont vous pouvez vous passer, en secret. Le plus fort total devient Maître du commerce et prend en premier : une carte élevée inutile est une bonne offre. Confirmez dans la barre. MN-TRD-02 MN-TRD-03
lesson-take = Toutes les offres sont révélées. Prenez une carte qui complète votre main : une troisième identique, ou une de plus qui diffère de toutes. Quand on vous prend une carte, vous prenez la suivante. MN-TRD-07
lesson-place = Gardez la carte prise, ou échangez-la au marché contre une qui vous sert mieux. MN-TRD-06
lesson-take-again = On vous a pris une carte : à vous de prendre encore. Si vous venez de prendre l’un chez l’autre, prenez maintenant chez un autre joueur. MN-TRD-08
lesson-give = Vous avez pris en premier et avez une carte de trop. Donnez-en une au joueur à qui il en manque une ; les autres ne la voient pas. MN-TRD-10
lesson-first = Maître du commerce, vous désignez le premier joueur, qui a toute la file devant lui. Désignez-vous si vous voulez une certaine carte. MN-PRG-01
lesson-turn = Progression : choisissez des cartes de votre main. Trois identiques donnent un développement, quatre différentes ou plus rapportent des doublons, les reliques se vendent. La barre indique ce que font vos cartes. MN-PRG-03 MN-PRG-09 MN-PRG-10
lesson-develop = Votre combinaison atteint les cartes dorées de la file. Prenez-en une : caravelles et marchands sont bons au début. MN-PRG-06
lesson-turn-again = Vous pouvez encore faire le reste, une fois chacun. Quand il n’y a plus rien à faire, terminez la progression ; les cartes inutilisées sont perdues. MN-PRG-12 MN-PRG-13
lesson-round = Un nouveau tour. Les panneaux montrent doublons, cartes et développements de chacun. L’événement de la carte en tête de file vaut pour ce tour. MN-EVT-02
lesson-load = Les caravelles chargent au quai, l’escadre la plus faible d’abord : chargez une carte pour chacune des vôtres. MN-SUP-03 MN-SUP-04
lesson-offer-again = De nouveau les échanges. Gardez ce qui va ensemble et proposez le reste. MN-TRD-02
lesson-turn-third = Et la progression : tirez le meilleur de votre main. Vous touchez votre revenu à la fin de chaque progression. MN-PRG-16
lesson-end = Vous savez l’essentiel. Terminez la partie par vous-même. Touchez un numéro pour lire la règle, ou demandez un conseil à tout moment. MN-END-01
