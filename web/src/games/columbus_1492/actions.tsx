/** Buttons for the legal actions that are not a square of the chart. */
import { Picture } from "../../art/art";
import { ActionArea, ActionButton, sentence } from "../../kit/actions";
import { tip } from "../../kit/tip";
import type { Choice } from "../../wire/shapes";
import type { Wording } from "../../words/wording";
import { FAMILIES, flightsOf, select, selectedFace } from "./choosing";
import { GIVEN_UP, MOST_BARRELS, nameOf } from "./printed";
import { stormRemark, targetOf } from "./targets";
import { markedReroll } from "./tray";
import type { Props } from "./view";

/** Families that are chosen on the chart, among the dice or among the player's cards. All others become a button. */
const ON_THE_TABLE = new Set(["rose", "sail", "wind", "gust", "reroll", "play", "roll"]);
/** Families with a short label that may stand side by side on a small screen: dice and picture show the rest. */
const BRIEF = new Set(["draw", "storm", "supply", "reroll"]);

function actionsOf({ asked, view, size }: Props): Choice[] {
  const again = markedReroll(view);
  // On a small screen sectors are buttons, too.
  const storms = size === "phone" && selectedFace(asked) === "storm";
  const choices = asked?.choices ?? [];
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
        const [rule = props.asked?.rule, icon = "check"] = FAMILIES[family] ?? [];
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
    case "storm":
      return stormRemark(view, Number(choice.facts.sector), words);
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
  const flights = flightsOf(asked);
  if (!flights) return null;
  const { gust, gusts, count, counts } = flights;
  const nameOfCount = (squares: number) =>
    squares === 0 ? words.t("board-flight-few") : words.t("board-flight-count", { count: squares });
  return (
    <div class="cc-flight hbox wrap">
      <Options
        text={["word-gust", "board-gust-which"]}
        words={words}
        options={gusts.map((number) => [number, words.t("board-gust", { number })])}
        selected={gust}
        choose={(number) => select({ gust: number })}
      />
      <Options
        text={["board-flight-squares", "board-flight-more"]}
        words={words}
        options={(counts.length > 1 ? [0, ...counts] : []).map((squares) => [squares, nameOfCount(squares)])}
        selected={count}
        choose={(squares) => select({ squares })}
      />
    </div>
  );
}

interface OptionsProps {
  text: readonly [name: string, about: string];
  words: Wording;
  options: readonly (readonly [value: number, label: string])[];
  selected: number;
  choose(value: number): void;
}

/** Buttons of which one is pressed; nothing if there is no choice. */
function Options({ text: [name, about], words, options, selected, choose }: OptionsProps) {
  if (options.length < 2) return null;
  return (
    <span role="group" aria-label={words.t(name)}>
      {options.map(([value, label]) => (
        <button
          key={value}
          type="button"
          data-legal=""
          aria-pressed={value === selected}
          {...tip(words.t(about), label, "CC-GUS-04")}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </span>
  );
}
