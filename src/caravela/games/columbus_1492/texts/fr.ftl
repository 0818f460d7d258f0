### 1492 Christophe Colomb. See en.ftl for what the keys mean.

title = 1492 Christophe Colomb
score = { $count ->
    [0] encore en mer
   *[other] rentré le premier
  }

option-first-player = Premier joueur
option-first-player-random = Tiré au sort

## Directions, with their article: “vers le nord”.

direction-n = le nord
direction-ne = le nord-est
direction-e = l’est
direction-se = le sud-est
direction-s = le sud
direction-sw = le sud-ouest
direction-w = l’ouest
direction-nw = le nord-ouest

## Dice.

face-rose = { $count ->
    [one] rose des vents
   *[other] roses des vents
  }
face-sail = { $count ->
    [one] voile
   *[other] voiles
  }
face-gust = { $count ->
    [one] rafale
   *[other] rafales
  }
face-storm = { $count ->
    [one] tempête
   *[other] tempêtes
  }
face-spyglass = { $count ->
    [one] longue-vue
   *[other] longues-vues
  }

about-face-rose = Avance d’une case dans n’importe quel sens.
about-face-sail = Avance d’une case, même hors d’un calme plat ; ou remet le grand mât en place.
about-face-gust = Déplace une rafale d’une case.
about-face-storm = Déclenche une tempête dans un secteur ; à eux tous, ces dés donnent autant de lancers de la flèche.
about-face-spyglass = Donne une carte Événement ; ou un tonneau au bord d’une île ; ou un verre dans les deux secteurs de l’ouest.

## Event cards.

card-food = { $n ->
    [one] Vivres ({ $n } tonneau)
   *[other] Vivres ({ $n } tonneaux)
  }
card-mutiny = Mutinerie
card-hurricane = Ouragan
card-fog-n = Brouillard (nord)
card-fog-ne = Brouillard (nord-est)
card-fog-e = Brouillard (est)
card-fog-se = Brouillard (sud-est)
card-fog-s = Brouillard (sud)
card-fog-sw = Brouillard (sud-ouest)
card-fog-w = Brouillard (ouest)
card-fog-nw = Brouillard (nord-ouest)
card-favourable-winds = Vents favorables
card-fair-wind = Bon vent !
card-gust = Rafale de vent ({ $n } cases)
card-carpenter = Charpentier
card-fine-weather = Beau temps

about-card-food = Donne tout de suite ses tonneaux, sans dépasser 8.
about-card-mutiny = Rendez un tonneau tout de suite, ou passez votre prochain tour.
about-card-hurricane = La flèche tourne, et toutes les caravelles sont poussées d’une case de ce côté.
about-card-favourable-winds = Votre caravelle avance encore d’une ou deux cases, même hors d’un calme plat.
about-card-fair-wind = Vous jouez un second tour entier juste après celui-ci.
about-card-gust = Déplace les rafales de { $n } cases au plus en tout.
about-card-carpenter = Avant de lancer les dés : remet le grand mât en place, puis le tour est normal.
about-card-fine-weather = Au tour d’un autre : annule la tempête qu’il vient d’annoncer.

## Lenses.

lens-sea = la mer à perte de vue
lens-desert = { $n ->
    [one] une île déserte à { $n } palmier
   *[other] une île déserte à { $n } palmiers
  }
lens-inhabited = une île habitée

about-lens-sea = Toujours pas de terre.
about-lens-desert = Un tonneau par palmier.
about-lens-inhabited = L’Amérique ! Portez la nouvelle à la case départ.

## What is in the way, and what has cost a mainmast.

barrier-reef = un récif
barrier-island = une île
barrier-coast = la côte
terrain-reef = un récif
terrain-island = une île
terrain-land = la terre
terrain-start = la case départ
cause-reef = un récif
cause-island = une île
cause-coast = la côte
cause-collision = une collision
cause-gust = une rafale de vent

## The table: its places, its figures, and the lines of a sketch.

