/** The movements of each event: ships, posts, tiles, discs of the tracks, and a seat's points and gold. */
import type { Fact, GameEvent } from "../../wire/shapes";
import { seatIn } from "../../words/wording";
import type { PieceMove } from "../board";
import type { Track } from "./printed";
import { shipName } from "./standing";
import { letter } from "./view";

/** The disc of its seat that an event moves. */
const DISCS: Record<string, Track["name"]> = {
  "gold-taken": "gold",
  "gold-got": "gold",
  "gold-spent": "gold",
  "chest-cashed": "gold",
  "purse-cashed": "gold",
  "track-ran-over": "gold",
  "cannons-added": "cannons",
  "pirates-beaten": "cannons",
  "pirates-won": "cannons",
  "pirates-won-halved": "cannons",
  "progress-moved": "progress",
  "disc-moved": "white",
};

/** Pirates attack all seats simultaneously (AM-PIR-01). */
export const TOGETHER = [["pirates-beaten", "pirates-won", "pirates-won-halved"]];

export function discName(track: Track["name"], seat: number): string {
  return `am-disc-${track}-${letter(seat)}`;
}

export function tileName(square: string): string {
  return `am-tile-${square}`;
}

export function postName(square: string): string {
  return `am-post-${square}`;
}

/** Return the counter name of a seat's figure; that of "score" is the shell's, too. */
export function figureOf(figure: string, seat: number): string {
  return `${figure}-${letter(seat)}`;
}

/** Convert the fact of a square to its name in views: "square-c:5" is c5. */
function squareIn(fact: Fact | undefined): string {
  return String(fact).replace("square-", "").replace(":", "");
}

export function travelsOf({ event, facts }: GameEvent): readonly (readonly PieceMove[])[] {
  const seat = seatIn(facts);
  if (seat === null) return [];
  const things: string[] = [];
  const disc = DISCS[event];
  if (disc) things.push(discName(disc, seat), figureOf(disc, seat));
  if (event === "ship-placed" || event === "ship-sailed") things.push(shipName(seat, Number(facts.ship)));
  if (event === "post-set-up") things.push(postName(squareIn(facts.space)), figureOf("posts", seat));
  const moved: PieceMove[] = [{ things }];
  // The viewer's own pile is not a data-place: a tile dragged to the sea must not come from there again.
  if (event === "tile-built")
    moved.push({ things: [tileName(squareIn(facts.space))], from: `pile ${letter(seat)}`, to: "sea" });
  return [moved];
}
