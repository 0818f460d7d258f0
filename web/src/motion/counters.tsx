/**
 * Numbers that change while one looks: they count from what they were to what they are, when their event has its turn.
 *
 * The number in the document is the new one from the start; what is seen meanwhile is drawn over it and takes no room.
 */

/** A number that counts. It is known by a name, such as "score-B", by which a board's events speak of it. */
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

/** What a counter stands at; where things are drawn instead of a number, data-value has it. */
export function valueOf(counter: HTMLElement): number {
  return Number(counter.dataset.value ?? counter.textContent);
}

/** The keyframes of a counter: a number counts, drawn things swell for a moment. */
export function counting(counter: HTMLElement, was: number): Keyframe[] {
  if (counter.dataset.value !== undefined) return [{ scale: 1 }, { scale: 1.12 }, { scale: 1 }];
  return [{ "--count": was }, { "--count": valueOf(counter) }];
}

/** A part of a count: so long after the first part it goes on, by so much. */
interface Counted {
  after: number;
  points: number;
}

/** A count that several events make, each in its turn; the last comes to what is true, whatever was told. */
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

/** What counts is marked until it is there, so that the style sheet draws it. */
export function markWhile(counter: HTMLElement, animation: Animation): void {
  counter.toggleAttribute("data-counting", true);
  const end = () => counter.removeAttribute("data-counting");
  animation.addEventListener("finish", end);
  animation.addEventListener("cancel", end);
}
