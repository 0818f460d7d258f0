/** The splitter between the board and the rail with log and chat: drag it or use the keys to resize the rail. */
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { usePointerDrag } from "../kit/drag";
import { railMore } from "../state/settings";
import { t } from "../words/speech";
import { byKey, limitsIn, clampWidth, type Room } from "./rail_width";

export function RailEdge({ rail }: { rail: string }) {
  const edge = useRef<HTMLDivElement>(null);
  const room = useRoom(edge);
  const { usual } = room;
  const limits = limitsIn(room);
  const width = clampWidth(usual + railMore.value, limits);
  useLayoutEffect(() => {
    edge.current?.parentElement?.style.setProperty("--rail-more", `${width - usual}px`);
  }, [width, usual]);
  const move = (to: number) => (railMore.value = clampWidth(to, limits) - usual);
  const grab = (event: PointerEvent) => {
    event.preventDefault(); // prevent text selection while dragging
    edge.current?.focus();
    return { from: width };
  };
  usePointerDrag(edge, { grab, move: ({ from }, { dx }) => move(from - dx) }, { threshold: 1 });
  return (
    <div
      ref={edge}
      class="rail-edge"
      role="separator"
      tabIndex={0}
      aria-orientation="vertical"
      aria-label={t("ui-rail-edge")}
      aria-controls={rail}
      aria-valuemin={limits.least}
      aria-valuemax={limits.most}
      aria-valuenow={width}
      data-tip={t("ui-rail-edge-more")}
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
