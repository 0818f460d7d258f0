/** The legal actions as buttons, those of one kind together; a long list can be searched. */
import { useState } from "preact/hooks";
import { safely, say } from "../../words/speech";
import type { BoardProps } from "../board";
import { Choosable } from "../../kit/choosable";
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
  const { asked, words, described, choose, looking } = props;
  const [filter, setFilter] = useState("");
  const all = (asked?.choices ?? []).map((choice) => ({
    ...choice,
    text: safely(choice.action, () => words.action(choice)),
  }));
  const wanted = filter.trim().toLowerCase();
  const found = wanted
    ? all.filter(
        (each) => each.text.toLowerCase().includes(wanted) || each.action.toLowerCase().includes(wanted),
      )
    : all;
  const text = new Map(all.map((each) => [each.action, each.text]));
  const numbers = new Map(found.map((each, at) => [each.action, at]));
  return (
    <section
      class={`panel choices ${all.length <= FEW ? "few" : ""}`}
      data-region="choices"
      aria-label={say("ui-choices-area")}
    >
      {all.length > MANY && (
        <input
          class="input small"
          type="search"
          aria-label={say("ui-filter")}
          placeholder={say("ui-filter-many", { count: all.length })}
          value={filter}
          onInput={(event) => setFilter(event.currentTarget.value)}
        />
      )}
      {all.length === 0 && (
        <p class="quiet">{say(looking === null ? "ui-watching-more" : "ui-nothing-to-choose")}</p>
      )}
      {grouped(found.slice(0, SHOWN)).map((group) => (
        <div class="group" key={group[0]?.family}>
          {group.map((choice) => {
            const number = numbers.get(choice.action) ?? 0;
            const remark = described?.remarks[choice.action];
            return (
              <Choosable
                key={choice.action}
                board={props}
                action={choice.action}
                class="deed choice can"
                data-number={number < 9 ? number + 1 : undefined}
                onClick={() => choose(choice.action)}
              >
                {number < 9 && !wanted && <kbd aria-hidden="true">{number + 1}</kbd>}
                <span>
                  {text.get(choice.action)}
                  {remark && <small>{remark}</small>}
                </span>
              </Choosable>
            );
          })}
        </div>
      ))}
      {found.length > SHOWN && <p class="quiet">{say("ui-filter-more", { count: found.length - SHOWN })}</p>}
    </section>
  );
}
