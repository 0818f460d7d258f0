/** A log line and the heading of a round. Both are focus stops and link to the past position. */
import { useComputed } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Icon, Shield, symbolImage } from "../art/art";
import type { GameBoard, LogSymbol } from "../games/board";
import type { TableStore } from "../state/table";
import type { GameEvent } from "../wire/shapes";
import { marked, pieces } from "../words/marked";
import { t } from "../words/speech";
import { verbatim } from "../words/wording";
import type { Part, Round } from "./story";
import { factsOf, roundTitle, storyOf, titled, underName } from "./telling";
import type { LineTotals } from "./totals";

type Visit = (name: string) => void;

interface Stop {
  store: TableStore;
  /** Its key among all focus stops. */
  name: string;
  /** Whether Tab stops here (roving tabindex). */
  stop: boolean;
  visited: Visit;
}

/** Behaviour shared by all focus stops: link the hover highlights of line and board, and show the past position on click. */
function useStop(
  store: TableStore,
  name: string,
  at: number,
  gameEvent: readonly GameEvent[],
  visited: Visit,
) {
  const facts = useMemo(() => factsOf(gameEvent), [gameEvent]);
  const lit = useComputed(() => store.state.litFacts.value.some((fact) => facts.includes(fact)));
  const now = useComputed(() => store.state.past.value?.at === at);
  const light = () => (store.state.toldFacts.value = facts);
  const dark = () => (store.state.toldFacts.value = []);
  return {
    marks: `${lit.value ? "lit-line" : ""} ${now.value ? "now" : ""}`,
    row: { onPointerEnter: light, onPointerLeave: dark },
    button: {
      onFocus: () => {
        light();
        visited(name);
      },
      onBlur: dark,
      onClick: () => void store.queries.lookBack(at),
    },
  };
}

const NOTHING: readonly GameEvent[] = [];

/** The heading of a round: the game's sentence for its start. */
export function RoundHeading({
  store,
  name,
  at,
  gameEvent,
  stop,
  visited,
}: Stop & Pick<Round, "at" | "gameEvent">) {
  const events = useMemo(() => (gameEvent ? [gameEvent] : NOTHING), [gameEvent]);
  const { marks, row, button } = useStop(store, name, at, events, visited);
  const text = roundTitle(store.state.words.value, gameEvent);
  const { title, more } = titled(text);
  return (
    <h2 class={marks} {...row}>
      <button
        type="button"
        class="to-round"
        tabIndex={stop ? 0 : -1}
        aria-label={t("ui-line", { number: at, text: verbatim(text) })}
        data-tip={t("ui-round-rule")}
        data-tip-rule={gameEvent?.rule}
        data-tip-link={at}
        {...button}
      >
        <b>{title}</b>
        {more && <span>{more}</span>}
      </button>
    </h2>
  );
}

interface LineProps extends Stop, Pick<Part, "line" | "from" | "to" | "seat" | "leads"> {
  /** The score totals after its events. */
  totals: LineTotals;
}

/** A component that reads signals redraws only for new props or signals, so a line with unchanged props is drawn once. */
export function Line({ store, name, line, from, to, seat, leads, totals, stop, visited }: LineProps) {
  const events = useMemo(() => line.events.slice(from, to), [line, from, to]);
  const { marks, row, button } = useStop(store, name, line.at, events, visited);
  const words = store.state.words.value;
  if (!words) return null;
  const sentences = underName(marked(words), events, seat, leads);
  const first = sentences[0];
  return (
    <li class={`${marks} ${leads ? "leads" : ""}`} data-entry={line.at} style={threadOf(seat)} {...row}>
      <Sign seat={seat} leads={leads} />
      <button
        type="button"
        class="line"
        tabIndex={stop ? 0 : -1}
        aria-label={t("ui-line", { number: line.at, text: verbatim(storyOf(store, line, from, to)) })}
        {...button}
      >
        {leads && first?.heading && <b>{first.heading}</b>}
        {leads && first?.heading && (first.nameless ? " " : " – ")}
        {events.map((event, number) => {
          const total = totals.get(from + number);
          return (
            <span
              key={number}
              class={event.private ? "private" : ""}
              data-tip={event.private ? t("ui-private") : t("ui-line-rule")}
              data-tip-rule={event.rule}
              data-tip-link={line.at}
            >
              {event.private && <Icon name="lock" size="s" />}
              <Sentence
                gameEvent={event}
                text={sentences[number]?.text ?? ""}
                board={store.state.board.value}
              />{" "}
              {total !== undefined && <small class="total">{t("ui-total", { count: total })} </small>}
            </span>
          );
        })}
        {line.by === "clock" && <small>{t("ui-by-clock")}</small>}
      </button>
    </li>
  );
}

/** A sentence with pictures of the things it names. The words stay, for screen readers and for copying. */
function Sentence({
  gameEvent,
  text,
  board,
}: {
  gameEvent: GameEvent;
  text: string;
  board: GameBoard | null;
}) {
  const about = board?.symbol?.(gameEvent);
  return (
    <>
      {pieces(text).map((piece, at) => {
        const symbol = piece.fact && board?.symbol?.(gameEvent, piece.fact);
        return symbol ? <Thing key={at} symbol={symbol} text={piece.text} /> : piece.text;
      })}
      {about && <SymbolPicture {...about} />}
    </>
  );
}

/** Keep the picture on one line with the first word; a long name may wrap. */
function Thing({ symbol, text }: { symbol: LogSymbol; text: string }) {
  const [first = ""] = text.split(" ", 1);
  return (
    <>
      <span class="thing">
        <SymbolPicture {...symbol} />
        {first}
      </span>
      {text.slice(first.length)}
    </>
  );
}

function SymbolPicture({ name, colour }: LogSymbol) {
  const image = symbolImage(name);
  return image ? (
    <img class="log-symbol" src={image} alt="" />
  ) : (
    <svg
      class="log-symbol"
      viewBox="0 0 24 24"
      aria-hidden="true"
      style={colour ? { color: colour } : undefined}
    >
      <use href={`#${name}`} />
    </svg>
  );
}

export function TakenBack({ store, part }: { store: TableStore; part: Part }) {
  const by = part.takenBy ?? 0;
  const words = store.state.words.value;
  const name = by === words?.viewer ? words.you("inside") : (words?.seat(by) ?? "");
  return (
    <li class={`taken ${part.leads ? "leads" : ""}`} style={threadOf(part.seat)}>
      <Sign seat={part.seat} leads={part.leads} />
      <div>
        <s>{storyOf(store, part.line)}</s> <small>{t("ui-taken-back", { seat: verbatim(name) })}</small>
      </div>
    </li>
  );
}

/** The seat's shield on the first line of a turn; the seat's coloured thread on the others. */
function Sign({ seat, leads }: { seat: number | null; leads: boolean }) {
  if (!leads) return <span class="thread" />;
  return seat === null ? <Icon name="anchor" size="s" /> : <Shield seat={seat} size="s" />;
}

function threadOf(seat: number | null): { "--thread": string } | undefined {
  return seat === null ? undefined : { "--thread": `var(--p${(seat % 6) + 1}l)` };
}
