/** Numbers in the table as text: every number after a label, as in "Doubloons: 17 · cards: 6". */
import type { TextBlock } from "../../wire/shapes";
import type { Figure } from "../board";

export interface Part {
  text: string;
  /** The label of the number at the end of the text; "" if there is none. */
  label: string;
  number: string;
}

const COUNTED = /^(.*\S)(\s*:\s)(\d+)$/u;
const BETWEEN = " · ";

/** Split a line into parts, each with its labelled number, if any. */
export function partsOf(line: string): Part[] {
  return line.split(BETWEEN).map((text, at) => {
    const before = at > 0 ? BETWEEN : "";
    const [, label, colon, number] = COUNTED.exec(text) ?? [];
    return label && colon && number
      ? { text: before + label + colon, label, number }
      : { text: before + text, label: "", number: "" };
  });
}

/** Return the numbers of a seat, without ambiguous labels that occur twice. */
export function textFigures(blocks: readonly TextBlock[], seat: number): Figure[] {
  const found = blocks
    .filter((block) => block.seat === seat)
    .flatMap((block) => block.lines.flatMap(partsOf))
    .filter((part) => part.label !== "");
  return found
    .filter((part) => found.every((other) => other === part || other.label !== part.label))
    .map(({ label, number }) => ({ name: label, label, value: Number(number) }));
}
