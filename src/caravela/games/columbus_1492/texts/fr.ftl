### 1492 Christophe Colomb. See en.ftl for what the keys mean.

title = 1492 Christophe Colomb
score = { $count ->
    [0] encore en mer
   *[other] premier retour
  }

option-first-player = Premier joueur
option-first-player-random = Tirage au sort

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

about-face-rose = Avance d’une case dans n’importe quelle direction.
about-face-sail = Avance d’une case, même hors d’un calme plat ; ou répare le grand mât.
about-face-gust = Déplace une rafale d’une case.
about-face-storm = Déclenche une tempête dans un secteur. Chaque dé tempête donne un lancer de la flèche.
about-face-spyglass = Pioche une carte Événement ; ou prend un tonneau au bord d’une île ; ou regarde par un verre de longue-vue dans les deux secteurs les plus à l’ouest.

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
about-card-mutiny = Donnez un tonneau maintenant, ou passez votre prochain tour.
about-card-hurricane = On lance la flèche : toutes les caravelles sont poussées d’une case dans cette direction.
about-card-favourable-winds = Votre caravelle avance encore de deux cases au plus, même hors d’un calme plat.
about-card-fair-wind = Vous jouez un autre tour entier juste après celui-ci.
about-card-gust = Déplace les rafales de { $n } cases en tout au plus.
about-card-carpenter = Avant de lancer les dés : répare le grand mât, puis vous jouez un tour normal.
about-card-fine-weather = Pendant le tour d’un autre : annule la tempête qui vient d’être déclenchée.

## Lenses.

lens-sea = la mer à perte de vue
lens-desert = { $n ->
    [one] une île déserte à { $n } palmier
   *[other] une île déserte à { $n } palmiers
  }
lens-inhabited = une île habitée

about-lens-sea = Toujours pas de terre.
about-lens-desert = Un tonneau par palmier.
about-lens-inhabited = L’Amérique ! Rapportez la nouvelle à la case départ.

## Obstacles, and the causes of a lost mainmast.

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
word-lenses = Verres de longue-vue
word-dice = Dés
word-barrels = Tonneaux
word-round = Manche { $number }
word-round-before = Manche précédente
word-round-after = Manche suivante
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
word-lead = Lancez quatre dés, bravez les tempêtes, découvrez la terre et rentrez avant les autres.
word-kind = Une course aux dés

sketch-legend = En haut : secteurs et colonnes ; à droite : rangées. Une lettre est une caravelle, en minuscule si elle est démâtée ; + plusieurs, 1 et 2 rafales, * les deux, x case rafale, ~ calme plat, ^ récif, o île, # terre, = départ.
sketch-turn = À { $seat } de jouer.
sketch-dice = Dés : { $dice }
sketch-storm = Tempête dans le secteur { $sector } · lancers de la flèche : { $count }
sketch-piles = Pioche : { $pile } · défausse : { $discard } · verres de longue-vue : { $lenses }
sketch-you = vous
sketch-counts = En { $column },{ $row } · tonneaux : { $barrels } · cartes : { $cards }
sketch-missed = Tours à passer : { $count }
sketch-gusts = Rafale 1 : { $first } · rafale 2 : { $second }

note-goal = Faites voile vers l’ouest, découvrez une île habitée par un verre de longue-vue et rapportez la nouvelle à la case départ avant les autres.
note-squares = Dans un calme plat, seules les voiles servent. Récifs, îles et côtes barrent la route ; une tempête qui pousse une caravelle contre eux lui coûte son grand mât, une collision aussi. Au bord d’une île, une longue-vue donne un tonneau.
note-gusts = Une caravelle intacte qui rencontre une rafale perd son grand mât. Son joueur pose la rafale sur une case rafale à la fin du tour.
note-mast = Une caravelle démâtée n’avance pas. Une voile répare le grand mât et termine le tour ; le charpentier le répare avant le jet.
note-barrels = Tant qu’aucun dé n’est utilisé, un tonneau permet de relancer des dés au choix. Ou renoncez à votre tour sans lancer les dés et prenez { $pass } tonneaux. Vous ne pouvez pas en avoir plus de { $most }.
note-lenses = Un verre de longue-vue montre la mer, une île déserte avec un tonneau par palmier, ou une île habitée : l’Amérique.
note-food = Vivres : donne tout de suite ses tonneaux.
note-fog = Brouillard : toutes les caravelles sont poussées d’une case dans la direction de la carte.

remark-home = retour au port : vous gagnez
remark-gust = une rafale : vous perdez votre grand mât
remark-calm = un calme plat
remark-supply = tonneaux à portée
remark-lenses = verres de longue-vue à portée
remark-storm = pousse { $seats }
remark-nobody = personne
remark-strike = démâte { $seats }
remark-square = en { $square }
remark-barrels = { $count ->
    [0] pas de place pour un tonneau
    [one] { $count } tonneau
   *[other] { $count } tonneaux
  }

