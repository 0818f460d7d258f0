/** The log by rounds and seats: grouping, names left out where they are clear, and few redraws. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableStore } from "../src/state/table";
import { Log } from "../src/table/log";
import { newestTurnFirst, roundsOf, Story, type Part } from "../src/table/story";
import { titled, underName } from "../src/table/telling";
import type { Facts, LogLine, TableShape, GameEvent } from "../src/wire/shapes";
import { Catalogue } from "../src/words/catalogue";
import { Wording } from "../src/words/wording";

function gameEvent(event: string, facts: Facts = {}): GameEvent {
  return { event, rule: "", facts, private: false };
}

function line(at: number, seat: number | null, ...events: GameEvent[]): LogLine {
  return { at, seat, action: null, events, by: "bot" };
}

const began = (round: number) => gameEvent("round-began", { round, event: "event-storm" });
const took = (seat: string) => gameEvent("took", { seat: `@${seat}` });
const TEXTS = `
log-round-began = Round { $round }: { $event }.
event-storm = storm
log-took = { $seat } takes a card.
    .you = You take a card.
log-yard = The yard of { $seat } earns.
    .you = Your yard earns.
log-stole = { $seat } steals from { $owner }.
    .you = You steal from { $owner }.
you = You
    .inside = you
    .alone = You
log-dealt = Cards are dealt.
`;
const words = new Wording(new Catalogue("en", [TEXTS]), ["Ana", "Ana Maria"]);

/** Return all parts from top to bottom. */
function read(...story: Parameters<typeof roundsOf>): Part[] {
  return roundsOf(...story).flatMap((round) => newestTurnFirst(round.parts));
}

describe("the layout of the story", () => {
  const log = [
    line(0, null, gameEvent("laid"), began(1), gameEvent("dealt")),
    line(1, 0, took("A")),
    line(2, 0, took("A")),
    line(3, 1, took("B")),
    line(4, 0, took("A"), began(2), gameEvent("dealt")),
    line(5, 0),
    line(6, 0, took("A")),
  ];

  it("goes by rounds, the newest first, and an entry that ends one and begins the next is told in both", () => {
    const rounds = roundsOf(log, []);
    expect(rounds.map(({ at, gameEvent: first }) => [at, first?.facts.round])).toEqual([
      [4, 2],
      [0, 1],
      [0, undefined],
    ]);
    expect(rounds.map(({ parts }) => parts.map((part) => [part.line.at, part.from, part.to]))).toEqual([
      [
        [4, 2, 3],
        [6, 0, 1],
      ],
      [
        [0, 2, 3],
        [1, 0, 1],
        [2, 0, 1],
        [3, 0, 1],
        [4, 0, 1],
      ],
      [[0, 0, 1]],
    ]);
  });
  it("has the newest turn first, and each turn reads downwards", () => {
    expect(read(log, []).map(({ line: { at } }) => at)).toEqual([6, 4, 4, 3, 1, 2, 0, 0]);
  });
  it("names a seat once for its acts that follow each other; what a round begins with is nobody's", () => {
    expect(read(log, []).map(({ seat, leads }) => [seat, leads])).toEqual([
      [0, true],
      [null, true],
      [0, true],
      [1, true],
      [0, true],
      [0, false],
      [null, true],
      [null, true],
    ]);
  });
  it("has every part once, by a name that stays when more is told", () => {
    const names = (lines: readonly LogLine[]) =>
      roundsOf(lines, []).flatMap((round) => [round.key, ...round.parts.map((part) => part.key)]);
    const before = names(log.slice(0, 5));
    expect(new Set(before).size).toBe(before.length);
    expect(names(log)).toEqual(expect.arrayContaining(before));
  });
  it("keeps what was taken back where it was", () => {
    const taken = [{ by: 1, back_to: 3, lines: [line(3, 1, took("B")), line(4, 1, took("B"))] }];
    const parts = read(log.slice(0, 3), taken);
    expect(parts.map(({ line: { at }, takenBy }) => [at, takenBy])).toEqual([
      [3, 1],
      [4, 1],
      [1, null],
      [2, null],
      [0, null],
      [0, null],
    ]);
  });
  it("keeps what was taken back with the story that it was part of, though that was taken back too", () => {
    const taken = [
      { by: 0, back_to: 3, lines: [line(3, 0, took("A"))] },
      { by: 0, back_to: 1, lines: [line(1, 1, took("B")), line(2, 1, took("B"))] },
    ];
    const parts = read(log.slice(0, 4), taken);
    expect(parts.map(({ line: { at }, takenBy }) => [at, takenBy])).toEqual([
      [3, null],
      [3, 0],
      [1, null],
      [2, null],
      [1, 0],
      [2, 0],
      [0, null],
      [0, null],
    ]);
  });
});

