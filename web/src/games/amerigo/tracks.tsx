/** The four tracks with all discs. Spaces that a disc can reach now can be chosen. */
import { Icon } from "../../art/art";
import { Panel, useScrollIntoView } from "../../kit/panel";
import { tip } from "../../kit/tip";
import { Track, type TrackSpace } from "../../kit/track";
import type { BoardProps } from "../board";
import { signOf, TRACKS, type Track as PrintedTrack } from "./printed";
import { discName } from "./piece_moves";
import { byAction, seatAt, type AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

/** The track on which an "advance" of this question moves a disc. */
export const TRACK_OF: Record<string, PrintedTrack["name"]> = {
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
  const panel = useScrollIntoView(wanted);
  return (
    <Panel
      panelRef={panel}
      class="am-tracks"
      title={words.t("board-tracks")}
      end={<span class="quiet">{words.t("board-tracks-more")}</span>}
      data-region="tracks"
    >
      {TRACKS.filter((track) => !few || track.points.size > 0 || track.name === wanted).map((track) => (
        <Line key={track.name} {...props} track={track} moves={track.name === wanted} />
      ))}
    </Panel>
  );
}

/** A track with its name; `moves` says whether a disc can move on it now. */
function Line(props: Props & { track: PrintedTrack; moves: boolean }) {
  const { view, words, track, moves, asked, looking } = props;
  const { name, points } = track;
  const label = words.t(`board-track-${name}`);
  const from = view.seats[looking ?? 0]?.[name] ?? 0;
  const legal = byAction(moves ? asked?.choices : []);
  const spaces = Array.from({ length: track.last + 1 }, (_, space): TrackSpace => {
    const action = `advance ${space - from}`;
    const advance = {
      action: legal.has(action) ? action : undefined,
      label: words.t("board-advance-to", { space }),
    };
    const colour = track.colours[space] ?? "";
    if (colour === "") return advance;
    const any = colour === "any";
    return {
      ...advance,
      fill: `var(--a-${any ? "white" : colour})`,
      icon: any ? undefined : { name: signOf(colour).icon, dark: colour === "yellow" || colour === "white" },
      tip: [words.name(any ? "space-any" : signOf(colour).action), words.t("board-track-white")],
    };
  });
  // On the white track the top of the stack is in front.
  const order = name === "white" ? [...view.ranking].map(seatAt).toReversed() : view.seats.keys();
  const discs = [...order].map((seat) => ({
    seat,
    space: view.seats[seat]?.[name] ?? 0,
    piece: discName(name, seat),
  }));
  return (
    <div class={`am-track ${points.size > 0 || moves ? "" : "counted"}`}>
      <span class="am-track-name hbox" {...tip(words.t(`board-track-${name}-more`), label, track.rule)}>
        <Icon name={track.icon} size="s" />
        {label}
      </span>
      <Track board={props} label={label} spaces={spaces} points={points} discs={discs} />
      <span class="hidden-words">
        {view.seats.map((seat, index) => `${words.seat(index)}: ${seat[name]}`).join(", ")}
      </span>
    </div>
  );
}
