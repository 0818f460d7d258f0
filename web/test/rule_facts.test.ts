// @vitest-environment node
/** The rules that boards compute themselves give the results of the Python rules, in views of random matches. */
import { describe, expect, it, vi } from "vitest";
import { trackSum } from "../src/games/amerigo/figures";
import { COLOURS, costOf, worthOf } from "../src/games/amerigo/printed";
import { seaOf } from "../src/games/amerigo/sea";
import { boardState, placed, placements, postGain, squaresOf, tileGain } from "../src/games/amerigo/standing";
import * as amerigo from "../src/games/amerigo/view";
import { isByIsland, isCalm, isInTheWest, sectorOf, squareOf } from "../src/games/columbus_1492/printed";
import { targetOf } from "../src/games/columbus_1492/targets";
import { inSector, type ColumbusView } from "../src/games/columbus_1492/view";
import { PAY_RELICS, signOf } from "../src/games/mundus_novus/printed";
import * as mundus from "../src/games/mundus_novus/view";
import { keptRoom } from "../src/games/mundus_novus/waste_warning";
import type { Choice, Facts } from "../src/wire/shapes";
import { seatFact, type Wording } from "../src/words/wording";
import { readGenerated } from "./generated";

interface Position<View> {
  view: View;
  seat: number;
  question: string;
}
type Remarked = [Choice, [key: string, facts: Facts][]];

interface AmerigoPosition extends Position<amerigo.AmerigoView> {
  phasePoints: number;
  bonus: number[];
  gold: number | null;
  strength: number[];
  loss: number[];
  placements: [tile: string, orientation: number, firsts: string[]][];
  islands: { first: string; left: number; points: number[] }[];
  posts: Record<string, number | null>;
  distances: [] | [start: string, far: Record<string, number>];
  lays: [action: string, points: number, chests: number][];
}

interface MundusPosition extends Position<mundus.MundusView> {
  income: number[];
  room: number[];
  fleets: [seat: number, number: number][];
  barred: number;
  merchants: number[];
  remarks: Remarked[];
}

interface ColumbusPosition extends Position<ColumbusView> {
  remarks: Remarked[];
}

interface RuleFacts {
  amerigo: AmerigoPosition[];
  mundus_novus: MundusPosition[];
  columbus_1492: ColumbusPosition[];
  amerigoTiles: [tile: string, cost: number, small: number, big: number][];
  /** Final positions, with the points that the final scoring gave each seat. */
  amerigoEnds: { view: amerigo.AmerigoView; commodities: number[]; tracks: number[] }[];
  ocean: [square: string, sector: number, calm: boolean, supplies: boolean, searches: boolean][];
}

const facts = JSON.parse(readGenerated("rule_facts")) as RuleFacts;
// Thousands of comparisons in one test take longer than the default on a busy machine.
vi.setConfig({ testTimeout: 120_000 });

const seats = (view: { seats: unknown[] }) => view.seats.map((_, seat) => seat);

/** Compare in every position; count the compared results, so that an empty comparison fails. */
function compare<P>(
  positions: readonly P[],
  least: number,
  results: (position: P) => [unknown, unknown][],
): void {
  let compared = 0;
  for (const position of positions)
    for (const [here, python] of results(position)) {
      expect(here).toEqual(python);
      compared += 1;
    }
  expect(compared).toBeGreaterThanOrEqual(least);
}

describe("Amerigo", () => {
  const all = facts.amerigo;

  it("has the action points and the bonus of every action", () =>
    compare(all, 500, ({ view, seat, phasePoints, bonus }) => [
      [amerigo.phasePoints(view), phasePoints],
      [COLOURS.map((colour) => amerigo.bonusOf(view, seat, colour)), bonus],
    ]));
  it("has the gold instead of an action", () =>
    compare(all, 50, ({ view, seat, gold }) =>
      gold === null ? [] : [[amerigo.goldInstead(view, seat), gold]],
    ));
  it("has the strength and the loss of an attack", () =>
    compare(all, 500, ({ view, strength, loss }) => [
      [seats(view).map((seat) => amerigo.strengthAgainst(view, seat)), strength],
      [seats(view).map((seat) => amerigo.lossOf(view, seat)), loss],
    ]));
  it("has every legal place of every tile in the pile", () =>
    compare(all, 500, ({ view, seat, placements: python }) =>
      python.map(([tile, orientation, firsts]) => [
        placements(view, seat, tile, orientation)
          .map(({ first }) => first)
          .toSorted(),
        firsts.toSorted(),
      ]),
    ));
  it("has the free squares and the points of every island", () =>
    compare(all, 500, ({ view, islands }) => [
      [
        boardState(view)
          .standings.map(({ island, left, points }) => ({
            first: seaOf(view).nameOf(Math.min(...island.squares)),
            left,
            points,
          }))
          .toSorted((one, other) => one.first.localeCompare(other.first)),
        islands.toSorted((one, other) => one.first.localeCompare(other.first)),
      ],
    ]));
  it("has the gain of a post at every anchor", () =>
    compare(all, 500, ({ view, posts }) => [
      [Object.fromEntries(Object.keys(posts).map((space) => [space, postGain(view, space)])), posts],
    ]));
  it("has the distance to every anchor", () =>
    compare(all, 400, ({ view, distances: [start, python = {}] }) => {
      if (start === undefined) return [];
      const far = seaOf(view).distances(start);
      return [[Object.fromEntries(Object.keys(python).map((space) => [space, far.get(space)])), python]];
    }));
  it("has the gain of a tile", () =>
    compare(all, 50, ({ view, seat, lays }) =>
      lays.map(([action, points, chests]) => {
        const sea = seaOf(view);
        const { tile, orientation } = view.turn;
        const first = sea.squareAt(action.slice("lay ".length));
        const place = placed(sea, first, squaresOf(sea, tile, orientation - 1, first) ?? []);
        const gain = tileGain(view, seat, tile, place);
        return [[gain.points, Number(gain.chest)], [points, chests]]; // prettier-ignore
      }),
    ));
});

