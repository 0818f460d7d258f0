### For those who learn Mundus Novus. What each question is about; the numbers of rules become links.

guide-coronado = De gebeurtenis van de voorste kaart geldt de hele ronde. Die kaart heeft er nu geen; met Coronado mag je er voor 2 dubloenen een kiezen. MN-DEV-17
guide-split = Elke vloot laadt apart, de laagste waarde eerst. Met Ponce vaar je in twee vloten, zodat een kleine vroeg laadt. MN-DEV-12
guide-load = Bevoorrading: de vloot met de laagste waarde laadt als eerste aan de kade, één kaart per karveel. MN-SUP-03 MN-SUP-04
guide-surrender = Piraten: een vloot van twee of meer karvelen kost je een kaart. Alle spelers staan hun kaarten tegelijk af. MN-EVT-09
guide-announce = Handel: de handelsmeester zegt hoeveel kaarten iedereen aanbiedt. Hoe meer kaarten, hoe meer er wordt geruild. MN-TRD-01
guide-offer = Handel: bied kaarten aan die je kunt missen. Het hoogste totaal wordt handelsmeester en neemt als eerste. Voor elke kaart die van jou wordt genomen, neem je een andere. MN-TRD-02 MN-TRD-03
guide-master = Gelijke stand voor het hoogste aanbod, en dat van de handelsmeester hoort er niet bij: de handelsmeester wijst de opvolger aan. MN-TRD-04
guide-take = Handel: neem een aangeboden kaart die bij je hand past. Wordt er een kaart van jou genomen, dan mag jij daarna nemen. MN-TRD-05 MN-TRD-07
guide-place = De genomen kaart gaat naar je hand, of naar de markt in ruil voor een van de drie kaarten daar. MN-TRD-06
guide-give = Een speler heeft na de handel een kaart te weinig. De handelsmeester, die er een te veel heeft, geeft die speler er in het geheim een. MN-TRD-10
guide-first = Vooruitgang: de eerste speler heeft de hele rij voor het kiezen; de anderen volgen met de klok mee. MN-PRG-01
guide-turn = Vooruitgang: drie of meer gelijke kaarten leveren een ontwikkeling op, vier of meer verschillende brengen dubloenen op, en relieken kun je verkopen. Ongebruikte kaarten ben je kwijt. MN-PRG-03 MN-PRG-09 MN-PRG-13
guide-fill = Elke handelaar zet één kaart van de combinatie om in een grondstof uit zijn reeks. Kies welke kaarten je omzet. MN-DEV-01
guide-develop = Je set reikt tot enkele kaarten van de rij: neem er een. Die werkt meteen en blijft van jou. MN-PRG-06 MN-PRG-17
guide-store = De ronde loopt af. Kaarten in een pakhuis komen bij de volgende bevoorrading terug in je hand; alle andere leg je af. MN-PRG-13 MN-DEV-05

lesson-goal = Welkom in de Nieuwe Wereld. De partij eindigt als een speler 75 dubloenen heeft, en de rijkste wint. Een ronde is een gebeurtenis, bevoorrading, handel en vooruitgang. We spelen er een: doe wat elke stap zegt. MN-END-01 MN-EVT-01
lesson-hand = Dit is je hand: vijf kaarten per ronde. Het getal zegt hoe zeldzaam een kaart is: 1 tot 3 komen veel voor, 7 tot 9 zijn zeldzaam. De zon is een reliek, een joker die je ook kunt verkopen. MN-SUP-01 MN-PRG-04
lesson-queue = Dit zijn de ontwikkelingen: karvelen brengen meer kaarten, handelaars zetten kaarten om, personages veranderen de regels in jouw voordeel. Drie of meer gelijke kaarten leveren er een op; zeldzame kaarten reiken verder. MN-PRG-03
lesson-market = De markt: een kaart die je in de handel neemt, kun je voor een van deze drie ruilen. MN-TRD-06
lesson-announce = De bevoorrading is klaar: iedereen heeft vijf kaarten. Nu de handel. Jij bent de eerste handelsmeester en zegt hoeveel kaarten elke speler aanbiedt. Kondig 2 aan. MN-TRD-01
lesson-offer = Bied in het geheim kaarten aan. Houd wat bij elkaar hoort: je twee cacao en de maïs. Kies suiker 6 en aardappel 7. Het hoogste totaal neemt als eerste, dus bied hoge kaarten aan die je niet nodig hebt. MN-TRD-02 MN-TRD-03
lesson-take = Jouw 6 + 7 = 13 is het hoogste totaal, dus je blijft handelsmeester en neemt als eerste. Neem de maïs: de tweede in je hand. MN-TRD-05
lesson-place = De genomen kaart gaat naar je hand, of naar de markt in ruil voor een van de drie kaarten daar. Houd de maïs. MN-TRD-06
lesson-take-again = Er is een kaart van jou genomen, dus jij neemt weer. Jullie hebben net van elkaar genomen: neem nu van een andere speler. Neem de katoen. MN-TRD-07 MN-TRD-08
lesson-exchange = Katoen heb je niet nodig, maar er ligt maïs op de markt. Ruil je katoen daarvoor: je derde maïs. MN-TRD-06
lesson-take-third = Er is nog een kaart van jou genomen. Er is nu maar één kaart die je kunt nemen: de indigo. MN-TRD-07
lesson-keep = Houd die: je hebt zo een kaart nodig om weg te geven. MN-TRD-06
lesson-give = De handel is voorbij. Jij nam als eerste en hebt een kaart te veel; een andere speler heeft er een te weinig. Geef de indigo weg; de anderen zien die niet. MN-TRD-10
lesson-first = Vooruitgang. De handelsmeester wijst de eerste speler aan, die de hele rij voor het kiezen heeft. Wijs jezelf aan. MN-PRG-01
lesson-turn = Kies je drie maïs: een set. Drie veelvoorkomende kaarten reiken tot kaart 1 van de rij; zeldzamere of meer kaarten reiken verder. MN-PRG-03
lesson-develop = Neem kaart 1: Pedro de Valdivia. Hij werkt meteen, brengt elke ronde 1 dubloen op en telt 3 op bij je aanbod. MN-PRG-06 MN-DEV-14
lesson-end-turn = Je hebt nog twee cacao, en daar maak je niets mee. Beëindig je beurt: je krijgt je inkomsten, en ongebruikte kaarten ben je kwijt. MN-PRG-13 MN-PRG-16
lesson-round = Als iedereen is geweest, is de ronde voorbij en begint de volgende. De gebeurtenis op de voorste kaart van de rij geldt dan voor iedereen. MN-EVT-02
lesson-caravels = Met karvelen laad je bij de bevoorrading extra kaarten: één per karveel, de laagste vloot eerst. In het begin zijn karvelen en handelaars het meest waard. MN-SUP-03 MN-SUP-04
lesson-money = Dubloenen krijg je met combinaties van vier tot negen verschillende grondstoffen (5 tot 25), met verkochte relieken (3 tot 25) en elke ronde met inkomsten. MN-PRG-09 MN-PRG-10 MN-PRG-16
lesson-win = De partij eindigt na de ronde waarin een speler 75 dubloenen heeft, of als de rij niet meer kan worden aangevuld: de rijkste wint. Negen verschillende grondstoffen en een reliek winnen van elk fortuin. MN-END-01 MN-END-02 MN-END-05
lesson-end = Meer hoef je niet te weten. Speel de partij zelf uit. Tik op een nummer om de regel te lezen, of vraag een tip. MN-END-01
