### For those who learn Mundus Novus. What each question is about; the numbers of rules become links.

guide-coronado = The event on the first card of the queue applies for the whole round. It has none this time, so Coronado can trigger one for 2 doubloons. MN-DEV-17
guide-split = Each fleet loads on its own, the lowest value first. Ponce lets you sail in two fleets, so that a small one can load early. MN-DEV-12
guide-load = Supply: the fleet with the lowest value loads first at the quay, one card for each of its caravels. MN-SUP-03 MN-SUP-04
guide-surrender = Pirates: a fleet of two or more caravels costs you a card. All players give up their cards at the same time. MN-EVT-09
guide-announce = Trade: the Trade Master says how many cards each player offers. More cards mean more trades. MN-TRD-01
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

lesson-goal = Welcome to the New World. The game ends when a player has 75 doubloons, and the richest wins. A round is an event, supply, trade and progression. Let’s play one: do what each step says. MN-END-01 MN-EVT-01
lesson-hand = This is your hand: five cards each round. The number shows a card’s rarity: 1 to 3 are common, 7 to 9 rare. The sun is a relic, a wildcard that you can also sell. MN-SUP-01 MN-PRG-04
lesson-queue = These are the developments: caravels bring more cards, merchants convert cards, characters change the rules in your favour. Three or more identical cards take one; rare cards reach further. MN-PRG-03
lesson-market = The market: you can exchange a card you take in trade for one of these three. MN-TRD-06
lesson-announce = Supply is done: everyone has five cards. Now trade. You are the first Trade Master and say how many cards each player offers. Announce 2. MN-TRD-01
lesson-offer = Offer cards in secret. Keep what belongs together: your two cocoa and the corn. Choose sugar cane 6 and potato 7. The highest total takes first, so high cards you don’t need are a good offer. MN-TRD-02 MN-TRD-03
lesson-take = Your 6 + 7 = 13 is the highest total, so you stay Trade Master and take first. Take the corn: a second one for your hand. MN-TRD-05
lesson-place = The card you took goes into your hand, or onto the market for one of the three cards there. Keep the corn. MN-TRD-06
lesson-take-again = A card was taken from you, so you take again. You two have just taken from each other: now take from someone else. Take the cotton. MN-TRD-07 MN-TRD-08
lesson-exchange = You don’t need cotton, but there’s corn on the market. Exchange the cotton for it: your third corn. MN-TRD-06
lesson-take-third = A card was taken from you once more. Only one card can be taken now: the indigo. MN-TRD-07
lesson-keep = Keep it: you’ll need a card to give away in a moment. MN-TRD-06
lesson-give = Trade is over. You took first and have one card too many; another player is one short. Give away the indigo; no one else sees it. MN-TRD-10
lesson-first = Progression. The Trade Master names the first player, who has the whole queue to choose from. Name yourself. MN-PRG-01
lesson-turn = Choose your three corn: a set. Three common cards reach card 1 of the queue; rarer or more cards reach further. MN-PRG-03
lesson-develop = Take card 1: Pedro de Valdivia. He works at once, earns 1 doubloon each round and adds 3 to your offers. MN-PRG-06 MN-DEV-14
lesson-end-turn = You have two cocoa left, which make no combination. End your turn: you receive your income, and unused cards are lost. MN-PRG-13 MN-PRG-16
lesson-round = When all have had their turn, the round is over, and the next one starts. The event on the first card of the queue then applies to everyone. MN-EVT-02
lesson-caravels = With caravels you load extra cards in supply: one for each, the lowest fleet first. Early on, caravels and merchants are worth the most. MN-SUP-03 MN-SUP-04
lesson-money = Doubloons come from combinations of four to nine different resources (5 to 25), from relics you sell (3 to 25) and from income each round. MN-PRG-09 MN-PRG-10 MN-PRG-16
lesson-win = The game ends after the round in which a player has 75 doubloons, or when the queue runs short: the richest wins. Nine different resources and a relic in one hand beat any fortune. MN-END-01 MN-END-02 MN-END-05
lesson-end = That’s all you need. Finish the game on your own. Tap a rule number to read the rule, or ask for a hint any time. MN-END-01
