/** Texts of notices and log lines: as a sentence, under the name of a seat, and the facts they mention. */
import type { TableStore } from "../state/table";
import type { Notice } from "../state/table_state";
import type { Choice, Fact, LogLine, GameEvent } from "../wire/shapes";
import { safely, t } from "../words/speech";
import { capital, seatFact, verbatim, type Wording } from "../words/wording";

/** Return the facts that the events of a line mention. */
export function factsOf(events: readonly GameEvent[]): string[] {
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

/** Return the short text of a choice. */
export function choiceWords({ state: { words } }: TableStore, choice: Choice): string {
  return safely(choice.action, () => words.value?.brief(choice) ?? choice.action);
}

export function noticeText({ key, text }: Notice): string {
  return key === undefined ? text : t(key);
}

/** Return the title of a round in the log. */
export function roundTitle(words: Wording | null, gameEvent: GameEvent | null): string {
  return gameEvent ? safely(gameEvent.event, () => words?.event(gameEvent) ?? "") : t("ui-log-begin");
}

export function storyOf(store: TableStore, line: LogLine, from = 0, to = line.events.length): string {
  const words = store.state.words.value;
  return words ? toldIn(words, line.events.slice(from, to)) : "";
}

/** Return the events as consecutive sentences. */
export function toldIn(words: Wording, events: readonly GameEvent[]): string {
  return events.map((event) => sentenceOf(words, event).text).join(" ");
}

/** Placeholder for the name while a sentence is split: a private-use character, which no name or text has. */
const NAME = "\uE000";

export interface Sentence {
  text: string;
  /** The leading name was removed. */
  nameless: boolean;
  /** The bold heading when it leads a turn; empty if the sentence itself names the seat. */
  heading: string;
}

/**
 * Return the sentences of a line under the name of its seat. Leave the name out as long as they begin with it. Directly
 * `behind` the name, the first sentence continues it in lower case.
 */
export function underName(
  words: Wording,
  events: readonly GameEvent[],
  seat: number | null,
  behind: boolean,
): Sentence[] {
  let unbroken = seat !== null;
  return events.map((gameEvent, number) => {
    const sentence =
      unbroken && seat !== null ? withoutName(words, gameEvent, seat) : sentenceOf(words, gameEvent, seat);
    unbroken = sentence.nameless;
    return sentence.nameless && !(behind && number === 0)
      ? { ...sentence, text: capital(sentence.text) }
      : sentence;
  });
}

function sentenceOf(
  words: Wording,
  gameEvent: Pick<GameEvent, "event" | "facts">,
  seat: number | null = null,
): Sentence {
  const text = safely(gameEvent.event, () => words.event(gameEvent));
  return { text, nameless: false, heading: seat === null ? "" : words.heading(seat) };
}

function withoutName(words: Wording, gameEvent: GameEvent, seat: number): Sentence {
  if (gameEvent.facts.seat !== seatFact(seat)) return sentenceOf(words, gameEvent, seat);
  const own = seat === words.viewer;
  const named = own ? gameEvent : { ...gameEvent, facts: { ...gameEvent.facts, seat: verbatim(NAME) } };
  const subject = own ? words.you() : NAME;
  const { text } = sentenceOf(words, named);
  const nameless = text.startsWith(`${subject} `);
  const rest = nameless ? text.slice(subject.length + 1) : text;
  const heading = own ? subject : words.seat(seat);
  return { text: rest.replaceAll(NAME, words.seat(seat)), nameless, heading: nameless ? heading : "" };
}

/** Split a round's sentence into its title and the rest, such as "Round 5" and "Storm". */
export function titled(sentence: string): { title: string; more: string } {
  const [, title = "", more = ""] = /^([^:.]+?)\s*[:.]\s*(.*?)\.?$/.exec(sentence) ?? ["", sentence];
  return { title, more: capital(more) };
}
