/** The sea: the chart with pan and zoom, what can be chosen on it, and the ghost of what would stand there. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Icon, Picture } from "../../art/art";
import { safely } from "../../words/speech";
import type { Choice } from "../../wire/shapes";
import type { BoardProps } from "../board";
import { useCamera, within, type Camera } from "./camera";
import { dragged, hovering, inHand, letGo, plan, shownIsland, waysOpen } from "./choosing";
import { IslandsButton } from "./islands";
import { cellsOf, COMMODITIES, turned, type Cell } from "./printed";
import {
  boardOf,
  distances,
  FRAME,
  framePath,
  gainOf,
  middleOf,
  placed,
  placements,
  postGain,
  S,
  seaOf,
  shipName,
  shipsOf,
  squareAt,
  squaresOf,
  tilePath,
  type Placement,
  type Point,
} from "./sea";
import { Ground, Islands, Printed, Ships, Standings } from "./sea_chart";
import { Throw } from "./throw";
import { TileShape } from "./tiles";
import { letter, seatAt, type AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

/** A place of the sea that may be chosen now. */
interface Target {
  choice: Choice;
  space: string;
  middle: Point;
  /** The outline in units of the drawing; a square when there is none. */
  path?: string;
}

/** On a phone a square is as large as a fingertip. */
const FINGER = 46 / S;
/** How far from the middle of a place a pointer still means it, in squares. */
const REACH = 1.6;
const MARGIN = 4;
/** What lies over the close-up on small screens, in pixels from its upper right corner. */
const INSET = 124;
const TOOLS_WIDE = 64;
const TOOLS_END = 340;

export function Chart(props: Props) {
  const { view, asked, words, size, looking, past } = props;
  const frame = useRef<HTMLDivElement>(null);
  const sea = seaOf(view);
  const camera = useCamera(frame, {
    x: -FRAME - MARGIN,
    y: -FRAME - MARGIN,
    width: sea.wide * S + (FRAME + MARGIN) * 2,
    height: sea.high * S + (FRAME + MARGIN) * 2,
  });
  const hand = tileInHand(props);
  const places = useMemo(() => placesFor(props, hand), [view, asked, hand?.tile, hand?.orientation]);
  const targets = useMemo(() => targetsOf(props), [view, asked]);
  const spot = places.find((each) => each.first === hovering.value) ?? null;
  useFinger(props, camera, targets, places);
  useTurning(props);
  useDragging(camera, places, (place) => lay(props, place, false));
  const sailing =
    view.turn.ship > 0 && view.turn.action === "blue" ? shipName(seatAt(view.actor), view.turn.ship) : "";
  const { seen } = camera;
  const nearest = (clientX: number, clientY: number) => nearestPlace(places, camera.at(clientX, clientY));
  return (
    <div class={`am-sea-and-tools ${sea.wide > sea.high ? "wider" : ""}`}>
      <div
        ref={frame}
        class={`am-sea ${camera.zoom > 1.02 ? "close" : ""} ${hand ? "laying" : ""}`}
        data-region="sea"
        role="group"
        aria-label={words.say("word-sea")}
        onPointerMove={(event) => {
          if (hand && event.pointerType !== "touch" && !dragged.value)
            hovering.value = nearest(event.clientX, event.clientY)?.first ?? null;
        }}
        onPointerLeave={() => {
          if (hand && props.held === null && !dragged.value) hovering.value = null;
        }}
        onClick={(event) => {
          if (!hand || camera.moved() || (event.target instanceof Element && event.target.closest("button")))
            return;
          const place = nearest(event.clientX, event.clientY);
          if (place) lay(props, place, isTouch(event));
          else if (event.detail > 0) refuse(props, hand, camera.at(event.clientX, event.clientY));
        }}
      >
        <svg
          class="am-chart"
          viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
          preserveAspectRatio="xMidYMid meet"
          role="presentation"
        >
          <Still view={view} />
          <Islands view={view} words={words} marked={shownIsland.value} />
          <Printed view={view} />
          <Standings view={view} />
          {spot === null && places.length > 0 && <Foot view={view} places={places} />}
          <Ships view={view} sailing={sailing} />
          {hand && spot && (
            <Ghost
              view={view}
              tile={hand.tile}
              orientation={hand.orientation}
              seat={looking ?? 0}
              place={spot}
            />
          )}
          {targets.map((target) => (
            <Spot key={target.choice.action} {...props} target={target} camera={camera} />
          ))}
          {hand &&
            places.map((place) => (
              <PlaceSpot key={place.first} {...props} place={place} camera={camera} hand={hand} />
            ))}
        </svg>
        {size !== "wide" && camera.zoom > 1.02 && (
          <Inset view={view} camera={camera} label={words.say("board-whole-sea")} />
        )}
        {hand && spot && <Gained {...props} tile={hand.tile} place={spot} camera={camera} />}
      </div>
      <Throw {...props} />
      <div class="am-tools" role="group" aria-label={words.say("board-view")}>
        {size === "wide" && <IslandsButton {...props} tool />}
        {hand && !past && asked?.question === "build" && (
          <div class="am-turning">
            <Tool
              icon="rotate"
              label={words.say("board-rotate")}
              shortcut="R"
              press={() => turnTile(false)}
            />
            <Tool icon="mirror" label={words.say("board-mirror")} shortcut="F" press={() => turnTile(true)} />
            <Tool icon="close" label={words.say("board-let-go")} shortcut="Esc" press={letGo} />
          </div>
        )}
        {(size !== "phone" || !hand) && (
          <>
            <Tool icon="plus" label={words.say("board-closer")} shortcut="+" press={() => camera.by(1.4)} />
            <Tool
              icon="minus"
              label={words.say("board-farther")}
              shortcut="-"
              press={() => camera.by(1 / 1.4)}
              closed={camera.zoom <= 1.001}
            />
          </>
        )}
        <Tool
          icon="zoom"
          label={words.say("board-fit")}
          shortcut="0"
          press={camera.fit}
          closed={camera.zoom <= 1.001}
        />
      </div>
    </div>
  );
}

