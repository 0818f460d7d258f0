/** Laying a tile: the tile in hand, where it fits, its ghost and gain, and how it is turned and laid. */
import { useEffect, useMemo } from "preact/hooks";
import { Picture } from "../../art/art";
import { styleOver, type Point } from "../../kit/geometry";
import type { Camera } from "../../kit/gridmap/camera";
import { squareAtPoint } from "../../kit/gridmap/grid";
import { pressByKey } from "../../kit/gridmap/spot";
import { useDerived } from "../../parts/derived";
import type { BoardProps } from "../board";
import { dragged, hovering, inHand, letGo, plan, waysOpen, type InHand } from "./choosing";
import { cellsOf, turned } from "./printed";
import { S, seaOf, tilePath } from "./sea";
import { TileOnSea } from "./sea_chart";
import { placed, placements, squaresOf, tileGain, type Placement } from "./standing";
import { Good } from "./supply";
import type { AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

/** Distance from the middle of a place at which a pointer still means it, in squares. */
const REACH = 1.6;

/** Return the tile that is to be laid: the announced one, or the one picked up from the pile. */
function tileInHand({ asked, view }: Props): InHand | null {
  if (asked?.question === "lay") return { tile: view.turn.tile, orientation: view.turn.orientation - 1 };
  return asked?.question === "build" ? inHand.value : null;
}

function placesFor({ asked, view, looking }: Props, hand: InHand | null): Placement[] {
  if (!asked || !hand) return [];
  const sea = seaOf(view);
  if (asked.question === "lay")
    return asked.choices.flatMap((choice) => {
      const first = sea.squareAt(choice.action.slice("lay ".length));
      const squares = squaresOf(sea, hand.tile, hand.orientation, first);
      return squares ? [placed(sea, first, squares)] : [];
    });
  if (!waysOpen(asked.choices, hand.tile).includes(hand.orientation)) return [];
  return placements(view, looking ?? 0, hand.tile, hand.orientation);
}

function nearestPlace(places: readonly Placement[], point: Point): Placement | null {
  const far = ({ middle }: Placement) => Math.hypot(middle.x - point.x, middle.y - point.y);
  const [best] = places.toSorted((one, other) => far(one) - far(other));
  return best && far(best) < REACH * S ? best : null;
}

/** Lay the tile with its first square there. A finger shows it first; the bar or a second tap confirms it. */
export function lay(props: Props, first: string, touch: boolean): void {
  const { asked, view } = props;
  const action = `lay ${first}`;
  const hand = inHand.value;
  if (asked?.question === "lay") {
    hovering.value = null;
    props.choose(action);
  } else if (hand) {
    const build = `build ${hand.tile} ${hand.orientation + 1}`;
    const again = hovering.value === first && props.staged.peek() === build;
    plan.value = { actions: [action], since: view };
    hovering.value = first;
    if (touch && !again) props.stage(build);
    else props.choose(build);
  }
}

/** Explain why the tile cannot be laid at a point. */
function refuse({ asked, view, whyNot }: Props, hand: InHand, point: Point): void {
  const sea = seaOf(view);
  const square = squareAtPoint(sea.grid, point);
  if (asked?.question !== "lay" || !square) return;
  const column = square.column + (cellsOf(hand.tile, hand.orientation)[0]?.[1] ?? 0);
  whyNot(`lay ${sea.nameOf(square.row * sea.wide + Math.min(sea.wide - 1, column))}`);
}

export function turnTile(mirror: boolean): void {
  const hand = inHand.value;
  if (!hand) return;
  hovering.value = null;
  inHand.value = { ...hand, orientation: turned(hand.tile, hand.orientation, mirror) };
}

/** Turn with R and flip with F, before the shell handles its keys; Escape puts the tile back. */
function useTurningKeys({ asked, past }: Props): void {
  const laying = asked?.question === "build" && !past;
  useEffect(() => {
    if (!laying) return undefined;
    const key = (event: KeyboardEvent) => {
      if (!inHand.value || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
      const pressed = event.key.toLowerCase();
      if (pressed === "escape") letGo();
      if (pressed !== "r" && pressed !== "f") return;
      turnTile(pressed === "f");
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", key, { capture: true });
    return () => removeEventListener("keydown", key, { capture: true });
  }, [laying]);
}

/** Lay the tile in hand by pointer: it hovers over the nearest place, also while it is dragged from the pile. */
export function useLaying(props: Props, camera: Camera) {
  const { view, asked } = props;
  const hand = tileInHand(props);
  const places = useMemo(() => placesFor(props, hand), [view, asked, hand?.tile, hand?.orientation]);
  useTurningKeys(props);
  useEffect(
    () =>
      dragged.subscribe((at) => {
        if (!at) return;
        const over = document.elementFromPoint(at.x, at.y)?.closest(".am-sea");
        hovering.value = over ? (nearestPlace(places, camera.at(at))?.first ?? null) : null;
      }),
    [camera, places],
  );
  const pointAt = (event: MouseEvent) => camera.at({ x: event.clientX, y: event.clientY });
  const handlers = hand && {
    onPointerMove: (event: PointerEvent) => {
      if (event.pointerType !== "touch" && !dragged.value)
        hovering.value = nearestPlace(places, pointAt(event))?.first ?? null;
    },
    onPointerLeave: () => {
      if (props.staged.peek() === null && !dragged.value) hovering.value = null;
    },
    onClick: (event: MouseEvent) => {
      const place = nearestPlace(places, pointAt(event));
      const touch = event instanceof PointerEvent && event.pointerType === "touch";
      if (place) lay(props, place.first, touch);
      else if (event.detail > 0) refuse(props, hand, pointAt(event));
    },
  };
  return { hand, places, handlers };
}

interface HandProps extends Props {
  hand: InHand;
  places: readonly Placement[];
}

/** Return the place where the tile is hovering. */
function hoveredPlace(places: readonly Placement[]): Placement | undefined {
  return places.find((each) => each.first === hovering.value);
}

/** The tile on the place where it is hovering; before that, the squares that its legal places would cover. */
export function Ghost({ view, looking, hand, places }: HandProps) {
  const sea = seaOf(view);
  const place = hoveredPlace(places);
  if (!place) {
    const cells = sea.cells([...new Set(places.flatMap((each) => each.squares))]);
    return <path d={cells.map((cell) => tilePath([cell], 3)).join("")} class="am-foot" />;
  }
  return (
    <g class="am-ghost">
      <TileOnSea sea={sea} {...hand} first={sea.squareAt(place.first)} seat={looking ?? 0} />
      <path d={tilePath(sea.cells(place.squares), 1, 4)} class="am-ghost-ring" />
    </g>
  );
}

/** Points and goods of the ghost, below it; on a phone at the lower edge of the sea. */
export function Gained({ view, words, looking, hand, places, size }: HandProps) {
  const place = hoveredPlace(places);
  if (!place) return null;
  const gain = tileGain(view, looking ?? 0, hand.tile, place);
  const sea = seaOf(view);
  const bottom = Math.max(...place.squares.map((square) => sea.centreOf(square).y)) + S / 2;
  const { left, top } = styleOver(sea.area, { x: place.middle.x, y: bottom, width: 0, height: 0 });
  const style = size === "phone" ? {} : { left, top: `calc(${top} + 8px)` };
  return (
    <div class={`am-pill hbox ${size === "phone" ? "low" : ""}`} style={style} role="status">
      <b>+{gain.points}</b>
      <span class="hidden-words">{words.t("board-points")}</span>
      {gain.commodities.map((name, at) => (
        <span key={at} class="hbox">
          <Good name={name} />
          {words.name(name)}
        </span>
      ))}
      {gain.completes && <span>{words.t("board-completes")}</span>}
      {gain.chest && <Picture name="chest" />}
    </div>
  );
}

/** A legal place of the tile in hand: chosen by keyboard here, and by pointer through the nearest place. */
export function PlaceSpot(props: HandProps & { place: Placement }) {
  const { place, words, asked, hand, view, looking } = props;
  const { first } = place;
  const { x, y } = place.middle;
  const { points, commodities } = tileGain(view, looking ?? 0, hand.tile, place);
  const name = useDerived(() => (hovering.value === first ? "am-place on" : "am-place"), [first]);
  return (
    <g
      class={name}
      role="button"
      tabindex={0}
      aria-label={words.t("board-lay-here", { tile: hand.tile, space: `=${first}`, points, commodities })}
      data-legal={asked?.question === "lay" ? `lay ${first}` : `build ${hand.tile} ${hand.orientation + 1}`}
      data-place={first}
      onKeyDown={pressByKey(() => lay(props, first, false))}
      onFocus={(event) => {
        if (event.currentTarget.matches(":focus-visible")) hovering.value = first;
      }}
    >
      <circle cx={x} cy={y} r={S * 0.46} class="am-feel" />
      <circle cx={x} cy={y} r="4.2" class="am-dot" />
    </g>
  );
}
