/**
 * Which die is which. A view only counts faces; on the table lie four dice.
 *
 * A die that was used stays on the tray, turned away, until the turn is over. A die that is rolled again gets a new
 * name, so that it tumbles.
 */
import { follow as followPieces, Names, type Piece } from "../../kit/identity";
import { perTable } from "../../state/of_table";
import { DICE, type Face } from "./printed";
import type { ColumbusView } from "./view";

export interface Die {
  name: string;
  face: Face;
  used: boolean;
}

/** The named dice of the view that is shown. */
class Dice {
  private readonly names = new Names("die");
  private view: ColumbusView | null = null;
  private turn = "";
  private tray: readonly Die[] = [];

  of(view: ColumbusView): readonly Die[] {
    if (view !== this.view) {
      const turn = `${view.round} ${view.turn}`;
      const before = turn === this.turn ? this.tray : [];
      this.tray = view.rolled ? follow(before, view.dice as Face[], this.names) : [];
      this.turn = turn;
      this.view = view;
    }
    return this.tray;
  }
}

const dice = perTable(() => new Dice());

export function trayOf(view: ColumbusView): readonly Die[] {
  return dice().of(view);
}

/** Return the previous dice with the faces that are left: those that stayed, were returned by undo, or rolled again. */
export function follow(before: readonly Die[], faces: readonly Face[], names: Names): Die[] {
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
  const left = followPieces(places, wanted, names).get("left") ?? [];
  const unused = new Set(left.map(({ name }) => name));
  const rolled = left.filter(({ name }) => !before.some((die) => die.name === name));
  const cast = ({ name, sign }: Piece): Die => ({ name, face: sign as Face, used: false });
  const after = before.map((die) => {
    if (unused.has(die.name)) return { ...die, used: false };
    const again = die.used ? undefined : rolled.shift();
    return again ? cast(again) : { ...die, used: true };
  });
  return [...after, ...rolled.map(cast)].slice(0, DICE);
}
