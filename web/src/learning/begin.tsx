/** The way into a game's lesson, or back into one that was begun. */
import { useState } from "preact/hooks";
import { hasLesson, lessonOf } from "../games/learning";
import { faultText } from "../parts/fault";
import { go } from "../route";
import { person } from "../state/lobby";
import { pace, remember } from "../state/settings";
import * as api from "../wire/api";
import type { GameShape } from "../wire/shapes";
import { t } from "../words/speech";
import { progressOf, setProgress } from "./progress";

/** Opponents that think but do not take long. */
const LEVEL = "sailor";

async function begin(game: string): Promise<void> {
  const lesson = await lessonOf(game);
  if (!lesson) return;
  const names = t("ui-bot-names")
    .split(",")
    .map((name) => name.trim())
    .filter((name) => name !== person.value?.name);
  const made = await api.newMatch({
    game,
    seats: Array.from({ length: lesson.seats }, (_, at) =>
      at === 0 ? { role: "me" } : { role: "bot", name: names[at - 1] ?? "", level: LEVEL },
    ),
    options: lesson.options ?? {},
    pace_ms: pace.value,
    lesson: true,
  });
  setProgress(game, { match: made.match, step: 0, due: false, choices: 0, ended: false });
  remember(`seat.${made.match}`, 0);
  go(`/table/${made.match}`);
}

export function LearnButton({ game }: { game: GameShape }) {
  const [fault, setFault] = useState("");
  const progress = progressOf(game.key);
  if (!hasLesson(game.key)) return null;
  const open = progress && !progress.ended;
  const press = () => {
    if (open) go(`/table/${progress.match}`);
    else begin(game.key).catch((error: unknown) => setFault(faultText(error)));
  };
  return (
    <button
      class="btn learn"
      type="button"
      aria-label={t(open ? "ui-lesson-on-of" : "ui-lesson-of", { game: `=${game.title}` })}
      onClick={press}
    >
      {fault || t(open ? "ui-lesson-on" : "ui-lesson")}
    </button>
  );
}
