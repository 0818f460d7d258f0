/** The legal actions as buttons, those of one kind together; a long list can be searched. */
import { useState } from "preact/hooks";
import { t } from "../../words/speech";
import type { BoardProps } from "../board";
import { ActionButton, sentence } from "../../kit/actions";
import type { Choice } from "../../wire/shapes";

const MANY = 16;
const FEW = 8;
const SHOWN = 120;

/** The choices by family, families in the order in which they come. */
export function grouped(choices: readonly Choice[]): Choice[][] {
  const groups = new Map<string, Choice[]>();
  for (const choice of choices) {
    const group = groups.get(choice.family);
    if (group) group.push(choice);
    else groups.set(choice.family, [choice]);
  }
  return [...groups.values()];
}

export function Choices(props: BoardProps) {
  const { asked, words, described, looking } = props;
  const [filter, setFilter] = useState("");
  const all = (asked?.choices ?? []).map((choice) => ({ ...choice, text: sentence(words, choice) }));
  const wanted = filter.trim().toLowerCase();
  const found = wanted
    ? all.filter(
        (each) => each.text.toLowerCase().includes(wanted) || each.action.toLowerCase().includes(wanted),
      )
    : all;
  const numbers = new Map(found.map((each, index) => [each.action, index + 1]));
  return (
    <section
      class={`panel choices vbox gap-8 ${all.length <= FEW ? "few" : ""}`}
      data-region="choices"
      aria-label={t("ui-choices-area")}
    >
      {all.length > MANY && (
        <input
          class="input small"
          type="search"
          aria-label={t("ui-filter")}
          placeholder={t("ui-filter-many", { count: all.length })}
          value={filter}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      )}
      {all.length === 0 && (
        <p class="quiet">{t(looking === null ? "ui-watching-more" : "ui-nothing-to-choose")}</p>
      )}
      {grouped(found.slice(0, SHOWN)).map((group) => (
        <div class="group" key={group[0]?.family}>
          {group.map((choice) => (
            <ActionButton
              key={choice.action}
              board={props}
              choice={choice}
              number={numbers.get(choice.action) ?? 0}
              hideKey={wanted !== ""}
              remark={described?.remarks[choice.action]}
            />
          ))}
        </div>
      ))}
      {found.length > SHOWN && <p class="quiet">{t("ui-filter-more", { count: found.length - SHOWN })}</p>}
    </section>
  );
}
