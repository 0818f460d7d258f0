/** The guide for a player's first matches: the situation, a good next step, and the reason. */
import { useRef, useState } from "preact/hooks";
import { Icon } from "../art/art";
import { WithRules } from "../parts/rule";
import { guide } from "../state/settings";
import type { TableStore } from "../state/table";
import { safely, t, tWith } from "../words/speech";
import { verbatim, type Wording } from "../words/wording";
import type { SeatShape } from "../wire/shapes";
import { verdictOf } from "./advice";
import { Because } from "./because";
import { isGuided } from "./newcomer";
import { useSuggestion, type Suggested } from "./suggestion";
import { useLearningTexts } from "./texts";

export function Guide({ store }: { store: TableStore }) {
  const table = store.state.table.value;
  const position = store.state.position.value;
  if (!table || !position || position.outcome || store.state.past.value) return null;
  if (store.state.yours.value.length === 0 || !table.aids.helper || !isGuided(table.game, table.match))
    return null;
  return <Strip store={store} game={table.game} />;
}

function Strip({ store, game }: { store: TableStore; game: string }) {
  const said = useLearningTexts(game);
  const suggested = useSuggestion(store);
  const position = store.state.position.value;
  const question = position?.asked?.question ?? position?.waiting[0]?.question ?? "";
  // A complete turn has no decision; the strip stays, so that the table does not move.
  const { since = 0, free_to: freeTo = 0 } = position?.draft ?? {};
  const about = store.state.toConfirm.value
    ? t(freeTo > since ? "ui-guide-confirm-locked" : "ui-guide-confirm")
    : said(`guide-${question}`);
  const words = store.state.words.value;
  const best = suggested.thoughts[0];
  // While waiting, the text addresses another player, so name them.
  const waiting = position?.asked || store.state.toConfirm.value ? [] : (position?.waiting ?? []);
  const others =
    waiting.length > 0 && words?.listing(waiting.map(({ seat }) => verbatim(words.heading(seat))));
  // Bots take a moment for each step. Keep the last advice to a person until then, to avoid flicker and gaps.
  const seats = store.state.table.value?.seats ?? [];
  const botsOnly =
    !position?.asked && !store.state.toConfirm.value && waiting.every(({ seat }) => isBot(seats[seat]));
  const last = useRef({ about: "", others: "" });
  if (about && !(botsOnly && last.current.about)) last.current = { about, others: others || "" };
  const shown = last.current;
  // On a phone, or with large text, there is room for one or two lines; the rest unfolds.
  const [unfolded, setUnfolded] = useState(false);
  // Keep it while an undo request is pending, so that the table does not move.
  if (!words || (!shown.about && !best && !position?.consent)) return null;
  return (
    <aside
      class={`notice guide ${unfolded ? "" : "folded"} ${best ? "advised" : ""}`}
      aria-label={t("ui-guide")}
    >
      <Icon name="book" />
      <div class="grow">
        <p class="about">
          {shown.others && <b>{t("ui-guide-others", { seats: verbatim(shown.others) })} </b>}
          <WithRules text={shown.about} />
        </p>
        <p class="next" role="status">
          {best && <Suggestion suggested={suggested} words={words} />}
        </p>
      </div>
      {best && (
        <button
          type="button"
          class="btn sm"
          aria-label={t("ui-guide-show")}
          onClick={() => store.queries.preview(best.action)}
        >
          <Icon name="eye" size="s" />
          <span class="hide-s">{t("ui-guide-show")}</span>
        </button>
      )}
      <button
        type="button"
        class="btn q sm ic unfold"
        aria-label={t("ui-guide-more")}
        aria-expanded={unfolded}
        onClick={() => setUnfolded(!unfolded)}
      >
        <Icon name="chev" size="s" />
      </button>
      <button
        type="button"
        class="btn q sm ic"
        aria-label={t("ui-guide-close")}
        data-tip={t("ui-guide-close")}
        onClick={() => {
          guide.value = "never";
          store.state.notice.value = { kind: "info", key: "ui-guide-closed", rule: null };
        }}
      >
        <Icon name="close" size="s" />
      </button>
    </aside>
  );
}

function isBot(seat: SeatShape | undefined): boolean {
  return seat?.role === "bot" || Boolean(seat?.stand_in);
}

export function Suggestion({ suggested, words }: { suggested: Suggested; words: Wording }) {
  const { thoughts, reasons } = suggested;
  const [best, second] = thoughts;
  if (!best) return null;
  const { key, points } = verdictOf(thoughts);
  const action = safely(best.action, () => words.brief(best));
  return (
    <>
      <b>{t("ui-guide-next", { action: verbatim(action) })}</b>{" "}
      {t("ui-guide-why", {
        percent: Math.round(best.chance * 100),
        verdict: verbatim(tWith(words, key, { points })),
      })}{" "}
      {reasons[0]?.supports && reasons[0].kind !== "same" && (
        <Because reason={reasons[0]} other={second} words={words} />
      )}
    </>
  );
}
