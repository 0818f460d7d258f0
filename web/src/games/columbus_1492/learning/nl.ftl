### For those who learn 1492. What each question is about; the numbers of rules become links.

guide-opening = Vaar naar het westen, vind Amerika door een lens en wees als eerste thuis. Werp de vier dobbelstenen, of sla je beurt over voor 2 tonnen. CC-TRN-01 CC-TRN-02
guide-dice = Rozen en zeilen brengen je verder, vlagen en stormen hinderen anderen, verrekijkers vinden kaarten, tonnen en, ver in het westen, land. Voor een ton werp je opnieuw, zolang er geen dobbelsteen gebruikt is. CC-DIE-01 CC-DIE-09 CC-TRN-04
guide-answer = Iemand roept een storm op. Wie mooi weer heeft, kan die afgelasten voordat de pijl draait. CC-CRD-13
guide-spin = Alleen de laatste draai van de pijl duwt de karvelen. Met stormdobbelstenen over mag je nog eens draaien. CC-DIE-05
guide-mutiny = De bemanning heeft honger: nu een ton, of je slaat je volgende beurt over. CC-CRD-06
guide-wind = Gunstige wind brengt je tot twee vakken verder, ook uit een windstilte. CC-CRD-09
guide-flight = Een windvlaag die op een karveel tot rust komt, neemt de mast mee en beëindigt de beurt van wie vaart. CC-GUS-02 CC-DMG-01
guide-put-back = De windvlaag die je mast nam, zet jij terug, op een van de twee vlaagvakken. CC-GUS-03
guide-move-on = De windvlaag is op jouw karveel gezet. Je mag die doorsturen naar het andere vlaagvak. CC-GUS-03
