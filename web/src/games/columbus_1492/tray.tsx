/** The four dice: usable ones can be selected, and dice can be marked to be rolled again. */
import { useEffect } from "preact/hooks";
import { Icon, Picture, Shield } from "../../art/art";
import { Choosable } from "../../kit/choosable";
import { Dice, DiceTray, DieSlot, type Die } from "../../kit/dice";
import { tip } from "../../kit/tip";
import { useDerived } from "../../parts/derived";
import { perTable } from "../../state/of_table";
import { atDice, faceInHand, marked, rerollOf, usable, wantedDie, wantedFace } from "./choosing";
import { DICE, GIVEN_UP, MOST_BARRELS, type Face } from "./printed";
import type { Props } from "./sea";
import { seatAt } from "./view";

/** The rule of each face, and an action with it whose illegality can be explained. */
const FACES: Record<Face, { rule: string; action: string }> = {
  rose: { rule: "CC-DIE-01", action: "rose N" },
  sail: { rule: "CC-DIE-02", action: "sail N" },
  gust: { rule: "CC-DIE-03", action: "gust 1 to 8,5 by 1" },
  storm: { rule: "CC-DIE-04", action: "storm 1" },
  spyglass: { rule: "CC-DIE-08", action: "draw" },
};

const BLANK = <Icon name="rose" size="l" />;

const dice = perTable(() => new Dice<Face>(DICE));

function diceOf(view: Props["view"]): readonly Die<Face>[] {
  return dice().of(view, `${view.round} ${view.turn}`, view.rolled ? (view.dice as Face[]) : null);
}

export function Tray(props: Props) {
  const { view, words, asked, looking } = props;
  const tray = diceOf(view);
  const turn = seatAt(view.turn);
  const again = asked?.choices.some((choice) => choice.family === "reroll") ?? false;
  useEffect(() => {
    const names = again ? tray.map((die) => die.name) : [];
    if (marked.value.some((name) => !names.includes(name)))
      marked.value = marked.value.filter((name) => names.includes(name));
  });
  return (
    <section class="panel cc-tray hbox" data-region="dice" aria-label={words.t("word-dice")}>
      {turn !== looking && turn >= 0 && (
        <p class="cc-whose hbox">
          <Shield seat={turn} size="s" />
          <span>{words.seat(turn)}</span>
        </p>
      )}
      {asked?.choices.some((choice) => choice.action === "roll") ? (
        <Choosable
          board={props}
          action="roll"
          class="cc-roll can"
          {...tip(
            words.t("note-barrels", { pass: GIVEN_UP, most: MOST_BARRELS }),
            words.t("action-roll"),
            "CC-TRN-01",
          )}
        >
          <DiceTray places={DICE} blank={BLANK} />
          <b>{words.t("action-roll")}</b>
        </Choosable>
      ) : (
        <DiceTray places={DICE} blank={BLANK}>
          {tray.map((die) => (
            <Slot key={die.name} {...props} die={die} again={again} />
          ))}
        </DiceTray>
      )}
    </section>
  );
}

function Slot(props: Props & { die: Die<Face>; again: boolean }) {
  const { die, view, words, asked, again, whyNot, previewed } = props;
  const { face, used } = die;
  const name = words.name(`face-${face}`);
  const choices = asked?.choices ?? [];
  const asksDice = asked?.question === "dice";
  const able = asksDice && !used && usable(choices).includes(face);
  const selected = able && faceInHand("dice", choices) === face && selectedDie(view, face) === die.name;
  const isMarked = useDerived(() => marked.value.includes(die.name), [die.name]).value;
  const highlighted = useDerived(() => {
    const [verb, ...faces] = previewed.value?.action.split(" ") ?? [];
    return !used && verb === "reroll" && faces.includes(face);
  }, [previewed, used, face]).value;
  const dead = atDice(asked?.question) && !able;
  const state = used ? "board-die-used" : dead ? "board-die-dead" : `board-die-${face}`;
  return (
    <DieSlot
      die={die}
      picture={<Picture name={`face-${face}`} box="0 0 64 64" />}
      name={name}
      state={words.t(state)}
      tip={[words.about(`face-${face}`), name, FACES[face].rule]}
      usable={able}
      selected={asksDice ? selected : undefined}
      highlighted={highlighted}
      onClick={() => {
        if (able) {
          wantedFace.value = face;
          wantedDie.value = die.name;
        } else if (atDice(asked?.question) && !used) whyNot(FACES[face].action);
      }}
      mark={
        again
          ? {
              on: isMarked,
              label: words.t("board-again-mark", { die: `face-${face}` }),
              state: words.t("board-die-again"),
              tip: [words.t("board-again-more"), words.t("board-again"), "CC-TRN-04"],
              toggle: () => {
                const others = marked.value.filter((each) => each !== die.name);
                marked.value = isMarked ? others : [...others, die.name];
              },
            }
          : undefined
      }
    />
  );
}

/** Of the dice with a face, return the one that was clicked, else the first. */
function selectedDie(view: Props["view"], face: Face): string {
  const alike = diceOf(view).filter((die) => die.face === face && !die.used);
  return (alike.find((die) => die.name === wantedDie.value) ?? alike[0])?.name ?? "";
}

/** Return the action that rolls the marked dice again; "" if none are marked. */
export function markedReroll(view: Props["view"]): string {
  const faces = diceOf(view)
    .filter((die) => marked.value.includes(die.name) && !die.used)
    .map((die) => die.face);
  return faces.length > 0 ? rerollOf(faces) : "";
}
