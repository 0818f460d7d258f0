/** Start a new match against bots from another match: at a past move, or with the same deal. */
import { go } from "../route";
import { newNonce } from "../state/lobby";
import { level, remember } from "../state/settings";
import type { TableStore } from "../state/table";
import * as api from "../wire/api";
import type { SeatShape, SeatWish, TableShape } from "../wire/shapes";
import { t } from "../words/speech";
import { isShared } from "./terms";

/** Whether a position may be played on: once the match is over, or if no other person plays in it. Keeps hidden cards hidden. */
export function mayPlayOn(table: TableShape): boolean {
  return table.phase === "over" || (table.phase === "playing" && !isShared(table));
}

export async function playOn(store: TableStore, table: TableShape, at: number): Promise<void> {
  const own = store.state.yours.value[0] ?? 0;
  const made = await api.branch(table.match, {
    game: table.game,
    seats: withBotNames(table.seats.map((seat) => wishFor(seat, own))),
    options: table.options,
    nonce: newNonce(),
    from_at: at,
  });
  remember(`seat.${made.match}`, own);
  go(`/table/${made.match}`);
}

/** A bot keeps its name and level; another person is replaced by a bot of the preferred level. */
function wishFor(seat: SeatShape, own: number): SeatWish {
  if (seat.seat === own) return { role: "me", name: "", level: level.value };
  const bot = seat.role === "bot";
  return { role: "bot", name: bot ? seat.name : "", level: (bot && seat.level) || level.value };
}

/** Give each unnamed bot a name that is not taken at the table. */
export function withBotNames(seats: readonly SeatWish[], taken = ""): SeatWish[] {
  const free = t("ui-bot-names")
    .split(",")
    .map((each) => each.trim())
    .filter((each) => each !== taken && !seats.some((seat) => seat.name === each));
  return seats.map((seat) =>
    seat.role === "bot" && !seat.name ? { ...seat, name: free.shift() ?? "" } : seat,
  );
}
