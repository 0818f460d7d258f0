/** A player's public information: gold, cannons, posts, planned tiles, commodities, tokens. */
import { SeatSummary } from "../../kit/figure";
import type { PanelProps } from "../board";
import { figureProps } from "./figures";
import { Commodities, Figures, Owned } from "./sheet";
import { TilePicture } from "./tiles";
import { letter, type AmerigoView } from "./view";

export function SeatPanel(props: PanelProps<AmerigoView>) {
  const { view, seat, words } = props;
  const entry = view.seats[seat];
  if (!entry) return null;
  const place = `pile ${letter(seat)}`;
  return (
    <div class="am-panel vbox tight">
      <SeatSummary class="" start={<Figures {...props} />} figures={figureProps(["tracks", "order"], props)}>
        <div class="am-holdings hbox wrap">
          <Commodities entry={entry} seat={seat} words={words} few />
          {entry.pile.length > 0 && (
            <div
              class="am-mini-pile hbox wrap"
              aria-label={words.t("board-pile")}
              role="img"
              data-place={place}
            >
              {entry.pile.map((tile, index) => (
                <TilePicture key={index} tile={tile} seat={seat} unit={6} />
              ))}
            </div>
          )}
          <Owned {...props} asked={null} entry={entry} small />
        </div>
      </SeatSummary>
    </div>
  );
}