function Still({ view }: { view: AmerigoView }) {
  const key = view.drawing.join("");
  return useMemo(() => <Ground view={view} />, [key]);
}

function Tool(props: { icon: string; label: string; shortcut: string; press(): void; closed?: boolean }) {
  return (
    <button
      type="button"
      class="btn ic"
      aria-label={props.label}
      aria-keyshortcuts={props.shortcut}
      data-tip={props.shortcut}
      data-tip-title={props.label}
      disabled={props.closed}
      onClick={(event) => {
        event.stopPropagation();
        props.press();
      }}
    >
      <Icon name={props.icon} />
    </button>
  );
}

/** Whether a place can be pressed as the sea is seen now: in the picture, and not below the inset or the tools. */
function inReach({ size }: Props, { seen, zoom, scale }: Camera, point: Point): boolean {
  if (zoom <= 1.02) return true;
  if (!within(seen, point, 8)) return false;
  if (size === "wide") return true;
  const right = (seen.x + seen.width - point.x) * scale;
  const top = (point.y - seen.y) * scale;
  return !(right < INSET && top < INSET) && !(size === "phone" && right < TOOLS_WIDE && top < TOOLS_END);
}

function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}

// --- ships, posts, frame spaces -----------------------------------------------------------------

function targetsOf({ view, asked, looking }: Props): Target[] {
  if (!asked) return [];
  const sea = seaOf(view);
  return asked.choices.flatMap((choice): Target[] => {
    const space = choice.action.slice(choice.action.indexOf(" ") + 1);
    switch (choice.family) {
      case "place":
      case "sail": {
        const path = space.startsWith("frame") ? framePath(sea, Number(space.split(" ")[1])) : undefined;
        return [{ choice, space, middle: middleOf(sea, space), path }];
      }
      case "ship": {
        const ship = shipsOf(view).find(
          (each) => each.seat === looking && each.ship === Number(choice.facts.ship),
        );
        return ship ? [{ choice, space: ship.space, middle: ship.at }] : [];
      }
      case "post": {
        const here = view.seats[looking ?? 0]?.ships[view.turn.ship - 1] ?? "";
        const post = sea.postOf.get(here);
        return post ? [{ choice, space: post, middle: middleOf(sea, post) }] : [];
      }
    }
    return [];
  });
}

