/** The value of the hand so far: the best set, the different resources, the relics. Hovering a card adds it. */
import { Icon, Picture } from "../../art/art";
import type { Wording } from "../../words/wording";
import type { Piece } from "../../kit/identity";
import { signsOf } from "../../kit/selection";
import { useDerived } from "../../parts/derived";
import type { BoardProps } from "../board";
import { kindOf, PAY_RELICS, RELIC, SET_SIZES, SIGNS } from "./printed";
import { differentPay, reachOf, type MundusView } from "./view";

const LEAST = Math.min(...SET_SIZES);
const MOST = Math.max(...SET_SIZES);

interface Prospect {
  /** "" for different resources. */
  kind: string;
  count: number;
  reach: number;
  pay: number;
}

/** Return the best combination of each sort that these cards make without merchants. */
export function prospectsOf(view: MundusView, seat: number, signs: string): Prospect[] {
  const relics = signs.split(RELIC).length - 1;
  const sets = [...SIGNS.replace(RELIC, "")]
    .flatMap((sign) => {
      const plain = signs.split(sign).length - 1;
      const count = Math.min(MOST, plain + relics);
      if (plain === 0 || count < LEAST) return [];
      return [{ kind: kindOf(sign), plain, count, reach: reachOf(view, seat, sign, count), pay: 0 }];
    })
    .toSorted((one, other) => other.reach - one.reach || other.plain - one.plain);
  const different = new Set(signs.replaceAll(RELIC, "")).size;
  const found: Prospect[] = sets.slice(0, 1);
  const pay = differentPay(view, seat, different);
  if (pay > 0) found.push({ kind: "", count: different, reach: 0, pay });
  const sold = Math.min(MOST, relics);
  if (sold > 0) found.push({ kind: "relic", count: sold, reach: 0, pay: PAY_RELICS.get(sold) ?? 0 });
  return found;
}

/** Return the card that the previewed action would add to the hand. */
function comingCard(action: string | undefined): string {
  return /^(?:take|load|exchange) (.)/.exec(action ?? "")?.[1] ?? "";
}

type Props = BoardProps<MundusView> & { hand: readonly Piece[] };

export function Earned({ words, pay }: { words: Wording; pay: number }) {
  return (
    <>
      <Picture name="coin" className="cn" />
      {words.t("board-earns", { count: pay })}
    </>
  );
}

export function Prospects({ view, looking, words, previewed, hand }: Props) {
  const seat = looking ?? 0;
  const coming = useDerived(() => comingCard(previewed.value?.action), [previewed]).value;
  const now = prospectsOf(view, seat, signsOf(hand));
  const shown = prospectsOf(view, seat, signsOf(hand) + coming);
  const isNew = ({ kind, count, reach }: Prospect) =>
    !now.some((one) => one.kind === kind && one.count === count && one.reach === reach);
  if (shown.length === 0) return <p class="mn-note">{words.t("board-no-prospects")}</p>;
  return (
    <ul class="mn-prospects vbox" aria-label={words.t("board-prospects")}>
      {shown.map((one) => (
        <li key={one.kind} class={`hbox ${isNew(one) ? "new" : ""}`}>
          {one.kind ? <Picture name={`res-${one.kind}`} box="0 0 64 64" /> : <Icon name="coin" />}
          <span>
            {one.kind
              ? words.t("list-counted", { count: one.count, name: `=${words.name(one.kind, one.count)}` })
              : words.t("labelled", { label: "word-different", text: `=${one.count}` })}
            <small class="hbox tight">
              {one.reach > 0 ? (
                words.t("board-reach", { reach: one.reach })
              ) : (
                <Earned words={words} pay={one.pay} />
              )}
            </small>
          </span>
        </li>
      ))}
    </ul>
  );
}
