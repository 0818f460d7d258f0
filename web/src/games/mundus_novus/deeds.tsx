/** Buttons for actions without a piece on the table: combinations, announcements, names, and the end of a turn. */
import { Icon, Picture, Shield } from "../../art/art";
import type { BoardProps } from "../board";
import { Choosable } from "../../kit/choosable";
import type { Choice } from "../../wire/shapes";
import { Rule } from "../../parts/rule";
import { safely } from "../../words/speech";
import type { Wording } from "../../words/wording";
import { Mini } from "./card";
import { cardsFor, chosen, plan, ruleAgainst, suggestions, type Match } from "./choosing";
import type { Piece } from "./pieces";
import { Prospects } from "./prospects";
import { EVENTS, PAY_RELICS, RELIC, signOf } from "./printed";
import { differentPay, incomeOf, reachOf, seatAt, type MundusView } from "./view";

type Props = BoardProps<MundusView> & {
  matches: readonly Match[];
  hand: readonly Piece[];
  picked: readonly Piece[];
};

interface Deed {
  choice: Choice;
  press(): void;
}

/** Families that are chosen on the table itself: cards, developments, fleets' loads. */
const ON_THE_TABLE = new Set([
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

export function Deeds(props: Props) {
  const { asked, words, picked } = props;
  const list = asked ? deedsOf(props) : [];
  const end = list.find(({ choice }) => choice.family === "end");
  const clears = picked.length > 0 && Boolean(asked) && asked?.question !== "offer";
  const alone = picked.length > 0 && props.matches.length === 0 && asked?.question === "turn";
  return (
    <div
      class={`mn-deeds ${asked?.question === "coronado" ? "pairs" : ""}`}
      data-region="deeds"
      role="group"
      aria-label={words.say("board-deeds")}
    >
      {alone && (
        <p class="mn-note">
          {words.say("board-no-match", { count: picked.length })}{" "}
          <Rule id={ruleAgainst(picked.map((piece) => piece.sign).join(""), props.view.turn)} />
        </p>
      )}
      {list.length === 0 && !alone && <Prospects {...props} />}
      {list.map((deed, at) =>
        deed === end ? null : <DeedButton key={deed.choice.action} {...props} {...deed} at={at} />,
      )}
      {(end || clears) && (
        <div class="mn-foot">
          {end && <DeedButton key={end.choice.action} {...props} {...end} at={list.length - 1} />}
          {clears && (
            <button
              type="button"
              class="btn q sm ic"
              aria-label={words.say("board-clear")}
              data-tip={words.say("board-clear")}
              onClick={() => (chosen.value = [])}
            >
              <Icon name="close" size="s" />
            </button>
          )}
        </div>
      )}
    </div>
  );
}

function DeedButton({ choice, press, at, ...props }: Props & Deed & { at: number }) {
  const { words } = props;
  return (
    <Choosable
      board={props}
      action={choice.action}
      class="deed mn-deed can"
      data-number={at < 9 ? at + 1 : undefined}
      aria-label={PICTURED.has(choice.family) ? spoken(choice, words) : undefined}
      data-tip={EVENT_CHOICES.has(choice.family) ? words.about(String(choice.facts.event)) : undefined}
      onClick={press}
    >
      <Sign choice={choice} />
      <span>
        <Content choice={choice} words={words} />
        <Remark {...props} choice={choice} />
      </span>
      {at < 9 && <kbd aria-hidden="true">{at + 1}</kbd>}
    </Choosable>
  );
}

const EVENT_CHOICES = new Set(["set-event", "no-event"]);
/** Families drawn as cards or symbols; their words are for screen readers. */
const PICTURED = new Set(["set", "different", "sell", ...EVENT_CHOICES]);

function spoken(choice: Choice, words: Wording): string {
  return safely(choice.action, () => words.action(choice));
}

function Content({ choice, words }: { choice: Choice; words: Wording }) {
  if (EVENT_CHOICES.has(choice.family)) return <>{words.name(String(choice.facts.event))}</>;
  if (!PICTURED.has(choice.family)) return <>{spoken(choice, words)}</>;
  const signs =
    choice.family === "sell"
      ? RELIC.repeat(Number(choice.facts.count))
      : choice.action
          .slice(choice.action.indexOf(choice.family === "set" ? ":" : " ") + 1)
          .replaceAll(" ", "");
  return (
    <span class="mn-minis">
      {[...signs].map((sign, at) =>
        sign === "M" ? (
          <span key={at} class="mn-mini">
            <Icon name="merch" size="s" />
            <span>{signOf(String(choice.facts.card))}</span>
          </span>
        ) : (
          <Mini key={at} sign={sign} words={words} />
        ),
      )}
    </span>
  );
}

function deedsOf(props: Props): Deed[] {
  const { asked, matches, hand, picked, view, choose, stage } = props;
  if (!asked) return [];
  const take = (choice: Choice, after: readonly string[] = []): Deed => ({
    choice,
    press: () => {
      plan.value = { actions: after, since: view };
      choose(choice.action);
    },
  });
  const plain = asked.choices.filter((choice) => !ON_THE_TABLE.has(choice.family));
  if (asked.question === "fill") {
    const card = picked[0]?.sign;
    const turns = card ? asked.choices.filter((choice) => choice.action.startsWith(`turn ${card} `)) : [];
    return [...turns, ...plain].map((choice) => take(choice));
  }
  if (asked.question === "offer" || asked.question === "surrender")
    return [...matches.map((match) => take(match.choice)), ...plain.map((choice) => take(choice))];
  if (asked.question !== "turn") return plain.map((choice) => take(choice));
  const whole = asked.choices.filter((choice) => choice.family === "perfect" || choice.family === "end");
  const perfect = whole
    .filter((choice) => choice.family === "perfect")
    .map((choice) => take(choice, ["complete"]));
  const end = whole.filter((choice) => choice.family === "end").map((choice) => take(choice));
  if (picked.length > 0) {
    const made = matches
      .filter((match) => match.choice.family !== "perfect")
      .map((match) => take(match.choice, match.after));
    return [...perfect, ...made, ...end];
  }
  const signs = hand.map((piece) => piece.sign).join("");
  const hints = suggestions(asked.choices).map((choice) => ({
    choice,
    press: () => {
      chosen.value = namesOf(cardsFor(choice, signs) ?? "", hand);
      stage(choice.action);
    },
  }));
  return [...perfect, ...hints, ...end];
}

function namesOf(signs: string, hand: readonly Piece[]): string[] {
  const left = [...hand];
  return [...signs].flatMap((sign) => {
    const at = left.findIndex((piece) => piece.sign === sign);
    return at >= 0 ? left.splice(at, 1).map((piece) => piece.name) : [];
  });
}

function Sign({ choice }: { choice: Choice }) {
  switch (choice.family) {
    case "set-event":
    case "no-event":
      return <Icon name={EVENTS[choice.action.slice("event ".length)]?.icon ?? "rose"} />;
    case "master":
    case "first":
      return <Shield seat={seatAt(String(choice.facts.seat).slice(1))} size="s" />;
    case "turn":
      return <Picture name={`res-${String(choice.facts.target)}`} box="0 0 64 64" className="mn-pic" />;
  }
  const icons: Record<string, string> = {
    detach: "nav",
    sail: "sail",
    announce: "flag",
    "offer-nothing": "close",
    keep: "hand",
    set: "swap",
    sell: "coin",
    different: "coin",
    perfect: "trophy",
    complete: "check",
    end: "next",
    "store-done": "lock",
    "store-again": "ware",
    offer: "hand",
    surrender: "pirates",
  };
  return <Icon name={icons[choice.family] ?? "check"} />;
}

/** A remark on a choice in this position: reach, doubloons, the effect of an event. */
function Remark({ view, words, looking, choice }: Props & { choice: Choice }) {
  const seat = looking ?? 0;
  const number = Number(choice.facts.count ?? 0);
  let earned = 0;
  switch (choice.family) {
    case "set":
      return (
        <small>
          {words.say("board-reach", {
            reach: reachOf(view, seat, signOf(String(choice.facts.card)), number),
          })}
        </small>
      );
    case "different":
      earned = differentPay(view, seat, number);
      break;
    case "sell":
      earned = PAY_RELICS.get(number) ?? 0;
      break;
    case "end":
      earned = incomeOf(view, seat);
      break;
  }
  if (earned === 0) return null;
  return (
    <small class="earns">
      <Picture name="coin" className="cn" />
      {words.say("board-earns", { count: earned })}
    </small>
  );
}
