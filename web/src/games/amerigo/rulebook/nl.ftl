### The rulebook and the player aid of Amerigo.

book-goal = Doel van het spel
book-goal-win = Verken de eilanden van de Nieuwe Wereld: vaar, sticht handelsposten, plan en bouw tegels, en houd de piraten tegen. Na **vijf rondes** wint de speler met de meeste overwinningspunten (OP). Voor 2 tot 4 spelers.
book-figure-scoring = Waar punten vandaan komen.

book-components = Het materiaal in één oogopslag
book-components-players = Elke speler heeft 12 handelsposten, 2 schepen, 16 dorpstegels en een blad met van elk goed één voorgedrukte productie.
book-figure-pieces = Schip, handelspost, neutrale tegel, dorpstegel, de vijf goederen en een schatkist.
book-components-tiles = 37 neutrale tegels van 1 tot 6 vakken liggen in de gezamenlijke voorraad. Een neutrale tegel kost zijn grootte om te plannen en nog eens om te bouwen, en levert op een klein eiland 2 OP per vak op, op een groot eiland 3. Een dorpstegel kost 1 om te plannen en 1 om te bouwen, en levert 1 OP op, of 2 op een groot eiland.
book-components-tokens = Van elk goed liggen 8 fiches op de eilanden. Er zijn 50 productiefiches met kosten 2, 3 of 4; met minder spelers blijven er enkele in de doos. 24 vooruitgangsfiches geven voordelen.

book-setup = Voorbereiding
book-setup-sea = Leg eilandtegels willekeurig neer: 9 met twee spelers, 12 met drie, alle 16 met vier. Op elke tegel staan eilanden met postvakken, ankers en goederen. Een zee zonder groot eiland, met meer dan vijf grote eilanden of met één reusachtig eiland leg je opnieuw.
book-setup-shape = De oceaan is nooit door land ingesloten, en land op twee tegels grenst met een zijde aan elkaar of helemaal niet. Land dat over tegelgrenzen doorloopt, is **één eiland**. Met 20 vakken of meer is het **groot** en ligt er een schatkist.
book-setup-frame = De **rand** om de zee is oceaan: 12, 14 of 16 vakken voor 2, 3 of 4 spelers. Elk vak grenst aan zes vakken van de zee en aan de volgende randvakken.
book-setup-supply = Leg 8 vooruitgangsfiches en 6, 8 of 10 productiefiches neer. Vijf van de zes piratenmarkeringen (0, 0, 1, 2, 3, 4) liggen gedekt; draai er één om.
book-setup-order = Stapel de volgordeschijven willekeurig op het speciale-actiespoor; de bovenste is de eerste speler. De anderen krijgen 1 goudstuk voor elke speler die vóór hen aan de beurt is: 0, 1, 2, 3 goudstukken met vier spelers.
book-setup-tower = Gooi alle 49 blokjes in de **toren**. Wat eruit komt, gaat naar de opslag van zijn kleur; de rest blijft binnen. Je kiest de toren bij het openen van de tafel: de standaardtoren houdt er ongeveer 12 vast, de volle 21, de lichte 5.

book-round = Een ronde: zeven fasen
book-figure-actions = De zeven kleuren en hun acties, in de volgorde van de fasen.
book-round-throw = In elke fase gaan alle blokjes uit de opslag van de fasekleur in de toren. Wat eruit komt, van welke kleur ook, komt in het **midden**.
book-round-choose = In spelersvolgorde kiest iedereen **één actie** uit de kleuren in het midden. De grootste groep bepaalt de **actiepunten** (AP), welke actie je ook kiest. Meerdere spelers mogen dezelfde actie kiezen.
book-round-gold = Of neem **goud** in plaats van een actie: een derde van de blokjes in het midden, naar boven afgerond. Je mag altijd passen of AP laten liggen.
book-round-return = Daarna gaan de blokjes terug naar de opslag van hun kleur. Is de opslag leeg, of komt er niets uit, dan vervalt de fase: niemand speelt of neemt goud.
book-figure-centre = Vier blauw, twee groen, één zwart en één rood: 4 AP voor zeevaart, kanonnen, planning of uitbreiding.
book-round-example = Hier kan niemand vooruitgang, productie of de speciale actie kiezen: er ligt geen bruin, geel of wit blokje in het midden.
book-round-order = De volgorde van een fase ligt bij het begin vast. Een schijf die tijdens de fase wordt verzet, telt pas vanaf de volgende.

