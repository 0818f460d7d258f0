/** Pieces glide from where they were seen last, and a picture is laid out once however much has come for it. */
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Flip } from "../src/motion/flip";
import { pieceMovesAt } from "../src/motion/order";
import { motion } from "../src/state/settings";
import type { LogLine } from "../src/wire/shapes";

const flip = new Flip();
let frames: FrameRequestCallback[] = [];
let left = 0;
const measured = vi.fn(() => ({ left, top: 0, width: 10, height: 10 }) as DOMRect);
const ended = vi.fn();
const paused = vi.fn();
const started = vi.fn<(frames: Keyframe[], timing?: KeyframeAnimationOptions) => Animation>(
  () => Object.assign(new EventTarget(), { finish: ended, pause: paused }) as unknown as Animation,
);

beforeEach(() => {
  motion.value = "normal";
  vi.stubGlobal("requestAnimationFrame", (each: FrameRequestCallback) => frames.push(each));
  document.body.innerHTML = `<i data-piece="card"></i>`;
  lay(document.querySelector("i") as HTMLElement);
});

function lay(piece: HTMLElement): void {
  Object.assign(piece, { getBoundingClientRect: measured, animate: started });
  Object.defineProperty(piece, "offsetWidth", { value: 10 });
}

afterEach(() => {
  flip.listenToPresses()(); // who leaves the table ends what moves
  vi.unstubAllGlobals();
  measured.mockClear();
  started.mockClear();
  ended.mockReset();
  paused.mockClear();
});

function paint(): void {
  for (const each of frames.splice(0)) each(0);
}

function update(to: number): void {
  flip.capture();
  left = to;
  flip.play();
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

/** A line of the log with events that name seats. */
function line(...seats: string[]): LogLine {
  const events = seats.map((seat) => ({ event: "moved", rule: "", facts: { seat }, private: false }));
  return { at: 0, seat: 0, action: null, events, by: "person" };
}

it("sets out in the order of the events, of all updates of a picture, within the whole", () => {
  document.body.innerHTML = `<i data-piece="a" data-facts="@A"></i><i data-piece="b" data-facts="@B"></i>
    <i data-piece="c" data-facts="@C"></i><b data-counts="score-B">3</b>`;
  for (const each of document.querySelectorAll<HTMLElement>("i, b")) lay(each);
  flip.capture([line("@C")]);
  flip.play();
  flip.capture([line("@B", "@A")]);
  left += 2000;
  (document.querySelector("b") as HTMLElement).textContent = "8";
  flip.play(
    pieceMovesAt({
      scoreChange: ({ facts }) => (facts.seat === "@B" ? { seat: 1, points: 5, category: "gold" } : null),
    }),
  );
  paint();
  const timing = started.mock.calls.map(([, each]) => each);
  expect(timing.map((each) => each?.delay)).toEqual([520, 260, 0, 260]);
  expect(timing.map((each) => Number(each?.delay) + Number(each?.duration))).toEqual([900, 900, 900, 640]);
  expect(timing.every((each) => each?.fill === "backwards")).toBe(true);
  expect(started.mock.calls[3]?.[0]).toEqual([{ "--count": 3 }, { "--count": 8 }]);
});

it("counts on in the turn of each event that changes a number", () => {
  document.body.innerHTML = `<i data-piece="a" data-facts="@A"></i><b data-counts="score-B">3</b>`;
  for (const each of document.querySelectorAll<HTMLElement>("i, b")) lay(each);
  flip.capture([line("@B", "@A", "@B")]);
  left += 2000;
  (document.querySelector("b") as HTMLElement).textContent = "10";
  flip.play(
    pieceMovesAt({
      scoreChange: ({ facts }) => (facts.seat === "@B" ? { seat: 1, points: 3, category: "gold" } : null),
    }),
  );
  paint();
  const [counted, timing] = started.mock.calls[1] ?? [];
  expect([timing?.delay, timing?.duration]).toEqual([0, 900]);
  // the last step comes to what is true, even where less was told
  expect(counted?.map((each) => [Math.round(Number(each.offset) * 900), each["--count"]])).toEqual([
    [0, 3],
    [380, 6],
    [520, 6],
    [900, 10],
  ]);
});

it("is over in half the time when that is wished, and moves nothing when that is", () => {
  motion.value = "fast";
  update(left + 2000);
  paint();
  expect(started.mock.calls[0]?.[1]?.duration).toBe(450);
  motion.value = "off";
  started.mockClear();
  update(left + 50);
  paint();
  expect(started).not.toHaveBeenCalled();
});

it("ends what moves before a new update is measured", () => {
  update(left + 50);
  paint();
  measured.mockClear();
  ended.mockImplementation(() => expect(measured).not.toHaveBeenCalled());
  flip.capture();
  expect(ended).toHaveBeenCalledTimes(1);
  flip.play();
  paint();
});

it("lets what nobody saw come from where its event says, and turn over where it lies", () => {
  document.body.innerHTML = `<div data-place="hand B"></div><i data-piece="other"></i>`;
  const hand = { left: 400, top: 0, width: 110, height: 10 } as DOMRect;
  (document.querySelector("div") as HTMLElement).getBoundingClientRect = () => hand;
  lay(document.querySelector("i") as HTMLElement);
  left = 0;
  flip.capture([line("@B")]);
  document.body.insertAdjacentHTML(
    "beforeend",
    `<p data-place="pile"><i data-piece="new" data-facts="@B"></i></p>
     <p data-place="offer B"><i data-piece="shown" data-facts="@B" data-turns></i></p>`,
  );
  for (const each of document.querySelectorAll<HTMLElement>("p i")) lay(each);
  const steps = [
    [{ things: ["@B"], from: "offer B", to: "offer B" }],
    [{ things: ["@B"], from: "hand B", to: "pile" }],
  ];
  flip.play(pieceMovesAt({ pieceMoves: () => steps }));
  paint();
  expect(started).toHaveBeenCalledTimes(1);
  expect(started.mock.calls[0]?.[0][0]?.transform).toBe("translate(450px,0px) scale(1)");
  expect(started.mock.calls[0]?.[1]?.delay).toBe(380);
  expect(document.querySelector<HTMLElement>("[data-turns]")?.style.getPropertyValue("--delay")).toBe("0ms");
});

it("ends at a press, but stands still under one that meets what moves", async () => {
  const end = flip.listenToPresses();
  update(left + 50);
  paint();
  const press = (name: string, target: Element) =>
    target.dispatchEvent(new MouseEvent(name, { bubbles: true }));
  press("pointerdown", document.querySelector("i") as Element);
  expect([paused.mock.calls.length, ended.mock.calls.length]).toEqual([1, 0]);
  press("pointerup", document.body);
  expect(ended).not.toHaveBeenCalled();
  await new Promise((done) => setTimeout(done));
  expect(ended).toHaveBeenCalledTimes(1);
  update(left + 50);
  paint();
  press("pointerdown", document.body);
  expect(ended).toHaveBeenCalledTimes(2);
  end();
});
