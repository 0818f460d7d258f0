### Mundus Novus. Keys and variables are explained in en.ftl.

title = Mundus Novus
score = { $count ->
    [one] { $count } dubloen
   *[other] { $count } dubloenen
  }
# The doubloons of a payment; many lines below refer to it.
pay = { $earned ->
    [one] { $earned } dubloen
   *[other] { $earned } dubloenen
  }

option-first-master = Eerste handelsmeester
option-first-master-random = Willekeurig

## Resources.

cocoa = cacao
corn = maïs
tobacco = tabak
coffee = koffie
cotton = katoen
sugar = suiker
potato = { $count ->
    [one] aardappel
   *[other] aardappelen
  }
indigo = indigo
vanilla = vanille
relic = { $count ->
    [one] Incareliek
   *[other] Incarelieken
  }

rarity-common = veelvoorkomende
rarity-uncommon = minder voorkomende
rarity-rare = zeldzame

about-cocoa = Veelvoorkomende grondstof, nummer 1.
about-corn = Veelvoorkomende grondstof, nummer 2.
about-tobacco = Veelvoorkomende grondstof, nummer 3.
about-coffee = Minder voorkomende grondstof, nummer 4.
about-cotton = Minder voorkomende grondstof, nummer 5.
about-sugar = Minder voorkomende grondstof, nummer 6.
about-potato = Zeldzame grondstof, nummer 7.
about-indigo = Zeldzame grondstof, nummer 8.
about-vanilla = Zeldzame grondstof, nummer 9.
about-relic = Joker in een set, of te verkopen voor dubloenen. Telt in een aanbod voor 10.

## Events of a round.

event-none = geen gebeurtenis
event-kings-aid = Hulp van de Koning
event-indigenous = Inboorlingen
event-storm = Storm
event-fire = Brand
event-pirates = Piraten

about-event-none = Deze ronde gebeurt er niets bijzonders.
about-event-kings-aid = Je mag in je beurt meerdere sets maken en voor elke set een ontwikkeling nemen.
about-event-indigenous = Verschillende grondstoffen brengen maar 1 dubloen per kaart op.
about-event-storm = Met een set kun je alleen de voorste kaart van de rij nemen.
about-event-fire = Aan het eind van deze ronde kun je geen kaarten opslaan.
about-event-pirates = Na de bevoorrading kost elke vloot van twee of meer karvelen je een kaart.

## Developments.

caravel = { $count ->
    [one] karveel { $n }
   *[other] karvelen { $n }
  }
