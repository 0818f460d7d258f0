/** Parts of a turn that every board needs: seat letters, legal actions, planned actions, Escape and the steps of a round. */
import type { Signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { BoardProps, RoundStep } from "../games/board";
import type { Choice } from "../wire/shapes";
import { SEAT_LETTERS } from "../words/wording";

/** Return the letter of a seat; "" for none. */
export function letter(seat: number): string {
  return SEAT_LETTERS[seat] ?? "";
}

/** Return the seat that a text such as "B" or "B2" begins with; -1 for none. */
export function seatAt(text: string): number {
  return text === "" ? -1 : SEAT_LETTERS.indexOf(text[0] ?? "");
}

export function byAction(choices: readonly Choice[] | undefined): Map<string, Choice> {
  return new Map((choices ?? []).map((choice) => [choice.action, choice]));
}

/** Actions to take automatically after the current one. */
export interface Plan {
  actions: readonly string[];
  /** The view in which the plan was made: it continues with the next one. */
  since: unknown;
}

export const NO_PLAN: Plan = { actions: [], since: null };

/** Return the next planned action once the view has changed. If it is not legal, drop the plan. */
export function nextOfPlan(plan: Signal<Plan>, choices: readonly Choice[], view: unknown): string | null {
  const { actions, since } = plan.peek();
  const [first, ...rest] = actions;
  if (first === undefined || view === since) return null;
  const legal = choices.some((choice) => choice.action === first);
  plan.value = { actions: legal ? rest : [], since: view };
  return legal ? first : null;
}

/** Take the planned actions automatically. */
export function usePlan(plan: Signal<Plan>, { asked, view, choose }: BoardProps): void {
  useEffect(() => {
    const next = asked ? nextOfPlan(plan, asked.choices, view) : null;
    if (next !== null) choose(next);
  }, [asked, view]);
}

/** Clear a selection when Escape is pressed. */
export function useEscape(clear: () => void): void {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === "Escape") clear();
    };
    addEventListener("keydown", listen);
    return () => removeEventListener("keydown", listen);
  }, []);
}

/** Return the steps of a round: those before the current one are done. */
export function stepsOf(labels: readonly string[], current: number): RoundStep[] {
  return labels.map((label, step) => ({
    label,
    state: step < current ? "done" : step === current ? "now" : "next",
  }));
}
