### For those who learn Amerigo. What each question is about; the numbers of rules become links.

guide-choose = Les couleurs au centre sont les actions offertes. Le plus grand groupe donne les points de celle que vous choisissez ; ou prenez de l’or. AM-RND-03 AM-GLD-01
guide-place = Avant le premier voyage, les deux navires se placent sur le cadre, gratuitement. Commencez près des îles où vous voulez bâtir. AM-NAV-01
guide-navigate = Les deux navires naviguent l’un après l’autre, chacun avec tous les points. AM-NAV-02
guide-sail = Un navire qui s’arrête sur une ancre peut y installer le comptoir. Le premier comptoir d’une île rapporte 3 points. AM-NAV-04 AM-NAV-05
guide-post = Sans comptoir sur une île, on ne peut pas y bâtir. Un comptoir est gratuit. AM-NAV-04 AM-NAV-07
guide-arm = Les canons combattent les pirates à la fin de la manche. S’il en manque, vous perdez des points. AM-CAN-01 AM-PIR-02
guide-plan = Prenez des tuiles pour les bâtir plus tard : vos villages coûtent 1 chacun, une tuile neutre sa taille. AM-PLN-01 AM-PLN-02
guide-progress = Le disque avance d’une case par point. À chaque case à points, vous prenez un jeton de progression. AM-PRO-01
guide-token = Les jetons de progression aident pour toute la partie, une seule fois, ou à la fin. AM-PRO-01 AM-TOK-15
guide-build = Bâtissez les tuiles de votre réserve, reliées à l’un de vos comptoirs. Elles marquent aussitôt, davantage sur une grande île. AM-EXP-01 AM-EXP-03 AM-EXP-05
guide-lay = La tuile se pose sur des cases libres, contre votre comptoir ou une tuile reliée. Les denrées couvertes sont à vous ; la dernière case d’une île rapporte un supplément. AM-EXP-02 AM-EXP-04 AM-EXP-06
guide-buy = À la fin, une denrée rapporte 1, et 1 de plus par jeton de production de sa sorte : c’est le × de votre feuille. AM-YEL-01 AM-END-03
guide-special = Avancez sur la piste d’ordre pour agir plus tôt et marquer à la fin, ou faites l’action de la couleur sous votre disque. AM-WHI-01 AM-WHI-02
guide-disc = Chaque point avance le disque d’une case. Qui est devant agit plus tôt. AM-WHI-01 AM-RND-05

lesson-goal = Cinq manches de sept phases : naviguez, installez des comptoirs, planifiez et bâtissez sur les îles, et tenez les pirates au large. Le plus de points gagne. AM-RND-01 AM-END-06
lesson-wheel = À chaque phase, les cubes d’une couleur tombent dans la tour, et d’autres peuvent en sortir. Ceux du centre sont les actions de la phase. AM-RND-02
lesson-choose = Choisissez l’une de ces actions : le plus grand groupe donne les points de celle que vous prenez. La navigation, en bleu, est un bon début. AM-RND-03
lesson-place = Vos navires partent du cadre. Cherchez l’ancre d’une grande île toute proche. AM-NAV-01
lesson-navigate = Choisissez le navire qui part le premier. Chacun a tous les points. AM-NAV-02
lesson-sail = Terminez sur une ancre : vous pourrez y installer un comptoir. AM-NAV-04
lesson-post = Installez-le : il est gratuit, et le premier d’une île rapporte 3 points. AM-NAV-05
lesson-choose-again = Autre phase, autres actions. La planification, en rouge, prend des tuiles ; l’expansion, en vert, les bâtit. AM-PLN-01 AM-EXP-01
lesson-plan = Prenez des tuiles : un village coûte 1 quelle que soit sa taille, une tuile neutre sa taille. AM-PLN-01
lesson-build = Bâtissez contre votre comptoir. Les denrées couvertes sont à vous. AM-EXP-03 AM-EXP-04
lesson-choose-third = Continuez ainsi. Gardez des canons pour la fin de la manche, quand viennent les pirates. AM-PIR-01
lesson-end = Voilà comment cela marche. La partie est à vous ; les règles s’ouvrent depuis chaque numéro. AM-END-01
