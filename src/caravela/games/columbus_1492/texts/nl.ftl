### 1492 Christophe Colomb. See en.ftl for what the keys mean.

title = 1492 Christophe Colomb
score = { $count ->
    [0] nog op zee
   *[other] als eerste thuis
  }

option-first-player = Eerste speler
option-first-player-random = Willekeurig

## Directions, with their article: “naar het noorden”.

direction-n = het noorden
direction-ne = het noordoosten
direction-e = het oosten
direction-se = het zuidoosten
direction-s = het zuiden
direction-sw = het zuidwesten
direction-w = het westen
direction-nw = het noordwesten

## Dice.

face-rose = { $count ->
    [one] windroos
   *[other] windrozen
  }
face-sail = { $count ->
    [one] zeil
   *[other] zeilen
  }
face-gust = { $count ->
    [one] windvlaag
   *[other] windvlagen
  }
face-storm = { $count ->
    [one] storm
   *[other] stormen
  }
face-spyglass = { $count ->
    [one] verrekijker
   *[other] verrekijkers
  }

about-face-rose = Vaart één vak in een richting naar keuze.
about-face-sail = Vaart één vak, ook uit een windstilte; of herstelt de grote mast.
about-face-gust = Verplaatst een windvlaag één vak.
about-face-storm = Ontketent een storm in één sector. Elke stormdobbelsteen geeft één draai van de pijl.
about-face-spyglass = Trekt een gebeurteniskaart; of neemt een ton naast een eiland; of kijkt door een lens in de twee westelijkste sectoren.

## Event cards.

card-food = { $n ->
    [one] Proviand ({ $n } ton)
   *[other] Proviand ({ $n } tonnen)
  }
card-mutiny = Muiterij
card-hurricane = Orkaan
card-fog-n = Mist (noord)
card-fog-ne = Mist (noordoost)
card-fog-e = Mist (oost)
card-fog-se = Mist (zuidoost)
card-fog-s = Mist (zuid)
card-fog-sw = Mist (zuidwest)
card-fog-w = Mist (west)
card-fog-nw = Mist (noordwest)
card-favourable-winds = Gunstige wind
card-fair-wind = Goede wind
card-gust = Windvlaag ({ $n } vakken)
card-carpenter = Timmerman
card-fine-weather = Mooi weer

about-card-food = Geeft meteen de tonnen op de kaart, nooit meer dan 8.
about-card-mutiny = Geef nu een ton, of sla je volgende beurt over.
about-card-hurricane = De pijl wordt gedraaid en alle karvelen drijven één vak die kant op.
about-card-favourable-winds = Je karveel vaart nog hooguit twee vakken, ook uit een windstilte.
about-card-fair-wind = Je speelt meteen na deze beurt nog een hele beurt.
about-card-gust = Verplaatst de windvlagen samen hooguit { $n } vakken.
about-card-carpenter = Voor de worp: herstelt de grote mast, daarna speel je een gewone beurt.
about-card-fine-weather = In de beurt van een ander: gelast de storm af die net is ontketend.

## Lenses.

lens-sea = niets dan zee
lens-desert = { $n ->
    [one] een onbewoond eiland met { $n } palm
   *[other] een onbewoond eiland met { $n } palmen
  }
lens-inhabited = een bewoond eiland

about-lens-sea = Nog geen land in zicht.
about-lens-desert = Een ton voor elke palm.
about-lens-inhabited = Amerika! Breng het nieuws naar het startvak.

## Obstacles, and the causes of a lost mainmast.

barrier-reef = een rif
barrier-island = een eiland
barrier-coast = de kust
terrain-reef = een rif
terrain-island = een eiland
terrain-land = land
terrain-start = het startvak
cause-reef = een rif
cause-island = een eiland
cause-coast = de kust
cause-collision = een aanvaring
cause-gust = een windvlaag

## The table: its places, its figures, and the lines of a sketch.

