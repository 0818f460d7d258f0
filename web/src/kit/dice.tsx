/** Dice on a tray: each keeps its name while it lies there, used dice are turned away, dice to roll again are marked. */
import type { ComponentChildren } from "preact";
import { Icon } from "../art/art";
import { trackPieces, Names, type Piece } from "./identity";
import { tip, type Tip } from "./tip";
import "./dice.css";

export interface Die<Face extends string = string> {
  name: string;
  face: Face;
  used: boolean;
}

/** Names the dice of the shown view. A view only counts faces; a used die stays on the tray until the turn is over. */
export class Dice<Face extends string> {
  private readonly names = new Names("die");
  private view: unknown = null;
  private turn = "";
  private dice: readonly Die<Face>[] = [];

  constructor(private readonly count: number) {}

  /** Return the dice of a view with the faces that are left in this turn; null before the first roll. */
  of(view: unknown, turn: string, faces: readonly Face[] | null): readonly Die<Face>[] {
    if (view !== this.view) {
      const before = turn === this.turn ? this.dice : [];
      this.dice = faces ? followDice(before, faces, this.names).slice(0, this.count) : [];
      this.turn = turn;
      this.view = view;
    }
    return this.dice;
  }
}

/**
 * Return the previous dice with the faces that are left: those that stayed, were returned by undo, or rolled again. A
 * die that is rolled again gets a new name, so that it tumbles.
 */
export function followDice<Face extends string>(
  before: readonly Die<Face>[],
  faces: readonly Face[],
  names: Names,
): Die<Face>[] {
  const pieces = (used: boolean): Piece[] =>
    before.filter((die) => die.used === used).map(({ name, face }) => ({ name, sign: face }));
  const places = new Map([
    ["left", pieces(false)],
    ["used", pieces(true)],
  ]);
  const wanted = new Map<string, readonly string[]>([
    ["left", faces],
    ["used", []],
  ]);
  const left = trackPieces(places, wanted, names).get("left") ?? [];
  const unused = new Set(left.map(({ name }) => name));
  const rolled = left.filter(({ name }) => !before.some((die) => die.name === name));
  const cast = ({ name, sign }: Piece): Die<Face> => ({ name, face: sign as Face, used: false });
  const after = before.map((die) => {
    if (unused.has(die.name)) return { ...die, used: false };
    const again = die.used ? undefined : rolled.shift();
    return again ? cast(again) : { ...die, used: true };
  });
  return [...after, ...rolled.map(cast)];
}

/** A row of dice; places without a die show `blank`. */
export function DiceTray({
  places,
  blank,
  children,
}: {
  places: number;
  blank: ComponentChildren;
  children?: readonly ComponentChildren[];
}) {
  return (
    <span class="dice">
      {children}
      {Array.from({ length: places - (children?.length ?? 0) }, (_, index) => (
        <span key={index} class="die-slot no-die">
          <span class="die blank">{blank}</span>
        </span>
      ))}
    </span>
  );
}

/** The button that marks a die to be rolled again. */
interface Mark {
  on: boolean;
  label: string;
  /** The state of the die in words while it is marked. */
  state: string;
  tip: Tip;
  toggle(): void;
}

interface SlotProps {
  die: Die;
  picture: ComponentChildren;
  name: string;
  /** The uses of the die in words. */
  state: string;
  tip: Tip;
  usable: boolean;
  /** Whether it is selected; undefined if dice cannot be selected now. */
  selected: boolean | undefined;
  highlighted: boolean;
  mark: Mark | undefined;
  onClick(): void;
}

/** A die with its name and state below it. */
export function DieSlot(props: SlotProps) {
  const { die, picture, name, state, usable, selected, highlighted, mark } = props;
  const classes = ["die-slot"];
  if (die.used) classes.push("used");
  if (selected) classes.push("selected");
  if (mark?.on) classes.push("marked");
  if (highlighted) classes.push("on");
  return (
    <span class={classes.join(" ")} data-facts={`face-${die.face}`}>
      <button
        type="button"
        class={`die-button ${usable ? "able" : ""}`}
        data-legal={usable ? "" : undefined}
        aria-pressed={selected}
        aria-disabled={!usable}
        tabIndex={usable ? 0 : -1}
        aria-label={`${name}: ${state}`}
        {...tip(...props.tip)}
        onClick={props.onClick}
      >
        <span class="die">{picture}</span>
      </button>
      <span class="die-words">
        <b>{name}</b>
        <small>{mark?.on ? mark.state : state}</small>
      </span>
      {mark && !die.used && (
        <button
          type="button"
          class={`die-mark ${mark.on ? "on" : ""}`}
          data-legal=""
          aria-pressed={mark.on}
          aria-label={mark.label}
          {...tip(...mark.tip)}
          onClick={mark.toggle}
        >
          <Icon name="rotate" size="s" />
        </button>
      )}
    </span>
  );
}
