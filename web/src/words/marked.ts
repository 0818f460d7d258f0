/** Sentences with markers around the words of each fact, so that a picture can be placed beside them. */
import { FluentNumber } from "@fluent/bundle";
import { Wording } from "./wording";

/** Enclose a fact and its words. Private-use characters: no name and no text has them. */
const BEGIN = "\uE001";
const MIDDLE = "\uE002";
const END = "\uE003";

function mark(fact: string, text: string): string {
  return `${BEGIN}${fact}${MIDDLE}${text}${END}`;
}

/** A number that selects its plural like any other, and is marked where it is printed. */
class MarkedNumber extends FluentNumber {
  constructor(
    value: number,
    private readonly name: string,
  ) {
    super(value);
  }

  override toString(scope?: Parameters<FluentNumber["toString"]>[0]): string {
    return mark(this.name, super.toString(scope));
  }
}

class MarkedWording extends Wording {
  override name(fact: string, count = 1): string {
    const text = super.name(fact, count);
    return fact.startsWith("=") ? text : mark(fact, text);
  }

  protected override number(name: string, value: number): MarkedNumber {
    return new MarkedNumber(value, `#${name}`);
  }
}

const markedWordings = new WeakMap<Wording, Wording>();

/** Return the same words with marks in every sentence. */
export function marked(words: Wording): Wording {
  let found = markedWordings.get(words);
  if (!found) {
    found = new MarkedWording(words.catalogue, words.seatNames, words.viewer);
    markedWordings.set(words, found);
  }
  return found;
}

export interface Piece {
  text: string;
  /** The fact that the text names: a key such as "cocoa" or "@B", or "#gold" for the number of the fact gold; else empty. */
  fact: string;
}

/** Split a marked sentence at its facts. */
export function pieces(sentence: string): Piece[] {
  return sentence.split(BEGIN).flatMap((part, at) => {
    if (at === 0) return part ? [{ text: part, fact: "" }] : [];
    const [fact = "", rest = ""] = part.split(MIDDLE);
    const [text = "", after = ""] = rest.split(END);
    return after
      ? [
          { text, fact },
          { text: after, fact: "" },
        ]
      : [{ text, fact }];
  });
}