word-ocean = Océan
word-hand = Vos cartes
word-cards = Cartes Événement
word-pile = Pioche
word-discard = Défausse
word-lenses = Verres
word-dice = Dés
word-barrels = Tonneaux
word-round = Manche
word-turn = Tour
word-sector = Secteur
word-start = Départ
word-azores = Açores
word-canaries = Canaries
word-caravel = Caravelle
word-gust = Rafale
word-calm = Calme plat
word-reef = Récif
word-mast = Grand mât
word-intact = intacte
word-dismasted = démâtée
word-becalmed = encalminée
word-on-gust = sur une rafale
word-america = Amérique découverte
word-lead = Lancez quatre dés, bravez les tempêtes, trouvez la terre et rentrez le premier.
word-kind = Une course aux dés

sketch-legend = En haut : secteurs et colonnes ; à droite : rangées. Une lettre est une caravelle, démâtée si elle est petite ; + plusieurs, 1 et 2 rafales, * les deux, x case rafale, ~ calme plat, ^ récif, o île, # terre, = départ.
sketch-turn = C’est le tour de { $seat }.
sketch-dice = Dés : { $dice }
sketch-storm = Tempête dans le secteur { $sector } · lancers de la flèche : { $count }
sketch-piles = Pioche : { $pile } · défausse : { $discard } · verres : { $lenses }
sketch-you = vous
sketch-counts = En { $column },{ $row } · tonneaux : { $barrels } · cartes : { $cards }
sketch-missed = Tours à passer : { $count }
sketch-gusts = Rafale 1 : { $first } · rafale 2 : { $second }

note-goal = Faites voile vers l’ouest, découvrez une île habitée par un verre de longue-vue et soyez le premier à porter la nouvelle à la case départ.
note-squares = Dans un calme plat, seules les voiles servent. Récifs, îles et côtes barrent la route ; une tempête qui y jette une caravelle lui coûte son grand mât, une collision aussi. Au bord d’une île, une longue-vue donne un tonneau.
note-gusts = Une caravelle intacte qui rencontre une rafale perd son grand mât ; son joueur pose la rafale sur une case rafale à la fin du tour.
note-mast = Une caravelle sans grand mât n’avance pas : une voile le remet en place et finit le tour, ou le charpentier avant le jet.
note-barrels = Tant qu’aucun dé n’est utilisé, un tonneau permet de relancer des dés au choix. Qui ne lance pas les dés prend { $pass } tonneaux ; personne n’en a plus de { $most }.
note-lenses = Un verre montre la mer, une île déserte avec un tonneau par palmier, ou une île habitée : l’Amérique.
note-food = Vivres : donne tout de suite ses tonneaux.
note-fog = Brouillard : toutes les caravelles sont poussées d’une case dans le sens de la carte.

remark-home = retour au port : vous gagnez
remark-gust = une rafale : vous perdez votre grand mât
remark-calm = un calme plat
remark-supply = tonneaux à portée
remark-lenses = verres à portée
remark-storm = pousse { $seats }
remark-nobody = personne là-bas
remark-strike = démâte { $seats }
remark-square = en { $square }
remark-barrels = { $count ->
    [0] pas de place pour un tonneau
    [one] { $count } tonneau
   *[other] { $count } tonneaux
  }

## What players are asked.

ask-opening = À vous de jouer. Lancez-vous les dés ?
ask-dice = Que faites-vous de vos dés ?
ask-card = Les dés n’ont plus rien à faire. Jouez-vous une carte, ou finissez-vous le tour ?
ask-answer = Une tempête s’annonce. Répondez-vous par le beau temps ?
ask-spin = Relancez-vous la flèche, ou laissez-vous souffler la tempête ?
ask-mutiny = Mutinerie ! Donnez-vous un tonneau, ou passez-vous votre prochain tour ?
ask-wind = Où les vents favorables vous portent-ils ?
ask-flight = Où déplacez-vous une rafale ?
ask-put-back = Une rafale a démâté votre caravelle. Où la posez-vous ?
ask-move-on = La rafale a démâté aussi votre caravelle. L’envoyez-vous sur l’autre case rafale ?

