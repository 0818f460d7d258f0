/** Developments: as symbols in a player's possession, and as cards of the queue. */
import { computed, type ReadonlySignal } from "@preact/signals";
import { useMemo, useRef } from "preact/hooks";
import { Icon, Picture } from "../../art/art";
import { useDerived } from "../../parts/derived";
import { Lead, walkLeads } from "../../parts/lead";
import type { BoardProps, PanelProps } from "../board";
import type { Choice } from "../../wire/shapes";
import type { Wording } from "../../words/wording";
import { plan, readySet } from "./choosing";
import { developmentOf, EVENTS, eventKey, QUEUE_SIZE, ruleOf, signOf, type Development } from "./printed";
import { letter, owns, reachOf, type MundusView } from "./view";

const ICONS: Record<Development["family"], string> = {
  caravel: "nav",
  merchant: "merch",
  warehouse: "ware",
  shipyard: "yard",
  character: "user",
};
const RANGES = ["1–3", "4–6", "7–9"];

function base(card: Development): string {
  return card.label.split(":")[0] ?? card.label;
}

function shortName(card: Development, words: Wording): string {
  switch (card.family) {
    case "caravel":
    case "warehouse":
      return String(card.detail);
    case "merchant":
      return RANGES[card.detail] ?? "";
    case "shipyard":
      return "";
    case "character":
      return words.say(`board-short-${base(card).replace("character-", "")}`);
  }
}

/** Return a name without the income, which has its own symbol. */
function plainName(card: Development, words: Wording): string {
  return words.name(card.family === "caravel" ? card.label : `${base(card)}:0`);
}

/** A seat's developments as icons with numbers; a click shows the move that brought it. One Tab stop, arrows within. */
export function Possessions({ view, seat, words, origins }: PanelProps<MundusView>) {
  const { developments = [], detached = [] } = view.seats[seat] ?? {};
  if (developments.length === 0) return <p class="mn-none">{words.say("board-no-developments")}</p>;
  const cards = developments.map(developmentOf);
  const moves = origins.things(
    seat,
    cards.map((card) => card.label),
  );
  const first = moves.findIndex((move) => move !== undefined);
  return (
    <ul
      class="mn-owned"
      aria-label={words.say("word-developments")}
      data-place={`owned ${letter(seat)}`}
      onKeyDown={walkLeads}
    >
      {cards.map((card, at) => {
        const name = developments[at] ?? "";
        return (
          <li key={name}>
            <Lead
              at={moves[at]}
              class="mn-dev"
              tabIndex={at === first ? 0 : -1}
              data-piece={`mn-dev-${name}`}
              data-facts={card.label}
              data-tip={words.about(card.label)}
              data-tip-title={words.name(card.label)}
              data-tip-rule={ruleOf(card)}
            >
              <Icon name={ICONS[card.family]} size="s" />
              <span class="hidden-words">{words.name(card.label)}</span>
              <span aria-hidden="true">
                {shortName(card, words)}
                {detached.includes(name) && " ²"}
              </span>
            </Lead>
          </li>
        );
      })}
    </ul>
  );
}

/** The queue: the reach of a set is underlined in gold; cards that can be taken have a gold ring. */
export function Queue(props: BoardProps<MundusView>) {
  const { view, words, asked, looking, choose, whyNot } = props;
  const legal = new Set(asked?.choices.map((choice) => choice.action));
  const set = readySet.value;
  const seat = looking ?? 0;
  const reachOfSet = (choice: Choice) =>
    reachOf(view, seat, signOf(String(choice.facts.card)), Number(choice.facts.count));
  const setReach = set ? reachOfSet(set) : 0;
  const reach = useDerived(() => {
    const action = props.previewed.value?.action;
    const shown = set ?? asked?.choices.find((choice) => choice.action === action && choice.family === "set");
    if (shown) return reachOfSet(shown);
    if (view.step !== "develop" && view.step !== "fill") return 0;
    return reachOf(view, "ABCDEF".indexOf(view.actor), view.turn.target || "R", view.turn.size);
  }, [props.previewed, set, asked, view, seat]);
  const take = (place: number) => {
    const action = `develop ${place}`;
    if (legal.has(action)) choose(action);
    else if (set && place <= setReach) takeWithSet(props, action);
    // A set takes its card in the same turn: the rules explain the step, but the player is after the card.
    else if (set) props.explain(words.say("board-queue-reach", { reach: setReach }), "MN-PRG-03");
    else if (asked?.question === "turn") props.explain(words.say("board-queue-set"), "MN-PRG-03");
    else whyNot(action);
  };
  const pile = view.development_pile.length;
  return (
    <section class="mn-queue" data-region="queue" data-place="queue" aria-label={words.say("word-queue")}>
      {Array.from({ length: QUEUE_SIZE }, (_, at) => {
        const name = view.queue[at];
        if (name === undefined) return <span key={at} class="mn-dv empty" />;
        const now = legal.has(`develop ${at + 1}`);
        const can = now || (set !== null && at < setReach);
        return (
          <QueueCard
            key={name}
            name={name}
            place={at + 1}
            words={words}
            legal={now ? `develop ${at + 1}` : can ? "" : undefined}
            reach={reach}
            onPress={() => take(at + 1)}
            onPoint={now ? (on) => props.preview(on ? `develop ${at + 1}` : null) : undefined}
          />
        );
      })}
      <button
        type="button"
        data-place="unseen"
        class={`mn-pile ${legal.has("develop pile") || (set && owns(view.seats[seat], "almagro")) ? "can" : ""}`}
        data-legal={
          legal.has("develop pile")
            ? "develop pile"
            : set && owns(view.seats[seat], "almagro") && pile
              ? ""
              : undefined
        }
        tabIndex={legal.has("develop pile") ? 0 : -1}
        aria-label={words.say("board-unseen", { count: pile })}
        data-tip={words.say("board-unseen", { count: pile })}
        data-tip-title={words.say("word-development-pile")}
        data-tip-rule="MN-DEV-08"
        onClick={() => {
          if (legal.has("develop pile")) choose("develop pile");
          else if (set && owns(view.seats[seat], "almagro") && pile > 0) takeWithSet(props, "develop pile");
          else whyNot("develop pile");
        }}
      >
        <Picture name="shipline" box="0 0 48 48" />
        <span class="num">{pile}</span>
      </button>
    </section>
  );
}

