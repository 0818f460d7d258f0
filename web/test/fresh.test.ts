/** Changes since the viewer's last action stay outlined until the viewer acts. */
import { expect, it } from "vitest";
import { Fresh } from "../src/table/fresh";

function laid(market: string[], hand: string[]): HTMLElement {
  const root = document.createElement("div");
  const place = (label: string, names: string[]) =>
    `<div aria-label="${label}">${names.map((name) => `<i data-piece="${name}"></i>`).join("")}</div>`;
  root.innerHTML = place("market", market) + place("hand", hand);
  return root;
}

function outlined(root: HTMLElement): string[] {
  return [...root.querySelectorAll<HTMLElement>("[data-fresh]")].map((piece) => piece.dataset.piece ?? "");
}

it("outlines what others moved, and forgets it when one acts", () => {
  let own = 1;
  const latestEntries = { value: [{ at: 1 }] };
  const fresh = new Fresh({ lastOwnEntry: () => own, latestEntries });
  const first = laid(["a", "b"], ["c"]);
  fresh.mark(first);
  expect(outlined(first)).toEqual([]);

  latestEntries.value = [{ at: 2 }];
  const second = laid(["a"], ["b", "c", "d"]);
  fresh.mark(second);
  expect(outlined(second)).toEqual(["b", "d"]);
  const third = laid(["a"], ["b", "c", "d"]);
  fresh.mark(third);
  expect(outlined(third)).toEqual(["b", "d"]);

  own = 3;
  latestEntries.value = [{ at: 3 }];
  const fourth = laid(["a", "c"], ["b", "d"]);
  fresh.mark(fourth);
  expect(outlined(fourth)).toEqual([]);
});
