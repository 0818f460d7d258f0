/** The score change of each seat in a finished round, as one line below its heading. */
import { Shield } from "../art/art";
import type { GameBoard } from "../games/board";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";
import { verbatim } from "../words/wording";
import type { Round } from "./story";

/** Return the score change of each seat in a round, without undone events; null if the board counts none. */
export function gainedIn(
  board: Pick<GameBoard, "scoreChange" | "tally">,
  { parts }: Pick<Round, "parts">,
  seats: number,
): number[] | null {
  const counted = board.tally ?? board.scoreChange;
  if (!counted) return null;
  const sums = Array.from({ length: seats }, () => 0);
  for (const { line, from, to, takenBy } of parts) {
    if (takenBy !== null) continue;
    for (const gameEvent of line.events.slice(from, to)) {
      const scoreChange = counted(gameEvent);
      if (scoreChange) sums[scoreChange.seat] = (sums[scoreChange.seat] ?? 0) + scoreChange.points;
    }
  }
  return sums;
}

function signed(count: number): string {
  return count < 0 ? `−${-count}` : `+${count}`;
}

export function RoundSummary({ store, round }: { store: TableStore; round: Round }) {
  const board = store.state.board.value;
  const words = store.state.words.value;
  const seats = store.state.table.value?.seats ?? [];
  const sums = board && round.gameEvent ? gainedIn(board, round, seats.length) : null;
  if (!sums || !words || sums.every((sum) => sum === 0)) return null;
  const label = board?.tallied ? words.t(board.tallied) : t("ui-round-points");
  return (
    <p class="round-sum quiet" data-tip={t("ui-round-sum", { what: verbatim(label) })}>
      <span class="what">{label}</span>
      {sums.map((sum, seat) => (
        <span key={seat} class="num">
          <Shield seat={seat} size="s" />
          <span class="hidden-words">{words.seat(seat)} </span>
          {signed(sum)}
        </span>
      ))}
    </p>
  );
}
