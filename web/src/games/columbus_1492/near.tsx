/** A phone's two charts: the minimap on top, and a close-up to drag, with squares of thumb size. */
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon, Picture, Shield } from "../../art/art";
import { useClearing } from "../zoom/clearing";
import { useCloseUp } from "../zoom/close_up";
import { ZoomCorner } from "../zoom/tools";
import { middle, OCEAN_ONLY, over, WHOLE } from "./frame";
import { UnknownWaters } from "./lenses";
import { directionKey, squareOf, START, type Square } from "./printed";
import { Reaction } from "./reaction";
import { Sea, type Props } from "./sea";
import { targetsOf } from "./targets";
import { seatAt } from "./view";
import { weatherOf } from "./weather";
import { Arrow, Seen } from "./wind";

interface Window {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Width of the ocean in the close-up, in pixels: gives squares of thumb size. */
const NEAR = 1000;
/** Height of the zoom buttons in the close-up, in pixels: the targets of the close-up stay clear of them. */
const TOOLS = 52;

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
  const said = words.say("board-wind", { direction: directionKey(weather.direction) });
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
            <span class="hidden-words">{words.say("word-barrels")}</span>
            {entry.barrels}
            <Icon name="hand" size="s" />
            <span class="hidden-words">{words.say("word-cards")}</span>
            {entry.cards}
            {!entry.mast && (
              <>
                <Icon name="warn" size="s" />
                <span class="hidden-words">{words.say("word-dismasted")}</span>
              </>
            )}
            {entry.island && (
              <>
                <Picture name="lens-am" box="0 0 48 48" className="brl" />
                <span class="hidden-words">{words.say("word-america")}</span>
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
  const near = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  useClearing(room, true);
  const closeUp = useCloseUp(near, props.table.match, (width) => Math.min(1, width / NEAR));
  const sea = useMemo(() => <Sea {...props} frame={OCEAN_ONLY} />, [props]);
  const [shown, setShown] = useState<Window>({ x: 0, y: 0, width: 0, height: 0 });
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
  const measure = () => {
    const box = near.current;
    if (!box) return;
    const unit = OCEAN_ONLY.width / box.scrollWidth;
    setShown({
      x: OCEAN_ONLY.x + box.scrollLeft * unit,
      y: OCEAN_ONLY.y + box.scrollTop * unit,
      width: box.clientWidth * unit,
      height: box.clientHeight * unit,
    });
  };
  const turnTo = (x: number, y: number) => {
    const box = near.current;
    if (!box) return;
    const unit = box.scrollWidth / OCEAN_ONLY.width;
    box.scrollLeft = (x - OCEAN_ONLY.x) * unit - box.clientWidth / 2;
    box.scrollTop = (y - OCEAN_ONLY.y) * unit - (box.clientHeight - TOOLS) / 2;
    measure();
  };
  useLayoutEffect(() => {
    const { x, y } = middle(square);
    turnTo(x, y);
  }, [square.column, square.row]);
  useLayoutEffect(measure, [closeUp.zoom]);
  useEffect(() => {
    addEventListener("resize", measure);
    return () => removeEventListener("resize", measure);
  }, []);
  return (
    <>
      <div class="cc-over">
        <div
          class="cc-mini"
          role="presentation"
          aria-hidden="true"
          onClick={(event) => {
            const box = event.currentTarget.getBoundingClientRect();
            turnTo(
              ((event.clientX - box.left) / box.width) * WHOLE.width,
              ((event.clientY - box.top) / box.height) * WHOLE.height,
            );
          }}
        >
          <Sea {...props} frame={WHOLE} still />
          <UnknownWaters {...props} still />
          <span class="cc-window" style={over(WHOLE, shown.x, shown.y, shown.width, shown.height)} />
        </div>
        <Others {...props} />
      </div>
      <Reaction {...props} />
      <div class="cc-near-box" ref={room}>
        <div
          class="cc-near"
          ref={near}
          onScroll={measure}
          tabIndex={0}
          role="region"
          aria-label={words.say("board-near")}
          style={{ "--near": `${NEAR * closeUp.zoom}px` }}
        >
          {sea}
        </div>
        <ZoomCorner {...closeUp} />
        <Compass {...props} />
        <Seen {...props} />
      </div>
    </>
  );
}
