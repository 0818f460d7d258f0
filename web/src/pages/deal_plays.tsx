/** A deal that was played more than once: the results side by side, seat by seat and category by category. */
import { Fragment } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Shield } from "../art/art";
import { language } from "../state/settings";
import type { TableStore } from "../state/table";
import * as api from "../wire/api";
import type { DealPlay } from "../wire/shapes";
import { t } from "../words/speech";
import type { Wording } from "../words/wording";

export function DealPlays({ store, words }: { store: TableStore; words: Wording }) {
  const [plays, setPlays] = useState<DealPlay[]>([]);
  useEffect(() => {
    // A comparison that cannot be had now is left out; the result above is complete without it.
    api.dealPlays(store.match).then(setPlays, () => undefined);
  }, [store]);
  if (plays.length < 2) return null;
  const seats = store.state.table.value?.seats ?? [];
  const keys = [...new Set(plays.flatMap(({ outcome }) => Object.keys(outcome.categories)))];
  const points = ({ outcome }: DealPlay, key: string, seat: number) => outcome.categories[key]?.[seat] ?? 0;
  return (
    <section class="panel categories deal-plays">
      <h2>{t("ui-deal-plays")}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {plays.map(({ match, created_ms }) => (
              <th key={match} scope="col">
                {match === store.match ? (
                  t("ui-deal-here")
                ) : (
                  <a href={`/table/${match}`}>{new Date(created_ms).toLocaleDateString(language.value)}</a>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map(({ seat }) => (
            <Fragment key={seat}>
              <tr class="seat">
                <th scope="row">
                  <Shield seat={seat} size="s" /> {words.seat(seat)}
                </th>
                {plays.map((play) => (
                  <td key={play.match} class="num">
                    {play.outcome.scores[seat] ?? "–"}
                    {play.outcome.places[seat] === 1 && ` · ${t("ui-winner")}`}
                  </td>
                ))}
              </tr>
              {keys
                .filter((key) => plays.some((play) => points(play, key, seat) !== 0))
                .map((key) => (
                  <tr key={key}>
                    <th scope="row">{words.category(key)}</th>
                    {plays.map((play) => (
                      <td key={play.match} class="num">
                        {points(play, key, seat)}
                      </td>
                    ))}
                  </tr>
                ))}
            </Fragment>
          ))}
        </tbody>
      </table>
    </section>
  );
}
