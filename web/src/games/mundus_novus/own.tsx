/** The player's own area below the board: shield and doubloons, the hand, and the actions. */
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import { useEscape, usePlan } from "../../kit/turn";
import { Icon, Picture, Shield } from "../../art/art";
import { Count } from "../../motion/counters";
import { scoreOf } from "../../motion/order";
import { useDerived } from "../../parts/derived";
import { Lead } from "../../parts/lead";
import { breakdown, scoreLabel } from "../../table/breakdown";
import { SeatClock } from "../../table/clock";
import { Foreseen } from "../../table/foreseen";
import type { BoardProps } from "../board";
import { Card } from "./card";
import { cardsFor, chosen, matchesOf, plan, readySet, useOf } from "./choosing";
import { Deeds } from "./deeds";
import { Possessions } from "./developments";
import { categoriesOf } from "./earnings";
import { mostCards, nothingLeft, pickedOf } from "./note";
import { placesOf, type Piece } from "./pieces";
import { kindOf } from "./printed";
import { Stand } from "./seat_panel";
import { letter, type MundusView, type SeatView } from "./view";

type Props = BoardProps<MundusView>;

/** Questions that are answered with several cards of the hand. */
const SEVERAL = new Set(["offer", "surrender", "turn"]);
/** Questions that are answered with one card of the hand. */
const SINGLE = new Set(["give", "store"]);

export function OwnArea(props: Props) {
  const entry = props.view.seats[props.looking ?? 0];
  if (!entry) return null;
  return (
    <section class="panel mn-own" aria-label={props.words.say("board-you")}>
      <Me {...props} entry={entry} />
      <Play {...props} entry={entry} />
    </section>
  );
}

function Me(props: Props & { entry: SeatView }) {
  const { view, words, entry } = props;
  const seat = props.looking ?? 0;
  const origin = props.origins.score(seat);
  return (
    <div class="mn-me">
      <div class="nm">
        <Shield seat={seat} />
        <b>{words.say("board-you")}</b>
        <SeatClock {...props} seat={seat} />
        <span class="grow" />
        <Picture name="coin" className="cn" />
        <Lead
          at={origin}
          class="num big"
          aria-label={scoreLabel(words.score(entry.doubloons), origin)}
          data-tip={breakdown(categoriesOf(view, words), seat) || undefined}
          data-tip-title={words.score(entry.doubloons)}
        >
          <Foreseen seat={seat} of="score">
            <Count of={scoreOf(seat)} value={entry.doubloons} />
          </Foreseen>
        </Lead>
      </div>
      <Stand view={view} seat={seat} words={words} />
      {(props.size !== "phone" || entry.developments.length > 0) && <Possessions {...props} seat={seat} />}
    </div>
  );
}

/** The hand and the actions: redrawn when cards are selected. */
function Play(props: Props & { entry: SeatView }) {
  const { view, asked, looking, entry } = props;
  const seat = looking ?? 0;
  const places = placesOf(view);
  const hand = places.get(`hand ${letter(seat)}`) ?? [];
  const picked = pickedOf(view, seat);
  const signs = picked.map((piece) => piece.sign).join("");
  const matches = matchesOf(asked?.choices ?? [], signs);
  const best = matches[0];

  usePlan(plan, props);

  // Clear the selection when the view changes: afterwards the cards may differ. A layout effect clears it before paint, so
  // a card that is clicked in the new view stays selected, however quickly.
  useLayoutEffect(() => {
    if (chosen.value.length > 0) chosen.value = []; // a new empty array would redraw all its readers
  }, [view.step, view.actor, entry.cards, entry.sealed, view.round]);

  useEscape(() => (chosen.value = []));

  // Stage the best action that the selected cards make.
  useEffect(() => {
    readySet.value = best?.choice.family === "set" ? best.choice : null;
    if (!asked || !SEVERAL.has(asked.question)) return;
    if (best) {
      plan.value = { actions: best.after, since: view };
      props.stage(best.choice.action);
    } else if (props.staged.peek() !== null) {
      plan.value = { actions: [], since: view };
      props.stage(null);
    }
  }, [signs, best?.choice.action, asked]);

  return (
    <>
      <Hand {...props} hand={hand} picked={picked} />
      <Deeds {...props} matches={matches} hand={hand} picked={picked} />
    </>
  );
}

