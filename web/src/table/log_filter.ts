/** Which lines of the log are shown: those of a player, of a kind, or with certain words in them. */
import type { Part, Round } from "./story";

export const KINDS = ["all", "moves", "table", "undone"] as const;

export interface LogFilter {
  text: string;
  /** Null for everybody. */
  seat: number | null;
  /** Moves of players, what the table does by itself, or what was undone. */
  kind: (typeof KINDS)[number];
}

export const EVERYTHING: LogFilter = { text: "", seat: null, kind: "all" };

/** The rounds with only the lines that are wanted; rounds without any are left out. `tell` says a line in words. */
export function filtered(
  rounds: readonly Round[],
  { text, seat, kind }: LogFilter,
  tell: (part: Part) => string,
): readonly Round[] {
  const sought = text.trim().toLocaleLowerCase();
  if (sought === "" && seat === null && kind === "all") return rounds;
  const fits = (part: Part) =>
    (seat === null || part.seat === seat) &&
    (kind === "all" || kind === kindOf(part)) &&
    (sought === "" || tell(part).toLocaleLowerCase().includes(sought));
  return rounds.flatMap((round) => {
    const parts = round.parts.filter(fits);
    return parts.length === 0 ? [] : [{ ...round, parts: parts.map(withName) }];
  });
}

function kindOf({ seat, takenBy }: Part): LogFilter["kind"] {
  return takenBy !== null ? "undone" : seat === null ? "table" : "moves";
}

/** Lines of one seat that follow each other bear its name once. */
function withName(part: Part, at: number, all: readonly Part[]): Part {
  return { ...part, leads: at === 0 || all[at - 1]?.seat !== part.seat };
}

/** The log as text, oldest first. */
export function asText(
  rounds: readonly Round[],
  title: (round: Round) => string,
  tell: (part: Part) => string,
): string {
  return rounds
    .toReversed()
    .map((round) => [title(round), ...round.parts.map((part) => `- ${tell(part)}`)].join("\n"))
    .join("\n\n");
}
