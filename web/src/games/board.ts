/**
 * The interface between the shell and a game's own board.
 *
 * A game's folder holds an index.tsx whose default export is made by defineBoard, and texts/ with the texts of its board, a
 * file for each language. The shell finds both by the folder's name, which is the game's key, and lazy-loads them when
 * such a table is opened, with the game's symbols.svg. Games outside this folder add theirs at build time, see
 * web/boards.ts. A game without a board is played on the generic panel.
 *
 * The shell provides for every board: the question, confirm and undo, hints, log, replay, chat, clocks, tooltips,
 * keys, announcements and motion. A board draws the view, marks what can be chosen, and reports what was chosen.
 *
 * Data attributes that the shell understands anywhere inside a board:
 *   data-region="hand"      a part of the table that the keyboard can jump to; see GameBoard.regions
 *   data-legal="take 8"     an element that may be chosen now: a button or [tabindex], with this action's notation (or "" if
 *                           it is only a part of one). Arrow keys move between these. Class "can" draws a gold ring.
 *   data-piece="ship-2"     a piece that moves: if its place changes in an update, it glides there from its old place
 *                           (on an element without a transform of its own). A name may be on the page only once
 *   data-place="hand B"     a part of the table as the game's events name it, see PieceMove; a piece is in its nearest one
 *   data-turns              a piece that turns over in place; the style sheet gets var(--delay) and the duration var(--turn)
 *   data-counts="score-B"   a number that counts up or down when it changes (motion/counters.tsx); if drawn, see data-value
 *   data-holds="ship-3"     names of hidden pieces that lie here: one that appears elsewhere comes from here
 *   data-drag-to="hand"     the data-region that an element can be dragged to instead of being clicked
 *   data-tip="..." data-tip-title="..." data-tip-rule="MN-TRD-07"
 *                           a tooltip on hover, focus and long press, which can be pinned; the rule's number opens the
 *                           ledger, and data-tip-<name> runs the action registered for that name (parts/tip_acts.ts)
 *   data-tip-through        its tooltip never takes the pointer: neighbours that it may cover can be chosen
 *   data-tip-moment="17"    the move that a thing came with, from Origins: its tooltip links there. If a click has no other
 *                           meaning, Lead (parts/history_link.tsx) links there directly
 *   data-facts="cocoa @B"   the facts of an element: a log line with one of them highlights it on hover, and the reverse
 *                           (the shell sets the class that highlights it)
 */
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentType } from "preact";
import { insertSprite } from "../art/art";
import * as added from "virtual:boards";
import type { Wording } from "../words/wording";
import type {
  DecisionShape,
  DescribeAnswer,
  Facts,
  LogLine,
  PreviewAnswer,
  TableShape,
  GameEvent,
} from "../wire/shapes";

export type Size = "wide" | "tablet" | "phone";

/** The known result of an action that is not chosen yet. */
export interface Previewed {
  action: string;
  /** Null until the server has answered. */
  answer: PreviewAnswer | null;
  /** The view that it was requested for; changes are computed against it. */
  before: unknown;
  by: Pointed;
}

/** How a choice was pointed at: keyboard users may need its preview in words. */
export type Pointed = "pointer" | "keys" | "finger";

/** A number of a seat that the panels show. */
export interface Figure {
  /** The name that a panel passes to Foreseen; "score" is the one that the shell shows. */
  name: string;
  label: string;
  value: number;
}

/** The bar's text while a board composes an action: a second line, and the label of the disabled button. */
export interface BarNote {
  text: string;
  /** Such as "Offer 1 of 3"; shown on the disabled confirm button. */
  button?: string;
}

/** The moves that things and scores link back to; undefined if there is none, or if it is the shown one. */
export interface Origins {
  /** The move that each of a seat's things came with, named as in GameBoard.came. Equal things may be in any order. */
  things(seat: number, things: readonly string[]): (number | undefined)[];
  /** The last move before the shown one that changed a seat's score, in a category or at all. */
  score(seat: number, category?: string): number | undefined;
}

/**
 * What a board is drawn from. The object stays the same until something of it changes. What changes with every hover is
 * a signal: read it only in the component that shows it (see kit/choosable.tsx).
 */
