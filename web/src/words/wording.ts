/**
 * Wording: data as text for one reader, the same as src/caravela/texts/wording.py does it.
 *
 * A message receives each fact as a variable of the same name. A key becomes the words of its own message, which
 * receives $n, the number behind its colon, and $count, how many of it there are. A seat becomes its player's name.
 * A list becomes an enumeration that counts equal facts; $<name>-count is its length.
 *
 * With a viewer, events, actions and the outcome speak to the player at that seat: "You take 2 coffee".
 */
import type { FluentVariable } from "@fluent/bundle";
import type { Fact, Facts, OutcomeShape, ReasonShape } from "../wire/shapes";
import type { Catalogue, Language } from "./catalogue";

export const SEAT_LETTERS = "ABCDEFGH";

/** Wrap ready text, such as a person's name, as a fact. */
export function verbatim(text: string): string {
  return `=${text}`;
}

/** Capitalise the first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function seatFact(seat: number): string {
  return `@${SEAT_LETTERS[seat]}`;
}

export function seatOfFact(fact: string): number | null {
  return fact.startsWith("@") ? SEAT_LETTERS.indexOf(fact[1] ?? "") : null;
}

/** Return the seat that an event is about. */
export function seatIn(facts: Facts): number | null {
  return typeof facts.seat === "string" ? seatOfFact(facts.seat) : null;
}

/** The attribute of a message for the reader whose seat is its $seat; .you-owner is the one for $owner. */
const YOU = "you";

export class Wording {
  private readonly names = new Map<string, string>();
  /** Cache of texts without facts, or with one or two numbers: boards format them again for every view. */
  private readonly fixed = new Map<string, string>();

  constructor(
    readonly catalogue: Catalogue,
    readonly seatNames: readonly string[] = [],
    /** The seat to address as "you"; null names every seat. */
    readonly viewer: number | null = null,
  ) {
    this.impersonal = viewer === null ? this : new Wording(catalogue, seatNames);
  }

  /** The same wording without a viewer: no seat is "you". */
  readonly impersonal: Wording;

  get language(): Language {
    return this.catalogue.language;
  }

  has(key: string): boolean {
    return this.catalogue.has(key);
  }

  t(key: string, facts?: Facts): string {
    let id = key;
    for (const [name, fact] of Object.entries(facts ?? {})) {
      if (typeof fact !== "number") return this.tell(key, facts ?? {});
      id += ` ${name} ${fact}`;
    }
    let known = this.fixed.get(id);
    if (known === undefined) {
      known = this.tell(key, facts ?? {});
      this.fixed.set(id, known);
    }
    return known;
  }

