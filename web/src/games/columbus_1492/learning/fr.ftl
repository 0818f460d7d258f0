### For those who learn 1492. What each question is about; the numbers of rules become links.

guide-opening = Cap à l’ouest : trouvez l’Amérique dans un verre et rentrez le premier. Lancez les quatre dés, ou passez votre tour pour des tonneaux. CC-TRN-01 CC-TRN-02
guide-dice = Roses et voiles vous font avancer, rafales et tempêtes gênent les autres, les longues-vues trouvent cartes, tonneaux et, loin à l’ouest, la terre. Un tonneau relance des dés tant qu’aucun n’a servi. CC-DIE-01 CC-DIE-09 CC-TRN-04
guide-card = Une carte gardée peut être jouée par tour. Celles qui ne servent pas maintenant, comme Beau temps, attendent en main. CC-CRD-03
guide-answer = Quelqu’un annonce une tempête. Qui a le beau temps peut l’annuler avant que la flèche tourne. CC-CRD-13
guide-spin = Seul le dernier lancer de la flèche pousse les caravelles. S’il reste des dés de tempête, vous pouvez relancer. CC-DIE-05
guide-mutiny = L’équipage a faim : un tonneau tout de suite, ou vous passez votre prochain tour. CC-CRD-06
guide-wind = Les vents favorables vous portent jusqu’à deux cases de plus, hors d’un calme aussi. CC-CRD-09
guide-flight = Une rafale qui s’arrête sur une caravelle emporte son mât, et met fin au tour de qui navigue. CC-GUS-02 CC-DMG-01
guide-put-back = La rafale qui a pris votre mât, c’est vous qui la reposez, sur l’une des deux cases rafale. CC-GUS-03
guide-move-on = La rafale a été posée sur votre caravelle. Vous pouvez l’envoyer sur l’autre case rafale. CC-GUS-03

lesson-goal = Vous partez d’Espagne. Trouvez l’Amérique dans un verre, loin à l’ouest, et rapportez la nouvelle le premier. CC-DIS-02 CC-END-01
lesson-opening = Lancez les quatre dés. Ou passez votre tour pour 2 tonneaux, quand il ne vous en reste plus. CC-TRN-01 CC-TRN-02
lesson-dice = Roses et voiles avancent votre caravelle d’une case chacune. Un tonneau relance des dés, tant qu’aucun n’a servi. Cap à l’ouest. CC-DIE-01 CC-DIE-02 CC-TRN-04
lesson-dice-again = Continuez avec les autres dés, dans l’ordre voulu. Une longue-vue pioche une carte, ou apporte un tonneau près d’une île. CC-DIE-07 CC-DIE-08
lesson-weather = Attention : récifs et navires coûtent le mât quand une tempête vous pousse, et dans un calme seules les voiles servent. CC-STO-03 CC-CLM-01
lesson-opening-again = De nouveau à vous. Lancez. CC-TRN-01
lesson-dice-third = Les dés de tempête poussent tous les navires d’un secteur, le vôtre aussi ; ceux de rafale envoient une rafale contre les autres. CC-DIE-04 CC-DIE-03
lesson-west = Dans les deux secteurs les plus à l’ouest, une longue-vue regarde dans un verre. Avec une île habitée, faites demi-tour et rentrez vite. CC-DIE-09 CC-DIS-03
lesson-end = Bon vent : la suite du voyage est à vous, et les règles s’ouvrent depuis chaque numéro. CC-END-01
