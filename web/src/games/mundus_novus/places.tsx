/** The places round the market: each player's offer in trade, and at other times the hand as others know it. */
import { Icon, Shield } from "../../art/art";
import { Choosable } from "../../kit/choosable";
import { Card, Fan } from "../../kit/cards";
import { toggled } from "../../kit/selection";
import { tip } from "../../kit/tip";
import type { BoardProps } from "../board";
import { Back, Gone, Mini, RESOURCES } from "./card";
import { chosen } from "./choosing";
import { placesOf, sealedOffer } from "./pieces";
import { SIGNS } from "./printed";
import {
  barredOwner,
  letter,
  offerWorth,
  owns,
  phaseOf,
  seatAt,
  type MundusView,
  type SeatView,
  type Take,
} from "./view";

type PlaceProps = BoardProps<MundusView> & { seat: number; takes: readonly Take[] };
type Props = PlaceProps & { entry: SeatView; trade: boolean };

export function Place(place: PlaceProps) {
  const { view, seat, words, looking } = place;
  const entry = view.seats[seat];
  if (!entry) return null;
  const props = { ...place, entry, trade: phaseOf(view) === "trade" && view.step !== "announce" };
  const area = props.trade ? "offer" : "hand";
  return (
    <article
      class={`mn-place vbox ${seatAt(view.actor) === seat ? "acts" : ""}`}
      aria-label={words.seat(seat)}
    >
      <Header {...props} />
      <div class="mn-cards" data-place={`${area} ${letter(seat)}`}>
        {props.trade ? <Offer {...props} /> : seat !== looking && <OthersHand {...props} />}
      </div>
    </article>
  );
}

/** Name, title and worth; when a player is to be named, the name is what is chosen. */
function Header(props: Props) {
  const { view, seat, words, asked, looking, entry } = props;
  const named = asked?.choices.find(
    ({ family, action }) => (family === "master" || family === "first") && action.endsWith(letter(seat)),
  );
  const taken = props.takes.filter((take) => take.owner === seat).map((take) => take.sign);
  const offered = entry.offer + taken.join("") || (seat === looking ? sealedOffer(entry.sealed) : "");
  const worth = offered && phaseOf(view) === "trade" ? offerWorth(entry, offered) : null;
  const content = (
    <>
      <Shield seat={seat} size="s" />
      <b class="ellipsis">{seat === looking ? words.t("board-you") : words.seat(seat)}</b>
      {seatAt(view.master) === seat && (
        <span class="hbox tight" {...tip(words.t("board-master-more"), words.t("word-master"), "MN-TRD-05")}>
          <Icon name="crown" size="s" />
          <em>{words.t("word-master")}</em>
        </span>
      )}
      {worth !== null && (
        <span class="sum" {...tip(words.t("board-worth", { worth }), words.t("word-offer"), "MN-TRD-03")}>
          {worth}
        </span>
      )}
      {barredOwner(view) === seat && (
        <span
          class="chip danger"
          {...tip(
            words.t("sketch-barred", { taker: `@${view.actor}`, owner: `@${letter(seat)}` }),
            words.seat(seat),
            "MN-TRD-08",
          )}
        >
          <Icon name="lock" size="s" />
          {words.t("board-barred")}
        </span>
      )}
    </>
  );
  if (!named) return <div class="mn-head hbox tight">{content}</div>;
  return (
    <Choosable
      board={props}
      action={named.action}
      class="btn sm mn-head can"
      aria-label={words.action(named)}
    >
      {content}
    </Choosable>
  );
}

function Offer(props: Props) {
  const { view, seat, words, asked, looking, latestEntries, entry } = props;
  const cards = placesOf(view).get(`offer ${letter(seat)}`) ?? [];
  const own = seat === looking;
  const revealed = latestEntries.some((line) =>
    line.events.some((gameEvent) => gameEvent.event === "offer-revealed"),
  );
  if (view.step === "offer" && !own) return <Sealed {...props} />;
  if (view.step === "offer" && cards.length === 0)
    return (
      <span class="mn-note hbox tight">{words.t(entry.sealed ? "sketch-sealed" : "board-offer-here")}</span>
    );
  const changing = view.step === "offer" && asked?.question === "offer";
  const taken = props.takes.filter((take) => take.owner === seat);
  // A card that was taken leaves its gap where it lay: offers lie in the order of their signs.
  return [...cards, ...taken]
    .toSorted((one, other) => SIGNS.indexOf(one.sign) - SIGNS.indexOf(other.sign))
    .map((card) =>
      "taker" in card ? (
        <Gone key={card.at} sign={card.sign} taker={card.taker} words={words} />
      ) : (
        <Card
          deck={RESOURCES}
          key={card.name}
          board={props}
          piece={card}
          action={`take ${card.sign} from ${letter(seat)}`}
          {...(changing && {
            part: true,
            selected: chosen.value.includes(card.name),
            onClick: () => (chosen.value = toggled(chosen.value, card.name, view.announced)),
          })}
          turns={revealed && !own}
          also={words.seat(seat)}
          rule="MN-TRD-07"
          dragTo="hand"
        />
      ),
    );
}

/** Chosen, face down. The number of cards that Las Casas' owner offers is secret (MN-TRD-02, MN-DEV-10). */
function Sealed({ view, seat, words, entry }: Props) {
  if (!entry.sealed)
    return (
      <span class="mn-note hbox tight">
        <Icon name="hourglass" size="s" />
        {words.t("board-choosing")}
      </span>
    );
  const secret = owns(entry, "las-casas");
  return (
    <>
      <Fan
        label={words.t("board-sealed")}
        title={words.seat(seat)}
        rule="MN-TRD-02"
        hidden={secret ? 1 : view.announced}
        Back={Back}
        words={words}
      />
      {secret && <b class="num">?</b>}
    </>
  );
}

/** A hand from outside: the cards that are known to be there, and the backs of the others. */
function OthersHand({ view, seat, words, size, entry }: Props) {
  const known = placesOf(view).get(`hand ${letter(seat)}`) ?? [];
  return (
    <Fan
      class="mn-fan"
      label={words.t("board-cards", { count: entry.cards })}
      title={words.seat(seat)}
      rule="MN-SET-08"
      hidden={Math.max(0, entry.cards - known.length)}
      Back={Back}
      words={words}
    >
      {known.map(({ name, sign }) => (
        <Mini key={name} sign={sign} words={words} piece={size === "phone" ? name : undefined} />
      ))}
    </Fan>
  );
}
