/** The strip above the table: the state of the phase in one line, and the piles. */
import { Icon, Picture, Shield } from "../../art/art";
import { Pile } from "../../kit/cards";
import { tip } from "../../kit/tip";
import type { BoardProps } from "../board";
import { Mini, Resource } from "./card";
import { DISCARD_SHOWN, placesOf, readyNames } from "./pieces";
import { kindOf } from "./printed";
import { fleets, phaseOf, seatAt, type MundusView, type Take } from "./view";

type Props = BoardProps<MundusView> & { takes: readonly Take[] };

/** The number of the last takes that find room. */
const TAKES = { wide: 3, tablet: 2, phone: 1 } as const;

/** Fleets in supply, takes in trade, the player whose turn it is in progression. */
export function Strip(props: Props) {
  const phase = phaseOf(props.view);
  const Now = phase === "trade" ? Trade : phase === "progression" ? Turns : Service;
  return (
    <div class="mn-strip hbox">
      <div class="mn-now hbox wrap">
        <Now {...props} />
      </div>
      <Piles {...props} />
    </div>
  );
}

/** The draw pile, where the names of the next cards lie, and the discard pile. */
function Piles({ view, words }: Props) {
  const { pile_cards: pile, discard, development_pile } = view;
  const counts = { pile, discard: discard.length, developments: development_pile.length };
  const shown = (placesOf(view).get("discard") ?? []).slice(-DISCARD_SHOWN);
  return (
    <div class="hbox loose" aria-label={words.t("board-piles")} role="group">
      <Pile
        class="back"
        title={words.t("word-pile")}
        tip={words.t("sketch-piles", counts)}
        rule="MN-SET-07"
        place="pile"
        holds={readyNames()}
        count={pile}
      >
        <Picture name="shipline" box="0 0 48 48" />
      </Pile>
      <Pile
        title={words.t("word-discard")}
        tip={discard ? words.listing([...discard].map(kindOf)) : ""}
        rule="MN-SET-08"
        place="discard"
        count={counts.discard}
      >
        {shown.map(({ name, sign }) => (
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
      {order.map(({ seat, number, value, values, state }) => {
        const facts = { seat: `=${words.seat(seat)}`, values: `=${values.join(" + ")}`, value };
        const title = words.t(number ? "word-second-fleet" : "word-fleet");
        return (
          <span
            key={`${seat} ${number}`}
            class={`mn-fleet hbox tight ${state}`}
            {...tip(words.t("board-fleet", facts), title, "MN-SUP-03")}
          >
            <Shield seat={seat} size="s" />
            <Icon name="nav" size="s" />
            <b class="num">{value}</b>
            <small>×{values.length}</small>
            {state === "served" && <Icon name="check" size="s" />}
          </span>
        );
      })}
    </>
  );
}

function Trade(props: Props) {
  const { view, words, takes, looking, size } = props;
  const { announced, step, trade, master } = view;
  const you = seatAt(view.actor) === looking ? "you" : "other";
  const text = { take: `board-takes-${you}`, place: `board-places-${you}` }[step];
  return (
    <>
      {announced > 0 && step !== "announce" && <b>{words.t("board-announced", { count: announced })}</b>}
      {step === "gift" && trade.gift_to !== "" ? (
        <span class="mn-due">
          {words.t("board-short", { seat: `@${trade.gift_to}`, master: `@${master}` })}
        </span>
      ) : (
        takes.slice(-TAKES[size]).map((take) => (
          <span key={take.at} class="mn-take hbox tight">
            <Shield seat={take.taker} size="s" />
            <Icon name="back1" size="s" />
            <Mini sign={take.sign} words={words} />
            <Shield seat={take.owner} size="s" />
          </span>
        ))
      )}
      {text && <Actor {...props} text={words.t(text)} />}
    </>
  );
}

function Turns(props: Props) {
  const { words, view } = props;
  const left = view.turn.turns_left;
  return (
    <>
      {view.step === "store" && <b>{words.t("step-store")}</b>}
      <Actor {...props} />
      {left > 0 && <span>{words.t("board-first-player", { count: left })}</span>}
    </>
  );
}

/** The player who is to act. */
function Actor({ view, words, looking, text }: Props & { text?: string }) {
  const seat = seatAt(view.actor);
  if (seat < 0) return null;
  const own = seat === looking;
  return (
    <span class={`mn-due hbox tight ${own ? "me" : ""}`}>
      <Shield seat={seat} size="s" />
      <b>{own ? words.t("board-you") : words.seat(seat)}</b>
      {text}
    </span>
  );
}