export interface BoardProps<View = unknown> {
  /** Everything that the seat in `looking`, or a spectator, may know. */
  view: View;
  /** The decision of that seat; null if it has none, in the past, or while a choice is being sent. */
  asked: DecisionShape | null;
  table: TableShape;
  /** The seat whose view it is; null for a spectator. */
  looking: number | null;
  words: Wording;
  size: Size;
  /** True while a past position is shown: nothing can be chosen, nothing is gold. */
  past: boolean;
  /** Seats that must decide now. */
  waiting: readonly number[];
  /** Seats whose clocks run: they must decide or confirm their turn. */
  thinking: readonly number[];
  /** When the clock values of `table` arrived. */
  heardAt: number;
  /** The log entries between the previous view and this one, for trails and reveals. */
  latestEntries: readonly LogLine[];
  /** The log up to the shown position, as its viewer may know it. */
  story: readonly LogLine[];
  /** The moves of the log that things and scores came from. */
  origins: Origins;
  /** The staged action, waiting for confirmation in the bar. */
  staged: ReadonlySignal<string | null>;
  previewed: ReadonlySignal<Previewed | null>;
  /** The table as text, and remarks on the legal actions: only for the generic panel. */
  described: DescribeAnswer | null;
  /** Choose a legal action: send it as a tentative step, or stage it if the player wants to confirm every choice. */
  choose(action: string): void;
  /** Send a legal action because its time ran out, without asking for confirmation. */
  timeOut(action: string): void;
  /** Stage a legal action until it is confirmed in the bar; null unstages it. For actions that cannot be undone. */
  stage(action: string | null): void;
  /** Preview the hovered action; null when the pointer leaves. The shell handles keyboard focus and long presses. */
  preview(action: string | null): void;
  /** Explain why an action is illegal: the shell requests the reason and shows it with its rule. */
  whyNot(action: string): void;
  /** The same if no action stands for the attempt, so that the board itself knows the reason. */
  explain(reason: string, rule: string): void;
}

export interface PanelProps<View = unknown> extends BoardProps<View> {
  /** The seat of the panel. */
  seat: number;
}

/** A step of the round or turn for the top bar. */
export interface RoundStep {
  label: string;
  state: "done" | "now" | "next";
}

/** One row of the final score table. */
export interface Category {
  /** Same key as ScoreChange.category. */
  key: string;
  label: string;
  points: readonly number[];
}

/** A change of a seat's score by an event. */
export interface ScoreChange {
  seat: number;
  points: number;
  /** The source of the points: a key of the score categories. */
  category: string;
}

/** A symbol of the shell or of the game in a sentence of the log. */
export interface LogSymbol {
  name: string;
  /** A CSS colour, for a symbol that can be coloured. */
  colour?: string;
}

/** A thing that an event gave to a seat. The seat shows it from then on. */
export interface Acquisition {
  seat: number;
  /** Its name as a fact. */
  thing: string;
}

/**
 * A movement that an event causes. Each thing, named by its data-facts, data-piece or data-counts, is matched with a piece
 * that was in `from` or is now in `to`, preferring pieces for which both hold: it may have moved on since. Without places,
 * it matches all pieces with these names; without things, all that went from `from` to `to`. A piece that was not visible
 * comes from `from`.
 */
export interface PieceMove {
  things?: readonly string[];
  from?: string;
  to?: string;
  /** The change of a number. */
  points?: number;
}

/** A part of the table that has a key to jump to it. */
export interface Region {
  /** The value of its data-region. */
  name: string;
  /** The letter that jumps to it. */
  key: string;
  /** Text key of its name. */
  label: string;
}

/** Kinds of waste: legal moves that would gain something, things that could be kept, points or dice already paid for. */
export const WASTES = ["moves", "things", "points"] as const;

/** A waste that an action causes. The player is warned first, unless warnings of this kind are disabled. */
export interface WasteWarning {
  kind: (typeof WASTES)[number];
  /** A key of the board's texts, with its facts. */
  text: string;
  facts: Facts;
  rule: string;
}

/** Wishes of a board about the shell's layout. */
export interface BoardLayout {
  /** The side of the players' panels on a wide screen. */
  players: "left" | "right";
  /** Height of the log in percent of the right rail, beside the panels of one, two and more other players. */
  logHeights?: readonly [one: number, two: number, more: number];
  /** Less padding of the players' panels in low windows. */
  compact?: true;
  /** On a tablet, a button opens the log; there is no right rail. */
  logButton?: true;
  /** On a tablet, the top bar shows the current step only. */
  currentStepOnly?: true;
}

