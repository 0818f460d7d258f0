/** Panels of reference: the event of the round, the payouts of combinations, and the ends of a match. */
import { useComputed } from "@preact/signals";
import { useState } from "preact/hooks";
import { Icon, Picture } from "../../art/art";
import { tip } from "../../kit/tip";
import { useDerived } from "../../parts/derived";
import { Dialog } from "../../parts/dialog";
import { memo } from "../../parts/memo";
import { Rule } from "../../parts/rule";
import type { Wording } from "../../words/wording";
import type { BoardProps } from "../board";
import { Diamonds } from "./card";
import { chosen, readySet } from "./choosing";
import {
  eventKey,
  eventOf,
  GOAL,
  PAY_DIFFERENT,
  PAY_RELICS,
  QUEUE_SIZE,
  RANGES,
  RARITIES,
  REACH,
  rarityOf,
  SET_SIZES,
  signOf,
} from "./printed";
import { owns, type MundusView } from "./view";

type Props = BoardProps<MundusView>;

export const EventPanel = memo(({ name, words }: { name: string; words: Wording }) => {
  const { icon, rule } = eventOf(name);
  const key = eventKey(name);
  return (
    <section
      class={`panel mn-event ${name === "none" ? "calm" : ""}`}
      aria-label={words.t("word-event")}
      data-facts={key}
    >
      <span class="ev">
        <Icon name={icon} size="l" />
      </span>
      <div>
        <b>{words.name(key)}</b>
        <p>
          {words.about(key)} <Rule id={rule} />
        </p>
      </div>
    </section>
  );
});

const ENDINGS = [
  ["goal", "coin", "MN-END-01"],
  ["perfect", "special", "MN-END-02"],
  ["queue", "hourglass", "MN-END-05"],
] as const;

/** The three ends of a match, if the left rail has room for them. */
export const Endings = memo(({ words }: { words: Wording }) => {
  const title = words.t("board-endings");
  return (
    <section class="panel mn-endings" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {ENDINGS.map(([key, icon, rule]) => (
          <li key={key}>
            {key === "goal" ? <Picture name={icon} className="cn" /> : <Icon name={icon} size="s" />}
            <span>{words.t(`board-ending-${key}`, { goal: GOAL, size: QUEUE_SIZE })}</span>
            <Rule id={rule} />
          </li>
        ))}
      </ul>
    </section>
  );
});

export function Tables({ view, words, looking, staged }: Props) {
  const sold = useDerived(() => /^(different|sell) .*/.exec(staged.value ?? "")?.[0] ?? "", [staged]);
  const event = owns(view.seats[looking ?? 0], "la-cosa") ? "none" : view.event;
  return <Payouts words={words} event={event} sold={sold.value} />;
}

interface PayoutsProps {
  words: Wording;
  /** The event, if it may reduce this seat's combinations. */
  event: string;
  /** The staged sale: its row is marked. */
  sold: string;
}

/** The payout tables; the row of the selected cards is marked. */
export function Payouts({ words, event, sold }: PayoutsProps) {
  const set = readySet.value;
  const count = useComputed(() => chosen.value.length);
  const rarity = set ? rarityOf(signOf(String(set.facts.card))) : -1;
  const [sale, ...cards] = sold.split(" ");
  const natives = event === "indigenous";
  const storm = event === "storm";
  const title = words.t("board-tables");
  const sets = words.t("board-tables-sets");
  return (
    <section class="panel mn-tables" aria-label={title} data-chosen={count}>
      <h2>{title}</h2>
      <table {...tip(words.t("about-relic"), sets, "MN-PRG-03")}>
        <caption>
          {sets}
          {storm && <em>{words.t("board-tables-storm")}</em>}
        </caption>
        <thead>
          <tr>
            <td />
            {SET_SIZES.map((size) => (
              <th key={size} scope="col">
                {size}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {REACH.map((reaches, row) => (
            <tr key={row}>
              <th scope="row">
                <Diamonds rarity={row} />
                {RANGES[row]}
                <span class="hidden-words">{words.name(`rarity-${RARITIES[row]}`)}</span>
              </th>
              {[...reaches].map(([size, printed]) => {
                const reach = storm ? 1 : printed;
                const on = row === rarity && set?.facts.count === size;
                return (
                  <td key={size} class={on ? "on" : ""}>
                    {words.t(reach < QUEUE_SIZE ? "board-tables-reach" : "board-tables-any", { reach })}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Tariff
        title={words.t("board-tables-different")}
        note={natives ? words.t("board-tables-natives") : ""}
        rule={natives ? "MN-EVT-05" : "MN-PRG-09"}
        pay={[...PAY_DIFFERENT].map(([size, pay]) => [size, natives ? size : pay])}
        on={sale === "different" ? cards.length : 0}
      />
      <Tariff
        title={words.t("board-tables-relics")}
        rule="MN-PRG-10"
        pay={[...PAY_RELICS]}
        on={sale === "sell" ? Number(cards[0]) : 0}
      />
    </section>
  );
}

interface TariffProps {
  title: string;
  note?: string;
  rule: string;
  pay: [count: number, pay: number][];
  /** The number of cards that is marked. */
  on: number;
}

function Tariff({ title, note, rule, pay: all, on }: TariffProps) {
  return (
    <div class="mn-tariff" {...tip(note || title, title, rule)}>
      <h3>
        {title}
        {note && <em>{note}</em>}
      </h3>
      <ul>
        {all.map(([count, pay]) => (
          <li key={count} class={on === count ? "on" : ""}>
            <span>{count}</span>
            <b>{pay}</b>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** On a small screen, the same tables open in a dialog. */
export function FiguresButton(props: Props) {
  const [open, setOpen] = useState(false);
  const { view, words, size } = props;
  const event = words.name(eventKey(view.event));
  const title = words.t("board-tables");
  const wide = size !== "phone";
  return (
    <>
      <button
        type="button"
        class={`btn sm mn-figure-button ${view.event === "none" ? "" : "red"}`}
        aria-label={`${event}, ${title}`}
        onClick={() => setOpen(true)}
      >
        <Icon name={eventOf(view.event).icon} size="s" />
        {wide && <span>{event}</span>}
        {wide && <span class="grow" />}
        <Picture name="coin" className="cn" />
        {wide && <span>{title}</span>}
      </button>
      {open && (
        <Dialog title={title} close={() => setOpen(false)} sheet>
          <EventPanel name={view.event} words={words} />
          <Tables {...props} />
        </Dialog>
      )}
    </>
  );
}