/** What a place of the sea would bring, for a tooltip and for those who do not see it. */
function promise({ view, words, looking }: Props, { choice, space }: Target): string {
  if (choice.family !== "sail") return "";
  const from = view.seats[looking ?? 0]?.ships[view.turn.ship - 1] ?? "";
  const far = distances(seaOf(view), from).get(space) ?? 0;
  const parts = [words.say("board-sail-far", { far, points: view.turn.points })];
  const gain = postGain(view, space);
  if (gain !== null)
    parts.push(words.say(gain > 0 ? "board-sail-discover" : "board-sail-post", { points: gain }));
  return parts.join(" ");
}

function Spot(props: Props & { target: Target; camera: Camera }) {
  const { target, camera, words, previewed, held, view } = props;
  const { choice, middle, path } = target;
  const { x, y } = middle;
  const on = previewed?.action === choice.action || held === choice.action;
  const harbour = choice.family === "sail" && postGain(view, target.space) !== null;
  const ship = choice.family === "ship";
  const press = () => {
    if (!camera.moved()) props.choose(choice.action);
  };
  return (
    <g
      class={`am-spot is-${choice.family} ${on ? "on" : ""} ${harbour ? "harbour" : ""}`}
      role="button"
      tabindex={0}
      aria-label={safely(choice.action, () => words.action(choice))}
      data-legal={inReach(props, camera, middle) ? choice.action : undefined}
      data-tip={promise(props, target) || undefined}
      data-tip-title={safely(choice.action, () => words.action(choice))}
      data-tip-rule={choice.family === "sail" ? (harbour ? "AM-NAV-04" : "AM-NAV-02") : undefined}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        props.choose(choice.action);
      }}
      onPointerEnter={(event) => event.pointerType !== "touch" && props.preview(choice.action)}
      onPointerLeave={() => props.preview(null)}
      onFocus={() => {
        if (!within(camera.seen, middle, 12)) camera.show(middle);
      }}
    >
      {path ? (
        <path d={path} class="am-ring" />
      ) : ship ? (
        <circle cx={x} cy={y} r="16.5" class="am-ring" />
      ) : (
        <rect x={x - S / 2 + 1.5} y={y - S / 2 + 1.5} width={S - 3} height={S - 3} rx="5" class="am-ring" />
      )}
      {!ship && <rect x={x - S / 2} y={y - S / 2} width={S} height={S} class="am-feel" />}
      {on && choice.family === "post" && (
        <use
          href={`#post-${(props.looking ?? 0) + 1}`}
          x={x - 11}
          y={y - 12}
          width="22"
          height="22"
          opacity=".7"
        />
      )}
      {on && (choice.family === "sail" || choice.family === "place") && (
        <use
          href={`#ship-${(props.looking ?? 0) + 1}`}
          x={x - 15}
          y={y - 17}
          width="30"
          height="30"
          opacity=".6"
        />
      )}
    </g>
  );
}

// --- tiles -------------------------------------------------------------------------------------

/** The tile that is to be laid: the one said to the table, or the one picked up from the pile. */
function tileInHand({ asked, view }: Props) {
  if (asked?.question === "lay") return { tile: view.turn.tile, orientation: view.turn.orientation - 1 };
  return asked?.question === "build" ? inHand.value : null;
}

function placesFor(
  { asked, view, looking }: Props,
  hand: { tile: string; orientation: number } | null,
): Placement[] {
  if (!asked || !hand) return [];
  const sea = seaOf(view);
  if (asked.question === "lay")
    return asked.choices.flatMap((choice) => {
      const first = squareAt(sea, choice.action.slice("lay ".length));
      const squares = squaresOf(sea, hand.tile, hand.orientation, first);
      return squares ? [placed(sea, first, squares)] : [];
    });
  if (!waysOpen(asked.choices, hand.tile).includes(hand.orientation)) return [];
  return placements(view, looking ?? 0, hand.tile, hand.orientation);
}

