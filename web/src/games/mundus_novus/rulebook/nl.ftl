### The rulebook and the player aid of Mundus Novus.

book-goal = Doel van het spel
book-goal-rich = Je verhandelt de rijkdommen van de Nieuwe Wereld, bouwt een vloot op en neemt helpers in dienst. De partij eindigt na de ronde waarin een speler **75 dubloenen** bereikt; de rijkste wint. Voor 2 tot 6 spelers.
book-goal-ways = De partij kan ook op twee andere manieren eindigen: de **perfecte combinatie** (alle negen grondstoffen en een reliek) levert de overwinning op, of de ontwikkelingsrij kan niet meer tot vijf kaarten worden aangevuld.

book-components = Het materiaal in één oogopslag
book-figure-cards = De tien soorten kaarten. De ruitjes tonen de zeldzaamheid: één voor veelvoorkomend, twee voor minder voorkomend, drie voor zeldzaam.
book-components-cards = 120 grondstofkaarten: telkens 16 voor cacao 1, maïs 2 en tabak 3 (veelvoorkomend), telkens 12 voor koffie 4, katoen 5 en suiker 6 (minder voorkomend), telkens 8 voor aardappel 7, indigo 8 en vanille 9 (zeldzaam), en 12 Incarelieken.
book-components-developments = 44 ontwikkelingskaarten: karvelen, handelaars, pakhuizen, scheepswerven en negen personages. Sommige hebben een gebeurtenissymbool. Verderop staat wat ze doen.
book-components-money = Dubloenen zijn geld en raken nooit op. Een markering toont de gebeurtenis van de ronde: geen, Hulp van de Koning, Inboorlingen, Storm, Brand of Piraten.

book-setup = Voorbereiding
book-setup-market = Schud de grondstofkaarten tot een gedekte trekstapel en draai drie kaarten om: de **markt**.
book-setup-queue = Haal de ontwikkelingskaarten weg die voor meer spelers bedoeld zijn dan er meedoen. Schud de rest en leg er vijf op een rij: de **ontwikkelingsrij**. Kaart 1 ligt vooraan.
book-setup-master = Eén speler begint als **handelsmeester**. Het lot bepaalt wie, tenzij je bij het openen van de tafel iemand aanwijst. Niemand heeft nog dubloenen of ontwikkelingen.
book-figure-queue = De rij met vooraan kaart 1. Het symbool van kaart 1 bepaalt de gebeurtenis van de ronde.

book-round = Een ronde
book-round-steps = Elke ronde heeft vier stappen: **gebeurtenis**, **bevoorrading**, **handel** en **vooruitgang**.
book-figure-steps = De vier stappen van een ronde.

book-event = Stap 1: gebeurtenis
book-event-head = Kijk naar kaart 1 van de rij. Het gebeurtenissymbool geldt de hele ronde voor iedereen, ook als de kaart later wordt genomen. Zonder symbool is er geen gebeurtenis. De eerste ronde heeft er nooit een.
book-figure-events = De vijf gebeurtenissen.
book-event-kings-aid = **Hulp van de Koning**: maak zoveel sets als je wilt, ook van dezelfde grondstof, en neem voor elke set een ontwikkeling. De rij wordt telkens aangevuld; een handelaar werkt nog steeds maar één keer.
book-event-indigenous = **Inboorlingen**: verschillende grondstoffen brengen maar 1 dubloen per kaart op, en je hebt er nog steeds minstens vier nodig. Relieken verkoop je als altijd, en de perfecte combinatie wint nog steeds.
book-event-storm = **Storm**: elke set neemt kaart 1 van de rij, geen andere.
book-event-fire = **Brand**: niemand slaat aan het eind van de ronde kaarten op. Pakhuizen met inkomsten betalen wel uit.
book-event-pirates = **Piraten**: meteen na de bevoorrading leg je een kaart af voor elke vloot van twee of meer karvelen. Iedereen kiest in het geheim; daarna worden de kaarten tegelijk getoond. Een vloot van één karveel is veilig.

book-supply = Stap 2: bevoorrading
book-supply-deal = Opgeslagen kaarten gaan terug naar de hand van hun eigenaar. Daarna krijgt elke speler **vijf kaarten**, één voor één, met de klok mee vanaf de speler links van de handelsmeester.
book-supply-quay = Draai één kaart om voor elk karveel op tafel, van alle spelers samen: de **kade**. Zonder karvelen is er geen kade.
book-supply-order = Al je karvelen vormen één vloot; de waarde ervan is hun som. De **laagste** vloot laadt eerst: één kaart per karveel, daarna laadt de volgende vloot.
book-supply-tie = Bij gelijke waarde gaat de vloot met het laagste karveel voor. Geen twee karvelen hebben dezelfde waarde, dus dat geeft altijd de doorslag.
book-figure-fleets = Drie vloten laden: 1 + 2 + 7 = 10 en 10 zijn gelijk, dus de vloot met karveel 1 gaat voor; 3 + 8 = 11 is laatste.
book-supply-example = Zes karvelen, dus zes kaarten op de kade. De vloot 1, 2, 7 neemt drie kaarten, dan neemt karveel 10 er één, dan neemt de vloot 3, 8 de laatste twee.

