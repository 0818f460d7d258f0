/** Buttons for the legal actions that are not a square of the chart. */
import { Icon, Picture } from "../../art/art";
import type { Choice } from "../../wire/shapes";
import { safely } from "../../words/speech";
import { seatFact } from "../../words/wording";
import { Deed } from "../deed";
import { faceInHand, flights, wantedGust, wantedSquares } from "./choosing";
import { GIVEN_UP, MOST_BARRELS, nameOf } from "./printed";
import type { Props } from "./sea";
import { targetOf } from "./targets";
import { markedReroll } from "./tray";
import { inSector } from "./view";

/** Families that are chosen on the chart, among the dice or among the player's cards. All others become a button. */
const ON_THE_TABLE = ["rose", "sail", "wind", "gust", "storm", "reroll", "play", "roll"];
/** On a small screen sectors and the roll are buttons as well. */
const ON_A_PHONE = ["rose", "sail", "wind", "gust", "reroll", "play", "roll"];

const ICONS: Record<string, string> = {
  "give-up": "anchor",
  reroll: "rotate",
  repair: "plan",
  storm: "storm",
  supply: "barrel",
  draw: "hand",
  look: "spy",
  "fine-weather": "sun",
  decline: "storm",
  spin: "rotate",
  blow: "storm",
  pay: "barrel",
  miss: "hourglass",
  stop: "check",
  put: "gust",
  "move-on": "gust",
  leave: "check",
  end: "next",
};
const RULES: Record<string, string> = {
  "give-up": "CC-TRN-02",
  reroll: "CC-TRN-04",
  repair: "CC-DMG-04",
  storm: "CC-DIE-04",
  supply: "CC-DIE-07",
  draw: "CC-DIE-08",
  look: "CC-DIE-09",
  "fine-weather": "CC-CRD-13",
  decline: "CC-CRD-14",
  spin: "CC-DIE-05",
  blow: "CC-DIE-05",
  pay: "CC-CRD-06",
  miss: "CC-CRD-06",
  stop: "CC-CRD-16",
  put: "CC-GUS-03",
  "move-on": "CC-GUS-03",
  leave: "CC-GUS-05",
  end: "CC-TRN-08",
};
/** Families with a short label that may stand side by side on a small screen: dice and picture show the rest. */
const BRIEF = new Set(["draw", "storm", "supply", "reroll"]);

export function deedsOf(props: Props): Choice[] {
  const { asked, view, size } = props;
  if (!asked) return [];
  const phone = size === "phone";
  const face = faceInHand(asked.question, asked.choices);
  const hidden = phone ? ON_A_PHONE : ON_THE_TABLE;
  const again = markedReroll(view);
  return asked.choices.filter(
    (choice) =>
      choice.action === again ||
      (!hidden.includes(choice.family) && !(choice.family === "storm" && face !== "storm")),
  );
}

export function Deeds(props: Props) {
  const { asked, words } = props;
  const deeds = deedsOf(props);
  return (
    <div class="cc-deeds" data-region="deeds" role="group" aria-label={words.say("board-deeds")}>
      <Flight {...props} />
      {deeds.map((choice, at) => {
        const said = safely(choice.action, () => words.action(choice));
        const more = remark(props, choice);
        return (
          <Deed
            key={choice.action}
            at={props}
            choice={choice}
            number={at + 1}
            className={choice.family === "end" ? "last" : ""}
            tip={{
              text: choice.family === "repair" ? words.say("note-mast") : more || said,
              title: said,
              rule: RULES[choice.family] ?? asked?.rule,
            }}
          >
            {ICONS[choice.family] === "barrel" ? (
              <Picture name="barrel" className="brl" />
            ) : (
              <Icon name={ICONS[choice.family] ?? "check"} />
            )}
            <span>
              {BRIEF.has(choice.family) ? words.say(`board-deed-${choice.family}`, choice.facts) : said}
              {more && <small>{more}</small>}
            </span>
          </Deed>
        );
      })}
    </div>
  );
}

/** Return a remark on a choice in the current position. */
function remark({ view, words, asked }: Props, choice: Choice): string {
  const seat = asked?.seat ?? 0;
  const barrels = view.seats[seat]?.barrels ?? 0;
  switch (choice.family) {
    case "give-up":
      return words.say("remark-barrels", { count: Math.min(GIVEN_UP, MOST_BARRELS - barrels) });
    case "storm": {
      const seats = inSector(view, Number(choice.facts.sector));
      return seats.length
        ? words.say("remark-storm", { seats: seats.map(seatFact) })
        : words.say("remark-nobody");
    }
    case "put":
    case "move-on": {
      const target = targetOf(choice, view, seat, words);
      if (!target) return "";
      const there = words.say("remark-square", { square: `=${nameOf(target.square)}` });
      return [there, ...target.meanings.map((meaning) => meaning.text)].join(", ");
    }
    case "reroll":
      return words.say("board-deed-reroll-more");
    case "spin":
      return words.say("board-spins", { count: view.storm.spins_left });
    case "end":
      return view.dice.length > 0 ? words.say("board-dice-left", { count: view.dice.length }) : "";
  }
  return "";
}

/** Choose which gust flies, and how far, if there is a choice. */
function Flight({ asked, words }: Props) {
  if (!asked || (asked.question !== "flight" && faceInHand(asked.question, asked.choices) !== "gust"))
    return null;
  const { gust, gusts, counts } = flights(asked.choices);
  const squares = counts.includes(wantedSquares.value) ? wantedSquares.value : 0;
  const button = (key: string, on: boolean, text: string, tip: string, press: () => void) => (
    <button
      key={key}
      type="button"
      class={on ? "on" : ""}
      data-legal=""
      aria-pressed={on}
      data-tip={words.say(tip)}
      data-tip-title={text}
      data-tip-rule="CC-GUS-04"
      onClick={press}
    >
      {text}
    </button>
  );
  if (gusts.length < 2 && counts.length < 2) return null;
  return (
    <div class="cc-flight">
      {gusts.length > 1 && (
        <span role="group" aria-label={words.say("word-gust")}>
          {gusts.map((each) =>
            button(
              `g${each}`,
              each === gust,
              words.say("board-gust", { number: each }),
              "board-gust-which",
              () => (wantedGust.value = each),
            ),
          )}
        </span>
      )}
      {counts.length > 1 && (
        <span role="group" aria-label={words.say("board-flight-squares")}>
          {[0, ...counts].map((count) =>
            button(
              `s${count}`,
              count === squares,
              count === 0 ? words.say("board-flight-few") : words.say("board-flight-count", { count }),
              "board-flight-more",
              () => (wantedSquares.value = count),
            ),
          )}
        </span>
      )}
    </div>
  );
}
