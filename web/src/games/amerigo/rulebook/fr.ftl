### The rulebook and the player aid of Amerigo.

book-goal = But du jeu
book-goal-win = Explorez les îles du Nouveau Monde : naviguez, installez des comptoirs, planifiez et construisez des tuiles, repoussez les pirates. Après **cinq rounds**, le joueur qui a le plus de points de victoire (PV) gagne. Pour 2 à 4 joueurs.
book-figure-scoring = D’où viennent les points.

book-components = Le matériel en un coup d’œil
book-components-players = Chaque joueur a 12 comptoirs, 2 navires, 16 tuiles de village et une fiche avec une production imprimée de chaque denrée.
book-figure-pieces = Navire, comptoir, tuile de terrain neutre, tuile de village, les cinq denrées et un coffre au trésor.
book-components-tiles = 37 tuiles de terrain neutre de 1 à 6 cases forment la réserve commune. Chacune coûte sa taille pour être planifiée, puis autant pour être construite, et rapporte 2 PV par case sur une petite île, 3 sur une grande. Une tuile de village coûte 1 à planifier et 1 à construire, et rapporte 1 PV, ou 2 sur une grande île.
book-components-tokens = 8 jetons de chaque denrée se trouvent sur les îles. Il y a 50 jetons de production de coût 2, 3 ou 4 ; à moins de quatre, certains restent dans la boîte. 24 jetons de progression apportent des avantages.

book-setup = Mise en place
book-setup-sea = Disposez les tuiles d’île au hasard : 9 à deux joueurs, 12 à trois, les 16 à quatre. Chacune montre des îles avec des cases de comptoir, des ancres et des denrées. Une mer sans grande île, avec plus de cinq grandes îles ou avec une île démesurée est à recommencer.
book-setup-shape = L’océan n’est jamais enfermé par les terres, et les terres de deux tuiles se touchent par un côté ou pas du tout. Des terres qui se rejoignent d’une tuile à l’autre forment **une seule île**. Avec 20 cases ou plus, elle est **grande** et contient un coffre au trésor.
book-setup-frame = Le **cadre** autour de la mer est de l’océan : 12, 14 ou 16 cases à 2, 3 ou 4 joueurs. Chacune touche six cases et les cases de cadre voisines.
book-setup-supply = Posez 8 jetons de progression et 6, 8 ou 10 jetons de production. Cinq des six marqueurs Pirates (0, 0, 1, 2, 3, 4) sont face cachée ; retournez-en un.
book-setup-order = Empilez les disques d’ordre au hasard sur la piste d’action spéciale ; celui du dessus est premier. Les autres reçoivent 1 pièce d’or par joueur placé devant eux : 0, 1, 2, 3 pièces à quatre.
book-setup-tower = Jetez les 49 cubes dans la **tour**. Ceux qui ressortent vont au stockage de leur couleur ; les autres restent à l’intérieur. La tour se choisit à l’ouverture de la table : la tour standard retient environ 12 cubes, la pleine environ 21, la légère environ 5.

book-round = Un round : sept phases
book-figure-actions = Les sept couleurs et leurs actions, dans l’ordre des phases.
book-round-throw = À chaque phase, tous les cubes du stockage de sa couleur vont dans la tour. Ceux qui ressortent, quelle que soit leur couleur, vont au **centre**.
book-round-choose = Dans l’ordre des joueurs, chacun choisit **une action** parmi les couleurs du centre. Le plus grand groupe donne les **points d’action** (PA), quelle que soit l’action choisie. Plusieurs joueurs peuvent choisir la même.
book-round-gold = Ou prenez de l’**or** au lieu d’agir : un tiers des cubes du centre, arrondi à l’entier supérieur. Vous pouvez toujours passer ou renoncer à des PA.
book-round-return = Puis les cubes retournent au stockage de leur couleur. Si le stockage est vide, ou si rien ne ressort, la phase est sautée : personne ne joue ni ne prend d’or.
book-figure-centre = Quatre bleus, deux verts, un noir et un rouge : 4 PA pour la navigation, les canons, la planification ou l’expansion.
book-round-example = Ici, personne ne peut choisir la progression, la production ni l’action spéciale : il n’y a au centre aucun cube marron, jaune ou blanc.
book-round-order = L’ordre d’une phase est fixé à son début. Un disque déplacé pendant la phase compte dès la suivante.

