/** Numbers with the change that a previewed action would make. Keyboard users hear the changes. */
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import type { BoardProps, GameBoard } from "../games/board";
import { changesOf, inWords, signed, type Change } from "./changes";

/** Delay before the changes are announced, so that passing over choices by keyboard stays silent. */
const REST = 700;

const Changes = createContext<readonly Change[]>([]);

/** Context provider around everything that shows numbers of a table. */
export function Foresight(given: { board: GameBoard; props: BoardProps; children: ComponentChildren }) {
  const { board, props, children } = given;
  const { previewed, view, words, described } = props;
  const changes = useMemo(() => changesOf(board, props), [board, previewed, view, words, described]);
  return (
    <Changes.Provider value={changes}>
      {children}
      <Spoken text={previewed?.by === "keys" ? inWords(changes, props.looking, words) : ""} />
    </Changes.Provider>
  );
}

function Spoken({ text }: { text: string }) {
  const [told, tell] = useState("");
  useEffect(() => {
    tell("");
    if (!text) return undefined;
    const timer = setTimeout(() => tell(text), REST);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div class="hidden-words foreseen" aria-live="polite">
      {told}
    </div>
  );
}

/** Return the change that the previewed action makes to a number; 0 if there is none or it is unknown. */
export function useChange(seat: number, name: string): number {
  const changes = useContext(Changes);
  return changes.find((change) => change.seat === seat && change.name === name)?.by ?? 0;
}

/** A number, or its picture, with its change as an overlay that does not affect the layout. */
export function Foreseen({ seat, of, children }: { seat: number; of: string; children: ComponentChildren }) {
  return (
    <span class="figure">
      {children}
      <ChangeSign by={useChange(seat, of)} />
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
