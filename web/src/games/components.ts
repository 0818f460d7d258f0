/** Typed reads of a game's `components.toml`. A missing field or one of another type throws an error that names it. */

export type ComponentTable = { readonly [name: string]: unknown };

export class Components {
  constructor(
    private readonly game: string,
    private readonly document: ComponentTable,
  ) {}

  /** Return the number at a path such as "completion.discovery". */
  number(path: string): number {
    return this.checked(path, "a number", isNumber);
  }

  numbers(path: string): readonly number[] {
    return this.checked(path, "a list of numbers", (value) => isListOf(value, isNumber));
  }

  strings(path: string): readonly string[] {
    return this.checked(path, "a list of strings", (value) => isListOf(value, isString));
  }

  /** Return a list of rows, each a list of numbers and strings. */
  rows(path: string): readonly (readonly (number | string)[])[] {
    return this.checked(path, "a list of rows", (value) => isListOf(value, isRow));
  }

  /** Return a table from numbers to numbers, such as `points = { 4 = 1, 8 = 3 }`. */
  numberMap(path: string): ReadonlyMap<number, number> {
    const table = this.checked(path, "a table of numbers", (value): value is Record<string, number> => {
      return isTable(value) && Object.entries(value).every(([key, each]) => isDigits(key) && isNumber(each));
    });
    return new Map(Object.entries(table).map(([key, value]) => [Number(key), value]));
  }

  private checked<T>(path: string, kind: string, test: (value: unknown) => value is T): T {
    let value: unknown = this.document;
    for (const name of path.split(".")) value = isTable(value) ? value[name] : undefined;
    if (test(value)) return value;
    const fault = value === undefined ? "is missing" : "has the wrong type";
    throw new Error(`${this.game}/components.toml: ${path} ${fault}; expected ${kind}`);
  }
}

function isTable(value: unknown): value is ComponentTable {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isNumber(value: unknown): value is number {
  return typeof value === "number";
}

function isString(value: unknown): value is string {
  return typeof value === "string";
}

function isDigits(value: string): boolean {
  return /^\d+$/.test(value);
}

function isRow(value: unknown): value is (number | string)[] {
  return isListOf(value, (each) => isNumber(each) || isString(each));
}

function isListOf<T>(value: unknown, test: (each: unknown) => each is T): value is T[] {
  return Array.isArray(value) && value.every(test);
}
