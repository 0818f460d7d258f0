/** The Fluent messages of one language: those of the shell, those of the program and those of one game. */
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export const LANGUAGES = ["en", "fr", "nl"] as const;
export type Language = (typeof LANGUAGES)[number];

/** A message is missing or lacks an argument: a mistake of the program, not of its user. */
export class BrokenText extends Error {}

export class Catalogue {
  readonly bundle: FluentBundle;

  constructor(
    readonly language: Language,
    texts: readonly string[],
  ) {
    this.bundle = new FluentBundle(language, { useIsolating: false });
    for (const text of texts) {
      const faults = this.bundle.addResource(new FluentResource(text));
      if (faults.length > 0) throw new BrokenText(String(faults[0]));
    }
  }

  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }

  hasAttribute(key: string, attribute: string): boolean {
    return this.bundle.getMessage(key)?.attributes[attribute] !== undefined;
  }

  /** The message, or an attribute of it, with its arguments filled in. */
  format(key: string, given: Record<string, FluentVariable>, attribute = ""): string {
    const message = this.bundle.getMessage(key);
    const value = attribute ? message?.attributes[attribute] : message?.value;
    if (value == null) throw new BrokenText(`there is no message ${key} in the language ${this.language}`);
    const faults: Error[] = [];
    const text = this.bundle.formatPattern(value, given, faults);
    if (faults.length > 0) throw new BrokenText(`the message ${key} fails: ${faults.join("; ")}`);
    return text;
  }
}