## Questions to the players.

ask-opening = À vous de jouer : lancez les dés, ou renoncez à votre tour pour des tonneaux.
ask-dice = Comment utilisez-vous vos dés ?
ask-card = Plus aucun dé utilisable. Jouez une carte ou terminez votre tour.
ask-answer = Une tempête s’annonce. Jouer Beau temps pour l’annuler ?
ask-spin = Relancez-vous la flèche, ou laissez-vous souffler la tempête ?
ask-mutiny = Mutinerie ! Donnez-vous un tonneau, ou passez-vous votre prochain tour ?
ask-wind = Où les vents favorables vous portent-ils ?
ask-flight = Où déplacez-vous une rafale avec votre carte ?
ask-put-back = Une rafale a démâté votre caravelle. Où la posez-vous ?
ask-move-on = La rafale a démâté aussi votre caravelle. L’envoyez-vous sur l’autre case rafale ?

step-opening = choix avant le jet
step-dice = utilisation des dés
step-card = carte ou fin du tour
step-answer = réponse à la tempête
step-spin = lancer de la flèche
step-mutiny = mutinerie
step-wind = route par vents favorables
step-flight = déplacement des rafales par une carte
step-put-back = pose d’une rafale
step-move-on = renvoi d’une rafale

## Actions to choose from.

action-roll = Lancer les dés
action-give-up = Renoncer à votre tour et prendre des tonneaux
action-reroll = Rendre un tonneau et relancer : { $dice }
action-rose = Rose des vents : vers { $direction }
action-sail = Voile : vers { $direction }
action-wind = Vents favorables : vers { $direction }
action-repair = Réparer le grand mât avec une voile
action-gust = { $count ->
    [one] Déplacer la rafale { $gust } en { $column },{ $row } (1 case)
   *[other] Déplacer la rafale { $gust } en { $column },{ $row } ({ $count } cases)
  }
action-storm = Déclencher une tempête dans le secteur { $sector }
action-supply = Prendre un tonneau avec une longue-vue
action-draw = Piocher une carte Événement avec une longue-vue
action-look = Regarder par un verre de longue-vue
action-play = Jouer : { $card }
action-fine-weather = Jouer Beau temps : annuler la tempête
action-decline = Laisser venir la tempête
action-spin = Relancer la flèche
action-blow = Laisser souffler la tempête
action-pay = Donner un tonneau à l’équipage
action-miss = Passer votre prochain tour
action-stop = S’arrêter là
action-put = Poser la rafale sur la case rafale { $mark }
action-move-on = Envoyer la rafale sur l’autre case rafale
action-leave = Laisser la rafale où elle est
action-end = Terminer le tour

## Events of the log.

log-first-chosen = { $seat } joue en premier.
    .you = Vous jouez en premier.
log-round-began = Manche { $round }.
log-turn-began = À { $seat } de jouer.
    .you = À vous de jouer.
log-extra-turn-began = Bon vent ! { $seat } joue encore un tour.
    .you = Bon vent ! Vous jouez encore un tour.
log-turn-missed = { $seat } passe un tour.
    .you = Vous passez un tour.
log-turn-given-up = { $count ->
    [one] { $seat } renonce à son tour et prend { $count } tonneau.
   *[other] { $seat } renonce à son tour et prend { $count } tonneaux.
  }
    .you = { $count ->
        [one] Vous renoncez à votre tour et prenez { $count } tonneau.
       *[other] Vous renoncez à votre tour et prenez { $count } tonneaux.
      }
log-turn-ended = { $seat } termine son tour.
    .you = Vous terminez votre tour.
log-dice-rolled = { $seat } obtient : { $dice }.
    .you = Vous obtenez : { $dice }.
log-dice-rolled-again = { $seat } rend un tonneau et relance : { $rolled }. Les dés montrent : { $dice }.
    .you = Vous rendez un tonneau et relancez : { $rolled }. Les dés montrent : { $dice }.
log-caravel-sailed = { $seat } fait voile vers { $direction }, en { $column },{ $row }.
    .you = Vous faites voile vers { $direction }, en { $column },{ $row }.
log-caravel-pushed = { $seat } subit une poussée vers { $direction }, en { $column },{ $row }.
    .you = Vous subissez une poussée vers { $direction }, en { $column },{ $row }.
log-caravel-held = { $seat } reste au bord de l’océan.
    .you = Vous restez au bord de l’océan.
log-caravel-spared = { $seat } n’a plus de grand mât à perdre : { $cause }.
    .you = Vous n’avez plus de grand mât à perdre : { $cause }.
