/** The buttons below the sea: actions to choose, steps along a track, gold, and everything without a place on the board. */
import type { ComponentChildren } from "preact";
import { Picture } from "../../art/art";
import { ActionArea, ActionButton, sentence } from "../../kit/actions";
import { tip } from "../../kit/tip";
import type { Choice } from "../../wire/shapes";
import type { BoardProps } from "../board";
import { CHEST_GOLD, colourOf, TRACKS } from "./printed";
import { TRACK_OF } from "./tracks";
import { bonusOf, cubesIn, goldInstead, phasePoints, type AmerigoView } from "./view";
import { CubeSign, pointsTip } from "./wheel";

type Props = BoardProps<AmerigoView>;

/** Families that are chosen by a gesture on the board: sea, pile, supply. Everything else is a button here. */
const ON_THE_BOARD = new Set(["place", "sail", "build", "lay", "token", "plan", "buy"]);

/** Families with a short label beside their picture; the whole sentence is the accessible name and the tooltip. */
const SHORT = new Set(["gold", "spend", "cash-chest", "run-over", "ship"]);

export function Actions(props: Props) {
  const { asked, words, view } = props;
  const list = (asked?.choices ?? []).filter((choice) => !ON_THE_BOARD.has(choice.family));
  const steps = list.filter((choice) => choice.family === "advance");
  const others = list.filter((choice) => choice.family !== "advance");
  const button = (choice: Choice, at: number) => (
    <ActionButton
      key={choice.action}
      board={props}
      choice={choice}
      number={at + 1}
      {...faceOf(props, choice)}
    />
  );
  return (
    <ActionArea words={words} class="am-actions">
      {view.turn.action !== "" && asked && <Points {...props} />}
      {steps.length > 0 && <div class="am-steps hbox wrap">{steps.map(button)}</div>}
      {others.map((choice, at) => button(choice, steps.length + at))}
    </ActionArea>
  );
}

function faceOf(props: Props, choice: Choice) {
  const { words } = props;
  const text = sentence(words, choice);
  if (choice.family === "advance") return stepFace(props, choice, text);
  const label = labelOf(choice, words);
  return {
    class: `is-${choice.family}`,
    sign: signOf(choice),
    label: label ?? text,
    name: text,
    tip: label === null ? undefined : ([text] as const),
    remark: remarkOf(props, choice),
  };
}

/** A step along a track, with the space where it ends. */
function stepFace({ asked, view, looking, words }: Props, { facts }: Choice, text: string) {
  const track = TRACKS.find(({ name }) => name === TRACK_OF[asked?.question ?? ""]);
  const from = (track && view.seats[looking ?? 0]?.[track.name]) ?? 0;
  const space = Math.min(track?.last ?? 0, from + Number(facts.count));
  const colour = track?.colours[space];
  const name = `${text}. ${words.t("board-advance-to", { space })}.`;
  const remark = (
    <>
      → {space}
      {colour && <CubeSign colour={colour} />}
    </>
  );
  return { label: `+${facts.count}`, name, tip: [name] as const, remark, hideKey: true };
}

/** Return a short label where a picture shows the rest; null for the whole sentence. */
function labelOf({ family, facts }: Choice, words: Props["words"]): string | null {
  if (family === "do" || family === "as") return words.name(String(facts.action));
  if (family === "cash-purse") return words.name(String(facts.token));
  return SHORT.has(family) ? words.t(`board-${family}-short`, facts) : null;
}

const MOST_DIAMONDS = 4;

/** The remaining action points as a number; a few of them as diamonds, too. */
function Points({ view, words }: Props) {
  const { points, action } = view.turn;
  return (
    <span
      class="am-ap hbox"
      {...tip(words.t(`board-about-${action}`), words.t("board-points-left", { points }), "AM-RND-03")}
    >
      <CubeSign colour={action} />
      <span class="am-diamonds" aria-hidden="true">
        {Array.from({ length: points > MOST_DIAMONDS ? 0 : points }, (_, index) => (
          <i key={index} />
        ))}
      </span>
      <b>{words.t("board-ap", { points })}</b>
    </span>
  );
}

const ICONS: Record<string, string> = {
  gold: "coin",
  chronicle: "book",
  pass: "close",
  post: "anchor",
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

function signOf({ family, action }: Choice) {
  if (family === "do" || family === "as") return <CubeSign colour={colourOf(action)} />;
  return family === "cash-chest" ? <Picture name="chest" /> : (ICONS[family] ?? "check");
}

function remarkOf({ view, words, looking }: Props, { family, action, facts }: Choice): ComponentChildren {
  const seat = looking ?? 0;
  const coins = (gold: number) => words.t("coins", { gold });
  switch (family) {
    case "do":
    case "as": {
      const points = family === "do" ? phasePoints(view) : view.turn.points;
      const bonus = bonusOf(view, seat, colourOf(action));
      return <span {...pointsTip(words)}>{words.t("board-ap", { points: points + bonus })}</span>;
    }
    case "gold":
      return `+${coins(goldInstead(view, seat))}`;
    case "chronicle":
      return `+${words.t("pay", { points: cubesIn(view.centre) })}`;
    case "spend":
      return `−${coins(1)}`;
    case "cash-purse":
      return `+${coins(Number(/\d+/.exec(String(facts.token))?.[0] ?? 0))}`;
    case "cash-chest":
      return `+${coins(CHEST_GOLD)}`;
  }
  return null;
}
