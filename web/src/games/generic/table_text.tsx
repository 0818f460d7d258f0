/** The table as text: what the game's sketch says, or the plain document of an earlier moment. */
import { Fragment } from "preact";
import { Icon } from "../../art/art";
import { Rhumbs } from "../../art/rhumbs";
import { PreviewDelta } from "../../table/preview_delta";
import { t } from "../../words/speech";
import type { BoardProps } from "../board";
import { partsOf } from "./text_figures";

export function TableText({ described, view, past }: BoardProps) {
  return (
    <div class="text-table" data-region="table" tabIndex={0} role="region" aria-label={t("ui-table-area")}>
      <Rhumbs className="ground" width={900} height={500} x={450} y={250} radius={210} />
      {past && !described ? (
        <article class="panel block wide">
          <h2>{t("ui-past-document")}</h2>
          <ValueTree value={view} />
        </article>
      ) : described ? (
        described.blocks.map((block) => (
          <article key={block.title} class={`panel block ${isWide(block.lines) ? "wide" : ""}`}>
            <h2>{block.title}</h2>
            <pre tabIndex={0}>
              {block.lines.map((line, at) => (
                <div key={at} class={isDrawn(line) ? "drawn" : ""}>
                  {line ? <Line line={line} seat={block.seat} /> : " "}
                </div>
              ))}
            </pre>
            {block.notes.length > 0 && (
              <details>
                <summary>{t("ui-notes")}</summary>
                <ul>
                  {block.notes.map((note) => (
                    <li key={note}>{note}</li>
                  ))}
                </ul>
              </details>
            )}
          </article>
        ))
      ) : (
        <p class="empty">
          <Icon name="spin" />
        </p>
      )}
    </div>
  );
}

/** A line of text; over the numbers of a seat stands what a previewed choice would change of them. */
function Line({ line, seat }: { line: string; seat: number | null }) {
  if (seat === null) return <>{line}</>;
  return (
    <>
      {partsOf(line).map(({ text, label, number }, at) => (
        <Fragment key={at}>
          {text}
          {label && (
            <PreviewDelta seat={seat} of={label}>
              {number}
            </PreviewDelta>
          )}
        </Fragment>
      ))}
    </>
  );
}

/** A row of a map or a table keeps its columns; a sentence may be folded. */
function isDrawn(line: string): boolean {
  return / {2,}\S.* {2}|\||^\S{16,}$/.test(line.trim());
}

function isWide(lines: readonly string[]): boolean {
  return lines.length > 12 || lines.some((line) => isDrawn(line) && line.length > 40);
}

function ValueTree({ value }: { value: unknown }) {
  if (Array.isArray(value)) {
    if (value.every((each) => typeof each !== "object")) return <span>{value.join(", ") || "–"}</span>;
    return (
      <ol>
        {value.map((each, at) => (
          <li key={at}>
            <ValueTree value={each} />
          </li>
        ))}
      </ol>
    );
  }
  if (value !== null && typeof value === "object")
    return (
      <dl>
        {Object.entries(value).map(([key, each]) => (
          <div key={key}>
            <dt>{key}</dt>
            <dd>
              <ValueTree value={each} />
            </dd>
          </div>
        ))}
      </dl>
    );
  return <span>{value === "" || value === null ? "–" : String(value)}</span>;
}