log-caravel-sheltered = { $seat } reste à l’abri sur la case départ.
    .you = Vous restez à l’abri sur la case départ.
log-mast-lost = { $seat } perd son grand mât : { $cause }.
    .you = Vous perdez votre grand mât : { $cause }.
log-mast-repaired = { $seat } répare son grand mât.
    .you = Vous réparez votre grand mât.
log-gust-flown = { $count ->
    [one] { $seat } déplace la rafale { $gust } d’une case, en { $column },{ $row }.
   *[other] { $seat } déplace la rafale { $gust } de { $count } cases, en { $column },{ $row }.
  }
    .you = { $count ->
        [one] Vous déplacez la rafale { $gust } d’une case, en { $column },{ $row }.
       *[other] Vous déplacez la rafale { $gust } de { $count } cases, en { $column },{ $row }.
      }
log-gust-put-back = { $seat } pose la rafale { $gust } en { $column },{ $row }.
    .you = Vous posez la rafale { $gust } en { $column },{ $row }.
log-gust-left = { $seat } laisse la rafale { $gust } où elle est.
    .you = Vous laissez la rafale { $gust } où elle est.
log-storm-named = { $count ->
    [one] { $seat } déclenche une tempête dans le secteur { $sector }, avec 1 lancer de la flèche.
   *[other] { $seat } déclenche une tempête dans le secteur { $sector }, avec { $count } lancers de la flèche au plus.
  }
    .you = { $count ->
        [one] Vous déclenchez une tempête dans le secteur { $sector }, avec 1 lancer de la flèche.
       *[other] Vous déclenchez une tempête dans le secteur { $sector }, avec { $count } lancers de la flèche au plus.
      }
log-weather-declined = { $seat } laisse venir la tempête.
    .you = Vous laissez venir la tempête.
log-storm-cancelled = { $seat } joue Beau temps : la tempête est annulée.
    .you = Vous jouez Beau temps : la tempête est annulée.
log-arrow-spun = La flèche indique { $direction }.
log-barrel-taken = { $count ->
    [0] { $seat } n’a plus de place pour un tonneau.
    [one] { $seat } prend { $count } tonneau sur l’île.
   *[other] { $seat } prend { $count } tonneaux sur l’île.
  }
    .you = { $count ->
        [0] Vous n’avez plus de place pour un tonneau.
        [one] Vous prenez { $count } tonneau sur l’île.
       *[other] Vous prenez { $count } tonneaux sur l’île.
      }
log-pile-reshuffled = { $count ->
    [one] La pioche est vide : la carte défaussée ({ $count }) en forme une nouvelle.
   *[other] La pioche est vide : les { $count } cartes défaussées sont mélangées pour en former une nouvelle.
  }
log-card-shown = { $seat } pioche une carte Événement : { $card }.
    .you = Vous piochez une carte Événement : { $card }.
log-card-kept = { $seat } pioche une carte Événement et la garde : « { $card } ».
    .you = Vous piochez une carte Événement et la gardez : « { $card } ».
log-card-kept-hidden = { $seat } pioche une carte Événement et la garde.
    .you = Vous piochez une carte Événement et la gardez.
log-card-played = { $seat } joue « { $card } ».
    .you = Vous jouez « { $card } ».
log-food-received = { $count ->
    [one] { $seat } prend { $count } tonneau.
   *[other] { $seat } prend { $count } tonneaux.
  }
    .you = { $count ->
        [one] Vous prenez { $count } tonneau.
       *[other] Vous prenez { $count } tonneaux.
      }
log-mutiny-paid = { $seat } donne un tonneau à l’équipage.
    .you = Vous donnez un tonneau à l’équipage.
log-mutiny-unpaid = { $seat } passera un tour.
    .you = Vous passerez un tour.
log-lens-seen = { $count ->
    [0] { $seat } regarde par un verre de longue-vue : { $lens }.
    [one] { $seat } regarde par un verre de longue-vue : { $lens }, { $count } tonneau.
   *[other] { $seat } regarde par un verre de longue-vue : { $lens }, { $count } tonneaux.
  }
    .you = { $count ->
        [0] Vous regardez par un verre de longue-vue : { $lens }.
        [one] Vous regardez par un verre de longue-vue : { $lens }, { $count } tonneau.
       *[other] Vous regardez par un verre de longue-vue : { $lens }, { $count } tonneaux.
      }
log-match-won = { $seat } rapporte la nouvelle de l’Amérique !
    .you = Vous rapportez la nouvelle de l’Amérique !

ending-home = La première caravelle est revenue d’Amérique.

## Why something is not allowed.

