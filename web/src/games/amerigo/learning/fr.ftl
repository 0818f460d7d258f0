### For those who learn Amerigo. What each question is about; the numbers of rules become links.

guide-choose = Les couleurs au centre sont les actions au choix. Le plus grand groupe donne les points d’action, quelle que soit l’action choisie. Ou prenez de l’or. AM-RND-03 AM-GLD-01
guide-place = Avant le premier voyage, placez gratuitement vos deux navires sur le cadre. Commencez près des îles où vous voulez construire. AM-NAV-01
guide-navigate = Vos deux navires naviguent l’un après l’autre, chacun avec tous les points d’action. AM-NAV-02
guide-sail = Un navire qui s’arrête sur une ancre peut y installer un comptoir. Le premier comptoir d’une île rapporte 3 points. AM-NAV-04 AM-NAV-05
guide-post = Sans comptoir sur une île, vous ne pouvez pas y construire. Un comptoir est gratuit. AM-NAV-04 AM-NAV-07
guide-arm = Les canons combattent les pirates à la fin du round. S’il en manque, vous perdez des points. AM-CAN-01 AM-PIR-02
guide-plan = Planifiez des tuiles pour les construire plus tard : vos villages coûtent 1 PA chacun, une tuile de terrain neutre sa taille. AM-PLN-01 AM-PLN-02
guide-progress = Le disque avance d’une case par point d’action. À chaque case à points, vous prenez un jeton de progression. AM-PRO-01
guide-token = Certains jetons de progression aident jusqu’à la fin de la partie, d’autres une seule fois, d’autres au décompte final. AM-PRO-01 AM-TOK-15
guide-build = Construisez vos tuiles planifiées, reliées à l’un de vos comptoirs. Elles rapportent aussitôt, davantage sur une grande île. AM-EXP-01 AM-EXP-03 AM-EXP-05
guide-lay = Posez la tuile sur des cases libres, à côté de votre comptoir ou d’une tuile reliée. Vous prenez les denrées couvertes ; remplir la dernière case d’une île rapporte un supplément. AM-EXP-02 AM-EXP-04 AM-EXP-06
guide-buy = À la fin, une denrée rapporte 1, et 1 de plus par jeton de production de sa sorte : c’est le × de votre fiche. AM-YEL-01 AM-END-03
guide-special = Avancez sur la piste d’action spéciale pour jouer plus tôt et marquer à la fin, ou faites l’action de la couleur sous votre disque. AM-WHI-01 AM-WHI-02
guide-disc = Chaque point d’action avance le disque d’une case. Plus vous êtes devant, plus vous jouez tôt. AM-WHI-01 AM-RND-05

lesson-goal = Cinq rounds de sept phases : naviguez, installez des comptoirs, planifiez et construisez sur les îles, et repoussez les pirates. Le plus de points de victoire gagne. AM-RND-01 AM-END-06
lesson-wheel = À chaque phase, les cubes d’une couleur tombent dans la tour, et d’autres peuvent en sortir. Les couleurs au centre sont les actions de la phase. AM-RND-02
lesson-choose = Choisissez l’une de ces actions. Le plus grand groupe donne les points d’action, quelle que soit l’action choisie. La navigation (bleu) est un bon début. AM-RND-03
lesson-place = Vos navires partent du cadre. Cherchez l’ancre d’une grande île toute proche. AM-NAV-01
lesson-navigate = Choisissez le navire qui part le premier. Chacun a tous les points d’action. AM-NAV-02
lesson-sail = Terminez sur une ancre : vous pourrez y installer un comptoir. AM-NAV-04
lesson-post = Installez-le : il est gratuit, et le premier d’une île rapporte 3 points. AM-NAV-05
lesson-choose-again = Nouvelle phase, nouvelles actions. La planification (rouge) prend des tuiles ; l’expansion (vert) les construit. AM-PLN-01 AM-EXP-01
lesson-plan = Prenez des tuiles : un village coûte 1 PA quelle que soit sa taille, une tuile de terrain neutre sa taille. AM-PLN-01
lesson-build = Construisez à côté de votre comptoir. Vous prenez les denrées couvertes. AM-EXP-03 AM-EXP-04
lesson-choose-third = Continuez ainsi. Gardez des canons pour la fin du round, quand les pirates attaquent. AM-PIR-01
lesson-end = Vous savez l’essentiel. Terminez la partie par vous-même ; touchez un numéro pour lire la règle. AM-END-01
