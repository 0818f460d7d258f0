/** The places round the market: each player's offer in trade, and at other times the hand as others know it. */
import { Icon, Shield } from "../../art/art";
import type { BoardProps } from "../board";
import { Back, Card, Gone, Mini } from "./card";
import { chosen } from "./choosing";
import { placesOf } from "./pieces";
import { SIGNS } from "./printed";
import type { Take } from "./takes";
import { barredOwner, letter, offerWorth, owns, phaseOf, seatAt, type MundusView } from "./view";

type Props = BoardProps<MundusView> & { seat: number; takes: readonly Take[] };

export function Place(props: Props) {
  const { view, seat, words } = props;
  const trade = phaseOf(view) === "trade" && view.step !== "announce";
  const acts = seatAt(view.actor) === seat;
  return (
    <article class={`mn-place ${acts ? "acts" : ""}`} aria-label={words.seat(seat)}>
      <Header {...props} />
      <div class="mn-cards" data-place={`${trade ? "offer" : "hand"} ${letter(seat)}`}>
        {trade ? <Offer {...props} /> : <Hand {...props} />}
      </div>
    </article>
  );
}

/** Name, title and worth; when a player is to be named, the name is what is chosen. */
function Header(props: Props) {
  const { view, seat, words, asked, looking, choose } = props;
  const named = asked?.choices.find(
    (choice) =>
      (choice.family === "master" || choice.family === "first") && choice.action.endsWith(letter(seat)),
  );
  const own = seat === looking;
  const entry = view.seats[seat];
  const barred = barredOwner(view) === seat;
  const offer = view.seats[seat]?.offer ?? "";
  const sealedOwn =
    own && entry?.sealed.startsWith("offer ") ? entry.sealed.slice(6).replaceAll(/ |nothing/g, "") : "";
  const gone = props.takes.filter((take) => take.owner === seat).map((take) => take.sign);
  const laid = offer + gone.join("") || sealedOwn;
  const sum = laid && phaseOf(view) === "trade" ? offerWorth(entry, laid) : null;
  const inside = (
    <>
      <Shield seat={seat} size="s" />
      <b>{own ? words.say("board-you") : words.seat(seat)}</b>
      {seatAt(view.master) === seat && (
        <span
          class="tm"
          data-tip={words.say("board-master-more")}
          data-tip-title={words.say("word-master")}
          data-tip-rule="MN-TRD-05"
        >
          <Icon name="crown" size="s" />
          <em>{words.say("word-master")}</em>
        </span>
      )}
      {sum !== null && (
        <span
          class="sum"
          data-tip={words.say("board-worth", { worth: sum })}
          data-tip-title={words.say("word-offer")}
          data-tip-rule="MN-TRD-03"
        >
          {sum}
        </span>
      )}
      {barred && (
        <span
          class="chip danger"
          data-tip={words.say("sketch-barred", { taker: `@${view.actor}`, owner: `@${letter(seat)}` })}
          data-tip-rule="MN-TRD-08"
          data-tip-title={words.seat(seat)}
        >
          <Icon name="lock" size="s" />
          {words.say("board-barred")}
        </span>
      )}
    </>
  );
  if (!named) return <div class="mn-head">{inside}</div>;
  return (
    <button
      type="button"
      class="mn-head can"
      data-legal={named.action}
      aria-label={words.action(named)}
      onClick={() => choose(named.action)}
    >
      {inside}
    </button>
  );
}

function Offer(props: Props) {
  const { view, seat, words, asked, looking, latestEntries, takes, choose, preview, whyNot } = props;
  const entry = view.seats[seat];
  if (!entry) return null;
  const cards = placesOf(view).get(`offer ${letter(seat)}`) ?? [];
  const own = seat === looking;
  const revealed = latestEntries.some((line) => line.events.some((told) => told.event === "offer-revealed"));
  if (view.step === "offer" && !own) return <Sealed {...props} />;
  if (view.step === "offer" && cards.length === 0)
    return <span class="mn-note">{words.say(entry.sealed ? "sketch-sealed" : "board-offer-here")}</span>;
  const gone = takes.filter((take) => take.owner === seat);
  // A card that was taken leaves its gap where it lay: offers lie in the order of their signs.
  const laid = [
    ...cards.map((piece) => ({ sign: piece.sign, piece, take: null })),
    ...gone.map((take) => ({ sign: take.sign, piece: null, take })),
  ].toSorted((one, other) => SIGNS.indexOf(one.sign) - SIGNS.indexOf(other.sign));
  return (
    <>
      {laid.map(({ piece, take }) => {
        if (!piece) return <Gone key={take.at} sign={take.sign} taker={take.taker} words={words} />;
        const action = `take ${piece.sign} from ${letter(seat)}`;
        const legal = asked?.choices.some((choice) => choice.action === action);
        const changing = view.step === "offer" && own && asked?.question === "offer";
        const picked = changing && chosen.value.includes(piece.name);
        return (
          <Card
            key={piece.name}
            piece={piece}
            words={words}
            legal={legal ? action : changing ? "" : undefined}
            pressed={changing ? picked : undefined}
            previewed={props.previewed}
            turns={revealed && !own}
            also={words.seat(seat)}
            rule="MN-TRD-07"
            dragTo="hand"
            onPoint={legal ? (on) => preview(on ? action : null) : undefined}
            onPress={() => {
              if (legal) choose(action);
              else if (changing)
                chosen.value = picked
                  ? chosen.value.filter((name) => name !== piece.name)
                  : [...chosen.value, piece.name].slice(-view.announced);
              else whyNot(action);
            }}
          />
        );
      })}
    </>
  );
}

/** Chosen, face down. How many cards Las Casas' owner offers is nobody's business (MN-TRD-02, MN-DEV-10). */
function Sealed({ view, seat, words }: Props) {
  const entry = view.seats[seat];
  if (!entry?.sealed)
    return (
      <span class="mn-note">
        <Icon name="hourglass" size="s" />
        {words.say("board-choosing")}
      </span>
    );
  const count = owns(entry, "las-casas") ? 1 : view.announced;
  return (
    <span
      class="mn-sealed"
      data-tip={words.say("board-sealed")}
      data-tip-title={words.seat(seat)}
      data-tip-rule="MN-TRD-02"
    >
      {Array.from({ length: count }, (_, at) => (
        <Back key={at} words={words} />
      ))}
      {owns(entry, "las-casas") && <b class="num">?</b>}
    </span>
  );
}

/** A hand from outside: the cards that are known to be there, and the backs of the others. */
function Hand({ view, seat, words, looking, size }: Props) {
  const entry = view.seats[seat];
  if (!entry || seat === looking) return null;
  const known = placesOf(view).get(`hand ${letter(seat)}`) ?? [];
  const hidden = Math.max(0, entry.cards - known.length);
  const label = words.say("board-cards", { count: entry.cards });
  return (
    <span
      class="mn-fan"
      role="img"
      aria-label={label}
      data-tip={label}
      data-tip-title={words.seat(seat)}
      data-tip-rule="MN-SET-08"
    >
      {known.map((piece) => (
        <Mini
          key={piece.name}
          sign={piece.sign}
          words={words}
          piece={size === "phone" ? piece.name : undefined}
        />
      ))}
      {Array.from({ length: hidden }, (_, at) => (
        <Back key={at} words={words} />
      ))}
    </span>
  );
}
