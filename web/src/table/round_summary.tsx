/** The score change of each seat in a finished round, as one line below its heading. */
import { Shield } from "../art/art";
import type { GameBoard } from "../games/board";
import type { TableStore } from "../state/table";
import { say } from "../words/speech";
import { verbatim } from "../words/wording";
import type { Round } from "./story";

/** Return the score change of each seat in a round, without undone events; null if the board counts none. */
export function gainedIn(
  board: Pick<GameBoard, "gain" | "tally">,
  { parts }: Pick<Round, "parts">,
  seats: number,
): number[] | null {
  const counted = board.tally ?? board.gain;
  if (!counted) return null;
  const sums = Array.from({ length: seats }, () => 0);
  for (const { line, from, to, takenBy } of parts) {
    if (takenBy !== null) continue;
    for (const told of line.events.slice(from, to)) {
      const gain = counted(told);
      if (gain) sums[gain.seat] = (sums[gain.seat] ?? 0) + gain.points;
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
  const sums = board && round.told ? gainedIn(board, round, seats.length) : null;
  if (!sums || !words || sums.every((sum) => sum === 0)) return null;
  const label = board?.tallied ? words.say(board.tallied) : say("ui-round-points");
  return (
    <p class="round-sum" data-tip={say("ui-round-sum", { what: verbatim(label) })}>
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
