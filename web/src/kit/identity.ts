/**
 * Identities of pieces that look alike, such as cards of a kind or dice with a face. A view only counts them; the table
 * shows pieces that move. Every visible piece has a name, and keeps it from one view to the next.
 */
export interface Piece {
  name: string;
  /** Its look: pieces with the same sign are interchangeable. */
  sign: string;
}

export type Places = ReadonlyMap<string, readonly Piece[]>;

/** Creates the names of new pieces. */
export class Names {
  private next = 0;

  constructor(private readonly prefix: string) {}

  fresh(): string {
    return `${this.prefix}-${this.next++}`;
  }

  /** Return the names that the next new pieces will get. */
  upcoming(count: number): string[] {
    return Array.from({ length: count }, (_, offset) => `${this.prefix}-${this.next + offset}`);
  }
}

/**
 * Name the pieces of the new places: first those that stayed, then those that moved, then new ones. Among equal pieces,
 * the `preferred` ones move. Pieces that stayed keep their order; the others follow them.
 */
export function trackPieces(
  before: Places,
  places: ReadonlyMap<string, Iterable<string>>,
  names: Names,
  preferred: ReadonlySet<string> = new Set(),
): Map<string, Piece[]> {
  const preferredLast = (one: Piece, other: Piece) => +preferred.has(one.name) - +preferred.has(other.name);
  const after = new Map<string, Piece[]>();
  const loose: Piece[] = [];
  const lacking: { place: string; sign: string }[] = [];
  for (const [place, signs] of places) {
    const there = before.get(place) ?? [];
    const old = there.toSorted(preferredLast);
    const stayed: Piece[] = [];
    for (const sign of signs) {
      const piece = take(old, sign);
      if (piece) stayed.push(piece);
      else lacking.push({ place, sign });
    }
    after.set(
      place,
      stayed.toSorted((one, other) => there.indexOf(one) - there.indexOf(other)),
    );
    loose.push(...old);
  }
  const leaving = loose.toSorted((one, other) => preferredLast(other, one));
  for (const { place, sign } of lacking)
    after.get(place)?.push(take(leaving, sign) ?? { name: names.fresh(), sign });
  return after;
}

/** Remove and return the first piece with a sign. */
function take(pieces: Piece[], sign: string): Piece | undefined {
  const index = pieces.findIndex((piece) => piece.sign === sign);
  return index < 0 ? undefined : pieces.splice(index, 1)[0];
}
