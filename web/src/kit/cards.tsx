/** Cards on the table and in a hand. A deck says how its cards look; the cards know what a click on them does. */
import type { ReadonlySignal } from "@preact/signals";
import type { ComponentChildren, ComponentType } from "preact";
import { useMemo, useRef, useState } from "preact/hooks";
import type { BoardProps } from "../games/board";
import { useDerived } from "../parts/derived";
import type { Wording } from "../words/wording";
import { useHighlight } from "./choosable";
import type { Piece } from "./identity";
import { tip } from "./tip";
import "./cards.css";

/** The words of a card. */
export interface CardText {
  name: string;
  about: string;
  rule: string;
  /** Its name in log entries; see data-facts in games/board.ts. */
  fact: string;
}

/** The look and the words of cards by their sign. */
export interface Deck {
  /** A component that is redrawn only when its props change. */
  Face: ComponentType<{ sign: string; words: Wording }>;
  /** The class of a card, which gives its size. */
  style(sign: string): string;
  text(sign: string, words: Wording): CardText;
  /** Called when a card is clicked, before its action. */
  onClick?(piece: Piece): void;
}

export interface CardProps {
  deck: Deck;
  piece: Piece;
  board: BoardProps;
  /** The action of a click. If it is not legal, a click asks why. */
  action?: string;
  /** Replaces the action: for a card that is only a part of one, or to explain why it cannot be chosen. */
  onClick?(): void;
  /** Whether a click selects it, or otherwise contributes to an action. Then it is legal without an action of its own. */
  part?: boolean;
  /** Whether it is selected, while cards are being selected. */
  selected?: boolean;
  /** The names of the cards that the previewed action would use. */
  hinted?: ReadonlySignal<readonly string[]>;
  /** More classes, depending on signals. */
  mark?: ReadonlySignal<string>;
  /** The accessible name, if it is not the card's name. */
  label?: string | ReadonlySignal<string>;
  /** Text for screen readers after the card's name. */
  also?: string;
  rule?: string;
  /** A short text in a corner: its place in a row, or the number of equal cards. */
  badge?: string | number;
  /** Just revealed: it turns over. */
  turns?: boolean;
  tabIndex?: number;
  /** The region that it can be dragged to while it can be chosen. */
  dragTo?: string;
  /** The move that it came with; see data-tip-moment. */
  moment?: number;
}

/** A card as a button. Its vnode is memoized, so a new view redraws only the cards that look different. */
export function Card(props: CardProps) {
  const { deck, piece, board, action, part, selected, hinted, mark, label, also, rule } = props;
  const { badge, turns, tabIndex, dragTo, moment } = props;
  const { words } = board;
  const legal = board.asked?.choices.some((choice) => choice.action === action)
    ? action
    : part
      ? ""
      : undefined;
  const can = legal !== undefined;
  const highlight = useHighlight(board, legal || undefined);
  const className = useDerived(() => {
    const hint = highlight.value || hinted?.value.includes(piece.name);
    const state = [can && "can", selected && "on", hint && "hov", mark?.value].filter(Boolean).join(" ");
    return `card ${deck.style(piece.sign)} ${state}`;
  }, [deck, piece, can, selected, highlight, hinted, mark]);
  // Handlers use the newest props, even if the card was last drawn for an older view.
  const newest = useRef(props);
  newest.current = props;
  return useMemo(() => {
    const { name, about, rule: usual, fact } = deck.text(piece.sign, words);
    const point = (on: boolean) => {
      if (legal) newest.current.board.preview(on ? legal : null);
    };
    return (
      <button
        type="button"
        class={className}
        aria-label={label ?? (also ? `${name}, ${also}` : name)}
        aria-pressed={selected}
        aria-disabled={!can}
        tabIndex={tabIndex ?? (can ? 0 : -1)}
        data-legal={legal}
        data-drag-to={can ? dragTo : undefined}
        data-piece={piece.name}
        data-turns={turns ? "" : undefined}
        data-facts={fact}
        data-tip-moment={moment}
        {...tip(about, name, rule ?? usual)}
        onClick={() => click(newest.current, Boolean(legal))}
        onPointerEnter={(event) => event.pointerType !== "touch" && point(true)}
        onPointerLeave={() => point(false)}
      >
        {badge !== undefined && <span class="badge">{badge}</span>}
        <deck.Face sign={piece.sign} words={words} />
      </button>
    );
  }, [
    deck,
    piece,
    words,
    legal,
    selected,
    className,
    label,
    also,
    rule,
    badge,
    turns,
    tabIndex,
    dragTo,
    moment,
  ]);
}

