/** The strip above the table: the state of the phase in one line, and the piles. */
import { Icon, Picture, Shield } from "../../art/art";
import { Pile } from "../../kit/cards";
import { tip } from "../../kit/tip";
import type { BoardProps } from "../board";
import { Mini, Resource } from "./card";
import { DISCARD_SHOWN, placesOf, readyNames } from "./pieces";
import { kindOf } from "./printed";
import type { Take } from "./takes";
import { fleets, phaseOf, seatAt, type MundusView } from "./view";

type Props = BoardProps<MundusView> & { takes: readonly Take[] };

/** The number of the last takes that find room. */
const TAKES = { wide: 3, tablet: 2, phone: 1 } as const;

/** Fleets in supply, takes in trade, the player whose turn it is in progression. */
export function Strip(props: Props) {
  const phase = phaseOf(props.view);
  const Now = phase === "trade" ? Trade : phase === "progression" ? Turns : Service;
  return (
    <div class="mn-strip">
      <div class="mn-now">
        <Now {...props} />
      </div>
      <Piles {...props} />
    </div>
  );
}

/** The draw pile, where the names of the next cards lie, and the discard pile. */
function Piles({ view, words }: Props) {
  const discard = placesOf(view).get("discard") ?? [];
  const counts = {
    pile: view.pile_cards,
    discard: view.discard.length,
    developments: view.development_pile.length,
  };
  return (
    <div class="mn-piles" aria-label={words.t("board-piles")} role="group">
      <Pile
        class="back"
        title={words.t("word-pile")}
        tip={words.t("sketch-piles", counts)}
        rule="MN-SET-07"
        place="pile"
        holds={readyNames()}
        count={counts.pile}
      >
        <Picture name="shipline" box="0 0 48 48" />
      </Pile>
      <Pile
        title={words.t("word-discard")}
        tip={discard.length ? words.listing([...view.discard].map(kindOf)) : ""}
        rule="MN-SET-08"
        place="discard"
        count={counts.discard}
      >
        {discard.slice(-DISCARD_SHOWN).map(({ name, sign }) => (
          <i key={name} data-piece={name} data-facts={kindOf(sign)}>
            <Resource sign={sign} />
          </i>
        ))}
      </Pile>
    </div>
  );
}

function Service({ view, words }: Props) {
  const order = fleets(view);
  if (order.length === 0) return <span>{words.t("board-no-fleets")}</span>;
  return (
    <>
      <b>{words.t("board-order")}</b>
      {order.map(({ seat, number, value, values, state }) => (
        <span
          key={`${seat} ${number}`}
          class={`mn-fleet ${state}`}
          {...tip(
            words.t("board-fleet", {
              seat: `=${words.seat(seat)}`,
              values: `=${values.join(" + ")}`,
              value,
            }),
            words.t(number ? "word-second-fleet" : "word-fleet"),
            "MN-SUP-03",
          )}
        >
          <Shield seat={seat} size="s" />
          <Icon name="nav" size="s" />
          <b class="num">{value}</b>
          <small>×{values.length}</small>
          {state === "served" && <Icon name="check" size="s" />}
        </span>
      ))}
    </>
  );
}

function Trade(props: Props) {
  const { view, words, takes, looking, size } = props;
  const { announced, step } = view;
  const gift = step === "gift" && view.trade.gift_to !== "";
  const you = seatAt(view.actor) === looking ? "you" : "other";
  return (
    <>
      {announced > 0 && step !== "announce" && <b>{words.t("board-announced", { count: announced })}</b>}
      {!gift &&
        takes.slice(-TAKES[size]).map((take) => (
          <span key={take.at} class="mn-take">
            <Shield seat={take.taker} size="s" />
            <Icon name="back1" size="s" />
            <Mini sign={take.sign} words={words} />
            <Shield seat={take.owner} size="s" />
          </span>
        ))}
      {gift && (
        <span class="mn-due">
          {words.t("board-short", { seat: `@${view.trade.gift_to}`, master: `@${view.master}` })}
        </span>
      )}
      {step === "take" && <Actor {...props} text={words.t(`board-takes-${you}`)} />}
      {step === "place" && <Actor {...props} text={words.t(`board-places-${you}`)} />}
    </>
  );
}

function Turns(props: Props) {
  const { view, words } = props;
  return (
    <>
      {view.step === "store" && <b>{words.t("step-store")}</b>}
      <Actor {...props} />
      {view.turn.turns_left > 0 && (
        <span>{words.t("board-first-player", { count: view.turn.turns_left })}</span>
      )}
    </>
  );
}

/** The player who is to act. */
function Actor({ view, words, looking, text }: Props & { text?: string }) {
  const seat = seatAt(view.actor);
  if (seat < 0) return null;
  return (
    <span class={`mn-due ${seat === looking ? "me" : ""}`}>
      <Shield seat={seat} size="s" />
      <b>{seat === looking ? words.t("board-you") : words.seat(seat)}</b>
      {text}
    </span>
  );
}
