### The rulebook and the player aid of 1492.

book-goal = Doel van het spel
book-goal-win = Je voert het bevel over een karveel. Steek de Atlantische Oceaan over, ontdek een **bewoond eiland** en breng het nieuws naar huis. Het eerste karveel dat met zijn ontdekking terug is op het startvak, wint. Er zijn geen punten. Voor 2 tot 5 spelers.

book-components = Het materiaal in één oogopslag
book-components-list = 5 karvelen, 4 dobbelstenen, een pijl, 2 windvlagen, 13 riffen, 2 eilanden, 15 lenzen, 39 gebeurteniskaarten en 40 tonnen proviand. Elke dobbelsteen heeft twee windrozen, een zeil, een windvlaag, een storm en een verrekijker.
book-figure-board = De Atlantische Oceaan: vijf sectoren om te bevaren, riffen, windstiltes en twee eilanden. In het westen de onbekende wateren met de lenzen.
book-components-sea = Vijf sectoren zijn bevaarbaar. Hier zijn ze genummerd van 1 (west) tot 5 (oost). Sector 4 en 5 grenzen aan de kusten; in sector 1 en 2 staat het teken van de verrekijker.
book-components-lenses = Van de 15 lenzen tonen er 3 open zee, 7 een onbewoond eiland en 5 een bewoond eiland. Kaarten: 13 proviand, 2 muiterij, 2 orkaan en 4 mist, die meteen werken; 4 gunstige wind, 2 goede wind, 3 windvlaag, 3 timmerman en 6 mooi weer, om te bewaren.

book-setup = Voorbereiding
book-setup-start = Alle karvelen staan op het **startvak** tussen Europa en Afrika. Elke speler heeft **3 tonnen**, zichtbaar voor iedereen.
book-setup-rest = De windvlagen staan op de twee vlaagvakken, de riffen en eilanden op hun plaats. Lenzen en kaarten worden gedekt geschud. De eerste speler wordt bij het openen van de tafel gekozen of door het lot bepaald; er wordt met de klok mee gespeeld.

book-turn = Je beurt, stap voor stap
book-turn-roll = **Gooi alle vier de dobbelstenen.** Of geef je beurt op en neem **2 tonnen**, ook in windstilte of zonder mast. Je beslist vóór de worp.
book-turn-reroll = **Gooi** dobbelstenen naar keuze **opnieuw** voor 1 ton, zo vaak als je kunt betalen. Een dobbelsteen die je liet liggen, mag je later alsnog gooien. Zodra je een dobbelsteen gebruikt, mag je niet meer opnieuw gooien; na het spelen van een kaart nog wel.
book-turn-use = **Gebruik de dobbelstenen** één voor één, in de volgorde die je wilt. Of een dobbelsteen werkt, hangt af van waar je bent als je hem gebruikt. Laat liggen wat je niet wilt.
book-turn-card = Je mag op elk moment van je beurt **één bewaarde kaart** spelen, ook een die je net hebt getrokken, maar niet midden in een worp, tijdens het afdrijven of tijdens een andere kaart.
book-turn-end = **Beëindig je beurt.** Die eindigt ook vanzelf als er niets meer te doen is. Heeft elke speler een beurt gehad, dan is de ronde voorbij.
book-turn-barrels = Je kunt nooit meer dan **8 tonnen** hebben; wat je te veel krijgt, gaat terug naar de voorraad, die nooit opraakt.
book-figure-reroll = Houd de verrekijkers en gooi de rest opnieuw: twee tonnen voor twee verrekijkers.
book-turn-example = Je houdt één verrekijker en gooit drie dobbelstenen opnieuw voor een ton: een tweede verrekijker. De andere twee gooi je nog eens voor een ton: niets. Je stopt met twee verrekijkers en één van je drie tonnen.

