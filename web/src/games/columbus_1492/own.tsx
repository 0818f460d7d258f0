/** The player's own things below the chart: the dice, barrels and actions, and the kept cards. */
import { useEffect } from "preact/hooks";
import { Icon, Shield } from "../../art/art";
import { Card, Hand, type Deck } from "../../kit/cards";
import { useEscape } from "../../kit/turn";
import { memo } from "../../parts/memo";
import { SeatClock } from "../../table/clock";
import type { Wording } from "../../words/wording";
import { Actions } from "./actions";
import { clearSelection } from "./choosing";
import { Barrels, Marks } from "./seat_panel";
import { Tray } from "./tray";
import { cardKey, cardSign, playOf, type Props } from "./view";

export function OwnArea(props: Props) {
  const { view, looking, words } = props;
  const seat = looking ?? 0;
  const entry = view.seats[seat];
  useEscape(clearSelection);
  // A new turn begins without a selected die.
  useEffect(clearSelection, [view.turn, view.round]);
  if (!entry) return null;
  return (
    <div class="cc-own">
      <Tray {...props} />
      <section class="panel cc-stores vbox" aria-label={words.t("board-you")}>
        <div class="cc-me hbox wrap">
          <Shield seat={seat} size="m" />
          <b>{words.t("board-you")}</b>
          <span class="cc-name">{words.seat(seat)}</span>
          {props.size !== "phone" && <SeatClock {...props} seat={seat} />}
          <Barrels seat={seat} count={entry.barrels} words={words} />
          <Marks {...props} seat={seat} />
        </div>
        <Actions {...props} />
      </section>
      <KeptCards {...props} hand={entry.hand ?? []} />
    </div>
  );
}

/** Return the effect of a kept card in a few words. */
function effectOf(name: string, words: Wording): string {
  return words.t(`board-card-${name.replace(/_\d$/, "").replaceAll("_", "-")}`);
}

const KEPT_CARDS: Deck = {
  Face: memo(({ sign, words }) => (
    <>
      <Icon name={cardSign(cardKey(sign))[0]} />
      <b>{words.name(cardKey(sign))}</b>
      <small>{effectOf(sign, words)}</small>
    </>
  )),
  style: () => "cc-card",
  text: (sign, words) => {
    const key = cardKey(sign);
    const fact = key.split(":")[0] ?? key;
    return { name: words.name(key), about: words.about(key), rule: cardSign(key)[1], fact };
  },
};

/** The kept cards, stacked by kind. */
function KeptCards(props: Props & { hand: readonly string[] }) {
  const { hand, words, size } = props;
  const kinds = [...new Set(hand)];
  const moves = props.origins.things(props.looking ?? 0, kinds.map(cardKey));
  if (kinds.length === 0 && size === "phone") return null;
  const badge = (kind: string) => {
    const count = hand.filter((each) => each === kind).length;
    return count > 1 ? `×${count}` : undefined;
  };
  return (
    <section class="panel cc-hand vbox">
      <b class="hbox">
        <Icon name="lock" size="s" />
        {words.t("word-hand")}
      </b>
      <Hand
        class="cc-cards"
        label={words.t("word-hand")}
        pieces={kinds.map((kind) => ({ name: `cc-kept-${kind}`, sign: kind }))}
        card={(piece) => (
          <Card
            deck={KEPT_CARDS}
            piece={piece}
            board={props}
            action={playOf(piece.sign)}
            badge={badge(piece.sign)}
            also={[badge(piece.sign), effectOf(piece.sign, words)].filter(Boolean).join(" ")}
            tabIndex={0}
            moment={moves[kinds.indexOf(piece.sign)]}
          />
        )}
      >
        {kinds.length === 0 && <p class="quiet">{words.t("board-no-cards")}</p>}
      </Hand>
    </section>
  );
}
