/** What is told of the moments that turned a match. */
import { describe, expect, it } from "vitest";
import { betterThan, endOfAct, swingOf } from "../src/pages/chances";
import type { LogLine, ReviewAnswer, ThoughtShape } from "../src/wire/shapes";

describe("a key moment", () => {
  const review = { chances: [[0.3, 0.4, 0.3], [0.2, 0.25, 0.55]] } as unknown as ReviewAnswer; // prettier-ignore
  const thought = (action: string, chance: number) => ({ action, chance }) as ThoughtShape;

  it("tells whose chances changed most", () => {
    expect(swingOf(review, 1)).toEqual({ seat: 2, points: 25 });
  });

  it("tells what was done, and not of the round that began with it", () => {
    const line = (...events: string[]) => ({ events: events.map((event) => ({ event })) }) as LogLine;
    expect(endOfAct(line("income", "turn-ended", "round-began", "dealt"))).toBe(2);
    expect(endOfAct(line("card-taken"))).toBe(1);
    expect(endOfAct(line("round-began", "dealt"))).toBe(2);
  });

  it("tells of a better choice only when the bot saw one", () => {
    const thoughts = [thought("keep", 0.5), thought("exchange 2", 0.3)];
    expect(betterThan("exchange 2", thoughts)?.action).toBe("keep");
    expect(betterThan("keep", thoughts)).toBeNull();
    expect(betterThan("exchange 2", [thought("keep", 0.2), thought("exchange 2", 0.3)])).toBeNull();
    expect(betterThan("exchange 2", [thought("keep", 0.304), thought("exchange 2", 0.3)])).toBeNull();
    expect(betterThan("keep", [])).toBeNull();
  });
});
