/** The board of examples/high_card: where it shows the crown, in every language. */
import { readFileSync } from "node:fs";
import { signal } from "@preact/signals";
import { h, render } from "preact";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import board from "../../examples/high_card/board/index";
import type { BoardProps } from "../src/games/board";
import { Catalogue, type Language } from "../src/words/catalogue";
import { Wording } from "../src/words/wording";

const EXAMPLE = "../examples/high_card";
const NOBODY = 3;

function wordsOf(language: Language): Wording {
  const files = [`src/caravela_high_card/texts/${language}.ftl`, `board/texts/${language}.ftl`];
  const texts = files.map((file) => readFileSync(`${EXAMPLE}/${file}`, "utf8"));
  return new Wording(new Catalogue(language, texts), ["Ann", "Ben", "Cleo"]);
}

/** The props of seat A in a match of three. */
function propsOf(crown: number, language: Language = "en"): BoardProps {
  const hidden = { card: 0, replaced: 0, swapped: false };
  return {
    view: {
      game: "high_card",
      turn: 0,
      winner: "highest",
      crown,
      seats: [{ ...hidden, card: 4 }, hidden, hidden],
    },
    asked: null,
    looking: 0,
    words: wordsOf(language),
    staged: signal(null),
    previewed: signal(null),
  } as unknown as BoardProps;
}

let root: HTMLElement;
beforeEach(() => (root = document.createElement("div")));
afterEach(() => render(null, root));

function draw(props: BoardProps): HTMLElement[] {
  const { Board, OwnArea } = board;
  render(h("div", {}, h(Board, props), OwnArea && h(OwnArea, props)), root);
  return [...root.querySelectorAll<HTMLElement>("[data-piece=crown]")];
}

describe("the crown", () => {
  it("is on the page once: beside the deck, or at the cards of its seat", () => {
    const places = [NOBODY, 0, 1, 2].map((crown) =>
      draw(propsOf(crown)).map((each) => each.closest<HTMLElement>("[data-place]")?.dataset.place),
    );
    expect(places).toEqual([[undefined], ["hand A"], ["hand B"], ["hand C"]]);
  });

  it.each<[Language, string]>([
    ["en", "Crown"],
    ["fr", "Couronne"],
    ["nl", "Kroon"],
  ])("has a name and a tooltip with its rule in %s", (language, name) => {
    const [crown] = draw(propsOf(1, language));
    expect(crown?.getAttribute("aria-label")).toBe(name);
    expect(crown?.dataset.tipTitle).toBe(name);
    expect(crown?.dataset.tip?.toLowerCase()).toContain(name.toLowerCase());
    expect(crown?.dataset.tipRule).toBe("HC-TRN-03");
  });

  it("is named in the panel of its seat only", () => {
    const { OpponentPanel } = board;
    const panels = [1, 2].map((seat) => {
      render(OpponentPanel && h(OpponentPanel, { ...propsOf(2), seat }), root);
      return root.textContent;
    });
    expect(panels).toEqual(["", "Crown"]);
  });
});