export interface GameBoard<View = unknown> {
  /** The value of `game` in its views; undefined for a board that shows any game. */
  game?: string;
  /** The centre of the table. */
  Board: ComponentType<BoardProps<View>>;
  /** The viewer's own things, below the board; omitted for spectators. */
  OwnArea?: ComponentType<BoardProps<View>>;
  /** Public information of a seat, inside the shell's panel with shield, name, bot badge and clock. */
  OpponentPanel?: ComponentType<PanelProps<View>>;
  /** More panels in the rails; on the right above the log. */
  LeftRail?: ComponentType<BoardProps<View>>;
  RightRail?: ComponentType<BoardProps<View>>;
  /** The final scoring, on the review page. */
  Ending?: ComponentType<BoardProps<View>>;
  layout: BoardLayout;
  /** The bar's text while an action is composed; null for none. It is read again when a signal that it reads changes. */
  note?(props: BoardProps<View>): BarNote | null;
  /** The large number of a player's panel; null if the view does not have it. */
  score(view: View, seat: number): number | null;
  /** The icon of that number, from the symbols ("coin", "i-trophy"). */
  scoreIcon: string;
  /** The numbers of a seat in the panels, including zeros. Foreseen (table/preview_delta.tsx) shows beside them how a
   * previewed choice changes them. Without it, the numbers of the table as text are used. */
  figures?(view: View, seat: number, words: Wording): Figure[];
  /** The round of the view, for the log's headings and the curve of a match. */
  round(view: View): number | null;
  /** The number of rounds, if it is fixed: then the game has the text `word-round-of`. */
  rounds?: number;
  /** Points by category, one number per seat, if the view has them. */
  categories?(view: View, words: Wording): Category[];
  /** The score change of an event, so that the log can show the new total. */
  scoreChange?(gameEvent: GameEvent): ScoreChange | null;
  /** The change that a round's summary counts, if not the score: such as barrels in a game without points. */
  tally?(gameEvent: GameEvent): ScoreChange | null;
  /** Text key of what the summary counts; points if it is missing. */
  tallied?: string;
  /**
   * The movements of an event, step by step; those of one step start together. Without it, an event moves everything
   * that its facts name.
   */
  pieceMoves?(gameEvent: GameEvent): readonly (readonly PieceMove[])[];
  /** Groups of events that are simultaneous when they follow each other, although the log lists them in order. */
  together?: readonly (readonly string[])[];
  /**
   * The picture before a thing that an event names: by its key such as "cocoa", or "#gold" for the number of its fact
   * gold. Without a fact, the picture of the event's subject if no fact names it.
   */
  symbol?(gameEvent: GameEvent, fact?: string): LogSymbol | null;
  /** The thing that an event gave to a seat, so that the thing can link back to the event. */
  acquisition?(gameEvent: GameEvent): Acquisition | null;
  steps?(view: View, words: Wording): RoundStep[];
  regions: readonly Region[];
  /** The waste of a legal action, judged by what its seat sees and may choose instead; null for none. */
  wasteWarning?(view: View, asked: DecisionShape, action: string): WasteWarning | null;
  /** True if a seat has hidden information, so that a shared screen needs a curtain. */
  secrets: boolean;
}

/**
 * Declare the board of a game for its generated view type (wire/views). The shell knows no view types. It passes a
 * board only views that `checkView` accepts, so the type can be erased here.
 */
export function defineBoard<View extends { game: string }>(
  board: GameBoard<View> & { game: View["game"] },
): GameBoard {
  return board as GameBoard;
}

/** Return the view if it is one of the board's game, and throw an error otherwise. */
export function checkView(board: GameBoard | null, view: unknown): unknown {
  if (board?.game === undefined) return view;
  const game = typeof view === "object" && view !== null && "game" in view ? view.game : undefined;
  if (game === board.game) return view;
  throw new Error(`The board of ${board.game} cannot show a view of ${String(game)}.`);
}

type Found = { default: GameBoard };
type Lazy<T> = Record<string, () => Promise<T>>;

const boards = import.meta.glob<Found>("./*/index.tsx");
const texts = import.meta.glob<string>("./*/texts/*.ftl", { query: "?raw", import: "default" });

/** Load the board of a game and its drawings; null if it has none of its own. */
export async function loadBoard(game: string): Promise<GameBoard | null> {
  const load = boards[`./${game}/index.tsx`] ?? (added.boards as Lazy<Found>)[game];
  if (!load) return null;
  const [found] = await Promise.all([load(), insertSprite(game)]);
  return found.default;
}

/** Load the texts that only a game's board needs, from its folder texts; "" if there are none. */
export async function boardTexts(game: string, language: string): Promise<string> {
  const load = texts[`./${game}/texts/${language}.ftl`];
  if (load) return load();
  return (await added.texts[`${game}/${language}`]?.())?.default ?? "";
}
