/** The four tracks with all discs. Spaces that a disc can reach now can be chosen. */
import { useEffect, useRef } from "preact/hooks";
import { Icon, Picture } from "../../art/art";
import { Foreseen } from "../../table/foreseen";
import type { BoardProps } from "../board";
import { Choosable } from "../../kit/choosable";
import { trackSum } from "./figures";
import { actionOf, iconOf, TRACKS, type Track } from "./printed";
import { discName } from "./travels";
import { byAction, letter, seatAt, type AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

const WIDE = 300;
const HIGH = 46;

/** The track on which an "advance" of this question moves a disc. */
export const TRACK_OF: Record<string, Track["name"]> = {
  arm: "cannons",
  progress: "progress",
  special: "white",
  disc: "white",
};

/** From this many players on, they fill the rail; gold and cannons are then in their panels only. */
const MANY = 4;

export function Tracks(props: Props) {
  const { words, view, asked } = props;
  const few = view.seats.length >= MANY && props.size === "wide";
  const wanted = TRACK_OF[asked?.question ?? ""];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) panel.current?.scrollIntoView({ block: "nearest" });
  }, [wanted]);
  return (
    <section ref={panel} class="panel am-tracks" data-region="tracks" aria-label={words.say("board-tracks")}>
      <header>
        <h2>{words.say("board-tracks")}</h2>
        <span class="quiet">{words.say("board-tracks-more")}</span>
      </header>
      {TRACKS.filter((track) => !few || track.points.size > 0 || track.name === wanted).map((track) => (
        <Line key={track.name} {...props} track={track} />
      ))}
    </section>
  );
}

function Line(props: Props & { track: Track }) {
  const { view, words, track, asked, looking } = props;
  const step = WIDE / (track.last + 1);
  const x = (space: number) => space * step + step / 2;
  const mine =
    asked && TRACK_OF[asked.question] === track.name ? (view.seats[looking ?? 0]?.[track.name] ?? 0) : null;
  const legal = byAction(mine === null ? [] : asked?.choices);
  const spaces = Array.from({ length: track.last + 1 }, (_, at) => at);
  return (
    <div class={`am-track ${track.points.size > 0 || mine !== null ? "" : "counted"}`}>
      <span
        class="am-track-name"
        data-tip={words.say(`board-track-${track.name}-more`)}
        data-tip-title={words.say(`board-track-${track.name}`)}
        data-tip-rule={track.rule}
      >
        <Icon name={track.icon} size="s" />
        {words.say(`board-track-${track.name}`)}
      </span>
      <svg viewBox={`0 0 ${WIDE} ${HIGH}`} role="group" aria-label={words.say(`board-track-${track.name}`)}>
        {spaces.map((space) => {
          const action = mine === null || space <= mine ? "" : `advance ${space - mine}`;
          const open = legal.has(action);
          const colour = track.colours[space] ?? "";
          return (
            <Choosable
              as="g"
              key={space}
              board={props}
              action={open ? action : undefined}
              class={`am-space ${open ? "legal" : ""}`}
              role={open ? "button" : undefined}
              tabindex={open ? 0 : undefined}
              aria-label={open ? words.say("board-advance-to", { space }) : undefined}
              onClick={() => open && props.choose(action)}
              onKeyDown={(event) => {
                if (!open || (event.key !== "Enter" && event.key !== " ")) return;
                event.preventDefault();
                props.choose(action);
              }}
              data-tip={
                colour === "" ? undefined : words.name(colour === "any" ? "space-any" : actionOf(colour))
              }
              data-tip-title={colour === "" ? undefined : words.say("board-track-white")}
            >
              <rect
                x={space * step}
                y="21"
                width={step}
                height="13"
                class={colour === "" ? `am-plain ${space % 2 ? "odd" : ""}` : "am-coloured"}
                style={colour && colour !== "any" ? { fill: `var(--a-${colour})` } : undefined}
              />
              {colour !== "" && colour !== "any" && (
                <use
                  href={`#i-${iconOf(colour)}`}
                  x={x(space) - 5}
                  y="22.500"
                  width="10"
                  height="10"
                  class={`am-space-icon ${colour}`}
                />
              )}
              {open && (
                <rect x={space * step + 1} y="2" width={step - 2} height="42" rx="4" class="am-space-ring" />
              )}
            </Choosable>
          );
        })}
        {[...track.points].map(([space, points]) => (
          <text key={space} x={x(space)} y="44" class="am-track-points">
            {points}
          </text>
        ))}
        <Discs view={view} track={track} x={x} />
      </svg>
      <span class="hidden-words">
        {view.seats.map((seat, at) => `${words.seat(at)}: ${seat[track.name]}`).join(", ")}
      </span>
    </div>
  );
}

/** Discs on one space overlap; on the white track the top of the stack is in front. */
function Discs({ view, track, x }: { view: AmerigoView; track: Track; x: (space: number) => number }) {
  const ranked = [...view.ranking].map(seatAt);
  const seats = track.name === "white" ? ranked.toReversed() : view.seats.map((_, at) => at);
  return (
    <g class="am-discs">
      {seats.map((seat) => {
        const space = view.seats[seat]?.[track.name] ?? 0;
        const here = seats.filter((other) => view.seats[other]?.[track.name] === space);
        const shift = (here.indexOf(seat) - (here.length - 1) / 2) * 9;
        const left = Math.max(0, Math.min(WIDE - 18, x(space) + shift - 9));
        return (
          <g key={seat} data-piece={discName(track.name, seat)} data-facts={`@${letter(seat)}`}>
            <use href={`#disc-${seat + 1}`} x={left} y="1" width="18" height="18" class={`on-${seat + 1}`} />
          </g>
        );
      })}
    </g>
  );
}

/** The points that the tracks would score for a seat now. */
export function TrackPoints({
  view,
  seat,
  words,
}: {
  view: AmerigoView;
  seat: number;
  words: Props["words"];
}) {
  const sum = trackSum(view, seat);
  if (sum === 0) return null;
  return (
    <span
      data-tip={words.say("board-track-points", { points: sum })}
      data-tip-title={words.say("board-tracks")}
      data-tip-rule="AM-END-04"
    >
      <Picture name="i-progress" className="ico s" />
      <Foreseen seat={seat} of="tracks">
        +{sum}
      </Foreseen>
    </span>
  );
}
