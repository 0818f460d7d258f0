### For those who learn Mundus Novus. What each question is about; the numbers of rules become links.

guide-coronado = De gebeurtenis van de voorste kaart geldt de hele ronde. Die heeft er nu geen; Coronado mag er voor 2 dubloenen een kiezen. MN-DEV-17
guide-split = Elke vloot wordt apart bediend, de laagste waarde eerst. Met Ponce vaar je in twee vloten, zodat een kleine vroeg mag kiezen. MN-DEV-12
guide-load = Bevoorrading: de vloot met de laagste waarde kiest als eerste aan de kade, één kaart per karveel. MN-SUP-03 MN-SUP-04
guide-surrender = Piraten: een vloot van twee of meer karvelen kost de eigenaar een kaart. Iedereen staat die tegelijk af. MN-EVT-09
guide-announce = Handel: de handelsmeester zegt hoeveel kaarten iedereen aanbiedt. Hoe meer, hoe meer er van hand wisselt. MN-TRD-01
guide-offer = Handel: bied kaarten aan die je kunt missen. Het hoogste totaal wordt handelsmeester en neemt als eerste; elke kaart die je kwijtraakt, vervang je door een andere. MN-TRD-02 MN-TRD-03
guide-master = De hoogste biedingen zijn gelijk, en die van de handelsmeester hoort er niet bij: de handelsmeester wijst de opvolger aan. MN-TRD-04
guide-take = Handel: neem een aangeboden kaart die bij je hand past. Wie een kaart kwijtraakt, neemt de volgende. MN-TRD-05 MN-TRD-07
guide-place = De genomen kaart gaat naar je hand, of naar de markt in ruil voor een van de drie kaarten daar. MN-TRD-06
guide-give = Iemand heeft na de handel een kaart te weinig. De handelsmeester, die er een te veel heeft, geeft er in het geheim een. MN-TRD-10
guide-first = Vooruitgang: wie begint heeft de hele rij voor zich; de anderen volgen met de klok mee. MN-PRG-01
guide-turn = Vooruitgang: drie of meer gelijke kaarten leveren een ontwikkeling op, vier of meer verschillende brengen dubloenen op, relieken kun je verkopen. De rest ben je kwijt. MN-PRG-03 MN-PRG-09 MN-PRG-13
guide-fill = Elke handelaar zet één kaart van de combinatie om in een andere van zijn soort. Kies welke. MN-DEV-01
guide-develop = Je set reikt tot enkele kaarten van de rij: neem er een. Ze werkt meteen en blijft van jou. MN-PRG-06 MN-PRG-17
guide-store = De ronde loopt af: wat een pakhuis bewaart, komt bij de volgende bevoorrading terug in je hand. Al het andere leg je af. MN-PRG-13 MN-DEV-05
