/** One match in a list: its game, its players, how far it is or how it ended, and whose turn it is. */
import { Icon, Shield } from "../art/art";
import { gameWords, person, title } from "../state/lobby";
import { language } from "../state/settings";
import type { MatchProgress, MatchSummary, SeatShape, TableShape } from "../wire/shapes";
import { t, tWith } from "../words/speech";
import { verbatim } from "../words/wording";

export function statusOf(summary: MatchSummary): { icon: string; text: string } {
  const { table } = summary;
  if (table.phase === "over") return { icon: "trophy", text: t("ui-status-over") };
  if (table.phase === "frozen") return { icon: "lock", text: t("ui-status-frozen") };
  if (table.phase === "gathering") return { icon: "users", text: t("ui-status-gathering") };
  if (summary.your_turn) return { icon: "", text: t("ui-your-turn") };
  return { icon: "hourglass", text: t("ui-status-waiting") };
}

function seatName(seat: SeatShape): string {
  if (seat.name) return seat.name;
  return t(seat.role === "bot" ? `level-${seat.level ?? "mate"}` : "ui-seat-open");
}

/** Everybody but the reader. Of several seats at one screen, those under other names are shown. */
export function others({ table, yours }: MatchSummary): string {
  const own =
    yours.length > 1 ? yours.filter((seat) => table.seats[seat]?.name === person.value?.name) : yours;
  return table.seats
    .filter((seat) => !own.includes(seat.seat))
    .map(seatName)
    .join(", ");
}

/** Who plays at a table that anybody may look at: people by their names, computers by their number. */
export function players(table: TableShape): string {
  const bots = table.seats.filter((seat) => seat.role === "bot").length;
  const people = table.seats
    .filter((seat) => seat.role === "person" || seat.role === "open")
    .map((seat) => seat.name || t("ui-seat-open"));
  return (bots > 0 ? [...people, t("ui-lobby-bots", { count: bots })] : people).join(", ");
}

/** "Round 5, taking offered cards", and whom it waits for if they are away; or how it ended. */
export function progressOf(summary: MatchSummary): string {
  const { table, progress, yours } = summary;
  if (!progress) return "";
  const parts = table.phase === "over" ? [resultOf(table, progress, yours)] : [stepOf(table, progress)];
  if (progress.scores.length > 0) parts.push(progress.scores.join(" : "));
  const away = progress.waiting.flatMap((seat) => {
    const shape = table.seats[seat];
    const gone = shape?.role === "person" && !shape.connected && !shape.stand_in && !yours.includes(seat);
    return gone ? [verbatim(shape.name)] : [];
  });
  if (table.phase === "playing" && away.length > 0)
    parts.push(t("ui-list-away", { seats: away, count: away.length }));
  return parts.filter(Boolean).join(" · ");
}

function stepOf(table: TableShape, { round, step }: MatchProgress): string {
  const words = gameWords.value[table.game];
  if (!words || round === 0) return "";
  const began = tWith(words, "word-round", { number: round });
  return step ? `${began}, ${tWith(words, `step-${step}`)}` : began;
}

function resultOf(table: TableShape, { places }: MatchProgress, yours: readonly number[]): string {
  if (places.length === 0) return t("ui-list-abandoned");
  const own = yours.length === 1 ? places[yours[0] ?? 0] : undefined;
  if (own === 1) return t("ui-you-won");
  if (own !== undefined) return t("ui-list-place", { place: own, count: places.length });
  const winners = table.seats
    .filter(({ seat }) => places[seat] === 1)
    .map((seat) => verbatim(seatName(seat)));
  return t("ui-list-won", { seats: winners, count: winners.length });
}

function dateOf(milliseconds: number): string {
  const form = new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" });
  return form.format(milliseconds);
}

export function MatchRow({ summary }: { summary: MatchSummary }) {
  const { table } = summary;
  const status = statusOf(summary);
  const progress = progressOf(summary);
  return (
    <a class={`match-row ${summary.your_turn ? "you" : ""}`} href={`/table/${table.match}`}>
      <span class="ci">
        <b>{title(table.game)}</b>
        <span class="ellipsis">{others(summary)}</span>
        {progress && <span>{progress}</span>}
        <time dateTime={new Date(summary.updated_ms).toISOString()}>{dateOf(summary.updated_ms)}</time>
      </span>
      <span class="ps">
        {table.seats.map((seat) => (
          <Shield key={seat.seat} seat={seat.seat} size="m" />
        ))}
      </span>
      <span class="sta hbox">
        {status.icon && <Icon name={status.icon} size="s" />}
        {status.text}
      </span>
      <Icon name="fwd1" />
    </a>
  );
}
