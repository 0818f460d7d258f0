/** Resource cards: the face, the back, the empty place of a taken card, and the small card of lists. */
import { Picture, Shield } from "../../art/art";
import { CardBack, type Deck } from "../../kit/cards";
import { memo } from "../../parts/memo";
import type { Wording } from "../../words/wording";
import { press } from "./pieces";
import { kindOf, rarityOf, RELIC } from "./printed";

interface FaceProps {
  sign: string;
  words: Wording;
}

export const Resource = memo(({ sign }: { sign: string }) => (
  <Picture name={`res-${kindOf(sign)}`} box="0 0 64 64" />
));

/** Return the number of a card, or the sign of a relic. */
function numeral({ sign, words }: FaceProps): string {
  return sign === RELIC ? words.t("board-relic-sign") : sign;
}

/** The face of a card; number, picture and name all identify it. */
export const Face = memo(({ sign, words, title }: FaceProps & { title?: string }) => (
  <span class="card-face mn-face">
    <span class="n">{numeral({ sign, words })}</span>
    {sign !== RELIC && <Diamonds rarity={rarityOf(sign)} />}
    <Resource sign={sign} />
    <span class="t">{title ?? words.t(`board-name-${kindOf(sign)}`)}</span>
  </span>
));

/** The rarity of a card as one to three diamonds. */
export function Diamonds({ rarity }: { rarity: number }) {
  return (
    <span class={`mn-rarity c${rarity + 1}`} aria-hidden="true">
      {Array.from({ length: rarity + 1 }, (_, index) => (
        <i key={index} />
      ))}
    </span>
  );
}

export function cardClass(sign: string): string {
  return `mn-card c${rarityOf(sign) + 1}`;
}

export const RESOURCES: Deck = {
  Face,
  style: cardClass,
  text: (sign, words) => ({
    name: words.t("board-card", { name: kindOf(sign), sign: `=${sign === RELIC ? "" : sign}` }).trim(),
    about: words.about(kindOf(sign)),
    rule: "MN-SET-02",
    fact: kindOf(sign),
  }),
  onClick: press,
};

/** A hidden card. */
export const Back = memo(({ words }: { words: Wording }) => (
  <CardBack class="mn-card" label={words.t("board-card-back")}>
    <span class="card-face mn-face">
      <Picture name="shipline" box="0 0 48 48" />
    </span>
  </CardBack>
));

/** The place of a card that a player took. */
export const Gone = memo(({ sign, taker, words }: FaceProps & { taker: number }) => (
  <span
    class="card-slot"
    role="img"
    aria-label={words.t("board-taken", { card: kindOf(sign), seat: `=${words.seat(taker)}` })}
    data-facts={kindOf(sign)}
  >
    <Resource sign={sign} />
    <Shield seat={taker} />
  </span>
));

/** A small symbol of a card, for lists; a merchant still has to turn a card into one that is due. */
export const Mini = memo(({ sign, piece, words, due }: FaceProps & { piece?: string; due?: boolean }) => (
  <span class={`mn-mini ${due ? "due" : ""}`} data-piece={piece} data-facts={kindOf(sign)}>
    <Resource sign={sign} />
    <span>{numeral({ sign, words })}</span>
  </span>
));
