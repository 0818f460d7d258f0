/** The parts of a rulebook: paragraphs with chips of their ledger ids, numbered steps, examples, questions, figures. */
import type { Paragraph, Section } from "../games/rulebook";
import { Rule } from "../parts/rule";
import { t } from "../words/speech";
import type { Loaded } from "./load";

type Part = Section["parts"][number];

const TERM = /\*\*(.+?)\*\*/;

/** A text with **terms** in bold. */
function Rich({ text }: { text: string }) {
  return <>{text.split(TERM).map((part, at) => (at % 2 === 1 ? <b key={at}>{part}</b> : part))}</>;
}

function keyOf(part: Part): string {
  return part.kind === "figure" ? `book-figure-${part.key}` : `book-${part.key}`;
}

/** Return all text of a part, for the search. */
export function wordsOf(part: Part, { words }: Loaded): string {
  const key = keyOf(part);
  const answer = part.kind === "question" ? ` ${words.t(`${key}-answer`)}` : "";
  const rules = part.kind === "figure" ? "" : ` ${part.rules.join(" ")}`;
  return `${words.t(key)}${answer}${rules}`;
}

interface Props {
  parts: readonly Part[];
  loaded: Loaded;
  /** Whether a part matches the search. */
  isHit(part: Part): boolean;
  chips: boolean;
}

export function Parts({ parts, loaded, isHit, chips }: Props) {
  const groups: Part[][] = [];
  for (const part of parts) {
    const last = groups.at(-1);
    if (last && part.kind === "step" && last[0]?.kind === "step") last.push(part);
    else groups.push([part]);
  }
  const one = (part: Part) => (
    <One key={part.key} part={part} loaded={loaded} hit={isHit(part)} chips={chips} />
  );
  return (
    <>
      {groups.map((group) =>
        group[0]?.kind === "step" ? (
          <ol key={group[0].key} class="book-steps">
            {group.map((part) => (
              <li key={part.key}>{one(part)}</li>
            ))}
          </ol>
        ) : (
          group.map(one)
        ),
      )}
    </>
  );
}

function One({ part, loaded, hit, chips }: { part: Part; loaded: Loaded; hit: boolean; chips: boolean }) {
  const { words, book } = loaded;
  const said = words.t(keyOf(part));
  const mark = hit ? "hit" : "";
  if (part.kind === "figure") {
    const Drawing = book.figures[part.key];
    return (
      <figure class={`book-figure ${mark}`} data-part={part.key}>
        {Drawing && <Drawing words={words} />}
        <figcaption>
          <Rich text={said} />
        </figcaption>
      </figure>
    );
  }
  const ids = chips && <Ids part={part} />;
  if (part.kind === "question")
    return (
      <div class={`book-question ${mark}`} data-part={part.key}>
        <h3>{said}</h3>
        <p>
          <span>
            <Rich text={words.t(`book-${part.key}-answer`)} />
          </span>{" "}
          {ids}
        </p>
      </div>
    );
  const isExample = part.kind === "example";
  return (
    <p class={`${isExample ? "book-example" : ""} ${mark}`} data-part={part.key}>
      <span>
        {isExample && <b class="book-label">{t("ui-book-example")}</b>} <Rich text={said} />
      </span>{" "}
      {ids}
    </p>
  );
}

function Ids({ part }: { part: Paragraph }) {
  return (
    <span class="book-ids">
      {part.rules.map((id) => (
        <Rule key={id} id={id} />
      ))}
    </span>
  );
}
