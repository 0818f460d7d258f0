### Het bord van Mundus Novus: woorden die alleen een plaatje van de tafel nodig heeft.

board-you = Jij
board-relic-sign = ✶
board-card = { $name } { $sign }
board-card-back = Verborgen kaart
board-track = { $count } van { $goal } dubloenen
board-cards = { $count ->
    [one] { $count } kaart in de hand
   *[other] { $count } kaarten in de hand
  }
board-stored = { $count ->
    [one] { $count } kaart in een pakhuis
   *[other] { $count } kaarten in pakhuizen
  }
board-income = Inkomsten aan het eind van de beurt: { $count }
board-known = Bekend in de hand: { $cards }
board-no-developments = Nog geen ontwikkelingen
board-master-more = Kondigt aan hoeveel kaarten worden aangeboden, neemt als eerste en wijst de eerste speler aan.
board-worth = Telt voor { $worth } bij het bepalen van de handelsmeester.
board-sealed = Heeft gekozen; alle kaarten worden samen onthuld.
board-choosing = Kiest
board-offer-here = Hier komt je aanbod
board-taken = { $card }, genomen door { $seat }
board-announced = elk { $count } kaarten
board-takes-other = neemt nu
board-takes-you = neem nu een kaart
board-places-other = legt de kaart neer
board-places-you = leg de kaart neer
board-short = { $seat } komt een kaart tekort; { $master } geeft er een
board-barred = nu niet
board-order = Laadvolgorde
board-loads = { $count ->
    [one] nog { $count } kaart te laden
   *[other] nog { $count } kaarten te laden
  }
board-fleet = Vloot van { $seat }: { $values }. Waarde { $value }; de laagste laadt eerst.
board-no-fleets = Er zijn nog geen karvelen: de kade blijft leeg.
board-place = Kaart { $place } van de rij
board-unseen = { $count ->
    [one] nog { $count } kaart op de ontwikkelingsstapel
   *[other] nog { $count } kaarten op de ontwikkelingsstapel
  }
board-event-at-head = { $event }: geldt als een ronde begint met deze kaart vooraan in de rij.
board-out-of-reach = buiten bereik
board-market-more = Ruil een genomen kaart voor een van deze.
board-keep = Houden
board-tables = Opbrengsten
board-tables-sets = Gelijke kaarten: een ontwikkeling
board-tables-reach = eerste { $reach }
board-tables-any = alle
board-tables-different = Verschillende grondstoffen
board-tables-relics = Relieken verkopen
board-tables-natives = Inboorlingen: 1 per kaart
board-tables-storm = Storm: alleen de eerste
board-endings = Hoe de partij eindigt
board-ending-goal = Een speler heeft { $goal } dubloenen aan het eind van een ronde
board-ending-perfect = Een speler toont negen verschillende grondstoffen en een Incareliek
board-ending-queue = De rij kan niet meer tot { $size } kaarten worden aangevuld
board-actions = Wat je kunt doen
board-prospects = Wat je hand oplevert
board-no-prospects = Nog niets te combineren
board-offer-button = Bied { $have } van { $due } aan
board-offer-note = { $have } van { $due } kaarten, waarde { $worth }.
board-offer-less-note = { $have } kaarten, waarde { $worth }; hoogstens { $due }.
board-toll-button = Sta { $have } van { $due } af
board-toll-note = { $have } van { $due } kaarten voor de piraten.
board-turn-note = { $count ->
    [0] Kies gelijke kaarten, allemaal verschillende, of relieken.
    [one] { $count } kaart gekozen.
   *[other] { $count } kaarten gekozen.
  }
