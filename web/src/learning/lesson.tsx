/** A lesson at a real table: says what comes next, lights what is meant, and goes on when it was really done. */
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/art";
import { lessonOf, type Lesson, type LessonStep } from "../games/learning";
import { WithRules } from "../parts/rule";
import type { TableStore } from "../state/table";
import { t } from "../words/speech";
import { Suggestion } from "./guide";
import { advance, setProgress, stepFor, type Progress } from "./progress";
import { useSuggestion } from "./suggestion";
import { useLearningTexts } from "./texts";

interface Props {
  store: TableStore;
  game: string;
  progress: Progress;
}

export function LessonStrip(props: Props) {
  const [lesson, setLesson] = useState<Lesson | null>(null);
  useEffect(() => void lessonOf(props.game).then(setLesson, () => undefined), [props.game]);
  return lesson && <Strip {...props} steps={lesson.steps} />;
}

/** How many choices of the learner are in force. */
function choicesOf(store: TableStore): number {
  return store.state.log.value.filter((line) => line.seat !== null && store.state.isMine(line.seat)).length;
}

function Strip({ store, game, progress, steps }: Props & { steps: readonly LessonStep[] }) {
  const said = useLearningTexts(game);
  const suggested = useSuggestion(store);
  const position = store.state.position.value;
  const words = store.state.words.value;
  // In a choice that all make at once, the bots go first, so that the match is always the same.
  const alone = position?.waiting.every(({ seat }) => store.state.isMine(seat)) ?? false;
  const asked = position?.asked?.owed && alone ? position.asked : null;
  const question = asked?.question ?? null;
  const choices = choicesOf(store);
  const over = progress.step >= steps.length || Boolean(position?.outcome);
  const at = over ? steps.length : stepFor(steps, progress.step, question);
  const step = steps[at];
  const reading = step !== undefined && step.question === undefined;
  const due = step !== undefined && step.question === question;
  const action = due && asked?.choices.some((each) => each.action === step.action) ? step.action : undefined;

  useLayoutEffect(() => {
    const next = over ? progress : advance(progress, steps, at, due, choices);
    if (next !== progress) setProgress(game, next);
  }, [at, due, choices, progress, over]);

  useLayoutEffect(() => {
    store.state.onlyAction.value = reading || !alone ? "" : (action ?? null);
    return () => {
      store.state.onlyAction.value = null;
    };
  }, [reading, alone, action]);

  useLight(step && (reading || due) ? step.light : undefined);
  const shown = action ?? (due ? suggested.thoughts[0]?.action : undefined);
  useEffect(() => {
    if (shown !== undefined) store.queries.preview(shown);
  }, [shown, store.state.questions.value]);

  if (!words) return null;
  const end = () => setProgress(game, { ...progress, ended: true });
  const text = over
    ? said("lesson-end")
    : step && (reading || due)
      ? said(`lesson-${step.name}`)
      : question === null
        ? t("ui-lesson-wait")
        : said(`guide-${question}`);
  return (
    <aside class="notice guide lesson" aria-label={t("ui-lesson")} data-region="lesson">
      <Icon name="nav" />
      <div class="grow">
        <p role="status">
          <b class="count">
            {!over &&
              t("ui-lesson-step", {
                number: Math.min(progress.step + 1, steps.length),
                last: steps.length,
              })}
          </b>{" "}
          <WithRules text={text} />
        </p>
        {action === undefined && suggested.thoughts.length > 0 && (
          <p class="next">
            <Suggestion suggested={suggested} words={words} />
          </p>
        )}
      </div>
      {reading && !over && (
        <Next key={at} press={() => setProgress(game, { ...progress, step: at + 1, due: false, choices })} />
      )}
      <button type="button" class={`btn sm ${over ? "p" : "q"}`} onClick={end}>
        {t(over ? "ui-lesson-play-on" : "ui-lesson-skip")}
      </button>
    </aside>
  );
}

/** The focus goes along with the reading, so that Enter turns the pages. */
function Next({ press }: { press(): void }) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  return (
    <button ref={button} type="button" class="btn p sm" onClick={press}>
      {t("ui-lesson-next")}
    </button>
  );
}

/** Lights a part of the table while a step speaks of it. */
function useLight(region: string | undefined): void {
  useEffect(() => {
    if (!region) return undefined;
    const parts = [...document.querySelectorAll(`[data-region="${CSS.escape(region)}"]`)];
    for (const part of parts) part.classList.add("lesson-target");
    return () => {
      for (const part of parts) part.classList.remove("lesson-target");
    };
  });
}
