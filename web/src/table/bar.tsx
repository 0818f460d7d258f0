/** The bar: the current question, the steps of the turn so far, and the buttons. */
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "../art/art";
import { lazyPart } from "../parts/lazy_part";
import { Rule } from "../parts/rule";
import { safely, t } from "../words/speech";
import type { TableStore } from "../state/table";
import type { Choice, Draft } from "../wire/shapes";
import { verbatim } from "../words/wording";
import { SeatClock } from "./clock";
import { thinkingIn } from "./shown";
import { ToReview } from "./ending";
import { SteadyLabel } from "./steady_label";
import { TakingBack } from "./taking_back";
import { choiceWords, noticeText } from "./telling";
import { WarningPanel } from "./warning";

const hintPanel = lazyPart(() => import("./hint").then((part) => part.HintPanel));

export function Bar({ store, covered }: { store: TableStore; covered: boolean }) {
  const HintPanel = hintPanel(!covered && store.state.hint.value !== null);
  return (
    <footer class="bar" data-region="bar" aria-busy={store.state.pending.value}>
      <div class="bar-row">
        {!covered && <OwnClock store={store} />}
        <div class="says">
          <Question store={store} covered={covered} />
          <div class="grow">{!covered && <Chips store={store} />}</div>
          {HintPanel && <HintPanel store={store} />}
          {!covered && <WarningPanel store={store} />}
        </div>
        {!covered && <Buttons store={store} />}
      </div>
    </footer>
  );
}

function OwnClock({ store }: { store: TableStore }) {
  const { table, looking, heardAt } = store.state;
  if (!table.value || looking.value === null) return null;
  const thinking = thinkingIn(store);
  return <SeatClock table={table.value} thinking={thinking} heardAt={heardAt.value} seat={looking.value} />;
}

function Question({ store, covered }: { store: TableStore; covered: boolean }) {
  const position = store.state.position.value;
  const words = store.state.words.value;
  if (!position || !words) return null;
  const { title, more, rule } = covered
    ? { title: t("ui-curtain-bar"), more: "", rule: "" }
    : sentence(store);
  // On two lines, the steps replace a remark, but not a preview.
  const foretold = Boolean(store.state.previewed.value?.answer);
  return (
    <div class="question" id="question" aria-live="off">
      <h2>{title}</h2>
      <NoticeLine store={store} />
      {!store.state.notice.value && (
        <p class={`hbox gap-8 ${foretold ? "foretold" : ""}`}>
          <span>{more}</span>
          {rule && <Rule id={rule} />}
        </p>
      )}
    </div>
  );
}

/** Return the current question with the seat it is for, and one more line. */
function sentence(store: TableStore): { title: string; more: string; rule: string } {
  const position = store.state.position.value;
  const words = store.state.words.value;
  if (!position || !words) return { title: "", more: "", rule: "" };
  const { asked, waiting, draft, consent, outcome } = position;
  if (outcome) return { title: words.outcome(outcome), more: "", rule: outcome.trail[0] ?? "" };
  if (consent) {
    const asker = verbatim(words.seat(consent.by));
    const title = store.state.isMine(consent.by)
      ? t(`ui-consent-mine-${consent.wish}`)
      : t(`ui-consent-waits-${consent.wish}`, { seat: asker });
    return { title, more: "", rule: "" };
  }
  if (store.state.toConfirm.value && draft)
    return {
      title: t("ui-turn-done"),
      more: store.state.note.value?.text ?? t("ui-turn-done-more"),
      rule: "",
    };
  const note = store.state.note.value?.text;
  const now = asked ? previewText(store, note) || note : "";
  if (asked?.owed) {
    const more = now || t("ui-choices", { count: asked.choices.length });
    const question = words.question(asked);
    const title = store.state.publicly.value
      ? t("ui-public-question", { seat: verbatim(words.seat(asked.seat)), question: verbatim(question) })
      : question;
    return { title, more, rule: asked.rule };
  }
  const first = waiting[0];
  if (!first) return { title: t("ui-wait"), more: "", rule: "" };
  const names = words.listing(waiting.map((each) => verbatim(words.heading(each.seat))));
  const watching = store.state.yours.value.length === 0 ? t("ui-watching-more") : "";
  return {
    title: t("ui-waiting-for", { seats: verbatim(names), step: verbatim(words.step(first)) }),
    // After a secret choice, the seat may change it until the others have chosen.
    more: asked ? now || t("ui-may-change") : watching,
    rule: first.rule,
  };
}

/** Describe the result of the previewed action. If it is random, return the board's note for the staged action instead. */
function previewText(store: TableStore, note: string | undefined): string {
  const { previewed, words, staged } = store.state;
  const answer = previewed.value?.answer;
  const spoken = words.value;
  if (!answer || !spoken) return "";
  if (!answer.certain)
    return note && previewed.value?.action === staged.value ? note : t("ui-preview-chance");
  return answer.events.map((event) => safely(event.event, () => spoken.event(event))).join(" ");
}

