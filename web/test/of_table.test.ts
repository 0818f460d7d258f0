/** Open dialogs and selections of one table are reset at the next. */
import { expect, it } from "vitest";
import { chosen, plan } from "../src/games/mundus_novus/choosing";
import { openRule } from "../src/parts/rule";
import { forgetTable } from "../src/state/of_table";
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