book-trade = Stap 3: handel
book-trade-announce = De handelsmeester kondigt aan hoeveel kaarten elke speler aanbiedt: **2, 3 of 4**.
book-trade-offer = Iedereen kiest in het geheim precies zoveel kaarten. Alle kaarten worden tegelijk getoond.
book-trade-master = Tel de nummers op; een reliek telt hier voor **10**. De speler met het hoogste aanbod wordt handelsmeester. Bij gelijke stand houdt de huidige handelsmeester de titel als die zelf gelijk staat; anders kiest die een van de spelers die gelijk staan.
book-figure-offers = Driemaal drie aangeboden kaarten. 2 + 7 + 10 = 19 is het hoogst: die speler wordt handelsmeester en neemt als eerste.
book-trade-take = De handelsmeester neemt een aangeboden kaart van een andere speler. De speler die een kaart verliest, neemt als volgende, uit het aanbod van een andere speler, enzovoort. Passen mag niet.
book-trade-place = De genomen kaart gaat naar je hand, of je **ruilt die** voor een van de drie marktkaarten. Alleen zo verandert de markt.
book-trade-bar = Geen pingpong: nam jij van een speler en die daarna van jou, dan neem je nu van een ander. Dit geldt niet met twee spelers, en ook niet als niemand anders nog aangeboden kaarten heeft.
book-trade-end = De handel eindigt als er geen aangeboden kaart meer is. Was de laatste niet van de handelsmeester, dan heeft de eigenaar een kaart te weinig: de handelsmeester geeft die speler in het geheim een kaart naar keuze. Ligt er alleen nog je eigen aanbod als jij moet nemen, dan gaat dat terug naar je hand, en geeft de handelsmeester je toch een kaart, tenzij jij het zelf bent.
book-trade-even = Iedereen heeft na de handel evenveel kaarten als ervoor. Heeft bij het begin alleen de nieuwe handelsmeester kaarten aangeboden, dan wordt er niet gehandeld.

book-progression = Stap 4: vooruitgang
book-progression-order = De handelsmeester wijst de eerste speler aan; de anderen volgen met de klok mee. In je beurt mag je elk van deze acties één keer doen, in de volgorde die je wilt, of geen enkele:
book-progression-set = Een **set** van 3, 4 of 5 gelijke grondstoffen levert je één ontwikkeling uit de rij op. Zeldzaamheid en aantal bepalen hoe ver je kunt kiezen.
book-progression-different = Een combinatie van **4 tot 9 verschillende** grondstoffen brengt 5, 7, 10, 15, 20 of 25 dubloenen op. Zonder relieken.
book-progression-relics = Met de verkoop van 1 tot 5 **relieken** verdien je 3, 7, 12, 18 of 25 dubloenen.
book-figure-reach = Hoe ver een set in de rij reikt, en wat combinaties opbrengen.
book-progression-wildcard = Een reliek is een **joker** in een set. Er moet minstens één kaart bij zijn die geen reliek is; die bepaalt de zeldzaamheid.
book-progression-example = Twee katoen en een reliek vormen een set van drie minder voorkomende kaarten: neem kaart 1, 2 of 3 van de rij. Met vier maïs reik je even ver; met drie vanille kun je uit alle vijf kiezen.
book-figure-merchant = Een handelaar van 4–6 zet cacao om in katoen: met drie katoen reik je tot de eerste drie kaarten.
book-progression-refill = Wordt een ontwikkeling genomen, dan schuiven de kaarten erachter meteen op en komt er een nieuwe kaart op plaats 5.
book-progression-income = Een ontwikkeling werkt vanaf het moment dat je die neemt. Aan het eind van je beurt krijg je de inkomsten ervan, meteen al in die ronde.
book-progression-discard = Als iedereen is geweest, kiest iedereen tegelijk welke kaarten naar de pakhuizen gaan. Alle andere kaarten worden afgelegd. Is de trekstapel leeg, dan wordt de aflegstapel geschud.