book-navigation = Bleu : navigation
book-navigation-place = Avant votre première navigation, placez vos deux navires sur des cases du cadre, gratuitement.
book-navigation-move = Vos navires se déplacent l’un après l’autre, **chacun avec tous les PA**, une case par PA, jamais en diagonale. Les navires ne barrent pas la route, mais deux navires ne peuvent pas s’arrêter sur la même case de mer.
book-navigation-post = Un navire qui finit sur une **ancre** peut installer gratuitement un comptoir sur la case de comptoir correspondante. Il peut aussi rester sur place. Vous pouvez avoir plusieurs comptoirs sur une île.
book-figure-post = Trois cases jusqu’à l’ancre, puis un comptoir : le premier de cette île rapporte 3 PV.
book-navigation-score = Le **premier** comptoir d’une île rapporte **3 PV**. Sans comptoir sur une île, vous ne pouvez pas y construire.
book-navigation-example = Avec 4 PA, un navire avance de 3 cases et installe le premier comptoir : 3 PV. Son quatrième PA est perdu ; le second navire en a toujours 4.

book-cannons = Noir : canons
book-cannons-arm = Un canon par PA, jusqu’à 12. Vous les tirez à la fin du round.
book-cannons-over = Si votre disque est sur la dernière case de la piste de canons, de progression ou d’action spéciale et qu’il reste des PA, vous recevez **2 pièces d’or**, une fois par action.

book-planning = Rouge : planification
book-planning-take = Prenez des tuiles à construire plus tard : vos tuiles de village pour **1 PA** chacune quelle que soit leur taille, et au plus **une tuile de terrain neutre**, qui coûte sa taille.
book-figure-plan = 4 PA : un domino neutre (2), un village de quatre (1) et un village de trois (1).
book-planning-example = Plus tard, avec l’expansion, vous construisez ces trois tuiles pour 4 PA également.

book-progress = Marron : progression
book-progress-move = Avancez votre disque d’une case par PA. À chaque case à PV atteinte ou dépassée (4, 8, 12, 16, 20), prenez un **jeton de progression** exposé.
book-progress-tokens = Les jetons ne sont renouvelés qu’à la fin du round. Un jeton permanent agit dès qu’il est pris ; un jeton à usage unique ne sert qu’une fois.

book-expansion = Vert : expansion
book-expansion-build = Construisez des tuiles planifiées : un village pour 1 PA, une tuile de terrain neutre pour sa taille. Tournez-les ou retournez-les à votre guise ; ne couvrez que de la terre libre, jamais l’océan, un comptoir ou une tuile. Une case de comptoir vide peut être couverte.
book-expansion-link = Chaque tuile doit toucher par un côté l’un de vos comptoirs ou une tuile qui y est reliée. Les tuiles de terrain neutre et vos propres villages font le lien ; les villages et les comptoirs des autres, non.
book-figure-build = Une tuile de terrain neutre à côté du comptoir rouge : elle couvre une denrée, qui revient au constructeur.
book-expansion-score = Vous prenez les denrées couvertes et marquez aussitôt les points de la tuile, plus nombreux sur une grande île.
book-expansion-complete = Si vous remplissez la dernière case d’une île, avec une tuile ou un comptoir, vous recevez **3 PV**, et sur une grande île le **coffre au trésor**. Une île que personne ne complète ne rapporte rien de tout cela.
book-expansion-posts = Puis chaque joueur qui y a des comptoirs marque un facteur (1, 3, 6, 10, 15, 21 pour 1 à 6 comptoirs) multiplié par le marqueur de round : 5, 4, 3, 2, 1 aux rounds 1 à 5.
book-expansion-example = Au round 2, vous complétez une grande île avec un village : 2 pour la tuile, 3 pour la dernière case et 3 × 4 pour vos deux comptoirs : 17 PV et le coffre. Un autre joueur, avec un seul comptoir, marque 1 × 4 = 4 PV.

