/** The four dice: usable ones can be selected, and dice can be marked to be rolled again. */
import { useEffect } from "preact/hooks";
import { Icon, Picture, Shield } from "../../art/art";
import { Choosable } from "../../kit/choosable";
import { Dice, DiceTray, DieSlot, type Die } from "../../kit/dice";
import { tip } from "../../kit/tip";
import { useDerived } from "../../parts/derived";
import { perTable } from "../../state/of_table";
import { atDice, rerollOf, select, selectedFace, selection, usable } from "./choosing";
import { DICE, GIVEN_UP, MOST_BARRELS, type Face } from "./printed";
import { seatAt, type ColumbusView, type Props } from "./view";

/** The rule of each face, and an action with it whose illegality can be explained. */
const FACES: Record<Face, readonly [rule: string, action: string]> = {
  rose: ["CC-DIE-01", "rose N"],
  sail: ["CC-DIE-02", "sail N"],
  gust: ["CC-DIE-03", "gust 1 to 8,5 by 1"],
  storm: ["CC-DIE-04", "storm 1"],
  spyglass: ["CC-DIE-08", "draw"],
};

const dice = perTable(() => new Dice<Face>(DICE));

function diceOf(view: ColumbusView): readonly Die<Face>[] {
  return dice().of(view, `${view.round} ${view.turn}`, view.rolled ? (view.dice as Face[]) : null);
}

export function Tray(props: Props) {
  const { view, words, asked, looking } = props;
  const tray = diceOf(view);
  const turn = seatAt(view.turn);
  const again = asked?.choices.some((choice) => choice.family === "reroll") ?? false;
  useEffect(() => {
    const { marked } = selection.value;
    const valid = marked.filter((name) => again && tray.some((die) => die.name === name));
    if (valid.length < marked.length) select({ marked: valid });
  });
  const blank = <Icon name="rose" size="l" />;
  const about = words.t("note-barrels", { pass: GIVEN_UP, most: MOST_BARRELS });
  const roll = words.t("action-roll");
  return (
    <section class="panel cc-tray hbox" data-region="dice" aria-label={words.t("word-dice")}>
      {turn !== looking && turn >= 0 && (
        <p class="cc-whose chip">
          <Shield seat={turn} size="s" />
          <span>{words.seat(turn)}</span>
        </p>
      )}
      {asked?.choices.some((choice) => choice.action === "roll") ? (
        <Choosable board={props} action="roll" class="cc-roll can" {...tip(about, roll, "CC-TRN-01")}>
          <DiceTray places={DICE} blank={blank} />
          <b>{roll}</b>
        </Choosable>
      ) : (
        <DiceTray places={DICE} blank={blank}>
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
  const { face, used, name } = die;
  const title = words.name(`face-${face}`);
  const [rule, illegal] = FACES[face];
  const asksDice = asked?.question === "dice";
  const able = asksDice && !used && usable(asked.choices).includes(face);
  const selected = able && selectedFace(asked) === face && selectedDie(view, face) === name;
  const isMarked = useDerived(() => selection.value.marked.includes(name), [name]).value;
  const highlighted = useDerived(() => {
    const [verb, ...faces] = previewed.value?.action.split(" ") ?? [];
    return !used && verb === "reroll" && faces.includes(face);
  }, [previewed, used, face]).value;
  const state = used ? "used" : atDice(asked) && !able ? "dead" : face;
  const mark = {
    on: isMarked,
    label: words.t("board-again-mark", { die: `face-${face}` }),
    state: words.t("board-die-again"),
    tip: [words.t("board-again-more"), words.t("board-again"), "CC-TRN-04"],
    toggle: () => {
      const others = selection.value.marked.filter((each) => each !== name);
      select({ marked: isMarked ? others : [...others, name] });
    },
  } as const;
  return (
    <DieSlot
      die={die}
      picture={<Picture name={`face-${face}`} box="0 0 64 64" />}
      name={title}
      state={words.t(`board-die-${state}`)}
      tip={[words.about(`face-${face}`), title, rule]}
      usable={able}
      selected={asksDice ? selected : undefined}
      highlighted={highlighted}
      onClick={() => {
        if (able) select({ face, die: name });
        else if (atDice(asked) && !used) whyNot(illegal);
      }}
      mark={again ? mark : undefined}
    />
  );
}

/** Of the dice with a face, return the one that was clicked, else the first. */
function selectedDie(view: ColumbusView, face: Face): string | undefined {
  const alike = diceOf(view).filter((die) => die.face === face && !die.used);
  return (alike.find((die) => die.name === selection.value.die) ?? alike[0])?.name;
}

/** Return the action that rolls the marked dice again; "" if none are marked. */
export function markedReroll(view: ColumbusView): string {
  const { marked } = selection.value;
  const again = diceOf(view).filter(({ name, used }) => marked.includes(name) && !used);
  return again.length > 0 ? rerollOf(again.map(({ face }) => face)) : "";
}
