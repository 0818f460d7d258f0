/** A throw in Amerigo: the wheel shows what came out of the tower once the cubes have fallen. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BoardProps } from "../src/games/board";
import { Throw } from "../src/games/amerigo/throw";
import type { AmerigoView } from "../src/games/amerigo/view";
import { CentreLine, Tower } from "../src/games/amerigo/wheel";
import { motion } from "../src/state/settings";
import type { LogLine } from "../src/wire/shapes";
import { Catalogue } from "../src/words/catalogue";
import { Wording } from "../src/words/wording";

const COLOURS = ["blue", "black", "red", "brown", "green", "yellow", "white"];
const TEXTS = `
log-phase-began = { $cubes } fall out.
board-ap = { $points } AP
board-ap-more = AP: action points
board-action-points = action points
board-centre = { $count } cubes
board-tower-more = The tower
word-tower = Tower
${COLOURS.map((colour) => `cube-${colour} = ${colour} cube`).join("\n")}
`;
const words = new Wording(new Catalogue("en", [TEXTS]), ["Ana", "Bea"]);
const VIEW = {
  round: 1,
  phase: "blue",
  centre: { blue: 3, red: 1 },
  inside: { blue: 1, green: 2 },
  storage: {},
  turn: { action: "", points: 0 },
  seats: [],
} as unknown as AmerigoView;
const NEWS: LogLine[] = [
  {
    at: 4,
    seat: 0,
    action: null,
    by: "bot",
    events: [
      {
        event: "phase-began",
        facts: {
          phase: "act-navigation",
          thrown: 4,
          cubes: ["cube-blue", "cube-blue", "cube-blue", "cube-red"],
          points: 3,
        },
        rule: "",
        private: false,
      },
    ],
  },
];

describe("the result of a throw", () => {
  let root: HTMLElement;
  const draw = (latestEntries: readonly LogLine[]) => {
    const props = { view: VIEW, words, latestEntries, past: false } as unknown as BoardProps<AmerigoView>;
    return act(() => render(h("div", {}, h(CentreLine, props), h(Tower, props), h(Throw, props)), root));
  };
  const shown = () => ({
    centre: root.querySelector(".am-centre-line")?.textContent,
    tower: [...root.querySelectorAll(".am-tower li:not(.none)")].map((each) => each.textContent),
  });
  const RESULT = { centre: "313 AP", tower: ["blue cube1", "green cube2"] };

  beforeEach(() => {
    vi.useFakeTimers();
    root = document.createElement("div");
  });
  afterEach(() => {
    render(null, root);
    motion.value = "normal";
    vi.useRealTimers();
  });

  it("is shown when the cubes have fallen, while the tower is still in sight", async () => {
    await draw([]);
    await draw(NEWS);
    expect(root.querySelector(".am-throw")).not.toBeNull();
    // One red cube comes out that lay in the tower; one of the four blue ones stays there.
    expect(shown()).toEqual({ centre: "", tower: ["red cube1", "green cube2"] });
    await act(() => void vi.advanceTimersToNextTimer());
    expect(root.querySelector(".am-throw")).not.toBeNull();
    expect(shown()).toEqual(RESULT);
    await act(() => void vi.advanceTimersToNextTimer());
    expect(root.querySelector(".am-throw")).toBeNull();
  });
  it("is shown at once when a key ends the throw", async () => {
    await draw([]);
    await draw(NEWS);
    await act(() => void dispatchEvent(new Event("keydown")));
    expect(shown()).toEqual(RESULT);
  });
  it("is shown at once without motion", async () => {
    motion.value = "off";
    await draw([]);
    await draw(NEWS);
    expect(root.querySelector(".am-throw")).toBeNull();
    expect(shown()).toEqual(RESULT);
  });
});
