/** The helper of somebody's first matches: what is going on, what a good next step is, and why. */
import { useEffect, useState } from "preact/hooks";
import { Icon } from "../art/art";
import { learningTexts } from "../games/learning";
import { WithRules } from "../parts/rule";
import { guide, language } from "../state/settings";
import type { TableStore } from "../state/table";
import { Catalogue } from "../words/catalogue";
import { safely, say, sayWith } from "../words/speech";
import { verbatim, type Wording } from "../words/wording";
import type { HintAnswer, ThoughtShape } from "../wire/shapes";
import { verdictOf } from "./advice";
import { isGuided } from "./newcomer";

/** How long somebody may look before a bot is asked, and how long the bot looks. */
const ASK_AFTER = 400;
const THINK = 500;

export function Guide({ store }: { store: TableStore }) {
  const table = store.table.value;
  const position = store.position.value;
  if (!table || !position || position.outcome || store.past.value) return null;
  if (store.yours.value.length === 0 || !isGuided(table.game, table.match)) return null;
  return <Strip store={store} game={table.game} />;
}

function Strip({ store, game }: { store: TableStore; game: string }) {
  const texts = useLearningTexts(game);
  const thoughts = useSuggestion(store);
  const position = store.position.value;
  const question = position?.asked?.question ?? position?.waiting[0]?.question ?? "";
  const key = `guide-${question}`;
  const about = texts?.has(key) ? safely(key, () => texts.format(key, {})) : "";
  const words = store.words.value;
  const best = thoughts[0];
  // On a phone there is room for a line or two; the rest unfolds.
  const [unfolded, setUnfolded] = useState(false);
  if (!words || (!about && !best)) return null;
  return (
    <aside
      class={`notice guide ${unfolded ? "" : "folded"} ${best ? "advised" : ""}`}
      aria-label={say("ui-guide")}
    >
      <Icon name="book" />
      <div class="grow">
        <p class="about">
          <WithRules text={about} />
        </p>
        <p class="next" role="status">
          {best && <Suggestion thoughts={thoughts} words={words} />}
        </p>
      </div>
      {best && (
        <button
          type="button"
          class="btn sm"
          aria-label={say("ui-guide-show")}
          onClick={() => store.preview(best.action)}
        >
          <Icon name="eye" size="s" />
          <span class="hide-s">{say("ui-guide-show")}</span>
        </button>
      )}
      <button
        type="button"
        class="btn q sm ic only-s unfold"
        aria-label={say("ui-guide-more")}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon name="chev" size="s" />
      </button>
      <button
        type="button"
        class="btn q sm ic"
        aria-label={say("ui-guide-close")}
        data-tip={say("ui-guide-close")}
        onClick={() => {
          guide.value = "never";
          store.notice.value = { kind: "info", text: "ui-guide-closed", rule: null };
        }}
      >
        <Icon name="close" size="s" />
      </button>
    </aside>
  );
}

function Suggestion({ thoughts, words }: { thoughts: readonly ThoughtShape[]; words: Wording }) {
  const [best] = thoughts;
  if (!best) return null;
  const { key, points } = verdictOf(thoughts);
  const action = safely(best.action, () => words.action(best));
  return (
    <>
      <b>{say("ui-guide-next", { action: verbatim(action) })}</b>{" "}
      {say("ui-guide-why", {
        percent: Math.round(best.chance * 100),
        verdict: verbatim(sayWith(words, key, { points })),
      })}
    </>
  );
}

function useLearningTexts(game: string): Catalogue | null {
  const [texts, setTexts] = useState<Catalogue | null>(null);
  const of = language.value;
  useEffect(() => {
    let wanted = true;
    learningTexts(game, of).then(
      (text) => wanted && setTexts(new Catalogue(of, [text])),
      () => undefined, // without them the bot's advice stands alone
    );
    return () => {
      wanted = false;
    };
  }, [game, of]);
  return texts;
}

/** What a bot would do in the decision that is open, once it has had a moment to think. */
function useSuggestion(store: TableStore): readonly ThoughtShape[] {
  const [found, setFound] = useState<{ version: number; thoughts: readonly ThoughtShape[] } | null>(null);
  const asked = store.position.value?.asked;
  const version = store.position.value?.version ?? -1;
  const open = Boolean(asked?.owed) && (asked?.choices.length ?? 0) > 1 && store.curtain.value === null;
  useEffect(() => {
    const seat = asked?.seat;
    if (!open || seat === undefined) return undefined;
    let wanted = true;
    const timer = setTimeout(() => {
      void store.socket.ask<HintAnswer>({ type: "hint", seat, milliseconds: THINK }).then((answer) => {
        if (wanted && answer) setFound({ version, thoughts: answer.thoughts });
      });
    }, ASK_AFTER);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [version, open, asked?.seat]);
  return open && found?.version === version ? found.thoughts : [];
}
