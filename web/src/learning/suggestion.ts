/** A bot's suggestion for the current decision, after a short delay. */
import { useEffect, useState } from "preact/hooks";
import type { TableStore } from "../state/table";
import type { HintAnswer } from "../wire/shapes";

/** Delay before a bot is asked, in milliseconds. */
const ASK_AFTER = 400;

export type Suggested = Pick<HintAnswer, "thoughts" | "reasons">;

const NOTHING: Suggested = { thoughts: [], reasons: [] };

export function useSuggestion(store: TableStore): Suggested {
  const [found, setFound] = useState<{ question: number; answer: Suggested } | null>(null);
  const asked = store.state.position.value?.asked;
  const question = store.state.questions.value;
  const free = store.state.curtain.value === null && store.state.onlyAction.value === null;
  const open = Boolean(asked?.owed) && (asked?.choices.length ?? 0) > 1 && free;
  useEffect(() => {
    const seat = asked?.seat;
    if (!open || seat === undefined) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void store.socket.ask({ type: "hint", seat, helper: true }).then((answer) => {
        // A search too short to compare choices gives no advice.
        if (wanted && answer && answer.thoughts.length > 1) setFound({ question, answer });
      });
    }, ASK_AFTER);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [question, open, asked?.seat]);
  if (!open) return NOTHING;
  // A hint comes from the same analysis, so reuse it.
  return store.state.hint.value ?? (found?.question === question ? found.answer : NOTHING);
}
