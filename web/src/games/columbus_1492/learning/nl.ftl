### For those who learn 1492. What each question is about; the numbers of rules become links.

guide-opening = Vaar naar het westen, vind Amerika door een lens en wees als eerste thuis. Werp de vier dobbelstenen, of sla je beurt over voor tonnen. CC-TRN-01 CC-TRN-02
guide-dice = Rozen en zeilen brengen je verder, vlagen en stormen hinderen anderen, verrekijkers vinden kaarten, tonnen en, ver in het westen, land. Voor een ton werp je opnieuw, zolang er geen dobbelsteen gebruikt is. CC-DIE-01 CC-DIE-09 CC-TRN-04
guide-card = Per beurt mag je één bewaarde kaart spelen. Wat nu niet kan, zoals Mooi weer, blijft in je hand. CC-CRD-03
guide-answer = Iemand roept een storm op. Wie mooi weer heeft, kan die afgelasten voordat de pijl draait. CC-CRD-13
guide-spin = Alleen de laatste draai van de pijl duwt de karvelen. Met stormdobbelstenen over mag je nog eens draaien. CC-DIE-05
guide-mutiny = De bemanning heeft honger: nu een ton, of je slaat je volgende beurt over. CC-CRD-06
guide-wind = Gunstige wind brengt je tot twee vakken verder, ook uit een windstilte. CC-CRD-09
guide-flight = Een windvlaag die op een karveel tot rust komt, neemt de mast mee en beëindigt de beurt van wie vaart. CC-GUS-02 CC-DMG-01
guide-put-back = De windvlaag die je mast nam, zet jij terug, op een van de twee vlaagvakken. CC-GUS-03
guide-move-on = De windvlaag is op jouw karveel gezet. Je mag die doorsturen naar het andere vlaagvak. CC-GUS-03

lesson-goal = Je vertrekt uit Spanje. Vind Amerika door een lens in het verre westen en breng het nieuws als eerste thuis. CC-DIS-02 CC-END-01
lesson-opening = Werp de vier dobbelstenen. Of sla je beurt over voor 2 tonnen, als je er geen meer hebt. CC-TRN-01 CC-TRN-02
lesson-dice = Kompasrozen en zeilen brengen je karveel elk één vak verder. Voor een ton werp je opnieuw, zolang er geen gebruikt is. Vaar naar het westen. CC-DIE-01 CC-DIE-02 CC-TRN-04
lesson-dice-again = Ga door met de andere, in elke volgorde. Een verrekijker trekt een kaart, of brengt een ton bij een eiland. CC-DIE-07 CC-DIE-08
lesson-weather = Pas op: riffen en andere schepen kosten de mast als een storm je duwt, en in windstilte werken alleen zeilen. CC-STO-03 CC-CLM-01
lesson-opening-again = Weer jouw beurt. Werp. CC-TRN-01
lesson-dice-third = Stormen duwen alle schepen van een sector, ook het jouwe; vlagen stuur je op anderen af. CC-DIE-04 CC-DIE-03
lesson-west = In de twee meest westelijke sectoren kijkt een verrekijker door een lens. Met een bewoond eiland keer je om en race je naar huis. CC-DIE-09 CC-DIS-03
lesson-end = Goede wind: de rest van de reis is van jou, en elk nummer opent de regels. CC-END-01
