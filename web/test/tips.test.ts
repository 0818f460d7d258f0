/** A tooltip stays with its thing, and goes when the table moves that away. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Tips, watchTips } from "../src/parts/tips";

let left = 100;
let root: HTMLElement;

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<i data-tip="A card"></i><div></div>`;
  const thing = document.querySelector("i") as HTMLElement;
  Object.assign(thing, { getBoundingClientRect: () => new DOMRect(left, 50, 10, 10) });
  root = document.querySelector("div") as HTMLElement;
  watchTips();
  void act(() => render(h(Tips, {}), root));
  thing.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  void act(() => void vi.advanceTimersByTime(1000));
});

afterEach(() => {
  render(null, root);
  vi.useRealTimers();
});

it("stays while its thing stands where it was", () => {
  expect(root.textContent).toBe("A card");
});

it("waits for a slow mouse on its way to the rule in it, and not for ever", () => {
  const over = (target: Element | null) =>
    target?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  const pass = (milliseconds: number) => void act(() => void vi.advanceTimersByTime(milliseconds));
  over(document.body);
  pass(200);
  over(root.querySelector(".tip"));
  pass(2000);
  expect(root.textContent).toBe("A card");
  over(document.body);
  pass(200);
  over(root); // still beside it: the time runs on
  pass(200);
  expect(root.textContent).toBe("");
});

it("goes when its thing has moved", () => {
  left += 40;
  void act(() => void vi.advanceTimersByTime(1000));
  expect(root.textContent).toBe("");
});
