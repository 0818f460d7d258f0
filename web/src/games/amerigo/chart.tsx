/** The sea: the chart with pan and zoom, what can be chosen on it, and the ghost of what would stand there. */
import { useMemo, useRef } from "preact/hooks";
import { viewBox } from "../../kit/geometry";
import { useCamera } from "../../kit/gridmap/use_camera";
import { MapFrame, Minimap } from "../../kit/gridmap/map_frame";
import { useClearOverlays } from "../../kit/gridmap/overlays";
import { Tool, ZoomTools } from "../../kit/gridmap/zoom_tools";
import type { BoardProps } from "../board";
import { letGo } from "./choosing";
import { IslandsButton } from "./islands";
import { Gained, Ghost, PlaceSpot, turnTile, useLaying } from "./placing";
import { seaOf } from "./sea";
import { Ground, Islands, Printed, Ships, SmallSea, Standings } from "./sea_chart";
import { Spot, targetsOf, useFingerSize } from "./spots";
import { shipName } from "./standing";
import { Throw } from "./throw";
import { seatAt, type AmerigoView } from "./view";

export function Chart(props: BoardProps<AmerigoView>) {
  const { view, asked, words, size, past } = props;
  const room = useRef<HTMLDivElement>(null);
  const sea = seaOf(view);
  const camera = useCamera({ match: props.table.match, area: sea.area, wheel: true });
  const { hand, places, handlers } = useLaying(props, camera);
  const targets = useMemo(() => targetsOf(props), [view, asked]);
  useFingerSize(props, camera, targets, places);
  useClearOverlays(room, camera, size !== "wide");
  const sailing =
    view.turn.ship > 0 && view.turn.action === "blue" ? shipName(seatAt(view.actor), view.turn.ship) : "";
  const phone = size === "phone";
  const near = camera.near.value;
  const gained = hand && <Gained {...props} hand={hand} places={places} />;
  return (
    <div ref={room} class={`am-sea-and-tools ${sea.wide > sea.high ? "wider" : ""}`}>
      <MapFrame
        camera={camera}
        class={`am-sea ${hand ? "laying" : ""}`}
        data-region="sea"
        role="group"
        aria-label={words.t("word-sea")}
        {...handlers}
        over={
          <>
            {size !== "wide" && near && (
              <Minimap camera={camera} class="am-inset" label={words.t("board-whole-sea")}>
                <SmallSea view={view} />
              </Minimap>
            )}
            {phone && gained}
          </>
        }
      >
        <svg class="am-chart" viewBox={viewBox(camera.area)} role="presentation">
          <Ground view={view} words={words} />
          <Islands view={view} words={words} tips={!hand} />
          <Printed view={view} />
          <Standings view={view} />
          {targets.map((target) => (
            <Spot key={target.choice.action} {...props} target={target} />
          ))}
          <Ships view={view} sailing={sailing} />
          {hand && <Ghost {...props} hand={hand} places={places} />}
          {hand &&
            places.map((place) => (
              <PlaceSpot key={place.first} {...props} place={place} places={places} hand={hand} />
            ))}
        </svg>
        {!phone && gained}
      </MapFrame>
      <Throw {...props} />
      <div
        class="am-tools"
        role="group"
        aria-label={words.t("board-view")}
        data-over={phone && near ? "right" : undefined}
      >
        {size === "wide" && <IslandsButton {...props} tool />}
        {hand && !past && asked?.question === "build" && (
          <div class="am-turning">
            <Tool icon="rotate" label={words.t("board-rotate")} shortcut="R" press={() => turnTile(false)} />
            <Tool icon="mirror" label={words.t("board-mirror")} shortcut="F" press={() => turnTile(true)} />
            <Tool icon="close" label={words.t("board-let-go")} shortcut="Esc" press={letGo} />
          </div>
        )}
        <ZoomTools camera={camera} fitOnly={phone && hand !== null} />
      </div>
    </div>
  );
}
