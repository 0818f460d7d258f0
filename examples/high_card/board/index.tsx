/** The board of High Card: the deck and the cards of the others, and below them your own card with its actions. */
import { Icon, Shield } from "@caravela/art/art";
import {
  defineBoard,
  type BoardProps,
  type PanelProps,
} from "@caravela/games/board";
import { ActionArea, ActionButton } from "@caravela/kit/actions";
import { Card, CardBack, type Deck } from "@caravela/kit/cards";
import { Choosable } from "@caravela/kit/choosable";
import { tip } from "@caravela/kit/tip";
import { letter } from "@caravela/kit/turn";
import "./style.css";

/** The view that the server sends: `HighCardView.document()` in state.py. A card that you may not know is 0. */
interface HighCardView {
  game: "high_card";
  turn: number;
  winner: "highest" | "lowest";
  /** The seat that has the crown; the number of seats if it is beside the deck. */
  crown: number;
  seats: { card: number; replaced: number; swapped: boolean }[];
}

type Props = BoardProps<HighCardView>;

const HIGHEST_CARD = 9;

/** The look and the words of a card. Its sign is its number. */
const CARDS: Deck = {
  Face: ({ sign }) => <b>{sign}</b>,
  style: () => "hc-card",
  text: (sign, words) => ({
    name: words.t("board-card", { card: Number(sign) }),
    about: words.t("board-card-more"),
    rule: "HC-TRN-01",
    fact: sign,
  }),
};

/** The crown on the board. There is only one, so its `data-piece` never changes and it glides to its next owner. */
function Crown({ words }: Pick<Props, "words">) {
  return (
    <span
      class="hc-crown"
      role="img"
      aria-label={words.t("board-crown")}
      data-piece="crown"
      {...tip(words.t("board-crown-more"), words.t("board-crown"), "HC-TRN-03")}
    >
      <Icon name="crown" />
    </span>
  );
}

/** A line of the seat's panel for the crown. It has no `data-piece`: a name may be on the page only once. */
function SeatPanel({ view, seat, words }: PanelProps<HighCardView>) {
  if (view.crown !== seat) return null;
  return (
    <span
      class="hc-title"
      {...tip(words.t("board-crown-more"), words.t("board-crown"), "HC-TRN-03")}
    >
      <Icon name="crown" size="s" />
      {words.t("board-crown")}
    </span>
  );
}

/** The cards of a seat: the one that it holds, and behind it the one that it swapped away. */
function Cards({
  seat,
  own,
  ...board
}: Props & { seat: number; own?: boolean }) {
  const {
    card = 0,
    replaced = 0,
    swapped = false,
  } = board.view.seats[seat] ?? {};
  const cards = swapped ? [replaced, card] : [card];
  return (
    <span class="hc-cards" data-place={`hand ${letter(seat)}`}>
      {board.view.crown === seat && <Crown words={board.words} />}
      {cards.map((number, index) =>
        number === 0 ? (
          <CardBack
            key={index}
            class="hc-card"
            label={board.words.t("board-hidden")}
          >
            <Shield seat={seat} size="s" />
          </CardBack>
        ) : (
          <Card
            key={index}
            deck={CARDS}
            board={board}
            piece={{ name: `card-${seat}-${index}`, sign: String(number) }}
            action={own && index === cards.length - 1 ? "keep" : undefined}
          />
        ),
      )}
    </span>
  );
}

/** The deck. A click on it swaps your card. */
function DrawPile(props: Props) {
  const { view, words, asked } = props;
  const used =
    view.seats.length + view.seats.filter((seat) => seat.swapped).length;
  const count = HIGHEST_CARD - used;
  const can = asked?.choices.some((choice) => choice.action === "swap");
  return (
    <Choosable
      board={props}
      action={can ? "swap" : undefined}
      class={`hc-deck ${can ? "can" : ""}`}
      disabled={!can}
      aria-label={words.t("board-deck", { count })}
      data-place="deck"
      {...tip(
        words.t("board-deck-more"),
        words.t("board-deck", { count }),
        "HC-TRN-02",
      )}
    >
      {count}
    </Choosable>
  );
}

function Board(props: Props) {
  const { view, words, looking } = props;
  return (
    <div class="hc-board">
      <p>{words.t("sketch-goal", { winner: view.winner })}</p>
      <ul
        class="hc-table"
        data-region="table"
        aria-label={words.t("word-table")}
      >
        <li>
          <DrawPile {...props} />
          {view.crown === view.seats.length && <Crown words={words} />}
        </li>
        {view.seats.map((_, seat) =>
          seat === looking ? null : (
            <li key={seat} class={view.turn === seat ? "now" : ""}>
              <Cards {...props} seat={seat} />
              <span>{words.seat(seat)}</span>
            </li>
          ),
        )}
      </ul>
    </div>
  );
}

function OwnArea(props: Props) {
  const { asked, words, looking } = props;
  if (looking === null) return null;
  return (
    <section
      class="panel hc-own"
      data-region="hand"
      aria-label={words.t("word-hand")}
    >
      <Cards {...props} seat={looking} own />
      <ActionArea words={words} class="hc-actions">
        {asked?.choices.map((choice, index) => (
          <ActionButton
            key={choice.action}
            board={props}
            choice={choice}
            number={index + 1}
          />
        ))}
      </ActionArea>
    </section>
  );
}

export default defineBoard<HighCardView>({
  game: "high_card",
  Board,
  OwnArea,
  OpponentPanel: SeatPanel,
  layout: { players: "left" },
  score: (view, seat) => view.seats[seat]?.card || null,
  scoreIcon: "i-trophy",
  round: () => 1,
  pieceMoves: ({ event, facts }) => {
    const to = `hand ${String(facts.seat).slice(1)}`;
    // The new card comes from the deck, also for those who do not see it.
    if (event === "card-drawn" || event === "card-swapped")
      return [[{ from: "deck", to }]];
    return event === "crown-taken" ? [[{ things: ["crown"], to }]] : [];
  },
  regions: [
    { name: "table", key: "t", label: "word-table" },
    { name: "hand", key: "c", label: "word-hand" },
    { name: "actions", key: "d", label: "board-actions" },
  ],
  secrets: true,
});