function click({ deck, piece, board, action, onClick }: CardProps, legal: boolean): void {
  deck.onClick?.(piece);
  if (onClick) onClick();
  else if (action !== undefined) (legal ? board.choose : board.whyNot)(action);
}

type RowProps = Omit<CardProps, "piece" | "action"> & {
  pieces: readonly Piece[];
  /** The action of a click on a card. */
  action?(piece: Piece): string;
};

/** Cards beside each other, each with its action. */
export function CardRow({ pieces, action, ...card }: RowProps) {
  return (
    <>
      {pieces.map((piece) => (
        <Card key={piece.name} {...card} piece={piece} action={action?.(piece)} />
      ))}
    </>
  );
}

interface HandProps {
  class: string;
  label: string;
  /** See data-place in games/board.ts. */
  place?: string;
  pieces: readonly Piece[];
  /** Draw a card of the hand. One of them has the tabIndex 0: Tab stops once, arrow keys move within. */
  card(piece: Piece, tabIndex: number): ComponentChildren;
  /** Shown after the cards. */
  children?: ComponentChildren;
}

/** The cards of a player. They shrink and then overlap when there are many. */
export function Hand({ class: name, label, place, pieces, card, children }: HandProps) {
  const [focused, setFocused] = useState("");
  const stop = pieces.some((piece) => piece.name === focused) ? focused : pieces[0]?.name;
  return (
    <div
      class={`hand ${name}`}
      data-region="hand"
      data-place={place}
      role="group"
      aria-label={label}
      style={{ "--cards": pieces.length }}
    >
      {pieces.map((piece) => (
        <span class="held" key={piece.name} onFocusIn={() => setFocused(piece.name)}>
          {card(piece, piece.name === stop ? 0 : -1)}
        </span>
      ))}
      {children}
    </div>
  );
}

/** A hidden card. */
export function CardBack(props: { class: string; label: string; children: ComponentChildren }) {
  return (
    <span class={`card back ${props.class}`} role="img" aria-label={props.label}>
      {props.children}
    </span>
  );
}

interface FanProps {
  class?: string;
  /** Its cards in words: the accessible name and the tooltip. */
  label: string;
  title: string;
  rule: string;
  /** The number of hidden cards. */
  hidden: number;
  Back: ComponentType<{ words: Wording }>;
  words: Wording;
  /** The known cards, before the hidden ones. */
  children?: ComponentChildren;
}

/** Cards of somebody else that overlap each other. */
export function Fan({ class: name = "", label, title, rule, hidden, Back, words, children }: FanProps) {
  return (
    <span class={`fan ${name}`} role="img" aria-label={label} {...tip(label, title, rule)}>
      {children}
      {Array.from({ length: hidden }, (_, index) => (
        <Back key={index} words={words} />
      ))}
    </span>
  );
}

interface PileProps {
  /** Its name for screen readers, and the title of its tooltip. */
  title: string;
  tip: string;
  rule: string;
  place: string;
  /** The names of the hidden pieces in it; see data-holds in games/board.ts. */
  holds?: readonly string[];
  count: number;
  /** Class of a pile with its backs up. */
  class?: string;
  children: ComponentChildren;
}

/** A small pile of cards with their number. */
export function Pile({ title, tip: text, rule, place, holds, count, class: name = "", children }: PileProps) {
  return (
    <span class="pile" {...tip(text, title, rule)}>
      <span class={`stack ${name}`} data-place={place} data-holds={holds?.join(" ")}>
        {children}
      </span>
      <b class="num">{count}</b>
      <span class="hidden-words">{title}</span>
    </span>
  );
}
