/** The story: newest first, one line per act. Pointing at a line lights what it tells of; a click shows the table then. */
import { useComputed } from "@preact/signals";
import { useMemo, useState } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import type { TableStore } from "../state/table";
import type { Fact, LogLine, Told } from "../wire/shapes";
import { safely, say } from "../words/speech";
import { verbatim } from "../words/wording";
import { Totals, type LineTotals } from "./totals";

/** What the events of a line tell of. */
export function factsOf(events: readonly Told[]): string[] {
  const found = new Set<string>();
  for (const event of events) {
    for (const fact of Object.values<Fact>(event.facts)) {
      for (const each of Array.isArray(fact) ? fact : [fact]) {
        if (typeof each === "string" && !each.startsWith("=")) found.add(each);
      }
    }
  }
  return [...found];
}

type Shown = { kind: "line"; line: LogLine } | { kind: "taken"; line: LogLine; by: number; key: string };

/** Lines in force and, where they were, those that were taken back. */
export function shownLines(store: TableStore): Shown[] {
  const shown: (Shown & { order: number })[] = store.log.value.map((line) => ({
    kind: "line",
    line,
    order: line.at,
  }));
  store.taken.value.forEach((taken, number) => {
    for (const line of taken.lines)
      shown.push({
        kind: "taken",
        line,
        by: taken.by,
        key: `${number}-${line.at}`,
        order: taken.back_to - 0.5,
      });
  });
  return shown.toSorted((first, second) => second.order - first.order);
}

export function Log({ store }: { store: TableStore }) {
  const lines = shownLines(store);
  const board = store.board.value;
  const totals = useMemo(() => new Totals(), [store]);
  if (board) totals.count(board, store.position.value?.view, store.log.value);
  // One stop for Tab, however long the story: the line that was last looked at, else the newest.
  const [last, setLast] = useState<number | null>(null);
  const told = lines.filter(({ kind, line }) => kind === "line" && line.events.length > 0);
  const stop = told.some(({ line }) => line.at === last) ? last : told[0]?.line.at;
  return (
    <ol class="lines" aria-label={say("ui-log")} onKeyDown={walkLines}>
      {lines.map((shown) =>
        shown.kind === "line" ? (
          <Line
            key={shown.line.at}
            store={store}
            line={shown.line}
            totals={totals.of(shown.line)}
            stop={shown.line.at === stop}
            visited={setLast}
          />
        ) : (
          <li key={shown.key} class="taken">
            {shown.line.seat === null ? <span /> : <Shield seat={shown.line.seat} size="s" />}
            <div>
              <s>{storyOf(store, shown.line)}</s>{" "}
              <small>
                {say("ui-taken-back", { seat: verbatim(store.words.value?.seat(shown.by) ?? "") })}
              </small>
            </div>
          </li>
        ),
      )}
    </ol>
  );
}

/** Arrows go from line to line. */
function walkLines(event: KeyboardEvent): void {
  if (!(event.currentTarget instanceof Element) || !(event.target instanceof HTMLButtonElement)) return;
  const lines = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button.line")];
  const at = lines.indexOf(event.target);
  const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key];
  if (to === undefined) return;
  event.preventDefault();
  lines[to]?.focus();
}

export function storyOf(store: TableStore, line: LogLine): string {
  const words = store.words.value;
  if (!words) return "";
  return line.events.map((event) => safely(event.event, () => words.event(event))).join(" ");
}

interface LineProps {
  store: TableStore;
  line: LogLine;
  /** The scores that its events led to. */
  totals: LineTotals;
  /** Whether Tab stops here. */
  stop: boolean;
  visited: (at: number) => void;
}

/** A component that reads signals is drawn again only for new props or signals: a line whose props stay is drawn once. */
function Line({ store, line, totals, stop, visited }: LineProps) {
  const facts = useMemo(() => factsOf(line.events), [line]);
  const lit = useComputed(() => store.litFacts.value.some((fact) => facts.includes(fact)));
  const now = useComputed(() => store.past.value?.at === line.at);
  const words = store.words.value;
  if (!words || line.events.length === 0) return null;
  const light = () => (store.litEntry.value = line.at);
  const dark = () => (store.litEntry.value = null);
  return (
    <li
      class={`${lit.value ? "lit-line" : ""} ${now.value ? "now" : ""}`}
      data-entry={line.at}
      onPointerEnter={light}
      onPointerLeave={dark}
    >
      {line.seat === null ? <Icon name="anchor" size="s" /> : <Shield seat={line.seat} size="s" />}
      <button
        type="button"
        class="line"
        tabIndex={stop ? 0 : -1}
        onFocus={() => {
          light();
          visited(line.at);
        }}
        onBlur={dark}
        onClick={() => void store.lookBack(line.at)}
        aria-label={say("ui-line", { number: line.at, text: verbatim(storyOf(store, line)) })}
      >
        {line.events.map((event, at) => (
          <span
            key={at}
            class={event.private ? "private" : ""}
            data-tip={event.private ? say("ui-private") : say("ui-line-rule")}
            data-tip-rule={event.rule}
          >
            {event.private && <Icon name="lock" size="s" />}
            {safely(event.event, () => words.event(event))}{" "}
            {totals.has(at) && (
              <small class="total">{say("ui-total", { count: totals.get(at) ?? 0 })} </small>
            )}
          </span>
        ))}
        {line.by === "clock" && <small>{say("ui-by-clock")}</small>}
      </button>
    </li>
  );
}
