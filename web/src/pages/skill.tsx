/** Lessons of a match: the player's own mistakes first, then luck, skill and accuracy of all players. */
import { Shield } from "../art/art";
import type { TableStore } from "../state/table";
import type { ReviewAnswer } from "../wire/shapes";
import { t } from "../words/speech";
import type { Wording } from "../words/wording";
import { Moment } from "./moment";

export function Mistakes({ store, words }: { store: TableStore; words: Wording }) {
  const review = store.state.review.value;
  if (!review) return null;
  const own = store.state.yours.value;
  const mistakes = review.mistakes.filter(({ seat }) => own.length === 0 || own.includes(seat));
  return (
    <section class="panel gp chances mistakes">
      <header>
        <h2>{t(own.length > 0 ? "ui-mistakes" : "ui-mistakes-all")}</h2>
      </header>
      {mistakes.length === 0 ? (
        <p class="quiet">{t("ui-mistakes-none")}</p>
      ) : (
        <ol class="moments ruled">
          {mistakes.map((moment) => (
            <Moment key={moment.at} store={store} review={review} moment={moment} words={words} mistake />
          ))}
        </ol>
      )}
    </section>
  );
}

/** Format percentage points with their sign. */
export function signed(part: number): string {
  const points = Math.round(part * 100);
  return points > 0 ? `+${points}` : String(points).replace("-", "−");
}

export function LuckAndSkill({ review, words }: { review: ReviewAnswer; words: Wording }) {
  return (
    <section class="panel categories luck">
      <h2>{t("ui-luck-skill")}</h2>
      <p class="quiet">{t("ui-luck-skill-about")}</p>
      <table>
        <thead>
          <tr>
            <td />
            {review.players.map(({ seat }) => (
              <th key={seat} scope="col">
                <Shield seat={seat} size="s" />
                <span class="hidden-words">{words.seat(seat)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {(["luck", "skill", "others"] as const).map((part) => (
            <tr key={part}>
              <th scope="row">{t(`ui-part-${part}`)}</th>
              {review.players.map((player) => (
                <td key={player.seat} class="num">
                  {signed(player[part])}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t("ui-accuracy")}</th>
            {review.players.map((player) => (
              <td key={player.seat} class="num">
                {player.accuracy === null ? "–" : t("ui-percent", { number: Math.round(player.accuracy) })}
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