book-dice = De dobbelstenen
book-figure-faces = De vijf zijden en wat ze doen.
book-dice-rose = Een **windroos** brengt je één vak verder in een van acht richtingen. Het vak moet vrij zijn: geen rif, eiland, land of karveel. Het startvak heeft vijf buurvakken en biedt plaats aan elk aantal karvelen.
book-dice-sail = Een **zeil** brengt je ook één vak verder, of herstelt je mast, of brengt je uit een windstilte. Je mag diagonaal tussen twee versperde vakken door.
book-dice-gust = Met een **windvlaag** verplaats je een windvlaag één vak. Meerdere dobbelstenen vormen één langere vlucht of je verdeelt ze over beide windvlagen. Een windvlaag gaat over riffen en eilanden, maar niet over land, het startvak of de rand, en treft alleen het karveel waarop die stopt.
book-dice-storm = Met een **storm** noem je een sector en draai je de pijl: alle karvelen daar, ook het jouwe, drijven één vak die kant op. Al je stormdobbelstenen samen zijn één storm; heb je er meer dan één, dan mag je opnieuw draaien, en alleen de laatste draai telt.
book-dice-storm-first = Stormdobbelstenen doen niets in ronde 1, maar je mag ze opnieuw gooien. Orkaan en mist werken wel.
book-dice-spyglass = Met een **verrekijker** doe je één van drie dingen: naast een eiland neem je een **ton**; overal behalve in windstilte trek je een **kaart**; in sector 1 en 2, buiten windstilte, kijk je door een **lens**.
book-figure-island = De acht vakken rond een eiland: hier levert een verrekijker een ton op.
book-dice-example-spyglass = Je ligt naast de Azoren met drie verrekijkers: neem twee tonnen en trek dan een kaart.
book-dice-example-storm = Met drie stormdobbelstenen noem je een sector en draai je: west. Nog eens: zuidwest, tegen een rif. Een derde keer: west. Alleen de laatste west telt; het rif richtte geen schade aan.
book-dice-example-order = De volgorde telt: laat een storm een sector treffen en vaar er daarna in, of vaar eerst weg en ontketen de storm achter je.

book-storms = Stormen en aanvaringen
book-storms-push = Bij storm, orkaan of mist drijven alle karvelen **tegelijk** af. Twee karvelen die allebei bewegen, botsen nooit op elkaar.
book-storms-block = Drijf je tegen een rif, een eiland of een kust, dan blijf je liggen en **verlies je je mast**. Zou je van het bord drijven, dan blijf je gewoon liggen, zonder schade.
book-storms-collide = Drijf je tegen een karveel dat niet beweegt, dan verliezen beide hun mast en delen ze dat vak. Ze verlaten het één voor één; intussen mag niemand erheen varen.
book-storms-safe = Het startvak is veilig voor storm. Windstilte niet: je kunt erin of eruit drijven. Drijf je het startvak op, dan ben je thuis, met of zonder mast.
book-storms-gust = Een onbeschadigd karveel dat op een windvlaag komt, varend of drijvend, verliest de mast; vaar je erop, dan eindigt je beurt daar. De vlaagvakken zelf doen niets.
book-figure-storms = Dezelfde storm in de middelste sector, naar het noordwesten, noordoosten en zuidoosten. Het gele karveel ligt in een andere sector en beweegt niet.
book-storms-nw = Noordwest: blauw komt op het vak dat rood verlaat. Geen schade.
book-storms-ne = Noordoost: rood kan vrij bewegen, blauw en geel verliezen hun mast en delen een vak.
book-storms-se = Zuidoost: blauw verliest de mast bij het rif, rood verliest de mast op het vak van blauw.

book-gusts = Windvlagen
book-gusts-strike = Een onbeschadigd karveel verliest de mast als een windvlaag erop **stopt**. Een karveel zonder mast loopt geen gevaar, en de windvlaag blijft daar tot een van beide beweegt.
book-gusts-back = Aan het eind van die beurt zet het slachtoffer de windvlaag terug op een van de vlaagvakken. Ligt daar een onbeschadigd karveel, dan verliest dat ook de mast, en mag de speler ervan de windvlaag naar het andere vlaagvak sturen.

book-damage = Schade en herstel
book-damage-mast = Schade kost de **grote mast**; een karveel zonder mast krijgt geen schade meer. Gebeurt het in je eigen beurt, dan eindigt die meteen. Je houdt je tonnen en kaarten.
book-figure-wreck = Met mast, en zonder.
book-damage-repair = Zonder mast vaar je niet, maar je kunt nog wel afdrijven. Je beurt is een **herstelworp**: gooi en gooi opnieuw zoals altijd; één zeil herstelt de mast en beëindigt de beurt. Verder werkt er niets.

book-calm = Windstilte
book-calm-sail = Op een licht vak met windstilte **werken alleen zeilen**. Een zeil brengt je één vak verder; ben je eruit, dan werken de andere dobbelstenen weer. Je mag een windstilte in varen, maar zonder zeil blijf je er liggen.
book-figure-calm = Naar het westen, dan met de tweede windroos de windstilte in, en met het zeil er weer uit.
book-calm-example = Twee windrozen, een zeil en een storm: naar het westen, naar het zuidwesten de windstilte in, met het zeil naar het noordwesten eruit. Ontketen dan de storm in de sector die je net verliet.
book-calm-card = Zonder zeil kun je nog je kaart spelen: gunstige wind brengt je eruit, en je ongebruikte dobbelstenen werken dan weer.

