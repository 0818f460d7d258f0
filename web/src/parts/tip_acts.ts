/**
 * Actions that a tooltip offers.
 *
 * An element carries data-tip-<name>="..." beside its data-tip. The provider registered for that name returns the action:
 * "rule" opens the ledger (rule.tsx). The tooltip shows a button for each.
 */
export interface TipAct {
  label: string;
  run(): void;
}

/** Return the action for the attribute's value; null if there is none now. */
type Offer = (value: string) => TipAct | null;

const offers = new Map<string, Offer>();

/** Register a provider; return a function that removes it. */
export function offerInTips(name: string, offer: Offer): () => void {
  offers.set(name, offer);
  return () => offers.delete(name);
}

export function actsOf(of: HTMLElement | SVGElement): TipAct[] {
  return [...offers].flatMap(([name, offer]) => {
    const value = of.getAttribute(`data-tip-${name}`);
    const act = value ? offer(value) : null;
    return act ? [act] : [];
  });
}
