/**
 * The log: one line per act, rounds and turns newest first, each turn downwards. Pointing at a line highlights its things;
 * a click shows the table at that moment.
 */
import { useMemo, useState } from "preact/hooks";
import { memo } from "../parts/memo";
import { lazyPart } from "../parts/lazy_part";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";
import type { Wording } from "../words/wording";
import { asText, EVERYTHING, filtered } from "./log_filter";
import { Line, RoundHeading, TakenBack } from "./log_line";
import { useLogScroll } from "./log_scroll";
import { RoundSummary } from "./round_summary";
import { newestTurnFirst, Story, type Part, type Round } from "./story";
import { roundTitle, toldIn } from "./telling";
import { Totals } from "./totals";

const logTools = lazyPart(() => import("./log_tools").then((part) => part.LogTools));

export function Log({ store, searching = false }: { store: TableStore; searching?: boolean }) {
  const log = store.state.log.value;
  const LogTools = logTools(searching);
  const story = useMemo(() => new Story(), [store]);
  const [filter, setFilter] = useState(EVERYTHING);
  const whole = story.of(log, store.state.undone.value);
  const words = store.state.words.value;
  const others = words?.impersonal ?? null;
  // The search finds what the viewer reads and what others read: "You take" and "Ana takes".
  const tell = (part: Part) => `${partIn(words, part)} ${partIn(others, part)}`;
  const rounds = searching ? filtered(whole, filter, tell) : whole;
  const board = store.state.board.value;
  const totals = useMemo(() => new Totals(), [store, board]);
  if (board) totals.count(board, store.state.position.value?.view, log);
  const newest = newestLine(rounds);
  const scrolling = useLogScroll(store, newest?.line.at);
  // One stop for Tab, however long the story: what was last looked at, else the newest line.
  const [last, setLast] = useState("");
  const known = last !== "" && rounds.some((round) => holds(round, last));
  const stop = known ? last : (newest?.key ?? "");
  return (
    <>
      {LogTools && (
        <LogTools
          store={store}
          filter={filter}
          change={setFilter}
          text={() =>
            asText(
              rounds,
              (round) => roundTitle(others, round.gameEvent),
              (part) => partIn(others, part),
            )
          }
          count={rounds.reduce((sum, { parts }) => sum + parts.length, 0)}
        />
      )}
      <div class="lines story" role="group" aria-label={t("ui-log")} onKeyDown={walkLines} {...scrolling}>
        {rounds.map((round, at) => (
          <RoundEvents
            key={round.key}
            store={store}
            round={round}
            totals={totals}
            summed={!searching && (at > 0 || store.state.position.value?.outcome != null)}
            stop={holds(round, stop) ? stop : ""}
            visited={setLast}
          />
        ))}
      </div>
    </>
  );
}

function partIn(words: Wording | null, { line, from, to }: Part): string {
  return words ? toldIn(words, line.events.slice(from, to)) : "";
}

interface RoundEventsProps {
  store: TableStore;
  round: Round;
  totals: Totals;
  /** Whether the round is over and told in full, so that it can be summed up. */
  summed: boolean;
  /** The name of the stop for Tab, when it is in this round. */
  stop: string;
  visited(name: string): void;
}

const RoundEvents = memo(({ store, round, totals, summed, stop, visited }: RoundEventsProps) => (
  <section class="round-told">
    <RoundHeading
      store={store}
      name={round.key}
      at={round.at}
      gameEvent={round.gameEvent}
      stop={round.key === stop}
      visited={visited}
    />
    {summed && <RoundSummary store={store} round={round} />}
    <ol>
      {newestTurnFirst(round.parts).map((part) =>
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

function newestLine(rounds: readonly Round[]): Part | undefined {
  for (const { parts } of rounds) {
    const line = parts.findLast((part) => part.takenBy === null);
    if (line) return line;
  }
  return undefined;
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
