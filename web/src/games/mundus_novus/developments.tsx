/** Developments: as symbols in a player's possession, and as cards of the queue. */
import type { ReadonlySignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Icon, Picture } from "../../art/art";
import { Card, type Deck } from "../../kit/cards";
import { Choosable } from "../../kit/choosable";
import { tip } from "../../kit/tip";
import { useDerived } from "../../parts/derived";
import { memo } from "../../parts/memo";
import { HistoryLink, walkLeads } from "../../parts/history_link";
import type { Choice } from "../../wire/shapes";
import type { Wording } from "../../words/wording";
import type { BoardProps, PanelProps } from "../board";
import { plan, readySet } from "./choosing";
import {
  developmentOf,
  EVENTS,
  eventKey,
  FAMILY_ICONS,
  QUEUE_SIZE,
  RANGES,
  ruleOf,
  signOf,
  type Development,
} from "./printed";
import { letter, owns, reachOf, seatAt, type MundusView } from "./view";

/** Return the text key without the income, which has its own symbol. */
function base({ label }: Development): string {
  return label.split(":")[0] ?? label;
}

function shortName(card: Development, words: Wording): string {
  if (card.family === "character") return words.t(`board-short-${card.label.replace("character-", "")}`);
  if (card.family === "merchant") return RANGES[card.detail] ?? "";
  return card.detail > 0 ? String(card.detail) : "";
}

/** Return the name on a card of the queue. */
function faceName(card: Development, words: Wording): string {
  if (card.family === "character") return shortName(card, words);
  return words.name(card.family === "caravel" ? card.label : `${base(card)}:0`);
}

/** A seat's developments as icons with numbers; a click shows the move that brought it. One Tab stop, arrows within. */
export function Possessions({ view, seat, words, origins }: PanelProps<MundusView>) {
  const { developments = [], detached = [] } = view.seats[seat] ?? {};
  if (developments.length === 0) return <p class="mn-none">{words.t("board-no-developments")}</p>;
  const cards = developments.map((name) => ({ name, card: developmentOf(name) }));
  const moves = origins.things(
    seat,
    cards.map(({ card }) => card.label),
  );
  const first = moves.findIndex((move) => move !== undefined);
  return (
    <ul
      class="mn-owned hbox wrap tight"
      aria-label={words.t("word-developments")}
      data-place={`owned ${letter(seat)}`}
      onKeyDown={walkLeads}
    >
      {cards.map(({ name, card }, index) => (
        <li key={name}>
          <HistoryLink
            at={moves[index]}
            class="mn-dev"
            tabIndex={index === first ? 0 : -1}
            data-piece={`mn-dev-${name}`}
            data-facts={card.label}
            {...tip(words.about(card.label), words.name(card.label), ruleOf(card))}
          >
            <Icon name={FAMILY_ICONS[card.family]} size="s" />
            <span class="hidden-words">{words.name(card.label)}</span>
            <span aria-hidden="true">
              {shortName(card, words)}
              {detached.includes(name) && " ²"}
            </span>
          </HistoryLink>
        </li>
      ))}
    </ul>
  );
}

/** The face of a development. */
export const DevelopmentFace = memo(({ sign, words }: { sign: string; words: Wording }) => {
  const card = developmentOf(sign);
  const event = EVENTS[card.icon];
  return (
    <>
      {event && (
        <span class="ev">
          <Icon name={event.icon} size="s" />
        </span>
      )}
      {card.income > 0 && (
        <span class="inc hbox tight">
          <Picture name="coin" className="cn" />+{card.income}
        </span>
      )}
      <Picture name={`dev-${card.family}`} box="0 0 64 64" className="art" />
      <b>{faceName(card, words)}</b>
      <span class="d">{words.t(`board-about-${base(card)}`)}</span>
    </>
  );
});

const DEVELOPMENTS: Deck = {
  Face: DevelopmentFace,
  style: () => "mn-dv",
  text: (sign, words) => {
    const card = developmentOf(sign);
    const about = words.about(card.label);
    const event = EVENTS[card.icon] && words.t("board-event-at-head", { event: eventKey(card.icon) });
    return {
      name: words.name(card.label),
      about: event ? `${about} ${event}` : about,
      rule: ruleOf(card),
      fact: card.label,
    };
  },
};

