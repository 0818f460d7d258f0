import { describe, expect, it } from "vitest";
import { cardsFor, matchesOf, ruleAgainst, suggestions, useOf } from "../src/games/mundus_novus/choosing";
import { Names } from "../src/kit/identity";
import { trackCards, wanted } from "../src/games/mundus_novus/pieces";
import { DECK, GOAL, PAY_DIFFERENT, PAY_RELICS, REACH } from "../src/games/mundus_novus/printed";
import {
  barredOwner,
  fleets,
  offerWorth,
  takesOf,
  type MundusView,
  type SeatView,
} from "../src/games/mundus_novus/view";
import type { Choice, LogLine } from "../src/wire/shapes";

const texts = import.meta.glob<string>("../src/games/mundus_novus/texts/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

function seat(more: Partial<SeatView> = {}): SeatView {
  return {
    offer: "",
    sealed: "",
    doubloons: 0,
    earned: {},
    developments: [],
    detached: [],
    perfect: false,
    known: "",
    cards: 5,
    stored_cards: 0,
    ...more,
  };
}

function view(seats: SeatView[], more: object = {}): MundusView {
  const trade = {
    last_taker: "",
    last_owner: "",
    previous_taker: "",
    previous_owner: "",
    in_flight: "",
    gift_to: "",
  };
  const supply = { serving: [], served: 0, loads_left: 0 };
  return {
    step: "take",
    actor: "A",
    market: "123",
    quay: "",
    discard: "",
    viewer: 0,
    seats,
    trade,
    supply,
    ...more,
  } as unknown as MundusView;
}

describe("what is printed", () => {
  it("is the component file's", () => {
    expect(DECK.size).toBe(44);
    expect(DECK.get("merchant-uncommon 1 a")).toMatchObject({
      family: "merchant",
      detail: 1,
      income: 1,
      icon: "indigenous",
    });
    expect(DECK.get("la-cosa")?.label).toBe("character-la-cosa");
    expect(GOAL).toBe(75);
    expect([...PAY_DIFFERENT.values()]).toEqual([5, 7, 10, 15, 20, 25]);
    expect([...PAY_RELICS.values()]).toEqual([3, 7, 12, 18, 25]);
    expect(REACH.map((each) => [...each.values()])).toEqual([
      [1, 3, 5],
      [3, 5, 5],
      [5, 5, 5],
    ]);
  });

  it("is said with the same keys in every language", () => {
    const keys = Object.values(texts).map((text) =>
      [...text.matchAll(/^([a-z0-9-]+) =/gm)].map(([, key]) => key),
    );
    expect(keys).toHaveLength(3);
    expect(keys[1]).toEqual(keys[0]);
    expect(keys[2]).toEqual(keys[0]);
  });
});

describe("chosen cards", () => {
  const offer: Choice = { action: "offer 1 1 R", family: "offer", facts: {} };
  const set: Choice = {
    action: "set 5: 5 5 M",
    family: "set",
    facts: { card: "cotton", count: 3, plain: 2, relics: 0, turned: 1 },
  };
  const different: Choice = {
    action: "different 1 4 5 9",
    family: "different",
    facts: { count: 4, cards: [] },
  };
  const sell: Choice = { action: "sell 2", family: "sell", facts: { count: 2 } };
  const all = [offer, set, different, sell];
  const found = (signs: string) => matchesOf(all, signs).map((match) => [match.choice.action, match.after]);

  it("make the action of just these cards", () => {
    expect(found("1R1")).toEqual([["offer 1 1 R", []]]);
    expect(found("RR")).toEqual([["sell 2", []]]);
    expect(found("1")).toEqual([]);
  });

  it("say what merchants turn", () => {
    expect(found("551")).toEqual([["set 5: 5 5 M", ["turn 1 to 5"]]]);
    expect(found("1145")).toEqual([["different 1 4 5 9", ["turn 1 to 9", "complete"]]]);
  });

  it("are found for a suggestion", () => {
    expect(suggestions(all)).toEqual([set, different, sell]);
    expect(cardsFor(set, "1355R")).toBe("551");
    expect(cardsFor(different, "1145")).toBe("1451");
  });
});

describe("cards", () => {
  const names = new Names("mn");
  it("keep their names when they move", () => {
    const before = trackCards(new Map(), wanted(view([seat({ hand: "19" }), seat({ offer: "55" })])), names);
    const taken = view([seat({ hand: "19" }), seat({ offer: "5" })]);
    const after = trackCards(before, wanted({ ...taken, trade: { ...taken.trade, in_flight: "5" } }), names);
    expect(before.get("offer B")).toContainEqual(after.get("flight")?.[0]);
    expect(after.get("hand A")).toEqual(before.get("hand A"));
  });

  it("are those that were pressed, of several alike", () => {
    const before = trackCards(new Map(), wanted(view([seat({ hand: "1" }), seat({ offer: "555" })])), names);
    const pressed = before.get("offer B")?.[1];
    const taken = view([seat({ hand: "1" }), seat({ offer: "55" })]);
    const now = wanted({ ...taken, trade: { ...taken.trade, in_flight: "5" } });
    const after = trackCards(before, now, names, new Set([pressed?.name ?? ""]));
    expect(after.get("flight")).toEqual([pressed]);
  });

  it("lie on the discard pile as they came, and stay there however many follow", () => {
    const before = trackCards(
      new Map(),
      wanted(view([seat({ hand: "145" })], { discard: "9".repeat(15) })),
      names,
    );
    const cocoa = before.get("hand A")?.[0];
    const spent = view([seat({ hand: "459" })], { discard: `1${"9".repeat(15)}` });
    const after = trackCards(before, wanted(spent), names);
    expect(after.get("discard")?.at(-1)).toEqual(cocoa);
    // The card that was dealt is a new one.
    expect(before.get("discard")).not.toContainEqual(after.get("hand A")?.at(-1));
  });

  it("lie in the offer once they are sealed", () => {
    const places = wanted(view([seat({ hand: "119R", sealed: "offer 1 R" }), seat()]));
    expect([places.get("hand A"), places.get("offer A")]).toEqual(["19", "1R"]);
  });
});

describe("what follows from a view", () => {
  it("bars the partner of the last two takes while a third has cards", () => {
    const trade = {
      last_taker: "B",
      last_owner: "A",
      previous_taker: "A",
      previous_owner: "B",
      in_flight: "",
      gift_to: "",
    };
    expect(barredOwner(view([seat(), seat({ offer: "1" }), seat({ offer: "2" })], { trade }))).toBe(1);
    expect(barredOwner(view([seat(), seat({ offer: "1" }), seat()], { trade }))).toBe(-1);
  });

  it("serves the lowest fleet first, as in the rulebook's example", () => {
    const seats = [["caravel 10"], ["caravel 3", "caravel 8"], ["caravel 1", "caravel 2", "caravel 7"]].map(
      (developments) => seat({ developments }),
    );
    expect(fleets(view(seats)).map((fleet) => fleet.seat)).toEqual([2, 0, 1]);
  });

  it("counts Valdivia and relics in an offer", () => {
    expect(offerWorth(seat({ developments: ["valdivia"] }), "19R")).toBe(23);
  });
});

describe("the takes of a trade", () => {
  const gameEvent = (event: string, facts: object) => ({ event, rule: "MN-TRD-07", facts });
  const story = [
    {
      at: 7,
      events: [
        gameEvent("offer-revealed", { seat: "@A", cards: ["cocoa"], worth: 1 }),
        gameEvent("card-taken", { seat: "@A", owner: "@B", card: "corn" }),
      ],
    },
  ] as unknown as LogLine[];
  const trade = { ...view([seat(), seat()]).trade, last_taker: "A", last_owner: "B" };

  it("are told while it goes on", () => {
    const takes = takesOf(view([seat(), seat()], { step: "take", trade }), story);
    expect(takes.map(({ taker, owner }) => [taker, owner])).toEqual([[0, 1]]);
  });

  it("are forgotten when the next one begins", () => {
    for (const step of ["announce", "offer", "choose master"])
      expect(takesOf(view([seat(), seat()], { step, trade }), story)).toEqual([]);
  });
});

describe("a card of hand that does nothing now", () => {
  it("is asked about by what it would be for", () => {
    const uses = (step: string) => useOf(view([seat()], { step }), "3");
    expect(["announce", "take", "place"].map(uses)).toEqual(["offer 3", "offer 3", "offer 3"]);
    expect(["turn", "develop", "choose first"].map(uses)).toEqual(["end", "end", "end"]);
    expect(["pirates", "gift", "store"].map(uses)).toEqual(["surrender 3", "give 3", "store 3"]);
  });

  it("names the rule when chosen cards make nothing", () => {
    const rule = (signs: string, more: object = {}) =>
      ruleAgainst(signs, { sets_made: 0, different_made: false, ...more } as MundusView["turn"]);
    expect(rule("33")).toBe("MN-PRG-03");
    expect(rule("333", { sets_made: 1 })).toBe("MN-PRG-02");
    expect(rule("12")).toBe("MN-PRG-09");
    expect(rule("1245", { different_made: true })).toBe("MN-PRG-08");
    expect(rule("12R")).toBe("MN-PRG-08");
    expect(rule("RR")).toBe("MN-PRG-11");
  });
});
