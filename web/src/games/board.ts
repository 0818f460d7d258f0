/**
 * The seam between the shell and a game's own board.
 *
 * A game's folder holds an index.tsx whose default export is a GameBoard, and texts/ with the words of its picture, a
 * file for each language. The shell finds both by the folder's name, which is the game's key, and loads them only when
 * such a table is opened. Without a folder the generic panel plays.
 *
 * What the shell does for every board: the question, confirm and undo, hints, log, replay, chat, clocks, tooltips,
 * keys, announcements and motion. What a board does: draw the view, mark what can be chosen, and say what was chosen.
 *
 * Marks that the shell understands anywhere inside a board (data attributes):
 *   data-region="hand"      a part of the table that the keyboard can jump to; see GameBoard.regions
 *   data-legal="take 8"     a thing that may be chosen now: a button or [tabindex], and this action's notation (or "" when
 *                           it is only a part of one). Arrow keys walk these by direction. Gold ring by class "can".
 *   data-piece="ship-2"     a thing that moves: when it stands elsewhere after an update, it glides there from where it was
 *                           (on an element without a transform of its own)
 *   data-place="hand B"     a part of the table as the game's events know it, see Travel; things lie in the nearest round them
 *   data-turns              a thing that turns over where it lies, with var(--delay) and var(--turn), how long, for its style sheet
 *   data-counts="score-B"   a number that counts up or down when it changes (motion/counters.tsx); of drawn things data-value has it
 *   data-holds="ship-3"     names of things that lie here unseen: one that appears elsewhere comes from here
 *   data-drag-to="hand"     where a thing can be dragged to instead of being pressed: the data-region
 *   data-tip="..." data-tip-title="..." data-tip-rule="MN-TRD-07"
 *                           a tooltip on hover, focus and long press, which can be pinned; the rule's number opens the
 *                           ledger, and data-tip-<name> leads to whatever is offered for that name (parts/tip_acts.ts)
 *   data-tip-moment="17"    the move that a thing came with, as Origins knows it: its tooltip leads there. Where a press means
 *                           nothing else, Lead (parts/lead.tsx) leads there by itself
 *   data-facts="cocoa @B"   what a thing is called in facts: a log line that names one of them lights it, and pointing at
 *                           the thing lights the lines (class "lit" is set by the shell)
 */
import type { ComponentType } from "preact";
import type { Wording } from "../words/wording";
import type { Asked, DescribeAnswer, Facts, LogLine, PreviewAnswer, TableShape, Told } from "../wire/shapes";

export type Size = "wide" | "tablet" | "phone";

/** What would be if an action were chosen now, as far as it is known already. */
export interface Previewed {
  action: string;
  /** Null until the server has answered. */
  answer: PreviewAnswer | null;
  /** The view that it was asked from: what would change is compared with that one. */
  before: unknown;
  by: Pointed;
}

/** How a choice was pointed at: whoever plays by keys may have to be told in words what it would do. */
export type Pointed = "pointer" | "keys" | "finger";

/** A number that the panels show of a seat. */
export interface Figure {
  /** By which a panel names it, in Foreseen; "score" is the one that the shell shows. */
  name: string;
  label: string;
  value: number;
}

/** What the bar says while a board puts an action together: a second line, and the button that waits. */
export interface BarNote {
  text: string;
  /** Such as "Offer 1 of 3"; shown on a closed confirm button. */
  button?: string;
}

/** The moves of the story to which things and scores lead back; undefined where there is none, or where it is what is shown. */
export interface Origins {
  /** The move that each of a seat's things came with, by what GameBoard.came calls them. Those alike may be given in any order. */
  things(seat: number, things: readonly string[]): (number | undefined)[];
  /** The last move before what is shown that changed a seat's score, by a category of its points or at all. */
  score(seat: number, category?: string): number | undefined;
}

export interface BoardProps<View = unknown> {
  /** What the looking seat, or a spectator, may know. */
  view: View;
  /** The decision of the looking seat; null when it has none, when the past is shown or when a choice is on its way. */
  asked: Asked | null;
  table: TableShape;
  /** Through whose eyes; null is a spectator's. */
  looking: number | null;
  words: Wording;
  size: Size;
  /** True while an earlier moment is shown: nothing can be chosen, nothing is gold. */
  past: boolean;
  /** Seats that owe a decision now. */
  waiting: readonly number[];
  /** Seats whose clocks run: they owe a decision or the confirmation of their turn. */
  thinking: readonly number[];
  /** When the clocks of `table` were heard. */
  heardAt: number;
  /** The entries that led from the view before to this one, for trails and reveals. */
  news: readonly LogLine[];
  /** The story up to what is shown, as its viewer may know it. */
  story: readonly LogLine[];
  /** Which moves of it things and scores came with. */
  origins: Origins;
  /** What is held for confirmation in the bar. */
  held: string | null;
  /** The table as text and remarks on the legal actions: only for the panel that has no picture of the game. */
  described: DescribeAnswer | null;
  previewed: Previewed | null;
  /** Takes a legal action: it goes to the table at once, tentative, or is held first if the person wants that. */
  choose(action: string): void;
  /** Takes a legal action because its time is over, whatever is asked of the person before others. */
  lapse(action: string): void;
  /** Holds a legal action until it is confirmed in the bar; null lets go of it. For what cannot be taken back. */
  hold(action: string | null): void;
  /** The pointer is on an action; null when it left. The keys' focus and a long press are seen to by the shell. */
  preview(action: string | null): void;
  /** Somebody tried what is not allowed: the shell asks for the reason and shows it with its rule. */
  whyNot(action: string): void;
  /** The same where no action stands for what was tried, so that the board itself knows the reason. */
  explain(reason: string, rule: string): void;
  /** What the bar says meanwhile; null takes it back. */
  note(note: BarNote | null): void;
}

