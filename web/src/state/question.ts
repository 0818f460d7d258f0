/** Whether a viewer's decision is unchanged after other seats have acted. */
import type { LogLine, Position } from "../wire/shapes";

/**
 * Several seats may decide at the same time. A staged action survives while only others act. Once the seat itself has
 * acted, its next decision counts as new, even if it reads the same.
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