function nearestPlace(places: readonly Placement[], point: Point): Placement | null {
  let best: Placement | null = null;
  let least = REACH * S;
  for (const place of places) {
    const far = Math.hypot(place.middle.x - point.x, place.middle.y - point.y);
    if (far < least) {
      least = far;
      best = place;
    }
  }
  return best;
}

/** Lays the tile there. A finger shows it first; it is then confirmed in the bar, or by a second tap. */
function lay(props: Props, place: Placement, touch: boolean): void {
  const { asked, view } = props;
  const action = `lay ${place.first}`;
  const hand = inHand.value;
  if (asked?.question === "lay") {
    hovering.value = null;
    props.choose(action);
  } else if (hand) {
    const build = `build ${hand.tile} ${hand.orientation + 1}`;
    const again = hovering.value === place.first && props.held === build;
    plan.value = { action, after: view };
    hovering.value = place.first;
    if (touch && !again) props.hold(build);
    else props.choose(build);
  }
}

/** Asks why the tile cannot lie where it was put. */
function refuse(
  { asked, view, whyNot }: Props,
  hand: { tile: string; orientation: number },
  point: Point,
): void {
  const sea = seaOf(view);
  const cells = cellsOf(hand.tile, hand.orientation);
  const column = Math.floor(point.x / S);
  const row = Math.floor(point.y / S);
  if (asked?.question !== "lay" || column < 0 || row < 0 || column >= sea.wide || row >= sea.high) return;
  whyNot(`lay ${String.fromCharCode(97 + Math.min(sea.wide - 1, column + (cells[0]?.[1] ?? 0)))}${row + 1}`);
}

export function turnTile(mirror: boolean): void {
  const hand = inHand.value;
  if (!hand) return;
  hovering.value = null;
  inHand.value = { ...hand, orientation: turned(hand.tile, hand.orientation, mirror) };
}

function cellsAt(view: AmerigoView, squares: readonly number[]): Cell[] {
  const { wide } = seaOf(view);
  return squares.map((square): Cell => [Math.floor(square / wide), square % wide]);
}

/** Squares that some legal place of the tile would cover. */
function Foot({ view, places }: { view: AmerigoView; places: readonly Placement[] }) {
  const squares = [...new Set(places.flatMap((place) => place.squares))];
  return <path d={squares.map((square) => tilePath(cellsAt(view, [square]), 3)).join("")} class="am-foot" />;
}

function Ghost(props: {
  view: AmerigoView;
  tile: string;
  orientation: number;
  seat: number;
  place: Placement;
}) {
  const { view, tile, orientation, seat, place } = props;
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
function Gained({
  view,
  words,
  looking,
  tile,
  place,
  camera,
  size,
}: Props & { tile: string; place: Placement; camera: Camera }) {
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

function PlaceSpot(
  props: Props & { place: Placement; camera: Camera; hand: { tile: string; orientation: number } },
) {
  const { place, camera, words, asked, hand, view, looking } = props;
  const { x, y } = place.middle;
  const action =
    asked?.question === "lay" ? `lay ${place.first}` : `build ${hand.tile} ${hand.orientation + 1}`;
  const gain = gainOf(view, looking ?? 0, hand.tile, place);
  const on = hovering.value === place.first;
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
      data-legal={inReach(props, camera, place.middle) ? action : undefined}
      data-place={place.first}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        lay(props, place, false);
      }}
      onFocus={(event) => {
        if (!event.currentTarget.matches(":focus-visible")) return;
        hovering.value = place.first;
        if (!within(camera.seen, place.middle, 20)) camera.show(place.middle);
      }}
    >
      <circle cx={x} cy={y} r={S * 0.46} class="am-feel" />
      <circle cx={x} cy={y} r="4.2" class="am-dot" />
    </g>
  );
}