/** The queue: the reach of a set is underlined in gold; cards that can be taken have a gold ring. */
export function Queue(props: BoardProps<MundusView>) {
  const { view, words, asked, looking } = props;
  const set = readySet.value;
  const seat = looking ?? 0;
  const reachOfSet = ({ facts }: Choice) =>
    reachOf(view, seat, signOf(String(facts.card)), Number(facts.count));
  const reach = useDerived(() => {
    const action = props.previewed.value?.action;
    const shown = set ?? asked?.choices.find((choice) => choice.action === action && choice.family === "set");
    if (shown) return reachOfSet(shown);
    if (view.step !== "develop" && view.step !== "fill") return 0;
    return reachOf(view, seatAt(view.actor), view.turn.target || "R", view.turn.size);
  }, [props.previewed, set, asked, view, seat]);
  const setReach = set ? reachOfSet(set) : 0;
  const card = (place: number) => {
    const sign = view.queue[place - 1];
    if (sign === undefined) return <span key={place} class="mn-dv empty" />;
    const action = `develop ${place}`;
    const explain = (key: string) => props.explain(words.t(key, { reach: setReach }), "MN-PRG-03");
    // A set takes its card in the same turn: the rules explain the step, but the player is after the card.
    const click = !set
      ? asked?.question === "turn" && { onClick: () => explain("board-queue-set") }
      : place <= setReach
        ? { part: true, onClick: () => takeWithSet(props, action) }
        : { onClick: () => explain("board-queue-reach") };
    return <QueueCard key={sign} board={props} sign={sign} place={place} reach={reach} {...click} />;
  };
  return (
    <section class="mn-queue" data-region="queue" data-place="queue" aria-label={words.t("word-queue")}>
      {Array.from({ length: QUEUE_SIZE }, (_, index) => card(index + 1))}
      <UnseenPile {...props} />
    </section>
  );
}

type QueueCardProps = Pick<Parameters<typeof Card>[0], "board" | "part" | "onClick"> & {
  sign: string;
  place: number;
  /** How far the chosen or previewed set reaches; 0 if there is none. */
  reach: ReadonlySignal<number>;
};

function QueueCard({ sign, place, reach, ...card }: QueueCardProps) {
  const { words } = card.board;
  const piece = useMemo(() => ({ name: `mn-dev-${sign}`, sign }), [sign]);
  const mark = useDerived(
    () => (place <= reach.value ? "reach" : reach.value > 0 ? "far" : ""),
    [place, reach],
  );
  const label = useDerived(() => {
    const { name, about } = DEVELOPMENTS.text(sign, words);
    const outside = mark.value === "far" ? ` (${words.t("board-out-of-reach")})` : "";
    return `${words.t("board-place", { place })}: ${name}. ${about}${outside}`;
  }, [sign, place, words, mark]);
  const about = { piece, mark, label, badge: place };
  return <Card deck={DEVELOPMENTS} action={`develop ${place}`} {...about} {...card} />;
}

/** The development pile, of which Almagro's owner may take the top card. */
function UnseenPile(props: BoardProps<MundusView>) {
  const { view, words, asked, looking } = props;
  const action = "develop pile";
  const count = view.development_pile.length;
  const legal = asked?.choices.some((choice) => choice.action === action);
  const withSet = readySet.value !== null && owns(view.seats[looking ?? 0], "almagro") && count > 0;
  return (
    <Choosable
      board={props}
      action={legal ? action : undefined}
      data-place="unseen"
      class={`mn-pile ${legal || withSet ? "can" : ""}`}
      data-legal={legal ? action : withSet ? "" : undefined}
      tabIndex={legal ? 0 : -1}
      aria-label={words.t("board-unseen", { count })}
      {...tip(words.t("board-unseen", { count }), words.t("word-development-pile"), "MN-DEV-08")}
      illegal={action}
      {...(withSet && !legal && { onClick: () => takeWithSet(props, action) })}
    >
      <Picture name="shipline" box="0 0 48 48" />
      <span class="num">{count}</span>
    </Choosable>
  );
}

/** Make the set and take its card in one gesture. */
function takeWithSet({ choose, view }: BoardProps<MundusView>, action: string): void {
  const set = readySet.value;
  if (!set) return;
  const { actions } = plan.value;
  plan.value = {
    actions: [...actions.filter((each) => !each.startsWith("develop")), action],
    since: view,
  };
  choose(set.action);
}