book-navigation = Blauw: zeevaart
book-navigation-place = Plaats voor je eerste zeevaart beide schepen gratis op randvakken naar keuze.
book-navigation-move = Je schepen varen na elkaar, **elk met alle AP**, één vak per AP, nooit diagonaal. Schepen versperren de weg niet, maar twee kunnen niet op hetzelfde zeevak stoppen.
book-navigation-post = Een schip dat op een **anker** eindigt, mag gratis een handelspost stichten op het bijbehorende postvak. Het mag ook blijven liggen. Je mag op een eiland meerdere posten hebben.
book-figure-post = Drie vakken naar het anker, dan een handelspost: de eerste op dit eiland levert 3 OP op.
book-navigation-score = De **eerste** post op een eiland levert **3 OP** op. Zonder post op een eiland kun je er niet bouwen.
book-navigation-example = Met 4 AP vaart een schip 3 vakken en sticht het de eerste post: 3 OP. Het vierde actiepunt gaat verloren; het tweede schip heeft er nog 4.

book-cannons = Zwart: kanonnen
book-cannons-arm = Eén kanon per AP, tot 12. Je vuurt ze af aan het eind van de ronde.
book-cannons-over = Staat je schijf op het laatste vak van het kanonnen-, vooruitgangs- of speciale-actiespoor en zijn er AP over, dan krijg je **2 goudstukken**, één keer per actie.

book-planning = Rood: planning
book-planning-take = Neem tegels om later te bouwen: je dorpstegels voor **1 AP** elk, ongeacht de grootte, en hoogstens **één neutrale tegel**, die zijn grootte kost.
book-figure-plan = 4 AP: een neutrale domino (2), een dorp van vier (1) en een dorp van drie (1).
book-planning-example = Later bouw je met uitbreiding diezelfde drie tegels, ook voor 4 AP.

book-progress = Bruin: vooruitgang
book-progress-move = Zet je schijf één vak per AP vooruit. Bereik of passeer je een vak met OP (4, 8, 12, 16, 20), neem dan een van de openliggende **vooruitgangsfiches**.
book-progress-tokens = De fiches worden pas aan het eind van de ronde aangevuld. Een blijvend fiche werkt vanaf nu; een eenmalig fiche kun je één keer gebruiken.

book-expansion = Groen: uitbreiding
book-expansion-build = Bouw geplande tegels: een dorp voor 1 AP, een neutrale tegel voor zijn grootte. Draai of spiegel ze naar wens; bedek alleen vrij land, nooit oceaan, een post of een tegel. Een leeg postvak mag bedekt worden.
book-expansion-link = Elke tegel moet met een zijde grenzen aan een van je posten of aan een tegel die daarmee verbonden is. Neutrale tegels en je eigen dorpen verbinden; dorpen en posten van anderen niet.
book-figure-build = Een neutrale tegel naast de rode post: die bedekt een goed, dat naar de bouwer gaat.
book-expansion-score = Je neemt de goederen die je bedekt en krijgt meteen de punten van de tegel, meer op een groot eiland.
book-expansion-complete = Vul je het laatste vak van een eiland, met een tegel of een post, dan krijg je **3 OP**, en op een groot eiland de **schatkist**. Een eiland dat niemand voltooit, levert niets van dit alles op.
book-expansion-posts = Daarna scoort iedereen met posten daar een factor (1, 3, 6, 10, 15, 21 voor 1 tot 6 posten) maal de rondemarkering: 5, 4, 3, 2, 1 in ronde 1 tot 5.
book-expansion-example = In ronde 2 voltooi je een groot eiland met een dorp: 2 voor de tegel, 3 voor het laatste vak en 3 × 4 voor je twee posten: 17 OP en de schatkist. Een andere speler met één post scoort 1 × 4 = 4 OP.

