/** Progress in a lesson: its match and the next step. Stored in this browser. */
import { signal } from "@preact/signals";
import type { LessonStep } from "../games/learning";
import { saveSetting, loadSetting } from "../state/settings";

export interface Progress {
  match: string;
  /** Index of the next step; the number of steps when the lesson is over. */
  step: number;
  /** Whether its question has been asked. */
  due: boolean;
  /** Number of choices that the learner had made at the last update. */
  choices: number;
  ended: boolean;
}

const changes = signal(0);

export function progressOf(game: string): Progress | null {
  void changes.value; // subscribe the caller
  const found = loadSetting(`lesson.${game}`) as Partial<Progress> | null;
  if (typeof found?.match !== "string" || typeof found.step !== "number") return null;
  return {
    match: found.match,
    step: found.step,
    due: Boolean(found.due),
    choices: Number(found.choices ?? 0),
    ended: Boolean(found.ended),
  };
}

export function setProgress(game: string, progress: Progress): void {
  saveSetting(`lesson.${game}`, progress);
  changes.value += 1;
}

/**
 * Return the progress after a look at the match: the step that is on, whether it is asked, and the choices made so far.
 * A choice that was undone leads back to its step.
 */
export function advance(
  progress: Progress,
  steps: readonly LessonStep[],
  step: number,
  due: boolean,
  choices: number,
): Progress {
  if (choices < progress.choices) {
    const undone = progress.choices - choices;
    return { ...progress, step: stepBefore(steps, progress.step, undone), due: false, choices };
  }
  if (step > progress.step) return { ...progress, step, due, choices };
  if (progress.due && choices > progress.choices)
    return { ...progress, step: progress.step + 1, due: false, choices };
  if (choices === progress.choices && (progress.due || !due)) return progress;
  return { ...progress, due: progress.due || due, choices };
}

/** Return the step whose choice was the `undone`-last before `now`. */
function stepBefore(steps: readonly LessonStep[], now: number, undone: number): number {
  let left = undone;
  let at = now;
  while (left > 0 && at > 0) {
    at -= 1;
    if (steps[at]?.question !== undefined) left -= 1;
  }
  return at;
}

/**
 * Return the step that belongs to what is asked now. A step without a question stays until it was read; one with a
 * question stays until that was answered. Off the lesson's path, when the match asks something that comes later in the
 * lesson, the steps between are left out. -1 when the lesson says nothing of this question.
 */
export function stepFor(steps: readonly LessonStep[], now: number, question: string | null): number {
  const step = steps[now];
  if (!step || step.question === undefined || question === null || step.question === question) return now;
  const lazyPart = steps.findIndex((each, at) => at > now && each.question === question);
  if (lazyPart < 0) return -1;
  let first = lazyPart;
  while (first - 1 > now && steps[first - 1]?.question === undefined) first -= 1;
  return first;
}
