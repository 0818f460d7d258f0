/** A player's public information: gold, cannons, posts, planned tiles, commodities, tokens. */
import { SeatSummary } from "../../kit/figure";
import type { PanelProps } from "../board";
import { trackSum } from "./figures";
import { Commodities, Figures, Owned } from "./sheet";
import { TilePicture } from "./tiles";
import { letter, type AmerigoView } from "./view";

export function SeatPanel(props: PanelProps<AmerigoView>) {
  const { view, seat, words } = props;
  const entry = view.seats[seat];
  if (!entry) return null;
  const points = trackSum(view, seat);
  const figures = [
    {
      seat,
      name: "tracks",
      value: points,
      icon: "progress",
      label: words.t("board-tracks"),
      tip: words.t("board-track-points", { points }),
      rule: "AM-END-04",
      positive: true,
      sign: "+",
    },
    {
      seat,
      name: "order",
      value: view.order.indexOf(letter(seat)) + 1,
      icon: "flag",
      label: words.t("board-order"),
      tip: words.t("board-order-more"),
      rule: "AM-RND-05",
    },
  ];
  return (
    <div class="am-panel vbox tight">
      <SeatSummary class="" start={<Figures {...props} />} figures={figures}>
        <div class="am-holdings hbox wrap">
          <Commodities entry={entry} seat={seat} words={words} few />
          {entry.pile.length > 0 && (
            <div
              class="am-mini-pile hbox wrap"
              aria-label={words.t("board-pile")}
              role="img"
              data-place={`pile ${letter(seat)}`}
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
