/** The story: by rounds, newest first, one line per act. Pointing at a line lights what it tells of; a click shows the table then. */
import { useSignalEffect } from "@preact/signals";
import { useMemo, useRef, useState } from "preact/hooks";
import { kept } from "../parts/kept";
import type { TableStore } from "../state/table";
import { say } from "../words/speech";
import { asText, EVERYTHING, filtered } from "./log_filter";
import { Line, RoundHeading, TakenBack } from "./log_line";
import { LogTools } from "./log_tools";
import { RoundSummary } from "./round_summary";
import { Story, type Part, type Round } from "./story";
import { roundTitle, storyOf } from "./telling";
import { Totals } from "./totals";

export function Log({ store, searching = false }: { store: TableStore; searching?: boolean }) {
  const log = store.log.value;
  const story = useMemo(() => new Story(), [store]);
  const [filter, setFilter] = useState(EVERYTHING);
  const whole = story.of(log, store.taken.value);
  const tell = ({ line, from, to }: Part) => storyOf(store, line, from, to);
  const rounds = searching ? filtered(whole, filter, tell) : whole;
  const board = store.board.value;
  const totals = useMemo(() => new Totals(), [store, board]);
  if (board) totals.count(board, store.position.value?.view, log);
  const box = useRef<HTMLDivElement>(null);
  const elsewhere = useRef(false);
  useSignalEffect(() => {
    const at = store.past.value?.at;
    // Back at the table the newest lines are what is read, not those of the moment that was looked at.
    if (at === undefined && elsewhere.current) box.current?.scrollTo({ top: 0 });
    elsewhere.current = at !== undefined;
    const line = box.current?.querySelector(`li[data-entry="${at}"]`);
    if (box.current && line) bringIntoSight(box.current, line);
  });
  // One stop for Tab, however long the story: what was last looked at, else the newest line.
  const [last, setLast] = useState("");
  const known = last !== "" && rounds.some((round) => holds(round, last));
  const stop = known ? last : newestLine(rounds);
  return (
    <>
      {searching && (
        <LogTools
          store={store}
          filter={filter}
          change={setFilter}
          text={() => asText(rounds, (round) => roundTitle(store, round.told), tell)}
          count={rounds.reduce((sum, { parts }) => sum + parts.length, 0)}
        />
      )}
      <div ref={box} class="lines story" role="group" aria-label={say("ui-log")} onKeyDown={walkLines}>
        {rounds.map((round, at) => (
          <RoundTold
            key={round.key}
            store={store}
            round={round}
            totals={totals}
            summed={!searching && (at > 0 || store.position.value?.outcome != null)}
            stop={holds(round, stop) ? stop : ""}
            visited={setLast}
          />
        ))}
      </div>
    </>
  );
}

interface RoundToldProps {
  store: TableStore;
  round: Round;
  totals: Totals;
  /** Whether the round is over and told in full, so that it can be summed up. */
  summed: boolean;
  /** The name of the stop for Tab, when it is in this round. */
  stop: string;
  visited(name: string): void;
}

const RoundTold = kept(({ store, round, totals, summed, stop, visited }: RoundToldProps) => (
  <section class="round-told">
    <RoundHeading
      store={store}
      name={round.key}
      at={round.at}
      told={round.told}
      stop={round.key === stop}
      visited={visited}
    />
    {summed && <RoundSummary store={store} round={round} />}
    <ol>
      {round.parts.map((part) =>
        part.takenBy === null ? (
          <Line
            key={part.key}
            store={store}
            name={part.key}
            line={part.line}
            from={part.from}
            to={part.to}
            seat={part.seat}
            leads={part.leads}
            totals={totals.of(part.line)}
            stop={part.key === stop}
            visited={visited}
          />
        ) : (
          <TakenBack key={part.key} store={store} part={part} />
        ),
      )}
    </ol>
  </section>
));

/** Whether a stop for Tab is in a round: its heading, or a line that is in force. */
function holds(round: Round, name: string): boolean {
  return round.key === name || round.parts.some((part) => part.key === name && part.takenBy === null);
}

function newestLine(rounds: readonly Round[]): string {
  for (const { parts } of rounds) {
    const line = parts.find((part) => part.takenBy === null);
    if (line) return line.key;
  }
  return "";
}

const WAYS: Record<string, { by: number; to: string }> = {
  ArrowUp: { by: -1, to: ".line" },
  ArrowDown: { by: 1, to: ".line" },
  PageUp: { by: -1, to: ".to-round" },
  PageDown: { by: 1, to: ".to-round" },
};

/** Arrows go from line to line, Page Up and Page Down from round to round. */
function walkLines(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  if (!way || !(event.currentTarget instanceof Element) || !(event.target instanceof HTMLButtonElement))
    return;
  event.preventDefault();
  const all = [...event.currentTarget.querySelectorAll<HTMLButtonElement>(".line, .to-round")];
  let at = all.indexOf(event.target) + way.by;
  while (all[at] && !all[at]?.matches(way.to)) at += way.by;
  all[at]?.focus();
}

/** Scrolls the story alone, and no farther than it must: what stands above it in the rail stays in sight. */
function bringIntoSight(box: Element, line: Element): void {
  const frame = box.getBoundingClientRect();
  const { top, bottom } = line.getBoundingClientRect();
  const first = frame.top + (box.querySelector(".to-round")?.clientHeight ?? 0);
  if (top < first) box.scrollTop += top - first;
  else if (bottom > frame.bottom) box.scrollTop += bottom - frame.bottom;
}