merchant-common = { $count ->
    [one] handelaar 1–3
   *[other] handelaars 1–3
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
merchant-uncommon = { $count ->
    [one] handelaar 4–6
   *[other] handelaars 4–6
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
merchant-rare = { $count ->
    [one] handelaar 7–9
   *[other] handelaars 7–9
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
warehouse-1 = { $count ->
    [one] klein pakhuis
   *[other] kleine pakhuizen
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
warehouse-2 = { $count ->
    [one] groot pakhuis
   *[other] grote pakhuizen
  }{ $n ->
    [0] { "" }
   *[other] { "" } (+{ $n })
  }
shipyard = { $count ->
    [one] scheepswerf
   *[other] scheepswerven
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
    [one] { "" } Brengt elke ronde { $n } dubloen op.
   *[other] { "" } Brengt elke ronde { $n } dubloenen op.
  }
about-caravel = Een kaart extra van de kade bij elke bevoorrading. Waarde { $n }: de vloot met het laagste totaal laadt het eerst.
about-merchant-common = Zet eenmaal per beurt een kaart van een combinatie om in cacao, maïs of tabak.{ income }
about-merchant-uncommon = Zet eenmaal per beurt een kaart van een combinatie om in koffie, katoen of suiker.{ income }
about-merchant-rare = Zet eenmaal per beurt een kaart van een combinatie om in aardappel, indigo of vanille.{ income }
about-warehouse-1 = Bewaart 1 ongebruikte kaart voor de volgende ronde.{ income }
about-warehouse-2 = Bewaart tot 2 ongebruikte kaarten voor de volgende ronde.{ income }
about-shipyard = Aan het eind van je beurt 1 dubloen per tegenstander met meer karvelen dan jij.
about-character-cortes = Brengt elke ronde 3 dubloenen op.
about-character-almagro = Brengt elke ronde 2 dubloenen op. Met een set mag je ongezien de bovenste kaart van de ontwikkelingsstapel nemen.
about-character-la-cosa = Brengt elke ronde 1 dubloen op. Gebeurtenissen gelden niet voor jou, goede noch slechte.
about-character-valdivia = Brengt elke ronde 1 dubloen op. Je aanbod telt 3 extra voor de titel van handelsmeester.
about-character-orellana = Brengt 2 dubloenen op zodra er door jouw ruil drie gelijke kaarten of drie opeenvolgende nummers op de markt liggen.
about-character-coronado = Toont de voorste kaart van de rij geen gebeurtenis, dan mag je er een kiezen voor 2 dubloenen.
about-character-las-casas = Brengt elke ronde 1 dubloen op. Je mag minder kaarten aanbieden dan aangekondigd, zelfs geen.
about-character-ponce-de-leon = Je mag je karvelen elke ronde over twee vloten verdelen.
about-character-pizarro = Je karveel met de hoogste waarde telt voor 0.

## The table: its places, its figures, and the lines of a sketch.

word-hand = Hand
word-market = Markt
word-quay = Kade
word-queue = Ontwikkelingsrij
word-offer = Aanbod
word-warehouse = Pakhuizen
word-pile = Trekstapel
word-discard = Aflegstapel
word-development-pile = Ontwikkelingsstapel
word-round = Ronde { $number }
word-round-before = Vorige ronde
word-round-after = Volgende ronde
word-event = Gebeurtenis
word-supply = Bevoorrading
word-trade = Handel
word-progression = Vooruitgang
word-master = Handelsmeester
word-first = Eerste speler
word-doubloons = Dubloenen
word-income = Inkomsten
word-developments = Ontwikkelingen
word-caravels = Karvelen
word-fleet = Vloot
word-second-fleet = Tweede vloot
word-different = Verschillende grondstoffen
word-relics = Incarelieken
word-shipyards = Scheepswerven
word-orellana = Orellana
word-events = Betaalde gebeurtenissen
word-lead = Bied grondstoffen aan, neem en ruil ze; met combinaties krijg je karvelen, handelaars en bondgenoten.
word-kind = Kaarten en handel

sketch-step = Stap { $n } van 4: { $step } · doel: { $goal } dubloenen
sketch-piles = Trekstapel: { $pile } · aflegstapel: { $discard } · ontwikkelingsstapel: { $developments }
sketch-in-flight = Genomen en nog niet neergelegd: { $card }
sketch-barred = { $taker } mag nu niet van { $owner } nemen: ze hebben net van elkaar genomen.
sketch-you = jij
sketch-sealed = heeft gekozen
sketch-counts = Dubloenen: { $doubloons } · kaarten: { $cards } · opgeslagen: { $stored }
sketch-developments = Ontwikkelingen: { $developments }
sketch-known = Bekende kaarten

note-goal = De partij eindigt na de ronde waarin een speler { $goal } dubloenen heeft of de rij niet meer aangevuld kan worden. De rijkste wint. De perfecte combinatie (alle negen grondstoffen en een reliek) gaat boven alles.
note-trade = Iedereen biedt zoveel kaarten aan als aangekondigd. Het hoogste totaal wordt handelsmeester en neemt als eerste een kaart. Wordt er een kaart van jou genomen, dan mag jij daarna nemen.
note-sets = Een set van 3 / 4 / 5 gelijke kaarten, relieken inbegrepen, levert een ontwikkeling op: met grondstoffen 1–3 een van de voorste { $common } in de rij, met 4–6 een van de voorste { $uncommon }, met 7–9 een van de voorste { $rare }.
note-different = { $counts } verschillende grondstoffen brengen { $pay } dubloenen op.
note-relics = { $counts } relieken verkoop je voor { $pay } dubloenen.
note-unused = Ongebruikte kaarten ben je aan het eind van de ronde kwijt; alleen pakhuizen bewaren er.
note-icons = De gebeurtenis tussen haken geldt in een ronde die begint met die kaart vooraan in de rij.

remark-offer = samen { $worth }
remark-give = aan { $seat }
remark-set = { $reach ->
    [one] reikt tot kaart 1 van de rij
   *[other] reikt tot kaart { $reach } van de rij
  }
remark-pay = brengt { pay } op

## Questions to the players.

ask-coronado = Betaal je 2 dubloenen om voor deze ronde een gebeurtenis te kiezen?
ask-split = Welke karvelen varen in je tweede vloot?
ask-load = Welke kaart laad je van de kade?
ask-surrender = Piraten! Wat sta je af?
ask-announce = Hoeveel kaarten moet elke speler aanbieden?
ask-offer = Welke kaarten bied je aan?
ask-master = Gelijke stand voor het hoogste aanbod. Wie wordt handelsmeester?
ask-take = Welke aangeboden kaart neem je?
ask-place = Houd je deze kaart, of ruil je die op de markt?
ask-give = Welke kaart geef je aan de speler die er een te weinig heeft?
ask-first = Wie begint de vooruitgang?
ask-turn = Jouw beurt: maak combinaties, verkoop relieken of beëindig je beurt.
ask-fill = Welke kaart moet je handelaar omzetten?
ask-develop = Welke ontwikkeling neem je?
ask-store = Wat sla je op voor de volgende ronde?

step-coronado = gebeurtenis kiezen
step-split = vloot verdelen
step-load = laden aan de kade
step-surrender = kaarten afstaan aan de piraten
step-announce = aantal kaarten aankondigen
step-offer = aanbod kiezen
step-master = beslissen bij gelijke stand
step-take = aangeboden kaarten nemen
step-place = houden of ruilen
step-give = kaart geven
step-first = eerste speler aanwijzen
step-turn = combinaties maken
step-fill = kaarten omzetten
step-develop = ontwikkeling kiezen
step-store = kaarten opslaan

## Actions to choose from.

action-set-event = Betaal 2 dubloenen en kies: { $event }
action-no-event = Kies geen gebeurtenis
action-detach = Zet karveel { $value } in de tweede vloot
action-sail = Vaar uit met deze vloten
action-load = Laad 1 { $card }
action-surrender = Sta af: { $cards }
action-announce = { $count ->
    [one] Kondig { $count } kaart aan
   *[other] Kondig { $count } kaarten aan
  }
action-offer = Bied aan: { $cards }
action-offer-nothing = Bied niets aan
action-master = Maak { $seat } handelsmeester
    .you = Word zelf handelsmeester
action-take = Neem 1 { $card } van { $seat }
action-keep = Houd de kaart
action-exchange = Ruil die voor 1 { $card } van de markt
action-give = Geef 1 { $card }
action-first = Laat { $seat } beginnen
    .you = Begin zelf
action-set = Maak een set { $card } van { $count } kaarten{ set-parts }
# The cards of a set that are not of its own kind.
set-parts = { $relics ->
    [0] { $turned ->
        [0] { "" }
       *[other] { "" } (waarvan { set-turned })
      }
   *[other] { $turned ->
        [0] { "" } (waarvan { set-relics })
       *[other] { "" } (waarvan { set-relics } en { set-turned })
      }
  }
set-relics = { $relics ->
    [one] { $relics } reliek
   *[other] { $relics } relieken
  }
set-turned = { $turned ->
    [one] { $turned } omgezet door een handelaar
   *[other] { $turned } omgezet door handelaars
  }
action-different = Combineer { $count } verschillende grondstoffen: { $cards }
action-perfect = Toon de perfecte combinatie: alle negen grondstoffen en een Incareliek
action-turn = Zet 1 { $card } om in { $target }
action-complete = Gebruik de andere kaarten zoals ze zijn
action-develop = Neem kaart { $place } van de rij
action-develop-pile = Neem ongezien de bovenste kaart van de ontwikkelingsstapel
action-sell = { $count ->
    [one] Verkoop { $count } Incareliek
   *[other] Verkoop { $count } Incarelieken
  }
action-end = Beëindig je beurt
action-store = Sla 1 { $card } op
action-store-done = Klaar met opslaan
action-store-again = Opgeslagen kaarten wijzigen

## Events of the log.

log-market-laid = Op de markt: { $cards }.
log-queue-laid = In de ontwikkelingsrij: { $cards }.
log-master-drawn = { $seat } begint als handelsmeester.
    .you = Je begint als handelsmeester.
log-round-began = Ronde { $round }: { $event }.
log-event-bought = { $seat } betaalt 2 dubloenen via Coronado en kiest: { $event }.
    .you = Je betaalt 2 dubloenen via Coronado en kiest: { $event }.
log-event-not-bought = { $seat } kiest geen gebeurtenis.
    .you = Je kiest geen gebeurtenis.
log-pile-reshuffled = { $count ->
    [one] De trekstapel is leeg: { $count } afgelegde kaart vormt een nieuwe.
   *[other] De trekstapel is leeg: de { $count } afgelegde kaarten worden tot een nieuwe geschud.
  }
log-stock-returned = { $seat } haalt uit de pakhuizen: { $cards }.
    .you = Je haalt uit je pakhuizen: { $cards }.
log-stock-returned-hidden = { $count ->
    [one] { $seat } haalt { $count } kaart uit de pakhuizen.
   *[other] { $seat } haalt { $count } kaarten uit de pakhuizen.
  }
    .you = { $count ->
        [one] Je haalt { $count } kaart uit je pakhuizen.
       *[other] Je haalt { $count } kaarten uit je pakhuizen.
      }
log-cards-dealt = { $seat } krijgt: { $cards }.
    .you = Je krijgt: { $cards }.
log-cards-dealt-hidden = { $count ->
    [one] { $seat } krijgt { $count } kaart.
   *[other] { $seat } krijgt { $count } kaarten.
  }
    .you = { $count ->
        [one] Je krijgt { $count } kaart.
       *[other] Je krijgt { $count } kaarten.
      }
log-quay-shown = Op de kade: { $cards }.
log-fleet-split = { $seat } vaart met twee vloten: { $first } in de ene, { $second } in de andere.
    .you = Je vaart met twee vloten: { $first } in de ene, { $second } in de andere.
log-fleet-whole = { $seat } vaart met één vloot: { $first }.
    .you = Je vaart met één vloot: { $first }.
log-card-loaded = { $seat } laadt 1 { $card } van de kade.
    .you = Je laadt 1 { $card } van de kade.
log-choice-sealed = { $seat } heeft gekozen.
    .you = Je hebt gekozen.
log-cards-surrendered = { $seat } staat af aan de piraten: { $cards }.
    .you = Je staat af aan de piraten: { $cards }.
log-offers-announced = { $count ->
    [one] { $seat } kondigt { $count } kaart aan.
   *[other] { $seat } kondigt { $count } kaarten aan.
  }
    .you = { $count ->
        [one] Je kondigt { $count } kaart aan.
       *[other] Je kondigt { $count } kaarten aan.
      }
log-offer-revealed = { $seat } biedt { $cards } aan: samen { $worth }.
    .you = Je biedt { $cards } aan: samen { $worth }.
log-master-tied = Gelijk met { $worth }: { $seats }. { $seat } bepaalt wie handelsmeester wordt.
    .you = Gelijk met { $worth }: { $seats }. Je bepaalt wie handelsmeester wordt.
log-master-became = { $seat } is handelsmeester.
    .you = Je bent handelsmeester.
log-no-trade = { $seat } kan geen kaart nemen: deze ronde wordt er niet gehandeld.
    .you = Je kunt geen kaart nemen: deze ronde wordt er niet gehandeld.
log-card-taken = { $seat } neemt 1 { $card } van { $owner }.
    .you = Je neemt 1 { $card } van { $owner }.
log-card-kept = { $seat } houdt 1 { $card }.
    .you = Je houdt 1 { $card }.
log-card-exchanged = { $seat } legt 1 { $card } op de markt en neemt daar 1 { $taken }.
    .you = Je legt 1 { $card } op de markt en neemt daar 1 { $taken }.
log-orellana-earned = { $count ->
    [one] Orellana brengt { $seat } { $count } dubloen op.
   *[other] Orellana brengt { $seat } { $count } dubloenen op.
  }
    .you = { $count ->
        [one] Orellana brengt je { $count } dubloen op.
       *[other] Orellana brengt je { $count } dubloenen op.
      }
log-offer-returned = { $seat } krijgt het aanbod terug: { $cards }.
    .you = Je krijgt je aanbod terug: { $cards }.
log-gift-made = { $seat } geeft { $receiver } 1 { $card }.
    .you = Je geeft { $receiver } 1 { $card }.
log-gift-made-hidden = { $seat } geeft { $receiver } in het geheim een kaart.
    .you = Je geeft { $receiver } in het geheim een kaart.
log-first-named = { $seat } wijst de eerste speler aan: { $first }.
    .you = Je wijst de eerste speler aan: { $first }.
log-set-made = { $seat } maakt een set { $card } van { $count } kaarten{ set-parts }.
    .you = Je maakt een set { $card } van { $count } kaarten{ set-parts }.
log-card-turned = { $seat } zet met een handelaar 1 { $card } om in { $target }.
    .you = Je zet met een handelaar 1 { $card } om in { $target }.
log-development-taken = { $seat } neemt kaart { $place } van de rij: { $development }.
    .you = Je neemt kaart { $place } van de rij: { $development }.
log-development-drawn = { $seat } trekt een ontwikkeling van de stapel: { $development }.
    .you = Je trekt een ontwikkeling van de stapel: { $development }.
log-queue-filled = Nieuw in de rij: { $development }.
log-queue-short = { $count ->
    [0] De ontwikkelingsrij is leeg: dit is de laatste ronde.
    [one] Er ligt nog maar { $count } kaart in de ontwikkelingsrij: dit is de laatste ronde.
   *[other] Er liggen nog maar { $count } kaarten in de ontwikkelingsrij: dit is de laatste ronde.
  }
log-different-made = { $seat } combineert { $count } verschillende grondstoffen en verdient { pay }: { $cards }.
    .you = Je combineert { $count } verschillende grondstoffen en verdient { pay }: { $cards }.
log-perfect-made = { $seat } toont de perfecte combinatie!
    .you = Je toont de perfecte combinatie!
log-relics-sold = { $count ->
    [one] { $seat } verkoopt { $count } Incareliek voor { pay }.
   *[other] { $seat } verkoopt { $count } Incarelieken voor { pay }.
  }
    .you = { $count ->
        [one] Je verkoopt { $count } Incareliek voor { pay }.
       *[other] Je verkoopt { $count } Incarelieken voor { pay }.
      }
log-income-paid = { $seat } krijgt { pay } aan inkomsten.
    .you = Je krijgt { pay } aan inkomsten.
log-shipyards-paid = { $shipyards ->
    [one] { $seat } verdient { pay } met een scheepswerf.
   *[other] { $seat } verdient { pay } met { $shipyards } scheepswerven.
  }
    .you = { $shipyards ->
        [one] Je verdient { pay } met een scheepswerf.
       *[other] Je verdient { pay } met { $shipyards } scheepswerven.
      }
log-turn-ended = { $seat } beëindigt de beurt.
    .you = Je beëindigt je beurt.
log-card-set-aside = { $seat } legt 1 { $card } apart.
    .you = Je legt 1 { $card } apart.
log-cards-stored = { $seat } slaat op: { $cards }.
    .you = Je slaat op: { $cards }.
log-cards-stored-hidden = { $count ->
    [one] { $seat } slaat { $count } kaart op.
   *[other] { $seat } slaat { $count } kaarten op.
  }
    .you = { $count ->
        [one] Je slaat { $count } kaart op.
       *[other] Je slaat { $count } kaarten op.
      }
log-cards-discarded = { $seat } legt af: { $cards }.
    .you = Je legt af: { $cards }.
log-match-ended = { $reason } { $seats-count ->
    [one] { $seats } wint.
   *[other] { $seats } delen de overwinning.
  }
    .you-seats = { $reason } { $seats-count ->
        [one] Je wint.
       *[other] Gedeelde overwinning voor { $seats }.
    }

ending-goal = Het doel in dubloenen is bereikt.
ending-perfect = De perfecte combinatie beslist de partij.
ending-queue = De ontwikkelingsrij kon niet worden aangevuld.

## Sources of the doubloons of a score.

category-different = verschillende grondstoffen
category-relics = verkochte relieken
category-income = inkomsten
category-shipyards = scheepswerven
category-orellana = Francisco de Orellana
category-events = gebeurtenissen

## Why something is not allowed.

why-match-over = De partij is afgelopen.
why-not-now = Nu niet. Huidige stap: { $now }. Dat kan tijdens: { $then }.
why-not-your-turn = Je bent niet aan de beurt: wacht op { $seat }.
why-nothing-to-choose = Je hebt hier niets te kiezen.
why-no-such-seat = Er is geen { $seat } aan deze tafel.
why-card-not-held = Je hebt geen { $card }.
why-cards-not-held = Je hebt deze kaarten niet: { $cards }.
why-lowest-stays = Karveel { $value } heeft de laagste waarde en blijft altijd in de eerste vloot.
why-detached-already = Karveel { $value } vaart al in de tweede vloot.
why-no-such-caravel = Je hebt geen karveel { $value }.
why-not-on-quay = Er ligt geen { $card } op de kade.
why-wrong-toll = { $due ->
    [one] De piraten nemen { $due } kaart van je, niet { $count }.
   *[other] De piraten nemen { $due } kaarten van je, niet { $count }.
  }
why-wrong-offer-size = { $due ->
    [one] Iedereen biedt { $due } kaart aan, niet { $count }.
   *[other] Iedereen biedt { $due } kaarten aan, niet { $count }.
  }
why-offer-too-large = { $due ->
    [one] Je mag hooguit { $due } kaart aanbieden, niet { $count }.
   *[other] Je mag hooguit { $due } kaarten aanbieden, niet { $count }.
  }
why-not-tied = { $seat } hoort niet bij de spelers met het hoogste aanbod.
why-own-offer = Je kunt geen kaart uit je eigen aanbod nemen.
why-not-on-offer = { $seat } biedt geen { $card } aan.
why-barred = Jij en { $seat } hebben net van elkaar genomen. Neem nu van een andere speler.
why-not-on-market = Er ligt geen { $card } op de markt.
why-queue-empty = Er is geen ontwikkeling meer te nemen, dus je kunt geen set maken.
why-la-cosa-forbids = Met Juan de la Cosa geldt ook Hulp van de Koning niet voor jou: één set per beurt.
why-set-made-already = Je hebt deze beurt al een set gemaakt.
why-different-made-already = Je hebt deze beurt al een combinatie van verschillende grondstoffen gemaakt.
why-not-perfect = Je kaarten en handelaars vormen de perfecte combinatie niet.
why-too-few-cards = Hiervoor heb je { $count } keer { $card } nodig; je hebt er { $held }.
why-too-few-relics = { $count ->
    [one] Hiervoor heb je { $count } Incareliek nodig; je hebt er { $held }.
   *[other] Hiervoor heb je { $count } Incarelieken nodig; je hebt er { $held }.
  }
why-relics-sold-already = Je hebt deze beurt al relieken verkocht.
why-too-few-merchants = Deze set vraagt { $count } omgezette kaarten; je vrije handelaars kunnen er { $held } in { $card } omzetten.
why-cards-still-due = { $count ->
    [one] De set heeft nog { $count } omgezette kaart nodig.
   *[other] De set heeft nog { $count } omgezette kaarten nodig.
  }
why-kinds-still-missing = Je kaarten maken de combinatie zo nog niet compleet.
why-not-in-combination = Deze combinatie heeft geen { $target } nodig.
why-no-free-merchant = Je hebt geen vrije handelaar voor { $rarity } grondstoffen.
why-card-needed = De combinatie heeft je { $card } nodig zoals die is.
why-merchant-needed = Je hebt deze handelaar hier nodig voor een andere grondstof.
why-out-of-reach = { $reach ->
    [one] Kaart { $place } ligt te ver: met deze set kun je alleen bij de voorste kaart van de rij.
   *[other] Kaart { $place } ligt te ver: met deze set kun je bij de voorste { $reach } kaarten van de rij.
  }
why-storm-reach = Kaart { $place } ligt te ver: in een storm kun je alleen bij de voorste kaart van de rij.
why-pile-empty = De ontwikkelingsstapel is leeg.
why-no-almagro = Alleen met Diego de Almagro mag je van de ontwikkelingsstapel nemen.
why-store-open = Je pakhuizen staan al open.
why-store-closed = Je bent klaar met opslaan. Kies eerst “Opgeslagen kaarten wijzigen”.
why-fire = Brand: pakhuizen werken deze ronde niet.
why-store-full = { $count ->
    [one] Je pakhuizen bevatten { $count } kaart en zijn vol.
   *[other] Je pakhuizen bevatten { $count } kaarten en zijn vol.
  }

## Why one choice is better than another. $count, $percent and $instead compare what follows the two.

odds = in { $percent }% van de gevallen in plaats van { $instead }%
more-doubloons = { $count ->
    [one] { $count } dubloen meer
   *[other] { $count } dubloenen meer
  }
fewer-doubloons = { $count ->
    [one] { $count } dubloen minder
   *[other] { $count } dubloenen minder
  }
more-cards = { $count ->
    [one] { $count } kaart meer
   *[other] { $count } kaarten meer
  }
reason-different = Met verschillende grondstoffen verdien je ongeveer { more-doubloons }.
reason-relic-sales = Met de verkoop van relieken verdien je ongeveer { more-doubloons }.
reason-income-paid = Je inkomsten leveren deze ronde ongeveer { more-doubloons } op.
reason-bonus = Scheepswerven en Francisco de Orellana leveren je ongeveer { more-doubloons } op.
reason-income = Je inkomsten groeien: elke ronde ongeveer { more-doubloons }.
reason-caravel = Je neemt een karveel { odds }.
reason-merchant = Je neemt een handelaar { odds }.
reason-warehouse = Je neemt een pakhuis { odds }.
reason-shipyard = Je neemt een scheepswerf { odds }.
reason-character = Je neemt een personage { odds }.
reason-set = Je hebt ongeveer { more-cards } van één grondstof voor een set.
reason-kinds = { $count ->
    [one] Je hebt ongeveer { $count } verschillende grondstof meer.
   *[other] Je hebt ongeveer { $count } verschillende grondstoffen meer.
  }
reason-cards = Je hebt ongeveer { more-cards } voor je beurt.
reason-relics = { $count ->
    [one] Je hebt ongeveer { $count } reliek meer.
   *[other] Je hebt ongeveer { $count } relieken meer.
  }
reason-master = Je bent handelsmeester { odds }.
reason-win = Je wint de partij deze ronde { odds }.
reason-rival-doubloons = { $seat } verdient ongeveer { fewer-doubloons }.
reason-rival-development = { $seat } neemt een ontwikkeling { odds }.
reason-rival-win = { $seat } wint de partij deze ronde { odds }.
