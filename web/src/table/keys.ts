/** Keyboard control of the table: arrows move between legal targets, letters jump, Enter confirms, Z undoes. */
import { openRule } from "../parts/rule";
import { ofTable } from "../state/of_table";
import type { TableStore } from "../state/table";
import { commandOpen } from "./command_open";
import { toNextTable } from "./next_table";
import { roundAfter, roundBefore } from "./rounds";
import { undo } from "./undoing";

/** Whether the list of keys is open. */
export const helpOpen = ofTable(false);

export type Direction = "ArrowLeft" | "ArrowRight" | "ArrowUp" | "ArrowDown";

interface Point {
  x: number;
  y: number;
}

const DIRECTIONS: Record<Direction, Point> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Distance penalty for targets off to the side of the direction. */
const SIDEWAYS = 2.5;

/** Return the index of the nearest place in a direction, or null. */
export function nextIn(direction: Direction, from: Point, places: readonly Point[]): number | null {
  const { x, y } = DIRECTIONS[direction];
  let best: number | null = null;
  let least = Infinity;
  places.forEach((place, at) => {
    const ahead = (place.x - from.x) * x + (place.y - from.y) * y;
    const aside = Math.abs((place.x - from.x) * y) + Math.abs((place.y - from.y) * x);
    const far = ahead + aside * SIDEWAYS;
    if (ahead > 1 && far < least) {
      least = far;
      best = at;
    }
  });
  return best;
}

function middle(element: Element): Point {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** Return all visible legal targets. */
function targets(): (HTMLElement | SVGElement)[] {
  return [...document.querySelectorAll<HTMLElement | SVGElement>("[data-legal]")].filter(
    (each) => each.getClientRects().length > 0 && !(each instanceof HTMLButtonElement && each.disabled),
  );
}

function walk(direction: Direction): boolean {
  const all = targets();
  if (all.length === 0) return false;
  const here = document.activeElement?.closest<HTMLElement>("[data-legal]");
  if (!here) {
    all[0]?.focus();
    return true;
  }
  const others = all.filter((each) => each !== here);
  const next = nextIn(direction, middle(here), others.map(middle));
  if (next !== null) {
    others[next]?.focus();
    others[next]?.scrollIntoView({ block: "nearest" });
  }
  return true;
}

function jump(region: string): void {
  const part = document.querySelector(`[data-region="${CSS.escape(region)}"]`);
  const first = part?.querySelector<HTMLElement>("[data-legal], button:not(:disabled), a[href], [tabindex]");
  first?.focus();
}

function writing(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest("input:not([type=radio]):not([type=checkbox]), textarea, select") !== null
  );
}

export function listenToKeys(store: TableStore): () => void {
  // The target last clicked, until a key is pressed. It has the focus, but Enter is not meant for it.
  let clicked: Element | null = null;
  const onPointer = ({ target }: PointerEvent) => {
    clicked = target instanceof Element ? target.closest("[data-legal]") : null;
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== "Enter") clicked = null;
    if (event.defaultPrevented || event.altKey || document.querySelector("dialog[open]")) return;
    if (writing(event.target) && event.key !== "Escape") return;
    if (event.ctrlKey || event.metaKey) {
      const key = event.key.toLowerCase();
      if (key === "z" && !event.shiftKey) takeBack(store);
      else if (key === "y" || (key === "z" && event.shiftKey)) void store.redo();
      else return;
      event.preventDefault();
      return;
    }
    if (answer(store, event, clicked)) event.preventDefault();
  };
  addEventListener("keydown", onKey);
  addEventListener("pointerdown", onPointer, true);
  return () => {
    removeEventListener("keydown", onKey);
    removeEventListener("pointerdown", onPointer, true);
  };
}

/** Undo, if the undo button would be shown. */
function takeBack(store: TableStore): void {
  const plays = store.state.yours.value.length > 0 && !store.state.position.value?.outcome;
  if (plays && !store.state.past.value && store.state.curtain.value === null) undo(store);
}

/** Handle a key; return true if it had an effect. */
function answer(store: TableStore, event: KeyboardEvent, clicked: Element | null): boolean {
  const { key } = event;
  if (store.state.past.value && replay(store, key)) return true;
  if (key in DIRECTIONS) return walk(key as Direction);
  if (/^[1-9]$/.test(key)) {
    document.querySelector<HTMLElement>(`[data-number="${key}"]`)?.click();
    return true;
  }
  switch (key) {
    case "Enter":
      return confirmByEnter(store, event.target, clicked);
    case "Escape":
      return clear(store);
    case "/":
      commandOpen.value = true;
      return true;
    case "?":
      helpOpen.value = true;
      return true;
    case "[":
      void store.queries.lookBack(
        roundBefore(store.state.log.value, (store.state.position.value?.at ?? 1) - 1),
      );
      return true;
  }
  return letter(store, key.toLowerCase());
}

function letter(store: TableStore, key: string): boolean {
  const region = store.state.board.value?.regions.find((each) => each.key.toLowerCase() === key);
  if (region) {
    jump(region.name);
    return true;
  }
  switch (key) {
    case "z":
      takeBack(store);
      return true;
    case "y":
      void store.redo();
      return true;
    case "n":
      toNextTable(store);
      return true;
    case "h":
      void store.queries.askHint();
      return true;
    case "l":
      jump("log");
      return true;
    case "p":
      jump("players");
      return true;
    case "b":
      jump("bar");
      return true;
    case "r":
      openRule.value =
        store.state.position.value?.asked?.rule ?? store.state.position.value?.waiting[0]?.rule ?? "";
      return true;
  }
  return false;
}

function confirmByEnter(store: TableStore, target: EventTarget | null, clicked: Element | null): boolean {
  const { staged, toConfirm } = store.state;
  if (staged.value === null && !toConfirm.value) return false;
  // On a focused button, link or target, Enter activates that, unless a pointer has just clicked it.
  const own = target instanceof Element ? target.closest("button, a, [data-legal], summary") : null;
  if (own && own !== clicked && !own.matches(staged.value === null ? STALE_TARGET : STAGED_PART))
    return false;
  if (staged.value !== null) void store.act(staged.value);
  else void store.confirm();
  return true;
}

/** A disabled control that still has focus; Enter goes to the bar. */
const STALE_TARGET = '[aria-disabled="true"]';
/** A selected part of the staged action, too: Space deselects it, Enter confirms. */
const STAGED_PART = `${STALE_TARGET}, [data-legal=""][aria-pressed="true"]`;

function clear(store: TableStore): boolean {
  if (store.state.warning.value) store.state.warning.value = null;
  else if (store.state.staged.value !== null) store.stage(null);
  else if (store.state.hint.value) store.state.hint.value = null;
  else if (store.state.notice.value) store.state.notice.value = null;
  else if (store.state.past.value) store.queries.toNow();
  else return false;
  return true;
}

function replay(store: TableStore, key: string): boolean {
  const aim = store.state.past.value && store.state.aim.value;
  if (!aim) return false;
  const end = (store.state.position.value?.at ?? 1) - 1;
  const to = {
    ArrowLeft: aim.at - 1,
    ArrowRight: aim.at + 1,
    "[": roundBefore(store.state.log.value, aim.at),
    "]": roundAfter(store.state.log.value, aim.at, end),
    Home: 0,
    End: end,
  }[key];
  if (to === undefined) return false;
  void store.queries.lookBack(to, aim.seat);
  return true;
}
