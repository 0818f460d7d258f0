/** A tooltip stays with its thing, and goes when the table moves that away; one that is pinned stays. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { openDialogs } from "../src/parts/dialog";
import { offerInTips } from "../src/parts/tip_acts";
import { unpin } from "../src/parts/tip_pinned";
import { Tips, watchTips } from "../src/parts/tips";

let left = 100;
let root: HTMLElement;

/** happy-dom has no popovers. */
HTMLElement.prototype.togglePopover ??= function (this: HTMLElement, shown) {
  this.toggleAttribute("data-shown", shown === true);
  return shown === true;
};

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<i data-tip="A card" data-tip-moment="61"></i><div></div>`;
  const thing = document.querySelector("i") as HTMLElement;
  Object.assign(thing, { getBoundingClientRect: () => new DOMRect(left, 50, 10, 10) });
  root = document.querySelector("div") as HTMLElement;
  watchTips();
  void act(() => render(h(Tips, {}), root));
  thing.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  void act(() => void vi.advanceTimersByTime(1000));
});

afterEach(() => {
  void act(unpin);
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

it("is in the window in which its thing is, and nowhere once that has gone", () => {
  document.body.insertAdjacentHTML("beforeend", `<dialog open><i data-tip="A figure"></i></dialog>`);
  const around = document.querySelector("dialog") as HTMLDialogElement;
  around.firstElementChild?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  void act(() => void vi.advanceTimersByTime(1000));
  expect(around.textContent).toBe("A figure");
  expect(root.textContent).toBe("");
  around.remove();
  document.body.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  void act(() => void vi.advanceTimersByTime(1000));
  expect(document.body.textContent).toBe("");
});

it("goes when its thing has moved", () => {
  left += 40;
  void act(() => void vi.advanceTimersByTime(1000));
  expect(root.textContent).toBe("");
});

const press = (key: string) =>
  void act(() => void document.body.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true })));

it("stays where it was once it is pinned, until it is closed", () => {
  press("i");
  left += 40;
  void act(() => void vi.advanceTimersByTime(1000));
  const pinned = root.querySelector("[role=dialog]");
  expect(pinned?.textContent).toBe("A card");
  expect(document.activeElement).toBe(pinned);
  press("Escape");
  expect(root.textContent).toBe("");
});

it("is shown again above a dialog that opens over a pinned tooltip", () => {
  press("i");
  const pinned = root.querySelector("[role=dialog]") as HTMLElement;
  const calls = vi.spyOn(pinned, "togglePopover");
  void act(() => void (openDialogs.value += 1));
  expect(calls.mock.calls).toEqual([[false], [true]]);
  void act(() => void (openDialogs.value -= 1));
  expect(pinned.hasAttribute("data-shown")).toBe(true);
});

it("is not pinned by a letter that is written", () => {
  const field = document.body.appendChild(document.createElement("input"));
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "i", bubbles: true }));
  expect(root.querySelector("[role=dialog]")).toBeNull();
});

it("carries what others offer for its thing, and goes when that is done", () => {
  const done: string[] = [];
  const end = offerInTips("moment", (at) => ({ label: "See it", run: () => void done.push(at) }));
  const over = (target: Element | null) =>
    target?.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
  over(document.querySelector("i"));
  void act(() => void vi.advanceTimersByTime(1000));
  void act(() => root.querySelector<HTMLElement>(".tip-acts button")?.click());
  end();
  expect(done).toEqual(["61"]);
  expect(root.textContent).toBe("");
});

it("does not come from a thing that slides under a pointer at rest, until the pointer moves", () => {
  const thing = document.querySelector("i");
  const at = (type: string, clientX: number, target: Element | null = thing) =>
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX, clientY: 7 }));
  void act(() => void at("pointerdown", 40, document.body));
  at("pointerover", 40);
  void act(() => void vi.advanceTimersByTime(1000));
  expect(root.textContent).toBe("");
  at("pointermove", 41);
  void act(() => void vi.advanceTimersByTime(1000));
  expect(root.textContent).toBe("A card");
});
