/** Notices and lines of the log in words: as a sentence, below the name of a seat, and of which things. */
import type { TableStore } from "../state/table";
import type { Notice } from "../state/table_signals";
import type { Choice, Fact, LogLine, Told } from "../wire/shapes";
import { safely, say } from "../words/speech";
import { capital, seatFact, verbatim, type Wording } from "../words/wording";

/** What the events of a line tell of. */
export function factsOf(events: readonly Told[]): string[] {
  const found = new Set<string>();
  for (const event of events) {
    for (const fact of Object.values<Fact>(event.facts)) {
      for (const each of Array.isArray(fact) ? fact : [fact]) {
        if (typeof each === "string" && !each.startsWith("=")) found.add(each);
      }
    }
  }
  return [...found];
}

/** A choice in few words. */
export function choiceWords({ words }: TableStore, choice: Choice): string {
  return safely(choice.action, () => words.value?.brief(choice) ?? choice.action);
}

export function noticeText({ text }: Notice): string {
  return text.startsWith("ui-") ? say(text) : text;
}

/** What a round is called in the log. */
export function roundTitle(words: Wording | null, told: Told | null): string {
  return told ? safely(told.event, () => words?.event(told) ?? "") : say("ui-log-begin");
}

export function storyOf(store: TableStore, line: LogLine, from = 0, to = line.events.length): string {
  const words = store.words.value;
  return words ? toldIn(words, line.events.slice(from, to)) : "";
}

/** Events as sentences, one after the other. */
export function toldIn(words: Wording, events: readonly Told[]): string {
  return events.map((event) => asTold(words, event).text).join(" ");
}

/** Stands for the name while a sentence is looked at: no name, and no word of a language, has it. */
const NAME = "\uE000";

export interface Sentence {
  text: string;
  /** The sentence began with the name, which was left out. */
  nameless: boolean;
  /** What stands before it in bold when it leads a turn; empty where the sentence itself says whose turn it is. */
  heading: string;
}

/**
 * Sentences of a line that stands under the name of its seat: as long as they tell of that seat they need not name it. Right
 * behind the name the first goes on with what is said there.
 */
export function underName(
  words: Wording,
  events: readonly Told[],
  seat: number | null,
  behind: boolean,
): Sentence[] {
  let unbroken = seat !== null;
  return events.map((told, number) => {
    const sentence = unbroken && seat !== null ? withoutName(words, told, seat) : asTold(words, told, seat);
    unbroken = sentence.nameless;
    return sentence.nameless && !(behind && number === 0)
      ? { ...sentence, text: capital(sentence.text) }
      : sentence;
  });
}

function asTold(words: Wording, told: Pick<Told, "event" | "facts">, seat: number | null = null): Sentence {
  const text = safely(told.event, () => words.event(told));
  return { text, nameless: false, heading: seat === null ? "" : words.heading(seat) };
}

function withoutName(words: Wording, told: Told, seat: number): Sentence {
  if (told.facts.seat !== seatFact(seat)) return asTold(words, told, seat);
  const own = seat === words.viewer;
  const named = own ? told : { ...told, facts: { ...told.facts, seat: verbatim(NAME) } };
  const subject = own ? words.you() : NAME;
  const { text } = asTold(words, named);
  const nameless = text.startsWith(`${subject} `);
  const rest = nameless ? text.slice(subject.length + 1) : text;
  const heading = own ? subject : words.seat(seat);
  return { text: rest.replaceAll(NAME, words.seat(seat)), nameless, heading: nameless ? heading : "" };
}

/** What a round is called, and what the game says of it besides: "Round 5" and "Storm". */
export function titled(sentence: string): { title: string; more: string } {
  const [, title = "", more = ""] = /^([^:.]+?)\s*[:.]\s*(.*?)\.?$/.exec(sentence) ?? ["", sentence];
  return { title, more: capital(more) };
}
