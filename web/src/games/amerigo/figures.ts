/** The numbers of a seat in the panels, each with the name that its panel uses. */
import type { Wording } from "../../words/wording";
import type { Figure } from "../board";
import { COMMODITIES, POSTS, TRACKS, trackPoints } from "./printed";
import { letter, type AmerigoView } from "./view";

/** Return what the two tracks with points would score for a seat now. */
export function trackSum(view: AmerigoView, seat: number): number {
  return TRACKS.reduce((all, track) => all + trackPoints(track, view.seats[seat]?.[track.name] ?? 0), 0);
}

export function figuresOf(view: AmerigoView, seat: number, words: Wording): Figure[] {
  const entry = view.seats[seat];
  if (!entry) return [];
  return [
    { name: "score", label: words.t("board-points-title"), value: entry.points },
    { name: "gold", label: words.t("board-gold-title"), value: entry.gold },
    { name: "cannons", label: words.t("board-cannons-title"), value: entry.cannons },
    { name: "posts", label: words.t("board-posts-title"), value: POSTS - entry.posts.length },
    { name: "chests", label: words.t("board-chests-title"), value: entry.chests },
    { name: "tracks", label: words.t("board-tracks"), value: trackSum(view, seat) },
    { name: "order", label: words.t("board-order"), value: view.order.indexOf(letter(seat)) + 1 },
    ...COMMODITIES.flatMap((name) => [
      { name, label: words.name(name), value: entry.commodities[name] ?? 0 },
      {
        name: `${name} productions`,
        label: words.t("board-productions-of", { name }),
        value: entry.production[name] ?? 0,
      },
    ]),
  ];
}
