/** Numbers that a previewed choice would change: the difference stands over each, and is told to whoever plays by keys. */
import { createContext, type ComponentChildren } from "preact";
import { useContext, useEffect, useMemo, useState } from "preact/hooks";
import type { BoardProps, GameBoard } from "../games/board";
import { changesOf, inWords, signed, type Change } from "./changes";

/** How long the keys rest on a choice before its numbers are told: who only walks past hears nothing. */
const REST = 700;

const Changes = createContext<readonly Change[]>([]);

/** Around all that shows numbers of a table. */
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

/** By how much the previewed choice would change a number; 0 when it would not, or when that cannot be known. */
export function useChange(seat: number, name: string): number {
  const changes = useContext(Changes);
  return changes.find((change) => change.seat === seat && change.name === name)?.by ?? 0;
}

/** A number, or what is drawn for it, over which its change is shown; nothing beside it moves. */
export function Foreseen({ seat, of, children }: { seat: number; of: string; children: ComponentChildren }) {
  return (
    <span class="figure">
      {children}
      <ChangeSign by={useChange(seat, of)} />
    </span>
  );
}

/** In the corner of what stands around it, which has the class "figure". */
export function ChangeSign({ by }: { by: number }) {
  return by === 0 ? null : (
    <span class="change" aria-hidden="true">
      {signed(by)}
    </span>
  );
}
