/** A hint: the best move in words, and why. It lies over the question, so that the table does not move. */
import { useState } from "preact/hooks";
import { Icon, Shield } from "../art/art";
import { verdictOf } from "../learning/advice";
import { ReasonItems } from "../learning/because";
import type { TableStore } from "../state/table";
import type { HintAnswer } from "../wire/shapes";
import { safely, t, tWith } from "../words/speech";
import { verbatim, type Wording } from "../words/wording";
import { choiceWords } from "./telling";

const STEPS_SHOWN = 3;
const OTHERS_SHOWN = 3;

export function HintPanel({ store }: { store: TableStore }) {
  const hint = store.state.hint.value;
  const words = store.state.words.value;
  // A reason why something cannot be done stands in the question: it is read first.
  if (!hint || !words || store.state.notice.value) return null;
  return <Panel key={hint.request} store={store} hint={hint} words={words} />;
}

/** To follow a hint is meant: nothing warns, and nothing is confirmed. */
function Panel({ store, hint, words }: { store: TableStore; hint: HintAnswer; words: Wording }) {
  const [explained, setExplained] = useState(false);
  const best = hint.thoughts[0];
  if (!best) return null;
  return (
    <div class="notice hint over" role="status">
      <Icon name="hint" />
      <div class="grow" tabIndex={0}>
        <b>
          {t("ui-hint-would", {
            action: verbatim(choiceWords(store, best)),
            percent: Math.round(best.chance * 100),
          })}
        </b>
        {explained && <Reasons store={store} hint={hint} words={words} />}
      </div>
      <button
        class="btn q sm why"
        type="button"
        aria-expanded={explained}
        onClick={() => setExplained(!explained)}
      >
        {t("ui-why")}
      </button>
      <button class="btn sm" type="button" onClick={() => store.choose(best.action, true)}>
        {t("ui-hint-do")}
      </button>
      <button
        class="btn q sm ic"
        type="button"
        aria-label={t("ui-close")}
        onClick={() => (store.state.hint.value = null)}
      >
        <Icon name="close" size="s" />
      </button>
    </div>
  );
}

function Reasons({ store, hint, words }: { store: TableStore; hint: HintAnswer; words: Wording }) {
  const [best, ...others] = hint.thoughts;
  if (!best) return null;
  const verdict = verdictOf(hint.thoughts);
  return (
    <ul class="thoughts">
      {!(verdict.key === "thought-close" && hint.reasons.length > 0) && (
        <li>{tWith(words, verdict.key, { points: verdict.points })}</li>
      )}
      <ReasonItems reasons={hint.reasons} other={others[0]} words={words} />
      {best.line.slice(1, 1 + STEPS_SHOWN).map(([seat, family, facts], at) => (
        <li key={at}>
          <Shield seat={seat} size="s" />
          {safely(family, () => words.brief({ family, facts }, seat))}
        </li>
      ))}
      {others.slice(0, OTHERS_SHOWN).map((thought) => (
        <li key={thought.action}>
          {t("ui-hint-other", {
            action: verbatim(choiceWords(store, thought)),
            percent: Math.round(thought.chance * 100),
          })}
        </li>
      ))}
    </ul>
  );
}
