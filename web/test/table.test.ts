/** The store of a table: it applies the server's messages, also after a gap. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameBoard } from "../src/games/board";
import { asking, hearWatchers, recall, remember, single } from "../src/state/settings";
import { TableStore } from "../src/state/table";
import type {
  DecisionShape,
  ChatLine,
  LogLine,
  Missed,
  Position,
  UndoneLines,
  Welcome,
} from "../src/wire/shapes";
import { FakeLine } from "./fake_line";

const AIDS = { hints: true, helper: true, previews: true, undo: true };
const TABLE = { game: "x", phase: "playing", seats: [], aids: AIDS } as unknown as Welcome["table"];

function line(at: number, action = `a${at}`): LogLine {
  return { at, seat: 0, action, events: [], by: "person" };
}

function position(version: number, at: number): Position {
  return {
    version,
    at,
    view: {},
    asked: null,
    waiting: [],
    draft: null,
    consent: null,
    outcome: null,
  };
}

function said(number: number): ChatLine {
  return { number, name: "Ana", seat: 0, text: "hello", time_ms: 0 };
}

const WELCOME: Welcome = {
  type: "welcome",
  protocol: 1,
  table: TABLE,
  yours: [],
  looking: null,
  position: position(7, 3),
  log: [line(0), line(1), line(2)],
  taken: [],
  chat: [said(0), said(1)],
};
const ANSWER = {
  seat: 0,
  owed: true,
  question: "answer",
  rule: "",
  facts: {},
  choices: ["decline", "fine-weather"].map((action) => ({ action, family: action, facts: {} })),
} as unknown as DecisionShape;
const TAKEN: UndoneLines = { back_to: 2, by: 0, lines: [line(2)] };
const MISSED: Missed = {
  type: "missed",
  after: 7,
  table: TABLE,
  yours: [],
  looking: null,
  position: position(10, 4),
  since: 2,
  lines: [line(2, "another"), line(3)],
  taken: [TAKEN],
  chat: [said(2)],
};

const CHOICE = { action: "pass", family: "pass", facts: {} };

function joined(): TableStore {
  const store = new TableStore("m");
  store.socket.connect();
  FakeLine.last.open();
  FakeLine.last.t(WELCOME);
  return store;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeLine);
  FakeLine.made = [];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const ASKED = { ...WELCOME, yours: [0], looking: 0, position: { ...position(7, 3), asked: ANSWER } };

/** Join as seat A, with a decision to make. */
function asked(): TableStore {
  const store = new TableStore("m");
  store.socket.connect();
  FakeLine.last.open();
  FakeLine.last.t(ASKED);
  return store;
}

describe("a choice whose time is over", () => {
  afterEach(() => {
    asking.value = "turn";
  });

  it("goes to the table also where every choice is held first", () => {
    asking.value = "choice";
    const store = asked();
    store.choose("decline");
    expect(FakeLine.last.kinds()).not.toContain("act");
    store.timeOut("decline");
    expect(FakeLine.last.sent.at(-1)).toMatchObject({ type: "act", action: "decline" });
  });

  it("ends its turn without being asked, whichever comes first", async () => {
    for (const ackFirst of [false, true]) {
      const store = asked();
      store.timeOut("decline");
      const act = FakeLine.last.sent.at(-1);
      const draft = { seat: 0, since: 3, free_to: 3, to_confirm: true, redoable: 0, steps: [] };
      const ack = { type: "ack", key: act?.type === "act" ? act.key : "" } as const;
      const update = { position: { ...position(8, 4), draft }, lines: [line(3)], taken: null };
      if (ackFirst) FakeLine.last.t(ack);
      await vi.advanceTimersByTimeAsync(0);
      FakeLine.last.t({ type: "update", ...update });
      if (!ackFirst) FakeLine.last.t(ack);
      await vi.advanceTimersByTimeAsync(0);
      expect(FakeLine.last.kinds().filter((kind) => kind === "confirm")).toHaveLength(1);
    }
  });
});