step-opening = le choix avant le jet
step-dice = l’emploi des dés
step-card = jouer une carte ou finir le tour
step-answer = la réponse à la tempête
step-spin = le lancer de la flèche
step-mutiny = la mutinerie
step-wind = la route par vents favorables
step-flight = le vol des rafales par carte
step-put-back = la remise d’une rafale
step-move-on = le renvoi d’une rafale

## What they can choose.

action-roll = Lancer les dés
action-give-up = Renoncer au tour pour des tonneaux
action-reroll = Rendre un tonneau et relancer : { $dice }
action-rose = Rose des vents : vers { $direction }
action-sail = Voile : vers { $direction }
action-wind = Vents favorables : vers { $direction }
action-repair = Remettre le grand mât avec une voile
action-gust = { $count ->
    [one] Déplacer la rafale { $gust } en { $column },{ $row } (1 case)
   *[other] Déplacer la rafale { $gust } en { $column },{ $row } ({ $count } cases)
  }
action-storm = Déclencher une tempête dans le secteur { $sector }
action-supply = Prendre un tonneau avec une longue-vue
action-draw = Piocher une carte Événement avec une longue-vue
action-look = Regarder par un verre de longue-vue
action-play = Jouer : { $card }
action-fine-weather = Jouer le beau temps : pas de tempête
action-decline = Laisser venir la tempête
action-spin = Relancer la flèche
action-blow = Laisser souffler la tempête
action-pay = Donner un tonneau à l’équipage
action-miss = Passer le prochain tour
action-stop = S’arrêter là
action-put = Poser la rafale sur la case rafale { $mark }
action-move-on = Envoyer la rafale sur l’autre case rafale
action-leave = Laisser la rafale où elle est
action-end = Finir le tour

## What happened.

log-first-chosen = { $seat } joue en premier.
log-round-began = Manche { $round }.
log-turn-began = C’est le tour de { $seat }.
log-extra-turn-began = Bon vent ! Encore un tour pour { $seat }.
log-turn-missed = { $seat } passe un tour.
log-turn-given-up = { $count ->
    [one] { $seat } renonce à son tour et prend { $count } tonneau.
   *[other] { $seat } renonce à son tour et prend { $count } tonneaux.
  }
log-turn-ended = Le tour de { $seat } est fini.
log-dice-rolled = { $seat } obtient : { $dice }.
log-dice-rolled-again = { $seat } rend un tonneau et relance : { $rolled }. Les dés montrent : { $dice }.
log-caravel-sailed = { $seat } fait voile vers { $direction }, en { $column },{ $row }.
log-caravel-pushed = La caravelle de { $seat } est poussée vers { $direction }, en { $column },{ $row }.
log-caravel-held = { $seat } reste au bord de l’océan.
log-caravel-spared = { $seat } n’a plus de grand mât à perdre : { $cause }.
log-caravel-sheltered = La caravelle de { $seat } est à l’abri sur la case départ.
log-mast-lost = { $seat } perd son grand mât : { $cause }.
log-mast-repaired = { $seat } a remis son grand mât en place.
log-gust-flown = { $count ->
    [one] { $seat } déplace la rafale { $gust } d’une case, en { $column },{ $row }.
   *[other] { $seat } déplace la rafale { $gust } de { $count } cases, en { $column },{ $row }.
  }
log-gust-put-back = { $seat } pose la rafale { $gust } en { $column },{ $row }.
log-gust-left = { $seat } laisse la rafale { $gust } où elle est.
log-storm-named = { $count ->
    [one] { $seat } déclenche une tempête dans le secteur { $sector }, avec 1 lancer de la flèche.
   *[other] { $seat } déclenche une tempête dans le secteur { $sector }, avec { $count } lancers de la flèche au plus.
  }
log-weather-declined = { $seat } laisse venir la tempête.
log-storm-cancelled = { $seat } joue le beau temps : il n’y a pas de tempête.
log-arrow-spun = La flèche indique { $direction }.
log-barrel-taken = { $count ->
    [0] { $seat } n’a plus de place pour un tonneau.
    [one] { $seat } embarque { $count } tonneau à terre.
   *[other] { $seat } embarque { $count } tonneaux à terre.
  }
