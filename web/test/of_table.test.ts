/** Open dialogs and selections of one table are reset at the next. */
import { expect, it } from "vitest";
import { chosen, plan } from "../src/games/mundus_novus/choosing";
import { openRule } from "../src/parts/rule";
import { forgetTable, perTable } from "../src/state/of_table";
import { commandOpen } from "../src/table/command_open";
import { helpOpen } from "../src/table/keys";

it("resets every signal of the table", () => {
  helpOpen.value = true;
  commandOpen.value = true;
  openRule.value = "MN-TRD-01";
  chosen.value = ["card"];
  plan.value = { actions: ["complete"], since: {} };
  forgetTable();
  expect([helpOpen.value, commandOpen.value, openRule.value]).toEqual([false, false, null]);
  expect(chosen.value).toEqual([]);
  expect(plan.value).toEqual({ actions: [], since: null });
});

it("creates the objects of the next table", () => {
  const cache = perTable(() => new Map<string, number>());
  const first = cache().set("zoom", 2);
  expect(cache()).toBe(first);
  forgetTable();
  expect(cache()).not.toBe(first);
  expect(cache().size).toBe(0);
});
