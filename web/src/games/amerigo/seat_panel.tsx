/** A player's public information: gold, cannons, posts, planned tiles, commodities, tokens. */
import { Icon } from "../../art/art";
import { Foreseen } from "../../table/foreseen";
import type { PanelProps } from "../board";
import { Commodities, Figures, Owned } from "./sheet";
import { TilePicture } from "./tiles";
import { TrackPoints } from "./tracks";
import { letter, type AmerigoView } from "./view";

export function SeatPanel(props: PanelProps<AmerigoView>) {
  const { view, seat, words } = props;
  const entry = view.seats[seat];
  if (!entry) return null;
  const place = view.order.indexOf(letter(seat));
  return (
    <div class="am-panel">
      <div class="am-panel-row">
        <Figures view={view} seat={seat} words={words} origins={props.origins} />
        <span class="grow" />
        <TrackPoints view={view} seat={seat} words={words} />
        <span
          class="am-order"
          data-tip={words.say("board-order-more")}
          data-tip-title={words.say("board-order")}
          data-tip-rule="AM-RND-05"
        >
          <Icon name="flag" size="s" />
          <span class="hidden-words">{words.say("board-order")}</span>
          <b>
            <Foreseen seat={seat} of="order">
              {place + 1}
            </Foreseen>
          </b>
        </span>
      </div>
      <div class="am-holdings">
        <Commodities entry={entry} seat={seat} words={words} few />
        {entry.pile.length > 0 && (
          <div
            class="am-mini-pile"
            aria-label={words.say("board-pile")}
            role="img"
            data-place={`pile ${letter(seat)}`}
          >
            {entry.pile.map((tile, at) => (
              <TilePicture key={at} tile={tile} seat={seat} unit={6} />
            ))}
          </div>
        )}
        <Owned {...props} asked={null} entry={entry} small />
      </div>
    </div>
  );
}
