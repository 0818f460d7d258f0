/** A phone's two charts: the minimap on top, and a close-up to drag, with squares of thumb size. */
import { useLayoutEffect, useRef } from "preact/hooks";
import { Icon, Picture, Shield } from "../../art/art";
import { useCamera } from "../../kit/gridmap/use_camera";
import { MapFrame, Minimap } from "../../kit/gridmap/map_frame";
import { useClearOverlays } from "../../kit/gridmap/overlays";
import { ZoomCorner } from "../../kit/gridmap/zoom_tools";
import { middle, OCEAN_ONLY, WHOLE } from "./frame";
import { SmallLenses } from "./lenses";
import { directionKey } from "./printed";
import { Reaction } from "./reaction";
import { Sea, SmallSea } from "./sea";
import { marksOf } from "./seat_panel";
import { targetsOf } from "./targets";
import { caravelOf, seatAt, type Props } from "./view";
import { currentWind } from "./weather";
import { Arrow, Revealed } from "./wind";

/** Pixels per unit of the close-up: gives squares of thumb size. */
const SCALE = 1000 / OCEAN_ONLY.width;

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0) / numbers.length;
}

/** The arrow over the close-up during a storm. */
function Compass(props: Props) {
  const wind = currentWind(props);
  if (!wind?.direction) return null;
  const text = props.words.t("board-wind", { direction: directionKey(wind.direction) });
  return (
    <span class="cc-compass" role="img" aria-label={text}>
      <Arrow weather={wind} />
    </span>
  );
}

/** The others' barrels, cards and important marks at a glance; their panels have more. */
function Others({ view, words, looking }: Props) {
  return (
    <ul class="cc-others vbox">
      {view.seats.map(({ barrels, cards }, seat) =>
        seat === looking ? null : (
          <li key={seat} class="chip">
            <Shield seat={seat} size="s" />
            <span class="hidden-words">{words.seat(seat)}</span>
            <Picture name="barrel" className="brl" />
            <span class="hidden-words">{words.t("word-barrels")}</span>
            {barrels}
            <Icon name="hand" size="s" />
            <span class="hidden-words">{words.t("word-cards")}</span>
            {cards}
            {marksOf(view, seat, words)
              .filter(({ kind }) => kind !== "")
              .map(({ key, sign, text }) => (
                <span key={key}>
                  {sign}
                  <span class="hidden-words">{text}</span>
                </span>
              ))}
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
  // The close-up moves to the squares where a gust may go, or else to the caravel whose turn it is.
  const targets = targetsOf(asked, view, words);
  const caravel = caravelOf(view, asked && looking !== null ? looking : seatAt(view.turn));
  const squares = targets[0]?.piece === "gust" ? targets.map(({ square }) => square) : [caravel];
  const column = mean(squares.map((square) => square.column));
  const row = mean(squares.map((square) => square.row));
  useLayoutEffect(() => {
    camera.show(middle({ column, row }), camera.byHand() ? undefined : SCALE);
  }, [column, row]);
  return (
    <>
      <div class="cc-over hbox">
        <Minimap camera={camera} area={WHOLE} class="cc-mini">
          <SmallSea {...props} frame={WHOLE} />
          <SmallLenses {...props} />
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
              <Revealed {...props} />
            </>
          }
        >
          <Sea {...props} frame={OCEAN_ONLY} />
        </MapFrame>
      </div>
    </>
  );
}
