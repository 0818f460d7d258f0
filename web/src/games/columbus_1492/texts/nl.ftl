### Het bord van 1492: woorden die alleen een tekening van de tafel nodig heeft.

board-title = 1492
board-waste-dice = Je hebt nog bruikbare dobbelstenen. Ongebruikte dobbelstenen ben je kwijt.
board-you = Jij
board-europe = Europa
board-africa = Afrika
board-sector = Sector { $sector }
board-pushes = treft
board-near = De oceaan van dichtbij
board-unknown = Onbekende wateren
board-lenses = { $count ->
    [one] nog { $count } lens
   *[other] nog { $count } lenzen
  }
board-at = Sector { $sector }, vak { $square }
board-square = Vak { $square }
board-far = Eén vak per keer: kies een gemarkeerd vak naast je karveel.
board-take-up = Met de gekozen dobbelsteen vaar je niet. Kies een windroos of een zeil.
board-calm = In een windstilte werken alleen zeilen.
board-reef = Verspert de weg. Een karveel dat er in een storm tegenaan drijft, verliest de grote mast.
board-island = Verspert de weg zoals een rif. Ernaast geeft een verrekijker een ton.
board-gust = Windvlaag { $number }
board-gust-choose = Windvlaag { $number }: verplaats deze
board-gust-which = Welke van de twee windvlagen je verplaatst. Allebei in één beurt mag ook.
board-flight-squares = Aantal vakken
board-flight-few = Kortste weg
board-flight-more = Hoe ver de windvlaag gaat. Elk vak kost een vlaagdobbelsteen of een vak van de kaart. Neem de kortste weg om de rest te bewaren, of ga verder voor een omweg.
board-flight-count = { $count ->
    [one] { $count } vak
   *[other] { $count } vakken
  }
board-barrels = { $count } van { $most } tonnen
board-cards = { $count ->
    [one] { $count } bewaarde kaart
   *[other] { $count } bewaarde kaarten
  }
board-no-cards = Nog geen kaarten. Een verrekijker brengt er een.
board-actions = Wat je kunt doen
board-action-draw = Trek een kaart
board-action-storm = Storm in sector { $sector }
board-action-supply = Neem een ton
board-action-reroll = { $count ->
    [one] Gooi { $count } dobbelsteen opnieuw
   *[other] Gooi { $count } dobbelstenen opnieuw
  }
board-action-reroll-more = kost een ton
board-dice-left = { $count ->
    [one] { $count } dobbelsteen ongebruikt
   *[other] { $count } dobbelstenen ongebruikt
  }
board-spins = { $count ->
    [0] geen draai meer
    [one] nog { $count } draai
   *[other] nog { $count } draaien
  }

## Dobbelstenen.

board-die-rose = Eén vak varen
board-die-sail = Varen of herstellen
board-die-gust = Een windvlaag verplaatsen
board-die-storm = Een storm ontketenen
board-die-spyglass = Kaart, ton of lens
board-die-used = Gebruikt
board-die-dead = Nu geen effect
board-die-again = Opnieuw gooien
board-again = Opnieuw gooien
board-again-mark = Opnieuw gooien: { $die }
board-again-more = Markeer de dobbelstenen die je opnieuw gooit; de andere blijven liggen. Opnieuw gooien kost één ton, hoeveel dobbelstenen het ook zijn.

## Kaarten, in een paar woorden.

board-card-favourable-winds = Tot twee vakken verder
board-card-fair-wind = Nog een hele beurt
board-card-gust = Verplaats de windvlagen
board-card-carpenter = Herstel vóór de worp
board-card-fine-weather = Gelast de storm van een ander af

## Wind.

board-arrow = De pijl
board-fog = Mist
board-no-wind = De pijl staat stil
board-no-wind-more = In een storm drijven alle karvelen van één sector af. De pijl wijst de richting.
board-wind = De wind waait naar { $direction }
board-wind-name = { $name } · { $direction }
board-storm-rises = Er steekt een storm op in sector { $sector }
board-storm-by = { $seat } koos sector { $sector }.
board-wind-all = { $name }: de hele oceaan.
board-pushed = Afgedreven: { $seats }.
board-struck = Grote mast verloren: { $seats }.
board-reaction = Mooi weer?
board-reaction-waits = Er gebeurt niets tot je kiest.
board-reaction-you = { $count ->
    [one] Antwoord, anders komt de storm over { $count } seconde.
   *[other] Antwoord, anders komt de storm over { $count } seconden.
  }
board-reaction-other = { $seat } mag Mooi weer spelen.
board-reaction-stop = Stop de klok

## De balk en de stappen van een beurt.

board-note-die = { $count ->
    [one] Gekozen: { $die }. { $count } vak mogelijk.
   *[other] Gekozen: { $die }. { $count } vakken mogelijk.
  }
board-note = { $count ->
    [0] Geen vak mogelijk.
    [one] { $count } vak mogelijk.
   *[other] { $count } vakken mogelijk.
  }
board-note-other = Of kies een andere dobbelsteen.
board-note-again = Met de ronde pijl markeer je dobbelstenen om voor een ton opnieuw te gooien.
board-note-storm = Gekozen: storm. Kies een van de vijf sectoren; de pijl wijst waarheen de karvelen daar afdrijven.
board-note-use = Gekozen: { $die }. Kies wat je ermee doet.
board-note-none = Je kunt nu geen dobbelsteen gebruiken.
board-note-card = { $count ->
    [0] Je kunt nu geen van je kaarten spelen.
   *[other] De kaarten die je nu kunt spelen, zijn gemarkeerd.
  }
board-note-opening = Wat je vóór of in plaats van het gooien kunt doen, is ook gemarkeerd.
board-note-answer = Alleen Mooi weer houdt een storm tegen. Elke speler met een kaart krijgt de vraag: een nee verraadt dus niets.
board-note-spin = De pijl wijst waarheen de karvelen van de sector afdrijven.
board-note-mutiny = Een beurt die je zo overslaat, levert geen tonnen op.
board-step-roll = Gooien
board-step-dice = { $count ->
    [0] Dobbelstenen gebruiken
   *[other] Dobbelstenen gebruiken · { $count }
  }
board-step-storm = Storm
board-step-mutiny = Muiterij
board-step-winds = Gunstige wind
board-step-flight = Windvlaagkaart
board-step-end = Einde van de beurt
