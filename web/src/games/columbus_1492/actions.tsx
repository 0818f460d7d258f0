/** Buttons for the legal actions that are not a square of the chart. */
import { Picture } from "../../art/art";
import { ActionArea, ActionButton, sentence } from "../../kit/actions";
import { tip } from "../../kit/tip";
import type { Choice } from "../../wire/shapes";
import { seatFact } from "../../words/wording";
import { faceInHand, flights, wantedGust, wantedSquares } from "./choosing";
import { GIVEN_UP, MOST_BARRELS, nameOf } from "./printed";
import type { Props } from "./sea";
import { targetOf } from "./targets";
import { markedReroll } from "./tray";
import { inSector } from "./view";

/** Families that are chosen on the chart, among the dice or among the player's cards. All others become a button. */
const ON_THE_TABLE = new Set(["rose", "sail", "wind", "gust", "reroll", "play", "roll"]);

/** The icon and the rule of each family. */
const FACES: Record<string, readonly [icon: string, rule: string]> = {
  "give-up": ["anchor", "CC-TRN-02"],
  reroll: ["rotate", "CC-TRN-04"],
  repair: ["plan", "CC-DMG-04"],
  storm: ["storm", "CC-DIE-04"],
  supply: ["barrel", "CC-DIE-07"],
  draw: ["hand", "CC-DIE-08"],
  look: ["spy", "CC-DIE-09"],
  "fine-weather": ["sun", "CC-CRD-13"],
  decline: ["storm", "CC-CRD-14"],
  spin: ["rotate", "CC-DIE-05"],
  blow: ["storm", "CC-DIE-05"],
  pay: ["barrel", "CC-CRD-06"],
  miss: ["hourglass", "CC-CRD-06"],
  stop: ["check", "CC-CRD-16"],
  put: ["gust", "CC-GUS-03"],
  "move-on": ["gust", "CC-GUS-03"],
  leave: ["check", "CC-GUS-05"],
  end: ["next", "CC-TRN-08"],
};
/** Families with a short label that may stand side by side on a small screen: dice and picture show the rest. */
const BRIEF = new Set(["draw", "storm", "supply", "reroll"]);

function actionsOf({ asked, view, size }: Props): Choice[] {
  const choices = asked?.choices ?? [];
  const again = markedReroll(view);
  // On a small screen sectors are buttons, too.
  const storms = size === "phone" && faceInHand(asked?.question, choices) === "storm";
  return choices.filter(({ action, family }) =>
    family === "storm" ? storms : action === again || !ON_THE_TABLE.has(family),
  );
}

export function Actions(props: Props) {
  const { words } = props;
  return (
    <ActionArea words={words} class="cc-actions">
      <Flight {...props} />
      {actionsOf(props).map((choice, index) => {
        const { family, facts } = choice;
        const [icon = "check", rule = props.asked?.rule] = FACES[family] ?? [];
        const text = sentence(words, choice);
        const more = remark(props, choice);
        return (
          <ActionButton
            key={choice.action}
            board={props}
            choice={choice}
            number={index + 1}
            class={family === "end" ? "last" : ""}
            sign={icon === "barrel" ? <Picture name="barrel" /> : icon}
            label={BRIEF.has(family) ? words.t(`board-action-${family}`, facts) : text}
            remark={more}
            tip={[family === "repair" ? words.t("note-mast") : more || text, text, rule]}
          />
        );
      })}
    </ActionArea>
  );
}

/** Return a remark on a choice in the current position. */
function remark({ view, words, asked }: Props, choice: Choice): string {
  const seat = asked?.seat ?? 0;
  const barrels = view.seats[seat]?.barrels ?? 0;
  switch (choice.family) {
    case "give-up":
      return words.t("remark-barrels", { count: Math.min(GIVEN_UP, MOST_BARRELS - barrels) });
    case "storm": {
      const seats = inSector(view, Number(choice.facts.sector));
      return seats.length
        ? words.t("remark-storm", { seats: seats.map(seatFact) })
        : words.t("remark-nobody");
    }
    case "put":
    case "move-on": {
      const target = targetOf(choice, view, seat, words);
      if (!target) return "";
      const there = words.t("remark-square", { square: `=${nameOf(target.square)}` });
      return [there, ...target.meanings.map((meaning) => meaning.text)].join(", ");
    }
    case "reroll":
      return words.t("board-action-reroll-more");
    case "spin":
      return words.t("board-spins", { count: view.storm.spins_left });
    case "end":
      return view.dice.length > 0 ? words.t("board-dice-left", { count: view.dice.length }) : "";
  }
  return "";
}

/** Choose which gust flies, and how far, if there is a choice. */
function Flight({ asked, words }: Props) {
  if (!asked || (asked.question !== "flight" && faceInHand(asked.question, asked.choices) !== "gust"))
    return null;
  const { gust, gusts, counts } = flights(asked.choices);
  const squares = counts.includes(wantedSquares.value) ? wantedSquares.value : 0;
  const groups = [
    {
      label: "word-gust",
      more: "board-gust-which",
      wanted: wantedGust,
      value: gust,
      options: gusts.length > 1 ? gusts : [],
      labelOf: (number: number) => words.t("board-gust", { number }),
    },
    {
      label: "board-flight-squares",
      more: "board-flight-more",
      wanted: wantedSquares,
      value: squares,
      options: counts.length > 1 ? [0, ...counts] : [],
      labelOf: (count: number) =>
        count === 0 ? words.t("board-flight-few") : words.t("board-flight-count", { count }),
    },
  ].filter(({ options }) => options.length > 0);
  if (groups.length === 0) return null;
  return (
    <div class="cc-flight">
      {groups.map(({ label, more, wanted, value, options, labelOf }) => (
        <span key={label} role="group" aria-label={words.t(label)}>
          {options.map((option) => (
            <button
              key={option}
              type="button"
              class={option === value ? "on" : ""}
              data-legal=""
              aria-pressed={option === value}
              {...tip(words.t(more), labelOf(option), "CC-GUS-04")}
              onClick={() => (wanted.value = option)}
            >
              {labelOf(option)}
            </button>
          ))}
        </span>
      ))}
    </div>
  );
}
