/** The four dice: what can be used lies ready, what is used is turned away, what is rolled again is marked. */
import { useEffect } from "preact/hooks";
import { Icon, Picture, Shield } from "../../art/art";
import { useDerived } from "../../parts/derived";
import { useHighlight } from "../../kit/choosable";
import { atDice, faceInHand, marked, rerollOf, usable, wantedDie, wantedFace } from "./choosing";
import { trayOf, type Die } from "./dice";
import { DICE, GIVEN_UP, MOST_BARRELS, type Face } from "./printed";
import type { Props } from "./sea";
import { seatAt } from "./view";

const WHY: Record<Face, string> = {
  rose: "rose N",
  sail: "sail N",
  gust: "gust 1 to 8,5 by 1",
  storm: "storm 1",
  spyglass: "draw",
};
const RULES: Record<Face, string> = {
  rose: "CC-DIE-01",
  sail: "CC-DIE-02",
  gust: "CC-DIE-03",
  storm: "CC-DIE-04",
  spyglass: "CC-DIE-08",
};

function DiePicture({ face }: { face?: Face }) {
  return (
    <span class={`cc-die ${face ? "" : "blank"}`}>
      {face ? <Picture name={`face-${face}`} box="0 0 64 64" /> : <Icon name="rose" size="l" />}
    </span>
  );
}

export function Tray(props: Props) {
  const { view, words, asked, looking } = props;
  const dice = trayOf(view);
  const turn = seatAt(view.turn);
  const own = looking !== null && turn === looking;
  const roll = asked?.choices.some((choice) => choice.action === "roll");
  const again = asked?.choices.some((choice) => choice.family === "reroll") ?? false;
  useEffect(() => {
    const names = new Set(dice.map((die) => die.name));
    if (!again && marked.value.length > 0) marked.value = [];
    else if (marked.value.some((name) => !names.has(name)))
      marked.value = marked.value.filter((name) => names.has(name));
  });
  return (
    <section class="panel cc-tray" data-region="dice" aria-label={words.say("word-dice")}>
      {!own && turn >= 0 && (
        <p class="cc-whose">
          <Shield seat={turn} size="s" />
          <span>{words.seat(turn)}</span>
        </p>
      )}
      {roll ? (
        <Roll {...props} />
      ) : (
        <div class="cc-dice">
          {dice.map((die) => (
            <DieSlot key={die.name} {...props} die={die} again={again} />
          ))}
          {Array.from({ length: DICE - dice.length }, (_, at) => (
            <div key={at} class="cc-slot no-die">
              <DiePicture />
            </div>
          ))}
        </div>
      )}
    </section>
  );
}

/** The dice before the roll: one button. */
function Roll(props: Props) {
  const { words, choose, preview } = props;
  const on = useHighlight(props, "roll").value;
  return (
    <button
      type="button"
      class={`cc-roll can ${on ? "on" : ""}`}
      data-legal="roll"
      data-tip={words.say("note-barrels", { pass: GIVEN_UP, most: MOST_BARRELS })}
      data-tip-title={words.say("action-roll")}
      data-tip-rule="CC-TRN-01"
      onClick={() => choose("roll")}
      onPointerLeave={() => preview(null)}
    >
      <span class="cc-dice">
        {Array.from({ length: DICE }, (_, at) => (
          <DiePicture key={at} />
        ))}
      </span>
      <b>{words.say("action-roll")}</b>
    </button>
  );
}

function DieSlot(props: Props & { die: Die; again: boolean }) {
  const { die, words, asked, again, whyNot, previewed } = props;
  const { face, used } = die;
  const name = words.name(`face-${face}`);
  const choices = asked?.choices ?? [];
  const able = asked?.question === "dice" && !used && usable(choices).includes(face);
  const inHand =
    able && faceInHand(asked.question, choices) === face && dieInHand(props.view, face) === die.name;
  const isMarked = useDerived(() => marked.value.includes(die.name), [die.name]).value;
  const hinted = useDerived(() => {
    const [verb, ...faces] = previewed.value?.action.split(" ") ?? [];
    return !used && verb === "reroll" && faces.includes(face);
  }, [previewed, used, face]).value;
  const state = used
    ? "board-die-used"
    : !atDice(asked?.question) || able
      ? `board-die-${face}`
      : "board-die-dead";
  return (
    <div
      class={`cc-slot ${used ? "used" : ""} ${inHand ? "sel" : ""} ${isMarked ? "marked" : ""} ${hinted ? "hov" : ""}`}
      data-facts={`face-${face}`}
    >
      <button
        type="button"
        class={`cc-db ${able ? "able" : ""}`}
        data-legal={able ? "" : undefined}
        aria-pressed={asked?.question === "dice" ? inHand : undefined}
        aria-disabled={!able}
        tabIndex={able ? 0 : -1}
        aria-label={`${name}: ${words.say(state)}`}
        data-tip={words.about(`face-${face}`)}
        data-tip-title={name}
        data-tip-rule={RULES[face]}
        onClick={() => {
          if (able) {
            wantedFace.value = face;
            wantedDie.value = die.name;
          } else if (atDice(asked?.question) && !used) whyNot(WHY[face]);
        }}
      >
        <DiePicture face={face} />
      </button>
      <span class="cc-dt">
        <b>{name}</b>
        <small>{words.say(isMarked ? "board-die-again" : state)}</small>
      </span>
      {again && !used && (
        <button
          type="button"
          class={`cc-again ${isMarked ? "on" : ""}`}
          data-legal=""
          aria-pressed={isMarked}
          aria-label={words.say("board-again-mark", { die: `face-${face}` })}
          data-tip={words.say("board-again-more")}
          data-tip-title={words.say("board-again")}
          data-tip-rule="CC-TRN-04"
          onClick={() => {
            marked.value = isMarked
              ? marked.value.filter((each) => each !== die.name)
              : [...marked.value, die.name];
          }}
        >
          <Icon name="rotate" size="s" />
        </button>
      )}
    </div>
  );
}

/** Of the dice with a face, the one that was pressed, else the first. */
function dieInHand(view: Props["view"], face: Face): string {
  const alike = trayOf(view).filter((die) => die.face === face && !die.used);
  return (alike.find((die) => die.name === wantedDie.value) ?? alike[0])?.name ?? "";
}

/** The action that the marked dice make; "" when none are marked. */
export function markedReroll(view: Props["view"]): string {
  const faces = trayOf(view)
    .filter((die) => marked.value.includes(die.name) && !die.used)
    .map((die) => die.face);
  return faces.length > 0 ? rerollOf(faces) : "";
}
