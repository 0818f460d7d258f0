### For those who learn 1492. What each question is about; the numbers of rules become links.

guide-opening = Vaar naar het westen, ontdek Amerika door een lens en wees als eerste thuis. Gooi de vier dobbelstenen, of geef je beurt op voor tonnen. CC-TRN-01 CC-TRN-02
guide-dice = Windrozen en zeilen brengen je verder, windvlagen en stormen hinderen anderen, verrekijkers vinden kaarten, tonnen en, ver in het westen, land. Zolang er geen dobbelsteen gebruikt is, kun je voor een ton opnieuw gooien. CC-DIE-01 CC-DIE-09 CC-TRN-04
guide-card = Per beurt mag je één bewaarde kaart spelen. Kaarten die je nu niet kunt spelen, zoals Mooi weer, blijven in je hand. CC-CRD-03
guide-answer = Een speler ontketent een storm. Met Mooi weer kun je die afgelasten voordat de pijl draait. CC-CRD-13
guide-spin = Alleen de laatste draai van de pijl laat de karvelen afdrijven. Met stormdobbelstenen over mag je nog eens draaien. CC-DIE-05
guide-mutiny = De bemanning heeft honger: geef nu een ton, of sla je volgende beurt over. CC-CRD-06
guide-wind = Gunstige wind brengt je tot twee vakken verder, ook uit een windstilte. CC-CRD-09
guide-flight = Een windvlaag die op een karveel eindigt, neemt de mast mee. Is het het karveel van de speler die aan de beurt is, dan eindigt die beurt. CC-GUS-02 CC-DMG-01
guide-put-back = De windvlaag die je mast nam, zet je terug op een van de twee vlaagvakken. CC-GUS-03
guide-move-on = De windvlaag is op jouw karveel gezet. Je mag die doorsturen naar het andere vlaagvak. CC-GUS-03

lesson-goal = Je vertrekt uit Spanje. Ontdek Amerika door een lens in het verre westen en breng het nieuws als eerste thuis. CC-DIS-02 CC-END-01
lesson-opening = Gooi de vier dobbelstenen. Of, als je geen tonnen meer hebt, geef je beurt op en neem er 2. CC-TRN-01 CC-TRN-02
lesson-dice = Windrozen en zeilen brengen je karveel elk één vak verder. Zolang er geen dobbelsteen gebruikt is, kun je voor een ton opnieuw gooien. Vaar naar het westen. CC-DIE-01 CC-DIE-02 CC-TRN-04
lesson-dice-again = Gebruik de andere dobbelstenen in elke volgorde. Met een verrekijker trek je een kaart, of krijg je een ton naast een eiland. CC-DIE-07 CC-DIE-08
lesson-weather = Pas op: wie in een storm tegen een rif of ander schip drijft, verliest de mast, en in windstilte werken alleen zeilen. CC-STO-03 CC-CLM-01
lesson-opening-again = Weer jouw beurt. Gooi. CC-TRN-01
lesson-dice-third = Met stormdobbelstenen drijven alle karvelen van een sector af, ook het jouwe; met vlaagdobbelstenen stuur je een windvlaag op anderen af. CC-DIE-04 CC-DIE-03
lesson-west = In de twee westelijkste sectoren kijk je met een verrekijker door een lens. Bewoond eiland? Keer om en vaar snel naar huis. CC-DIE-09 CC-DIS-03
lesson-end = Zo gaat het. Maak de reis zelf af; tik op een nummer om de regel te lezen. CC-END-01
