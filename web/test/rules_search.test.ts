/** A search of the rules goes to its first hit, however far down the list was read. */
import { h, render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, expect, it, vi } from "vitest";
import { RulesDrawer } from "../src/pages/rules";

const RULES = ["sail", "trade", "trade again"].map((text, at) => ({
  id: `XX-ONE-0${at + 1}`,
  kind: "rule",
  text: `You ${text}.`,
}));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it("scrolls to the first rule that is found", async () => {
  vi.stubGlobal("fetch", () => Promise.resolve(new Response(JSON.stringify(RULES))));
  const scrolled = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(() => undefined);
  const root = document.createElement("div");
  await act(() => render(h(RulesDrawer, { game: "x", close: () => undefined }), root));
  await vi.waitFor(() => expect(root.querySelectorAll("li")).toHaveLength(RULES.length));
  const box = root.querySelector<HTMLInputElement>("input[type=search]");
  if (!box) throw new Error("there is no search box");
  // The drawer clears the box once when its rules have come.
  await vi.waitFor(async () => {
    await act(() => {
      box.value = "TRADE";
      box.dispatchEvent(new Event("input", { bubbles: true }));
    });
    const found = [...root.querySelectorAll("li")].map((each) => each.dataset.rule);
    expect(found).toEqual(["XX-ONE-02", "XX-ONE-03"]);
  });
  const targets = scrolled.mock.contexts as Element[];
  expect(targets.at(-1)?.getAttribute("data-rule")).toBe("XX-ONE-02");
  render(null, root);
});
