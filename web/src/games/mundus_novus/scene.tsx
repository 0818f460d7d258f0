/** The centre of the table: market, quay and warehouses, and the players' places around them. */
import { Icon, Shield } from "../../art/art";
import { Rhumbs } from "../../art/rhumbs";
import type { BoardProps } from "../board";
import { Card, Mini } from "./card";
import { Place } from "./places";
import { placesOf } from "./pieces";
import { Strip } from "./strip";
import { takesOf, type Take } from "./takes";
import { letter, phaseOf, roomOf, seatAt, type MundusView } from "./view";

type Props = BoardProps<MundusView>;

/** Places of the other players, clockwise from the viewer's left: west, north, east. */
const ROUND: Record<number, string> = { 1: "n", 2: "we", 3: "wne", 4: "wwee", 5: "wwnee" };

/** Created once: it is the same in every view. */
const GROUND = <Rhumbs className="mn-ground" width={900} height={440} x={450} y={220} radius={200} />;

export function Scene(props: Props) {
  const { view, looking, story } = props;
  const takes = takesOf(view, story);
  const count = view.seats.length;
  const first = looking ?? 0;
  const others = Array.from({ length: count - 1 }, (_, at) => (first + at + 1) % count);
  const sides = ROUND[count - 1] ?? "n";
  const at = (side: string) => others.filter((_, place) => sides[place] === side);
  // On the west side the next player is nearest, so the column goes upwards.
  const place = (seat: number) => <Place key={seat} {...props} seat={seat} takes={takes} />;
  return (
    <section class={`mn-scene seats-${count}`} aria-label={props.words.say("word-market")}>
      {GROUND}
      <Strip {...props} takes={takes} />
      <div class="mn-round" data-region="offers">
        <div class="side w">{at("w").toReversed().map(place)}</div>
        <div class="mid">
          {at("n").map(place)}
          <Market {...props} />
          <South {...props} takes={takes} />
        </div>
        <div class="side e">{at("e").map(place)}</div>
      </div>
    </section>
  );
}

/** The viewer's own place: the quay in supply, the offer in trade, the warehouses afterwards. */
function South(props: Props & { takes: readonly Take[] }) {
  const { view, looking } = props;
  const phase = phaseOf(view);
  if (phase === "supply" && view.quay !== "") return <Quay {...props} />;
  if (phase === "trade" && view.step !== "announce") return <Place {...props} seat={looking ?? 0} />;
  if (looking === null) return <Place {...props} seat={0} />;
  return <Warehouse {...props} seat={looking} />;
}

function Market(props: Props) {
  const { view, words, asked, choose, whyNot, preview } = props;
  const places = placesOf(view);
  return (
    <article class="mn-market" data-region="market" data-place="market" aria-label={words.say("word-market")}>
      <h2
        data-tip={words.say("board-market-more")}
        data-tip-title={words.say("word-market")}
        data-tip-rule="MN-TRD-06"
      >
        {words.say("word-market")}
      </h2>
      <div class="mn-cards">
        {[0, 1, 2].map((at) => {
          const piece = places.get(`market ${at}`)?.[0];
          if (!piece) return null;
          const action = `exchange ${piece.sign}`;
          const legal = asked?.choices.some((choice) => choice.action === action);
          return (
            <Card
              key={piece.name}
              piece={piece}
              words={words}
              legal={legal ? action : undefined}
              previewed={props.previewed}
              also={words.say("word-market")}
              rule="MN-TRD-06"
              dragTo="hand"
              onPoint={legal ? (on) => preview(on ? action : null) : undefined}
              onPress={() => (legal ? choose(action) : whyNot(action))}
            />
          );
        })}
      </div>
      {(places.get("flight") ?? []).map((piece) => (
        <span key={piece.name} class="mn-flight" data-place="flight">
          <Shield seat={seatAt(view.actor)} size="s" />
          <Mini sign={piece.sign} words={words} piece={piece.name} />
        </span>
      ))}
    </article>
  );
}

function Quay(props: Props) {
  const { view, words, asked, choose, preview, whyNot } = props;
  const cards = placesOf(view).get("quay") ?? [];
  return (
    <article
      class="mn-place mn-quay"
      data-region="quay"
      data-place="quay"
      aria-label={words.say("word-quay")}
    >
      <div class="mn-head">
        <Icon name="anchor" size="s" />
        <b>{words.say("word-quay")}</b>
        {view.step === "serve" && <em>{words.say("board-loads", { count: view.supply.loads_left })}</em>}
      </div>
      <div class="mn-cards">
        {cards.map((piece) => {
          const action = `load ${piece.sign}`;
          const legal = asked?.choices.some((choice) => choice.action === action);
          return (
            <Card
              key={piece.name}
              piece={piece}
              words={words}
              legal={legal ? action : undefined}
              previewed={props.previewed}
              also={words.say("word-quay")}
              rule="MN-SUP-04"
              dragTo="hand"
              onPoint={legal ? (on) => preview(on ? action : null) : undefined}
              onPress={() => (legal ? choose(action) : whyNot(action))}
            />
          );
        })}
      </div>
    </article>
  );
}

/** The viewer's warehouses, and the combination being composed. */
function Warehouse({ view, words, seat }: Props & { seat: number }) {
  const stored = placesOf(view).get(`stored ${letter(seat)}`) ?? [];
  const room = roomOf(view.seats[seat]);
  const { combination, target, combined, unfilled, cards_due: due, size } = view.turn;
  const making = combination !== "none" && seatAt(view.actor) === seat;
  return (
    <article
      class="mn-place mn-store"
      aria-label={words.say("word-warehouse")}
      data-place={`stored ${letter(seat)}`}
    >
      {making && (
        <>
          <div class="mn-head">
            <Shield seat={seat} size="s" />
            <b>{words.say("board-you")}</b>
          </div>
          <div class="mn-making">
            {combination === "identical"
              ? Array.from({ length: size }, (_, at) => (
                  <span key={at} class={at >= size - due ? "due" : ""}>
                    <Mini sign={target} words={words} />
                  </span>
                ))
              : [...combined].map((sign) => (
                  <span key={sign} class={unfilled.includes(sign) ? "due" : ""}>
                    <Mini sign={sign} words={words} />
                  </span>
                ))}
          </div>
        </>
      )}
      {room > 0 && !making && (
        <>
          <div
            class="mn-head"
            data-tip={words.say("board-room", { count: stored.length, room })}
            data-tip-title={words.say("word-warehouse")}
            data-tip-rule="MN-DEV-05"
          >
            <Icon name="ware" size="s" />
            <b>{words.say("word-warehouse")}</b>
            <span class="sum">
              {stored.length} / {room}
            </span>
          </div>
          <div class="mn-cards">
            {stored.map((piece) => (
              <Card key={piece.name} piece={piece} words={words} rule="MN-DEV-05" />
            ))}
            {Array.from({ length: Math.max(0, room - stored.length) }, (_, at) => (
              <span key={at} class="mn-slot" />
            ))}
          </div>
        </>
      )}
    </article>
  );
}
