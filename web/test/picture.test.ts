/** A page is drawn at once, then together with what else has come; what is set in motion for a picture comes last. */
import { options } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { beforePicture, drawByPicture, drawNow } from "../src/motion/picture";

let frames: FrameRequestCallback[] = [];
let done: string[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("requestAnimationFrame", (each: FrameRequestCallback) => frames.push(each));
  drawByPicture();
});

afterEach(() => {
  paint();
  options.debounceRendering = undefined;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
  done = [];
});

function paint(): void {
  for (const each of frames.splice(0)) each(0);
}

async function draw(what: string): Promise<void> {
  options.debounceRendering?.(() => done.push(what));
  await Promise.resolve();
}

it("draws what comes first at once, and what comes then together when messages are through", async () => {
  await draw("first");
  expect(done).toEqual(["first"]);
  await draw("second");
  await draw("third");
  expect(done).toEqual(["first"]);
  vi.runAllTimers();
  expect(done).toEqual(["first", "third"]);
});

it("draws at the latest for the picture, and sets in motion then", async () => {
  await draw("first");
  beforePicture(() => done.push("motion"));
  await draw("second");
  expect(frames).toHaveLength(1);
  paint();
  vi.runAllTimers();
  expect(done).toEqual(["first", "second", "motion"]);
});

it("sets in motion for the same picture what was drawn for it", async () => {
  await draw("first");
  options.debounceRendering?.(() => beforePicture(() => done.push("motion")));
  paint();
  expect(done).toEqual(["first", "motion"]);
  expect(frames).toHaveLength(0);
});

it("draws sooner where somebody asks for it, and only once", async () => {
  await draw("first");
  await draw("second");
  drawNow();
  paint();
  vi.runAllTimers();
  expect(done).toEqual(["first", "second"]);
});

it("waits for no picture on a page that nobody sees", async () => {
  vi.spyOn(document, "hidden", "get").mockReturnValue(true);
  await draw("first");
  await draw("second");
  expect(done).toEqual(["first", "second"]);
});