describe("a story that goes on", () => {
  const log = [
    line(0, null, gameEvent("laid"), began(1), gameEvent("dealt")),
    line(1, 0, took("A")),
    line(2, 0, took("A"), began(2), gameEvent("dealt")),
    line(3, 1, took("B")),
  ];
  const taken = [{ by: 0, back_to: 3, lines: [line(3, 0, took("A"))] }];

  it.each([
    ["by a line", [line(4, 1, took("B"))]],
    ["by a round", [line(4, 1, took("B"), began(3), gameEvent("dealt"))]],
    ["by several", [line(4, 1, took("B"), began(3)), line(5, 0, took("A")), line(6, 0, began(4))]],
  ])("%s keeps the rounds that were over, and is laid out as if it were new", (_, more) => {
    const story = new Story();
    const before = story.of(log, taken);
    const after = story.of([...log, ...more], taken);
    expect(after).toEqual(roundsOf([...log, ...more], taken));
    before.slice(1).forEach((round, at) => expect(after.slice(-2)[at]).toBe(round));
    before[0]?.parts.forEach((part, at) => expect(after.at(-3)?.parts[at]).toBe(part));
  });
  it("is laid out again after an undo", () => {
    const story = new Story();
    story.of(log, []);
    expect(story.of(log.slice(0, 3), taken)).toEqual(roundsOf(log.slice(0, 3), taken));
    const other = [...log.slice(0, 2), line(2, 1, took("B")), line(3, 1, took("B"))];
    expect(story.of(other, taken)).toEqual(roundsOf(other, taken));
  });
});

describe("a sentence under its seat's name", () => {
  const said = (events: GameEvent[], seat: number | null, behind = false) =>
    underName(words, events, seat, behind).map(({ text }) => text);

  it("leaves the name out as long as it tells of that seat", () => {
    expect(said([took("A"), took("A"), took("B"), took("A")], 0)).toEqual([
      "Takes a card.",
      "Takes a card.",
      "Ana Maria takes a card.",
      "Ana takes a card.",
    ]);
    expect(said([took("A"), took("A")], 0, true)).toEqual(["takes a card.", "Takes a card."]);
  });
  it("keeps a name that stands elsewhere, or is another's that begins alike", () => {
    expect(said([gameEvent("yard", { seat: "@A" })], 0)).toEqual(["The yard of Ana earns."]);
    expect(said([took("B")], 0)).toEqual(["Ana Maria takes a card."]);
    expect(said([took("A")], null)).toEqual(["Ana takes a card."]);
  });
});

describe("a sentence for the player at a seat", () => {
  const mine = new Wording(new Catalogue("en", [TEXTS]), ["Ana", "Bea"], 0);
  const said = (...events: GameEvent[]) => underName(mine, events, 0, true);

  it("says you, under a heading that does so too", () => {
    expect(said(took("A"), took("A"), took("B"))).toEqual([
      { text: "take a card.", nameless: true, heading: "You" },
      { text: "Take a card.", nameless: true, heading: "You" },
      { text: "Bea takes a card.", nameless: false, heading: "You" },
    ]);
  });
  it("has no heading where it says itself whose turn it is", () => {
    expect(said(gameEvent("yard", { seat: "@A" }))[0]).toMatchObject({
      text: "Your yard earns.",
      heading: "",
    });
    expect(underName(mine, [gameEvent("yard", { seat: "@B" })], 1, true)[0]).toMatchObject({
      text: "The yard of Bea earns.",
      heading: "",
    });
    expect(said(gameEvent("dealt"))[0]).toMatchObject({ text: "Cards are dealt.", heading: "You" });
  });
  it("says you inside the sentence, and names to everybody else", () => {
    const stole = gameEvent("stole", { seat: "@B", owner: "@A" });
    expect(mine.event(stole)).toBe("Bea steals from you.");
    expect(mine.impersonal.event(stole)).toBe("Bea steals from Ana.");
  });
});

describe("the heading of a round", () => {
  it.each([
    ["Round 5: no event.", "Round 5", "No event"],
    ["Tour 5 : Tempête.", "Tour 5", "Tempête"],
    ["Ronde 2. De rondemarkering is 4.", "Ronde 2", "De rondemarkering is 4"],
    ["Round 7.", "Round 7", ""],
    ["Beginning", "Beginning", ""],
  ])("of %j", (sentence, title, more) => {
    expect(titled(sentence)).toEqual({ title, more });
  });
});

