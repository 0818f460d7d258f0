/** Pieces glide from where they were seen last, and a picture is laid out once however much has come for it. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { capture, play } from "../src/motion/flip";
import { motion } from "../src/state/settings";

let frames: FrameRequestCallback[] = [];
let left = 0;
const measured = vi.fn(() => ({ left, top: 0, width: 10, height: 10 }) as DOMRect);
const started = vi.fn<(frames: Keyframe[]) => Animation>(
  () => Object.assign(new EventTarget(), { finish: () => undefined }) as unknown as Animation,
);

beforeEach(() => {
  motion.value = "normal";
  vi.stubGlobal("requestAnimationFrame", (each: FrameRequestCallback) => frames.push(each));
  document.body.innerHTML = `<i data-piece="card"></i>`;
  const piece = document.querySelector("i") as HTMLElement;
  Object.assign(piece, { getBoundingClientRect: measured, animate: started });
  Object.defineProperty(piece, "offsetWidth", { value: 10 });
});

afterEach(() => {
  vi.unstubAllGlobals();
  measured.mockClear();
  started.mockClear();
});

function paint(): void {
  for (const each of frames.splice(0)) each(0);
}

function update(to: number): void {
  capture();
  left = to;
  play();
}

it("takes all that comes before a picture together", () => {
  update(100);
  update(300);
  expect(measured).toHaveBeenCalledTimes(1);
  paint();
  expect(measured).toHaveBeenCalledTimes(2);
  expect(started).toHaveBeenCalledTimes(1);
  expect(started.mock.calls[0]?.[0][0]?.transform).toContain("translate(-300px,0px)");
});

it("moves nothing that stayed, and goes on from the picture before", () => {
  update(left);
  paint();
  expect(started).not.toHaveBeenCalled();
  update(left + 50);
  paint();
  expect(started.mock.calls[0]?.[0][0]?.transform).toContain("translate(-50px,0px)");
});
