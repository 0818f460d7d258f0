/** Resource cards: the face, the back, and the empty place of a taken card. */
import type { ReadonlySignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { Picture, Shield } from "../../art/art";
import { useDerived } from "../../parts/derived";
import { kept } from "../../parts/kept";
import type { Wording } from "../../words/wording";
import type { Previewed } from "../board";
import { kindOf, rarityOf, RELIC } from "./printed";
import { press, type Piece } from "./pieces";

const WHOLE = "0 0 64 64";

/** The face of a card; number, picture and name all identify it. */
export const Face = kept(({ sign, words }: { sign: string; words: Wording }) => {
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
});

export function cardClass(sign: string): string {
  return `mn-card c${rarityOf(sign) + 1}`;
}

export function cardWords(sign: string, words: Wording): string {
  return words.say("board-card", { name: kindOf(sign), sign: `=${sign === RELIC ? "" : sign}` }).trim();
}

export interface CardProps {
  piece: Piece;
  words: Wording;
  /** The action that choosing it takes; "" if it is only a part of one; undefined if it cannot be chosen. */
  legal?: string;
  pressed?: boolean;
  /** A card that the previewed action would use is highlighted: by its action, or by the names of the cards. */
  previewed?: ReadonlySignal<Previewed | null>;
  hinted?: ReadonlySignal<readonly string[]>;
  /** Text for screen readers after the card's name. */
  also?: string;
  rule?: string;
  tip?: string;
  /** Just revealed: it turns over. */
  turns?: boolean;
  tabIndex?: number;
  /** The region that it can be dragged to, while it can be chosen. */
  dragTo?: string;
  onPress?(): void;
  onPoint?(on: boolean): void;
}

/** A card button: legal cards are gold, others explain why they are not. Memoized: redrawn only when its look changes. */
export function Card(props: CardProps) {
  const { piece, words, legal, pressed, previewed, hinted, also, rule, tip, turns, tabIndex, dragTo } = props;
  const can = legal !== undefined;
  const className = useDerived(() => {
    const hint = (legal && previewed?.value?.action === legal) || hinted?.value.includes(piece.name);
    return `${cardClass(piece.sign)} ${can ? "can" : ""} ${pressed ? "on" : ""} ${hint ? "hov" : ""}`;
  }, [piece, legal, pressed, previewed, hinted]);
  // Handlers use the newest props, even if the card was last drawn for an older view.
  const newest = useRef(props);
  newest.current = props;
  return useMemo(() => {
    const kind = kindOf(piece.sign);
    const name = cardWords(piece.sign, words);
    return (
      <button
        type="button"
        class={className}
        aria-label={also ? `${name}, ${also}` : name}
        aria-pressed={pressed}
        aria-disabled={!can}
        tabIndex={tabIndex ?? (can ? 0 : -1)}
        data-legal={legal}
        data-drag-to={can ? dragTo : undefined}
        data-piece={piece.name}
        data-turns={turns ? "" : undefined}
        data-facts={kind}
        data-tip={tip ?? words.about(kind)}
        data-tip-title={name}
        data-tip-rule={rule ?? "MN-SET-02"}
        onClick={() => {
          press(newest.current.piece);
          newest.current.onPress?.();
        }}
        onPointerEnter={(event) => event.pointerType !== "touch" && newest.current.onPoint?.(true)}
        onPointerLeave={() => newest.current.onPoint?.(false)}
      >
        <Face sign={piece.sign} words={words} />
      </button>
    );
  }, [piece, words, legal, pressed, className, also, rule, tip, turns, tabIndex, dragTo]);
}

/** A hidden card. */
export const Back = kept(({ words }: { words: Wording }) => {
  return (
    <span class="mn-card back" role="img" aria-label={words.say("board-card-back")}>
      <span class="mn-face">
        <Picture name="shipline" box="0 0 48 48" />
      </span>
    </span>
  );
});

/** The place of a card that a player took. */
export const Gone = kept(({ sign, taker, words }: { sign: string; taker: number; words: Wording }) => {
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
});

/** A small symbol of a card, for lists. */
export const Mini = kept(({ sign, piece, words }: { sign: string; piece?: string; words: Wording }) => {
  return (
    <span class="mn-mini" data-piece={piece} data-facts={kindOf(sign)}>
      <Picture name={`res-${kindOf(sign)}`} box={WHOLE} />
      <span>{sign === RELIC ? words.say("board-relic-sign") : sign}</span>
    </span>
  );
});