describe("Amerigo's values", () => {
  it("has the cost and the worth of every tile", () =>
    compare(facts.amerigoTiles, 10, ([tile, ...python]) => [
      [[costOf(tile), worthOf(tile, false), worthOf(tile, true)], python],
    ]));
  it("has the final scores of commodities and tracks", () =>
    compare(facts.amerigoEnds, 20, ({ view, commodities, tracks }) => [
      [view.seats.map(amerigo.commodityPoints), commodities],
      [seats(view).map((seat) => trackSum(view, seat)), tracks],
    ]));
});

describe("Mundus Novus", () => {
  const all = facts.mundus_novus;
  const remarked = (
    family: string,
    least: number,
    result: (position: MundusPosition, choice: Choice) => number,
  ) =>
    compare(all, least, (position) =>
      position.remarks
        .filter(([choice]) => choice.family === family)
        .map(([choice, said]) => [result(position, choice), Object.values(said[0]?.[1] ?? {})[0]]),
    );

  it("has the income and the room of every seat", () =>
    compare(all, 1000, ({ view, income, room }) => [
      [seats(view).map((seat) => mundus.incomeOf(view, seat)), income],
      [seats(view).map((seat) => keptRoom(view, seat)), room],
    ]));
  it("has the order of service", () =>
    compare(all, 500, ({ view, fleets }) =>
      view.step === "serve" ? [] : [[mundus.fleets(view).map(({ seat, number }) => [seat, number]), fleets]],
    ));
  it("has the owner that cannot be taken from", () =>
    compare(all, 500, ({ view, barred }) => [[mundus.barredOwner(view), barred]]));
  it("has the free merchants", () =>
    compare(all, 500, ({ view, seat, merchants }) => [[mundus.freeMerchants(view, seat), merchants]]));
  it("has the worth of an offer", () =>
    remarked("offer", 50, ({ view, seat }, { action }) =>
      mundus.offerWorth(view.seats[seat], action.slice("offer ".length).replaceAll(" ", "")),
    ));
  it("has the reach of a set", () =>
    remarked("set", 20, ({ view, seat }, choice) =>
      mundus.reachOf(view, seat, signOf(String(choice.facts.card)), Number(choice.facts.count)),
    ));
  it("has the pay for different resources and relics", () => {
    remarked("different", 5, ({ view, seat }, choice) =>
      mundus.differentPay(view, seat, Number(choice.facts.count)),
    );
    remarked("sell", 5, (_, choice) => PAY_RELICS.get(Number(choice.facts.count)) ?? 0);
  });
});

describe("1492", () => {
  const words = {
    t: (key: string, given?: Facts) => JSON.stringify([key, given ?? {}]),
  } as unknown as Wording;

  it("has the sector, calms, supplies and searches of every square", () =>
    compare(facts.ocean, 135, ([name, ...python]) => {
      const square = squareOf(name);
      return [[[sectorOf(square), isCalm(square), isByIsland(square), isInTheWest(square)], python]];
    }));
  it("has the consequences of every square", () =>
    compare(facts.columbus_1492, 300, ({ view, seat, remarks }) =>
      remarks.flatMap(([choice, said]) => {
        if (choice.family === "storm") return [];
        const target = targetOf(choice, view, seat, words);
        const python = said.filter(([key]) => key !== "remark-square").map((each) => JSON.stringify(each));
        return [[target?.meanings.map(({ text }) => text), python]];
      }),
    ));
  it("has the caravels that a storm reaches", () =>
    compare(facts.columbus_1492, 20, ({ view, remarks }) =>
      remarks.flatMap(([choice, said]) =>
        choice.family === "storm"
          ? [[inSector(view, Number(choice.facts.sector)).map(seatFact), said[0]?.[1].seats ?? []]]
          : [],
      ),
    ));
});
