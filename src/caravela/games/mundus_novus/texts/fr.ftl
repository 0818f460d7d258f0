### Mundus Novus. Keys and variables are explained in en.ftl.
###
### No-break spaces stand before double punctuation. No player's name stands behind “de” or “que”, which would have to
### change before a vowel; the same goes for resources, so they stand behind the word “carte”.

title = Mundus Novus
score = { $count ->
    [one] { $count } doublon
   *[other] { $count } doublons
  }
# The doubloons of a payment; many lines below refer to it.
pay = { $earned ->
    [one] { $earned } doublon
   *[other] { $earned } doublons
  }

option-first-master = Premier Maître du commerce
option-first-master-random = Tirage au sort

## Resources.

cocoa = { $count ->
    [one] cacao
   *[other] cacaos
  }
corn = maïs
tobacco = { $count ->
    [one] tabac
   *[other] tabacs
  }
coffee = { $count ->
    [one] café
   *[other] cafés
  }
cotton = { $count ->
    [one] coton
   *[other] cotons
  }
sugar = { $count ->
    [one] canne à sucre
   *[other] cannes à sucre
  }
potato = { $count ->
    [one] pomme de terre
   *[other] pommes de terre
  }
indigo = { $count ->
    [one] indigo
   *[other] indigos
  }
vanilla = { $count ->
    [one] vanille
   *[other] vanilles
  }
relic = { $count ->
    [one] relique inca
   *[other] reliques incas
  }

rarity-common = commune
rarity-uncommon = peu commune
rarity-rare = rare

about-cocoa = Ressource commune, numéro 1.
about-corn = Ressource commune, numéro 2.
about-tobacco = Ressource commune, numéro 3.
about-coffee = Ressource peu commune, numéro 4.
about-cotton = Ressource peu commune, numéro 5.
about-sugar = Ressource peu commune, numéro 6.
about-potato = Ressource rare, numéro 7.
about-indigo = Ressource rare, numéro 8.
about-vanilla = Ressource rare, numéro 9.
about-relic = Joker dans une combinaison de ressources identiques, ou à vendre. Vaut 10 dans une offre.

## Events of a round.

event-none = aucun événement
event-kings-aid = Aide du roi
event-indigenous = Indigènes
event-storm = Tempête
event-fire = Incendie
event-pirates = Pirates

about-event-none = Rien de particulier ce tour-ci.
about-event-kings-aid = Vous pouvez faire plusieurs combinaisons de ressources identiques et prendre un développement pour chacune.
about-event-indigenous = Les ressources différentes ne rapportent que 1 doublon par carte.
about-event-storm = Une combinaison de ressources identiques ne donne droit qu’à la première carte de la file.
about-event-fire = Aucune carte ne peut être entreposée à la fin de ce tour.
about-event-pirates = Après l’approvisionnement, chaque escadre d’au moins deux caravelles vous coûte une carte.

## Developments.

caravel = { $count ->
    [one] caravelle { $n }
   *[other] caravelles { $n }
  }
