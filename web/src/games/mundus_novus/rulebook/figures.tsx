/** The figures of the rulebook of Mundus Novus, drawn with its own cards. */
import type { JSX } from "preact";
import { Icon, Picture, Shield } from "../../../art/art";
import { Listed } from "../../../rulebook/listed";
import type { Wording } from "../../../words/wording";
import type { Figures } from "../../rulebook";
import { cardClass, Face } from "../card";
import { DevelopmentFace } from "../developments";
import { DECK, developmentOf, EVENTS, eventKey, SIGNS, worthOf } from "../printed";
import { Payouts } from "../index";
import "./figures.css";

interface Props {
  words: Wording;
}

function Cards({ signs, words }: Props & { signs: string }) {
  return (
    <span class="mnb-row hbox wrap" aria-hidden="true">
      {[...signs].map((sign, index) => (
        <span key={index} class={`card ${cardClass(sign)}`}>
          <Face sign={sign} words={words} />
        </span>
      ))}
    </span>
  );
}

function DevelopmentCard({ name, place, words }: Props & { name: string; place?: number }) {
  return (
    <span class="card mn-dv">
      {place && <span class="badge">{place}</span>}
      <DevelopmentFace sign={name} words={words} />
    </span>
  );
}

function Queue({ words }: Props) {
  return (
    <div class="mnb-row hbox wrap loose" aria-hidden="true">
      {HEAD_FIRST.map((name, index) => (
        <DevelopmentCard key={name} name={name} place={index + 1} words={words} />
      ))}
    </div>
  );
}

const HEAD_FIRST = ["caravel 7", "merchant-uncommon 1 b", "cortes", "warehouse-2 0 b", "shipyard b"];
const STEPS: readonly [string, string][] = [
  ["storm", "word-event"],
  ["nav", "word-supply"],
  ["swap", "word-trade"],
  ["progress", "word-progression"],
];

function Steps({ words }: Props) {
  return (
    <ol class="mnb-row mnb-steps hbox wrap">
      {STEPS.map(([icon, key]) => (
        <li key={key} class="vbox">
          <Icon name={icon} size="l" />
          <b>{words.t(key)}</b>
        </li>
      ))}
    </ol>
  );
}

/** A list of things with a picture; their keys give their names and texts. */
function list(words: Wording, things: readonly (readonly [picture: JSX.Element, key: string])[]) {
  const items = things.map(([picture, key]) => ({ picture, name: words.name(key), text: words.about(key) }));
  return <Listed items={items} />;
}

function Events({ words }: Props) {
  const events = Object.entries(EVENTS).filter(([name]) => name !== "none");
  return list(
    words,
    events.map(([name, { icon }]) => [<Icon name={icon} />, eventKey(name)]),
  );
}

function DevelopmentList({ names, words }: Props & { names: readonly string[] }) {
  return list(
    words,
    names.map((name) => {
      const { family, label } = developmentOf(name);
      return [<Picture name={`dev-${family}`} box="0 0 64 64" />, label];
    }),
  );
}

const FAMILIES = ["caravel 7", "merchant-uncommon 1 a", "warehouse-2 0 a", "warehouse-1 1 a", "shipyard a"];
const CHARACTERS = [...DECK].filter(([, card]) => card.family === "character").map(([name]) => name);

/** The fleets of the worked example of MN-SUP-06, in the order in which they load. */
const FLEETS = [
  { seat: 2, values: [1, 2, 7] },
  { seat: 0, values: [10] },
  { seat: 1, values: [3, 8] },
];

function Fleets() {
  return (
    <ol class="mnb-fleets vbox" aria-hidden="true">
      {FLEETS.map(({ seat, values }) => (
        <li key={seat} class="hbox">
          <Shield seat={seat} />
          {values.map((value) => (
            <span key={value} class="hbox">
              <Picture name="dev-caravel" box="0 0 64 64" />
              <b>{value}</b>
            </span>
          ))}
          <span>= {values.reduce((sum, value) => sum + value)}</span>
        </li>
      ))}
    </ol>
  );
}

/** The offers of the first seats. */
const OFFERS = ["145", "27R", "336"];

function Offers({ words }: Props) {
  return (
    <ul class="mnb-row mnb-offers hbox wrap" aria-hidden="true">
      {OFFERS.map((signs, seat) => (
        <li key={seat}>
          <span class="mnb-row hbox">
            <Shield seat={seat} size="s" />
            <b>{[...signs].reduce((sum, sign) => sum + worthOf(sign), 0)}</b>
            {seat === 1 && <Icon name="crown" size="s" />}
          </span>
          <Cards signs={signs} words={words} />
        </li>
      ))}
    </ul>
  );
}

function Merchant({ words }: Props) {
  return (
    <div class="mnb-row hbox wrap loose" aria-hidden="true">
      <Cards signs="551" words={words} />
      <DevelopmentCard name="merchant-uncommon 1 b" words={words} />
      <b>→</b>
      <Cards signs="555" words={words} />
    </div>
  );
}

const figures: Figures = {
  cards: ({ words }) => <Cards signs={SIGNS} words={words} />,
  queue: Queue,
  steps: Steps,
  events: Events,
  fleets: Fleets,
  offers: Offers,
  reach: ({ words }) => <Payouts words={words} event="none" sold="" />,
  merchant: Merchant,
  "developments-families": ({ words }) => <DevelopmentList names={FAMILIES} words={words} />,
  "developments-characters": ({ words }) => <DevelopmentList names={CHARACTERS} words={words} />,
  perfect: ({ words }) => <Cards signs={SIGNS} words={words} />,
};

export default figures;
