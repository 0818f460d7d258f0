/** A choice as a button: pressed it is chosen, pointed at it is previewed, and its number is its key. */
import type { ComponentChildren } from "preact";
import type { Choice } from "../wire/shapes";
import type { BoardProps } from "./board";
import { Choosable } from "../kit/choosable";

interface Props {
  at: Pick<BoardProps, "staged" | "previewed" | "choose" | "preview">;
  choice: Choice;
  /** Counted from 1; the first nine are keys. */
  number: number;
  /** No room for the key's sign. */
  narrow?: boolean;
  className?: string;
  /** The whole sentence, where the button shows less. */
  name?: string;
  tip?: { text: string; title?: string; rule?: string };
  children: ComponentChildren;
}

const KEYS = 9;

export function Deed({ at, choice, number, narrow, className = "", name, tip, children }: Props) {
  const { action } = choice;
  return (
    <Choosable
      board={at}
      action={action}
      class={`deed can ${className}`}
      data-number={number <= KEYS ? number : undefined}
      aria-label={name}
      data-tip={tip?.text}
      data-tip-title={tip?.title}
      data-tip-rule={tip?.rule}
      onClick={() => at.choose(action)}
    >
      {children}
      {number <= KEYS && !narrow && <kbd aria-hidden="true">{number}</kbd>}
    </Choosable>
  );
}
