/** The unknown waters in the far west: lenses that nobody has looked through, and what the others have shown. */
import { Picture, Shield } from "../../art/art";
import { Choosable } from "../../kit/choosable";
import { styleOver } from "../../kit/geometry";
import { tip } from "../../kit/tip";
import { WHOLE } from "./frame";
import { LENSES } from "./printed";
import type { Props } from "./sea";
import { seenOf } from "./weather";

const ALL = LENSES.sea + LENSES.desert + LENSES.inhabited;

interface Lens {
  kind: "sea" | "desert" | "am";
  seat?: number;
}

function seenLenses(view: Props["view"]): Lens[] {
  const left = (kind: string) => view.lenses.filter((lens) => lens.startsWith(kind)).length;
  const many = (kind: Lens["kind"], count: number): Lens[] =>
    Array.from({ length: Math.max(0, count) }, () => ({ kind }));
  return [
    ...many("sea", LENSES.sea - left("sea")),
    ...many("desert", LENSES.desert - left("desert")),
    ...view.seats.flatMap((entry, seat): Lens[] => (entry.island ? [{ kind: "am", seat }] : [])),
  ];
}

export function UnknownWaters(props: Props & { still?: boolean }) {
  const { view, words, asked, latestEntries, still } = props;
  const seen = seenLenses(view);
  const hidden = Math.max(0, ALL - seen.length);
  const can = !still && asked?.choices.some((choice) => choice.action === "look");
  const fresh = seenOf(latestEntries)?.key.replace("lens-inhabited", "lens-am").split(":")[0];
  const count = words.t("board-lenses", { count: view.lenses.length });
  const title = words.t(can ? "action-look" : "word-lenses");
  const attributes = still
    ? {}
    : {
        "data-region": "lenses",
        "aria-label": can ? `${title}: ${count}` : title,
        ...tip(`${words.t("note-lenses")} ${count}`, title, can ? "CC-DIE-09" : "CC-DIS-01"),
      };
  const content = (
    <>
      <svg class="cc-vellum" viewBox="6 34 160 540" preserveAspectRatio="none" aria-hidden="true">
        <path d="M6 34H158c5 22-6 40 0 62s-7 42-1 64 6 40 0 62-6 42 1 64-7 42 0 64 6 40-1 62 7 42 1 64 5 40 0 62-3 22 0 36H6Z" />
      </svg>
      <b class="cc-title">{words.t("board-unknown")}</b>
      <p>{count}</p>
      <span class="cc-lens-grid">
        {Array.from({ length: hidden }, (_, at) => (
          <Picture key={at} name="lens" box="0 0 48 48" />
        ))}
        {seen.map(({ kind, seat }, at) => (
          <span
            key={`${kind} ${at}`}
            class={`seen ${fresh === `lens-${kind}` && seen.findLastIndex((each) => each.kind === kind) === at ? "fresh" : ""}`}
          >
            <Picture name={`lens-${kind}`} box="0 0 48 48" />
            {seat !== undefined && <Shield seat={seat} size="s" />}
          </span>
        ))}
      </span>
    </>
  );
  const style = styleOver(WHOLE, { x: 6, y: 34, width: 154, height: 540 });
  return can ? (
    <Choosable board={props} action="look" class="cc-lenses vbox can" style={style} {...attributes}>
      {content}
    </Choosable>
  ) : (
    <section class="cc-lenses vbox" style={style} {...attributes}>
      {content}
    </section>
  );
}
