import { signal } from "@preact/signals";
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { BoardProps, Previewed } from "../src/games/board";
import { Card, Hand, type CardProps, type Deck } from "../src/kit/cards";

const deck: Deck = {
  Face: ({ sign }) => h("i", {}, sign),
  style: (sign) => `suit-${sign}`,
  text: (sign) => ({ name: `Card ${sign}`, about: "about", rule: "X-01", fact: `fact-${sign}` }),
};
const staged = signal<string | null>(null);
const previewed = signal<Previewed | null>(null);
const choose = vi.fn<(action: string) => void>();
const whyNot = vi.fn<(action: string) => void>();
const preview = vi.fn<(action: string | null) => void>();
const board = {
  asked: { choices: [{ action: "take 1", family: "take", facts: {} }] },
  words: {},
  staged,
  previewed,
  choose,
  whyNot,
  preview,
} as unknown as BoardProps;

function draw(props: Partial<CardProps> = {}): HTMLElement {
  const piece = { name: "p-1", sign: "1" };
  void act(() => render(h(Card, { deck, piece, board, ...props }), document.body));
  const button = document.querySelector("button");
  if (!button) throw new Error("there is no card");
  return button;
}

afterEach(() => {
  render(null, document.body);
  vi.clearAllMocks();
  staged.value = null;
});

describe("a card", () => {
  it("chooses its action if that is legal, and previews it", () => {
    const card = draw({ action: "take 1" });
    expect(card.className).toContain("card suit-1 can");
    expect(card.dataset).toMatchObject({ legal: "take 1", piece: "p-1", facts: "fact-1", tipRule: "X-01" });
    card.click();
    expect(choose).toHaveBeenCalledWith("take 1");
    card.dispatchEvent(new PointerEvent("pointerenter", { pointerType: "mouse" }));
    expect(preview).toHaveBeenLastCalledWith("take 1");
  });

  it("asks why its action is not legal", () => {
    const card = draw({ action: "take 2" });
    expect(card.getAttribute("aria-disabled")).toBe("true");
    expect(card.dataset.legal).toBeUndefined();
    card.click();
    expect(whyNot).toHaveBeenCalledWith("take 2");
    expect(choose).not.toHaveBeenCalled();
  });

  it("is highlighted while its action is staged, without a redraw", () => {
    const card = draw({ action: "take 1" });
    void act(() => void (staged.value = "take 1"));
    expect(card.className).toContain("hov");
  });

  it("can be a part of an action", () => {
    const onClick = vi.fn<() => void>();
    const card = draw({ part: true, selected: true, onClick });
    expect(card.dataset.legal).toBe("");
    expect(card.getAttribute("aria-pressed")).toBe("true");
    card.click();
    expect(onClick).toHaveBeenCalledOnce();
    expect(choose).not.toHaveBeenCalled();
  });
});

describe("a hand", () => {
  it("has one Tab stop", () => {
    const pieces = ["1", "2", "3"].map((sign) => ({ name: `p-${sign}`, sign }));
    const card: Parameters<typeof Hand>[0]["card"] = (piece, tabIndex) =>
      h(Card, { deck, piece, board, tabIndex });
    render(h(Hand, { class: "", label: "Hand", pieces, card }), document.body);
    const stops = [...document.querySelectorAll("button")].map((button) => button.tabIndex);
    expect(stops).toEqual([0, -1, -1]);
  });
});