/** Make the set and take its card in one gesture. */
function takeWithSet({ choose, view }: BoardProps<MundusView>, action: string): void {
  const set = readySet.value;
  if (!set) return;
  plan.value = {
    actions: [...plan.value.actions.filter((each) => !each.startsWith("develop")), action],
    since: view,
  };
  choose(set.action);
}

interface QueueCardProps {
  name: string;
  place: number;
  words: Wording;
  legal: string | undefined;
  /** How far the chosen or previewed set reaches; 0 if there is none. */
  reach: ReadonlySignal<number>;
  onPress(): void;
  onPoint?(on: boolean): void;
}

/** Memoized like `Card`: redrawn only when its look changes. */
function QueueCard(props: QueueCardProps) {
  const { name, place, words, legal, reach } = props;
  const newest = useRef(props);
  newest.current = props;
  const className = useDerived(() => {
    const reached = place <= reach.value ? "reach" : reach.value > 0 ? "far" : "";
    return `mn-dv ${legal === undefined ? "" : "can"} ${reached}`;
  }, [place, legal, reach]);
  const beyond = useDerived(() => reach.value > 0 && place > reach.value, [place, reach]);
  return useMemo(() => {
    const card = developmentOf(name);
    const event = EVENTS[card.icon];
    const title = words.name(card.label);
    const about = words.about(card.label);
    const shown = event
      ? `${about} ${words.say("board-event-at-head", { event: eventKey(card.icon) })}`
      : about;
    const label = `${words.say("board-place", { place })}: ${title}. ${shown}`;
    const outside = ` (${words.say("board-out-of-reach")})`;
    return (
      <button
        type="button"
        class={className}
        aria-label={computed(() => (beyond.value ? label + outside : label))}
        aria-disabled={legal === undefined}
        tabIndex={legal === undefined ? -1 : 0}
        data-legal={legal}
        data-piece={`mn-dev-${name}`}
        data-facts={card.label}
        data-tip={shown}
        data-tip-title={title}
        data-tip-rule={ruleOf(card)}
        onClick={() => newest.current.onPress()}
        onPointerEnter={(pointer) => pointer.pointerType !== "touch" && newest.current.onPoint?.(true)}
        onPointerLeave={() => newest.current.onPoint?.(false)}
      >
        <DevelopmentFace card={card} place={place} words={words} />
      </button>
    );
  }, [name, place, words, legal, className, beyond]);
}

/** The face of a development, with its place in the queue, if any. */
export function DevelopmentFace({
  card,
  place,
  words,
}: {
  card: Development;
  place?: number;
  words: Wording;
}) {
  const event = EVENTS[card.icon];
  return (
    <>
      {place !== undefined && <span class="pos">{place}</span>}
      {event && (
        <span class="ev">
          <Icon name={event.icon} size="s" />
        </span>
      )}
      {card.income > 0 && (
        <span class="inc">
          <Picture name="coin" className="cn" />+{card.income}
        </span>
      )}
      <Picture name={`dev-${card.family}`} box="0 0 64 64" className="art" />
      <b>{card.family === "character" ? shortName(card, words) : plainName(card, words)}</b>
      <span class="d">{words.say(`board-about-${base(card)}`)}</span>
    </>
  );
}
