### The rulebook and the player aid of Mundus Novus.

book-goal = Goal of the game
book-goal-rich = You trade the riches of the New World, build up a fleet and hire allies. The game ends after the round in which a player reaches **75 doubloons**; the richest player wins. For 2 to 6 players.
book-goal-ways = It can also end in two other ways: the **perfect combination** (all nine resources and a relic) wins the game, or the development queue can’t be refilled to five cards.

book-components = Components at a glance
book-figure-cards = The ten kinds of cards. The diamonds show the rarity: one for common, two for uncommon, three for rare.
book-components-cards = 120 resource cards: 16 each of cocoa 1, corn 2 and tobacco 3 (common), 12 each of coffee 4, cotton 5 and sugar cane 6 (uncommon), 8 each of potato 7, indigo 8 and vanilla 9 (rare), and 12 Inca relics.
book-components-developments = 44 development cards: caravels, merchants, warehouses, shipyards and nine characters. Some show an event icon. Their effects are explained below.
book-components-money = Doubloons are money and never run out. An event marker shows the event of the round: none, King’s aid, Indigenous people, Storm, Fire or Pirates.

book-setup = Set-up
book-setup-market = Shuffle the resource cards into a face-down draw pile and turn up three cards: the **market**.
book-setup-queue = Take out the development cards meant for more players than are at the table. Shuffle the rest and lay five in a row: the **development queue**. Card 1 is at the head.
book-setup-master = One player starts as **Trade Master**: chosen at random, unless you name one when you open the table. Nobody has doubloons or developments yet.
book-figure-queue = The queue and its head. The icon of card 1 sets the event of the round.

book-round = A round
book-round-steps = Every round has four steps: **event**, **supply**, **trade** and **progression**.
book-figure-steps = The four steps of a round.

book-event = Step 1: event
book-event-head = Look at card 1 of the queue. Its event icon applies to everyone for the whole round, even if the card is taken later. Without an icon there’s no event. The first round never has one.
book-figure-events = The five events.
book-event-kings-aid = **King’s aid**: make as many sets as you like, even of the same resource, and take a development for each. The queue is refilled after each one; a merchant still works only once.
book-event-indigenous = **Indigenous people**: different resources pay only 1 doubloon per card, and you still need at least four. Relics sell as usual, and the perfect combination still wins.
book-event-storm = **Storm**: every set takes card 1 of the queue, and no other.
book-event-fire = **Fire**: nobody stores cards at the end of the round. Warehouses with income still pay.
book-event-pirates = **Pirates**: right after supply, you discard one card for each of your fleets of two or more caravels. All choose in secret and reveal together. A single caravel is safe.

book-supply = Step 2: supply
book-supply-deal = Stored cards return to their owners’ hands. Then each player is dealt **five cards**, one at a time, clockwise from the Trade Master’s left.
book-supply-quay = Turn up one card for every caravel on the table, all players together: the **quay**. Without caravels there’s no quay.
book-supply-order = All your caravels form one fleet; its value is their sum. The **lowest** fleet loads first: its owner takes one card per caravel, then the next fleet loads.
book-supply-tie = If two fleets are equal, the one with the lowest single caravel goes first. No two caravels have the same value, so this always breaks the tie.
book-figure-fleets = Three fleets load: 1 + 2 + 7 = 10 and 10 are equal, so the fleet with caravel 1 goes first; 3 + 8 = 11 is last.
book-supply-example = Six caravels, so six cards lie on the quay. The fleet 1, 2, 7 takes three cards, then the single caravel 10 takes one, then the fleet 3, 8 takes the last two.

book-trade = Step 3: trade
book-trade-announce = The Trade Master announces how many cards each player offers: **2, 3 or 4**.
book-trade-offer = Everyone chooses exactly that many cards in secret. All offers are revealed together.
book-trade-master = Add up the numbers; a relic counts as **10** here. The highest offer becomes Trade Master. On a tie, the current Trade Master keeps the title if tied too, and otherwise chooses one of the tied players.
book-figure-offers = Three offers of three cards. 2 + 7 + 10 = 19 is the highest: that player is the new Trade Master and takes first.
book-trade-take = The Trade Master takes one card offered by another player. The player who lost a card takes next, from anyone else’s offer, and so on. You can’t pass.
book-trade-place = A card you take goes into your hand, or you **exchange it** for one of the three market cards. The market changes only this way.
book-trade-bar = No ping-pong: if you took from a player and that player took from you, you now take from someone else. This doesn’t apply with two players, or when nobody else has cards on offer.
book-trade-end = Trade ends when no offered card is left. If the last card wasn’t the Trade Master’s, its owner is one card short: the Trade Master secretly gives that player any card. If only your own offer is left when you must take, it returns to your hand, and the Trade Master still gives you a card unless that’s you.
book-trade-even = Everyone leaves the trade with as many cards as before. If only the new Trade Master has cards on offer at the start, there’s no trade at all.