describe("a question that is asked of several", () => {
  const THOUGHT = { action: "decline", family: "decline", facts: {}, chance: 0.5, visits: 9, line: [] };
  const other = (at: number) => ({ ...line(at), seat: 1 });
  const update = (version: number, over: Partial<Position>, lines: LogLine[]) => {
    const now = { ...position(version, version - 4), asked: ANSWER, ...over };
    FakeLine.last.t({ type: "update", position: now, lines, taken: null });
  };
  const answered = () => FakeLine.last.sent.findLast((each) => each.type === "hint");

  async function hinted(): Promise<TableStore> {
    const store = asked();
    void store.queries.askHint();
    const asks = answered();
    FakeLine.last.t({
      type: "hint",
      request: asks?.type === "hint" ? asks.request : 0,
      thoughts: [THOUGHT],
    });
    await vi.advanceTimersByTimeAsync(0);
    return store;
  }

  it("keeps its hint while another seat chooses", async () => {
    const store = await hinted();
    expect(store.state.hint.value?.thoughts).toEqual([THOUGHT]);
    update(8, {}, [other(3)]);
    expect(store.state.hint.value?.thoughts).toEqual([THOUGHT]);
    expect(store.state.previewed.value?.action).toBe("decline");
  });

  it("takes a hint that is followed as meant, and shows one strip at a time", async () => {
    const store = await hinted();
    const wasteWarning = { kind: "moves", text: "waste", rule: "" } as const;
    store.state.board.value = { wasteWarning: () => wasteWarning } as unknown as GameBoard;
    store.choose("decline");
    expect(store.state.warning.value).toMatchObject({ action: "decline" });
    expect(store.state.hint.value).toBeNull();
    expect(FakeLine.last.kinds()).not.toContain("act");
    store.choose("decline", true);
    expect(store.state.warning.value).toBeNull();
    expect(FakeLine.last.kinds()).toContain("act");
  });

  it("is another one once the seat has acted, or has other choices", async () => {
    let store = await hinted();
    update(8, {}, [line(3)]);
    expect(store.state.hint.value).toBeNull();
    store = await hinted();
    update(8, { asked: { ...ANSWER, choices: ANSWER.choices.slice(1) } }, [other(3)]);
    expect(store.state.hint.value).toBeNull();
  });

  it("is not waited for once another is asked, whose own hint is", async () => {
    const store = asked();
    void store.queries.askHint();
    const first = answered();
    expect(store.state.thinking.value).toBe(true);
    update(8, {}, [line(3)]);
    expect(store.state.thinking.value).toBe(false);
    void store.queries.askHint();
    FakeLine.last.t({
      type: "hint",
      request: first?.type === "hint" ? first.request : 0,
      thoughts: [THOUGHT],
    });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state.thinking.value).toBe(true);
    expect(store.state.hint.value).toBeNull();
  });

  it("is a new one after a full reload of the table, or from another seat", async () => {
    for (const again of [() => FakeLine.last.t(ASKED), (store: TableStore) => store.look(1)]) {
      const store = await hinted();
      store.state.staged.value = "decline";
      store.state.warning.value = {
        action: "decline",
        wasteWarning: { kind: "moves", text: "waste", facts: {}, rule: "" },
      };
      store.state.notice.value = { kind: "danger", text: "no", rule: null };
      again(store);
      const { hint, staged, previewed, warning, notice } = store.state;
      expect([hint, staged, previewed, warning, notice].map((each) => each.value)).toEqual(
        Array.from({ length: 5 }, () => null),
      );
    }
  });

  it("hears when there is no hint, and not what was said of a question before", async () => {
    const store = asked();
    void store.queries.askHint();
    const asks = answered();
    const request = asks?.type === "hint" ? asks.request : 0;
    update(8, {}, [line(3)]);
    FakeLine.last.t({ type: "hint", request, thoughts: [THOUGHT] });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state.hint.value).toBeNull();
    expect(store.state.notice.value).toBeNull();
    void store.queries.askHint();
    const again = answered();
    const refusal = { type: "refused", key: null, code: "too-fast", version: 8, reason: null } as const;
    const unanswered = again?.type === "hint" ? again.request : 0;
    FakeLine.last.t({ ...refusal, request: unanswered, rule: null, facts: {} });
    await vi.advanceTimersByTimeAsync(0);
    expect(store.state.notice.value?.key).toBe("ui-hint-refused");
    expect(store.state.thinking.value).toBe(false);
  });
});

