/** Things set out in the order of the events that moved them, and never later than the whole allows. */
import { describe, expect, it } from "vitest";
import { scoreChangeOf as earned } from "../src/games/amerigo/earnings";
import { travelsOf as amerigo, TOGETHER as AT_ONCE } from "../src/games/amerigo/piece_moves";
import { travelsOf as columbus, TOGETHER as PUSHED } from "../src/games/columbus_1492/events";
import { scoreChangeOf, TOGETHER, travelsOf as mundus } from "../src/games/mundus_novus/events";
import { claims, delays, GLIDE, pieceMovesAt, WHOLE, type Move } from "../src/motion/order";
import type { Facts, GameEvent } from "../src/wire/shapes";

function gameEvent(event: string, facts: Facts = {}): GameEvent {
  return { event, facts, rule: "", private: false };
}

function move(name: string, from: string | null, to: string | null, ...facts: string[]): Move {
  return { name, from, to, facts };
}

/** The names in the order in which they set out; those of one step in one text. */
function order(events: GameEvent[], moves: Move[], board: Parameters<typeof pieceMovesAt>[0]): string[] {
  const steps = new Map<number, string[]>();
  for (const [{ name }, { step }] of claims(events, moves, pieceMovesAt(board)))
    steps.set(step, [...(steps.get(step) ?? []), name]);
  return [...steps].toSorted(([one], [other]) => one - other).map(([, names]) => names.toSorted().join(" "));
}

const MUNDUS = { pieceMoves: mundus, together: TOGETHER, scoreChange: scoreChangeOf };
const COLUMBUS = { pieceMoves: columbus, together: PUSHED };
const AMERIGO = { pieceMoves: amerigo, together: AT_ONCE, scoreChange: earned };

describe("the time that a whole update takes", () => {
  it("lets one step follow the other as long as there is room", () => {
    expect([...delays([0])]).toEqual([[0, 0]]);
    expect([...delays([3, 7, 3])]).toEqual([
      [3, 0],
      [7, GLIDE],
    ]);
  });

  it("stays the same however many steps there are", () => {
    for (const count of [2, 3, 10, 200]) {
      const after = [...delays(Array.from({ length: count }, (_, at) => at)).values()];
      expect(after).toEqual(after.toSorted((one, other) => one - other));
      expect(new Set(after).size).toBe(count);
      expect(Math.max(...after) + GLIDE).toBeLessThanOrEqual(WHOLE);
    }
  });

  it("is not spent on what no event moved", () => {
    expect(delays([-1, -1, 4])).toEqual(new Map([[4, 0]]));
  });
});

describe("any board", () => {
  it("moves what the facts of an event name, in the order of the events", () => {
    const events = [gameEvent("sailed", { seat: "@B" }), gameEvent("sailed", { seat: "@A" })];
    expect(order(events, [move("a", null, null, "@A"), move("b", null, null, "@B")], {})).toEqual(["b", "a"]);
  });

  it("counts a score when its event has its turn", () => {
    const events = [gameEvent("moved", { seat: "@A" }), gameEvent("paid", { seat: "@B" })];
    const scoreChange = ({ event }: GameEvent) =>
      event === "paid" ? { seat: 1, points: 3, category: "gold" } : null;
    const moves = [move("score-B", null, null), move("a", null, null, "@A")];
    expect(order(events, moves, { scoreChange })).toEqual(["a", "score-B"]);
  });
});

