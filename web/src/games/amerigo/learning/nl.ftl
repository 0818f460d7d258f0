### For those who learn Amerigo. What each question is about; the numbers of rules become links.

guide-choose = De kleuren in het midden zijn de acties waaruit je kiest. De grootste groep bepaalt de actiepunten, welke actie je ook kiest. Of neem goud. AM-RND-03 AM-GLD-01
guide-place = Voor je eerste vaart zet je beide schepen gratis op de rand. Begin bij eilanden waar je wilt bouwen. AM-NAV-01
guide-navigate = Je twee schepen varen na elkaar, elk met alle actiepunten. AM-NAV-02
guide-sail = Een schip dat op een anker eindigt, mag daar een handelspost stichten. De eerste handelspost op een eiland levert 3 punten op. AM-NAV-04 AM-NAV-05
guide-post = Zonder handelspost op een eiland kun je er niet bouwen. Een handelspost is gratis. AM-NAV-04 AM-NAV-07
guide-arm = Kanonnen bevechten de piraten aan het eind van de ronde. Met te weinig verlies je punten. AM-CAN-01 AM-PIR-02
guide-plan = Plan tegels om later te bouwen: je dorpen kosten 1 AP elk, één neutrale tegel zijn grootte. AM-PLN-01 AM-PLN-02
guide-progress = De schijf gaat één vak per actiepunt vooruit. Bij elk vak met punten neem je een vooruitgangsfiche. AM-PRO-01
guide-token = Sommige vooruitgangsfiches helpen de hele partij, andere één keer, andere bij de eindtelling. AM-PRO-01 AM-TOK-15
guide-build = Bouw geplande tegels, verbonden met een van je handelsposten. Ze leveren meteen punten op, meer op een groot eiland. AM-EXP-01 AM-EXP-03 AM-EXP-05
guide-lay = Leg de tegel op vrij land naast je handelspost of een verbonden tegel. Je neemt de goederen die je bedekt; het laatste vak van een eiland vullen levert extra op. AM-EXP-02 AM-EXP-04 AM-EXP-06
guide-buy = Aan het eind levert een goed 1 punt op, en 1 extra per productiefiche van die soort: dat is de × op je blad. AM-YEL-01 AM-END-03
guide-special = Ga vooruit op het speciale-actiespoor om eerder aan de beurt te zijn en aan het eind punten te krijgen, of doe de actie van de kleur onder je schijf. AM-WHI-01 AM-WHI-02
guide-disc = Elk actiepunt zet de schijf één vak verder. Wie verder is, is eerder aan de beurt. AM-WHI-01 AM-RND-05

lesson-goal = Vijf rondes van zeven fasen: vaar, sticht handelsposten, plan en bouw tegels op de eilanden, en versla de piraten. De meeste overwinningspunten winnen. AM-RND-01 AM-END-06
lesson-wheel = In elke fase gaan blokjes van één kleur de toren in, en er kunnen andere uit komen. De kleuren in het midden zijn de acties van deze fase. AM-RND-02
lesson-choose = Kies een van deze acties. De grootste groep bepaalt de actiepunten, welke actie je ook kiest. Zeevaart (blauw) is een goed begin. AM-RND-03
lesson-place = Je schepen beginnen op de rand. Zoek een anker van een groot eiland in de buurt. AM-NAV-01
lesson-navigate = Kies het schip dat eerst vaart. Elk heeft alle actiepunten. AM-NAV-02
lesson-sail = Eindig op een anker: daar kun je een handelspost stichten. AM-NAV-04
lesson-post = Sticht de handelspost: die is gratis, en de eerste op een eiland levert 3 punten op. AM-NAV-05
lesson-choose-again = Een nieuwe fase, nieuwe acties. Met planning (rood) neem je tegels; met uitbreiding (groen) bouw je ze. AM-PLN-01 AM-EXP-01
lesson-plan = Neem tegels: een dorp kost 1 AP, hoe groot ook, een neutrale tegel zijn grootte. AM-PLN-01
lesson-build = Bouw naast je handelspost. Je neemt de goederen die je bedekt. AM-EXP-03 AM-EXP-04
lesson-choose-third = Ga zo door. Houd wat kanonnen over voor het eind van de ronde, als de piraten aanvallen. AM-PIR-01
lesson-end = Zo gaat het. Speel de partij zelf uit; tik op een nummer om de regel te lezen. AM-END-01
