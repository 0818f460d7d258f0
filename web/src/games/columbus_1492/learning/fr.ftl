### For those who learn 1492. What each question is about; the numbers of rules become links.

guide-opening = Cap à l’ouest : trouvez l’Amérique dans un verre et rentrez le premier. Lancez les quatre dés, ou passez votre tour pour 2 tonneaux. CC-TRN-01 CC-TRN-02
guide-dice = Roses et voiles vous font avancer, rafales et tempêtes gênent les autres, les longues-vues trouvent cartes, tonneaux et, loin à l’ouest, la terre. Un tonneau relance des dés tant qu’aucun n’a servi. CC-DIE-01 CC-DIE-09 CC-TRN-04
guide-answer = Quelqu’un annonce une tempête. Qui a le beau temps peut l’annuler avant que la flèche tourne. CC-CRD-13
guide-spin = Seul le dernier lancer de la flèche pousse les caravelles. S’il reste des dés de tempête, vous pouvez relancer. CC-DIE-05
guide-mutiny = L’équipage a faim : un tonneau tout de suite, ou vous passez votre prochain tour. CC-CRD-06
guide-wind = Les vents favorables vous portent jusqu’à deux cases de plus, hors d’un calme aussi. CC-CRD-09
guide-flight = Une rafale qui s’arrête sur une caravelle emporte son mât, et met fin au tour de qui navigue. CC-GUS-02 CC-DMG-01
guide-put-back = La rafale qui a pris votre mât, c’est vous qui la reposez, sur l’une des deux cases rafale. CC-GUS-03
guide-move-on = La rafale a été posée sur votre caravelle. Vous pouvez l’envoyer sur l’autre case rafale. CC-GUS-03
