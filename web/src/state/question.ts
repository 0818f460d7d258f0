/** Whether a viewer is still asked the same after others have acted. */
import type { LogLine, Position } from "../wire/shapes";

/**
 * Several seats may be asked at the same time, and whoever still thinks keeps what was about to be done while the others
 * choose. It is another question, even if it reads the same, once the seat itself has acted.
 */
export function stillAsked(before: Position | null, now: Position, lines: readonly LogLine[]): boolean {
  const was = before?.asked;
  const is = now.asked;
  if (!was || !is || was.seat !== is.seat || was.question !== is.question || was.owed !== is.owed)
    return false;
  if (lines.some((line) => line.seat === is.seat) || before?.draft?.steps.length !== now.draft?.steps.length)
    return false;
  return (
    was.choices.length === is.choices.length &&
    was.choices.every((choice, at) => choice.action === is.choices[at]?.action)
  );
}
