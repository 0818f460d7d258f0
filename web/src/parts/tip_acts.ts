/**
 * What can be done from a tooltip, beyond reading it.
 *
 * A thing carries data-tip-<name>="..." beside its data-tip, and whoever knows that name offers what is done with it: so
 * "rule" opens the ledger (rule.tsx). The tooltip shows a button for each.
 */
export interface TipAct {
  label: string;
  run(): void;
}

/** What the value of the attribute leads to; null when it leads nowhere now. */
type Offer = (value: string) => TipAct | null;

const offers = new Map<string, Offer>();

/** Gives a way to take the offer back. */
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