book-production = Jaune : production
book-production-buy = Achetez des jetons de production exposés pour leur coût en PA. À la fin, chacun multiplie vos denrées de cette sorte. Ils ne sont pas remplacés avant la fin du round.
book-production-example = Avec 5 PA, vous achetez deux jetons de coton, à 3 et à 2.

book-special = Blanc : action spéciale
book-special-move = Soit vous avancez votre disque d’ordre d’une case par PA et le posez sur le dessus : plus il est avancé, plus vous jouez tôt. Ses cases à PV (3, 7, 11, 15, 19) comptent à la fin.
book-special-colour = Soit vous faites l’action de la couleur sous votre disque avec les PA de la phase, si aucun cube de cette couleur n’est au centre. Sur la dernière case, vous choisissez la couleur.
book-special-example = Avec 5 PA, vous avancez de 4 cases, sur un autre disque, et renoncez à un PA. Un joueur dont le disque est sur une case rouge peut plutôt planifier avec 5 PA, si aucun cube rouge n’est au centre.

book-gold = Or
book-gold-spend = Pendant votre action, chaque pièce d’or dépensée ajoute **1 PA**. En navigation, elle vaut pour chaque navire qui n’a pas fini son déplacement.
book-gold-limit = Vous gardez au plus **12 pièces d’or** ; chaque pièce de plus vaut aussitôt 1 PV. À votre tour, vous pouvez à tout moment échanger un coffre au trésor contre 3 pièces d’or.
book-gold-example = Dix cubes au centre donnent 4 pièces d’or. Si vous en aviez déjà 9, vous en gardez 12 et marquez 1 PV pour la treizième.

book-pirates = Fin du round : pirates
book-pirates-attack = Après la septième phase, les pirates attaquent tout le monde avec la **somme des marqueurs révélés**. Avec assez de canons, tirez-en autant et gardez le reste. Avec trop peu, vous les tirez tous et perdez autant de PV que la force entière, sans descendre sous 0.
book-figure-pirates = Marqueurs 3, 1 et 2 : force 6. Quatre canons : tous tirés, 6 PV perdus. Huit canons : il en reste deux.
book-pirates-next = Puis un nouveau marqueur Pirates est révélé, la moitié des jetons de progression est retirée et quatre nouveaux arrivent, tous les jetons de production sont remplacés, et le marqueur de round change. Si un 4 s’ajoute à 3, 1 et 2, la prochaine attaque a une force de 10.

book-tokens = Jetons de progression
book-figure-tokens = Les jetons de progression et leurs effets.
book-tokens-points = Les jetons **+2** ou **+1/+1** ajoutent des PA chaque fois que vous choisissez leur action, en navigation pour chaque navire ; ils se cumulent et valent aussi avec l’action blanche. Un jeton donne une fois 8 PA par navire.
book-tokens-pirates = Contre les pirates : ils ont 2 de force en plus contre tous les autres, vous ne perdez que la moitié (force 7 : 4 PV), ou vous gagnez 2 pièces d’or par attaque repoussée, même de force 0.
book-tokens-build = À la planification, vous pouvez prendre deux tuiles de terrain neutre ; ou bien les cubes rouges et verts se valent : l’un ou l’autre ouvre la planification et l’expansion.
book-tokens-gold = Or : 3 ou 5 pièces une fois, 1 par comptoir installé, ou une pièce pour deux cubes quand vous prenez de l’or.
book-tokens-end = Avec l’action blanche, devenir aussitôt premier. Une fois, marquer les cubes du centre au lieu d’agir. À la fin : 1 PV par comptoir, 7 PV, ou votre or une seconde fois.

