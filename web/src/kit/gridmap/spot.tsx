/** Spots of a map's drawing that choose an action. */
import type { ComponentProps } from "preact";
import { Choosable } from "../choosable";

/** Return a key handler that presses a focused element of a drawing with Enter and Space. */
export function pressByKey(press: () => void): (event: KeyboardEvent) => void {
  return (event) => {
    if (event.key !== "Enter" && event.key !== " ") return;
    event.preventDefault();
    press();
  };
}

type Props = Omit<ComponentProps<typeof Choosable<"g">>, "as" | "onClick" | "onKeyDown"> & { press(): void };

/** A choosable group of a drawing. It works like a button. */
export function MapSpot({ press, ...rest }: Props) {
  return (
    <Choosable as="g" role="button" tabindex={0} {...rest} onClick={press} onKeyDown={pressByKey(press)} />
  );
}