word-ocean = Oceaan
word-hand = Je kaarten
word-cards = Gebeurteniskaarten
word-pile = Trekstapel
word-discard = Aflegstapel
word-lenses = Lenzen
word-dice = Dobbelstenen
word-barrels = Tonnen
word-round = Ronde { $number }
word-round-before = Vorige ronde
word-round-after = Volgende ronde
word-turn = Beurt
word-sector = Sector
word-start = Start
word-azores = Azoren
word-canaries = Canarische Eilanden
word-caravel = Karveel
word-gust = Windvlaag
word-calm = Windstilte
word-reef = Rif
word-mast = Grote mast
word-intact = onbeschadigd
word-dismasted = ontmast
word-becalmed = in windstilte
word-on-gust = op een windvlaag
word-america = Amerika ontdekt
word-lead = Gooi vier dobbelstenen, trotseer de stormen, ontdek land en wees als eerste weer thuis.
word-kind = Een race met dobbelstenen

sketch-legend = Boven: sectoren en kolommen; rechts: rijen. Een letter is een karveel, een kleine letter een ontmast karveel; + meer dan één, 1 en 2 windvlagen, * allebei, x vlaagvak, ~ windstilte, ^ rif, o eiland, # land, = start.
sketch-turn = { $seat } is aan de beurt.
sketch-dice = Dobbelstenen: { $dice }
sketch-storm = Storm in sector { $sector } · draaien over: { $count }
sketch-piles = Trekstapel: { $pile } · aflegstapel: { $discard } · lenzen: { $lenses }
sketch-you = jij
sketch-counts = Op { $column },{ $row } · tonnen: { $barrels } · kaarten: { $cards }
sketch-missed = Beurten overslaan: { $count }
sketch-gusts = Windvlaag 1: { $first } · windvlaag 2: { $second }

note-goal = Vaar naar het westen, ontdek door een lens een bewoond eiland en breng het nieuws als eerste naar het startvak.
note-squares = In een windstilte werken alleen zeilen. Riffen, eilanden en kusten versperren de weg; een karveel dat er in een storm tegenaan drijft, verliest de grote mast, net als bij een aanvaring. Naast een eiland geeft een verrekijker een ton.
note-gusts = Een onbeschadigd karveel dat op een windvlaag stuit, verliest de grote mast. De speler zet de windvlaag aan het eind van de beurt op een vlaagvak.
note-mast = Een ontmast karveel vaart niet. Een zeil herstelt de grote mast en beëindigt de beurt; de timmerman herstelt die voor de worp.
note-barrels = Zolang er geen dobbelsteen is gebruikt, kun je voor een ton dobbelstenen naar keuze opnieuw gooien. Of geef je beurt op zonder te gooien en neem { $pass } tonnen. Meer dan { $most } kun je er niet hebben.
note-lenses = Een lens toont niets dan zee, een onbewoond eiland met een ton voor elke palm, of een bewoond eiland: Amerika.
note-food = Proviand: geeft meteen de tonnen op de kaart.
note-fog = Mist: alle karvelen drijven één vak in de richting op de kaart.

remark-home = thuis: je wint
remark-gust = een windvlaag: je verliest je grote mast
remark-calm = een windstilte
remark-supply = tonnen binnen bereik
remark-lenses = lenzen binnen bereik
remark-storm = treft { $seats }
remark-nobody = niemand
remark-strike = ontmast { $seats }
remark-square = op { $square }
remark-barrels = { $count ->
    [0] geen plaats voor tonnen
    [one] { $count } ton
   *[other] { $count } tonnen
  }

## Questions to the players.

ask-opening = Jouw beurt: gooi de dobbelstenen, of geef je beurt op voor tonnen.
ask-dice = Hoe gebruik je je dobbelstenen?
ask-card = Geen bruikbare dobbelstenen meer. Speel een kaart of beëindig je beurt.
ask-answer = Er komt een storm. Speel je Mooi weer om die af te gelasten?
ask-spin = Draai je de pijl nog eens, of laat je de storm waaien?
ask-mutiny = Muiterij! Geef je een ton, of sla je je volgende beurt over?
ask-wind = Waarheen brengt de gunstige wind je?
ask-flight = Waarheen verplaats je een windvlaag met je kaart?
ask-put-back = Een windvlaag heeft je geraakt. Waar zet je die terug?
ask-move-on = De windvlaag heeft ook jou geraakt. Stuur je die naar het andere vlaagvak?

step-opening = keuze voor de worp
step-dice = dobbelstenen gebruiken
step-card = kaart spelen of beurt beëindigen
step-answer = antwoord op de storm
step-spin = pijl draaien
step-mutiny = muiterij
step-wind = varen met gunstige wind
step-flight = windvlagen verplaatsen met een kaart
step-put-back = windvlaag terugzetten
step-move-on = windvlaag doorsturen