/** Return the label of the staged action. */
function stagedWords(store: TableStore, staged: string): string {
  const choice = store.state.position.value?.asked?.choices.find((each) => each.action === staged);
  return choice ? choiceWords(store, choice) : staged;
}

/** The steps of the turn so far; each can be undone, together with those after it. */
function Chips({ store }: { store: TableStore }) {
  const draft = store.state.position.value?.draft;
  if (!draft || !store.state.isMine(draft.seat) || draft.steps.length === 0) return null;
  return <Steps store={store} draft={draft} />;
}

function Steps({ store, draft: { steps, since, free_to } }: { store: TableStore; draft: Draft }) {
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const { scrollHeight: top = 0, scrollWidth: left = 0 } = list.current ?? {};
    list.current?.scrollTo({ top, left });
  }, [steps.length]);
  return (
    <ol ref={list} class="chips" aria-label={t("ui-steps")}>
      {steps.map((step, nth) => (
        <Step key={since + nth} store={store} step={step} at={since + nth} free={since + nth >= free_to} />
      ))}
    </ol>
  );
}

interface StepProps {
  store: TableStore;
  step: Choice;
  at: number;
  free: boolean;
}

function Step({ store, step, at, free }: StepProps) {
  const text = choiceWords(store, step);
  return (
    <li>
      <button
        type="button"
        class="chip step"
        disabled={!free || store.state.pending.value}
        data-tip={t(free ? "ui-step-undo" : "ui-step-closed")}
        data-tip-title={text}
        onClick={() => void store.undo(at)}
      >
        <span class="ellipsis">{text}</span>
        <Icon name={free ? "close" : "lock"} size="s" />
      </button>
    </li>
  );
}

function Buttons({ store }: { store: TableStore }) {
  const position = store.state.position.value;
  if (!position) return null;
  const mine = store.state.yours.value.length > 0;
  if (!mine || position.outcome)
    return (
      <>
        <ToReview />
        <LookAround store={store} />
      </>
    );
  const asks =
    Boolean(position.asked?.owed) &&
    store.state.onlyAction.value === null &&
    store.state.looking.value !== null;
  return (
    <div class="buttons hbox gap-8">
      {store.state.table.value?.aids.hints && <HintButton store={store} asks={asks} />}
      <TakingBack store={store} />
      <span class="slot main">
        <MainButton store={store} />
      </span>
    </div>
  );
}

/** Stays in place without a decision, so that the other buttons do not move. */
function HintButton({ store, asks }: { store: TableStore; asks: boolean }) {
  const thinking = store.state.thinking.value;
  const label = t(thinking ? "ui-thinking" : "ui-hint");
  return (
    <button
      type="button"
      class="btn secondary"
      disabled={!asks || store.state.pending.value || thinking}
      aria-label={label}
      onClick={() => void store.queries.askHint()}
    >
      <Icon name="hint" />
      <SteadyLabel now={label} all={[t("ui-hint"), t("ui-thinking")]} />
      <kbd>H</kbd>
    </button>
  );
}

/** The primary button: the staged action, the confirmation of the turn, or a disabled label with what is missing. */
function MainButton({ store }: { store: TableStore }) {
  const busy = store.state.pending.value;
  const staged = store.state.staged.value;
  const missing = store.state.note.value?.button;
  if (staged === null && !store.state.toConfirm.value)
    return missing ? (
      <button type="button" class="btn p" disabled>
        {missing}
      </button>
    ) : null;
  return (
    <button
      type="button"
      class="btn p"
      disabled={busy}
      onClick={() => void (staged === null ? store.confirm() : store.act(staged))}
    >
      <Icon name="check" />
      {staged === null ? t("ui-confirm-turn") : stagedWords(store, staged)}
      <kbd>Enter</kbd>
    </button>
  );
}

function LookAround({ store }: { store: TableStore }) {
  return (
    <button
      type="button"
      class="btn"
      onClick={() => void store.queries.lookBack((store.state.position.value?.at ?? 1) - 2)}
    >
      <Icon name="clock" />
      {t("ui-look-back")}
    </button>
  );
}

/** A notice in place of the question's second line: a strip above the bar would shift the table under the pointer. */
function NoticeLine({ store }: { store: TableStore }) {
  const notice = store.state.notice.value;
  // Dismiss the refusal once the player chooses something legal.
  useEffect(() => {
    if (notice?.kind !== "danger" && !notice?.stays) return undefined;
    const goOn = ({ target }: Event) => {
      if (target instanceof Element && target.closest("[data-legal]")) store.state.notice.value = null;
    };
    addEventListener("click", goOn);
    return () => removeEventListener("click", goOn);
  }, [notice]);
  if (!notice) return null;
  return (
    <div class={`notice said ${notice.kind}`} role="alert">
      <Icon name={notice.kind === "danger" ? "warn" : "info"} size="s" />
      <span>{noticeText(notice)}</span>
      {notice.rule && <Rule id={notice.rule} />}
      <button
        class="btn q sm ic"
        type="button"
        aria-label={t("ui-close")}
        onClick={() => (store.state.notice.value = null)}
      >
        <Icon name="close" size="s" />
      </button>
    </div>
  );
}