merchant-common = { $count ->
    [one] marchand 1–3
   *[other] marchands 1–3
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
merchant-uncommon = { $count ->
    [one] marchand 4–6
   *[other] marchands 4–6
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
merchant-rare = { $count ->
    [one] marchand 7–9
   *[other] marchands 7–9
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
warehouse-1 = { $count ->
    [one] petit entrepôt
   *[other] petits entrepôts
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
warehouse-2 = { $count ->
    [one] grand entrepôt
   *[other] grands entrepôts
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
shipyard = { $count ->
    [one] chantier naval
   *[other] chantiers navals
  }
character-cortes = Hernán Cortés
character-almagro = Diego de Almagro
character-la-cosa = Juan de la Cosa
character-valdivia = Pedro de Valdivia
character-orellana = Francisco de Orellana
character-coronado = Francisco de Coronado
character-las-casas = Bartolomé de las Casas
character-ponce-de-leon = Juan Ponce de León
character-pizarro = Gonzalo Pizarro

# The income that many cards bring; it stands at the end of their description.
income = { $n ->
    [0] { "" }
    [one] { "" } Rapporte { $n } doublon par tour.
   *[other] { "" } Rapporte { $n } doublons par tour.
  }
about-caravel = Une carte de plus prise au quai à chaque approvisionnement. Valeur { $n } : l’escadre au plus petit total charge d’abord.
about-merchant-common = Une fois par tour, change une carte d’une combinaison en cacao, maïs ou tabac.{ income }
about-merchant-uncommon = Une fois par tour, change une carte d’une combinaison en café, coton ou canne à sucre.{ income }
about-merchant-rare = Une fois par tour, change une carte d’une combinaison en pomme de terre, indigo ou vanille.{ income }
about-warehouse-1 = Garde 1 carte inutilisée pour le tour suivant.{ income }
about-warehouse-2 = Garde jusqu’à 2 cartes inutilisées pour le tour suivant.{ income }
about-shipyard = À la fin de votre progression, 1 doublon par adversaire qui a plus de caravelles que vous.
about-character-cortes = Rapporte 3 doublons par tour.
about-character-almagro = Rapporte 2 doublons par tour. Une combinaison de ressources identiques peut prendre, sans la voir, la première carte de la pioche Développement.
about-character-la-cosa = Rapporte 1 doublon par tour. Les événements, bons ou mauvais, ne vous touchent pas.
about-character-valdivia = Rapporte 1 doublon par tour. Vos offres comptent 3 de plus pour le titre de Maître du commerce.
about-character-orellana = Rapporte 2 doublons dès que votre échange laisse au marché trois cartes identiques ou trois numéros à la suite.
about-character-coronado = Si la tête de file ne montre aucun événement, vous pouvez en déclencher un pour 2 doublons.
about-character-las-casas = Rapporte 1 doublon par tour. Vous pouvez proposer moins de cartes qu’annoncé, même aucune.
about-character-ponce-de-leon = Vous pouvez répartir vos caravelles en deux escadres à chaque tour.
about-character-pizarro = Votre caravelle de plus grande valeur compte pour 0.

## The table: its places, its figures, and the lines of a sketch.

word-hand = Main
word-market = Marché
word-quay = Quai
word-queue = File de développement
word-offer = Offre
word-warehouse = Entrepôts
word-pile = Pioche
word-discard = Défausse
word-development-pile = Pioche Développement
word-round = Tour { $number }
word-round-before = Tour précédent
word-round-after = Tour suivant
word-event = Événement
word-supply = Approvisionnement
word-trade = Échanges
word-progression = Progression
word-master = Maître du commerce
word-first = Premier joueur
word-doubloons = Doublons
word-income = Revenu
word-developments = Développements
word-caravels = Caravelles
word-fleet = Escadre
word-second-fleet = Seconde escadre
word-different = Ressources différentes
word-relics = Reliques incas
word-shipyards = Chantiers navals
word-orellana = Orellana
word-events = Événements payés
word-lead = Proposez, prenez et échangez des ressources ; vos combinaisons vous valent caravelles, marchands et alliés.
word-kind = Cartes et commerce

sketch-step = Étape { $n } sur 4 : { $step } · but : { $goal } doublons
sketch-piles = Pioche : { $pile } · défausse : { $discard } · pioche Développement : { $developments }
sketch-in-flight = Prise et pas encore placée : { $card }
sketch-barred = { $taker } ne peut pas prendre chez { $owner } maintenant : chacun vient de prendre chez l’autre.
sketch-you = vous
sketch-sealed = a choisi
sketch-counts = Doublons : { $doubloons } · cartes : { $cards } · en entrepôt : { $stored }
sketch-developments = Développements : { $developments }
sketch-known = Cartes connues

note-goal = La partie s’arrête à la fin du tour où un joueur a { $goal } doublons ou bien où la file ne peut plus être complétée. Le plus riche gagne. La combinaison parfaite (les neuf ressources et une relique) l’emporte sur tout.
note-trade = Chacun propose autant de cartes qu’annoncé. Le plus fort total devient Maître du commerce et prend une carte en premier. Quand on vous prend une carte, c’est à vous de prendre.
note-sets = 3 / 4 / 5 cartes identiques, reliques comprises, gagnent un développement : avec les ressources 1–3 l’un des { $common } premiers de la file, avec les 4–6 l’un des { $uncommon } premiers, avec les 7–9 l’un des { $rare } premiers.
note-different = { $counts } ressources différentes rapportent { $pay } doublons.
note-relics = { $counts } reliques se vendent { $pay } doublons.
note-unused = Les cartes inutilisées sont perdues à la fin du tour ; seuls les entrepôts en gardent.
note-icons = L’événement entre crochets vaut pour un tour qui commence avec sa carte en tête de file.

remark-offer = total { $worth }
remark-give = à { $seat }
remark-set = { $reach ->
    [1] atteint la carte n° 1 de la file
   *[other] atteint les cartes 1–{ $reach } de la file
  }
remark-pay = rapporte { pay }

## Questions to the players.

ask-coronado = Payez-vous 2 doublons pour déclencher un événement ce tour-ci ?
ask-split = Quelles caravelles forment votre seconde escadre ?
ask-load = Quelle carte chargez-vous au quai ?
ask-surrender = Les pirates ! Que leur abandonnez-vous ?
ask-announce = Combien de cartes chaque joueur doit-il proposer ?
ask-offer = Quelles cartes proposez-vous à l’échange ?
ask-master = Les meilleures offres sont à égalité. Qui devient Maître du commerce ?
ask-take = Quelle carte prenez-vous ?
ask-place = Gardez-vous cette carte, ou l’échangez-vous au marché ?
ask-give = Quelle carte donnez-vous au joueur à qui il en manque une ?
ask-first = Qui commence la progression ?
ask-turn = À vous de jouer : faites des combinaisons, vendez des reliques ou terminez votre progression.
ask-fill = Quelle carte votre marchand doit-il changer ?
ask-develop = Quel développement prenez-vous ?
ask-store = Qu’entreposez-vous pour le tour suivant ?

step-coronado = déclenchement d’un événement
step-split = répartition des escadres
step-load = chargement au quai
step-surrender = cartes abandonnées aux pirates
step-announce = annonce du nombre de cartes
step-offer = choix des offres
step-master = départage
step-take = prise des cartes proposées
step-place = carte gardée ou échangée
step-give = don d’une carte
step-first = choix du premier joueur
step-turn = combinaisons
step-fill = cartes changées par les marchands
step-develop = choix d’un développement
step-store = mise en entrepôt

## Actions to choose from.

action-set-event = Payer 2 doublons et déclencher : { $event }
action-no-event = Ne rien déclencher
action-detach = Passer la caravelle { $value } dans la seconde escadre
action-sail = Lever l’ancre avec ces escadres
action-load = Charger une carte { $card }
action-surrender = Abandonner : { $cards }
action-announce = { $count ->
    [one] Annoncer { $count } carte
   *[other] Annoncer { $count } cartes
  }
action-offer = Proposer : { $cards }
action-offer-nothing = Ne rien proposer
action-master = Nommer { $seat } Maître du commerce
    .you = Devenir vous-même Maître du commerce
action-take = Prendre une carte { $card } chez { $seat }
action-keep = Garder la carte
action-exchange = L’échanger contre une carte { $card } du marché
action-give = Donner une carte { $card }
action-first = Faire commencer { $seat }
    .you = Commencer vous-même
action-set = Combiner { $count } cartes { $card }{ set-parts }
# The cards of a set that are not of its own kind.
set-parts = { $relics ->
    [0] { $turned ->
        [0] { "" }
       *[other] { "" } (dont { set-turned })
      }
   *[other] { $turned ->
        [0] { "" } (dont { set-relics })
       *[other] { "" } (dont { set-relics } et { set-turned })
      }
  }
set-relics = { $relics ->
    [one] { $relics } relique
   *[other] { $relics } reliques
  }
set-turned = { $turned ->
    [one] { $turned } changée par un marchand
   *[other] { $turned } changées par des marchands
  }
action-different = Combiner { $count } ressources différentes : { $cards }
action-perfect = Exposer la combinaison parfaite : les neuf ressources et une relique inca
action-turn = Changer une carte { $card } en { $target }
action-complete = Utiliser les autres cartes telles quelles
action-develop = Prendre la carte n° { $place } de la file
action-develop-pile = Prendre, sans la voir, la première carte de la pioche Développement
action-sell = { $count ->
    [one] Vendre { $count } relique inca
   *[other] Vendre { $count } reliques incas
  }
action-end = Terminer la progression
action-store = Entreposer une carte { $card }
action-store-done = Terminer l’entreposage
action-store-again = Changer les cartes entreposées

## Events of the log.

log-market-laid = Au marché : { $cards }.
log-queue-laid = Dans la file de développement : { $cards }.
log-master-drawn = { $seat } commence comme Maître du commerce.
    .you = Vous commencez comme Maître du commerce.
log-round-began = Tour { $round } : { $event }.
log-event-bought = { $seat } paie 2 doublons avec Coronado et déclenche : { $event }.
    .you = Vous payez 2 doublons avec Coronado et déclenchez : { $event }.
log-event-not-bought = { $seat } ne déclenche pas d’événement.
    .you = Vous ne déclenchez pas d’événement.
log-pile-reshuffled = { $count ->
    [one] La pioche est vide : { $count } carte de la défausse en forme une nouvelle.
   *[other] La pioche est vide : les { $count } cartes de la défausse, mélangées, en forment une nouvelle.
  }
log-stock-returned = { $seat } récupère dans ses entrepôts : { $cards }.
    .you = Vous récupérez dans vos entrepôts : { $cards }.
log-stock-returned-hidden = { $count ->
    [one] { $seat } récupère { $count } carte dans ses entrepôts.
   *[other] { $seat } récupère { $count } cartes dans ses entrepôts.
  }
    .you = { $count ->
        [one] Vous récupérez { $count } carte dans vos entrepôts.
       *[other] Vous récupérez { $count } cartes dans vos entrepôts.
      }
log-cards-dealt = { $seat } reçoit : { $cards }.
    .you = Vous recevez : { $cards }.
log-cards-dealt-hidden = { $count ->
    [one] { $seat } reçoit { $count } carte.
   *[other] { $seat } reçoit { $count } cartes.
  }
    .you = { $count ->
        [one] Vous recevez { $count } carte.
       *[other] Vous recevez { $count } cartes.
      }
log-quay-shown = Au quai : { $cards }.
log-fleet-split = { $seat } forme deux escadres : { $first } d’un côté, { $second } de l’autre.
    .you = Vous formez deux escadres : { $first } d’un côté, { $second } de l’autre.
log-fleet-whole = { $seat } garde une seule escadre : { $first }.
    .you = Vous gardez une seule escadre : { $first }.
log-card-loaded = { $seat } charge une carte { $card } au quai.
    .you = Vous chargez une carte { $card } au quai.
log-choice-sealed = { $seat } a fait son choix.
    .you = Vous avez fait votre choix.
log-cards-surrendered = { $seat } abandonne aux pirates : { $cards }.
    .you = Vous abandonnez aux pirates : { $cards }.
log-offers-announced = { $count ->
    [one] { $seat } annonce { $count } carte.
   *[other] { $seat } annonce { $count } cartes.
  }
    .you = { $count ->
        [one] Vous annoncez { $count } carte.
       *[other] Vous annoncez { $count } cartes.
      }
log-offer-revealed = { $seat } propose { $cards } : total { $worth }.
    .you = Vous proposez { $cards } : total { $worth }.
log-master-tied = Égalité à { $worth } : { $seats }. { $seat } désigne le Maître du commerce.
    .you = Égalité à { $worth } : { $seats }. Vous désignez le Maître du commerce.
log-master-became = { $seat } est Maître du commerce.
    .you = Vous êtes Maître du commerce.
log-no-trade = { $seat } n’a aucune carte à prendre : pas d’échanges ce tour-ci.
    .you = Vous n’avez aucune carte à prendre : pas d’échanges ce tour-ci.
log-card-taken = { $seat } prend une carte { $card } chez { $owner }.
    .you = Vous prenez une carte { $card } chez { $owner }.
log-card-kept = { $seat } garde la carte { $card }.
    .you = Vous gardez la carte { $card }.
log-card-exchanged = { $seat } pose la carte { $card } au marché et y prend une carte { $taken }.
    .you = Vous posez la carte { $card } au marché et y prenez une carte { $taken }.
log-orellana-earned = { $count ->
    [one] Orellana rapporte { $count } doublon à { $seat }.
   *[other] Orellana rapporte { $count } doublons à { $seat }.
  }
    .you = { $count ->
        [one] Orellana vous rapporte { $count } doublon.
       *[other] Orellana vous rapporte { $count } doublons.
      }
log-offer-returned = { $seat } reprend en main : { $cards }.
    .you = Vous reprenez en main : { $cards }.
log-gift-made = { $seat } donne une carte { $card } à { $receiver }.
    .you-receiver = { $seat } vous donne une carte { $card }.
    .you = Vous donnez une carte { $card } à { $receiver }.
log-gift-made-hidden = { $seat } donne une carte en secret à { $receiver }.
    .you-receiver = { $seat } vous donne une carte en secret.
    .you = Vous donnez une carte en secret à { $receiver }.
log-first-named = { $seat } désigne le premier joueur : { $first }.
    .you = Vous désignez le premier joueur : { $first }.
log-set-made = { $seat } combine { $count } cartes { $card }{ set-parts }.
    .you = Vous combinez { $count } cartes { $card }{ set-parts }.
log-card-turned = { $seat } change une carte { $card } en { $target } avec un marchand.
    .you = Vous changez une carte { $card } en { $target } avec un marchand.
log-development-taken = { $seat } prend la carte n° { $place } de la file : { $development }.
    .you = Vous prenez la carte n° { $place } de la file : { $development }.
log-development-drawn = { $seat } pioche un développement : { $development }.
    .you = Vous piochez un développement : { $development }.
log-queue-filled = Nouvelle carte dans la file : { $development }.
log-queue-short = { $count ->
    [0] La file de développement est vide : c’est le dernier tour.
    [one] Il ne reste que { $count } carte dans la file de développement : c’est le dernier tour.
   *[other] Il ne reste que { $count } cartes dans la file de développement : c’est le dernier tour.
  }
log-different-made = { $seat } combine { $count } ressources différentes et gagne { pay } : { $cards }.
    .you = Vous combinez { $count } ressources différentes et gagnez { pay } : { $cards }.
log-perfect-made = { $seat } expose la combinaison parfaite !
    .you = Vous exposez la combinaison parfaite !
log-relics-sold = { $count ->
    [one] { $seat } vend { $count } relique inca pour { pay }.
   *[other] { $seat } vend { $count } reliques incas pour { pay }.
  }
    .you = { $count ->
        [one] Vous vendez { $count } relique inca pour { pay }.
       *[other] Vous vendez { $count } reliques incas pour { pay }.
      }
log-income-paid = { $seat } touche un revenu de { pay }.
    .you = Vous touchez un revenu de { pay }.
log-shipyards-paid = { $shipyards ->
    [one] { $seat } gagne { pay } grâce à son chantier naval.
   *[other] { $seat } gagne { pay } grâce à ses { $shipyards } chantiers navals.
  }
    .you = { $shipyards ->
        [one] Vous gagnez { pay } grâce à votre chantier naval.
       *[other] Vous gagnez { pay } grâce à vos { $shipyards } chantiers navals.
      }
log-turn-ended = { $seat } termine sa progression.
    .you = Vous terminez votre progression.
log-card-set-aside = { $seat } met de côté une carte { $card }.
    .you = Vous mettez de côté une carte { $card }.
log-cards-stored = { $seat } entrepose : { $cards }.
    .you = Vous entreposez : { $cards }.
log-cards-stored-hidden = { $count ->
    [one] { $seat } entrepose { $count } carte.
   *[other] { $seat } entrepose { $count } cartes.
  }
    .you = { $count ->
        [one] Vous entreposez { $count } carte.
       *[other] Vous entreposez { $count } cartes.
      }
log-cards-discarded = { $seat } défausse : { $cards }.
    .you = Vous défaussez : { $cards }.
log-match-ended = { $reason } { $seats-count ->
    [one] { $seats } gagne.
   *[other] { $seats } se partagent la victoire.
  }
    .you-seats = { $reason } { $seats-count ->
        [one] Vous gagnez.
       *[other] Victoire partagée par { $seats }.
    }

ending-goal = Le but en doublons est atteint.
ending-perfect = La combinaison parfaite décide de la partie.
ending-queue = La file de développement n’a pas pu être complétée.

## Sources of the doubloons of a score.

category-different = ressources différentes
category-relics = reliques vendues
category-income = revenus
category-shipyards = chantiers navals
category-orellana = Francisco de Orellana
category-events = événements

## Why something is not allowed.

why-match-over = La partie est terminée.
why-not-now = Pas maintenant. Étape en cours : { $now }. Ce choix se fait à l’étape : { $then }.
why-not-your-turn = Ce n’est pas à vous : { $seat } doit choisir.
why-nothing-to-choose = Vous n’avez rien à choisir ici.
why-no-such-seat = Cette place n’existe pas à cette table : { $seat }.
why-card-not-held = Vous n’avez pas de carte { $card }.
why-cards-not-held = Vous n’avez pas ces cartes : { $cards }.
why-lowest-stays = La caravelle { $value } est celle de plus faible valeur : elle reste toujours dans la première escadre.
why-detached-already = La caravelle { $value } est déjà dans la seconde escadre.
why-no-such-caravel = Vous n’avez pas de caravelle { $value }.
why-not-on-quay = Il n’y a pas de carte { $card } au quai.
why-wrong-toll = { $due ->
    [one] Les pirates vous prennent { $due } carte, pas { $count }.
   *[other] Les pirates vous prennent { $due } cartes, pas { $count }.
  }
why-wrong-offer-size = { $due ->
    [one] Chacun propose { $due } carte, pas { $count }.
   *[other] Chacun propose { $due } cartes, pas { $count }.
  }
why-offer-too-large = { $due ->
    [one] Vous pouvez proposer { $due } carte au plus, pas { $count }.
   *[other] Vous pouvez proposer { $due } cartes au plus, pas { $count }.
  }
why-not-tied = { $seat } n’est pas à égalité pour la meilleure offre.
why-own-offer = Vous ne pouvez pas prendre une carte de votre propre offre.
why-not-on-offer = { $seat } ne propose pas de carte { $card }.
why-barred = { $seat } et vous venez de prendre l’un chez l’autre. Prenez maintenant chez un autre joueur.
why-not-on-market = Il n’y a pas de carte { $card } au marché.
why-queue-empty = Il ne reste aucun développement à prendre : pas de combinaison de ressources identiques.
why-la-cosa-forbids = Avec Juan de la Cosa, l’Aide du roi ne s’applique pas non plus : une seule combinaison de ressources identiques par tour.
why-set-made-already = Vous avez déjà fait une combinaison de ressources identiques ce tour-ci.
why-different-made-already = Vous avez déjà fait une combinaison de ressources différentes ce tour-ci.
why-not-perfect = Vos cartes et vos marchands ne font pas la combinaison parfaite.
why-too-few-cards = Il faut { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  } { $card } ; vous en avez { $held }.
why-too-few-relics = { $count ->
    [one] Il faut { $count } relique inca ; vous en avez { $held }.
   *[other] Il faut { $count } reliques incas ; vous en avez { $held }.
  }
why-relics-sold-already = Vous avez déjà vendu des reliques ce tour-ci.
why-too-few-merchants = Cette combinaison demande { $count } cartes changées par des marchands ; les vôtres peuvent en changer { $held } en { $card }.
why-cards-still-due = { $count ->
    [one] Il manque encore { $count } carte changée par un marchand.
   *[other] Il manque encore { $count } cartes changées par des marchands.
  }
why-kinds-still-missing = Vos cartes telles quelles ne complètent pas la combinaison.
why-not-in-combination = Cette combinaison n’a pas besoin d’une carte { $target }.
why-no-free-merchant = Vous n’avez pas de marchand libre pour une ressource { $rarity }.
why-card-needed = La combinaison a besoin de votre carte { $card } telle quelle.
why-merchant-needed = Il vous faut ce marchand pour une autre ressource ici.
why-out-of-reach = { $reach ->
    [one] La carte n° { $place } est hors de portée : cette combinaison n’atteint que la tête de file.
   *[other] La carte n° { $place } est hors de portée : cette combinaison n’atteint que les { $reach } premières de la file.
  }
why-storm-reach = La carte n° { $place } est hors de portée : pendant la tempête, on n’atteint que la tête de file.
why-pile-empty = La pioche Développement est vide.
why-no-almagro = Seul Diego de Almagro permet de prendre dans la pioche Développement.
why-store-open = Vos entrepôts sont déjà ouverts.
why-store-closed = Vous avez terminé l’entreposage. Choisissez d’abord « Changer les cartes entreposées ».
why-fire = Incendie : les entrepôts ne peuvent pas servir ce tour-ci.
why-store-full = { $count ->
    [one] Vos entrepôts contiennent { $count } carte et sont pleins.
   *[other] Vos entrepôts contiennent { $count } cartes et sont pleins.
  }

## Why one choice is better than another. $count, $percent and $instead compare what follows the two.

odds = dans { $percent } % des cas au lieu de { $instead } %
more-doubloons = { $count ->
    [one] { $count } doublon de plus
   *[other] { $count } doublons de plus
  }
fewer-doubloons = { $count ->
    [one] { $count } doublon de moins
   *[other] { $count } doublons de moins
  }
more-cards = { $count ->
    [one] { $count } carte de plus
   *[other] { $count } cartes de plus
  }
reason-different = Avec des ressources différentes, vous gagnez environ { more-doubloons }.
reason-relic-sales = En vendant des reliques, vous gagnez environ { more-doubloons }.
reason-income-paid = Vos revenus rapportent environ { more-doubloons } ce tour-ci.
reason-bonus = Les chantiers navals et Francisco de Orellana vous rapportent environ { more-doubloons }.
reason-income = Vos revenus augmentent : environ { more-doubloons } à chaque tour.
reason-caravel = Vous prenez une caravelle { odds }.
reason-merchant = Vous prenez un marchand { odds }.
reason-warehouse = Vous prenez un entrepôt { odds }.
reason-shipyard = Vous prenez un chantier naval { odds }.
reason-character = Vous prenez un personnage { odds }.
reason-set = Vous avez environ { more-cards } d’une même ressource.
reason-kinds = { $count ->
    [one] Vous avez environ { $count } ressource différente de plus.
   *[other] Vous avez environ { $count } ressources différentes de plus.
  }
reason-cards = Vous avez environ { more-cards } pour votre progression.
reason-relics = { $count ->
    [one] Vous avez environ { $count } relique de plus.
   *[other] Vous avez environ { $count } reliques de plus.
  }
reason-master = Vous êtes Maître du commerce { odds }.
reason-win = Vous gagnez la partie ce tour-ci { odds }.
reason-rival-doubloons = { $seat } gagne environ { fewer-doubloons }.
reason-rival-development = { $seat } prend un développement { odds }.
reason-rival-win = { $seat } gagne la partie ce tour-ci { odds }.
