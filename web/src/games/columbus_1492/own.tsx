/** The player's own things below the chart: the dice, barrels and actions, and the kept cards. */
import { useEffect } from "preact/hooks";
import { useEscape } from "../../kit/turn";
import { Icon, Shield } from "../../art/art";
import { SeatClock } from "../../table/clock";
import type { BoardProps } from "../board";
import { Choosable } from "../../kit/choosable";
import { letGo } from "./choosing";
import { Deeds } from "./deeds";
import { Barrels, Marks } from "./seat_panel";
import { Tray } from "./tray";
import { cardIcon, cardKey, cardRule, playOf, type ColumbusView } from "./view";

type Props = BoardProps<ColumbusView>;

export function OwnArea(props: Props) {
  const { view, looking, words } = props;
  const seat = looking ?? 0;
  const entry = view.seats[seat];
  useEscape(letGo);
  // A new turn begins without a selected die.
  useEffect(letGo, [view.turn, view.round]);
  if (!entry) return null;
  return (
    <div class="cc-own">
      <Tray {...props} />
      <section class="panel cc-stores" aria-label={words.say("board-you")}>
        <div class="cc-me">
          <Shield seat={seat} size="m" />
          <b>{words.say("board-you")}</b>
          <span class="cc-name">{words.seat(seat)}</span>
          {props.size !== "phone" && <SeatClock {...props} seat={seat} />}
          <Barrels seat={seat} count={entry.barrels} words={words} />
          <Marks view={view} seat={seat} words={words} origins={props.origins} />
        </div>
        <Deeds {...props} />
      </section>
      <Hand {...props} hand={entry.hand ?? []} />
    </div>
  );
}

/** The kept cards, stacked by kind. */
function Hand(props: Props & { hand: readonly string[] }) {
  const { hand, words, asked, choose, whyNot, size } = props;
  const kinds = [...new Set(hand)];
  const moves = props.origins.things(props.looking ?? 0, kinds.map(cardKey));
  if (kinds.length === 0 && size === "phone") return null;
  return (
    <section class="panel cc-hand" data-region="hand" aria-label={words.say("word-hand")}>
      <b class="cc-title">
        <Icon name="lock" size="s" />
        {words.say("word-hand")}
      </b>
      <div class="cc-cards">
        {kinds.map((name, at) => {
          const key = cardKey(name);
          const action = playOf(name);
          const can = asked?.choices.some((choice) => choice.action === action);
          const count = hand.filter((each) => each === name).length;
          return (
            <Choosable
              key={name}
              board={props}
              action={can ? action : undefined}
              class={`cc-card ${can ? "can" : ""}`}
              aria-disabled={!can}
              data-facts={key.split(":")[0]}
              data-tip={words.about(key)}
              data-tip-title={words.name(key)}
              data-tip-rule={cardRule(key)}
              data-tip-moment={moves[at]}
              onClick={() => {
                if (can) choose(action);
                else if (asked) whyNot(action);
              }}
            >
              <Icon name={cardIcon(key)} size="l" />
              {count > 1 && <em>×{count}</em>}
              <b>{words.name(key)}</b>
              <small>{words.say(`board-card-${name.replace(/_\d$/, "").replaceAll("_", "-")}`)}</small>
            </Choosable>
          );
        })}
        {kinds.length === 0 && <p class="quiet">{words.say("board-no-cards")}</p>}
      </div>
    </section>
  );
}