## Actions to choose from.

action-roll = Gooi de dobbelstenen
action-give-up = Geef je beurt op en neem tonnen
action-reroll = Betaal een ton en gooi opnieuw: { $dice }
action-rose = Windroos: naar { $direction }
action-sail = Zeil: naar { $direction }
action-wind = Gunstige wind: naar { $direction }
action-repair = Herstel de grote mast met een zeil
action-gust = { $count ->
    [one] Verplaats windvlaag { $gust } naar { $column },{ $row } (1 vak)
   *[other] Verplaats windvlaag { $gust } naar { $column },{ $row } ({ $count } vakken)
  }
action-storm = Ontketen een storm in sector { $sector }
action-supply = Neem een ton met een verrekijker
action-draw = Trek een gebeurteniskaart met een verrekijker
action-look = Kijk door een lens
action-play = Speel: { $card }
action-fine-weather = Speel Mooi weer: gelast de storm af
action-decline = Laat de storm komen
action-spin = Draai de pijl nog eens
action-blow = Laat de storm waaien
action-pay = Geef de bemanning een ton
action-miss = Sla je volgende beurt over
action-stop = Stop hier
action-put = Zet de windvlaag op vlaagvak { $mark }
action-move-on = Stuur de windvlaag naar het andere vlaagvak
action-leave = Laat de windvlaag staan
action-end = Beëindig je beurt

## Events of the log.

log-first-chosen = { $seat } begint.
    .you = Je begint.
log-round-began = Ronde { $round }.
log-turn-began = { $seat } is aan de beurt.
    .you = Je bent aan de beurt.
log-extra-turn-began = Goede wind: nog een beurt voor { $seat }.
    .you = Goede wind: nog een beurt voor jou.
log-turn-missed = { $seat } slaat een beurt over.
    .you = Je slaat een beurt over.
log-turn-given-up = { $count ->
    [one] { $seat } geeft de beurt op en neemt { $count } ton.
   *[other] { $seat } geeft de beurt op en neemt { $count } tonnen.
  }
    .you = { $count ->
        [one] Je geeft je beurt op en neemt { $count } ton.
       *[other] Je geeft je beurt op en neemt { $count } tonnen.
      }
log-turn-ended = { $seat } beëindigt de beurt.
    .you = Je beëindigt je beurt.
log-dice-rolled = { $seat } gooit: { $dice }.
    .you = Je gooit: { $dice }.
log-dice-rolled-again = { $seat } betaalt een ton en gooit opnieuw: { $rolled }. Nu liggen er: { $dice }.
    .you = Je betaalt een ton en gooit opnieuw: { $rolled }. Nu liggen er: { $dice }.
log-caravel-sailed = { $seat } vaart naar { $direction }, naar { $column },{ $row }.
    .you = Je vaart naar { $direction }, naar { $column },{ $row }.
log-caravel-pushed = { $seat } drijft naar { $direction }, naar { $column },{ $row }.
    .you = Je drijft naar { $direction }, naar { $column },{ $row }.
log-caravel-held = { $seat } blijft aan de rand van de oceaan.
    .you = Je blijft aan de rand van de oceaan.
log-caravel-spared = { $seat } heeft geen grote mast meer te verliezen: { $cause }.
    .you = Je hebt geen grote mast meer te verliezen: { $cause }.
log-caravel-sheltered = { $seat } ligt veilig op het startvak.
    .you = Je ligt veilig op het startvak.
log-mast-lost = { $seat } verliest de grote mast: { $cause }.
    .you = Je verliest je grote mast: { $cause }.
log-mast-repaired = { $seat } herstelt de grote mast.
    .you = Je herstelt je grote mast.
log-gust-flown = { $count ->
    [one] { $seat } verplaatst windvlaag { $gust } met 1 vak, naar { $column },{ $row }.
   *[other] { $seat } verplaatst windvlaag { $gust } met { $count } vakken, naar { $column },{ $row }.
  }
    .you = { $count ->
        [one] Je verplaatst windvlaag { $gust } met 1 vak, naar { $column },{ $row }.
       *[other] Je verplaatst windvlaag { $gust } met { $count } vakken, naar { $column },{ $row }.
      }
