/** Something that leads back to the move of the match it came with: pressed, it shows the table then. */
import type { HTMLAttributes } from "preact";

type Props = Omit<HTMLAttributes<HTMLElement>, "class" | "role" | "ref"> & {
  /** The move; without one it is only shown. */
  at: number | undefined;
  class?: string;
};

/** The shell listens to all of them (table/leading.ts), so that a tooltip can have one too. */
export function HistoryLink({ at, class: className = "", children, ...rest }: Props) {
  if (at === undefined)
    return (
      <span class={className} {...rest}>
        {children}
      </span>
    );
  return (
    <button type="button" class={`leads-back ${className}`} data-tip-moment={at} {...rest}>
      {children}
    </button>
  );
}

const WAYS: Record<string, number> = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 };

/** In a list of them arrows go from one to the next, so that Tab needs to stop at one only. */
export function walkLeads(event: KeyboardEvent): void {
  const way = WAYS[event.key];
  if (way === undefined || !(event.currentTarget instanceof Element)) return;
  const all = [...event.currentTarget.querySelectorAll<HTMLElement>(".leads-back")];
  const next = all[all.findIndex((each) => each === event.target) + way];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
