/** Tooltips for whatever carries data-tip: on hover, on focus, on a long press. One at a time, never over its own thing. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { say } from "../words/speech";
import { Lead } from "./lead";
import { Rule } from "./rule";

interface Tip {
  of: Element;
  title: string;
  text: string;
  rule: string;
  /** The move that its thing came with; "" for none. */
  moment: string;
}

const DELAY = 350;
/** So long a finger rests on a thing to see its tooltip. */
export const PRESS = 450;
const AWAY = 10;
/** How long a mouse may be between a thing and its tooltip, in which a rule can be pressed. */
const GRACE = 300;
/** How often a thing with an open tooltip is looked at, and how far it may have moved. */
const LOOK_EVERY = 150;
const STEADY = 4;

const shown = signal<Tip | null>(null);
let waiting: ReturnType<typeof setTimeout> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

function carrier(target: EventTarget | null): HTMLElement | SVGElement | null {
  const found = target instanceof Element ? target.closest("[data-tip]") : null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
}

function show(of: HTMLElement | SVGElement): void {
  const { tip = "", tipTitle = "", tipRule = "", moment = "" } = of.dataset;
  if (of.isConnected && (tip + tipTitle).trim())
    shown.value = { of, title: tipTitle, text: tip, rule: tipRule, moment };
}

function stay(): void {
  clearTimeout(waiting);
  clearTimeout(leaving);
  leaving = undefined;
}

function soon(of: HTMLElement | SVGElement, after: number): void {
  stay();
  waiting = setTimeout(() => show(of), after);
}

/** The pointer is on its way, perhaps into the tooltip. */
function leave(): void {
  clearTimeout(waiting);
  leaving ??= setTimeout(hide, GRACE);
}

function hide(): void {
  stay();
  shown.value = null;
}

/** Begins to watch for things with tooltips. */
export function watchTips(): void {
  addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const of = carrier(event.target);
    if (of) soon(of, DELAY);
    else if (event.target instanceof Element && event.target.closest(".tip")) stay();
    else leave();
  });
  addEventListener("focusin", (event) => {
    const of = carrier(event.target);
    if (of && event.target instanceof Element && event.target.matches(":focus-visible")) soon(of, DELAY);
    else if (!(event.target instanceof Element && event.target.closest(".tip"))) hide();
  });
  addEventListener("pointerdown", (event) => {
    if (event.target instanceof Element && event.target.closest(".tip")) return;
    hide();
    const of = carrier(event.target);
    if (of && event.pointerType === "touch") soon(of, PRESS);
  });
  addEventListener("pointerup", () => clearTimeout(waiting));
  addEventListener("pointercancel", () => clearTimeout(waiting));
  addEventListener("contextmenu", (event) => {
    if (carrier(event.target) && matchMedia("(pointer: coarse)").matches) event.preventDefault();
  });
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && shown.value) hide();
  });
  addEventListener("scroll", hide, { capture: true, passive: true });
}

interface Spot {
  top: number;
  left: number;
}

interface Place extends Spot {
  /** Something that can be chosen lies below it. */
  covers: boolean;
}

/** Above the thing if it can be, else wherever it covers least of what can be chosen. */
function placeFor(of: Element, thing: DOMRect, own: DOMRect): Place {
  const centred = thing.left + thing.width / 2 - own.width / 2;
  const level = thing.top + thing.height / 2 - own.height / 2;
  const spots = [
    { top: thing.top - own.height - AWAY, left: centred },
    { top: thing.bottom + AWAY, left: centred },
    { top: level, left: thing.right + AWAY },
    { top: level, left: thing.left - own.width - AWAY },
  ].map(({ top, left }) => ({
    top: Math.max(4, Math.min(top, innerHeight - own.height - 4)),
    left: Math.max(4, Math.min(left, innerWidth - own.width - 4)),
  }));
  const targets = [...document.querySelectorAll("[data-legal], .bar .btn")]
    .filter((each) => each !== of)
    .map((each) => each.getBoundingClientRect());
  const hidden = (spot: Spot) => targets.reduce((sum, each) => sum + overlap(spot, own, each), 0);
  const covered = (spot: Spot) => overlap(spot, own, thing) * 100 + hidden(spot);
  const found = spots.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
  return { ...found, covers: hidden(found) > 0 };
}

function overlap(spot: Spot, own: DOMRect, other: DOMRect): number {
  const wide = Math.min(spot.left + own.width, other.right) - Math.max(spot.left, other.left);
  const high = Math.min(spot.top + own.height, other.bottom) - Math.max(spot.top, other.top);
  return Math.max(0, wide) * Math.max(0, high);
}

export function Tips() {
  const box = useRef<HTMLDivElement>(null);
  const tip = shown.value;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !tip) return undefined;
    const thing = tip.of.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const { top, left, covers } = placeFor(tip.of, thing, own);
    element.style.top = `${top}px`;
    element.style.left = `${left}px`;
    element.classList.toggle("through", covers);
    // A table that changes would leave it beside something else, perhaps over what is to be pressed next.
    const looking = setInterval(() => {
      const now = tip.of.getBoundingClientRect();
      if (Math.abs(now.left - thing.left) + Math.abs(now.top - thing.top) > STEADY) hide();
    }, LOOK_EVERY);
    return () => clearInterval(looking);
  }, [tip]);
  // It comes late, after the name of its thing was read out; so it is read out by itself.
  return (
    <div aria-live="polite">
      {tip && (
        <div ref={box} class="tip" role="tooltip">
          {(tip.title || tip.rule) && (
            <div class="row">
              <b>{tip.title}</b>
              {tip.rule && <Rule id={tip.rule} />}
            </div>
          )}
          {tip.text.trim()}
          {tip.moment && (
            <Lead at={Number(tip.moment)} class="to-moment">
              {say("ui-moment", { number: Number(tip.moment) })}
            </Lead>
          )}
        </div>
      )}
    </div>
  );
}