book-developments = Ontwikkelingen
book-figure-developments-families = Wat de vier families doen.
book-developments-merchants = Elke **handelaar** zet één keer per beurt een kaart van een combinatie die je maakt om in een grondstof uit zijn reeks. Eén handelaar per kaart; relieken kun je niet omzetten. Een net genomen handelaar werkt meteen.
book-developments-merchant-example = Je hebt 5, 5 en 1, en een handelaar van 4–6. De 1 wordt een 5: een set van drie minder voorkomende kaarten, die tot de eerste drie ontwikkelingen reikt.
book-developments-warehouses = Een **pakhuis** bewaart één of twee kaarten voor de volgende ronde, ook relieken. Het werkt al in de ronde waarin je het neemt.
book-developments-shipyards = Een **scheepswerf** levert aan het eind van je beurt 1 dubloen op voor elke tegenstander met meer karvelen dan jij.
book-figure-developments-characters = De negen personages.
book-developments-cortes = **Cortés** brengt elke ronde 3 dubloenen op. Met **Almagro** mag je voor een set ook ongezien de bovenste kaart van de ontwikkelingsstapel nemen, zelfs bij Storm; beslis voordat je kijkt.
book-developments-cosa = **La Cosa** beschermt je tegen elke gebeurtenis, vanaf het moment dat je hem neemt. Ook de Hulp van de Koning geldt dan niet voor jou.
book-developments-casas = Met **Las Casas** mag je minder kaarten aanbieden dan aangekondigd, zelfs geen. **Valdivia** telt 3 op bij je aanbod voor de titel van handelsmeester, ook als je niets aanbiedt.
book-developments-orellana = **Orellana** brengt meteen 2 dubloenen op als er door jouw ruil drie gelijke kaarten of drie opeenvolgende nummers op de markt liggen. Drie relieken zijn gelijk, maar een reliek hoort nooit bij een reeks.
book-developments-coronado = Met **Coronado** mag je aan het begin van een ronde zonder gebeurtenissymbool 2 dubloenen betalen en zelf een gebeurtenis kiezen. Die geldt ook voor jou.
book-developments-fleets = **Pizarro** telt je hoogste karveel als 0 voor de laadvolgorde. Met **Ponce** mag je je karvelen elke ronde over twee vloten verdelen, nadat je de kade hebt gezien; elke vloot laadt apart en telt apart bij Piraten.

book-ending = Einde van de partij
book-ending-round = Speel de ronde altijd uit. De partij is afgelopen als een speler 75 dubloenen of meer heeft, of als de rij minder dan vijf kaarten telt. De rijkste speler wint.
book-figure-perfect = De perfecte combinatie: negen verschillende grondstoffen en een reliek.
book-ending-perfect = De **perfecte combinatie** wint van elk fortuin. Met handelaars mag je de combinatie aanvullen, maar een reliek vervangt geen van de negen. Dit is meteen je combinatie van verschillende grondstoffen, en die brengt niets op.
book-ending-ties = Tonen meerdere spelers een perfecte combinatie, dan wint de rijkste van hen. Spelers die dan nog gelijk zijn, delen de overwinning.
book-ending-example = Aan het eind van ronde 7 heb je 78 dubloenen en een andere speler 81. Beiden zijn over de 75; de speler met 81 wint.

book-questions = Veelgestelde vragen
book-faq-secret = Wat mag ik van de anderen zien?
book-faq-secret-answer = Hun dubloenen, ontwikkelingen en vloten, hoeveel kaarten ze hebben, en elke kaart die ze nemen of gebruiken. Handen en opgeslagen kaarten zijn geheim.
book-faq-both = Mag ik in één beurt een set én een combinatie van verschillende grondstoffen maken?
book-faq-both-answer = Ja, met andere kaarten. Je mag daarnaast ook relieken verkopen.
book-faq-market = Mag ik een kaart ruilen voor een van dezelfde soort op de markt?
book-faq-market-answer = Ja. Met Orellana kan dat zelfs dubloenen opleveren.
book-faq-high = Waarom hoge kaarten aanbieden?
book-faq-high-answer = Met het hoogste aanbod neem je als eerste en wijs je de eerste speler van de vooruitgang aan. Je raakt een kaart kwijt, maar je neemt er ook een.
book-faq-queue = En als de rij midden in een ronde geen vijf kaarten meer telt?
book-faq-queue-answer = Speel verder met de kaarten die er zijn. Een set die geen kaart kan nemen, is niet toegestaan.

book-aid-round = Verloop van een ronde
book-aid-event = **Gebeurtenis**: het symbool van kaart 1.
book-aid-supply = **Bevoorrading**: opgeslagen kaarten terug, ieder vijf kaarten. De laagste vloot laadt eerst, één kaart per karveel. Daarna Piraten.
book-aid-trade = **Handel**: kondig 2 tot 4 aan, bied in het geheim aan. Het hoogste totaal (reliek 10) is handelsmeester en neemt als eerste; wordt er een kaart van je genomen, dan neem jij. Houd die of ruil die op de markt.
book-aid-progression = **Vooruitgang**: de handelsmeester wijst aan wie begint. Eén set, één combinatie van verschillende grondstoffen, één verkoop van relieken. Inkomsten aan het eind van je beurt. Opslaan, de rest afleggen.

book-aid-pay = Combinaties

book-aid-events = Gebeurtenissen

book-aid-cards = Ontwikkelingen

book-aid-end = Einde en overwinning
book-aid-end-rich = Aan het eind van een ronde waarin een speler 75 dubloenen heeft of de rij minder dan vijf kaarten telt: de rijkste wint.
book-aid-end-perfect = Perfecte combinatie (1 tot 9 en een reliek): gaat boven alles.
