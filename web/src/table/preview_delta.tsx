/** Numbers with the change that a previewed action would make. Keyboard users hear the changes. */
import { signal, type ReadonlySignal } from "@preact/signals";
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useState } from "preact/hooks";
import type { BoardProps, GameBoard } from "../games/board";
import { useDerived } from "../parts/derived";
import { changesOf, inWords, signed, type Change } from "./changes";

/** Delay before the changes are announced, so that passing over choices by keyboard stays silent. */
const REST = 700;

type Shown = ReadonlySignal<BoardProps | null>;

const NO_CHANGES: ReadonlySignal<readonly Change[]> = signal([]);
const Changes = createContext(NO_CHANGES);

/** Context provider around everything that shows numbers of a table. A preview redraws only the numbers that it changes. */
export function Foresight(given: { board: GameBoard; shown: Shown; children: ComponentChildren }) {
  const { board, shown, children } = given;
  const changes: ReadonlySignal<readonly Change[]> = useDerived(() => {
    const props = shown.value;
    return props ? changesOf(board, { ...props, previewed: props.previewed.value }) : [];
  }, [board, shown]);
  return (
    <Changes.Provider value={changes}>
      {children}
      <SpokenChanges shown={shown} />
    </Changes.Provider>
  );
}

/** The changes in words, if the preview was requested with the keyboard. */
function SpokenChanges({ shown }: { shown: Shown }) {
  const changes = useContext(Changes);
  const text = useDerived(() => {
    const props = shown.value;
    return props?.previewed.value?.by === "keys" ? inWords(changes.value, props.looking, props.words) : "";
  }, [changes, shown]);
  return <Spoken text={text.value} />;
}

function Spoken({ text }: { text: string }) {
  const [gameEvent, tell] = useState("");
  useEffect(() => {
    tell("");
    if (!text) return undefined;
    const timer = setTimeout(() => tell(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div class="hidden-words foreseen" aria-live="polite">
      {gameEvent}
    </div>
  );
}

/** Return the change that the previewed action makes to a number; 0 if there is none or it is unknown. */
export function useChange(seat: number, name: string): number {
  const changes = useContext(Changes);
  return useDerived(
    () => changes.value.find((change) => change.seat === seat && change.name === name)?.by ?? 0,
    [changes, seat, name],
  ).value;
}

/** A number, or its picture, with its change as an overlay that does not affect the layout. */
export function PreviewDelta({
  seat,
  of,
  children,
}: {
  seat: number;
  of: string;
  children: ComponentChildren;
}) {
  const by = useChange(seat, of);
  return (
    <span class="figure">
      {children}
      <ChangeSign by={by} />
    </span>
  );
}

/** Positioned in the corner of the enclosing element, which has the class "figure". */
export function ChangeSign({ by }: { by: number }) {
  return by === 0 ? null : (
    <span class="change" aria-hidden="true">
      {signed(by)}
    </span>
  );
}
