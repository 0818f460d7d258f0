/** The numbers of a seat in the panels. */
import { Picture } from "../../art/art";
import type { FigureProps } from "../../kit/figure";
import type { Wording } from "../../words/wording";
import type { Figure } from "../board";
import { figureOf } from "./piece_moves";
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

const chest = <Picture name="chest" className="cn" />;
/** Icons, rules and the text keys of the tooltips. */
const SIGNS: Record<string, Pick<FigureProps, "icon" | "rule" | "tip" | "positive" | "sign">> = {
  score: { icon: "trophy", rule: "AM-END-06", tip: "board-figure-points" },
  gold: { icon: "coin", rule: "AM-GLD-03", tip: "board-figure-gold" },
  cannons: { icon: "cannon", rule: "AM-CAN-01", tip: "board-figure-cannons" },
  posts: { icon: "anchor", rule: "AM-NAV-04", tip: "board-figure-posts" },
  chests: { icon: chest, rule: "AM-GLD-04", tip: "board-figure-chests", positive: true },
  tracks: { icon: "progress", rule: "AM-END-04", tip: "board-track-points", positive: true, sign: "+" },
  order: { icon: "flag", rule: "AM-RND-05", tip: "board-order-more" },
};

/** Figures that count up and down. */
export const COUNTED = ["score", "gold", "cannons", "posts", "chests"];

/** Return some figures of a seat with everything that is shown of them. */
export function figureProps(
  names: readonly string[],
  { view, seat, words }: { view: AmerigoView; seat: number; words: Wording },
): FigureProps[] {
  return figuresOf(view, seat, words).flatMap(({ name, label, value }) => {
    const sign = SIGNS[name];
    if (!sign || !names.includes(name)) return [];
    const tip = words.t(sign.tip, { count: value, points: value });
    const counter = COUNTED.includes(name) && { counter: figureOf(name, seat) };
    return [{ ...sign, seat, name, label, value, tip, ...counter }];
  });
}
