/** Why a choice is better than another, as sentences. */
import { Icon } from "../art/art";
import { safely } from "../words/speech";
import type { Wording } from "../words/wording";
import type { Facts, ReasonShape } from "../wire/shapes";

type Other = { family: string; facts: Facts } | undefined;

export function Because({ reason, other, words }: { reason: ReasonShape; other: Other; words: Wording }) {
  return <>{safely(reason.kind, () => words.because(reason, other))}</>;
}

export function ReasonItems({
  reasons,
  other,
  words,
}: {
  reasons: readonly ReasonShape[];
  other: Other;
  words: Wording;
}) {
  return (
    <>
      {reasons.map((reason) => (
        <li key={`${reason.kind} ${reason.supports}`} class="reason">
          <Icon name={reason.supports ? "check" : "info"} size="s" />
          <span>
            <Because reason={reason} other={other} words={words} />
          </span>
        </li>
      ))}
    </>
  );
}
