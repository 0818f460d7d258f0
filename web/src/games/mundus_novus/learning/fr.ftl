### For those who learn Mundus Novus. What each question is about; the numbers of rules become links.

guide-coronado = L’événement de la carte de tête vaut pour tout le tour. Elle n’en porte pas cette fois ; Coronado peut en déclencher un pour 2 doublons. MN-DEV-17
guide-split = Chaque escadre est servie à part, la plus faible d’abord. Ponce vous laisse naviguer en deux escadres, pour qu’une petite choisisse tôt. MN-DEV-12
guide-load = Approvisionnement : l’escadre de plus faible valeur choisit en premier au quai, une carte par caravelle. MN-SUP-03 MN-SUP-04
guide-surrender = Pirates : une escadre de deux caravelles ou plus coûte une carte. Chacun abandonne la sienne en même temps. MN-EVT-09
guide-announce = Échanges : le Maître du commerce dit combien de cartes chacun propose. Plus il y en a, plus elles circulent. MN-TRD-01
guide-offer = Échanges : proposez les cartes dont vous pouvez vous passer. Le plus fort total devient Maître du commerce et prend en premier ; toute carte perdue est remplacée. MN-TRD-02 MN-TRD-03
guide-master = Les meilleures offres sont à égalité, sans celle du Maître du commerce : à lui de désigner son successeur. MN-TRD-04
guide-take = Échanges : prenez une carte proposée qui complète votre main. Celui qui perd une carte prend la suivante. MN-TRD-05 MN-TRD-07
guide-place = La carte prise va dans votre main, ou au marché contre l’une des trois cartes qui s’y trouvent. MN-TRD-06
guide-give = Il manque une carte à quelqu’un après les échanges. Le Maître du commerce, qui en a une de trop, en donne une en secret. MN-TRD-10
guide-first = Progression : le premier joueur a toute la file devant lui ; les autres suivent dans le sens horaire. MN-PRG-01
guide-turn = Progression : trois cartes identiques ou plus prennent un développement, quatre différentes ou plus rapportent des doublons, les reliques se vendent. Le reste est perdu. MN-PRG-03 MN-PRG-09 MN-PRG-13
guide-fill = Chaque marchand change une carte de la combinaison en une autre de sa catégorie. Choisissez lesquelles. MN-DEV-01
guide-develop = Votre série atteint certaines cartes de la file : prenez-en une. Elle agit aussitôt et reste à vous. MN-PRG-06 MN-PRG-17
guide-store = Le tour s’achève : ce qu’un entrepôt garde revient en main au prochain approvisionnement. Tout le reste est défaussé. MN-PRG-13 MN-DEV-05

lesson-goal = Bienvenue au Nouveau Monde. Qui atteint 75 doublons met fin à la partie, et le plus riche gagne. Un tour, c’est un événement, l’approvisionnement, les échanges et la progression ; jouons-en un. MN-END-01 MN-EVT-01
lesson-hand = Voici votre main : cinq cartes par tour. Le nombre dit la rareté : 1 à 3 sont communes, 7 à 9 rares. Le soleil est une relique, un joker qui peut aussi se vendre. MN-SUP-01 MN-PRG-04
lesson-queue = Voici les développements : les caravelles apportent des cartes, les marchands en changent, les personnages plient les règles. Trois cartes identiques ou plus en prennent un ; les cartes rares vont plus loin. MN-PRG-03
lesson-market = Le marché : une carte prise aux échanges peut être troquée contre l’une de ces trois. MN-TRD-06
lesson-announce = Vous êtes le premier Maître du commerce et dites combien de cartes chacun propose. Plus il y en a, plus vous aurez le choix. Annoncez un nombre. MN-TRD-01
lesson-offer = Choisissez maintenant autant de cartes dont vous pouvez vous passer, en secret. Le plus fort total devient Maître du commerce et prend en premier : une carte élevée inutile est une bonne offre. Confirmez dans la barre. MN-TRD-02 MN-TRD-03
lesson-take = Toutes les offres sont visibles. Prenez une carte qui complète votre main : une troisième identique, ou une de plus qui diffère de toutes. Celui qui perd une carte prend la suivante. MN-TRD-07
lesson-place = Gardez la carte prise, ou posez-la au marché contre une qui vous sert mieux. MN-TRD-06
lesson-take-again = On vous a pris une carte : à vous de prendre encore. Deux joueurs qui viennent de se servir l’un chez l’autre doivent s’épargner une fois. MN-TRD-08
lesson-give = Vous avez pris en premier et tenez une carte de trop : donnez-en une au joueur à qui il en manque une. Personne d’autre ne la voit. MN-TRD-10
lesson-first = Maître du commerce, vous désignez le premier joueur. Il a toute la file devant lui : désignez-vous si vous voulez une certaine carte. MN-PRG-01
lesson-turn = Progression : choisissez des cartes de votre main. Trois identiques prennent un développement, quatre différentes ou plus rapportent des doublons, les reliques se vendent. La barre dit ce que font vos cartes. MN-PRG-03 MN-PRG-09 MN-PRG-10
lesson-develop = Votre série atteint les cartes dorées de la file. Prenez-en une : caravelles et marchands sont bons au début. MN-PRG-06
lesson-turn-again = Vous pouvez encore faire le reste, une fois chacun. Quand il n’y a plus rien à faire, finissez le tour ; les cartes inutilisées sont perdues. MN-PRG-12 MN-PRG-13
lesson-round = Un nouveau tour. Les panneaux montrent doublons, cartes et développements de chacun ; l’événement de la carte de tête vaut pour ce tour. MN-EVT-02
lesson-load = Les caravelles sont servies au quai, l’escadre la plus faible d’abord : chargez une carte pour chacune des vôtres. MN-SUP-03 MN-SUP-04
lesson-offer-again = De nouveau les échanges, et vous savez comment. Gardez ce qui va ensemble, proposez le reste. MN-TRD-02
lesson-turn-third = Et la progression : tirez le meilleur de votre main. Le revenu tombe à la fin de votre tour, à chaque tour. MN-PRG-16
lesson-end = Vous savez tout. Le reste de la partie est à vous, les règles s’ouvrent depuis chaque numéro, et le conseil est à une touche. MN-END-01