book-ending = Fin et décompte final
book-ending-when = La partie se termine après le round 5 : les pirates attaquent une dernière fois, puis on compte :
book-ending-gold = **Or** : échangez vos coffres et vos jetons d’or à usage unique ; l’or au-delà de 12 donne des PV. Puis 1 PV par pièce d’or.
book-ending-commodities = **Denrées** : pour chaque sorte, vos jetons multipliés par votre production, y compris celle de votre fiche.
book-ending-tracks = Jetons de **progression** qui comptent à la fin, puis la case à PV la plus avancée atteinte sur la piste de progression et sur la piste d’action spéciale.
book-ending-example = 10 pièces d’or, un coffre et un jeton de 5 pièces non utilisé : 12 pièces et 6 PV, puis 12 PV. Denrées 4×3 + 1×1 + 2×0 + 1×2 + 2×2 = 19. Jetons 7 et 12. Piste de progression 10, piste d’action spéciale 6. En tout **72 PV**.
book-ending-win = Le joueur qui a le plus de PV gagne. En cas d’égalité, l’ordre des joueurs décide. Les tuiles planifiées mais jamais construites ne rapportent rien.

book-questions = Questions fréquentes
book-faq-hidden = Qu’est-ce qui est caché ?
book-faq-hidden-answer = Seulement les marqueurs Pirates face cachée et l’ordre des jetons à venir. Tout le reste est visible, et les points n’ont pas de limite.
book-faq-same = Les cubes du centre s’épuisent-ils ?
book-faq-same-answer = Non. Ils montrent seulement ce qui peut être choisi ; tous ont les mêmes PA.
book-faq-covered = Puis-je bloquer une case de comptoir ?
book-faq-covered-answer = Oui. Construisez sur une case de comptoir vide : aucun comptoir ne peut plus y être installé.
book-faq-cannons = Mes canons servent-ils si je n’en ai pas assez ?
book-faq-cannons-answer = Non. Vous les tirez tous et perdez quand même la force entière. Il suffit d’en avoir juste assez.

book-aid-phase = Chaque phase
book-aid-throw = Les cubes de la couleur de la phase vont dans la tour ; ceux qui ressortent vont au centre.
book-aid-choose = Choisissez une couleur du centre. PA = plus grand groupe. Ou de l’or : un tiers des cubes, arrondi à l’entier supérieur.
book-aid-spend = Chaque pièce d’or dépensée donne 1 PA de plus.

book-aid-actions = Actions
book-aid-navigation = **Navigation** : les deux navires, 1 PA par case chacun. Comptoir depuis une ancre ; premier de l’île 3 PV.
book-aid-cannons = **Canons** : 1 PA chacun, 12 au plus.
book-aid-planning = **Planification** : village 1 PA, une tuile de terrain neutre pour sa taille.
book-aid-progress = **Progression** : 1 PA par case ; un jeton à 4, 8, 12, 16, 20.
book-aid-expansion = **Expansion** : village 1 PA, tuile de terrain neutre sa taille. Village 1 PV (grande île 2), neutre 2 PV par case (grande 3).
book-aid-production = **Production** : achetez des jetons pour 2, 3 ou 4 PA.
book-aid-special = **Action spéciale** : avancez votre disque d’ordre, ou faites l’action de sa couleur.

book-aid-island = Compléter une île
book-aid-last = Dernière case : 3 PV, et le coffre sur une grande île (20 cases ou plus).
book-figure-factors = Comptoirs, facteur et marqueur de round.

book-aid-pirates = Fin du round
book-aid-attack = Pirates : tirez autant de canons que la somme des marqueurs, ou tirez tout et perdez autant de PV.

book-aid-score = Ce qui rapporte

book-aid-tokens = Jetons de progression
