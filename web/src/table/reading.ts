/** Typed commands that read the table out: the position, the viewer's own things, the last lines, a reason. */
import type { TableStore } from "../state/table";
import type { TextBlock } from "../wire/shapes";
import { language } from "../state/settings";
import { safely, t } from "../words/speech";
import { verbatim } from "../words/wording";
import { storyOf } from "./telling";
import { inOrder } from "./players";

export const READINGS = ["board", "hand", "scores", "moves", "last", "log"] as const;
export type Reading = (typeof READINGS)[number];

const FEW_LINES = 5;

/** Return the typed command, in the reader's language, and the number after it. */
export function readingOf(typed: string): { reading: Reading; number: number } | null {
  const [word = "", number = ""] = typed.trim().toLowerCase().split(/\s+/);
  const reading = READINGS.find((each) => t(`ui-read-${each}`) === word);
  return reading && /^\d*$/.test(number) ? { reading, number: Number(number) || FEW_LINES } : null;
}

/** Commands with an argument: why something is not allowed, when something came. */
export const ASKING = ["why", "when"] as const;

/** Return the argument of such a command; null if another command was typed. */
export function askedOf(word: (typeof ASKING)[number], typed: string): string | null {
  const [first = "", ...rest] = typed.trim().split(/\s+/);
  return first.toLowerCase() === t(`ui-read-${word}`) && rest.length > 0 ? rest.join(" ") : null;
}

export async function read(store: TableStore, reading: Reading, number: number): Promise<string[]> {
  const words = store.state.words.value;
  const position = store.state.position.value;
  if (!words || !position) return [];
  const lines = store.state.log.value.filter((line) => line.events.length > 0);
  switch (reading) {
    case "board":
      return textOf(await describedNow(store));
    case "hand": {
      const seat = store.state.looking.value;
      if (seat === null) return [t("ui-read-no-hand")];
      return textOf((await describedNow(store)).filter((block) => block.seat === seat));
    }
    case "scores":
      return inOrder(store.state.table.value?.seats ?? [], store.state.looking.value).map(({ seat }) => {
        const score = store.state.board.value?.score(position.view, seat) ?? null;
        return t("ui-read-score", {
          seat: verbatim(words.seat(seat)),
          score: verbatim(score === null ? "–" : words.score(score)),
        });
      });
    case "moves":
      return (store.state.asked.value?.choices ?? []).map((choice) =>
        safely(choice.action, () => words.action(choice)),
      );
    case "last":
      return lines.slice(-1).map((line) => storyOf(store, line));
    case "log":
      return lines.slice(-number).map((line) => storyOf(store, line));
  }
}

async function describedNow(store: TableStore): Promise<TextBlock[]> {
  const answer = await store.socket.ask({ type: "describe", language: language.value });
  return answer?.blocks ?? [];
}

function textOf(blocks: readonly TextBlock[]): string[] {
  return blocks.flatMap((block) => [block.title, ...block.lines]);
}