log-gust-put-back = { $seat } zet windvlaag { $gust } op { $column },{ $row }.
    .you = Je zet windvlaag { $gust } op { $column },{ $row }.
log-gust-left = { $seat } laat windvlaag { $gust } waar die is.
    .you = Je laat windvlaag { $gust } waar die is.
log-storm-named = { $count ->
    [one] { $seat } ontketent een storm in sector { $sector }, met 1 draai van de pijl.
   *[other] { $seat } ontketent een storm in sector { $sector }, met hooguit { $count } draaien van de pijl.
  }
    .you = { $count ->
        [one] Je ontketent een storm in sector { $sector }, met 1 draai van de pijl.
       *[other] Je ontketent een storm in sector { $sector }, met hooguit { $count } draaien van de pijl.
      }
log-weather-declined = { $seat } laat de storm komen.
    .you = Je laat de storm komen.
log-storm-cancelled = { $seat } speelt Mooi weer: de storm is afgelast.
    .you = Je speelt Mooi weer: de storm is afgelast.
log-arrow-spun = De pijl wijst naar { $direction }.
log-barrel-taken = { $count ->
    [0] { $seat } heeft geen plaats voor nog een ton.
    [one] { $seat } neemt { $count } ton bij het eiland.
   *[other] { $seat } neemt { $count } tonnen bij het eiland.
  }
    .you = { $count ->
        [0] Je hebt geen plaats voor nog een ton.
        [one] Je neemt { $count } ton bij het eiland.
       *[other] Je neemt { $count } tonnen bij het eiland.
      }
log-pile-reshuffled = { $count ->
    [one] De trekstapel is leeg: { $count } afgelegde kaart vormt een nieuwe.
   *[other] De trekstapel is leeg: de { $count } afgelegde kaarten worden tot een nieuwe geschud.
  }
log-card-shown = { $seat } trekt een gebeurteniskaart: { $card }.
    .you = Je trekt een gebeurteniskaart: { $card }.
log-card-kept = { $seat } trekt een gebeurteniskaart en bewaart die: { $card }.
    .you = Je trekt een gebeurteniskaart en bewaart die: { $card }.
log-card-kept-hidden = { $seat } trekt een gebeurteniskaart en bewaart die.
    .you = Je trekt een gebeurteniskaart en bewaart die.
log-card-played = { $seat } speelt: { $card }.
    .you = Je speelt: { $card }.
log-food-received = { $count ->
    [one] { $seat } neemt { $count } ton.
   *[other] { $seat } neemt { $count } tonnen.
  }
    .you = { $count ->
        [one] Je neemt { $count } ton.
       *[other] Je neemt { $count } tonnen.
      }
log-mutiny-paid = { $seat } geeft de bemanning een ton.
    .you = Je geeft de bemanning een ton.
log-mutiny-unpaid = { $seat } moet een beurt overslaan.
    .you = Je moet een beurt overslaan.
log-lens-seen = { $count ->
    [0] { $seat } kijkt door een lens: { $lens }.
    [one] { $seat } kijkt door een lens: { $lens }, { $count } ton.
   *[other] { $seat } kijkt door een lens: { $lens }, { $count } tonnen.
  }
    .you = { $count ->
        [0] Je kijkt door een lens: { $lens }.
        [one] Je kijkt door een lens: { $lens }, { $count } ton.
       *[other] Je kijkt door een lens: { $lens }, { $count } tonnen.
      }
log-match-won = { $seat } is thuis met het nieuws over Amerika!
    .you = Je bent thuis met het nieuws over Amerika!

ending-home = Het eerste karveel is terug uit Amerika.

## Why something is not allowed.

