/** The centre of the table: market, quay and warehouses, and the players' places around them. */
import { Icon, Shield } from "../../art/art";
import { Rhumbs } from "../../art/rhumbs";
import { CardRow } from "../../kit/cards";
import { tip } from "../../kit/tip";
import type { BoardProps } from "../board";
import { Mini, RESOURCES } from "./card";
import { Place } from "./places";
import { placesOf } from "./pieces";
import { Strip } from "./strip";
import { letter, phaseOf, roomOf, seatAt, takesOf, type MundusView, type Take } from "./view";

type Props = BoardProps<MundusView> & { takes: readonly Take[] };

/** Sides of the other players, clockwise from the viewer's left: west, north, east. */
const SIDES: Record<number, string> = { 1: "n", 2: "we", 3: "wne", 4: "wwee", 5: "wwnee" };

/** Created once: it is the same in every view. */
const GROUND = <Rhumbs className="mn-ground" width={900} height={440} x={450} y={220} radius={200} />;

export function Scene(board: BoardProps<MundusView>) {
  const { view, looking, story, words } = board;
  const props = { ...board, takes: takesOf(view, story) };
  const count = view.seats.length;
  const places = (side: string) =>
    [...(SIDES[count - 1] ?? "n")].flatMap((each, index) => {
      const seat = ((looking ?? 0) + index + 1) % count;
      return each === side ? [<Place key={seat} {...props} seat={seat} />] : [];
    });
  return (
    <section class={`mn-scene vbox seats-${count}`} aria-label={words.t("word-market")}>
      {GROUND}
      <Strip {...props} />
      <div class="mn-round" data-region="offers">
        {/* On the west side the next player is nearest, so the column goes upwards. */}
        <div class="side w">{places("w").toReversed()}</div>
        <div class="mid">
          {places("n")}
          <Market {...props} />
          <South {...props} />
        </div>
        <div class="side e">{places("e")}</div>
      </div>
    </section>
  );
}

/** The viewer's own place: the quay in supply, the offer in trade, the warehouses afterwards. */
function South(props: Props) {
  const { view, looking } = props;
  const phase = phaseOf(view);
  if (phase === "supply" && view.quay !== "") return <Quay {...props} />;
  const offers = phase === "trade" && view.step !== "announce";
  if (offers || looking === null) return <Place {...props} seat={looking ?? 0} />;
  return <Warehouse {...props} seat={looking} />;
}

function Market(props: Props) {
  const { view, words } = props;
  const places = placesOf(view);
  const name = words.t("word-market");
  return (
    <article class="mn-market vbox" data-region="market" data-place="market" aria-label={name}>
      <h2 class="ellipsis" {...tip(words.t("board-market-more"), name, "MN-TRD-06")}>
        {name}
      </h2>
      <div class="mn-cards">
        <CardRow
          deck={RESOURCES}
          board={props}
          pieces={[0, 1, 2].flatMap((index) => places.get(`market ${index}`) ?? [])}
          action={({ sign }) => `exchange ${sign}`}
          also={name}
          rule="MN-TRD-06"
          dragTo="hand"
        />
      </div>
      {(places.get("flight") ?? []).map((piece) => (
        <span key={piece.name} class="mn-flight hbox tight" data-place="flight">
          <Shield seat={seatAt(view.actor)} size="s" />
          <Mini sign={piece.sign} words={words} piece={piece.name} />
        </span>
      ))}
    </article>
  );
}

function Quay(props: Props) {
  const { view, words } = props;
  const name = words.t("word-quay");
  return (
    <article class="mn-place mn-quay vbox" data-region="quay" data-place="quay" aria-label={name}>
      <div class="mn-head hbox tight">
        <Icon name="anchor" size="s" />
        <b>{name}</b>
        {view.step === "serve" && <em>{words.t("board-loads", { count: view.supply.loads_left })}</em>}
      </div>
      <div class="mn-cards">
        <CardRow
          deck={RESOURCES}
          board={props}
          pieces={placesOf(view).get("quay") ?? []}
          action={({ sign }) => `load ${sign}`}
          also={name}
          rule="MN-SUP-04"
          dragTo="hand"
        />
      </div>
    </article>
  );
}

/** The viewer's warehouses, or the combination being composed. */
function Warehouse(props: Props & { seat: number }) {
  const { view, words, seat } = props;
  const place = `stored ${letter(seat)}`;
  const stored = placesOf(view).get(place) ?? [];
  const room = roomOf(view.seats[seat]);
  const name = words.t("word-warehouse");
  const composing = view.turn.combination !== "none" && seatAt(view.actor) === seat;
  return (
    <article class="mn-place vbox" aria-label={name} data-place={place}>
      {composing && (
        <>
          <div class="mn-head hbox tight">
            <Shield seat={seat} size="s" />
            <b>{words.t("board-you")}</b>
          </div>
          <div class="hbox wrap tight">
            {combinationOf(view.turn).map(({ sign, due }, index) => (
              <Mini key={index} sign={sign} words={words} due={due} />
            ))}
          </div>
        </>
      )}
      {room > 0 && !composing && (
        <>
          <div
            class="mn-head hbox tight"
            {...tip(words.t("board-room", { count: stored.length, room }), name, "MN-DEV-05")}
          >
            <Icon name="ware" size="s" />
            <b>{name}</b>
            <span class="sum">
              {stored.length} / {room}
            </span>
          </div>
          <div class="mn-cards">
            <CardRow deck={RESOURCES} board={props} pieces={stored} rule="MN-DEV-05" />
            {Array.from({ length: Math.max(0, room - stored.length) }, (_, index) => (
              <span key={index} class="card-slot" />
            ))}
          </div>
        </>
      )}
    </article>
  );
}

/** Return the cards of the combination being composed; merchants still have to turn those that are due. */
function combinationOf(turn: MundusView["turn"]): { sign: string; due: boolean }[] {
  if (turn.combination !== "identical")
    return [...turn.combined].map((sign) => ({ sign, due: turn.unfilled.includes(sign) }));
  const filled = turn.size - turn.cards_due;
  return Array.from({ length: turn.size }, (_, index) => ({ sign: turn.target, due: index >= filled }));
}
