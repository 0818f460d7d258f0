/** The unknown waters in the far west: lenses that nobody has looked through, and those that were revealed. */
import { Picture, Shield } from "../../art/art";
import { Choosable } from "../../kit/choosable";
import { styleOver } from "../../kit/geometry";
import { tip } from "../../kit/tip";
import { WHOLE } from "./frame";
import { LENSES } from "./printed";
import type { ColumbusView, Props } from "./view";
import { revealedIn } from "./weather";

const PLACE = styleOver(WHOLE, { x: 6, y: 34, width: 154, height: 540 });
const ALL = LENSES.sea + LENSES.desert + LENSES.inhabited;

/** Return the revealed lenses, the islands with the seat that discovered them. */
function revealedLenses({ lenses, seats }: ColumbusView): { kind: string; seat?: number }[] {
  const revealed = (kind: "sea" | "desert") => {
    const left = lenses.filter((lens) => lens.startsWith(kind)).length;
    return Array.from({ length: Math.max(0, LENSES[kind] - left) }, () => ({ kind }));
  };
  const islands = seats.flatMap(({ island }, seat) => (island ? [{ kind: "am", seat }] : []));
  return [...revealed("sea"), ...revealed("desert"), ...islands];
}

/** All lenses. The one that was revealed last is marked. */
function LensGrid({ view, latestEntries }: Props) {
  const lenses = revealedLenses(view);
  const key = revealedIn(latestEntries)?.key.replace("lens-inhabited", "lens-am").split(":")[0];
  const last = lenses.findLastIndex(({ kind }) => `lens-${kind}` === key);
  return (
    <>
      <svg class="cc-vellum" viewBox="6 34 160 540" preserveAspectRatio="none" aria-hidden="true">
        <path d="M6 34H158c5 22-6 40 0 62s-7 42-1 64 6 40 0 62-6 42 1 64-7 42 0 64 6 40-1 62 7 42 1 64 5 40 0 62-3 22 0 36H6Z" />
      </svg>
      <span class="cc-lens-grid">
        {Array.from({ length: Math.max(0, ALL - lenses.length) }, (_, at) => (
          <Picture key={at} name="lens" box="0 0 48 48" />
        ))}
        {lenses.map(({ kind, seat }, at) => (
          <span key={`${kind} ${at}`} class={at === last ? "fresh" : ""}>
            <Picture name={`lens-${kind}`} box="0 0 48 48" />
            {seat !== undefined && <Shield seat={seat} size="s" />}
          </span>
        ))}
      </span>
    </>
  );
}

/** The lenses of a minimap. */
export function SmallLenses(props: Props) {
  return (
    <div class="cc-lenses vbox" style={PLACE}>
      <LensGrid {...props} />
    </div>
  );
}

export function UnknownWaters(props: Props) {
  const { view, words, asked } = props;
  const can = asked?.choices.some((choice) => choice.action === "look");
  const count = words.t("board-lenses", { count: view.lenses.length });
  const title = words.t(can ? "action-look" : "word-lenses");
  return (
    <Choosable
      as={can ? "button" : "section"}
      board={props}
      action={can ? "look" : undefined}
      class={`cc-lenses vbox ${can ? "can" : ""}`}
      style={PLACE}
      data-region="lenses"
      aria-label={can ? `${title}: ${count}` : title}
      {...tip(`${words.t("note-lenses")} ${count}`, title, can ? "CC-DIE-09" : "CC-DIS-01")}
    >
      <b>{words.t("board-unknown")}</b>
      <p>{count}</p>
      <LensGrid {...props} />
    </Choosable>
  );
}
