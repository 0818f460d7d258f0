/**
 * When the page is drawn: at once, and then, until the next picture is on the screen, once for all that has come together.
 *
 * Views of quick bots come faster than they are drawn. Drawing each would only keep the picture waiting; what lies ready
 * is drawn together, at the latest for the picture.
 */
import { options } from "preact";

let awaited = false;
let waiting: (() => void) | null = null;
const endings: (() => void)[] = [];

/** From now on the page is drawn so. */
export function drawByPicture(): void {
  options.debounceRendering = draw;
}

function draw(render: () => void): void {
  if (awaited) {
    waiting = render;
    setTimeout(drawNow); // behind the messages that have come already
  } else {
    queueMicrotask(render);
    awaitPicture();
  }
}

/** What waits is drawn now. */
export function drawNow(): void {
  const render = waiting;
  waiting = null;
  render?.();
}

/** Just before the next picture is painted, when all that is in it was drawn. */
export function beforePicture(ending: () => void): void {
  endings.push(ending);
  awaitPicture();
}

function awaitPicture(): void {
  if (awaited || document.hidden) return; // a page that nobody sees has no pictures
  awaited = true;
  requestAnimationFrame(beforePainting);
}

function beforePainting(): void {
  drawNow();
  for (const ending of endings.splice(0)) ending();
  awaited = false;
}
