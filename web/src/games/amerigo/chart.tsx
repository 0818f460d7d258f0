/** The sea: the chart with pan and zoom, what can be chosen on it, and the ghost of what would stand there. */
import { useMemo, useRef } from "preact/hooks";
import type { Wording } from "../../words/wording";
import type { BoardProps } from "../board";
import { useClearing } from "../zoom/clearing";
import { Tool, ZoomTools } from "../zoom/tools";
import { useCamera } from "./camera";
import { dragged, hovering, letGo } from "./choosing";
import { Foot, Gained, Ghost, PlaceSpot } from "./ghost";
import { Inset } from "./inset";
import { IslandsButton } from "./islands";
import {
  lay,
  nearestPlace,
  placesFor,
  refuse,
  tileInHand,
  turnTile,
  useDragging,
  useTurning,
} from "./placing";
import { useFinger } from "./reach";
import { FRAME, S, seaOf } from "./sea";
import { Ground, Islands, Printed, Ships, Standings } from "./sea_chart";
import { Spot, targetsOf } from "./spots";
import { shipName } from "./standing";
import { Throw } from "./throw";
import { seatAt, type AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

const MARGIN = 4;

export function Chart(props: Props) {
  const { view, asked, words, size, looking, past } = props;
  const room = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const drawing = useRef<SVGSVGElement>(null);
  const sea = seaOf(view);
  const camera = useCamera(frame, drawing, {
    x: -FRAME - MARGIN,
    y: -FRAME - MARGIN,
    width: sea.wide * S + (FRAME + MARGIN) * 2,
    height: sea.high * S + (FRAME + MARGIN) * 2,
  });
  const hand = tileInHand(props);
  const places = useMemo(() => placesFor(props, hand), [view, asked, hand?.tile, hand?.orientation]);
  const targets = useMemo(() => targetsOf(props), [view, asked]);
  useFinger(props, camera, targets, places);
  useTurning(props);
  useDragging(camera, places, (place) => lay(props, place, false));
  const sailing =
    view.turn.ship > 0 && view.turn.action === "blue" ? shipName(seatAt(view.actor), view.turn.ship) : "";
  const { seen } = camera;
  const small = size === "phone";
  useClearing(room, size !== "wide");
  const nearest = (clientX: number, clientY: number) => nearestPlace(places, camera.at(clientX, clientY));
  return (
    <div ref={room} class={`am-sea-and-tools ${sea.wide > sea.high ? "wider" : ""}`}>
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
          if (hand && props.staged.peek() === null && !dragged.value) hovering.value = null;
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
          ref={drawing}
          class="am-chart"
          viewBox={`${seen.x} ${seen.y} ${seen.width} ${seen.height}`}
          preserveAspectRatio="xMidYMid meet"
          role="presentation"
        >
          <Still view={view} words={words} />
          <Islands view={view} words={words} told={!hand} />
          <Printed view={view} />
          <Standings view={view} />
          {places.length > 0 && <Foot view={view} places={places} />}
          {targets.map((target) => (
            <Spot key={target.choice.action} {...props} target={target} camera={camera} />
          ))}
          <Ships view={view} sailing={sailing} />
          {hand && (
            <Ghost
              view={view}
              tile={hand.tile}
              orientation={hand.orientation}
              seat={looking ?? 0}
              places={places}
            />
          )}
          {hand &&
            places.map((place) => (
              <PlaceSpot key={place.first} {...props} place={place} camera={camera} hand={hand} />
            ))}
        </svg>
        {size !== "wide" && camera.zoom > 1.02 && (
          <Inset view={view} camera={camera} label={words.say("board-whole-sea")} />
        )}
        {hand && <Gained {...props} tile={hand.tile} places={places} camera={camera} />}
      </div>
      <Throw {...props} />
      <div
        class="am-tools"
        role="group"
        aria-label={words.say("board-view")}
        data-over={small && camera.zoom > 1.02 ? "right" : undefined}
      >
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
        <ZoomTools {...camera} fitOnly={size === "phone" && hand !== null} />
      </div>
    </div>
  );
}

function Still({ view, words }: { view: AmerigoView; words: Wording }) {
  const key = view.drawing.join("");
  return useMemo(() => <Ground view={view} words={words} />, [key, words]);
}

function isTouch(event: MouseEvent): boolean {
  return event instanceof PointerEvent && event.pointerType === "touch";
}
