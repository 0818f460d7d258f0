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

lesson-goal = Welcome to the New World. Whoever has 75 doubloons ends the match, and the richest wins. A round is an event, supply, trade and progression; let us play it. MN-END-01 MN-EVT-01
lesson-hand = This is your hand: five cards each round. The number is a card’s rarity: 1 to 3 are common, 7 to 9 rare. The sun is a relic, a joker that can also be sold. MN-SUP-01 MN-PRG-04
lesson-queue = These are the developments: caravels bring more cards, merchants turn cards into others, characters bend the rules. Three or more equal cards take one; rare cards reach farther. MN-PRG-03
lesson-market = The market: a card that you take in trade can be swapped for one of these three. MN-TRD-06
lesson-announce = You are the first Trade Master and say how many cards everybody offers. The more are offered, the more you can choose from. Announce a number. MN-TRD-01
lesson-offer = Now choose that many cards that you can spare, in secret. The highest sum becomes Trade Master and takes first, so a high card you do not need is a good offer. Confirm in the bar. MN-TRD-02 MN-TRD-03
lesson-take = All offers lie open. Take a card that fits your hand: one that makes three equal cards, or one more that differs from all. Whoever loses a card takes the next one. MN-TRD-07
lesson-place = Keep the card you took, or lay it on the market for one that serves you better. MN-TRD-06
lesson-take-again = Somebody has taken one of your cards, so you take again. Two players who have just taken from each other must leave each other alone once. MN-TRD-08
lesson-give = You were the first to take and have one card too many: give any card to the player who is one short. Nobody else sees it. MN-TRD-10
lesson-first = As Trade Master you name who plays first. Whoever is first has the whole queue to choose from: name yourself if you want a certain card. MN-PRG-01
lesson-turn = Progression: choose cards of your hand. Three equal ones take a development, four or more different ones earn doubloons, relics are sold. The bar says what your cards make. MN-PRG-03 MN-PRG-09 MN-PRG-10
lesson-develop = Your set reaches the gold cards of the queue. Take one: caravels and merchants are good at the beginning. MN-PRG-06
lesson-turn-again = You may still do the other things once each. When nothing is left to make, end the turn; cards that are not used are lost. MN-PRG-12 MN-PRG-13
lesson-round = A new round. The panels show everybody’s doubloons, cards and developments; the event of the head card holds for this round. MN-EVT-02
lesson-load = Caravels are served at the quay, the lowest fleet first: load a card for each of yours. MN-SUP-03 MN-SUP-04
lesson-offer-again = Trade again, and this time you know how it goes. Keep what belongs together, offer the rest. MN-TRD-02
lesson-turn-third = And progression: make the best of your hand. Remember that income comes at the end of your turn, every round. MN-PRG-16
lesson-end = That is all you need. The rest of the match is yours, the rules open from every number, and the hint is one key away. MN-END-01
