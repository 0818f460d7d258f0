/** Things that lead back: a press on one shows the table as it was at its move, through the same eyes. */
import { PRESS } from "../parts/tips";
import type { TableStore } from "../state/table";

export function leadBack(store: TableStore): () => void {
  const press = (event: MouseEvent) => {
    const lead = event.target instanceof Element ? event.target.closest<HTMLElement>(".leads-back") : null;
    if (!lead) return;
    const eyes = store.aim.value ? store.aim.value.seat : store.looking.value;
    void store.lookBack(Number(lead.dataset.moment), eyes);
    // A window over the table would hide what was asked for.
    lead.closest("dialog")?.dispatchEvent(new Event("cancel", { cancelable: true }));
  };
  let down = 0;
  const touch = (event: TouchEvent) => (down = event.timeStamp);
  // A finger that rested on something has its tooltip, with the way back in it: lifted, it neither presses nor takes the focus.
  const lift = (event: TouchEvent) => {
    const thing = event.target instanceof Element ? event.target.closest("[data-moment]") : null;
    if (thing && event.timeStamp - down >= PRESS) event.preventDefault();
  };
  addEventListener("click", press);
  addEventListener("touchstart", touch, { passive: true });
  addEventListener("touchend", lift, { passive: false });
  return () => {
    removeEventListener("click", press);
    removeEventListener("touchstart", touch);
    removeEventListener("touchend", lift);
  };
}
