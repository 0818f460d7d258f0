### For those who learn Mundus Novus. What each question is about; the numbers of rules become links.

guide-coronado = The event on the first card of the queue applies for the whole round. It has none this time, so Coronado can trigger one for 2 doubloons. MN-DEV-17
guide-split = Each fleet loads on its own, the lowest value first. Ponce lets you sail in two fleets, so that a small one can load early. MN-DEV-12
guide-load = Supply: the fleet with the lowest value loads first at the quay, one card for each of its caravels. MN-SUP-03 MN-SUP-04
guide-surrender = Pirates: a fleet of two or more caravels costs you a card. All players give up their cards at the same time. MN-EVT-09
guide-announce = Trade: the Trade Master says how many cards each player offers. The more cards, the more changes hands. MN-TRD-01
guide-offer = Trade: offer cards that you can spare. The highest total becomes Trade Master and takes first. For every card taken from you, you take another. MN-TRD-02 MN-TRD-03
guide-master = The best offers are tied, and the Trade Master’s is not among them: the Trade Master decides who is next. MN-TRD-04
guide-take = Trade: take an offered card that suits your hand. If a card is taken from you, you take next. MN-TRD-05 MN-TRD-07
guide-place = The card you took goes into your hand, or onto the market for one of the three cards there. MN-TRD-06
guide-give = A player is one card short after the trade. The Trade Master, who has one too many, secretly gives them a card. MN-TRD-10
guide-first = Progression: the first player has the whole queue to choose from; the others follow clockwise. MN-PRG-01
guide-turn = Progression: three or more identical cards take a development, four or more different ones earn doubloons, and you can sell relics. Unused cards are lost. MN-PRG-03 MN-PRG-09 MN-PRG-13
guide-fill = Each merchant converts one card of the combination to another resource of its range. Choose which cards to convert. MN-DEV-01
guide-develop = Your set reaches some cards in the queue: take one. It works at once and stays yours. MN-PRG-06 MN-PRG-17
guide-store = The round ends. Cards in a warehouse return to your hand in the next supply; all others are discarded. MN-PRG-13 MN-DEV-05

lesson-goal = Welcome to the New World. The game ends when a player has 75 doubloons, and the richest wins. A round is an event, supply, trade and progression. Let’s play one. MN-END-01 MN-EVT-01
lesson-hand = This is your hand: five cards each round. The number shows a card’s rarity: 1 to 3 are common, 7 to 9 rare. The sun is a relic, a wildcard that you can also sell. MN-SUP-01 MN-PRG-04
lesson-queue = These are the developments: caravels bring more cards, merchants convert cards, characters change the rules in your favour. Three or more identical cards take one; rare cards reach further. MN-PRG-03
lesson-market = The market: you can exchange a card you take in trade for one of these three. MN-TRD-06
lesson-announce = You are the first Trade Master, so you say how many cards each player offers. The more cards, the more you can choose from. Announce a number. MN-TRD-01
lesson-offer = Now choose that many cards you can spare, in secret. The highest total becomes Trade Master and takes first, so a high card you don’t need is a good offer. Confirm in the bar. MN-TRD-02 MN-TRD-03
lesson-take = All offers are revealed. Take a card that suits your hand: a third identical card, or one more that differs from all. If a card is taken from you, you take next. MN-TRD-07
lesson-place = Keep the card you took, or exchange it on the market for one that suits you better. MN-TRD-06
lesson-take-again = A player has taken one of your cards, so you take again. If you two have just taken from each other, take from someone else now. MN-TRD-08
lesson-give = You took first and have one card too many. Give any card to the player who is one short; no one else sees it. MN-TRD-10
lesson-first = As Trade Master you name the first player, who has the whole queue to choose from. Name yourself if you want a particular card. MN-PRG-01
lesson-turn = Progression: choose cards from your hand. Three identical ones take a development, four or more different ones earn doubloons, relics are sold. The bar shows what your cards make. MN-PRG-03 MN-PRG-09 MN-PRG-10
lesson-develop = Your set reaches the gold cards in the queue. Take one: caravels and merchants are good early on. MN-PRG-06
lesson-turn-again = You can still do each of the other things once. When nothing is left to make, end your turn; unused cards are lost. MN-PRG-12 MN-PRG-13
lesson-round = A new round. The panels show each player’s doubloons, cards and developments. The event on the first card of the queue applies this round. MN-EVT-02
lesson-load = Caravels load at the quay, the lowest fleet first: load a card for each of yours. MN-SUP-03 MN-SUP-04
lesson-offer-again = Trade again. Keep what belongs together and offer the rest. MN-TRD-02
lesson-turn-third = And progression: make the best of your hand. You receive income at the end of each of your turns. MN-PRG-16
lesson-end = That’s all you need. Finish the game on your own. Tap a rule number to read the rule, or ask for a hint any time. MN-END-01
