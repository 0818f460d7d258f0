/** Reference tables: the event of the round, and the payouts of combinations. */
import { useComputed } from "@preact/signals";
import { useState } from "preact/hooks";
import { Icon, Picture } from "../../art/art";
import { Dialog } from "../../parts/dialog";
import { useDerived } from "../../parts/derived";
import { kept } from "../../parts/kept";
import { Rule } from "../../parts/rule";
import type { Wording } from "../../words/wording";
import type { BoardProps } from "../board";
import { readySet, chosen } from "./choosing";
import {
  EVENTS,
  eventKey,
  PAY_DIFFERENT,
  PAY_RELICS,
  QUEUE_SIZE,
  RARITIES,
  REACH,
  rarityOf,
  SET_SIZES,
  signOf,
} from "./printed";
import { owns, type MundusView } from "./view";

type Props = BoardProps<MundusView>;

export function EventPanel({ view, words }: Props) {
  return <Event name={view.event} words={words} />;
}

const Event = kept(({ name, words }: { name: string; words: Wording }) => {
  const event = EVENTS[name] ?? { icon: "rose", rule: "MN-EVT-02" };
  const key = eventKey(name);
  return (
    <section
      class={`panel mn-event ${name === "none" ? "calm" : ""}`}
      aria-label={words.say("word-event")}
      data-facts={key}
    >
      <span class="sl">
        <Icon name={event.icon} size="l" />
      </span>
      <div>
        <b>{words.name(key)}</b>
        <p>
          {words.about(key)} <Rule id={event.rule} />
        </p>
      </div>
    </section>
  );
});

const DIAMONDS = [1, 2, 3];

export function Tables({ view, words, looking, staged }: Props) {
  const sold = useDerived(
    () => (/^(different|sell) /.test(staged.value ?? "") ? staged.value : ""),
    [staged],
  );
  const safe = owns(view.seats[looking ?? 0], "la-cosa");
  return (
    <Payouts
      words={words}
      natives={view.event === "indigenous" && !safe}
      storm={view.event === "storm" && !safe}
      sold={sold.value ?? ""}
    />
  );
}

interface PayoutsProps {
  words: Wording;
  /** Whether the event reduces this seat's combinations. */
  natives: boolean;
  storm: boolean;
  /** The staged sale: its row is marked. */
  sold: string;
}

/** The payout tables; the row of the selected cards is marked. Few views change it: see `Line` of the log. */
export function Payouts({ words, natives, storm, sold }: PayoutsProps) {
  const set = readySet.value;
  const count = useComputed(() => chosen.value.length);
  const rarity = set ? rarityOf(signOf(String(set.facts.card))) : -1;
  const different = sold.startsWith("different ") ? sold.split(" ").length - 1 : 0;
  const relics = sold.startsWith("sell ") ? Number(sold.slice(5)) : 0;
  return (
    <section class="panel mn-tables" aria-label={words.say("board-tables")} data-chosen={count}>
      <h2>{words.say("board-tables")}</h2>
      <table
        data-tip={words.say("about-relic")}
        data-tip-title={words.say("board-tables-sets")}
        data-tip-rule="MN-PRG-03"
      >
        <caption>
          {words.say("board-tables-sets")}
          {storm && <em>{words.say("board-tables-storm")}</em>}
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
          {RARITIES.map((name, at) => (
            <tr key={name}>
              <th scope="row">
                <span class={`mn-rare c${at + 1}`} aria-hidden="true">
                  {DIAMONDS.slice(0, at + 1).map((each) => (
                    <i key={each} />
                  ))}
                </span>
                {["1–3", "4–6", "7–9"][at]}
                <span class="hidden-words">{words.name(`rarity-${name}`)}</span>
              </th>
              {SET_SIZES.map((size) => {
                const reach = storm ? 1 : (REACH[at]?.get(size) ?? 0);
                const on = at === rarity && Number(set?.facts.count) === size;
                return (
                  <td key={size} class={on ? "on" : ""}>
                    {reach >= QUEUE_SIZE
                      ? words.say("board-tables-any")
                      : words.say("board-tables-reach", { reach })}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <Tariff
        title={words.say("board-tables-different")}
        note={natives ? words.say("board-tables-natives") : ""}
        rule={natives ? "MN-EVT-05" : "MN-PRG-09"}
        pay={[...PAY_DIFFERENT].map(([size, pay]) => [size, natives ? size : pay])}
        on={different}
        about={words.about("event-none")}
      />
      <Tariff
        title={words.say("board-tables-relics")}
        note=""
        rule="MN-PRG-10"
        pay={[...PAY_RELICS]}
        on={relics}
        about={words.about("relic")}
        icon="res-relic"
      />
    </section>
  );
}

function Tariff(props: {
  title: string;
  note: string;
  rule: string;
  pay: [number, number][];
  on: number;
  about: string;
  icon?: string;
}) {
  return (
    <div
      class="mn-tariff"
      data-tip={props.note || props.title}
      data-tip-title={props.title}
      data-tip-rule={props.rule}
    >
      <h3>
        {props.title}
        {props.note !== "" && <em>{props.note}</em>}
      </h3>
      <ul>
        {props.pay.map(([count, pay]) => (
          <li key={count} class={props.on === count ? "on" : ""}>
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
  const { view, words } = props;
  const event = EVENTS[view.event] ?? { icon: "rose", rule: "" };
  return (
    <>
      <button
        type="button"
        class={`mn-figure-button ${view.event === "none" ? "" : "red"}`}
        aria-label={`${words.name(eventKey(view.event))}, ${words.say("board-tables")}`}
        onClick={() => setOpen(true)}
      >
        <Icon name={event.icon} size="s" />
        <span class="wide-words">{words.name(eventKey(view.event))}</span>
        <span class="grow" />
        <Picture name="coin" className="cn" />
        <span class="wide-words">{words.say("board-tables")}</span>
      </button>
      {open && (
        <Dialog title={words.say("board-tables")} close={() => setOpen(false)} sheet>
          <EventPanel {...props} />
          <Tables {...props} />
        </Dialog>
      )}
    </>
  );
}
