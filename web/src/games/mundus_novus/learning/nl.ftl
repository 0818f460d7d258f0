### For those who learn Mundus Novus. What each question is about; the numbers of rules become links.

guide-coronado = De gebeurtenis van de voorste kaart geldt de hele ronde. Die kaart heeft er nu geen; met Coronado mag je er voor 2 dubloenen een kiezen. MN-DEV-17
guide-split = Elke vloot laadt apart, de laagste waarde eerst. Met Ponce vaar je in twee vloten, zodat een kleine vroeg laadt. MN-DEV-12
guide-load = Bevoorrading: de vloot met de laagste waarde laadt als eerste aan de kade, één kaart per karveel. MN-SUP-03 MN-SUP-04
guide-surrender = Piraten: een vloot van twee of meer karvelen kost je een kaart. Alle spelers staan hun kaarten tegelijk af. MN-EVT-09
guide-announce = Handel: de handelsmeester zegt hoeveel kaarten iedereen aanbiedt. Hoe meer, hoe meer er van hand wisselt. MN-TRD-01
guide-offer = Handel: bied kaarten aan die je kunt missen. Het hoogste totaal wordt handelsmeester en neemt als eerste. Voor elke kaart die van jou wordt genomen, neem je een andere. MN-TRD-02 MN-TRD-03
guide-master = Gelijke stand voor het hoogste aanbod, en dat van de handelsmeester hoort er niet bij: de handelsmeester wijst de opvolger aan. MN-TRD-04
guide-take = Handel: neem een aangeboden kaart die bij je hand past. Wordt er een kaart van jou genomen, dan neem jij de volgende. MN-TRD-05 MN-TRD-07
guide-place = De genomen kaart gaat naar je hand, of naar de markt in ruil voor een van de drie kaarten daar. MN-TRD-06
guide-give = Een speler heeft na de handel een kaart te weinig. De handelsmeester, die er een te veel heeft, geeft er in het geheim een. MN-TRD-10
guide-first = Vooruitgang: de eerste speler heeft de hele rij voor het kiezen; de anderen volgen met de klok mee. MN-PRG-01
guide-turn = Vooruitgang: drie of meer gelijke kaarten leveren een ontwikkeling op, vier of meer verschillende brengen dubloenen op, en relieken kun je verkopen. Ongebruikte kaarten ben je kwijt. MN-PRG-03 MN-PRG-09 MN-PRG-13
guide-fill = Elke handelaar zet één kaart van de combinatie om in een andere van zijn soort. Kies welke kaarten je omzet. MN-DEV-01
guide-develop = Je set reikt tot enkele kaarten van de rij: neem er een. Die werkt meteen en blijft van jou. MN-PRG-06 MN-PRG-17
guide-store = De ronde loopt af. Kaarten in een pakhuis komen bij de volgende bevoorrading terug in je hand; alle andere leg je af. MN-PRG-13 MN-DEV-05

lesson-goal = Welkom in de Nieuwe Wereld. De partij eindigt als een speler 75 dubloenen heeft, en de rijkste wint. Een ronde is een gebeurtenis, bevoorrading, handel en vooruitgang. We spelen er een. MN-END-01 MN-EVT-01
lesson-hand = Dit is je hand: vijf kaarten per ronde. Het getal zegt hoe zeldzaam een kaart is: 1 tot 3 komen veel voor, 7 tot 9 zijn zeldzaam. De zon is een reliek, een joker die je ook kunt verkopen. MN-SUP-01 MN-PRG-04
lesson-queue = Dit zijn de ontwikkelingen: karvelen brengen meer kaarten, handelaars zetten kaarten om, personages veranderen de regels in jouw voordeel. Drie of meer gelijke kaarten leveren er een op; zeldzame kaarten reiken verder. MN-PRG-03
lesson-market = De markt: een kaart die je in de handel neemt, kun je voor een van deze drie ruilen. MN-TRD-06
lesson-announce = Jij bent de eerste handelsmeester en zegt hoeveel kaarten elke speler aanbiedt. Hoe meer kaarten, hoe meer keus. Kondig een aantal aan. MN-TRD-01
lesson-offer = Kies nu in het geheim zoveel kaarten die je kunt missen. Het hoogste totaal wordt handelsmeester en neemt als eerste: bied dus een hoge kaart aan die je niet nodig hebt. Bevestig in de balk. MN-TRD-02 MN-TRD-03
lesson-take = Alle aangeboden kaarten liggen open. Neem een kaart die bij je hand past: een derde gelijke, of nog een die van alle verschilt. Wordt er een kaart van jou genomen, dan neem jij de volgende. MN-TRD-07
lesson-place = Houd de kaart, of ruil die op de markt voor een die je beter past. MN-TRD-06
lesson-take-again = Er is een kaart van jou genomen, dus jij neemt weer. Hebben jullie net van elkaar genomen, neem dan nu van iemand anders. MN-TRD-08
lesson-give = Jij nam als eerste en hebt een kaart te veel. Geef er een aan de speler die er een te weinig heeft; de anderen zien die niet. MN-TRD-10
lesson-first = Als handelsmeester wijs je de eerste speler aan. Die heeft de hele rij voor het kiezen: wijs jezelf aan als je een bepaalde kaart wilt. MN-PRG-01
lesson-turn = Vooruitgang: kies kaarten uit je hand. Drie gelijke leveren een ontwikkeling op, vier of meer verschillende dubloenen, relieken verkoop je. De balk toont wat je kaarten opleveren. MN-PRG-03 MN-PRG-09 MN-PRG-10
lesson-develop = Je set reikt tot de gouden kaarten in de rij. Neem er een: karvelen en handelaars zijn goed in het begin. MN-PRG-06
lesson-turn-again = De andere dingen mag je nog één keer doen. Is er niets meer te maken, beëindig dan je beurt; ongebruikte kaarten ben je kwijt. MN-PRG-12 MN-PRG-13
lesson-round = Een nieuwe ronde. De panelen tonen ieders dubloenen, kaarten en ontwikkelingen. De gebeurtenis van de voorste kaart geldt deze ronde. MN-EVT-02
lesson-load = Karvelen laden aan de kade, de laagste vloot eerst: laad een kaart voor elk van de jouwe. MN-SUP-03 MN-SUP-04
lesson-offer-again = Weer handel. Houd wat bij elkaar hoort en bied de rest aan. MN-TRD-02
lesson-turn-third = En vooruitgang: haal het beste uit je hand. Inkomsten krijg je elke ronde aan het eind van je beurt. MN-PRG-16
lesson-end = Meer hoef je niet te weten. Speel de partij zelf uit. Tik op een nummer om de regel te lezen, of vraag een tip. MN-END-01
