/** Zoom of a board: the focal point stays fixed, keys and buttons work, and turning a phone keeps the zoom. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { ZoomFrame } from "../src/games/zoom/frame";
import { bounded, dragged, nearer } from "../src/games/zoom/standpoint";
import { wayOf } from "../src/parts/swipe";

describe("a standpoint", () => {
  const from = { zoom: 1, x: 100, y: 50 };
  it("goes nearer about a point, which stays where it is", () => {
    const about = { x: 160, y: 20 };
    const to = nearer(from, 2, about);
    expect(to.zoom).toBe(2);
    // Its distance on the screen from the centre is zoom times that on the board.
    expect((about.x - to.x) * to.zoom).toBeCloseTo((about.x - from.x) * from.zoom);
    expect((about.y - to.y) * to.zoom).toBeCloseTo((about.y - from.y) * from.zoom);
  });
  it("is never farther than all of the board, nor nearer than is of use", () => {
    expect(bounded(0.2)).toBe(1);
    expect(bounded(0.2, 0.4)).toBe(0.4);
    expect(nearer(from, 1000, from).zoom).toBeLessThan(10);
  });
  it("follows the finger, pixel by pixel", () => {
    expect(dragged({ ...from, zoom: 2 }, 30, -10, 1)).toEqual({ zoom: 2, x: 85, y: 55 });
    expect(dragged(from, 30, 0, 2, 3)).toEqual({ zoom: 2, x: 95, y: 50 });
  });
});

describe("the frame of a board", () => {
  let root: HTMLElement;
  const show = (match: string) => act(() => render(h(ZoomFrame, { match, children: "board" }), root));
  const press = (key: string) => act(() => void dispatchEvent(new KeyboardEvent("keydown", { key })));
  const scale = () => root.querySelector<HTMLElement>(".zoom-space")?.style.getPropertyValue("--zoom") ?? "";
  const button = (key: string) => root.querySelector<HTMLButtonElement>(`[aria-keyshortcuts="${key}"]`);

  beforeEach(async () => {
    root = document.createElement("div");
    document.body.append(root);
    await show("one");
  });
  afterEach(async () => {
    await press("0");
    render(null, root);
    root.remove();
  });

  it("is steered by keys, and fits at first", async () => {
    expect(scale()).toBe("");
    expect(button("0")?.disabled).toBe(true);
    await press("+");
    expect(scale()).toBe("1.4");
    expect(root.querySelector(".zoom-frame")?.getAttribute("tabindex")).toBe("0");
    await press("-");
    expect(scale()).toBe("");
    await press("-");
    expect(scale()).toBe("");
  });
  it("is steered by buttons", async () => {
    await act(() => button("+")?.click());
    await act(() => button("+")?.click());
    expect(scale()).toMatch(/^1\.9[56]/);
    await act(() => button("0")?.click());
    expect(scale()).toBe("");
  });
  it("keeps the zoom when it is mounted again, and fits at another table", async () => {
    await press("+");
    render(null, root);
    await show("one");
    expect(scale()).toBe("1.4");
    render(null, root);
    await show("another");
    expect(scale()).toBe("");
  });
});

describe("a swipe", () => {
  it("goes across, far enough", () => {
    expect(wayOf(-80, 10)).toBe("left");
    expect(wayOf(80, -10)).toBe("right");
    expect(wayOf(-80, 60)).toBeNull();
    expect(wayOf(20, 0)).toBeNull();
  });
});