describe("a viewer of a table", () => {
  it("says what it has when it comes back, and takes what it missed", () => {
    const store = joined();
    FakeLine.last.break();
    vi.advanceTimersByTime(5000);
    FakeLine.last.open();
    expect(FakeLine.last.sent[0]).toMatchObject({
      type: "hello",
      protocol: 1,
      seat: null,
      version: 7,
      chat: 2,
      pin: "",
    });
    FakeLine.last.t(MISSED);
    expect(store.state.position.value?.version).toBe(10);
    expect(store.state.log.value.map((each) => each.action)).toEqual(["a0", "a1", "another", "a3"]);
    expect(store.state.undone.value).toEqual([TAKEN]);
    expect(store.state.chat.value.map((each) => each.number)).toEqual([0, 1, 2]);
    expect(store.state.latestEntries.value.map((each) => each.at)).toEqual([2, 3]);
  });

  it("asks for what it missed when an update leaves a gap", () => {
    const store = joined();
    FakeLine.last.t({ type: "update", position: position(10, 4), lines: [line(3)], taken: null });
    expect(store.state.position.value?.version).toBe(7);
    expect(FakeLine.last.sent.at(-1)).toMatchObject({ type: "hello", version: 7 });
    FakeLine.last.t(MISSED);
    FakeLine.last.t(MISSED); // the answer to a request that was sent twice
    expect(store.state.position.value?.version).toBe(10);
    expect(store.state.undone.value).toEqual([TAKEN]);
    expect(store.state.chat.value).toHaveLength(3);
  });

  it("asks again when the answer does not begin where it stands", () => {
    const store = joined();
    FakeLine.last.t({ ...MISSED, after: 8 });
    expect(store.state.position.value?.version).toBe(7);
    expect(FakeLine.last.sent.at(-1)).toMatchObject({ type: "hello", version: 7 });
  });

  it("plays an only choice by itself where that tells nothing, if it is wished", () => {
    const only: DecisionShape = {
      seat: 0,
      question: "q",
      rule: "",
      owed: true,
      forced: false,
      choices: [CHOICE],
    };
    single.value = true;
    joined().state.yours.value = [0];
    for (const [version, forced] of [
      [8, false],
      [9, true],
    ] as const) {
      const choice = { ...only, forced };
      FakeLine.last.t({
        type: "update",
        position: { ...position(version, 3), asked: choice },
        lines: [],
        taken: null,
      });
      vi.advanceTimersByTime(1000);
      expect(FakeLine.last.kinds().includes("act")).toBe(forced);
    }
    single.value = false;
  });

  it("can ask again for a review that was refused", async () => {
    const store = joined();
    FakeLine.last.t({ type: "table", table: { ...TABLE, phase: "over" } });
    void store.queries.askReview();
    const question = FakeLine.last.sent.at(-1) as { request: number };
    FakeLine.last.t({ type: "refused", key: null, code: "not-now", request: question.request });
    await vi.waitFor(() => expect(store.state.reviewFailed.value).toBe(true));
    void store.queries.askReview();
    expect(store.state.reviewFailed.value).toBe(false);
    expect(FakeLine.last.kinds().filter((kind) => kind === "review")).toHaveLength(2);
  });

  it("has nothing that another seat could go on from", () => {
    const store = joined();
    store.look(1);
    store.socket.greet();
    expect(FakeLine.last.sent.at(-1)).toMatchObject({ type: "hello", seat: 1, version: -1, chat: 0 });
  });
});

describe("hands that are open to watchers", () => {
  const at = 60;
  const seated = (table: Partial<Welcome["table"]>, yours: number[] = []) => {
    const store = new TableStore("m");
    store.socket.connect();
    FakeLine.last.open();
    const looking = yours[0] ?? null;
    FakeLine.last.t({
      ...WELCOME,
      table: { ...TABLE, ...table },
      yours,
      looking,
      position: position(7, at),
    });
    return store;
  };

  it("are asked for only so far back as was agreed", () => {
    const store = seated({ open_after: 20 });
    expect(store.state.opened.value).toBe(true);
    void store.queries.lookBack(at, 1);
    expect(FakeLine.last.sent.at(-1)).toMatchObject({ type: "past", at: at - 1 - 20, seat: 1 });
  });
  it("are not what everybody may see", () => {
    const store = seated({ open_after: 20 });
    void store.queries.lookBack(at - 2);
    expect(FakeLine.last.sent.at(-1)).toMatchObject({ type: "past", at: at - 2, seat: null });
  });
  it("are not open to players, nor where nothing was agreed, nor too early", () => {
    expect(seated({ open_after: 20 }, [0]).state.opened.value).toBe(false);
    expect(seated({ open_after: 0 }).state.opened.value).toBe(false);
    expect(seated({ open_after: 100 }).state.opened.value).toBe(false);
  });
});

