/** A phone's two charts: the minimap on top, and a close-up to drag, with squares of thumb size. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon, Picture, Shield } from "../../art/art";
import { useCamera } from "../../kit/gridmap/use_camera";
import { MapFrame, Minimap } from "../../kit/gridmap/map_frame";
import { useClearOverlays } from "../../kit/gridmap/overlays";
import { ZoomCorner } from "../../kit/gridmap/zoom_tools";
import { middle, OCEAN_ONLY, WHOLE } from "./frame";
import { UnknownWaters } from "./lenses";
import { directionKey, squareOf, START, type Square } from "./printed";
import { Reaction } from "./reaction";
import { Sea, type Props } from "./sea";
import { targetsOf } from "./targets";
import { seatAt } from "./view";
import { weatherOf } from "./weather";
import { Arrow, Seen } from "./wind";

/** Pixels per unit of the close-up: gives squares of thumb size. */
const SCALE = 1000 / OCEAN_ONLY.width;

/** Return the centre of some squares. */
function amid(squares: readonly Square[]): Square {
  const mean = (all: readonly number[]) => all.reduce((sum, each) => sum + each, 0) / all.length;
  return { column: mean(squares.map(({ column }) => column)), row: mean(squares.map(({ row }) => row)) };
}

/** The arrow over the close-up during a storm. */
function Compass({ view, latestEntries, story, words }: Props) {
  const weather = weatherOf(story);
  const blows = latestEntries.some((line) => line.events.some(({ event }) => event === "arrow-spun"));
  if (!weather?.direction || (view.storm.sector === 0 && !blows)) return null;
  const said = words.t("board-wind", { direction: directionKey(weather.direction) });
  return (
    <span class="cc-compass" role="img" aria-label={said}>
      <Arrow weather={weather} />
    </span>
  );
}

/** The others' barrels and cards at a glance; their panels have more. */
function Others({ view, words, looking }: Props) {
  return (
    <ul class="cc-others">
      {view.seats.map((entry, seat) =>
        seat === looking ? null : (
          <li key={seat}>
            <Shield seat={seat} size="s" />
            <span class="hidden-words">{words.seat(seat)}</span>
            <Picture name="barrel" className="brl" />
            <span class="hidden-words">{words.t("word-barrels")}</span>
            {entry.barrels}
            <Icon name="hand" size="s" />
            <span class="hidden-words">{words.t("word-cards")}</span>
            {entry.cards}
            {!entry.mast && (
              <>
                <Icon name="warn" size="s" />
                <span class="hidden-words">{words.t("word-dismasted")}</span>
              </>
            )}
            {entry.island && (
              <>
                <Picture name="lens-am" box="0 0 48 48" className="brl" />
                <span class="hidden-words">{words.t("word-america")}</span>
              </>
            )}
          </li>
        ),
      )}
    </ul>
  );
}

export function PhoneChart(props: Props) {
  const { view, words, asked, looking } = props;
  const room = useRef<HTMLDivElement>(null);
  const camera = useCamera({ match: props.table.match, area: OCEAN_ONLY });
  useClearOverlays(room, camera, true);
  // The close-up moves to the legal squares, or else to the caravel whose turn it is.
  const targets = targetsOf(asked, view, words);
  const turn = asked && looking !== null ? looking : seatAt(view.turn);
  const home = view.seats[turn]?.caravel;
  const square =
    targets[0]?.piece === "gust"
      ? amid(targets.map((target) => target.square))
      : home
        ? squareOf(home)
        : START;
  useLayoutEffect(() => {
    camera.show(middle(square), camera.byHand() ? undefined : SCALE);
  }, [square.column, square.row]);
  return (
    <>
      <div class="cc-over">
        <Minimap camera={camera} area={WHOLE} class="cc-mini">
          <Sea {...props} frame={WHOLE} still />
          <UnknownWaters {...props} still />
        </Minimap>
        <Others {...props} />
      </div>
      <Reaction {...props} />
      <div class="cc-near-box" ref={room}>
        <MapFrame
          camera={camera}
          class="cc-near"
          tabIndex={0}
          role="region"
          aria-label={words.t("board-near")}
          over={
            <>
              <ZoomCorner camera={camera} />
              <Compass {...props} />
              <Seen {...props} />
            </>
          }
        >
          <Sea {...props} frame={OCEAN_ONLY} />
        </MapFrame>
      </div>
    </>
  );
}
