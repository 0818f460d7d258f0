/** The command box: type an action in notation, with completion of the legal ones, or one of a few commands. */
import { useEffect, useId, useRef, useState } from "preact/hooks";
import { Dialog } from "../parts/dialog";
import type { TableStore } from "../state/table";
import { safely, t } from "../words/speech";
import { verbatim } from "../words/wording";
import { ASKING, askedOf, READINGS, read, readingOf } from "./reading";
import { whenCame } from "./when";

const SHOWN = 12;

export interface Offer {
  notation: string;
  text: string;
}

/** Return the legal actions that match the input, by notation or by words. */
export function offers(all: readonly Offer[], typed: string): Offer[] {
  const wanted = typed.trim().toLowerCase();
  const fits = (text: string) => text.toLowerCase().includes(wanted);
  const begins = all
    .filter((each) => each.notation.toLowerCase().startsWith(wanted))
    .toSorted((first, second) => first.notation.length - second.notation.length);
  const holds = all.filter((each) => !begins.includes(each) && (fits(each.notation) || fits(each.text)));
  return [...begins, ...holds];
}

export function CommandBox({ store, close }: { store: TableStore; close(): void }) {
  const [typed, setTyped] = useState("");
  const [at, setAt] = useState(0);
  const [answer, setAnswer] = useState<string[]>([]);
  const list = useId();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const words = store.state.words.value;
  const all = (store.state.asked.value?.choices ?? []).map((choice) => ({
    notation: choice.action,
    text: words ? safely(choice.action, () => words.action(choice)) : choice.action,
  }));
  const sought = askedOf("when", typed);
  const found = (sought === null ? offers(all, typed) : whenCame(store, sought)).slice(0, SHOWN);
  const chosen = found[at] ?? found[0];
  const take = (notation: string | undefined) => {
    const wish = readingOf(typed);
    if (wish) {
      void read(store, wish.reading, wish.number).then(setAnswer);
      return;
    }
    const doubted = askedOf("why", typed);
    if (sought !== null) {
      if (notation === undefined) return;
      void store.queries.lookBack(Number(notation));
    } else if (doubted !== null) store.queries.whyNot(doubted);
    else if (notation === undefined) {
      if (typed.trim()) store.queries.whyNot(typed.trim());
    } else store.choose(notation);
    close();
  };
  const nothing =
    sought !== null ? "ui-command-never" : all.length === 0 ? "ui-command-not-now" : "ui-command-none";
  const onKey = (event: KeyboardEvent) => {
    if (event.key === "ArrowDown") setAt(Math.min(at + 1, found.length - 1));
    else if (event.key === "ArrowUp") setAt(Math.max(at - 1, 0));
    else if (event.key === "Enter") take(typed.trim() || at > 0 ? chosen?.notation : undefined);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={t("ui-command")} close={close} className="command">
      <input
        ref={input}
        class="input"
        role="combobox"
        aria-expanded="true"
        aria-controls={list}
        aria-activedescendant={chosen ? `${list}-${found.indexOf(chosen)}` : undefined}
        aria-label={t("ui-command-write")}
        placeholder={t("ui-command-write")}
        autocomplete="off"
        spellcheck={false}
        value={typed}
        onInput={(event) => {
          setTyped(event.currentTarget.value);
          setAt(0);
          setAnswer([]);
        }}
        onKeyDown={onKey}
      />
      <ul role="listbox" id={list} aria-label={t("ui-command")}>
        {found.map((offer, number) => (
          <li
            key={offer.notation}
            id={`${list}-${number}`}
            role="option"
            tabIndex={-1}
            aria-selected={offer === chosen}
            onClick={() => take(offer.notation)}
            onKeyDown={(event) => event.key === "Enter" && take(offer.notation)}
          >
            <code>{offer.notation}</code> <span>{offer.text}</span>
          </li>
        ))}
        {found.length === 0 && !readingOf(typed) && askedOf("why", typed) === null && (
          <li class="quiet">{t(nothing)}</li>
        )}
      </ul>
      <div class="answer" role="status">
        {answer.map((line, number) => (
          <p key={number}>{line}</p>
        ))}
      </div>
      <p class="hint2">
        {t("ui-command-words", {
          words: verbatim([...READINGS, ...ASKING].map((word) => t(`ui-read-${word}`)).join(", ")),
        })}
      </p>
    </Dialog>
  );
}