describe("a seat that the tab remembers", () => {
  it("is let go when it is not this person's, and the table is seen without it", () => {
    remember("seat.m", 1);
    const store = new TableStore("m");
    store.socket.connect();
    FakeLine.last.open();
    expect(FakeLine.last.sent.at(-1)).toMatchObject({ type: "hello", seat: 1 });
    const refusal = { type: "refused", key: null, request: null, code: "not-yours", version: -1 } as const;
    FakeLine.last.t({ ...refusal, rule: null, reason: null, facts: {} });
    expect(FakeLine.last.sent.at(-1)).toMatchObject({ type: "hello", seat: null });
    expect(recall("seat.m")).toBeNull();
    FakeLine.last.t(WELCOME);
    expect(store.state.table.value).toEqual(TABLE);
    expect(store.state.notice.value).toBeNull();
  });
});

describe("the curtain of a shared screen", () => {
  const seats = [0, 1].map((seat) => ({ seat, name: "", role: "person", stand_in: "" }));
  const owing = (seat: number, version: number) => ({
    ...position(version, version),
    waiting: [{ seat, question: "q", rule: "", facts: {} }],
  });
  const welcome = (looking: number | null, seat: number) =>
    FakeLine.last.t({
      ...WELCOME,
      table: { ...TABLE, seats } as unknown as Welcome["table"],
      yours: [0, 1],
      looking,
      position: owing(seat, 8) as unknown as Position,
    });

  it("opens on the view of its seat and no other, however early it is pressed", () => {
    remember("seat.m", 0);
    const store = new TableStore("m");
    store.socket.connect();
    FakeLine.last.open();
    welcome(0, 0);
    expect([store.state.curtain.value, store.state.settled.value]).toEqual([null, true]);
    FakeLine.last.t({
      type: "update",
      position: owing(1, 9) as unknown as Position,
      lines: [line(8)],
      taken: null,
    });
    expect([store.state.curtain.value, store.state.settled.value]).toEqual([1, false]);
    store.look(1);
    expect(store.state.curtain.value).toBe(1);
    welcome(null, 1);
    expect([store.state.curtain.value, store.state.settled.value]).toEqual([1, false]);
    welcome(1, 1);
    expect([store.state.curtain.value, store.state.settled.value]).toEqual([null, true]);
  });
});

describe("talk", () => {
  const t = (number: number, seat: number | null) =>
    FakeLine.last.t({ type: "chat", line: { ...said(number), seat } });

  afterEach(() => {
    hearWatchers.value = true;
  });

  it("is unread when others say it while nobody looks", () => {
    const store = asked();
    t(2, 1);
    t(3, 0);
    t(4, null);
    expect(store.state.unreadChat.value).toBe(2);
    hearWatchers.value = false;
    t(5, null);
    store.state.chatShown.value = true;
    t(6, 1);
    expect(store.state.unreadChat.value).toBe(2);
    store.state.chatShown.value = false;
    FakeLine.last.t({ ...ASKED, chat: [said(6), { ...said(7), seat: 1 }] });
    expect(store.state.unreadChat.value).toBe(3);
  });
});

describe("a look back", () => {
  const asks = () => FakeLine.last.sent.flatMap((each) => (each.type === "past" ? [each] : []));
  const come = async (at: number) => {
    FakeLine.last.t({ type: "past", request: asks().at(-1)?.request ?? 0, at, view: { at } });
    await vi.advanceTimersByTimeAsync(0);
  };

  it("asks for the newest moment only, once the one before has come", async () => {
    const store = joined();
    store.state.board.value = {} as GameBoard;
    FakeLine.last.t({ type: "update", position: position(8, 60), lines: [], taken: null });
    for (let at = 1; at <= 50; at += 1) void store.queries.lookBack(at);
    expect(asks().map((each) => each.at)).toEqual([1]);
    expect(store.state.sought.value?.at).toBe(50);
    await come(1);
    expect([store.state.past.value?.at, store.state.aim.value?.at]).toEqual([1, 50]);
    expect(asks().map((each) => each.at)).toEqual([1, 50]);
    await come(50);
    expect([store.state.past.value?.at, store.state.sought.value]).toEqual([50, null]);
    void store.queries.lookBack(20);
    store.queries.toNow();
    await come(20);
    expect(store.state.past.value).toBeNull();
  });
});
