/** A tile that is about to be laid: where it may lie, its ghost, and what it would bring. */
import { Picture } from "../../art/art";
import { useDerived } from "../../parts/derived";
import type { BoardProps } from "../board";
import { within, type Camera } from "./camera";
import { hovering } from "./choosing";
import { lay } from "./placing";
import { cellsOf, COMMODITIES } from "./printed";
import { inReach } from "./reach";
import { S, squareAt, tilePath } from "./sea";
import { boardOf, cellsAt, gainOf, type Placement } from "./standing";
import { TileShape } from "./tiles";
import type { AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

/** Return the place where the tile is hovering. */
function hoveredPlace(places: readonly Placement[]): Placement | undefined {
  return places.find((each) => each.first === hovering.value);
}

/** Squares that some legal place of the tile would cover, until it hovers over one of them. */
export function Foot({ view, places }: { view: AmerigoView; places: readonly Placement[] }) {
  if (hoveredPlace(places)) return null;
  const squares = [...new Set(places.flatMap((place) => place.squares))];
  return <path d={squares.map((square) => tilePath(cellsAt(view, [square]), 3)).join("")} class="am-foot" />;
}

export function Ghost(props: {
  view: AmerigoView;
  tile: string;
  orientation: number;
  seat: number;
  places: readonly Placement[];
}) {
  const { view, tile, orientation, seat, places } = props;
  const place = hoveredPlace(places);
  if (!place) return null;
  const { sea } = boardOf(view);
  const first = squareAt(sea, place.first);
  const column = (first % sea.wide) - (cellsOf(tile, orientation)[0]?.[1] ?? 0);
  return (
    <g class="am-ghost">
      <svg x={column * S} y={Math.floor(first / sea.wide) * S} overflow="visible">
        <g opacity=".82">
          <TileShape tile={tile} orientation={orientation} seat={seat} />
        </g>
        <path d={tilePath(cellsOf(tile, orientation), 1, 4)} class="am-ghost-ring" />
      </svg>
    </g>
  );
}

/** Points and goods of the ghost, beside it. */
export function Gained({
  view,
  words,
  looking,
  tile,
  places,
  camera,
  size,
}: Props & { tile: string; places: readonly Placement[]; camera: Camera }) {
  const place = hoveredPlace(places);
  if (!place) return null;
  const gain = gainOf(view, looking ?? 0, tile, place);
  const { seen, scale } = camera;
  const bottom = Math.max(...cellsAt(view, place.squares).map(([row]) => row)) + 1;
  const style =
    size === "phone"
      ? undefined
      : { left: `${(place.middle.x - seen.x) * scale}px`, top: `${(bottom * S - seen.y) * scale + 8}px` };
  return (
    <div class={`am-pill ${size === "phone" ? "low" : ""}`} style={style} role="status">
      <b>+{gain.points}</b>
      <span class="hidden-words">{words.say("board-points")}</span>
      {gain.commodities.map((sign, at) => (
        <span key={at} class="am-gained">
          <Picture name={`com-${sign}`} />
          {words.name(COMMODITIES[Number(sign) - 1] ?? "cotton")}
        </span>
      ))}
      {gain.completes && <span>{words.say("board-completes")}</span>}
      {gain.chest && <Picture name="chest" />}
    </div>
  );
}

export function PlaceSpot(
  props: Props & { place: Placement; camera: Camera; hand: { tile: string; orientation: number } },
) {
  const { place, camera, words, asked, hand, view, looking } = props;
  const { x, y } = place.middle;
  const action =
    asked?.question === "lay" ? `lay ${place.first}` : `build ${hand.tile} ${hand.orientation + 1}`;
  const gain = gainOf(view, looking ?? 0, hand.tile, place);
  const on = useDerived(() => hovering.value === place.first, [place.first]).value;
  return (
    <g
      class={`am-place ${on ? "on" : ""}`}
      role="button"
      tabindex={0}
      aria-label={words.say("board-lay-here", {
        tile: hand.tile,
        space: `=${place.first}`,
        points: gain.points,
        commodities: gain.commodities.map((sign) => COMMODITIES[Number(sign) - 1] ?? "cotton"),
      })}
      data-legal={inReach(camera, place.middle) ? action : undefined}
      data-place={place.first}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        lay(props, place, false);
      }}
      onFocus={(event) => {
        if (!event.currentTarget.matches(":focus-visible")) return;
        hovering.value = place.first;
        if (!within(camera.seen, place.middle, 20)) camera.goTo(place.middle);
      }}
    >
      <circle cx={x} cy={y} r={S * 0.46} class="am-feel" />
      <circle cx={x} cy={y} r="4.2" class="am-dot" />
    </g>
  );
}