/** R and F turn and flip, before the shell reads its own keys; Escape puts the tile back. */
function useTurning({ asked, past }: Props): void {
  const laying = asked?.question === "build" && !past;
  useEffect(() => {
    if (!laying) return undefined;
    const key = (event: KeyboardEvent) => {
      if (!inHand.value || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select, dialog")) return;
      const pressed = event.key.toLowerCase();
      if (pressed === "r") turnTile(false);
      else if (pressed === "f") turnTile(true);
      else {
        if (event.key === "Escape") letGo();
        return;
      }
      event.preventDefault();
      event.stopPropagation();
    };
    addEventListener("keydown", key, { capture: true });
    return () => removeEventListener("keydown", key, { capture: true });
  }, [laying]);
}

/** A tile dragged from the pile: its ghost follows, and it is laid where it is let go. */
function useDragging(camera: Camera, places: readonly Placement[], drop: (place: Placement) => void): void {
  const live = useRef({ camera, places, drop });
  live.current = { camera, places, drop };
  useEffect(() => {
    const spot = (event: PointerEvent) => {
      const over = document.elementFromPoint(event.clientX, event.clientY)?.closest(".am-sea");
      if (!over) return null;
      return nearestPlace(live.current.places, live.current.camera.at(event.clientX, event.clientY));
    };
    const move = (event: PointerEvent) => {
      if (!dragged.value) return;
      dragged.value = { x: event.clientX, y: event.clientY };
      hovering.value = spot(event)?.first ?? null;
    };
    const up = (event: PointerEvent) => {
      if (!dragged.value) return;
      dragged.value = null;
      const place = spot(event);
      if (place) live.current.drop(place);
    };
    const cancel = () => (dragged.value = null);
    addEventListener("pointermove", move);
    addEventListener("pointerup", up);
    addEventListener("pointercancel", cancel);
    return () => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", up);
      removeEventListener("pointercancel", cancel);
    };
  }, []);
}

/** On a phone the close-up goes to where something can be chosen, with squares as large as a fingertip. */
function useFinger(
  { size, view, asked, looking }: Props,
  camera: Camera,
  targets: Target[],
  places: Placement[],
): void {
  const spots = [...targets.map((each) => each.middle), ...places.map((each) => each.middle)];
  const key = `${asked?.question ?? ""} ${spots.length} ${spots[0]?.x ?? 0} ${spots[0]?.y ?? 0}`;
  const sized = camera.seen.width > 0 && camera.scale !== 1;
  useEffect(() => {
    if (size !== "phone" || spots.length === 0 || !sized) return;
    const ship = view.seats[looking ?? 0]?.ships[view.turn.ship - 1];
    const home = asked?.question === "sail" && ship ? middleOf(seaOf(view), ship) : null;
    const first = home ?? crowd(spots);
    camera.show(first, FINGER);
  }, [key, size, sized]);
}

/** The spot with the most others near it. */
function crowd(spots: readonly Point[]): Point {
  const near = (one: Point) =>
    spots.filter((each) => Math.abs(each.x - one.x) < S * 4 && Math.abs(each.y - one.y) < S * 4).length;
  return spots.reduce((best, each) => (near(each) > near(best) ? each : best), spots[0] ?? { x: 0, y: 0 });
}

/** The whole sea beside the close-up: a tap moves the close-up there. */
function Inset({ view, camera, label }: { view: AmerigoView; camera: Camera; label: string }) {
  const sea = seaOf(view);
  const { tiles } = boardOf(view);
  const width = sea.wide * S + FRAME * 2;
  const height = sea.high * S + FRAME * 2;
  const { seen } = camera;
  return (
    <button
      type="button"
      class="am-inset"
      aria-label={label}
      style={{ aspectRatio: `${width} / ${height}` }}
      onClick={(event) => {
        event.stopPropagation();
        const box = event.currentTarget.getBoundingClientRect();
        const x = ((event.clientX - box.left) / box.width) * width - FRAME;
        const y = ((event.clientY - box.top) / box.height) * height - FRAME;
        camera.show({ x, y });
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
        <rect x={seen.x} y={seen.y} width={seen.width} height={seen.height} class="am-inset-seen" />
      </svg>
    </button>
  );
}