book-progression = Step 4: progression
book-progression-order = The Trade Master names the first player; the others follow clockwise. On your turn you can do each of these once, in any order, or none of them:
book-progression-set = A **set** of 3, 4 or 5 identical resources takes one development from the queue. Rarity and size decide how far you reach.
book-progression-different = A combination of **4 to 9 different** resources earns 5, 7, 10, 15, 20 or 25 doubloons. No relics in it.
book-progression-relics = Sell 1 to 5 **relics** for 3, 7, 12, 18 or 25 doubloons.
book-figure-reach = How far a set reaches into the queue, and what combinations pay.
book-progression-wildcard = A relic is a **wildcard** in a set. At least one card must not be a relic; its kind sets the rarity.
book-progression-example = Two cotton and a relic make a set of three uncommon cards: take card 1, 2 or 3 of the queue. Four corn reach the same three cards; three vanilla reach all five.
book-figure-merchant = A merchant of 4–6 converts cocoa to cotton: three cotton reach the first three cards.
book-progression-refill = When a development is taken, the cards behind it move up at once and a new card fills place 5.
book-progression-income = A development works from the moment you take it. At the end of your turn it pays its income, starting in that very round.
book-progression-discard = After the last turn, all choose at the same time which cards to store in their warehouses. All other cards are discarded. When the draw pile is empty, the discard pile is shuffled.

book-developments = Developments
book-figure-developments-families = What the four families do.
book-developments-merchants = Each **merchant** converts one card of a combination you make, once per turn, to a resource of its range. One merchant per card; relics can’t be converted. A merchant you have just taken works at once.
book-developments-merchant-example = You hold 5, 5 and 1, and own a merchant of 4–6. The 1 becomes a 5: a set of three uncommon cards, which reaches the first three developments.
book-developments-warehouses = A **warehouse** keeps one or two cards for the next round, relics too. It works in the round in which you take it.
book-developments-shipyards = A **shipyard** pays 1 doubloon for every opponent with more caravels than you, at the end of your turn.
book-figure-developments-characters = The nine characters.
book-developments-cortes = **Cortés** simply pays 3 per round. **Almagro** lets a set take the unseen top card of the development pile instead, even in a Storm; decide before you look.
book-developments-cosa = **La Cosa** protects you from every event, from the moment you take him. King’s aid doesn’t help you either.
book-developments-casas = **Las Casas** lets you offer fewer cards than announced, even none. **Valdivia** adds 3 to your offer when the Trade Master is decided, even if you offer nothing.
book-developments-orellana = **Orellana** pays 2 at once whenever your exchange leaves three identical cards or three consecutive numbers on the market. Three relics are identical, but a relic is never part of a run.
book-developments-coronado = **Coronado** lets you pay 2 doubloons at the start of a round without an event icon to trigger any event. It applies to you as well.
book-developments-fleets = **Pizarro** counts your highest caravel as 0 for the loading order. **Ponce** lets you split your caravels into two fleets each round, once you have seen the quay; each loads separately and counts separately for Pirates.

book-ending = End of the game
book-ending-round = Always play the round to its end. The game is over if a player has 75 doubloons or more, or if the queue has fewer than five cards. The richest player wins.
book-figure-perfect = The perfect combination: nine different resources and a relic.
book-ending-perfect = The **perfect combination** beats any fortune. Merchants may complete it, but no relic stands for one of the nine. It counts as your combination of different resources and pays nothing.
book-ending-ties = If several players make it, the richest of them wins. Players who are still equal share the victory.
book-ending-example = At the end of round 7 you have 78 doubloons and another player 81. Both passed 75; the player with 81 wins.

book-questions = Frequent questions
book-faq-secret = What can I see of the others?
book-faq-secret-answer = Their doubloons, developments and fleets, how many cards they hold, and every card they take or use. Hands and stored cards are secret.
book-faq-both = Can I make a set and a combination of different resources in one turn?
book-faq-both-answer = Yes, with different cards. You can sell relics as well.
book-faq-market = Can I swap a card for one of the same kind on the market?
book-faq-market-answer = Yes. It can even earn doubloons with Orellana.
book-faq-high = Why offer high cards?
book-faq-high-answer = With the highest offer you take first and name the first player in progression. Someone takes your card, but you take one in return.
book-faq-queue = What if the queue runs short in the middle of a round?
book-faq-queue-answer = Play on with the cards that are left. A set that can’t take any card isn’t allowed.

book-aid-round = Order of a round
book-aid-event = **Event**: the icon of card 1.
book-aid-supply = **Supply**: stored cards return, five cards each. Lowest fleet loads first, one card per caravel. Then Pirates.
book-aid-trade = **Trade**: announce 2 to 4, offer in secret. Highest total (relic 10) is Trade Master and takes first; if a card is taken from you, you take next. Keep it or exchange it on the market.
book-aid-progression = **Progression**: the Trade Master names who begins. One set, one combination of different resources, one relic sale. Income at the end of your turn. Store, discard the rest.

book-aid-pay = Combinations

book-aid-events = Events

book-aid-cards = Developments

book-aid-end = End and victory
book-aid-end-rich = At the end of a round in which a player has 75 doubloons or the queue has fewer than five cards: the richest wins.
book-aid-end-perfect = Perfect combination (1 to 9 and a relic): beats everything.
