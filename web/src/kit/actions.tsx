/** Buttons for legal actions, in one style. The first nine have a digit as their key. */
import type { ComponentChildren } from "preact";
import { Icon } from "../art/art";
import type { BoardProps } from "../games/board";
import type { Choice } from "../wire/shapes";
import { safely } from "../words/speech";
import type { Wording } from "../words/wording";
import { Choosable } from "./choosable";
import { tip, type Tip } from "./tip";
import "./actions.css";

const DIGIT_KEYS = 9;

/** Return the sentence of an action. */
export function sentence(words: Wording, choice: Choice): string {
  return safely(choice.action, () => words.action(choice));
}

/** The region of the buttons, which the keyboard can jump to. The board's texts have its name as `board-actions`. */
export function ActionArea(props: { words: Wording; class: string; children: ComponentChildren }) {
  const { words, class: name, children } = props;
  return (
    <div class={`actions ${name}`} data-region="actions" role="group" aria-label={words.t("board-actions")}>
      {children}
    </div>
  );
}

/** The content of a button. Everything is optional. */
export interface ActionFace {
  /** The name of an icon, or a picture. */
  sign?: ComponentChildren;
  /** In place of the whole sentence. */
  label?: ComponentChildren;
  /** The accessible name, if the label does not say everything. */
  name?: string;
  remark?: ComponentChildren;
  /** The text, title and rule of its tooltip. */
  tip?: Tip;
  class?: string;
}

interface Props extends ActionFace {
  board: Pick<BoardProps, "staged" | "previewed" | "preview" | "choose" | "whyNot" | "words">;
  choice: Choice;
  /** Counted from 1. */
  number: number;
  /** Hide the digit, which stays the key. */
  hideKey?: boolean;
  /** In place of choosing the action at once. */
  onClick?(): void;
}

/** A legal action as a button. */
export function ActionButton(props: Props) {
  const { board, choice, number, sign, label, name, remark, hideKey, onClick } = props;
  const hasKey = number <= DIGIT_KEYS;
  return (
    <Choosable
      board={board}
      action={choice.action}
      class={`action can ${props.class ?? ""}`}
      data-number={hasKey ? number : undefined}
      aria-label={name}
      {...tip(...(props.tip ?? [undefined]))}
      {...(onClick && { onClick })}
    >
      {typeof sign === "string" ? <Icon name={sign} /> : sign}
      <span>
        {label ?? sentence(board.words, choice)}
        {remark && <small>{remark}</small>}
      </span>
      {hasKey && !hideKey && <kbd aria-hidden="true">{number}</kbd>}
    </Choosable>
  );
}
