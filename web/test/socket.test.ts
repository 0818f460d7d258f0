/** The table's socket: no message is lost, no command runs twice, gaps are filled. */
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ServerMessage } from "../src/wire/shapes";
import { TableSocket } from "../src/wire/socket";
import { FakeLine } from "./fake_line";

const heard: ServerMessage[] = [];
const hear = (message: ServerMessage) => void heard.push(message);

function socket(): TableSocket {
  const made = new TableSocket(
    "ws://here/ws/x",
    {
      hello: () => ({ seat: 0, version: -1, chat: 0, pin: "" }),
      welcome: hear,
      missed: hear,
      update: hear,
      table: hear,
      chat: hear,
      reviewProgress: hear,
      refused: hear,
    },
    () => new FakeLine() as unknown as WebSocket,
  );
  made.connect();
  return made;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeLine);
  FakeLine.made = [];
  heard.length = 0;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const WELCOME = { type: "welcome" } as Partial<ServerMessage>;
const ACT = { type: "act", version: 3, seat: 0, action: "roll" } as const;

describe("a table's socket", () => {
  it("says hello first", () => {
    socket();
    FakeLine.last.open();
    expect(FakeLine.last.sent[0]).toMatchObject({
      type: "hello",
      protocol: 1,
      seat: 0,
      version: -1,
      chat: 0,
      pin: "",
    });
  });

  it("sends a command after the welcome only, and settles it by its key", async () => {
    const one = socket();
    const end = one.command(ACT);
    FakeLine.last.open();
    expect(FakeLine.last.kinds()).toEqual(["hello"]);
    FakeLine.last.t(WELCOME);
    const sent = FakeLine.last.sent.find((each) => each.type === "act");
    expect(sent).toMatchObject(ACT);
    FakeLine.last.t({ type: "ack", key: (sent as { key: string }).key, version: 4 });
    await expect(end).resolves.toMatchObject({ type: "ack", version: 4 });
  });

  it("sends what was not acknowledged again, with the same key", async () => {
    const one = socket();
    FakeLine.last.open();
    FakeLine.last.t(WELCOME);
    const end = one.command(ACT);
    const first = FakeLine.last.sent.find((each) => each.type === "act");
    FakeLine.last.break();
    expect(one.state.value).toBe("lost");
    vi.advanceTimersByTime(5000);
    expect(FakeLine.made).toHaveLength(2);
    FakeLine.last.open();
    FakeLine.last.t(WELCOME);
    const again = FakeLine.last.sent.find((each) => each.type === "act");
    expect(again).toEqual(first);
    FakeLine.last.t({ type: "ack", key: (again as { key: string }).key, version: 4 });
    await end;
    FakeLine.last.break();
    vi.advanceTimersByTime(20_000);
    FakeLine.last.open();
    FakeLine.last.t(WELCOME);
    expect(FakeLine.last.kinds()).toEqual(["hello"]);
  });

  it("goes on as after a welcome when it is told only what it missed", () => {
    const one = socket();
    FakeLine.last.open();
    FakeLine.last.t(WELCOME);
    void one.command(ACT);
    FakeLine.last.break();
    vi.advanceTimersByTime(5000);
    FakeLine.last.open();
    expect(FakeLine.last.kinds()).toEqual(["hello"]);
    FakeLine.last.t({ type: "missed" } as Partial<ServerMessage>);
    expect(FakeLine.last.kinds()).toEqual(["hello", "act"]);
    expect(one.state.value).toBe("open");
    expect(heard.map((each) => each.type)).toEqual(["welcome", "missed"]);
  });

  it("backs off with every attempt, and resets after a success", () => {
    const one = socket();
    for (let tries = 1; tries <= 4; tries += 1) {
      FakeLine.last.break();
      expect(one.tries.value).toBe(tries);
      vi.advanceTimersByTime(12_000);
    }
    FakeLine.last.open();
    FakeLine.last.t(WELCOME);
    expect(one.tries.value).toBe(0);
    expect(one.state.value).toBe("open");
  });

  it("answers a question by its number, and with nothing when the line breaks", async () => {
    const one = socket();
    FakeLine.last.open();
    FakeLine.last.t(WELCOME);
    const right = one.ask({ type: "past", at: 2, seat: null });
    const lost = one.ask({ type: "past", at: 3, seat: null });
    const refused = one.ask({ type: "past", at: 4, seat: null });
    FakeLine.last.t({ type: "past", request: 1, at: 2, view: {} });
    FakeLine.last.t({
      type: "refused",
      key: null,
      code: "not-now",
      version: 1,
      request: 3,
    } as ServerMessage);
    await expect(right).resolves.toMatchObject({ at: 2 });
    await expect(refused).resolves.toBeNull();
    FakeLine.last.break();
    await expect(lost).resolves.toBeNull();
  });

  it("notices silence", () => {
    const one = socket();
    FakeLine.last.open();
    FakeLine.last.t(WELCOME);
    vi.advanceTimersByTime(8500);
    expect(one.state.value).toBe("lost");
  });

  it("comes back after a restart, but not to a table that is gone", () => {
    const one = socket();
    FakeLine.last.open();
    FakeLine.last.t(WELCOME);
    FakeLine.last.t({ type: "bye", code: "stopping", again: true });
    FakeLine.last.break();
    vi.advanceTimersByTime(2000);
    expect(FakeLine.made).toHaveLength(2);
    FakeLine.last.t({ type: "bye", code: "no-such-match", again: false });
    expect(one.state.value).toBe("closed");
    vi.advanceTimersByTime(60_000);
    expect(FakeLine.made).toHaveLength(2);
  });
});
