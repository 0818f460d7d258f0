// A simple game of four with about as much to show as a board game of ours: a board, hands that others do not see, a log.
const CARDS = 40;

exports.Market = {
  name: "market",
  setup: () => ({
    board: Array.from({ length: 60 }, (_, at) => ({ id: at, kind: at % 9, owner: null, count: at % 4, open: true })),
    hands: Array.from({ length: 4 }, (_, seat) => Array.from({ length: 9 }, (_, at) => ({ id: seat * 9 + at, kind: at }))),
    pile: Array.from({ length: CARDS }, (_, at) => at % 10),
    story: [],
  }),
  // What a seat may not know is left out, as our views do.
  playerView: ({ G, playerID }) => ({
    ...G,
    pile: G.pile.length,
    hands: G.hands.map((hand, seat) => (String(seat) === playerID ? hand : hand.length)),
    choices: Array.from({ length: 40 }, (_, at) => ({ action: `take ${at}`, family: "take", facts: { place: at } })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    take: ({ G, playerID }, place) => {
      const square = G.board[place % G.board.length];
      square.owner = playerID;
      square.count += 1;
      G.story.push({ seat: playerID, event: "taken", place });
      if (G.story.length > 20) G.story.shift();
    },
  },
};
