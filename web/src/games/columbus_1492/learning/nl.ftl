### For those who learn 1492. What each question is about; the numbers of rules become links.

guide-opening = Vaar naar het westen, ontdek Amerika door een lens en wees als eerste thuis. Gooi de vier dobbelstenen, of geef je beurt op voor tonnen. CC-TRN-01 CC-TRN-02
guide-dice = Windrozen en zeilen brengen je verder, windvlagen en stormen hinderen anderen, met verrekijkers krijg je kaarten, tonnen en, ver in het westen, land in zicht. Zolang je geen dobbelsteen hebt gebruikt, kun je voor een ton opnieuw gooien. CC-DIE-01 CC-DIE-09 CC-TRN-04
guide-card = Per beurt mag je één bewaarde kaart spelen. Kaarten die je nu niet kunt spelen, zoals Mooi weer, blijven in je hand. CC-CRD-03
guide-answer = Een speler ontketent een storm. Met Mooi weer kun je die afgelasten voordat de pijl draait. CC-CRD-13
guide-spin = Alleen de laatste draai van de pijl laat de karvelen afdrijven. Met stormdobbelstenen over mag je nog eens draaien. CC-DIE-05
guide-mutiny = De bemanning heeft honger: geef nu een ton, of sla je volgende beurt over. CC-CRD-06
guide-wind = Gunstige wind brengt je één of twee vakken verder, ook uit een windstilte. CC-CRD-09
guide-flight = Een windvlaag die op een karveel stopt, neemt de mast mee. Is het het karveel van de speler die aan de beurt is, dan eindigt die beurt. CC-GUS-02 CC-DMG-01
guide-put-back = De windvlaag die je de mast kostte, zet je terug op een van de twee vlaagvakken. CC-GUS-03
guide-move-on = De windvlaag is op jouw karveel gezet. Je mag die doorsturen naar het andere vlaagvak. CC-GUS-03

lesson-goal = Steek de Atlantische Oceaan over, ontdek Amerika en breng het nieuws als eerste terug naar Spanje. Er zijn geen punten: het eerste karveel dat thuiskomt, wint. Doe in deze les wat elke stap zegt; je kunt de les altijd verlaten. CC-END-01
lesson-opening = Elke beurt begint zo: gooi de vier dobbelstenen, of geef je beurt op voor 2 tonnen. Je hebt 3 tonnen, dus gooi. CC-TRN-01 CC-TRN-02
lesson-reroll = Twee windrozen, een zeil en een windvlaag. De windvlaag brengt je niet naar het westen. Zolang je geen dobbelsteen hebt gebruikt, kun je voor een ton opnieuw gooien: houd de andere drie en gooi de windvlaag opnieuw. CC-TRN-04 CC-TRN-05
lesson-rose = Een storm: stormdobbelstenen doen niets in ronde 1. Gebruik de andere. Een windroos brengt je één vak verder, in welke richting je maar wilt: vaar één vak naar het westen. CC-DIE-01 CC-DIE-06
lesson-rose-again = Gebruik de tweede windroos: nog één vak naar het westen. Je hebt een dobbelsteen gebruikt, dus opnieuw gooien kan niet meer. CC-TRN-05
lesson-sail = Ook een zeil brengt je één vak verder. Het herstelt ook je mast en brengt je uit een windstilte. Vaar weer naar het westen. CC-DIE-02
lesson-end-turn = Je hebt alleen de storm nog, en die heeft nog geen effect. Beëindig je beurt. CC-TRN-08
lesson-round = Als elke speler een beurt heeft gehad, is de ronde voorbij. Vanaf ronde 2 werken de stormdobbelstenen. CC-TRN-11 CC-DIE-06
lesson-opening-again = Je tweede beurt. Gooi de dobbelstenen. CC-TRN-01
lesson-island = Een windroos en drie verrekijkers. Gebruik de dobbelstenen in de volgorde die je wilt: vaar eerst naar het westen, naar een vak naast de Azoren. CC-TRN-01
lesson-supply = Naast een eiland levert een verrekijker een ton op. Neem er een. Je kunt er hoogstens 8 hebben. CC-DIE-07 CC-TRN-03
lesson-supply-again = Neem nog een ton met de tweede verrekijker. CC-DIE-10
lesson-draw = Overal behalve in een windstilte kun je met een verrekijker ook een kaart trekken. Trek er een. CC-DIE-08
lesson-keep = Een kaart Windvlaag: die bewaar je. Je kunt per beurt één bewaarde kaart spelen; kaarten met een ster werken meteen. Bewaar de kaart voor later en beëindig je beurt. CC-CRD-02 CC-CRD-03
lesson-storms = Pas op voor het weer. In een storm drijven alle karvelen van een sector één vak af; bij een rif, een kust of een ander karveel verlies je je mast. Een windvlaag kost de mast van het karveel waarop die stopt. CC-STO-03 CC-STO-04 CC-GUS-02
lesson-repair = Zonder mast kun je niet varen: gooi tot een zeil de mast herstelt. Op de lichte vakken heerst windstilte, en alleen een zeil brengt je eruit. CC-DMG-04 CC-CLM-01
lesson-lenses = In de twee westelijkste sectoren kijk je met een verrekijker door een van deze 15 lenzen. Vijf tonen een bewoond eiland: Amerika. Zeven tonen een onbewoond eiland en leveren tonnen op, drie alleen zee. CC-DIE-09 CC-SET-05
lesson-home = Heb je Amerika ontdekt, keer dan meteen om. Het eerste karveel dat met zijn ontdekking terug is op het startvak, wint de partij. CC-DIS-03 CC-END-01
lesson-end = Nu ken je het hele spel. Maak de reis zelf af; tik op een nummer om de regel te lezen, of vraag om een tip. CC-END-01
