/** Parts of the board kit: choosable elements, action buttons, discs of a track, steps that advance by time. */
import { signal } from "@preact/signals";
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ActionButton } from "../src/kit/actions";
import { Choosable } from "../src/kit/choosable";
import { useSteps } from "../src/kit/moment";
import { discLeft, type Disc } from "../src/kit/track";
import { motion } from "../src/state/settings";
import { Catalogue } from "../src/words/catalogue";
import { Wording } from "../src/words/wording";

const board = {
  staged: signal(null),
  previewed: signal(null),
  preview: vi.fn(),
  choose: vi.fn(),
  whyNot: vi.fn(),
  words: new Wording(new Catalogue("en", ["action-roll = Roll the dice"]), []),
};
let root: HTMLElement;

beforeEach(() => {
  vi.clearAllMocks();
  root = document.createElement("div");
});
afterEach(() => render(null, root));

describe("a choosable group of a drawing", () => {
  const draw = (props: { action: string | undefined; illegal?: string }) => {
    render(h("svg", {}, h(Choosable<"g">, { as: "g", board, class: "spot", ...props })), root);
    return root.querySelector(".spot");
  };

  it("is a button, and Enter and Space choose its action", () => {
    const group = draw({ action: "sail 3" });
    expect(group?.getAttribute("role")).toBe("button");
    for (const key of ["Enter", " ", "x"]) group?.dispatchEvent(new KeyboardEvent("keydown", { key }));
    expect(board.choose.mock.calls).toEqual([["sail 3"], ["sail 3"]]);
  });
  it("explains an illegal action, and is no button then", () => {
    const group = draw({ action: undefined, illegal: "sail 9" });
    group?.dispatchEvent(new MouseEvent("click"));
    expect(group?.hasAttribute("role")).toBe(false);
    expect(board.whyNot).toHaveBeenCalledWith("sail 9");
    expect(board.choose).not.toHaveBeenCalled();
  });
});

describe("an action button", () => {
  const choice = { action: "roll", family: "roll", facts: {} };
  const draw = (number: number, more = {}) => {
    render(h(ActionButton, { board, choice, number, ...more }), root);
    return root.querySelector("button");
  };

  it("has the sentence of its action and a digit as its key, up to the ninth", () => {
    expect(draw(9)?.textContent).toBe("Roll the dice9");
    expect(draw(9)?.dataset.number).toBe("9");
    expect(draw(10)?.textContent).toBe("Roll the dice");
    expect(draw(10)?.dataset.number).toBeUndefined();
  });
  it("chooses the action, unless the board does something else first", () => {
    draw(1)?.click();
    expect(board.choose).toHaveBeenCalledWith("roll");
    const onClick = vi.fn();
    draw(1, { onClick })?.click();
    expect([board.choose.mock.calls.length, onClick.mock.calls.length]).toEqual([1, 1]);
  });
});

describe("discs on a track", () => {
  const discs: Disc[] = [0, 0, 2].map((space, seat) => ({ seat, space, piece: `disc-${seat}` }));
  const lefts = discs.map((disc) => discLeft(disc, discs, 100));

  it("are in the middle of their space, side by side on the same one", () => {
    expect(lefts).toEqual([36.5, 45.5, 241]);
  });
  it("stay within the ends of the track", () => {
    expect(discs.slice(0, 2).map((disc) => discLeft(disc, discs, 10))).toEqual([0, 0.5]);
  });
});

describe("steps that advance by time", () => {
  let step = -1;
  let go: (to: number) => void = () => undefined;
  const Steps = () => {
    [step, go] = useSteps(3, 1000);
    return null;
  };
  const nextTimer = () => act(() => void vi.advanceTimersToNextTimer());

  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => {
    motion.value = "normal";
    vi.useRealTimers();
  });

  it("go on to the last, and stop when one is chosen", async () => {
    await act(() => render(h(Steps, {}), root));
    await nextTimer();
    expect(step).toBe(1);
    await act(() => go(9));
    expect(step).toBe(3);
    await act(() => go(-1));
    await nextTimer();
    expect(step).toBe(0);
  });
  it("begin at the last without motion", async () => {
    motion.value = "off";
    await act(() => render(h(Steps, {}), root));
    expect(step).toBe(3);
  });
});