  /** Say a message to the viewer: in the second person where it is about their seat. */
  private speak(key: string, facts: Facts): string {
    if (this.viewer === null) return this.t(key, facts);
    const own = seatFact(this.viewer);
    const mine = Object.keys(facts).filter((name) => names(facts[name], own));
    if (mine.length === 0) return this.t(key, facts);
    const forms = mine.map((name) => (name === "seat" ? YOU : `${YOU}-${name}`)).toSorted();
    const form = forms.find((each) => this.catalogue.hasAttribute(key, each));
    const you = verbatim(this.you("inside"));
    const replaced = (fact: string) => (fact === own ? you : fact);
    const worded = Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === "number" ? fact : typeof fact === "string" ? replaced(fact) : fact.map(replaced),
    ]);
    return this.tell(key, Object.fromEntries(worded) as Facts, form);
  }

  private to(seat: number | null): Wording {
    return seat === this.viewer ? this : this.impersonal;
  }

  /** Return the name of a seat where it stands alone, as in a heading. */
  heading(seat: number): string {
    return seat === this.viewer ? this.you("alone") : this.seat(seat);
  }

  /** "You": as a sentence about the viewer begins, inside a sentence, or standing alone. */
  you(form: "" | "inside" | "alone" = ""): string {
    return this.catalogue.format(YOU, {}, form);
  }

  private tell(key: string, facts: Facts, attribute = ""): string {
    const given: Record<string, FluentVariable> = {};
    for (const [name, fact] of Object.entries(facts)) {
      if (typeof fact === "number") given[name] = this.number(name, fact);
      else if (typeof fact === "string") given[name] = this.name(fact);
      else {
        given[name] = this.listing(fact);
        given[`${name}-count`] = fact.length;
      }
    }
    return this.catalogue.format(key, given, attribute);
  }

  /** Return the Fluent variable for a number. */
  protected number(_name: string, value: number): FluentVariable {
    return value;
  }

  /** Return the name of a single fact, such as "caravel:7", "cocoa", "@B". */
  name(fact: string, count = 1): string {
    if (fact.startsWith("=")) return fact.slice(1);
    const id = `${count} ${fact}`;
    let known = this.names.get(id);
    if (known === undefined) {
      known = this.newName(fact, count);
      this.names.set(id, known);
    }
    return known;
  }

  /** Return one line on the effect of a thing, or "" if there is none. */
  about(fact: string): string {
    return this.has(`about-${fact.split(":")[0]}`) ? this.name(`about-${fact}`) : "";
  }

  /** Return the name of the player at a seat; the seat's letter if it has none. */
  seat(seat: number): string {
    return this.seatNames[seat] || this.catalogue.format("seat", { letter: SEAT_LETTERS[seat] ?? "?" });
  }

  listing(facts: readonly string[]): string {
    const counts = new Map<string, number>();
    for (const fact of facts) counts.set(fact, (counts.get(fact) ?? 0) + 1);
    const items = [...counts].map(([fact, count]) => this.counted(fact, count));
    const [first, ...rest] = items;
    if (first === undefined) return this.catalogue.format("list-empty", {});
    return rest.reduce(
      (text, item, at) =>
        this.catalogue.format(at === rest.length - 1 ? "list-last" : "list-next", {
          first: text,
          second: item,
        }),
      first,
    );
  }

  // --- texts of the rules ----------------------------------------------------------------------

  event(event: { event: string; facts: Facts }): string {
    return this.speak(`log-${event.event}`, event.facts);
  }

  /** Describe an action; address the viewer only if it is their own. */
  action(action: { family: string; facts: Facts }, by = this.viewer): string {
    return this.to(by).speak(`action-${action.family}`, action.facts);
  }

  /** Describe an action briefly, where a board's picture shows the rest. */
  brief(action: { family: string; facts: Facts }, by = this.viewer): string {
    const key = `brief-${action.family}`;
    return this.has(key) ? this.to(by).speak(key, action.facts) : this.action(action, by);
  }

  question(asked: { question: string; seat: number }): string {
    return this.t(`ask-${asked.question}`, { seat: seatFact(asked.seat) });
  }

  /** Describe the current step, for those who wait. */
  step(asked: { question: string }): string {
    return this.t(`step-${asked.question}`);
  }

  /** Return why an action is illegal, without the rule's number: the caller shows that as a link. */
  reason(reason: string, facts: Facts | null): string {
    return this.t(`why-${reason}`, facts ?? {});
  }

  /** Return why a choice is better than another; a reason that favours the other choice names it. */
  because(reason: ReasonShape, other: { family: string; facts: Facts } | undefined): string {
    const text = this.t(`reason-${reason.kind}`, reason.facts);
    if (reason.supports || !other) return text;
    return this.t("reason-other", { action: verbatim(this.brief(other)), reason: verbatim(text) });
  }

  outcome(outcome: OutcomeShape): string {
    if (outcome.places.length === 0) return this.t("ui-abandoned");
    const ending = outcome.reason === "resigned" ? "ui-all-resigned" : `ending-${outcome.reason}`;
    const winners = outcome.places.flatMap((place, seat) => (place === 1 ? [seatFact(seat)] : []));
    return this.speak("outcome", { ending: verbatim(this.t(ending)), seats: winners });
  }

  /** Return the name of a score category; its key if the game has no text for it. */
  category(key: string): string {
    const name = `category-${hyphens(key)}`;
    return this.has(name) ? this.t(name) : key;
  }

  score(points: number): string {
    return this.catalogue.format("score", { count: points });
  }

  title(): string {
    return this.catalogue.format("title", {});
  }

  /** Return the short title of the board's texts if there is one, else the title. */
  shortTitle(): string {
    return this.has("board-title") ? this.t("board-title") : this.title();
  }

  option(key: string): string {
    return this.catalogue.format(`option-${hyphens(key)}`, {});
  }

  /** Return the name of an option's choice; a letter stands for that seat. */
  choice(option: string, choice: string): string {
    const seat = SEAT_LETTERS.indexOf(choice);
    if (choice.length === 1 && seat >= 0) return this.seat(seat);
    return this.catalogue.format(`option-${hyphens(option)}-${hyphens(choice)}`, {});
  }

  private newName(fact: string, count: number): string {
    const seat = seatOfFact(fact);
    if (seat !== null) return this.seat(seat);
    const [key = "", number] = fact.split(":");
    return this.catalogue.format(key, number ? { count, n: Number(number) } : { count });
  }

  private counted(fact: string, count: number): string {
    const name = this.name(fact, count);
    return count === 1 ? name : this.catalogue.format("list-counted", { count, name });
  }
}

function names(fact: Fact | undefined, seat: string): boolean {
  return Array.isArray(fact) ? fact.includes(seat) : fact === seat;
}

function hyphens(word: string): string {
  return word.replaceAll("_", "-");
}
