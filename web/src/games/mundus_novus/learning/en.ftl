### For those who learn Mundus Novus. What each question is about; the numbers of rules become links.

guide-coronado = The event of the head card holds for the whole round. It has none this time, so Coronado may call one for 2 doubloons. MN-DEV-17
guide-split = Each fleet is served on its own, the lowest value first. Ponce lets you sail in two, so that a small fleet may choose early. MN-DEV-12
guide-load = Supply: the fleet with the lowest value chooses first at the quay, one card for each of its caravels. MN-SUP-03 MN-SUP-04
guide-surrender = Pirates: a fleet of two or more caravels costs its owner a card. All give up theirs at the same time. MN-EVT-09
guide-announce = Trade: the Trade Master says how many cards everybody lays down. The more, the more changes hands. MN-TRD-01
guide-offer = Trade: lay down cards that you can spare. The highest sum becomes Trade Master and takes first; every card you lose, you replace by another. MN-TRD-02 MN-TRD-03
guide-master = The best offers are equally high, and none of them is the Trade Master’s: the Trade Master decides who follows. MN-TRD-04
guide-take = Trade: take an offered card that fits your hand. Whoever loses a card takes the next one. MN-TRD-05 MN-TRD-07
guide-place = The card you took goes into your hand, or onto the market for one of the three cards there. MN-TRD-06
guide-give = Somebody is one card short after the trade. The Trade Master, who has one too many, gives a card in secret. MN-TRD-10
guide-first = Progression: whoever plays first has the whole queue to choose from; the others follow clockwise. MN-PRG-01
guide-turn = Progression: three or more equal cards take a development, four or more different ones earn doubloons, relics can be sold. What is left over is lost. MN-PRG-03 MN-PRG-09 MN-PRG-13
guide-fill = Each merchant turns one card of the combination into another of its kind. Choose which cards they turn. MN-DEV-01
guide-develop = Your set reaches some cards of the queue: take one. It works at once and stays yours. MN-PRG-06 MN-PRG-17
guide-store = The round ends: what a warehouse keeps comes back to your hand in the next supply. Everything else is discarded. MN-PRG-13 MN-DEV-05
