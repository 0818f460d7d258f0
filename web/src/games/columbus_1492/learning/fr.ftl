### For those who learn 1492. What each question is about; the numbers of rules become links.

guide-opening = Cap à l’ouest : découvrez l’Amérique à la longue-vue et rentrez le premier. Lancez les quatre dés, ou renoncez à votre tour pour des tonneaux. CC-TRN-01 CC-TRN-02
guide-dice = Roses des vents et voiles vous font avancer, rafales et tempêtes gênent les autres, les longues-vues trouvent cartes, tonneaux et, loin à l’ouest, la terre. Tant qu’aucun dé n’a servi, un tonneau permet de relancer. CC-DIE-01 CC-DIE-09 CC-TRN-04
guide-card = Vous pouvez jouer une carte gardée par tour. Celles que vous ne pouvez pas jouer maintenant, comme Beau temps, restent en main. CC-CRD-03
guide-answer = Un joueur déclenche une tempête. Avec Beau temps, vous pouvez l’annuler avant le lancer de la flèche. CC-CRD-13
guide-spin = Seul le dernier lancer de la flèche pousse les caravelles. S’il reste des dés de tempête, vous pouvez relancer. CC-DIE-05
guide-mutiny = L’équipage a faim : donnez un tonneau maintenant, ou passez votre prochain tour. CC-CRD-06
guide-wind = Les vents favorables vous portent jusqu’à deux cases de plus, même hors d’un calme plat. CC-CRD-09
guide-flight = Une rafale qui s’arrête sur une caravelle emporte son mât. Si c’est celle du joueur en cours, son tour prend fin. CC-GUS-02 CC-DMG-01
guide-put-back = Vous reposez la rafale qui a pris votre mât, sur l’une des deux cases rafale. CC-GUS-03
guide-move-on = La rafale a été posée sur votre caravelle. Vous pouvez l’envoyer sur l’autre case rafale. CC-GUS-03

lesson-goal = Vous partez d’Espagne. Découvrez l’Amérique à la longue-vue, loin à l’ouest, et soyez le premier à rapporter la nouvelle. CC-DIS-02 CC-END-01
lesson-opening = Lancez les quatre dés. Ou, s’il ne vous reste aucun tonneau, renoncez à votre tour et prenez-en 2. CC-TRN-01 CC-TRN-02
lesson-dice = Roses des vents et voiles avancent votre caravelle d’une case chacune. Tant qu’aucun dé n’a servi, un tonneau permet d’en relancer. Cap à l’ouest. CC-DIE-01 CC-DIE-02 CC-TRN-04
lesson-dice-again = Utilisez les autres dés dans l’ordre voulu. Une longue-vue pioche une carte, ou donne un tonneau au bord d’une île. CC-DIE-07 CC-DIE-08
lesson-weather = Attention : heurter un récif ou un navire dans une tempête coûte votre mât, et dans un calme plat seules les voiles servent. CC-STO-03 CC-CLM-01
lesson-opening-again = De nouveau à vous. Lancez. CC-TRN-01
lesson-dice-third = Les dés tempête poussent toutes les caravelles d’un secteur, la vôtre aussi ; les dés rafale envoient une rafale contre les autres. CC-DIE-04 CC-DIE-03
lesson-west = Dans les deux secteurs les plus à l’ouest, une longue-vue permet de regarder par un verre de longue-vue. Île habitée ? Faites demi-tour et rentrez vite. CC-DIE-09 CC-DIS-03
lesson-end = Vous savez l’essentiel. Terminez le voyage par vous-même ; touchez un numéro pour lire la règle. CC-END-01