export interface PanelProps<View = unknown> extends BoardProps<View> {
  /** Whose panel it is. */
  seat: number;
}

/** A step of the round or turn for the top bar. */
export interface RoundStep {
  label: string;
  state: "done" | "now" | "next";
}

/** One line of the score table at the end. */
export interface Category {
  /** As Gain.category calls it. */
  key: string;
  label: string;
  points: readonly number[];
}

/** What an event of the log added to a seat's score, or took from it. */
export interface Gain {
  seat: number;
  points: number;
  /** What they were earned for: a key of the categories of a score. */
  category: string;
}

/** A picture from the sheet of symbols that stands in a sentence of the log. */
export interface LogSymbol {
  name: string;
  /** A CSS colour, for a symbol that takes one. */
  colour?: string;
}

/** Something that an event of the log brought to a seat, which shows it from then on. */
export interface Came {
  seat: number;
  /** What a fact calls it. */
  thing: string;
}

/**
 * What an event moves. Each of the things, called by its data-facts, data-piece or data-counts, is one that lay at `from` or
 * lies at `to` now, first one for which both is true: it may have gone on since. Without places it is all that are called so,
 * and without things all that went from the one place to the other. What nobody saw before comes from `from`.
 */
export interface Travel {
  things?: readonly string[];
  from?: string;
  to?: string;
  /** By how much it changes a number. */
  points?: number;
}

/** A part of the table that a key jumps to. */
export interface Region {
  /** The value of its data-region. */
  name: string;
  /** The letter that jumps there. */
  key: string;
  /** Text key of what it is called. */
  label: string;
}

/** Ways to throw something away: choices that would have brought something, things that could be kept, points or dice that are paid for. */
export const WASTES = ["moves", "things", "points"] as const;

/** What an action would throw away; the person is warned first, unless that kind of warning is muted. */
export interface Waste {
  kind: (typeof WASTES)[number];
  /** A key of the board's texts, with its facts. */
  text: string;
  facts: Facts;
  rule: string;
}

export interface GameBoard<View = unknown> {
  /** The middle of the table. */
  Board: ComponentType<BoardProps<View>>;
  /** The looking seat's own things, below the board; left out for spectators. */
  OwnArea?: ComponentType<BoardProps<View>>;
  /** What is public about a seat, inside the shell's panel with shield, name, bot sign and clock. */
  OpponentPanel?: ComponentType<PanelProps<View>>;
  /** More panels in the rails, above the log on the right. */
  LeftRail?: ComponentType<BoardProps<View>>;
  RightRail?: ComponentType<BoardProps<View>>;
  /** How the last points were made, on the page of a match that is over. */
  Ending?: ComponentType<BoardProps<View>>;
  /** Where the players' panels stand on a wide screen. */
  playersAt: "left" | "right";
  /** The number that a player's panel shows big, as the view has it; null when it is not known. */
  score(view: View, seat: number): number | null;
  /** The name of the icon before that number, from the symbols ("coin", "i-trophy"). */
  scoreIcon: string;
  /** The numbers that the panels show of a seat, those that are 0 too: what a previewed choice would change of them is
   * shown beside them, by Foreseen (table/foreseen.tsx). Without it the numbers of the table as text are taken. */
  figures?(view: View, seat: number, words: Wording): Figure[];
  /** The round that the view is in, for the log's captions and the curve of a match. */
  round(view: View): number | null;
  /** How many rounds a game has, if it has a fixed number: then it has the text `word-round-of`. */
  rounds?: number;
  /** Points by what they were earned for, one number per seat, when the view keeps count of them. */
  categories?(view: View, words: Wording): Category[];
  /** What an event changed of a score, so that the log can tell the new one too. */
  gain?(told: Told): Gain | null;
  /** What a round's summary counts, if not the score: such as barrels in a game without points. */
  tally?(told: Told): Gain | null;
  /** Text key of what the summary counts; points if there is none. */
  tallied?: string;
  /**
   * What an event moves, step by step: what is in one step goes at the same time. Without it an event moves all that its
   * facts name.
   */
  travels?(told: Told): readonly (readonly Travel[])[];
  /** Which events happen at the same moment when they follow each other, though the log tells of one after the other. */
  together?: readonly (readonly string[])[];
  /**
   * The picture before a thing that an event names: by its key such as "cocoa", or "#gold" for the number that its fact
   * gold is. Without a fact, the picture of what the event is about though no fact names it.
   */
  symbol?(told: Told, fact?: string): LogSymbol | null;
  /** What an event brought to a seat, so that the thing can lead back to it. */
  came?(told: Told): Came | null;
  steps?(view: View, words: Wording): RoundStep[];
  regions: readonly Region[];
  /** What a legal action would throw away, judged by what its seat sees and may choose instead; null for nothing. */
  waste?(view: View, asked: Asked, action: string): Waste | null;
  /** True when a seat holds things that others must not see, so that a shared screen needs a curtain. */
  secrets: boolean;
}

type Found = { default: GameBoard };

const boards = import.meta.glob<Found>("./*/index.tsx");
const texts = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });

/** The board of a game, or null when the game has none of its own. */
export async function boardOf(game: string): Promise<GameBoard | null> {
  const load = boards[`./${game}/index.tsx`];
  return load ? (await load()).default : null;
}

/** The words that only a game's picture needs, from the folder texts beside it; "" when there are none. */
export async function boardTexts(game: string, language: string): Promise<string> {
  return (await texts[`./${game}/texts/${language}.ftl`]?.()) ?? "";
}
