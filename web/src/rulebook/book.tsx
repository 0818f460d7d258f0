/** A game's rulebook as a page: contents, search, sections; and its player aid, on one sheet. */
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "../art/art";
import type { Section } from "../games/rulebook";
import { language } from "../state/settings";
import "../styles/rulebook.css";
import { t } from "../words/speech";
import { useRulebook, type Loaded } from "./load";
import { Parts, wordsOf } from "./parts";

type Part = Section["parts"][number];

/** The input that searches a rulebook or the ledger. */
export function Search({ value, change }: { value: string; change(value: string): void }) {
  return (
    <label class="search hbox gap-8">
      <Icon name="search" />
      <span class="hidden-words">{t("ui-rules-search")}</span>
      <input
        class="input"
        type="search"
        placeholder={t("ui-rules-search")}
        value={value}
        onInput={(event) => change(event.currentTarget.value)}
      />
    </label>
  );
}

function Waiting({ failed }: { failed: boolean }) {
  return (
    <p class="quiet" role="status">
      {t(failed ? "ui-offline" : "ui-loading")}
    </p>
  );
}

export function Book({ game }: { game: string }) {
  const { loaded, failed } = useRulebook(game);
  return loaded ? <Pages loaded={loaded} /> : <Waiting failed={failed} />;
}

function Pages({ loaded }: { loaded: Loaded }) {
  const [search, setSearch] = useState("");
  const pages = useRef<HTMLDivElement>(null);
  const { book, words } = loaded;
  const wanted = search.trim().toLowerCase();
  const isHit = (part: Part) => wanted !== "" && wordsOf(part, loaded).toLowerCase().includes(wanted);
  const hits = wanted ? book.sections.flatMap((section) => section.parts.filter(isHit)).length : null;
  useEffect(() => {
    if (wanted) pages.current?.querySelector(".hit")?.scrollIntoView({ block: "center" });
  }, [wanted]);
  return (
    <div class="book" ref={pages} lang={language.value}>
      <div class="book-tools">
        <Search value={search} change={setSearch} />
        <p class="quiet" role="status">
          {hits !== null && t("ui-book-hits", { count: hits })}
        </p>
        <PrintButton />
      </div>
      <nav class="book-contents" aria-label={t("ui-book-contents")}>
        <ol>
          {book.sections.map((section) => (
            <li key={section.key}>
              <a
                href={`#${section.key}`}
                onClick={(event) => {
                  event.preventDefault();
                  document.getElementById(`book-${section.key}`)?.scrollIntoView({ block: "start" });
                }}
              >
                {words.t(`book-${section.key}`)}
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {book.sections.map((section) => (
        <section
          key={section.key}
          id={`book-${section.key}`}
          class="book-section"
          aria-labelledby={`head-${section.key}`}
        >
          <h2 id={`head-${section.key}`}>{words.t(`book-${section.key}`)}</h2>
          <Parts parts={section.parts} loaded={loaded} isHit={isHit} chips />
        </section>
      ))}
    </div>
  );
}

function PrintButton() {
  return (
    <button type="button" class="btn sm book-print" onClick={() => print()}>
      {t("ui-book-print")}
    </button>
  );
}

/** The player aid; in the rail at the table it comes without its title. */
export function Aid({ game, title = "" }: { game: string; title?: string }) {
  const { loaded, failed } = useRulebook(game);
  if (!loaded) return <Waiting failed={failed} />;
  return (
    <div class="aid" lang={language.value}>
      {title && (
        <div class="aid-head hbox gap-12">
          <h2>{title}</h2>
          <PrintButton />
        </div>
      )}
      <div class="aid-sheet">
        {loaded.book.aid.map((section) => (
          <section key={section.key} class="aid-section">
            <h3>{loaded.words.t(`book-${section.key}`)}</h3>
            <Parts parts={section.parts} loaded={loaded} isHit={() => false} chips={false} />
          </section>
        ))}
      </div>
    </div>
  );
}
