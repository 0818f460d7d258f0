/** Links between story and table: a line lights the things it tells of, a thing lights its lines. */
import { effect } from "@preact/signals";
import type { TableStore } from "../state/table";

function factsAt(target: EventTarget | null): string[] {
  const thing = target instanceof Element ? target.closest<HTMLElement>("[data-facts]") : null;
  return thing?.dataset.facts?.split(" ") ?? [];
}

export function lightUp(store: TableStore): () => void {
  const over = (event: Event) => {
    const facts = factsAt(event.target);
    if (facts.join(" ") !== store.state.litFacts.value.join(" ")) store.state.litFacts.value = facts;
  };
  addEventListener("pointerover", over);
  addEventListener("focusin", over);
  const end = effect(() => {
    const facts = store.state.toldFacts.value;
    for (const thing of document.querySelectorAll<HTMLElement>("[data-facts]")) {
      const own = thing.dataset.facts?.split(" ") ?? [];
      thing.classList.toggle(
        "lit",
        own.some((fact) => facts.includes(fact)),
      );
    }
  });
  return () => {
    end();
    removeEventListener("pointerover", over);
    removeEventListener("focusin", over);
  };
}
