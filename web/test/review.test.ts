/** The texts of the key moments of a match. */
import { describe, expect, it } from "vitest";
import { agreement, betterThan, costOf, endOfAct, swingOf } from "../src/pages/moment";
import { signed } from "../src/pages/skill";
import type { KeyMoment, LogLine, ReviewAnswer, ThoughtShape } from "../src/wire/shapes";
import type { Wording } from "../src/words/wording";

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

  it("always has words where the bot agrees: luck, a good move, or no choice", () => {
    const words = { seat: () => "Beatriz" } as unknown as Wording;
    const moment = (luck: number, thoughts: ThoughtShape[]) =>
      ({ seat: 1, luck: [luck, -luck], thoughts }) as unknown as KeyMoment;
    // Without the shell's texts, a message key stands for its sentence.
    expect(agreement(moment(0.2, []), 0, 25, words)).toContain("ui-moment-luck-up");
    expect(agreement(moment(-0.2, []), 0, -25, words)).toContain("ui-moment-luck-down");
    expect(agreement(moment(0.01, [thought("keep", 0.5)]), 0, 25, words)).toContain("ui-moment-good");
    expect(agreement(moment(0, []), 0, 25, words)).toContain("ui-moment-forced");
  });

  it("tells what a choice cost, and parts of a change with their sign", () => {
    const thoughts = [thought("keep", 0.5), thought("exchange 2", 0.3)];
    expect(costOf({ played: { action: "exchange 2" }, thoughts } as unknown as KeyMoment)).toBe(20);
    expect(costOf({ played: { action: "other" }, thoughts } as unknown as KeyMoment)).toBe(0);
    expect([0.124, -0.05, 0].map(signed)).toEqual(["+12", "−5", "0"]);
  });
});