why-match-over = La partie est terminée.
why-not-now = Pas maintenant. Étape en cours : { $now }. Ce choix se fait à l’étape : { $then }.
why-not-your-turn = Ce n’est pas à vous : { $seat } doit choisir.
why-edge-in-the-way = Impossible d’aller vers { $direction } : l’océan s’arrête là.
why-barrier-in-the-way = Route barrée : { $barrier }.
why-caravel-in-the-way = Une caravelle occupe cette case : { $seat }.
why-nothing-moved-yet = Avancez d’abord d’au moins une case avec cette carte.
why-card-not-held = Vous n’avez pas la carte « { $card } ».
why-card-already-played = Vous avez déjà joué une carte ce tour-ci.
why-no-card-now = Vous ne pouvez pas jouer de carte maintenant : autre chose est en cours, ou le tour est terminé.
why-no-free-square = Il n’y a pas de case libre autour de votre caravelle.
why-carpenter-before-rolling = Le charpentier se joue avant le jet.
why-nothing-to-repair = Votre grand mât est intact.
why-dismasted = Votre caravelle n’a plus de grand mât.
why-no-gust-flies = Plus aucune rafale ne peut bouger ce tour-ci.
why-gust-has-struck = La rafale { $gust } a démâté une caravelle et ne bouge plus ce tour-ci.
why-gust-has-flown = La rafale { $gust } a déjà été déplacée avec cette carte.
why-too-few-squares = { $count ->
    [0] Il ne vous reste aucune case pour une rafale.
    [one] Vous avez { $count } case pour une rafale.
   *[other] Vous avez { $count } cases pour les rafales.
  }
why-no-gust-there = Une rafale ne peut pas s’arrêter ici : { $terrain }.
why-out-of-reach = { $count ->
    [one] La rafale { $gust } n’atteint pas { $column },{ $row } en 1 case.
   *[other] La rafale { $gust } n’atteint pas { $column },{ $row } en { $count } cases.
  }
why-no-such-die = Il ne vous reste pas de dé avec cette face : { $die }.
why-no-such-dice = Vous n’avez pas tous ces dés : { $dice }.
why-becalmed = Dans un calme plat, seules les voiles servent. Sans effet : { $die }.
why-no-storm-in-round-one = Il n’y a pas de tempête dans la première manche.
why-no-island-near = Aucune île ne borde votre caravelle.
why-america-found = Vous avez découvert l’Amérique : rapportez la nouvelle.
why-not-in-the-west = On ne regarde par un verre de longue-vue que dans les deux secteurs les plus à l’ouest.
why-die-already-used = Vous avez utilisé un dé : vous ne pouvez plus relancer.
why-no-barrel = Vous n’avez pas de tonneau pour payer.

## Why one choice is better than another. $count, $percent and $instead compare what follows the two.

odds = dans { $percent } % des cas au lieu de { $instead } %
squares-on = { $count ->
    [one] { $count } case
   *[other] { $count } cases
  }
reason-west = Vous vous rapprochez d’environ { squares-on } de plus des eaux où regarder par un verre de longue-vue.
reason-homeward = Vous vous rapprochez d’environ { squares-on } de plus de la case départ.
reason-barrels = { $count ->
    [one] Vous avez environ { $count } tonneau de plus.
   *[other] Vous avez environ { $count } tonneaux de plus.
  }
reason-mast = Votre grand mât est intact { odds }.
reason-discovery = Vous découvrez une île habitée { odds }.
reason-home = Vous rentrez en premier { odds }.
reason-cards = { $count ->
    [one] Vous avez environ { $count } carte Événement de plus.
   *[other] Vous avez environ { $count } cartes Événement de plus.
  }
reason-mutiny = Une mutinerie vous fait passer un tour { odds }.
reason-gust = Une rafale est à portée de votre caravelle { odds }.
reason-barriers = { $count ->
    [one] Il y a environ { $count } obstacle de moins autour de votre caravelle : une tempête risque moins de vous coûter le grand mât.
   *[other] Il y a environ { $count } obstacles de moins autour de votre caravelle : une tempête risque moins de vous coûter le grand mât.
  }
reason-calm = Votre caravelle est dans un calme plat { odds }.
reason-lens = Vous regardez par un verre de longue-vue { odds }.
reason-turns = { $count ->
    [one] Votre voyage dure environ { $count } tour de moins.
   *[other] Votre voyage dure environ { $count } tours de moins.
  }
reason-rival-mast = { $seat } n’a pas de grand mât { odds }.
reason-rival-way = { $seat } a environ { squares-on } de plus à parcourir.
reason-rival-barrels = { $count ->
    [one] { $seat } a environ { $count } tonneau de moins.
   *[other] { $seat } a environ { $count } tonneaux de moins.
  }
reason-rival-home = { $seat } rentre en premier { odds }.
