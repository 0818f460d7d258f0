/** Resource cards: the face, the back, and the place where one lay. */
import type { ComponentChildren } from "preact";
import { Picture, Shield } from "../../art/art";
import type { Wording } from "../../words/wording";
import { kindOf, rarityOf, RELIC } from "./printed";
import { press, type Piece } from "./pieces";

const WHOLE = "0 0 64 64";

/** What is printed on a card; number, picture and name say the same three times. */
export function Face({ sign, words }: { sign: string; words: Wording }) {
  const kind = kindOf(sign);
  return (
    <span class="mn-face">
      <span class="n">{sign === RELIC ? words.say("board-relic-sign") : sign}</span>
      <span class="r">
        {sign !== RELIC && Array.from({ length: rarityOf(sign) + 1 }, (_, at) => <i key={at} />)}
      </span>
      <Picture name={`res-${kind}`} box={WHOLE} />
      <span class="t">{words.say(`board-name-${kind}`)}</span>
    </span>
  );
}

export function cardClass(sign: string): string {
  return `mn-card c${rarityOf(sign) + 1}`;
}

export function cardWords(sign: string, words: Wording): string {
  return words.say("board-card", { name: kindOf(sign), sign: `=${sign === RELIC ? "" : sign}` }).trim();
}

export interface CardProps {
  piece: Piece;
  words: Wording;
  /** The legal action that choosing it takes; "" when it is only a part of one; undefined when it cannot be chosen. */
  legal?: string;
  pressed?: boolean;
  className?: string;
  /** What assistive tools hear besides the card's name. */
  also?: string;
  rule?: string;
  tip?: string;
  /** Just laid open: it turns over. */
  turns?: boolean;
  tabIndex?: number;
  /** The region that it can be dragged to instead, when it can be chosen. */
  dragTo?: string;
  onPress?(): void;
  onPoint?(on: boolean): void;
  children?: ComponentChildren;
}

/** A card that can be pressed: legal ones are gold, others tell why not. */
export function Card(props: CardProps) {
  const { piece, words, legal, pressed, className = "", also, onPress, onPoint } = props;
  const kind = kindOf(piece.sign);
  const can = legal !== undefined;
  const name = cardWords(piece.sign, words);
  return (
    <button
      type="button"
      class={`${cardClass(piece.sign)} ${can ? "can" : ""} ${pressed ? "on" : ""} ${className}`}
      aria-label={also ? `${name}, ${also}` : name}
      aria-pressed={pressed}
      aria-disabled={!can}
      tabIndex={props.tabIndex ?? (can ? 0 : -1)}
      data-legal={legal}
      data-drag-to={can ? props.dragTo : undefined}
      data-piece={piece.name}
      data-turns={props.turns ? "" : undefined}
      data-facts={kind}
      data-tip={props.tip ?? words.about(kind)}
      data-tip-title={name}
      data-tip-rule={props.rule ?? "MN-SET-02"}
      onClick={() => {
        press(piece);
        onPress?.();
      }}
      onPointerEnter={(event) => event.pointerType !== "touch" && onPoint?.(true)}
      onPointerLeave={() => onPoint?.(false)}
    >
      <Face sign={piece.sign} words={words} />
      {props.children}
    </button>
  );
}

/** A card that nobody here can see. */
export function Back({
  words,
  piece,
  className = "",
}: {
  words: Wording;
  piece?: string;
  className?: string;
}) {
  return (
    <span
      class={`mn-card back ${className}`}
      role="img"
      aria-label={words.say("board-card-back")}
      data-piece={piece}
    >
      <span class="mn-face">
        <Picture name="shipline" box="0 0 48 48" />
      </span>
    </span>
  );
}

/** Where a card lay that somebody took. */
export function Gone({ sign, taker, words }: { sign: string; taker: number; words: Wording }) {
  const kind = kindOf(sign);
  return (
    <span
      class="mn-slot"
      role="img"
      aria-label={words.say("board-taken", { card: kind, seat: `=${words.seat(taker)}` })}
      data-facts={kind}
    >
      <Picture name={`res-${kind}`} box={WHOLE} />
      <Shield seat={taker} />
    </span>
  );
}

/** A small sign of a card, for lists. */
export function Mini({ sign, piece, words }: { sign: string; piece?: string; words: Wording }) {
  return (
    <span class="mn-mini" data-piece={piece} data-facts={kindOf(sign)}>
      <Picture name={`res-${kindOf(sign)}`} box={WHOLE} />
      <span>{sign === RELIC ? words.say("board-relic-sign") : sign}</span>
    </span>
  );
}
