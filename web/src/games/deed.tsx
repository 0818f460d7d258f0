/** A choice as a button: pressed it is chosen, pointed at it is previewed, and its number is its key. */
import type { ComponentChildren } from "preact";
import type { Choice } from "../wire/shapes";
import type { BoardProps } from "./board";

interface Props {
  at: Pick<BoardProps, "held" | "previewed" | "choose" | "preview">;
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
  const on = at.held === action || at.previewed?.action === action;
  return (
    <button
      type="button"
      class={`deed can ${className} ${on ? "on" : ""}`}
      data-legal={action}
      data-number={number <= KEYS ? number : undefined}
      aria-label={name}
      data-tip={tip?.text}
      data-tip-title={tip?.title}
      data-tip-rule={tip?.rule}
      onClick={() => at.choose(action)}
      onPointerEnter={(event) => event.pointerType !== "touch" && at.preview(action)}
      onPointerLeave={() => at.preview(null)}
    >
      {children}
      {number <= KEYS && !narrow && <kbd aria-hidden="true">{number}</kbd>}
    </button>
  );
}