describe("the story as it is drawn", () => {
  const ROUNDS = 30;
  const EACH = 12;
  let store: TableStore;
  let root: HTMLElement;
  const story = Array.from({ length: ROUNDS * EACH }, (_, at) =>
    at % EACH === 0 ? line(at, 1, took("B"), began(at / EACH + 1)) : line(at, 0, took("A")),
  );

  beforeEach(async () => {
    store = new TableStore("m");
    store.state.texts.value = new Catalogue("en", [TEXTS]);
    store.state.table.value = {
      game: "x",
      phase: "playing",
      seats: [
        { seat: 0, name: "Ana" },
        { seat: 1, name: "Bea" },
      ],
    } as TableShape;
    store.state.log.value = story;
    root = document.createElement("div");
    await act(() => render(h(Log, { store }), root));
  });
  afterEach(() => {
    vi.restoreAllMocks();
    render(null, root);
  });

  it("draws of a long match only the new line, and the one that bore the name and was the stop till now", async () => {
    const worded = vi.spyOn(Wording.prototype, "event");
    await act(() => void (store.state.log.value = [...story, line(ROUNDS * EACH, 0, took("A"))]));
    expect(root.querySelectorAll("li")).toHaveLength(ROUNDS * EACH + 1);
    expect(worded.mock.calls.length).toBeLessThanOrEqual(4);
  });
  it("draws no old line when a round begins", async () => {
    const worded = vi.spyOn(Wording.prototype, "event");
    const next = line(ROUNDS * EACH, 1, took("B"), began(ROUNDS + 1));
    await act(() => void (store.state.log.value = [...story, next]));
    expect(root.querySelector("h2")?.textContent).toBe(`Round ${ROUNDS + 1}Storm`);
    expect(worded.mock.calls.length).toBeLessThanOrEqual(5);
  });
  it("shows the name once for acts that follow each other", () => {
    const lines = [...root.querySelectorAll("li")].slice(0, 2);
    expect(lines.map((each) => each.textContent?.trim())).toEqual(["Ana takes a card.", "Takes a card."]);
    expect(root.querySelectorAll("li.leads b")).toHaveLength(2 * ROUNDS);
  });
  it("adds a line below those of its turn, and Tab stops at the newest line", async () => {
    const newest = ROUNDS * EACH;
    await act(() => void (store.state.log.value = [...story, line(newest, 0, took("A"))]));
    const entries = [...root.querySelectorAll("li")].map((each) => Number(each.dataset.entry));
    expect(entries[0]).toBe(newest - EACH + 1);
    expect(entries[EACH - 1]).toBe(newest);
    const stops = [...root.querySelectorAll('[tabindex="0"]')].map((each) => each.closest("li"));
    expect(stops.map((each) => Number(each?.dataset.entry))).toEqual([newest]);
  });
  it.each([
    ["the player's own seat", [0], 0, null, "You take a card."],
    ["a spectator", [], null, null, "Ana takes a card."],
    ["a moment as the own seat saw it", [0], 0, 0, "You take a card."],
    ["a moment as another seat saw it", [0], 0, 1, "Ana takes a card."],
    ["a screen that several players share", [0, 1], 1, null, "Ana takes a card."],
  ])("speaks to %s", async (_, yours, looking, seat, text) => {
    await act(() => {
      store.state.yours.value = yours;
      store.state.looking.value = looking;
      store.state.log.value = [line(1, 0, took("A"))];
      if (seat !== null) store.state.past.value = { at: 1, seat, view: {}, described: null };
    });
    expect(root.querySelector("li")?.textContent?.trim()).toBe(text);
  });
  it("leads from a heading to the beginning of its round", async () => {
    const back = vi.spyOn(store.queries, "lookBack").mockResolvedValue();
    await act(() => root.querySelectorAll<HTMLElement>(".to-round")[1]?.click());
    expect(back).toHaveBeenCalledWith((ROUNDS - 2) * EACH);
  });
  it("shows its newest lines on return from a past moment", async () => {
    const box = root.querySelector<HTMLElement>(".story");
    const moment = { at: 3, seat: null, view: {}, described: null };
    if (box) Object.assign(box, { scrollTo: ({ top = 0 }) => (box.scrollTop = top) });
    await act(() => void (store.state.past.value = moment));
    if (box) box.scrollTop = 900;
    await act(() => void (store.state.log.value = [...story, line(ROUNDS * EACH, 0, took("A"))]));
    expect(box?.scrollTop).toBe(900);
    await act(() => void (store.state.past.value = null));
    expect(box?.scrollTop).toBe(0);
  });
  it("lights a heading by what its round is about, and a line by what is pointed at", async () => {
    await act(() => void (store.state.litFacts.value = ["event-storm"]));
    expect(root.querySelectorAll("h2.lit-line")).toHaveLength(ROUNDS);
    expect(root.querySelectorAll("li.lit-line")).toHaveLength(0);
    await act(() => void (store.state.litFacts.value = ["@B"]));
    expect(root.querySelectorAll("h2.lit-line")).toHaveLength(0);
    expect(root.querySelectorAll("li.lit-line")).toHaveLength(ROUNDS);
  });
});
