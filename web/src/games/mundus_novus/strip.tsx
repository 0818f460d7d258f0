/** The strip above the table: how things stand in one line, and the piles. */
import { Icon, Picture, Shield } from "../../art/art";
import type { BoardProps } from "../board";
import { Mini } from "./card";
import { DISCARD_SHOWN, placesOf, readyNames } from "./pieces";
import { kindOf } from "./printed";
import type { Take } from "./takes";
import { fleets, phaseOf, seatAt, type MundusView } from "./view";

type Props = BoardProps<MundusView>;

/** How many of the last takes find room. */
const TAKES = { wide: 3, tablet: 2, phone: 1 } as const;

/** The draw pile, where the names of the next cards lie, and the discard pile. */
function Piles({ view, words }: Props) {
  const discard = placesOf(view).get("discard") ?? [];
  return (
    <div class="mn-piles" aria-label={words.say("board-piles")} role="group">
      <span
        data-tip={words.say("sketch-piles", {
          pile: view.pile_cards,
          discard: view.discard.length,
          developments: view.development_pile.length,
        })}
        data-tip-title={words.say("word-pile")}
        data-tip-rule="MN-SET-07"
      >
        <span class="mn-stack back" data-place="pile" data-holds={readyNames().join(" ")}>
          <Picture name="shipline" box="0 0 48 48" />
        </span>
        <b class="num">{view.pile_cards}</b>
        <span class="hidden-words">{words.say("word-pile")}</span>
      </span>
      <span
        data-tip={discard.length ? words.listing([...view.discard].map(kindOf)) : ""}
        data-tip-title={words.say("word-discard")}
        data-tip-rule="MN-SET-08"
      >
        <span class="mn-stack" data-place="discard">
          {discard.slice(-DISCARD_SHOWN).map((piece) => (
            <i key={piece.name} data-piece={piece.name} data-facts={kindOf(piece.sign)}>
              <Picture name={`res-${kindOf(piece.sign)}`} box="0 0 64 64" />
            </i>
          ))}
        </span>
        <b class="num">{view.discard.length}</b>
        <span class="hidden-words">{words.say("word-discard")}</span>
      </span>
    </div>
  );
}

/** How things stand, in one line: fleets in supply, takes in trade, whose turn it is in progression. */
export function Strip(props: Props & { takes: readonly Take[] }) {
  const phase = phaseOf(props.view);
  return (
    <div class="mn-strip">
      <div class="mn-now">
        {phase === "trade" ? (
          <Trade {...props} />
        ) : phase === "progression" ? (
          <Turns {...props} />
        ) : (
          <Service {...props} />
        )}
      </div>
      <Piles {...props} />
    </div>
  );
}

function Service({ view, words }: Props) {
  const order = fleets(view);
  if (order.length === 0) return <span>{words.say("board-no-fleets")}</span>;
  return (
    <>
      <b>{words.say("board-order")}</b>
      {order.map((fleet) => (
        <span
          key={`${fleet.seat} ${fleet.number}`}
          class={`mn-fleet ${fleet.state}`}
          data-tip={words.say("board-fleet", {
            seat: `=${words.seat(fleet.seat)}`,
            values: `=${fleet.values.join(" + ")}`,
            value: fleet.value,
          })}
          data-tip-title={words.say(fleet.number ? "word-second-fleet" : "word-fleet")}
          data-tip-rule="MN-SUP-03"
        >
          <Shield seat={fleet.seat} size="s" />
          <Icon name="nav" size="s" />
          <b class="num">{fleet.value}</b>
          <small>×{fleet.values.length}</small>
          {fleet.state === "served" && <Icon name="check" size="s" />}
        </span>
      ))}
    </>
  );
}

function Trade({ view, words, takes, looking, size }: Props & { takes: readonly Take[] }) {
  const actor = seatAt(view.actor);
  const name = actor === looking ? words.say("board-you") : words.seat(Math.max(0, actor));
  const { gift_to: short } = view.trade;
  const gift = view.step === "gift" && short !== "";
  return (
    <>
      {view.announced > 0 && view.step !== "announce" && (
        <b>{words.say("board-announced", { count: view.announced })}</b>
      )}
      {(gift ? [] : takes.slice(-TAKES[size])).map((take) => (
        <span key={take.at} class="mn-take">
          <Shield seat={take.taker} size="s" />
          <Icon name="back1" size="s" />
          <Mini sign={take.sign} words={words} />
          <Shield seat={take.owner} size="s" />
        </span>
      ))}
      {gift ? (
        <span class="mn-due">
          {words.say("board-short", { seat: `@${short}`, master: `@${view.master}` })}
        </span>
      ) : (
        actor >= 0 &&
        (view.step === "take" || view.step === "place") && (
          <span class={`mn-due ${actor === looking ? "me" : ""}`}>
            <Shield seat={actor} size="s" />
            <b>{name}</b>
            {words.say(
              `board-${view.step === "place" ? "places" : "takes"}-${actor === looking ? "you" : "other"}`,
            )}
          </span>
        )
      )}
    </>
  );
}

function Turns({ view, words, looking }: Props) {
  const actor = seatAt(view.actor);
  return (
    <>
      {view.step === "store" && <b>{words.say("step-store")}</b>}
      {actor >= 0 && (
        <span class={`mn-due ${actor === looking ? "me" : ""}`}>
          <Shield seat={actor} size="s" />
          <b>{actor === looking ? words.say("board-you") : words.seat(actor)}</b>
        </span>
      )}
      {view.turn.turns_left > 0 && (
        <span>{words.say("board-first-player", { count: view.turn.turns_left })}</span>
      )}
    </>
  );
}
