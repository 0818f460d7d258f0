/** Elements that choose an action, and show whether it is staged or previewed. */
import { createElement, type JSX } from "preact";
import type { ReadonlySignal } from "@preact/signals";
import { useDerived } from "../parts/derived";
import type { BoardProps } from "../games/board";

type Pointing = Pick<BoardProps, "staged" | "previewed">;

/** Return whether an action is staged or previewed. A component that reads it is redrawn only when that changes. */
export function useHighlight(
  { staged, previewed }: Pointing,
  action: string | undefined,
): ReadonlySignal<boolean> {
  return useDerived(
    () => action !== undefined && (staged.value === action || previewed.value?.action === action),
    [staged, previewed, action],
  );
}

type Tag = "button" | "g" | "section" | "span";

/** The attributes that make a group of a drawing a button. */
const AS_BUTTON = {
  role: "button",
  tabindex: 0,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    event.currentTarget?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
  },
};

type Props<T extends Tag> = Omit<JSX.IntrinsicElements[T], "class" | "ref" | "action"> & {
  as?: T;
  board: Pointing & Pick<BoardProps, "preview" | "choose" | "whyNot">;
  /** Undefined if it cannot be chosen now: then it has no highlight and no preview. */
  action: string | undefined;
  /** An illegal action: a click explains why it cannot be chosen. */
  illegal?: string;
  class: string;
};

/**
 * A button, or a group of a drawing, with the class "on" while its action is staged or previewed. The class is a signal,
 * so a hover redraws nothing. A click chooses the action; so do Enter and Space on a group of a drawing.
 */
export function Choosable<T extends Tag = "button">(props: Props<T>) {
  const { as = "button", board, action, illegal, class: name, ...rest } = props;
  const on = useHighlight(board, action);
  const className = useDerived(() => (on.value ? `${name} on` : name), [on, name]);
  return createElement<object, HTMLElement>(as, {
    ...(as === "button" ? { type: "button" } : action === undefined ? {} : AS_BUTTON),
    "data-legal": action,
    onClick: () => {
      if (action !== undefined) board.choose(action);
      else if (illegal !== undefined) board.whyNot(illegal);
    },
    ...rest,
    class: className,
    onPointerEnter: (event: PointerEvent) => {
      if (action !== undefined && event.pointerType !== "touch") board.preview(action);
    },
    onPointerLeave: () => {
      if (action !== undefined) board.preview(null);
    },
  });
}
