/** Zoom of a board: the focal point stays fixed, keys and buttons work, and turning a phone keeps the zoom. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { bounded, clampedStart, scrollToAlign } from "../src/kit/gridmap/camera";
import { ZoomFrame } from "../src/kit/gridmap/zoom_frame";
import { wayOf } from "../src/parts/swipe";

describe("a camera", () => {
  const sheet = { x: 10, y: 20, width: 400, height: 200 };
  /** Return the point of the window where a scrolled sheet shows one of its points. */
  const shown = (box: typeof sheet, share: { x: number; y: number }, by: { x: number; y: number }) => ({
    x: box.x + share.x * box.width - by.x,
    y: box.y + share.y * box.height - by.y,
  });
  it("zooms about a point, which stays where it is", () => {
    const about = { x: 110, y: 170 };
    const share = { x: (about.x - sheet.x) / sheet.width, y: (about.y - sheet.y) / sheet.height };
    const larger = { ...sheet, width: 800, height: 400 };
    const by = scrollToAlign(larger, share, about);
    expect(by).not.toEqual({ x: 0, y: 0 });
    expect(shown(larger, share, by)).toEqual(about);
  });
  it("never shows less than the whole board, nor zooms beyond what is of use", () => {
    expect(bounded(0.2)).toBe(1);
    expect(bounded(1000)).toBeLessThan(10);
  });
  it("shows no gap beyond the edges while a gesture zooms, and centres what is shorter than the frame", () => {
    expect(clampedStart(50, 400, 0, 200)).toBe(0);
    expect(clampedStart(-300, 400, 0, 200)).toBe(-200);
    expect(clampedStart(-120, 400, 0, 200)).toBe(-120);
    expect(clampedStart(-120, 100, 10, 200)).toBe(60);
  });
  it("follows the finger, pixel by pixel", () => {
    expect(scrollToAlign(sheet, { x: 0.5, y: 0.5 }, { x: 210 + 30, y: 120 - 10 })).toEqual({ x: -30, y: 10 });
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
