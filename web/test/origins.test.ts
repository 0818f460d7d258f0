/** The moves that things and scores came from, and what the boards know of them. */
import { afterEach, describe, expect, it, vi } from "vitest";
import * as amerigo from "../src/games/amerigo/earnings";
import { AMERICA, acquisitionOf as columbusCame, DISMASTED } from "../src/games/columbus_1492/events";
import { acquisitionOf, scoreChangeOf } from "../src/games/mundus_novus/events";
import { TableStore } from "../src/state/table";
import { walkLeads } from "../src/parts/history_link";
import { leadBack } from "../src/table/history_links";
import { OriginIndex } from "../src/table/origins";
import { whenCame } from "../src/table/when";
import type { GameBoard } from "../src/games/board";
import type { Facts, LogLine, GameEvent } from "../src/wire/shapes";
import { Catalogue } from "../src/words/catalogue";

const index = new OriginIndex();
const originsIn = index.originsIn.bind(index);

function gameEvent(event: string, facts: Facts = {}): GameEvent {
  return { event, rule: "", facts, private: false };
}

function line(at: number, ...events: GameEvent[]): LogLine {
  return { at, seat: 0, action: null, events, by: "bot" };
}

const board = { acquisition: acquisitionOf, scoreChange: scoreChangeOf };
const took = (seat: string, development: string) =>
  gameEvent("development-taken", { seat: `@${seat}`, development, place: 1 });

describe("things", () => {
  const story = [
    line(3, took("A", "caravel:7")),
    line(4, took("B", "shipyard")),
    line(8, gameEvent("queue-filled", { development: "shipyard" })),
    line(9, gameEvent("development-drawn", { seat: "@A", development: "shipyard" })),
    line(12, took("A", "shipyard")),
  ];
  it("lead to the move in which they came to that seat", () => {
    expect(originsIn(board, story, 20).things(0, ["caravel:7", "shipyard", "shipyard"])).toEqual([3, 9, 12]);
    expect(originsIn(board, story, 20).things(1, ["shipyard", "caravel:7"])).toEqual([4, undefined]);
  });
  it("that are had no longer came before those that are had", () => {
    expect(originsIn(board, story, 20).things(0, ["shipyard"])).toEqual([12]);
  });
  it("lead nowhere when they came with what is shown, or the board knows nothing of it", () => {
    expect(originsIn(board, story, 12).things(0, ["shipyard", "shipyard"])).toEqual([9, undefined]);
    expect(originsIn(null, story, 20).things(0, ["shipyard"])).toEqual([undefined]);
  });
});

describe("scores", () => {
  const story = [
    line(1, gameEvent("relics-sold", { seat: "@A", count: 2, earned: 6 })),
    line(
      5,
      gameEvent("income-paid", { seat: "@B", earned: 3 }),
      gameEvent("income-paid", { seat: "@A", earned: 1 }),
    ),
    line(6, gameEvent("event-bought", { seat: "@A", event: "event-fire" })),
    line(7, gameEvent("turn-ended", { seat: "@A" })),
  ];
  it("lead to the last move that changed them, in all or by what they were earned for", () => {
    const origins = originsIn(board, story, 7);
    expect([origins.score(0), origins.score(1), origins.score(2)]).toEqual([6, 5, undefined]);
    expect([origins.score(0, "relics"), origins.score(0, "income")]).toEqual([1, 5]);
    expect(origins.score(0, "orellana")).toBeUndefined();
  });
  it("lead a step further back from the move that changed them", () => {
    expect(originsIn(board, story.slice(0, 3), 6).score(0)).toBe(5);
    expect(originsIn(board, story.slice(0, 3), null).score(0)).toBe(6);
  });
});

describe("a story that goes on", () => {
  const story = [line(1, took("A", "caravel:7")), line(2, took("B", "shipyard"))];
  const next = line(3, took("A", "shipyard"), gameEvent("income-paid", { seat: "@A", earned: 2 }));
  it("is read once, line by line", () => {
    const knowing = { acquisition: vi.fn(acquisitionOf), scoreChange: vi.fn(scoreChangeOf) };
    originsIn(knowing, story, 9);
    knowing.acquisition.mockClear();
    knowing.scoreChange.mockClear();
    const origins = originsIn(knowing, [...story, next], 9);
    expect([origins.things(0, ["caravel:7", "shipyard"]), origins.score(0)]).toEqual([[1, 3], 3]);
    expect([knowing.acquisition.mock.calls.length, knowing.scoreChange.mock.calls.length]).toEqual([2, 2]);
  });
  it("reads another log from its start, such as that of a past moment", () => {
    originsIn(board, [...story, next], 9);
    expect(originsIn(board, story, 9).score(0)).toBeUndefined();
    expect(originsIn(board, [story[0]!, line(2, took("A", "shipyard"))], 9).things(0, ["shipyard"])).toEqual([
      2,
    ]);
  });
});