board-turn-nothing = Geen combinaties meer. Beëindig je beurt.
board-note-coronado = Wijs een gebeurtenis aan of houd je vinger erop om te lezen wat die doet.
board-note-split = De andere blijven in je eerste vloot.
board-note-load = Kies een gemarkeerde kaart op de kade.
board-note-announce = Het hoogste aanbod wordt daarna handelsmeester.
board-note-master = De handelsmeester neemt als eerste en wijst de eerste speler aan.
board-note-take = Kies een gemarkeerde kaart. Daarna kun je die houden of op de markt ruilen.
board-note-place = Kies een gemarkeerde kaart op de markt, of houd de genomen kaart.
board-note-give = Kies een kaart uit je hand.
board-note-first = De anderen volgen met de klok mee.
board-note-fill = Kies een gemarkeerde kaart uit je hand.
board-note-develop = Kies een gemarkeerde kaart in de rij.
board-note-store = Kies een gemarkeerde kaart uit je hand. Wat je niet opslaat, ben je kwijt.
board-no-match = { $count ->
    [one] Eén kaart is geen combinatie.
   *[other] Deze { $count } kaarten vormen geen combinatie.
  }
board-set-tap = Kies nu een ontwikkeling binnen bereik, of bevestig.
board-reach = { $reach ->
    [one] reikt tot kaart 1
   *[other] reikt tot kaart { $reach }
  }
board-queue-reach = { $reach ->
    [one] Deze set reikt alleen tot de eerste kaart van de rij.
   *[other] Deze set reikt alleen tot de eerste { $reach } kaarten van de rij.
  }
board-queue-set = Kies eerst een set: 3 tot 5 gelijke kaarten leveren een ontwikkeling op.
board-earns = +{ $count }
board-first-player = { $count ->
    [one] nog { $count } beurt in deze ronde
   *[other] nog { $count } beurten in deze ronde
  }
board-waste-perfect = Je kunt de perfecte combinatie tonen en daarmee winnen. Als je nu stopt, laat je die liggen.
board-waste-set = Je kunt nog { $count ->
    [one] een combinatie maken die een ontwikkeling oplevert
   *[other] { $count } combinaties maken, waarvan een voor een ontwikkeling
  }. Ongebruikte kaarten ben je kwijt.
board-waste-sale = Je kaarten kunnen nog dubloenen opbrengen. Ongebruikte kaarten ben je kwijt.
board-waste-room = { $count ->
    [one] Er is plaats voor nog een kaart. Wat je niet opslaat, ben je kwijt.
   *[other] Er is plaats voor nog { $count } kaarten. Wat je niet opslaat, ben je kwijt.
  }
board-waste-relics = { $count ->
    [one] Relieken verkoop je één keer per beurt. De reliek die je niet verkoopt, ben je kwijt.
   *[other] Relieken verkoop je één keer per beurt. De { $count } die je niet verkoopt, ben je kwijt.
  }
board-room = { $count } van { $room } plaatsen gebruikt
board-turn-to = in { $card }
board-clear = Wissen
board-piles = Stapels
board-about-caravel = Een kaart extra per bevoorrading
board-about-merchant-common = Zet een kaart om in 1–3
board-about-merchant-uncommon = Zet een kaart om in 4–6
board-about-merchant-rare = Zet een kaart om in 7–9
board-about-warehouse-1 = Bewaart een kaart
board-about-warehouse-2 = Bewaart twee kaarten
board-about-shipyard = 1 per speler met meer karvelen
board-about-character-cortes = Levert 3 per ronde op
board-about-character-almagro = Mag de verborgen kaart nemen
board-about-character-la-cosa = Ongevoelig voor gebeurtenissen
board-about-character-valdivia = Je aanbod telt 3 meer
board-about-character-orellana = 2 voor een reeks op de markt
board-about-character-coronado = Kiest een gebeurtenis voor 2
board-about-character-las-casas = Mag minder kaarten aanbieden
board-about-character-ponce-de-leon = Splitst je vloot
board-about-character-pizarro = Hoogste karveel telt 0
board-short-cortes = Cortés
board-short-almagro = Almagro
board-short-la-cosa = La Cosa
board-short-valdivia = Valdivia
board-short-orellana = Orellana
board-short-coronado = Coronado
board-short-las-casas = Las Casas
board-short-ponce-de-leon = Ponce
board-short-pizarro = Pizarro
# Short enough for a card.
board-name-cocoa = Cacao
board-name-corn = Maïs
board-name-tobacco = Tabak
board-name-coffee = Koffie
board-name-cotton = Katoen
board-name-sugar = Suiker
board-name-potato = Aardappel
board-name-indigo = Indigo
board-name-vanilla = Vanille
board-name-relic = Reliek
