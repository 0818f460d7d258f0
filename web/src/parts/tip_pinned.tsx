/** A pinned tooltip: it stays open until it is closed, and can be moved and focused by keyboard. */
import { signal } from "@preact/signals";
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon } from "../art/art";
import { usePointerDrag } from "../kit/drag";
import { t } from "../words/speech";
import { openDialogs } from "./dialog";
import { keepOnScreen, type Spot } from "./tip_place";
import { TipText, type Tip } from "./tip_text";

/** Distance that an arrow key moves it, in pixels. */
const STEP = 24;
const STEPS: Record<string, Spot> = {
  ArrowLeft: { top: 0, left: -STEP },
  ArrowRight: { top: 0, left: STEP },
  ArrowUp: { top: -STEP, left: 0 },
  ArrowDown: { top: STEP, left: 0 },
};

export const pinned = signal<(Tip & { at: Spot }) | null>(null);

export function unpin(): void {
  pinned.value = null;
}

export function PinnedTip({ tip }: { tip: Tip & { at: Spot } }) {
  const box = useRef<HTMLDivElement>(null);

  const move = (to: Spot) => {
    const element = box.current;
    if (!element) return;
    const { top, left } = keepOnScreen(to, element.getBoundingClientRect());
    element.style.top = `${top}px`;
    element.style.left = `${left}px`;
  };
  const where = (): Spot => box.current?.getBoundingClientRect() ?? tip.at;
  usePointerDrag(
    box,
    {
      grab: ({ target }) =>
        target instanceof Element && !target.closest("button, .tip-words") ? where() : null,
      move: (from, { dx, dy }) => move({ top: from.top + dy, left: from.left + dx }),
    },
    { threshold: 1 },
  );

  // The popover that is shown last is on top: show it again above a dialog that opens.
  useLayoutEffect(() => {
    if (openDialogs.value === 0) return;
    box.current?.togglePopover(false);
    box.current?.togglePopover(true);
  }, [openDialogs.value]);

  // Take the focus when it is pinned, and restore the focus when it closes.
  useLayoutEffect(() => {
    const before = document.activeElement;
    const element = box.current;
    element?.togglePopover(true);
    move(tip.at);
    element?.focus({ preventScroll: true });
    return () => {
      const inside = element?.contains(document.activeElement) || document.activeElement === document.body;
      if (inside && (before instanceof HTMLElement || before instanceof SVGElement)) before.focus();
    };
  }, [tip]);

  return (
    <div
      ref={box}
      class="tip pinned"
      role="dialog"
      popover="manual"
      aria-label={tip.title || t("ui-tip-pinned")}
      tabIndex={-1}
      onKeyDown={(event) => {
        const step = STEPS[event.key];
        if (!step || event.target !== box.current) return;
        event.preventDefault();
        const { top, left } = where();
        move({ top: top + step.top, left: left + step.left });
      }}
    >
      <TipText
        tip={tip}
        tool={
          <button type="button" class="tip-tool" aria-label={t("ui-close")} onClick={unpin}>
            <Icon name="close" size="s" />
          </button>
        }
      />
    </div>
  );
}
