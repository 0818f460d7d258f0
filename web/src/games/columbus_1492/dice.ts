/**
 * Which die is which. A view only counts faces; on the table lie four dice.
 *
 * A die that was used stays on the tray, turned away, until the turn is over. A die that is rolled again gets a new
 * name, so that it tumbles.
 */
import { DICE, type Face } from "./printed";
import type { ColumbusView } from "./view";

export interface Die {
  name: string;
  face: Face;
  used: boolean;
}

let next = 0;
let lastView: ColumbusView | null = null;
let lastTurn = "";
let tray: readonly Die[] = [];

export function trayOf(view: ColumbusView): readonly Die[] {
  if (view !== lastView) {
    const turn = `${view.round} ${view.turn}`;
    tray = view.rolled ? follow(turn === lastTurn ? tray : [], view.dice as Face[]) : [];
    lastTurn = turn;
    lastView = view;
  }
  return tray;
}

function cast(face: Face): Die {
  next += 1;
  return { name: `die-${next}`, face, used: false };
}

/** The dice before, with the faces that are left now: those that stayed, those taken back, those rolled again. */
export function follow(before: readonly Die[], faces: readonly Face[]): Die[] {
  const left = [...faces];
  const take = (face: Face) => {
    const at = left.indexOf(face);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  };
  const after: (Die | null)[] = before.map((die) => (!die.used && take(die.face) ? die : null));
  before.forEach((die, at) => {
    if (after[at] === null && die.used && take(die.face)) after[at] = { ...die, used: false };
  });
  before.forEach((die, at) => {
    if (after[at] !== null) return;
    const face = die.used ? undefined : left.shift();
    after[at] = face === undefined ? { ...die, used: true } : cast(face);
  });
  const known = after.filter((die) => die !== null);
  return [...known, ...left.map(cast)].slice(0, DICE);
}