function Hand(props: Props & { hand: readonly Piece[]; picked: readonly Piece[] }) {
  const { view, words, hand, picked, asked } = props;
  const [focused, setFocused] = useState("");
  const roving = hand.some((piece) => piece.name === focused) ? focused : (hand[0]?.name ?? "");
  const { previewed, staged } = props;
  const hinted = useDerived(() => {
    const action = previewed.value?.action;
    return action === undefined || action === staged.value ? [] : cardsOf(asked, action, hand);
  }, [previewed, staged, asked, hand]);
  const keep = asked?.choices.some((choice) => choice.action === "keep");
  const flight = view.trade.in_flight;
  const mine = view.actor === letter(props.looking ?? 0);
  return (
    <div
      class="mn-hand"
      data-region="hand"
      data-place={`hand ${letter(props.looking ?? 0)}`}
      role="group"
      aria-label={words.say("word-hand")}
      style={{ "--count": hand.length }}
    >
      {hand.map((piece) => {
        const legal = legalOf(props, piece);
        return (
          <span class="mn-held" key={piece.name} onFocusIn={() => setFocused(piece.name)}>
            <Card
              piece={piece}
              words={words}
              legal={legal}
              pressed={asked && SEVERAL.has(asked.question) ? picked.includes(piece) : undefined}
              hinted={hinted}
              tabIndex={piece.name === roving ? 0 : -1}
              dragTo="offers"
              onPress={() => press(props, piece)}
              onPoint={legal ? (on) => props.preview(on ? legal : null) : undefined}
            />
          </span>
        );
      })}
      {flight !== "" && mine && (
        <span class="mn-held">
          <button
            type="button"
            class={`mn-card ghost ${keep ? "can" : ""}`}
            data-legal={keep ? "keep" : undefined}
            aria-label={`${words.say("board-keep")}: ${words.name(kindOf(flight))}`}
            data-tip={words.about(kindOf(flight))}
            data-tip-title={words.name(kindOf(flight))}
            data-tip-rule="MN-TRD-06"
            onClick={() => (keep ? props.choose("keep") : props.whyNot("keep"))}
          >
            <span class="mn-face">
              <span class="n">{flight === "R" ? words.say("board-relic-sign") : flight}</span>
              <Picture name={`res-${kindOf(flight)}`} box="0 0 64 64" />
              <span class="t">{words.say("board-keep")}</span>
            </span>
          </button>
        </span>
      )}
      {hand.length === 0 && flight === "" && (
        <span class="mn-note">
          <Icon name="hand" />
          {words.say("board-cards", { count: 0 })}
        </span>
      )}
    </div>
  );
}

/** Return the action of clicking a card of the hand; "" if it only selects it, undefined if it does nothing now. */
function legalOf({ asked }: Props, piece: Piece): string | undefined {
  if (!asked) return undefined;
  if (nothingLeft(asked)) return undefined;
  if (SEVERAL.has(asked.question)) return "";
  if (asked.question === "fill") {
    const turns = asked.choices.filter((each) => each.action.startsWith(`turn ${piece.sign} `));
    return turns.length === 0 ? undefined : turns.length === 1 ? turns[0]?.action : "";
  }
  if (!SINGLE.has(asked.question)) return undefined;
  const action = `${asked.question} ${piece.sign}`;
  return asked.choices.some((each) => each.action === action) ? action : undefined;
}

function press(props: Props, piece: Piece): void {
  const { asked, view, choose, whyNot } = props;
  if (!asked) {
    whyNot(useOf(view, piece.sign));
    return;
  }
  const legal = legalOf(props, piece);
  if (nothingLeft(asked)) props.explain(props.words.say("board-turn-nothing"), "MN-PRG-13");
  else if (legal) choose(legal);
  else if (legal === "" && asked.question === "fill") chosen.value = [piece.name];
  else if (legal === "") toggle(piece.name, mostCards(asked.choices));
  else if (asked.question === "fill")
    whyNot(`turn ${piece.sign} to ${view.turn.target || view.turn.unfilled[0]}`);
  else if (SINGLE.has(asked.question)) whyNot(`${asked.question} ${piece.sign}`);
  else whyNot(useOf(view, piece.sign));
}

function toggle(name: string, most: number): void {
  const now = chosen.value;
  chosen.value = now.includes(name)
    ? now.filter((each) => each !== name)
    : [...now.slice(now.length >= most ? 1 : 0), name];
}

/** Return the names of the cards of the hand that make an action. */
function cardsOf(asked: Props["asked"], action: string, hand: readonly Piece[]): string[] {
  const choice = asked?.choices.find((each) => each.action === action);
  if (!choice) return [];
  let signs =
    cardsFor(choice, hand.map((piece) => piece.sign).join("")) ??
    (choice.family === "offer" || choice.family === "surrender"
      ? choice.action.split(" ").slice(1).join("")
      : "");
  return hand
    .filter((piece) => {
      if (!signs.includes(piece.sign)) return false;
      signs = signs.replace(piece.sign, "");
      return true;
    })
    .map((piece) => piece.name);
}
