### For those who learn Mundus Novus. What each question is about; the numbers of rules become links.

guide-coronado = L’événement de la carte de tête vaut pour tout le tour. Elle n’en porte pas cette fois ; Coronado peut en déclencher un pour 2 doublons. MN-DEV-17
guide-split = Chaque escadre est servie à part, la plus faible d’abord. Ponce vous laisse naviguer en deux escadres, pour qu’une petite choisisse tôt. MN-DEV-12
guide-load = Approvisionnement : l’escadre de plus faible valeur choisit en premier au quai, une carte par caravelle. MN-SUP-03 MN-SUP-04
guide-surrender = Pirates : une escadre de deux caravelles ou plus coûte une carte. Chacun abandonne la sienne en même temps. MN-EVT-09
guide-announce = Échanges : le Maître du commerce dit combien de cartes chacun propose. Plus il y en a, plus elles circulent. MN-TRD-01
guide-offer = Échanges : proposez des cartes dont vous pouvez vous passer. Le plus fort total devient Maître du commerce et prend en premier ; chaque carte perdue est remplacée par une autre. MN-TRD-02 MN-TRD-03
guide-master = Les meilleures offres sont à égalité, sans celle du Maître du commerce : à lui de désigner son successeur. MN-TRD-04
guide-take = Échanges : prenez une carte proposée qui complète votre main. Celui qui perd une carte prend la suivante. MN-TRD-05 MN-TRD-07
guide-place = La carte prise va dans votre main, ou au marché contre l’une des trois cartes qui s’y trouvent. MN-TRD-06
guide-give = Il manque une carte à quelqu’un après les échanges. Le Maître du commerce, qui en a une de trop, en donne une en secret. MN-TRD-10
guide-first = Progression : le premier joueur a toute la file devant lui ; les autres suivent dans le sens horaire. MN-PRG-01
guide-turn = Progression : trois cartes identiques ou plus prennent un développement, quatre différentes ou plus rapportent des doublons, les reliques se vendent. Le reste est perdu. MN-PRG-03 MN-PRG-09 MN-PRG-13
guide-fill = Chaque marchand change une carte de la combinaison en une autre de sa catégorie. Choisissez lesquelles. MN-DEV-01
guide-develop = Votre série atteint certaines cartes de la file : prenez-en une. Elle agit aussitôt et reste à vous. MN-PRG-06 MN-PRG-17
guide-store = Le tour s’achève : ce qu’un entrepôt garde revient en main au prochain approvisionnement. Tout le reste est défaussé. MN-PRG-13 MN-DEV-05
