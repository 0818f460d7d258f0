### For those who learn 1492. What each question is about; the numbers of rules become links.

guide-opening = Cap à l’ouest : découvrez l’Amérique à la longue-vue et rentrez avant les autres. Lancez les quatre dés, ou renoncez à votre tour pour des tonneaux. CC-TRN-01 CC-TRN-02
guide-dice = Roses des vents et voiles vous font avancer, rafales et tempêtes gênent les autres, les longues-vues donnent des cartes ou des tonneaux et, loin à l’ouest, font découvrir la terre. Tant qu’aucun dé n’a servi, un tonneau permet de relancer. CC-DIE-01 CC-DIE-09 CC-TRN-04
guide-card = Vous pouvez jouer une carte gardée par tour. Celles que vous ne pouvez pas jouer maintenant, comme Beau temps, restent en main. CC-CRD-03
guide-answer = Un joueur déclenche une tempête. Avec Beau temps, vous pouvez l’annuler avant le lancer de la flèche. CC-CRD-13
guide-spin = Seul le dernier lancer de la flèche pousse les caravelles. S’il reste des dés tempête, vous pouvez la relancer. CC-DIE-05
guide-mutiny = L’équipage a faim : donnez un tonneau maintenant, ou passez votre prochain tour. CC-CRD-06
guide-wind = Les vents favorables vous portent jusqu’à deux cases de plus, même hors d’un calme plat. CC-CRD-09
guide-flight = Une rafale qui s’arrête sur une caravelle emporte son mât. Si c’est celle du joueur en cours, son tour prend fin. CC-GUS-02 CC-DMG-01
guide-put-back = Vous reposez la rafale qui a emporté votre mât, sur l’une des deux cases rafale. CC-GUS-03
guide-move-on = La rafale a été posée sur votre caravelle. Vous pouvez l’envoyer sur l’autre case rafale. CC-GUS-03

lesson-goal = Traversez l’Atlantique, découvrez l’Amérique et rapportez la nouvelle en Espagne avant les autres. Pas de points : la première caravelle de retour gagne. Pendant la leçon, faites ce que dit chaque étape ; vous pouvez la quitter à tout moment. CC-END-01
lesson-opening = Chaque tour commence ainsi : lancez les quatre dés, ou renoncez au tour contre 2 tonneaux. Vous avez 3 tonneaux : lancez. CC-TRN-01 CC-TRN-02
lesson-reroll = Deux roses des vents, une voile et une rafale. La rafale ne vous mène pas à l’ouest. Tant qu’aucun dé n’a servi, un tonneau permet de relancer : gardez les trois autres dés et relancez la rafale. CC-TRN-04 CC-TRN-05
lesson-rose = Une tempête : les dés tempête sont sans effet à la manche 1. Utilisez les autres. Une rose des vents vous fait avancer d’une case dans n’importe quelle direction : avancez d’une case vers l’ouest. CC-DIE-01 CC-DIE-06
lesson-rose-again = Utilisez la deuxième rose des vents : encore une case vers l’ouest. Un dé a servi, vous ne pouvez plus relancer. CC-TRN-05
lesson-sail = Une voile vous fait aussi avancer d’une case. Elle répare également le mât et fait sortir d’un calme plat. Encore une case vers l’ouest. CC-DIE-02
lesson-end-turn = Il ne reste que la tempête, encore sans effet. Terminez votre tour. CC-TRN-08
lesson-round = Quand chaque joueur a joué un tour, la manche est finie. À partir de la manche 2, les dés tempête agissent. CC-TRN-11 CC-DIE-06
lesson-opening-again = Votre deuxième tour. Lancez les dés. CC-TRN-01
lesson-island = Une rose des vents et trois longues-vues. Utilisez les dés dans l’ordre qui vous arrange : d’abord une case vers l’ouest, au bord des Açores. CC-TRN-01
lesson-supply = Au bord d’une île, une longue-vue donne un tonneau. Prenez-en un. Vous pouvez en avoir 8 au plus. CC-DIE-07 CC-TRN-03
lesson-supply-again = Prenez un autre tonneau avec la deuxième longue-vue. CC-DIE-10
lesson-draw = Partout sauf dans un calme plat, une longue-vue permet aussi de piocher une carte. Piochez-en une. CC-DIE-08
lesson-keep = Une carte Rafale, à garder. Vous pouvez jouer une carte gardée par tour ; les cartes à étoile agissent aussitôt. Gardez-la pour plus tard et terminez votre tour. CC-CRD-02 CC-CRD-03
lesson-storms = Attention au temps. Une tempête pousse d’une case toutes les caravelles d’un secteur ; contre un récif, une côte ou une autre caravelle, vous perdez votre mât. Une rafale casse le mât de la caravelle où elle s’arrête. CC-STO-03 CC-STO-04 CC-GUS-02
lesson-repair = Sans mât, vous ne naviguez plus : lancez jusqu’à ce qu’une voile le répare. Sur les cases claires règne un calme plat, et seule une voile en fait sortir. CC-DMG-04 CC-CLM-01
lesson-lenses = Dans les deux secteurs les plus à l’ouest, une longue-vue permet de regarder par l’un de ces 15 verres de longue-vue. Cinq montrent une île habitée : l’Amérique. Sept montrent une île déserte et donnent des tonneaux, trois seulement la mer. CC-DIE-09 CC-SET-05
lesson-home = L’Amérique découverte, faites aussitôt demi-tour. La première caravelle de retour sur la case départ avec sa découverte gagne la partie. CC-DIS-03 CC-END-01
lesson-end = Vous connaissez tout le jeu. Terminez le voyage par vous-même ; touchez un numéro pour lire la règle, ou demandez un conseil. CC-END-01
