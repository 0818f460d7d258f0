/** Reading of the printed values in `components.toml`, whose types are in wire/components. */

/** Return a table from numbers to numbers, such as `points = { 4 = 1, 8 = 3 }`, as a map in ascending order. */
export function numberMap(table: Readonly<Record<string, number>>): ReadonlyMap<number, number> {
  return new Map(Object.entries(table).map(([key, value]) => [Number(key), value]));
}
