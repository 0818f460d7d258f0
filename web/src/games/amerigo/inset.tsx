/** The whole sea, small, beside a close-up of it. */
import type { Camera } from "./camera";
import { FRAME, middleOf, S, seaOf, tilePath } from "./sea";
import { boardOf, cellsAt } from "./standing";
import { letter, type AmerigoView } from "./view";

/** The whole sea beside the close-up: a tap moves the close-up there. */
export function Inset({ view, camera, label }: { view: AmerigoView; camera: Camera; label: string }) {
  const sea = seaOf(view);
  const { tiles } = boardOf(view);
  const width = sea.wide * S + FRAME * 2;
  const height = sea.high * S + FRAME * 2;
  return (
    <button
      type="button"
      class="am-inset"
      data-over="right"
      aria-label={label}
      style={{ aspectRatio: `${width} / ${height}` }}
      onClick={(event) => {
        event.stopPropagation();
        const box = event.currentTarget.getBoundingClientRect();
        const x = ((event.clientX - box.left) / box.width) * width - FRAME;
        const y = ((event.clientY - box.top) / box.height) * height - FRAME;
        camera.goTo({ x, y });
      }}
    >
      <svg viewBox={`${-FRAME} ${-FRAME} ${width} ${height}`} aria-hidden="true">
        <rect x={-FRAME} y={-FRAME} width={width} height={height} fill="var(--sea)" />
        {sea.islands.map((island) => (
          <path
            key={island.number}
            d={island.coast}
            fill="var(--land-2)"
            stroke="var(--coast)"
            stroke-width="3"
          />
        ))}
        {tiles.map((each) => (
          <path
            key={each.first}
            d={tilePath(cellsAt(view, each.squares), 0, 0.1)}
            fill={each.tile.startsWith("village") ? `var(--p${each.seat + 1})` : "var(--am-neutral)"}
          />
        ))}
        {view.seats.flatMap((entry, seat) =>
          [...entry.posts, ...entry.ships].map((space, at) => {
            const { x, y } = middleOf(sea, space);
            return (
              <circle
                key={`${letter(seat)}${at}`}
                cx={x}
                cy={y}
                r="11"
                fill={`var(--p${seat + 1})`}
                stroke="#1b1409"
                stroke-width="3"
              />
            );
          }),
        )}
        <Seen camera={camera} />
      </svg>
    </button>
  );
}

/** The part that is seen large, also while it moves. */
function Seen({ camera }: { camera: Camera }) {
  const { x, y, width, height } = camera.passing.value ?? camera.seen;
  return <rect x={x} y={y} width={width} height={height} class="am-inset-seen" />;
}
