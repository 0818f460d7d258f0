/** Tooltips for whatever carries data-tip: on hover, on focus, on a long press. One at a time, never over its own thing. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Rule } from "./rule";

interface Tip {
  of: Element;
  title: string;
  text: string;
  rule: string;
}

const DELAY = 350;
const PRESS = 450;
const AWAY = 10;

const shown = signal<Tip | null>(null);
let waiting: ReturnType<typeof setTimeout> | undefined;

function carrier(target: EventTarget | null): HTMLElement | SVGElement | null {
  const found = target instanceof Element ? target.closest("[data-tip]") : null;
  return found instanceof HTMLElement || found instanceof SVGElement ? found : null;
}

function show(of: HTMLElement | SVGElement): void {
  const { tip = "", tipTitle = "", tipRule = "" } = of.dataset;
  if (of.isConnected && (tip + tipTitle).trim())
    shown.value = { of, title: tipTitle, text: tip, rule: tipRule };
}

function soon(of: HTMLElement | SVGElement, after: number): void {
  clearTimeout(waiting);
  waiting = setTimeout(() => show(of), after);
}

function hide(): void {
  clearTimeout(waiting);
  shown.value = null;
}

/** Begins to watch for things with tooltips. */
export function watchTips(): void {
  addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const of = carrier(event.target);
    if (of) soon(of, DELAY);
    else if (!(event.target instanceof Element && event.target.closest(".tip"))) hide();
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

export function Tips() {
  const box = useRef<HTMLDivElement>(null);
  const tip = shown.value;
  useLayoutEffect(() => {
    const element = box.current;
    if (!element || !tip) return;
    const thing = tip.of.getBoundingClientRect();
    const own = element.getBoundingClientRect();
    const above = thing.top - own.height - AWAY;
    const top = above >= 4 ? above : Math.min(thing.bottom + AWAY, innerHeight - own.height - 4);
    const left = Math.max(
      4,
      Math.min(thing.left + thing.width / 2 - own.width / 2, innerWidth - own.width - 4),
    );
    element.style.top = `${top}px`;
    element.style.left = `${left}px`;
  }, [tip]);
  if (!tip) return null;
  return (
    <div ref={box} class="tip" role="tooltip">
      {(tip.title || tip.rule) && (
        <div class="row">
          <b>{tip.title}</b>
          {tip.rule && <Rule id={tip.rule} />}
        </div>
      )}
      {tip.text.trim()}
    </div>
  );
}
