### For those who learn Amerigo. What each question is about; the numbers of rules become links.

guide-choose = De kleuren in het midden zijn de acties waaruit je kiest. De grootste groep geeft de punten voor elke actie; of neem goud. AM-RND-03 AM-GLD-01
guide-place = Voor je eerste vaart zet je beide schepen gratis op de rand. Begin bij eilanden waar je wilt bouwen. AM-NAV-01
guide-navigate = Beide schepen varen na elkaar, elk met alle punten. AM-NAV-02
guide-sail = Een schip dat op een anker eindigt, mag daar de handelspost stichten. De eerste post op een eiland levert 3 punten op. AM-NAV-04 AM-NAV-05
guide-post = Zonder handelspost op een eiland kun je er niet bouwen. Een post is gratis. AM-NAV-04 AM-NAV-07
guide-arm = Kanonnen bevechten de piraten aan het eind van de ronde. Met te weinig verlies je punten. AM-CAN-01 AM-PIR-02
guide-plan = Neem tegels om later te bouwen: je dorpen kosten 1 elk, één neutrale tegel zijn grootte. AM-PLN-01 AM-PLN-02
guide-progress = De schijf gaat een vak per punt vooruit. Bij elk vak met punten neem je een vooruitgangsfiche. AM-PRO-01
guide-token = Vooruitgangsfiches helpen de hele partij, één keer, of aan het eind. AM-PRO-01 AM-TOK-15
guide-build = Bouw tegels uit je stapel, verbonden met een van je handelsposten. Ze tellen meteen, meer op een groot eiland. AM-EXP-01 AM-EXP-03 AM-EXP-05
guide-lay = De tegel ligt op vrij land naast je post of een verbonden tegel. Bedekte waren zijn van jou; het laatste vrije vak van een eiland levert extra op. AM-EXP-02 AM-EXP-04 AM-EXP-06
guide-buy = Aan het eind scoort een waar 1, en 1 extra per productiefiche van die soort: dat is de × op je blad. AM-YEL-01 AM-END-03
guide-special = Ga vooruit op het volgordespoor om eerder te handelen en aan het eind te scoren, of doe de actie van de kleur onder je schijf. AM-WHI-01 AM-WHI-02
guide-disc = Elk punt verzet de schijf één vak. Wie verder is, handelt eerder. AM-WHI-01 AM-RND-05

lesson-goal = Vijf ronden van zeven fasen: vaar, sticht handelsposten, plan en bouw tegels op de eilanden, en houd de piraten weg. De meeste punten winnen. AM-RND-01 AM-END-06
lesson-wheel = In elke fase gaan kubussen van één kleur de toren in, en er kunnen andere uit komen. Wat in het midden ligt, zijn de acties van deze fase. AM-RND-02
lesson-choose = Kies een van deze acties: de grootste groep geeft de punten voor elke actie. Navigatie, de blauwe, is een goed begin. AM-RND-03
lesson-place = Je schepen beginnen op de rand. Zoek een anker van een groot eiland in de buurt. AM-NAV-01
lesson-navigate = Kies het schip dat eerst vaart. Beide hebben alle punten. AM-NAV-02
lesson-sail = Eindig op een anker: daar kun je een handelspost stichten. AM-NAV-04
lesson-post = Sticht de post: die is gratis, en de eerste op een eiland levert 3 punten op. AM-NAV-05
lesson-choose-again = De volgende fase, de volgende acties. Plannen, de rode, neemt tegels; uitbreiden, de groene, bouwt ze. AM-PLN-01 AM-EXP-01
lesson-plan = Neem tegels: een dorp kost 1, hoe groot ook, een neutrale tegel zijn grootte. AM-PLN-01
lesson-build = Bouw naast je handelspost. Waren die je bedekt, zijn van jou. AM-EXP-03 AM-EXP-04
lesson-choose-third = Ga zo door. Houd wat kanonnen achter voor het eind van de ronde, als de piraten komen. AM-PIR-01
lesson-end = Zo gaat het. De partij is nu van jou; elk nummer opent de regels. AM-END-01
