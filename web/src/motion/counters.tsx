/**
 * Counters: numbers that animate from their old to their new value when their event has its turn.
 *
 * The document has the new number from the start; the animated one is an overlay that takes no space.
 */

/** An animated number. Its name, such as "score-B", identifies it in a board's events. */
export function Count({ of, value }: { of: string; value: number }) {
  return (
    <span class="count" data-counts={of}>
      {value}
    </span>
  );
}

export function counters(root: ParentNode): NodeListOf<HTMLElement> {
  return root.querySelectorAll<HTMLElement>("[data-counts]");
}

/** Return the value of a counter; one that draws things instead of a number has it in data-value. */
export function valueOf(counter: HTMLElement): number {
  return Number(counter.dataset.value ?? counter.textContent);
}

/** Return the keyframes of a counter: a number counts, drawn things grow for a moment. */
export function counting(counter: HTMLElement, was: number): Keyframe[] {
  if (counter.dataset.value !== undefined) return [{ scale: 1 }, { scale: 1.12 }, { scale: 1 }];
  return [{ "--count": was }, { "--count": valueOf(counter) }];
}

/** A part of a count: its start after the first part, in milliseconds, and its change. */
interface Counted {
  after: number;
  points: number;
}

/** Return the keyframes of a count with several events, each in its turn. The last ends at the true value. */
export function inParts(frames: readonly Keyframe[], parts: readonly Counted[], each: number): Keyframe[] {
  const whole = (parts.at(-1)?.after ?? 0) + each;
  let count = Number(frames[0]?.["--count"]);
  return parts.flatMap(({ after, points }, at) => {
    const next = parts[at + 1];
    const from = { offset: after / whole, easing: "ease-out", "--count": count };
    count = next ? count + points : Number(frames.at(-1)?.["--count"]);
    return [from, { offset: Math.min(after + each, next?.after ?? whole) / whole, "--count": count }];
  });
}

/** Mark a counter while its animation runs, for the style sheet. */
export function markWhile(counter: HTMLElement, animation: Animation): void {
  counter.toggleAttribute("data-counting", true);
  const end = () => counter.removeAttribute("data-counting");
  animation.addEventListener("finish", end);
  animation.addEventListener("cancel", end);
}