log-pile-reshuffled = { $count ->
    [one] La pioche est vide : la carte défaussée ({ $count }) en forme une nouvelle.
   *[other] La pioche est vide : les { $count } cartes défaussées sont mélangées pour en former une nouvelle.
  }
log-card-shown = { $seat } pioche une carte Événement : { $card }.
log-card-kept = { $seat } pioche une carte Événement et la garde : « { $card } ».
log-card-kept-hidden = { $seat } pioche une carte Événement et la garde.
log-card-played = { $seat } joue « { $card } ».
log-food-received = { $count ->
    [one] { $seat } prend { $count } tonneau.
   *[other] { $seat } prend { $count } tonneaux.
  }
log-mutiny-paid = { $seat } donne un tonneau à l’équipage.
log-mutiny-unpaid = { $seat } passera un tour.
log-lens-seen = { $count ->
    [0] { $seat } regarde par un verre de longue-vue : { $lens }.
    [one] { $seat } regarde par un verre de longue-vue : { $lens }. Cela rapporte { $count } tonneau.
   *[other] { $seat } regarde par un verre de longue-vue : { $lens }. Cela rapporte { $count } tonneaux.
  }
log-match-won = { $seat } est de retour et annonce l’Amérique !

ending-home = La première caravelle est revenue d’Amérique.

## Why something is not allowed.

why-match-over = La partie est finie.
why-not-now = Pas maintenant. Étape en cours : { $now }. Ce choix se fait à l’étape : { $then }.
why-not-your-turn = C’est à { $seat } de choisir.
why-edge-in-the-way = Impossible d’aller vers { $direction } : l’océan s’arrête là.
why-barrier-in-the-way = Obstacle de ce côté : { $barrier }.
why-caravel-in-the-way = La caravelle de { $seat } occupe cette case.
why-nothing-moved-yet = La carte déplace d’au moins une case.
why-card-not-held = Vous n’avez pas la carte « { $card } ».
why-card-already-played = Vous avez déjà joué votre carte de ce tour.
why-no-card-now = Pas de carte maintenant : autre chose est en cours, ou le tour est fini.
why-no-free-square = Il n’y a pas de case libre autour de votre caravelle.
why-carpenter-before-rolling = Le charpentier se joue avant le jet.
why-nothing-to-repair = Votre grand mât est en place.
why-dismasted = Votre caravelle n’a plus de grand mât.
why-no-gust-flies = Plus aucune rafale ne peut voler dans ce tour.
why-gust-has-struck = La rafale { $gust } a démâté une caravelle et ne vole plus dans ce tour.
why-gust-has-flown = La rafale { $gust } a déjà volé avec cette carte.
why-too-few-squares = { $count ->
    [0] Il ne vous reste aucune case pour une rafale.
    [one] Vous avez { $count } case pour une rafale.
   *[other] Vous avez { $count } cases pour les rafales.
  }
why-no-gust-there = Une rafale ne peut pas se poser ici : { $terrain }.
why-out-of-reach = { $count ->
    [one] La rafale { $gust } n’atteint pas { $column },{ $row } en 1 case.
   *[other] La rafale { $gust } n’atteint pas { $column },{ $row } en { $count } cases.
  }
why-no-such-die = Il ne vous reste pas de dé de cette face : { $die }.
why-no-such-dice = Vous n’avez pas tous ces dés : { $dice }.
why-becalmed = Dans un calme plat, seules les voiles servent. Sans effet : { $die }.
why-no-storm-in-round-one = Il n’y a pas de tempête dans la première manche.
why-no-island-near = Aucune île ne borde votre caravelle.
why-america-found = Vous avez découvert l’Amérique : portez la nouvelle chez vous.
why-not-in-the-west = Le Nouveau Monde n’est en vue que des deux secteurs de l’ouest.
why-die-already-used = Vous avez utilisé un dé : on ne relance plus.
why-no-barrel = Vous n’avez pas de tonneau à rendre.
