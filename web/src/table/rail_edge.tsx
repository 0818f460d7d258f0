/** The splitter between the board and the rail with log and chat: drag it or use the keys to resize the rail. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { railMore } from "../state/settings";
import { say } from "../words/speech";
import { byKey, limitsIn, within, type Room } from "./rail_width";

interface Hold {
  /** Pointer position and rail width at the start of the drag. */
  x: number;
  width: number;
}

export function RailEdge({ rail }: { rail: string }) {
  const edge = useRef<HTMLDivElement>(null);
  const hold = useRef<Hold | null>(null);
  const room = useRoom(edge);
  const { usual } = room;
  const limits = limitsIn(room);
  const width = within(usual + railMore.value, limits);
  useLayoutEffect(() => {
    edge.current?.parentElement?.style.setProperty("--rail-more", `${width - usual}px`);
  }, [width, usual]);
  const move = (to: number) => (railMore.value = within(to, limits) - usual);
  return (
    <div
      ref={edge}
      class="rail-edge"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={say("ui-rail-edge")}
      aria-controls={rail}
      aria-valuemin={limits.least}
      aria-valuemax={limits.most}
      aria-valuenow={width}
      data-tip={say("ui-rail-edge-more")}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault(); // prevent text selection while dragging
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        hold.current = { x: event.clientX, width };
      }}
      onPointerMove={(event) => {
        if (hold.current) move(hold.current.width + hold.current.x - event.clientX);
      }}
      onLostPointerCapture={() => (hold.current = null)}
      onDblClick={() => (railMore.value = 0)}
      onKeyDown={(event) => {
        const to = byKey(event.key, width, limits);
        if (to === null) return;
        event.preventDefault();
        move(to);
      }}
    />
  );
}

/** Measure the space for board and rail, again whenever it changes. */
function useRoom(edge: { current: HTMLElement | null }): Room {
  const [usual, setUsual] = useState(0);
  const [free, setFree] = useState(0);
  const [least, setLeast] = useState(0);
  useLayoutEffect(() => {
    const table = edge.current?.parentElement;
    const board = edge.current?.previousElementSibling;
    if (!table || !board) return undefined;
    const measure = () => {
      const style = getComputedStyle(table);
      const [beside = 0, own = 0] = style.gridTemplateColumns.split(" ").slice(-2).map(parseFloat);
      setUsual(parseFloat(style.getPropertyValue("--rail")));
      setLeast(parseFloat(style.getPropertyValue("--board")));
      setFree(beside + own);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(board);
    return () => watch.disconnect();
  }, []);
  return { usual, free, board: least };
}