describe("what boards know", () => {
  it("of Amerigo's points and tokens", () => {
    const { scoreChangeOf: scoreChange, acquisitionOf: acquisition } = amerigo;
    expect(scoreChange(gameEvent("tile-built", { seat: "@B", points: 6 }))).toEqual({
      seat: 1,
      points: 6,
      category: "tiles",
    });
    expect(scoreChange(gameEvent("pirates-won", { seat: "@A", due: 9, lost: 4 }))).toEqual({
      seat: 0,
      points: -4,
      category: "pirates",
    });
    expect(scoreChange(gameEvent("action-begun", { seat: "@A", points: 5 }))).toBeNull();
    expect(acquisition(gameEvent("token-taken", { seat: "@A", token: "harbour-chain" }))?.thing).toBe(
      "harbour-chain",
    );
    expect(
      acquisition(gameEvent("token-scored", { seat: "@A", token: "harbour-chain", points: 3 })),
    ).toBeNull();
  });
  it("of cards, masts and America in 1492", () => {
    const acquisition = (event: string, facts: Facts) =>
      columbusCame(gameEvent(event, { seat: "@A", ...facts }))?.thing;
    expect(acquisition("card-kept", { card: "card-gust:2" })).toBe("card-gust:2");
    expect(acquisition("mast-lost", { cause: "cause-storm" })).toBe(DISMASTED);
    expect(acquisition("lens-seen", { lens: "lens-inhabited" })).toBe(AMERICA);
    expect(acquisition("lens-seen", { lens: "lens-sea" })).toBeUndefined();
  });
});

describe("asking when", () => {
  const store = new TableStore("m");
  store.state.texts.value = new Catalogue("en", [
    "shipyard = shipyard\ncaravel = caravel { $n }\nlog-development-taken = took { $development }\nlog-queue-filled = new: { $development }\nlog-sold = sold relics",
  ]);
  store.state.board.value = board as GameBoard;
  store.state.log.value = [
    line(2, gameEvent("queue-filled", { development: "shipyard" })),
    line(3, took("A", "shipyard")),
    line(5, gameEvent("sold")),
    line(9, took("B", "shipyard")),
  ];
  const moves = (sought: string) => whenCame(store, sought).map(({ notation }) => notation);

  it("finds the moves in which something came, the newest first", () => {
    expect(moves("SHIPy")).toEqual(["9", "3"]);
  });
  it("finds what is told of when nothing of that name comes", () => {
    expect(moves("relics")).toEqual(["5"]);
    expect(moves("nonsense")).toEqual([]);
  });
});

describe("a press on what leads back", () => {
  afterEach(() => document.body.replaceChildren());

  it("shows its move through the same eyes and closes the window it stands in", () => {
    const store = new TableStore("m");
    const back = vi.spyOn(store.queries, "lookBack").mockResolvedValue();
    const end = leadBack(store);
    document.body.innerHTML = `<dialog open><button class="leads-back" data-tip-moment="7"><b>x</b></button></dialog><i>y</i>`;
    const closed = vi.fn();
    document.querySelector("dialog")?.addEventListener("cancel", closed);
    document.querySelector("i")?.click();
    expect(back).not.toHaveBeenCalled();
    store.state.looking.value = 0;
    store.state.past.value = { at: 20, seat: 2, view: {}, described: null };
    document.querySelector("b")?.click();
    expect(back).toHaveBeenCalledWith(7, 2);
    expect(closed).toHaveBeenCalled();
    end();
    document.querySelector("b")?.click();
    expect(back).toHaveBeenCalledTimes(1);
  });
});

it("goes by arrows from one to the next of a list", () => {
  document.body.innerHTML = `<ul><li><button class="leads-back">1</button></li><li>2</li><li><button class="leads-back">3</button></li></ul>`;
  const list = document.querySelector("ul") as HTMLElement;
  const all = [...list.querySelectorAll("button")];
  list.addEventListener("keydown", walkLeads);
  const press = (key: string) => {
    const event = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    return event.defaultPrevented;
  };
  all[0]?.focus();
  expect(press("ArrowRight")).toBe(true);
  expect(document.activeElement).toBe(all[1]);
  expect(press("ArrowRight")).toBe(false); // beyond, the arrow is the table's
  expect(press("ArrowUp")).toBe(true);
  expect(document.activeElement).toBe(all[0]);
});