why-match-over = De partij is afgelopen.
why-not-now = Nu niet. Huidige stap: { $now }. Dat kan tijdens: { $then }.
why-not-your-turn = Je bent niet aan de beurt: wacht op { $seat }.
why-edge-in-the-way = Je kunt niet naar { $direction }: daar houdt de oceaan op.
why-barrier-in-the-way = Versperd: { $barrier }.
why-caravel-in-the-way = Het karveel van { $seat } ligt op dat vak.
why-nothing-moved-yet = Vaar met deze kaart eerst minstens één vak.
why-card-not-held = Je hebt deze kaart niet: { $card }.
why-card-already-played = Je hebt deze beurt al een kaart gespeeld.
why-no-card-now = Je kunt nu geen kaart spelen: er wordt iets anders afgehandeld, of de beurt is voorbij.
why-no-free-square = Er is geen vrij vak naast je karveel.
why-carpenter-before-rolling = De timmerman speel je voor de worp.
why-nothing-to-repair = Je grote mast is onbeschadigd.
why-dismasted = Je karveel heeft geen grote mast.
why-no-gust-flies = Geen windvlaag kan deze beurt nog bewegen.
why-gust-has-struck = Windvlaag { $gust } heeft een karveel ontmast en beweegt deze beurt niet meer.
why-gust-has-flown = Windvlaag { $gust } is met deze kaart al verplaatst.
why-too-few-squares = { $count ->
    [0] Je hebt geen vak meer over voor een windvlaag.
    [one] Je hebt { $count } vak voor een windvlaag.
   *[other] Je hebt { $count } vakken voor windvlagen.
  }
why-no-gust-there = Een windvlaag kan hier niet stoppen: { $terrain }.
why-out-of-reach = { $count ->
    [one] Windvlaag { $gust } haalt { $column },{ $row } niet in 1 vak.
   *[other] Windvlaag { $gust } haalt { $column },{ $row } niet in { $count } vakken.
  }
why-no-such-die = Je hebt deze dobbelsteen niet meer: { $die }.
why-no-such-dice = Je hebt niet al deze dobbelstenen: { $dice }.
why-becalmed = In een windstilte werken alleen zeilen. Zonder effect: { $die }.
why-no-storm-in-round-one = In de eerste ronde zijn er geen stormen.
why-no-island-near = Er ligt geen eiland naast je karveel.
why-america-found = Je hebt Amerika ontdekt: breng het nieuws naar huis.
why-not-in-the-west = Je kunt alleen in de twee westelijkste sectoren door een lens kijken.
why-die-already-used = Je hebt een dobbelsteen gebruikt, dus je kunt niet meer opnieuw gooien.
why-no-barrel = Je hebt geen ton om mee te betalen.

## Why one choice is better than another. $count, $percent and $instead compare what follows the two.

odds = in { $percent }% van de gevallen in plaats van { $instead }%
squares-on = { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
  }
reason-west = Je komt ongeveer { squares-on } dichter bij de wateren waar je door een lens kunt kijken.
reason-homeward = Je komt ongeveer { squares-on } dichter bij het startvak.
reason-barrels = { $count ->
    [one] Je hebt ongeveer { $count } ton meer.
   *[other] Je hebt ongeveer { $count } tonnen meer.
  }
reason-mast = Je grote mast is onbeschadigd { odds }.
reason-discovery = Je ontdekt een bewoond eiland { odds }.
reason-home = Je komt als eerste thuis { odds }.
reason-cards = { $count ->
    [one] Je hebt ongeveer { $count } gebeurteniskaart meer.
   *[other] Je hebt ongeveer { $count } gebeurteniskaarten meer.
  }
reason-mutiny = Door muiterij sla je een beurt over { odds }.
reason-gust = Een windvlaag kan je karveel bereiken { odds }.
reason-barriers = { $count ->
    [one] Naast je karveel ligt ongeveer { $count } obstakel minder: een storm kost je minder vaak de grote mast.
   *[other] Naast je karveel liggen ongeveer { $count } obstakels minder: een storm kost je minder vaak de grote mast.
  }
reason-calm = Je karveel ligt in een windstilte { odds }.
reason-lens = Je kijkt door een lens { odds }.
reason-turns = { $count ->
    [one] Je reis duurt ongeveer { $count } beurt korter.
   *[other] Je reis duurt ongeveer { $count } beurten korter.
  }
reason-rival-mast = { $seat } heeft geen grote mast { odds }.
reason-rival-way = { $seat } moet ongeveer { squares-on } verder varen.
reason-rival-barrels = { $count ->
    [one] { $seat } heeft ongeveer { $count } ton minder.
   *[other] { $seat } heeft ongeveer { $count } tonnen minder.
  }
reason-rival-home = { $seat } komt als eerste thuis { odds }.
