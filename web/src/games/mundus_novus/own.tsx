/** The player's own area below the board: shield and doubloons, the hand, and the actions. */
import { useEffect } from "preact/hooks";
import { Icon, Picture, Shield } from "../../art/art";
import { Card, Hand, type CardProps } from "../../kit/cards";
import type { Piece } from "../../kit/identity";
import { signsOf, toggled, useHinted, useSelection } from "../../kit/selection";
import { tip } from "../../kit/tip";
import { usePlan } from "../../kit/turn";
import { Count } from "../../motion/counters";
import { scoreOf } from "../../motion/order";
import { HistoryLink } from "../../parts/history_link";
import { breakdown, scoreLabel } from "../../table/breakdown";
import { SeatClock } from "../../table/clock";
import { PreviewDelta } from "../../table/preview_delta";
import type { BoardProps } from "../board";
import { Face, RESOURCES } from "./card";
import {
  cardsFor,
  chosen,
  matchesOf,
  mostCards,
  nothingLeft,
  plan,
  readySet,
  selectable,
  useOf,
} from "./choosing";
import { Actions } from "./actions";
import { Possessions } from "./developments";
import { categoriesOf } from "./events";
import { placesOf } from "./pieces";
import { kindOf } from "./printed";
import { Stand } from "./seat_panel";
import { letter, type MundusView, type SeatView } from "./view";

type Props = BoardProps<MundusView> & { seat: number; entry: SeatView };

/** Questions that are answered with several cards of the hand. */
const SEVERAL = new Set(["offer", "surrender", "turn"]);
/** Questions that are answered with one card of the hand. */
const SINGLE = new Set(["give", "store"]);

export function OwnArea(board: BoardProps<MundusView>) {
  const seat = board.looking ?? 0;
  const entry = board.view.seats[seat];
  if (!entry) return null;
  const props = { ...board, seat, entry };
  return (
    <section
      class={`mn-own ${board.size === "phone" ? "" : "panel"}`}
      aria-label={board.words.t("board-you")}
    >
      <Me {...props} />
      <Play {...props} />
    </section>
  );
}

function Me(props: Props) {
  const { view, words, seat, entry } = props;
  const origin = props.origins.score(seat);
  const score = words.score(entry.doubloons);
  return (
    <div class="mn-me">
      <div class="nm hbox">
        <Shield seat={seat} />
        <b>{words.t("board-you")}</b>
        <SeatClock {...props} />
        <span class="grow" />
        <Picture name="coin" className="cn" />
        <HistoryLink
          at={origin}
          class="num big"
          aria-label={scoreLabel(score, origin)}
          {...tip(breakdown(categoriesOf(view, words), seat) || undefined, score)}
        >
          <PreviewDelta seat={seat} of="score">
            <Count of={scoreOf(seat)} value={entry.doubloons} />
          </PreviewDelta>
        </HistoryLink>
      </div>
      <Stand view={view} seat={seat} words={words} />
      {(props.size !== "phone" || entry.developments.length > 0) && <Possessions {...props} />}
    </div>
  );
}

/** The hand and the actions: redrawn when cards are selected. */
function Play(props: Props) {
  const { view, asked, seat, entry } = props;
  const hand = placesOf(view).get(`hand ${letter(seat)}`) ?? [];
  const inputs = [view.step, view.actor, entry.cards, entry.sealed, view.round];
  const picked = useSelection(chosen, selectable(view, seat), inputs);
  const signs = signsOf(picked);
  const matches = matchesOf(asked?.choices ?? [], signs);
  const best = matches[0];
  usePlan(plan, props);

  // Stage the best action that the selected cards make.
  useEffect(() => {
    readySet.value = best?.choice.family === "set" ? best.choice : null;
    if (!asked || !SEVERAL.has(asked.question)) return;
    if (!best && props.staged.peek() === null) return;
    plan.value = { actions: best?.after ?? [], since: view };
    props.stage(best?.choice.action ?? null);
  }, [signs, best?.choice.action, asked]);

  return (
    <>
      <OwnHand {...props} hand={hand} picked={picked} />
      <Actions {...props} matches={matches} hand={hand} picked={picked} />
    </>
  );
}

function OwnHand(props: Props & { hand: readonly Piece[]; picked: readonly Piece[] }) {
  const { view, words, hand, picked, asked, seat } = props;
  const hinted = useHinted(props, hand, (action) => {
    const choice = asked?.choices.find((each) => each.action === action);
    return (choice && cardsFor(choice, signsOf(hand))) ?? "";
  });
  const selecting = asked !== null && SEVERAL.has(asked.question);
  const placing = view.trade.in_flight !== "" && view.actor === letter(seat);
  return (
    <Hand
      class="mn-hand"
      label={words.t("word-hand")}
      place={`hand ${letter(seat)}`}
      pieces={hand}
      card={(piece, tabIndex) => (
        <Card
          deck={RESOURCES}
          board={props}
          piece={piece}
          selected={selecting ? picked.includes(piece) : undefined}
          hinted={hinted}
          tabIndex={tabIndex}
          dragTo="offers"
          {...clickOf(props, piece)}
        />
      )}
    >
      {placing && <Flying {...props} />}
      {hand.length === 0 && view.trade.in_flight === "" && (
        <span class="mn-note hbox tight">
          <Icon name="hand" />
          {words.t("board-cards", { count: 0 })}
        </span>
      )}
    </Hand>
  );
}

/** The card in flight, as it would lie in the hand. */
function Flying({ view, words, asked, choose, whyNot }: Props) {
  const flight = view.trade.in_flight;
  const keep = asked?.choices.some((choice) => choice.action === "keep");
  const name = words.name(kindOf(flight));
  return (
    <span class="held">
      <button
        type="button"
        class={`card mn-card ghost ${keep ? "can" : ""}`}
        data-legal={keep ? "keep" : undefined}
        aria-label={`${words.t("board-keep")}: ${name}`}
        {...tip(words.about(kindOf(flight)), name, "MN-TRD-06")}
        onClick={() => (keep ? choose : whyNot)("keep")}
      >
        <Face sign={flight} words={words} title={words.t("board-keep")} />
      </button>
    </span>
  );
}

/** Return the effect of a click on a card of the hand. */
function clickOf(
  { asked, view, words, explain }: Props,
  { name, sign }: Piece,
): Pick<CardProps, "action" | "part" | "onClick"> {
  if (!asked) return { action: useOf(view, sign) };
  const { question, choices } = asked;
  if (nothingLeft(asked)) return { onClick: () => explain(words.t("board-turn-nothing"), "MN-PRG-13") };
  if (SEVERAL.has(question)) {
    const most = mostCards(choices);
    return { part: true, onClick: () => (chosen.value = toggled(chosen.value, name, most)) };
  }
  if (question === "fill") {
    const turns = choices.filter((choice) => choice.action.startsWith(`turn ${sign} `));
    if (turns.length > 1) return { part: true, onClick: () => (chosen.value = [name]) };
    return { action: turns[0]?.action ?? `turn ${sign} to ${view.turn.target || view.turn.unfilled[0]}` };
  }
  return { action: SINGLE.has(question) ? `${question} ${sign}` : useOf(view, sign) };
}