describe("Mundus Novus", () => {
  it("lays the card of an exchange down before the other comes", () => {
    const events = [gameEvent("card-exchanged", { seat: "@A", card: "potato", taken: "corn" })];
    const moves = [move("new", "market", "hand A", "corn"), move("old", "flight", "market", "potato")];
    expect(order(events, moves, MUNDUS)).toEqual(["old", "new"]);
  });

  it("of cards alike moves those that came, not the one that made room", () => {
    const events = [gameEvent("cards-discarded", { seat: "@B", cards: ["corn", "corn"] })];
    const moves = [
      move("aside", "discard", "discard", "corn"),
      move("hidden", null, "discard", "corn"),
      move("known", "hand B", "discard", "corn"),
    ];
    expect(order(events, moves, MUNDUS)).toEqual(["aside", "hidden known"]);
  });

  it("turns all offers at once, then goes on with the market", () => {
    const offers = ["A", "B", "C"].map((seat) =>
      gameEvent("offer-revealed", { seat: `@${seat}`, cards: ["corn"], worth: 2 }),
    );
    const events = [
      gameEvent("choice-sealed", { seat: "@A" }),
      ...offers,
      gameEvent("master-became", { seat: "@A" }),
      gameEvent("offer-returned", { seat: "@A", cards: ["corn"] }),
    ];
    const moves = [
      move("back", "hand A", "hand A", "potato"),
      move("home", "offer A", "hand A", "corn"),
      move("b", null, "offer B", "corn"),
      move("c", null, "offer C", "corn"),
    ];
    expect(order(events, moves, MUNDUS)).toEqual(["back", "b c", "home"]);
  });

  it("pays, then takes the development, then moves the queue up and fills it", () => {
    const events = [
      gameEvent("different-made", { seat: "@B", cards: ["corn", "sugar"], count: 2, earned: 5 }),
      gameEvent("development-taken", { seat: "@B", development: "caravel:3", place: 1 }),
      gameEvent("queue-filled", { development: "caravel:7" }),
    ];
    const moves = [
      move("filled", null, "queue", "caravel:7"),
      move("up", "queue", "queue", "caravel:9"),
      move("taken", "queue", "owned B", "caravel:3"),
      move("paid", "hand B", "discard", "sugar"),
      move("score-B", null, null),
    ];
    expect(order(events, moves, MUNDUS)).toEqual(["paid score-B", "taken", "up", "filled"]);
  });

  it("knows every card of a set, and that a card may have gone on since it was taken", () => {
    const set = gameEvent("set-made", { seat: "@A", card: "corn", count: 3, relics: 1, turned: 1 });
    expect(mundus(set)).toEqual([[{ things: ["corn", "relic"], from: "hand A", to: "discard" }]]);
    const events = [
      gameEvent("card-loaded", { seat: "@C", card: "sugar" }),
      gameEvent("card-taken", { seat: "@A", owner: "@B", card: "corn" }),
      gameEvent("card-kept", { seat: "@A", card: "corn" }),
    ];
    const moves = [move("taken", "offer B", "hand A", "corn"), move("loaded", "quay", "hand C", "sugar")];
    expect(order(events, moves, MUNDUS)).toEqual(["loaded", "taken"]);
  });
});

describe("1492", () => {
  it("pushes the caravels of a storm at once, after who sailed and before the gust", () => {
    const events = [
      gameEvent("caravel-sailed", { seat: "@C", column: 4, row: 4, direction: "direction-n" }),
      gameEvent("storm-named", { seat: "@C", sector: 3, count: 1 }),
      gameEvent("caravel-pushed", { seat: "@A", column: 1, row: 1, direction: "direction-n" }),
      gameEvent("caravel-held", { seat: "@D" }),
      gameEvent("caravel-pushed", { seat: "@B", column: 2, row: 1, direction: "direction-n" }),
      gameEvent("gust-put-back", { seat: "@B", gust: 2, column: 13, row: 5 }),
      gameEvent("barrel-taken", { seat: "@C", count: 1 }),
    ];
    const moves = ["barrels-C", "gust-2", "ship-A", "ship-B", "ship-C"].map((name) => move(name, null, null));
    expect(order(events, moves, COLUMBUS)).toEqual(["ship-C", "ship-A ship-B", "gust-2", "barrels-C"]);
  });
});

describe("Amerigo", () => {
  it("sails, sets up the post, scores; pirates come to all at once", () => {
    const events = [
      gameEvent("ship-sailed", { seat: "@A", ship: 2, start: "frame:3", space: "square-c:5" }),
      gameEvent("post-set-up", { seat: "@A", size: 6, space: "square-c:4" }),
      gameEvent("island-discovered", { seat: "@A", points: 3 }),
      gameEvent("tile-built", { seat: "@B", tile: "village", points: 2, space: "square-d:10" }),
      gameEvent("pirates-beaten", { seat: "@A", strength: 2, left: 1 }),
      gameEvent("pirates-won", { seat: "@B", strength: 2, cannons: 1, due: 2, lost: 2 }),
      gameEvent("round-began", { round: 2, marker: 1 }),
    ];
    const moves = [
      ...["am-disc-cannons-A", "am-disc-cannons-B", "score-A", "am-post-c4", "am-ship-A2"].map((name) =>
        move(name, null, null),
      ),
      move("am-tile-d10", null, "sea"),
    ];
    expect(order(events, moves, AMERIGO)).toEqual([
      "am-ship-A2",
      "am-post-c4",
      "score-A",
      "am-tile-d10",
      "am-disc-cannons-A am-disc-cannons-B",
    ]);
  });
});
