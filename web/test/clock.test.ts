/** Clocks: what is left, how it is written, and when it warns. */
import { describe, expect, it } from "vitest";
import { timeLeft, timeText, urgencyOf } from "../src/table/clock";
import type { Clock, SeatShape } from "../src/wire/shapes";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const clock = (seconds: number): Clock => ({ kind: "move", seconds, increment: 0 });
const seat = (clock_ms: number | null) => ({ clock_ms }) as SeatShape;

describe("a clock", () => {
  it("counts down only while it runs, and never below zero", () => {
    expect(timeLeft(seat(null), true, 0, 5_000)).toBeNull();
    expect(timeLeft(seat(30_000), false, 0, 5_000)).toBe(30_000);
    expect(timeLeft(seat(30_000), true, 0, 5_000)).toBe(25_000);
    expect(timeLeft(seat(30_000), true, 0, 50_000)).toBe(0);
  });

  it("is written in minutes and seconds below an hour", () => {
    expect(timeText(42_000)).toBe("0:42");
    expect(timeText(41_001)).toBe("0:42");
    expect(timeText(20 * MINUTE)).toBe("20:00");
  });

  it("is low in its last tenth: at least ten seconds, at most an hour", () => {
    expect(urgencyOf(clock(30), 11_000)).toBe("calm");
    expect(urgencyOf(clock(30), 10_000)).toBe("low");
    expect(urgencyOf(clock(30), 3_000)).toBe("last");
    expect(urgencyOf(clock(1200), 2 * MINUTE)).toBe("low");
    expect(urgencyOf(clock(7 * 24 * 3600), 2 * HOUR)).toBe("calm");
    expect(urgencyOf(clock(7 * 24 * 3600), HOUR)).toBe("low");
  });
});
