/** The buttons below the sea: actions to choose, steps along a track, gold, and everything without a place on the board. */
import { Icon, Picture } from "../../art/art";
import { safely } from "../../words/speech";
import type { Choice } from "../../wire/shapes";
import type { BoardProps } from "../board";
import { Deed } from "../deed";
import { CHEST_GOLD, colourOf, TRACKS } from "./printed";
import { TRACK_OF } from "./tracks";
import { bonusOf, cubesIn, goldInstead, phasePoints, type AmerigoView } from "./view";
import { CubeSign, pointsTip } from "./wheel";

type Props = BoardProps<AmerigoView>;

/** Families that are chosen by a gesture on the board: sea, pile, supply. Everything else is a button here. */
const ON_THE_BOARD = new Set(["place", "sail", "build", "lay", "token", "plan", "buy"]);

/** Families with a short label beside their picture; the whole sentence is the accessible name and the tooltip. */
const SHORT = new Set(["gold", "spend", "cash-chest", "run-over", "ship"]);

export function Deeds(props: Props) {
  const { asked, words, view } = props;
  const list = (asked?.choices ?? []).filter((choice) => !ON_THE_BOARD.has(choice.family));
  const steps = list.filter((choice) => choice.family === "advance");
  const others = list.filter((choice) => choice.family !== "advance");
  const numbers = new Map([...steps, ...others].map((choice, at) => [choice.action, at + 1]));
  /** Return a short label where a picture shows the rest. */
  const label = (choice: Choice): string => {
    if (choice.family === "advance") return `+${choice.facts.count}`;
    if (choice.family === "do" || choice.family === "as") return words.name(String(choice.facts.action));
    if (choice.family === "cash-purse") return words.name(String(choice.facts.token));
    if (SHORT.has(choice.family)) return words.say(`board-${choice.family}-short`, choice.facts);
    return safely(choice.action, () => words.action(choice));
  };
  const button = (choice: Choice, short: boolean) => {
    const number = numbers.get(choice.action) ?? 99;
    const whole = safely(choice.action, () => words.action(choice));
    const space = landingOf(props, choice)?.space;
    const text = space === undefined ? whole : `${whole}. ${words.say("board-advance-to", { space })}.`;
    return (
      <Deed
        key={choice.action}
        at={props}
        choice={choice}
        number={number}
        narrow={short}
        className={`is-${choice.family}`}
        name={text}
        tip={label(choice) === text ? undefined : { text }}
      >
        {!short && <Sign choice={choice} />}
        <span>
          {label(choice)}
          {short ? <Landing {...props} choice={choice} /> : <Remark {...props} choice={choice} />}
        </span>
      </Deed>
    );
  };
  return (
    <div class="am-deeds" data-region="deeds" role="group" aria-label={words.say("board-deeds")}>
      {view.turn.action !== "" && asked && <Points {...props} />}
      {steps.length > 0 && <div class="am-steps">{steps.map((choice) => button(choice, true))}</div>}
      {others.map((choice) => button(choice, false))}
    </div>
  );
}

/** Return the space where a step along a track ends, and the colour of the action that is printed there. */
function landingOf(
  { view, looking, asked }: Props,
  choice: Choice,
): { space: number; colour: string } | null {
  const track = TRACKS.find(({ name }) => name === TRACK_OF[asked?.question ?? ""]);
  if (!track || choice.family !== "advance") return null;
  const from = view.seats[looking ?? 0]?.[track.name] ?? 0;
  const space = Math.min(track.last, from + Number(choice.facts.count));
  return { space, colour: track.colours[space] ?? "" };
}

function Landing(props: Props & { choice: Choice }) {
  const landing = landingOf(props, props.choice);
  if (!landing) return null;
  return (
    <small class="am-landing">
      → {landing.space}
      {landing.colour && <CubeSign colour={landing.colour} />}
    </small>
  );
}

const MOST_DIAMONDS = 4;

/** The remaining action points as a number; a few of them as diamonds, too. */
function Points({ view, words }: Props) {
  const { points, action } = view.turn;
  return (
    <span
      class="am-ap"
      data-tip={words.say(`board-about-${action}`)}
      data-tip-title={words.say("board-points-left", { points })}
      data-tip-rule="AM-RND-03"
    >
      <CubeSign colour={action} />
      <span class="am-diamonds" aria-hidden="true">
        {Array.from({ length: points > MOST_DIAMONDS ? 0 : points }, (_, at) => (
          <i key={at} />
        ))}
      </span>
      <b>{words.say("board-ap", { points })}</b>
    </span>
  );
}

const ICONS: Record<string, string> = {
  gold: "coin",
  chronicle: "book",
  pass: "close",
  "cash-purse": "coin",
  spend: "plus",
  finish: "next",
  wind: "gust",
  "no-post": "close",
  "no-token": "close",
  flagship: "flag",
  "run-over": "coin",
  ship: "nav",
};

function Sign({ choice }: { choice: Choice }) {
  if (choice.family === "do" || choice.family === "as") return <CubeSign colour={colourOf(choice.action)} />;
  if (choice.family === "cash-chest") return <Picture name="chest" className="cn" />;
  if (choice.family === "post") return <Icon name="anchor" />;
  return <Icon name={ICONS[choice.family] ?? "check"} />;
}

function Remark({ view, words, looking, choice }: Props & { choice: Choice }) {
  const seat = looking ?? 0;
  switch (choice.family) {
    case "do":
      return (
        <small {...pointsTip(words)}>
          {words.say("board-ap", {
            points: phasePoints(view) + bonusOf(view, seat, colourOf(choice.action)),
          })}
        </small>
      );
    case "as":
      return (
        <small {...pointsTip(words)}>
          {words.say("board-ap", { points: view.turn.points + bonusOf(view, seat, colourOf(choice.action)) })}
        </small>
      );
    case "gold":
      return <small>+{words.say("coins", { gold: goldInstead(view, seat) })}</small>;
    case "chronicle":
      return <small>+{words.say("pay", { points: cubesIn(view.centre) })}</small>;
    case "spend":
      return <small>−{words.say("coins", { gold: 1 })}</small>;
    case "cash-purse":
      return (
        <small>
          +{words.say("coins", { gold: Number(/\d+/.exec(String(choice.facts.token))?.[0] ?? 0) })}
        </small>
      );
    case "cash-chest":
      return <small>+{words.say("coins", { gold: CHEST_GOLD })}</small>;
  }
  return null;
}
