/** A button that came up by itself hears no hurried press, and no key that was held before it came. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { GuardedButton } from "../src/parts/guarded_button";

const press = vi.fn();
let root: HTMLElement;

function show(resetKey: string, disabled = false): HTMLButtonElement {
  void act(() =>
    render(h(GuardedButton, { resetKey, press, disabled, focused: true, children: "Open" }), root),
  );
  return root.querySelector("button") as HTMLButtonElement;
}

function wait(milliseconds: number): void {
  void act(() => void vi.advanceTimersByTime(milliseconds));
}

beforeEach(() => {
  vi.useFakeTimers();
  press.mockClear();
  root = document.createElement("div");
  document.body.replaceChildren(root);
});

afterEach(() => {
  render(null, root);
  vi.useRealTimers();
});

it("hears nothing for a moment, then has the focus", () => {
  const button = show("1");
  button.click();
  expect(press).not.toHaveBeenCalled();
  wait(1000);
  expect(document.activeElement).toBe(button);
  button.click();
  expect(press).toHaveBeenCalledOnce();
});

it("is deaf again when it is about something else, and while it is not ready", () => {
  show("1");
  wait(1000);
  expect(show("2").disabled).toBe(true);
  wait(1000);
  expect(show("2").disabled).toBe(false);
  expect(show("2", true).disabled).toBe(true);
});

it("is not pressed by a key that is held", () => {
  const button = show("1");
  wait(1000);
  for (const repeat of [false, true]) {
    const event = new KeyboardEvent("keydown", { key: "Enter", repeat, cancelable: true, bubbles: true });
    button.dispatchEvent(event);
    expect(event.defaultPrevented).toBe(repeat);
  }
});
