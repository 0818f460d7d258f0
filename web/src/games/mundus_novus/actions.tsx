/** Buttons for actions without a piece on the table: combinations, announcements, names, and the end of a turn. */
import type { ComponentChildren } from "preact";
import { Icon, Picture, Shield } from "../../art/art";
import { ActionArea, ActionButton, sentence } from "../../kit/actions";
import type { BoardProps } from "../board";
import type { Choice } from "../../wire/shapes";
import { Rule } from "../../parts/rule";
import type { Wording } from "../../words/wording";
import { Mini } from "./card";
import { cardsFor, chosen, namedCards, plan, ruleAgainst, suggestions, type Match } from "./choosing";
import type { Piece } from "../../kit/identity";
import { piecesWith, signsOf } from "../../kit/selection";
import { Earned, Prospects } from "./prospects";
import { eventOf, PAY_RELICS, signOf as signOfCard } from "./printed";
import { differentPay, incomeOf, reachOf, seatAt, type MundusView } from "./view";

type Props = BoardProps<MundusView> & {
  matches: readonly Match[];
  hand: readonly Piece[];
  picked: readonly Piece[];
};

interface ActionItem {
  choice: Choice;
  press(): void;
}

/** Families that are chosen on the table itself. */
const ON_TABLE = new Set([
  "load",
  "take",
  "exchange",
  "give",
  "store",
  "develop",
  "offer",
  "surrender",
  "turn",
]);

export function Actions(props: Props) {
  const { asked, words, picked } = props;
  const list = actionsOf(props);
  const end = list.find(({ choice }) => choice.family === "end");
  const clears = picked.length > 0 && Boolean(asked) && asked?.question !== "offer";
  const alone = picked.length > 0 && props.matches.length === 0 && asked?.question === "turn";
  const button = ({ choice, press }: ActionItem, at: number) => (
    <ActionButton
      key={choice.action}
      board={props}
      choice={choice}
      number={at + 1}
      sign={signOf(choice)}
      label={labelOf(choice, words)}
      name={PICTURED.has(choice.family) ? sentence(words, choice) : undefined}
      tip={EVENT_CHOICES.has(choice.family) ? [words.about(String(choice.facts.event))] : undefined}
      remark={remarkOf(props, choice)}
      onClick={press}
    />
  );
  return (
    <ActionArea words={words} class={`mn-actions ${asked?.question === "coronado" ? "pairs" : ""}`}>
      {alone && (
        <p class="mn-note">
          {words.t("board-no-match", { count: picked.length })}{" "}
          <Rule id={ruleAgainst(signsOf(picked), props.view.turn)} />
        </p>
      )}
      {list.length === 0 && !alone && <Prospects {...props} />}
      {list.map((item, at) => item !== end && button(item, at))}
      {(end || clears) && (
        <div class="mn-foot hbox">
          {end && button(end, list.length - 1)}
          {clears && (
            <button
              type="button"
              class="btn q sm ic"
              aria-label={words.t("board-clear")}
              data-tip={words.t("board-clear")}
              onClick={() => (chosen.value = [])}
            >
              <Icon name="close" size="s" />
            </button>
          )}
        </div>
      )}
    </ActionArea>
  );
}

const EVENT_CHOICES = new Set(["set-event", "no-event"]);
/** Families drawn as cards or symbols; their words are for screen readers. */
const PICTURED = new Set(["set", "different", "sell", ...EVENT_CHOICES]);

/** Return the cards or the event of a choice; undefined for its sentence. */
function labelOf(choice: Choice, words: Wording): ComponentChildren {
  const { family, facts } = choice;
  if (EVENT_CHOICES.has(family)) return words.name(String(facts.event));
  if (!PICTURED.has(family)) return undefined;
  return (
    <span class="mn-minis hbox wrap tight">
      {[...namedCards(choice)].map((sign, index) =>
        sign === "M" ? (
          <span key={index} class="mn-mini">
            <Icon name="merch" size="s" />
            <span>{signOfCard(String(facts.card))}</span>
          </span>
        ) : (
          <Mini key={index} sign={sign} words={words} />
        ),
      )}
    </span>
  );
}

function actionsOf(props: Props): ActionItem[] {
  const { asked, matches, hand, picked, view, choose, stage } = props;
  const choices = asked?.choices ?? [];
  const take = (choice: Choice, after: readonly string[] = []): ActionItem => ({
    choice,
    press: () => {
      plan.value = { actions: after, since: view };
      choose(choice.action);
    },
  });
  const some = (wanted: (choice: Choice) => boolean, after?: readonly string[]) =>
    choices.filter(wanted).map((choice) => take(choice, after));
  const plain = some((choice) => !ON_TABLE.has(choice.family));
  switch (asked?.question) {
    case "fill":
      return [...some(({ action }) => action.startsWith(`turn ${picked[0]?.sign} `)), ...plain];
    case "offer":
    case "surrender":
      return [...matches.map((match) => take(match.choice)), ...plain];
    case "turn":
      break;
    default:
      return plain;
  }
  const perfect = some(({ family }) => family === "perfect", ["complete"]);
  const end = some(({ family }) => family === "end");
  if (picked.length > 0) {
    const made = matches.filter((match) => match.choice.family !== "perfect");
    return [...perfect, ...made.map((match) => take(match.choice, match.after)), ...end];
  }
  const hints = suggestions(choices).map((choice) => ({
    choice,
    press: () => {
      chosen.value = piecesWith(cardsFor(choice, signsOf(hand)) ?? "", hand).map((piece) => piece.name);
      stage(choice.action);
    },
  }));
  return [...perfect, ...hints, ...end];
}

const ICONS: Record<string, string> = {
  detach: "nav",
  sail: "sail",
  announce: "flag",
  "offer-nothing": "close",
  keep: "hand",
  set: "swap",
  sell: "coin",
  different: "coin",
  perfect: "trophy",
  end: "next",
  "store-done": "lock",
  "store-again": "ware",
  offer: "hand",
  surrender: "pirates",
};

function signOf({ family, action, facts }: Choice) {
  switch (family) {
    case "set-event":
    case "no-event":
      return eventOf(action.slice("event ".length)).icon;
    case "master":
    case "first":
      return <Shield seat={seatAt(String(facts.seat).slice(1))} size="s" />;
    case "turn":
      return <Picture name={`res-${String(facts.target)}`} box="0 0 64 64" />;
  }
  return ICONS[family] ?? "check";
}

/** Return a remark on a choice in this position: reach or doubloons. */
function remarkOf({ view, words, looking }: Props, { family, facts }: Choice): ComponentChildren {
  const seat = looking ?? 0;
  const count = Number(facts.count ?? 0);
  if (family === "set")
    return words.t("board-reach", { reach: reachOf(view, seat, signOfCard(String(facts.card)), count) });
  const pay = {
    different: differentPay(view, seat, count),
    sell: PAY_RELICS.get(count) ?? 0,
    end: incomeOf(view, seat),
  }[family];
  return pay ? <Earned words={words} pay={pay} /> : null;
}
