/**
 * Tooltips for every element with data-tip: on hover, on focus, on a long press. One at a time, never over its own element;
 * one more can be pinned, by its button or a key.
 */
import { signal } from "@preact/signals";
import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/art";
import { page } from "../route";
import { t } from "../words/speech";
import { watchPresses } from "./pressing";
import { actsOf } from "./tip_acts";
import { PinnedTip, pinned, unpin } from "./tip_pinned";
import { placeFor } from "./tip_place";
import { TipText, type Tip } from "./tip_text";

export const PIN_KEY = "i";
const DELAY = 350;
/** Time for the mouse to get from an element to its tooltip, to click a rule there. */
const GRACE = 300;
/** Interval for checking the element of an open tooltip, and how far it may move before the tooltip closes. */
const LOOK_EVERY = 150;
const STEADY = 4;

interface ShownTip extends Tip {
  /** Opened by a long press: the finger cannot be about to tap anything else. */
  byFinger: boolean;
}

const shown = signal<ShownTip | null>(null);
let waiting: ReturnType<typeof setTimeout> | undefined;
let leaving: ReturnType<typeof setTimeout> | undefined;

function carrier(target: EventTarget | null): HTMLElement | SVGElement | null {
  const found = target instanceof Element ? target.closest("[data-tip]") : null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
}

/** Show the tooltip of an element; return false if it has no text. */
function show(of: HTMLElement | SVGElement, byFinger = false): boolean {
  const { tip = "", tipTitle = "", tipRule = "" } = of.dataset;
  if (!of.isConnected || !(tip + tipTitle).trim()) return false;
  shown.value = { of, title: tipTitle, text: tip, rule: tipRule, acts: actsOf(of), byFinger };
  return true;
}

function stay(): void {
  clearTimeout(waiting);
  clearTimeout(leaving);
  leaving = undefined;
}

function soon(of: HTMLElement | SVGElement): void {
  stay();
  waiting = setTimeout(() => show(of), DELAY);
}

/** Hide the tooltip with a delay: the pointer may be on its way into it. */
function leave(): void {
  clearTimeout(waiting);
  leaving ??= setTimeout(hide, GRACE);
}

function hide(): void {
  stay();
  shown.value = null;
}

function inTip(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(".tip") !== null;
}

/** Pin the open tooltip where it is. */
function pin(): void {
  const tip = shown.value;
  const box = document.querySelector(".tip:not(.pinned)")?.getBoundingClientRect();
  if (tip && box) pinned.value = { ...tip, at: box };
  hide();
}

/** Handle a key; return true if it was meant for the tooltips only. */
function answer(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || document.querySelector("dialog[open]")) return false;
  if (event.key === "Escape") {
    if (!pinned.value) return false;
    unpin();
    return true;
  }
  const writes = event.target instanceof Element && event.target.closest("input, textarea, select");
  if (event.key.toLowerCase() !== PIN_KEY || writes || !(shown.value || pinned.value)) return false;
  if (shown.value) pin();
  else unpin();
  return true;
}

/** Start watching for elements with tooltips. */
export function watchTips(): void {
  // An element that slides under a resting pointer shows no tooltip: it would cover the result of the click.
  let pressedAt: Pick<PointerEvent, "clientX" | "clientY"> | null = null;
  const rests = ({ clientX, clientY }: PointerEvent) =>
    pressedAt !== null && clientX === pressedAt.clientX && clientY === pressedAt.clientY;
  addEventListener("pointerdown", ({ clientX, clientY }) => (pressedAt = { clientX, clientY }));
  addEventListener("pointermove", (event) => {
    if (!pressedAt || rests(event)) return;
    pressedAt = null;
    const of = carrier(event.target);
    if (of && event.pointerType !== "touch") soon(of);
  });
  addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch" || rests(event)) return;
    const of = carrier(event.target);
    if (of) soon(of);
    else if (inTip(event.target)) stay();
    else leave();
  });
  addEventListener("focusin", (event) => {
    const of = carrier(event.target);
    const keys = event.target instanceof Element && event.target.matches(":focus-visible");
    // Focus returned from a closed pinned tooltip; do not reopen it.
    if (of && keys && !inTip(event.relatedTarget)) soon(of);
    else if (!inTip(event.target)) hide();
  });
  addEventListener("pointerdown", (event) => {
    if (!inTip(event.target)) hide();
  });
  watchPresses((on) => {
    const of = carrier(on);
    return of !== null && show(of, true);
  });
  addEventListener("contextmenu", (event) => {
    if (carrier(event.target) && matchMedia("(pointer: coarse)").matches) event.preventDefault();
  });
  addEventListener("keydown", (event) => {
    const meant = answer(event);
    if (event.key === "Escape" && shown.value) hide();
    if (!meant) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  addEventListener("scroll", hide, { capture: true, passive: true });
}

export function Tips() {
  useEffect(unpin, [page.value.name]);
  return (
    <>
      {/* It appears after the screen reader has read the element's name, so it is a live region. */}
      <div aria-live="polite">
        {shown.value && <PassingTip key={windowOf(shown.value) !== null} tip={shown.value} />}
      </div>
      {pinned.value && <PinnedTip key={pinned.value.of} tip={pinned.value} />}
    </>
  );
}

/** Return the open dialog around its element. Everything outside that dialog is inert, popovers too. */
function windowOf(tip: Tip): Element | null {
  return tip.of.closest("dialog[open]");
}

function PassingTip({ tip }: { tip: ShownTip }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const around = windowOf(tip);
    around?.append(element);
    element.togglePopover(true);
    const thing = tip.of.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const { top, left, covers } = placeFor(tip.of, thing, own);
    element.style.top = `${top}px`;
    element.style.left = `${left}px`;
    const through = covers || tip.of.hasAttribute("data-tip-through");
    element.classList.toggle("through", through && !around && !tip.byFinger);
    // When the table changes, close it rather than leave it beside something else, perhaps over the next target.
    const looking = setInterval(() => {
      const now = tip.of.getBoundingClientRect();
      if (Math.abs(now.left - thing.left) + Math.abs(now.top - thing.top) > STEADY) hide();
    }, LOOK_EVERY);
    return () => clearInterval(looking);
  }, [tip]);
  return (
    <div ref={box} class="tip" role="tooltip" popover="manual">
      <TipText
        tip={tip}
        done={hide}
        tool={
          <button
            type="button"
            class="tip-tool"
            aria-label={t("ui-tip-pin")}
            aria-keyshortcuts={PIN_KEY}
            onClick={pin}
          >
            <Icon name="pin" size="s" />
          </button>
        }
      />
    </div>
  );
}
