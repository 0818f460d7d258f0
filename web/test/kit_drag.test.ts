/** Drags: a threshold before they start, cancelling, clicks after a drop, and two fingers. */
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { listenToDrag, type Drag, type DragHandlers } from "../src/kit/drag";

describe("a drag", () => {
  let box: HTMLElement;
  let heard: string[];
  let last: Drag;
  let stop: () => void;
  const handlers: DragHandlers<string> = {
    grab: (_, centre, fingers) => {
      heard.push(`grab ${centre.x} ${fingers}`);
      return "thing";
    },
    start: (thing) => heard.push(`start ${thing}`),
    move: (_, drag) => (last = drag),
    drop: (thing) => heard.push(`drop ${thing}`),
    end: (thing) => heard.push(`end ${thing}`),
  };
  const send = (type: string, clientX: number, clientY = 0, pointerId = 1) =>
    box.dispatchEvent(
      new PointerEvent(type, { clientX, clientY, pointerId, button: 0, bubbles: true, cancelable: true }),
    );

  beforeEach(() => {
    box = document.createElement("div");
    // Events made by scripts have no pointer that could be captured.
    box.setPointerCapture = () => undefined;
    document.body.append(box);
    heard = [];
    last = { x: 0, y: 0, dx: 0, dy: 0, stretch: 1 };
    stop = listenToDrag(box, { current: handlers }, { pinch: true });
  });
  afterEach(async () => {
    stop();
    box.remove();
    await new Promise((done) => setTimeout(done)); // until then, the click after a drop is ignored
  });

  it("starts beyond the threshold and ends with a drop", () => {
    send("pointerdown", 100);
    send("pointermove", 103);
    expect(heard).toEqual(["grab 100 1"]);
    send("pointermove", 120, 5);
    expect(last).toEqual({ x: 120, y: 5, dx: 20, dy: 5, stretch: 1 });
    send("pointerup", 120, 5);
    expect(heard).toEqual(["grab 100 1", "start thing", "drop thing", "end thing"]);
  });
  it("is not clicked where it is dropped", () => {
    let clicks = 0;
    box.addEventListener("click", () => (clicks += 1));
    send("pointerdown", 0);
    send("pointerup", 0);
    box.click();
    expect(clicks).toBe(1);
    send("pointerdown", 0);
    send("pointermove", 50);
    send("pointerup", 50);
    box.click();
    expect(clicks).toBe(1);
  });
  it("is cancelled by Escape and by the browser", () => {
    for (const cancel of [
      () => dispatchEvent(new KeyboardEvent("keydown", { key: "Escape" })),
      () => send("pointercancel", 50),
    ]) {
      heard = [];
      send("pointerdown", 0);
      send("pointermove", 50);
      cancel();
      send("pointermove", 90);
      expect(heard).toEqual(["grab 0 1", "start thing", "end thing"]);
      expect(last.x).toBe(50);
    }
  });
  it("stretches with two fingers, and goes on with the one that stays", () => {
    send("pointerdown", 100);
    send("pointerdown", 200, 0, 2);
    send("pointermove", 300, 0, 2);
    expect(last).toEqual({ x: 200, y: 0, dx: 50, dy: 0, stretch: 2 });
    send("pointerup", 300, 0, 2);
    send("pointermove", 110);
    expect(last).toEqual({ x: 110, y: 0, dx: 10, dy: 0, stretch: 1 });
    expect(heard).toEqual(["grab 100 1", "grab 150 2", "start thing", "grab 100 1"]);
  });
});