book-cards = Gebeurteniskaarten
book-cards-draw = Met elke verrekijker trek je één kaart. Kaarten **met een ster** worden getoond en werken meteen; de andere bewaar je in het geheim. Is de stapel leeg, dan worden de gebruikte kaarten geschud.
book-figure-cards-list = De kaarten. Kaarten met een ster werken meteen.
book-cards-starred = **Proviand** geeft 1 tot 3 tonnen. **Muiterij**: betaal een ton of sla je volgende beurt over. Bij **orkaan** draai je de pijl, bij **mist** toont de kaart een richting: alle karvelen drijven die kant op, zoals bij storm.
book-cards-winds = **Gunstige wind**: één of twee vakken extra, ook uit een windstilte. **Goede wind**: meteen na deze beurt nog een hele beurt.
book-cards-others = **Windvlaag**: verplaats de windvlagen samen 2 of 3 vakken, zonder dobbelsteen. **Timmerman**: speel die vóór de worp om je mast te herstellen; speel daarna een gewone beurt.
book-cards-fine = **Mooi weer** speel je in de beurt van een ander: is de sector van een storm genoemd, gelast de storm dan af voordat de pijl draait. Het werkt alleen tegen stormdobbelstenen. Iedereen met een bewaarde kaart krijgt de vraag, zodat een nee niets verraadt.

book-discovery = Amerika ontdekken
book-figure-lenses = Open zee, een onbewoond eiland, een bewoond eiland.
book-discovery-look = In sector 1 en 2 kijk je met elke verrekijker door één willekeurige lens; je ziet die voordat je de volgende dobbelsteen gebruikt. Open zee levert niets op, een onbewoond eiland een ton per palm. Beide soorten gaan daarna uit het spel.
book-discovery-found = Een **bewoond eiland** is voorgoed van jou; je kijkt niet meer door lenzen. Vaar meteen terug naar het oosten met de dobbelstenen die je nog hebt.

book-ending = Thuiskomst
book-ending-win = Het eerste karveel op het startvak met een bewoond eiland **wint meteen**, wie er ook aan de beurt is: varend, met een kaart of door af te drijven. Komen er meerdere tegelijk thuis, dan wint de speler die aan de beurt is, en anders de eerstvolgende in de beurtvolgorde.

book-questions = Veelgestelde vragen
book-faq-early = Mag ik zonder ontdekking terug naar het startvak?
book-faq-early-answer = Ja. Je bent er veilig en mag weer uitvaren.
book-faq-missed = Wat mag ik doen in een beurt die ik oversla?
book-faq-missed-answer = Niets: geen worp, geen tonnen, geen kaart. In de beurt van anderen mag je wel Mooi weer spelen. Ook een extra beurt kan de beurt zijn die je overslaat.
book-faq-order = Wat gebeurt er eerst aan het eind van een beurt?
book-faq-order-answer = Windvlagen die iemand hebben getroffen, worden teruggezet; dan volgt een eventuele extra beurt, dan de volgende speler. Schade heft goede wind niet op: de extra beurt is dan een herstelworp.
book-faq-lenses = Kunnen de bewoonde eilanden opraken?
book-faq-lenses-answer = Nee. Er zijn er vijf voor hoogstens vijf spelers, dus er is er altijd een voor jou over.

book-aid-turn = Je beurt
book-aid-roll = **Gooi** vier dobbelstenen, of geef je beurt op voor 2 tonnen.
book-aid-reroll = **Gooi opnieuw** voor 1 ton, zolang je geen dobbelsteen hebt gebruikt. Hoogstens 8 tonnen.
book-aid-use = **Gebruik** de dobbelstenen in de volgorde die je wilt; speel hoogstens één bewaarde kaart.

book-aid-dice = Dobbelstenen

book-aid-danger = Gevaren
book-aid-storm = **Storm**: alle karvelen van een sector drijven één vak af. Rif, eiland, kust of ander karveel: mast kwijt. Rand van het bord: niets. Vanaf ronde 2.
book-aid-gust = **Windvlaag**: kost een karveel de mast waar die stopt. Het slachtoffer zet de windvlaag terug op een vlaagvak.
book-aid-mast = **Geen mast**: gooi; één zeil herstelt die en beëindigt de beurt. **Windstilte**: alleen zeilen werken.

book-aid-cards = Kaarten

book-aid-win = Ontdekking en overwinning
book-aid-lens = Sector 1 en 2: met een verrekijker kijk je door een lens. 5 van de 15 tonen een bewoond eiland, 7 leveren tonnen op, 3 niets.
book-aid-home = Terug op het startvak met een bewoond eiland: je wint meteen.