book-production = Geel: productie
book-production-buy = Koop productiefiches die openliggen voor hun kosten in AP. Aan het einde vermenigvuldigt elk fiche je goederen van die soort. Ze worden pas aan het eind van de ronde vervangen.
book-production-example = Met 5 AP koop je twee katoenfiches van 3 en 2.

book-special = Wit: speciale actie
book-special-move = Zet je volgordeschijf één vak per AP vooruit en leg die bovenop: hoe verder, hoe eerder je aan de beurt bent. De vakken met OP (3, 7, 11, 15, 19) tellen aan het einde.
book-special-colour = Of doe met de AP van de fase de actie van de kleur onder je schijf, als er geen blokje van die kleur in het midden ligt. Op het laatste vak kies je de kleur.
book-special-example = Met 5 AP zet je je schijf 4 vakken vooruit, op een andere schijf, en laat je één AP liggen. Een speler op rood mag in plaats daarvan met 5 AP plannen, als er geen rood blokje in het midden ligt.

book-gold = Goud
book-gold-spend = Tijdens je actie geeft elk uitgegeven goudstuk **1 AP** extra. Bij zeevaart telt dat voor elk schip dat nog niet klaar is met varen.
book-gold-limit = Je hebt hoogstens **12 goudstukken**; elk goudstuk daarboven is meteen 1 OP. In je beurt mag je een schatkist op elk moment inleveren voor 3 goudstukken.
book-gold-example = Tien blokjes in het midden geven 4 goudstukken. Had je er al 9, dan houd je er 12 en scoor je 1 OP voor het dertiende.

book-pirates = Einde van een ronde: piraten
book-pirates-attack = Na de zevende fase vallen de piraten iedereen tegelijk aan met de **som van alle getoonde markeringen**. Met genoeg kanonnen vuur je er zoveel af en houd je de rest. Met te weinig vuur je ze allemaal af en verlies je evenveel OP als de volle sterkte, maar je zakt nooit onder 0.
book-figure-pirates = Markeringen 3, 1 en 2: sterkte 6. Vier kanonnen: alles afgevuurd, 6 OP kwijt. Acht kanonnen: twee over.
book-pirates-next = Daarna wordt een nieuwe piratenmarkering getoond, verdwijnt de helft van de vooruitgangsfiches en komen er vier nieuwe bij, worden alle productiefiches vervangen en wisselt de rondemarkering. Komt er een 4 bij 3, 1 en 2, dan heeft de volgende aanval sterkte 10.

book-tokens = Vooruitgangsfiches
book-figure-tokens = De vooruitgangsfiches en wat ze doen.
book-tokens-points = Fiches met **+2** of **+1/+1** geven extra AP telkens als je hun actie kiest, bij zeevaart voor elk schip; je telt ze bij elkaar op, en ze werken ook via de witte actie. Eén fiche geeft één keer 8 AP per schip.
book-tokens-pirates = Tegen piraten: ze zijn 2 sterker voor alle anderen, je verliest slechts de helft (sterkte 7 kost 4 OP), of je krijgt 2 goudstukken voor elke afgeslagen aanval, ook bij sterkte 0.
book-tokens-build = Bij planning mag je twee neutrale tegels nemen; of rode blokjes gelden ook als groene en andersom, zodat je met elk van beide planning en uitbreiding kunt kiezen.
book-tokens-gold = Goud: één keer 3 of 5 goudstukken, 1 voor elke post die je sticht, of één voor elke twee blokjes als je goud neemt.
book-tokens-end = Met de witte actie meteen eerste speler worden. Eén keer de blokjes in het midden scoren in plaats van een actie. Aan het einde: 1 OP per post, 7 OP, of je goud telt nog een keer.

