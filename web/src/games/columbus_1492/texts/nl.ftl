### Het bord van 1492: woorden die alleen een tekening van de tafel nodig heeft.

board-title = 1492
board-waste-dice = Er zijn nog dobbelstenen die je kunt gebruiken. Ongebruikt ben je ze kwijt.
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
board-far = Eén vak per keer, naar een verlicht vak naast je karveel.
board-take-up = Met de dobbelsteen in je hand vaar je niet. Neem eerst een windroos of een zeil.
board-calm = In een windstilte werken alleen zeilen.
board-reef = Het rif ligt in de weg. Een storm die een karveel ertegen drijft kost de grote mast.
board-island = Het eiland ligt in de weg als een rif; ernaast geeft een verrekijker een ton.
board-gust = Windvlaag { $number }
board-gust-choose = Windvlaag { $number }: laat deze vliegen
board-gust-which = Welke van de twee windvlagen vliegt. Allebei in één beurt mag ook.
board-flight-squares = Vakken om te vliegen
board-flight-few = Zo weinig als nodig
board-flight-more = Hoeveel vakken de windvlaag vliegt; elk kost een vlaagdobbelsteen of een vak van de kaart. Zo weinig als nodig laat de rest voor nog een vlucht. Met meer kan ze een omweg maken, of keren en terugkomen.
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
board-deeds = Wat je kunt doen
board-deed-draw = Trek een kaart
board-deed-storm = Storm in sector { $sector }
board-deed-supply = Neem een ton
board-deed-reroll = { $count ->
    [one] Werp { $count } steen opnieuw
   *[other] Werp { $count } stenen opnieuw
  }
board-deed-reroll-more = kost een ton
board-dice-left = { $count ->
    [one] { $count } dobbelsteen ongebruikt
   *[other] { $count } dobbelstenen ongebruikt
  }
board-spins = { $count ->
    [0] niet meer draaien
    [one] nog { $count } keer draaien
   *[other] nog { $count } keer draaien
  }

## Dobbelstenen.

board-die-rose = Eén vak varen
board-die-sail = Varen of herstellen
board-die-gust = Een windvlaag verplaatsen
board-die-storm = Een storm opwekken
board-die-spyglass = Kaart, ton of lens
board-die-used = Gebruikt
board-die-dead = Nu zonder werking
board-die-again = Opnieuw gooien
board-again = Opnieuw gooien
board-again-mark = Opnieuw gooien: { $die }
board-again-more = Merk de dobbelstenen die je opnieuw gooit; de andere blijven liggen. Een worp kost één ton, hoeveel dobbelstenen het ook zijn.

## Kaarten, in een paar woorden.

board-card-favourable-winds = Tot twee vakken verder
board-card-fair-wind = Nog een hele beurt
board-card-gust = Blaas de windvlagen
board-card-carpenter = Herstel vóór de worp
board-card-fine-weather = Heft andermans storm op

## Wind.

board-arrow = De pijl
board-fog = Mist
board-no-wind = De pijl rust
board-no-wind-more = Een storm duwt alle karvelen van één sector; de pijl zegt waarheen.
board-wind = De wind waait naar { $direction }
board-wind-name = { $name } · { $direction }
board-storm-rises = Er steekt een storm op in sector { $sector }
board-storm-by = { $seat } noemde sector { $sector }.
board-wind-all = { $name }: de hele oceaan.
board-pushed = Geduwd: { $seats }.
board-struck = Grote mast verloren: { $seats }.
board-reaction = Mooi weer?
board-reaction-waits = Er gebeurt niets tot je kiest.
board-reaction-you = { $count ->
    [one] Antwoord, of de storm komt over { $count } seconde.
   *[other] Antwoord, of de storm komt over { $count } seconden.
  }
board-reaction-other = { $seat } mag met mooi weer antwoorden.
board-reaction-stop = Stop de klok

## De balk en de stappen van een beurt.

board-note-die = { $count ->
    [one] In de hand: { $die }. { $count } vak staat open.
   *[other] In de hand: { $die }. { $count } vakken staan open.
  }
board-note = { $count ->
    [0] Er staat geen vak open.
    [one] { $count } vak staat open.
   *[other] { $count } vakken staan open.
  }
board-note-other = Of neem een andere dobbelsteen.
board-note-again = De ronde pijl merkt een dobbelsteen om opnieuw te gooien, voor een ton.
board-note-storm = In de hand: storm. Noem een van de vijf sectoren; de pijl zegt waarheen de karvelen daar gaan.
board-note-use = In de hand: { $die }. Kies wat die doet.
board-note-none = Geen van de dobbelstenen is nu te gebruiken.
board-note-card = { $count ->
    [0] Geen van je kaarten kan nu worden gespeeld.
   *[other] Kaarten die je nu kunt spelen, zijn verlicht.
  }
board-note-opening = Wat je vóór het gooien kunt doen, of in plaats daarvan, is ook verlicht.
board-note-answer = Alleen de kaart Mooi weer houdt een storm tegen. Wie een kaart bewaart, krijgt de vraag: zo verraadt een nee niets.
board-note-spin = De pijl zegt waarheen de karvelen van de sector worden geduwd.
board-note-mutiny = Een zo overgeslagen beurt levert geen tonnen op.
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