book-ending = Einde en eindtelling
book-ending-when = De partij eindigt na ronde 5: de piraten vallen nog één keer aan, daarna tel je op:
book-ending-gold = **Goud**: wissel schatkisten en eenmalige goudfiches in; goud boven 12 is OP. Daarna 1 OP per goudstuk.
book-ending-commodities = **Goederen**: voor elke soort je fiches maal je productie, de voorgedrukte meegerekend.
book-ending-tracks = **Vooruitgangsfiches** voor het einde, dan het verste vak met OP dat je bereikte op het vooruitgangsspoor en op het speciale-actiespoor.
book-ending-example = 10 goudstukken, een schatkist en een ongebruikt fiche van 5 goudstukken: 12 goudstukken en 6 OP, dan 12 OP. Goederen 4×3 + 1×1 + 2×0 + 1×2 + 2×2 = 19. Fiches 7 en 12. Vooruitgangsspoor 10, speciale-actiespoor 6. Samen **72 OP**.
book-ending-win = De speler met de meeste OP wint. Bij gelijke stand beslist de spelersvolgorde. Geplande tegels die nooit gebouwd zijn, leveren niets op.

book-questions = Veelgestelde vragen
book-faq-hidden = Wat is verborgen?
book-faq-hidden-answer = Alleen de gedekte piratenmarkeringen en de volgorde van de fiches die nog komen. Al het andere is open, en punten hebben geen bovengrens.
book-faq-same = Raken de blokjes in het midden op?
book-faq-same-answer = Nee. Ze tonen alleen wat je kunt kiezen; iedereen krijgt dezelfde AP.
book-faq-covered = Kan ik een postvak blokkeren?
book-faq-covered-answer = Ja. Bouw over een leeg postvak: daar kan dan geen post meer worden gesticht.
book-faq-cannons = Helpen mijn kanonnen als ik er te weinig heb?
book-faq-cannons-answer = Nee. Je vuurt ze allemaal af en verliest toch de volle sterkte. Net genoeg is genoeg.

book-aid-phase = Elke fase
book-aid-throw = Blokjes van de kleur van de fase gaan in de toren; wat eruit komt, gaat naar het midden.
book-aid-choose = Kies een kleur in het midden. AP = grootste groep. Of goud: een derde van de blokjes, naar boven afgerond.
book-aid-spend = Elk uitgegeven goudstuk is 1 AP extra.

book-aid-actions = Acties
book-aid-navigation = **Zeevaart**: beide schepen, elk 1 AP per vak. Post bij een anker; eerste op het eiland 3 OP.
book-aid-cannons = **Kanonnen**: 1 AP per stuk, hoogstens 12.
book-aid-planning = **Planning**: dorp 1 AP, één neutrale tegel voor zijn grootte.
book-aid-progress = **Vooruitgang**: 1 AP per vak; een fiche op 4, 8, 12, 16, 20.
book-aid-expansion = **Uitbreiding**: dorp 1 AP, neutrale tegel zijn grootte. Dorp 1 OP (groot eiland 2), neutraal 2 OP per vak (groot 3).
book-aid-production = **Productie**: koop fiches voor 2, 3 of 4 AP.
book-aid-special = **Speciale actie**: zet je volgordeschijf vooruit, of doe de actie van de kleur eronder.

book-aid-island = Een eiland voltooien
book-aid-last = Laatste vak: 3 OP, en de schatkist op een groot eiland (20 vakken of meer).
book-figure-factors = Posten, factor en rondemarkering.

book-aid-pirates = Einde van een ronde
book-aid-attack = Piraten: vuur zoveel kanonnen af als de som van de markeringen, of vuur alles af en verlies evenveel OP.

book-aid-score = Wat punten oplevert

book-aid-tokens = Vooruitgangsfiches
