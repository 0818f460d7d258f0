/** The board of High Card: the cards of all seats around the deck, and your own card with the two choices below. */
import { Shield } from "@caravela/art/art";
import type { BoardProps, GameBoard } from "@caravela/games/board";
import { Deed } from "@caravela/games/deed";
import { letter } from "@caravela/kit/turn";
import "./style.css";

/** `HighCardView.document()` in state.py. */
interface HighCardView {
  turn: number;
  winner: "highest" | "lowest";
  seats: { card: number; replaced: number; swapped: boolean }[];
}

type Props = BoardProps<HighCardView>;

const CARDS = 9;

/** A card, face down if its number is 0. A piece with the same name glides from its old place to its new one. */
function Card({
  number,
  piece,
  words,
}: {
  number: number;
  piece: string;
  words: Props["words"];
}) {
  const hidden = number === 0;
  return (
    <span
      class={`hc-card ${hidden ? "hidden" : ""}`}
      role="img"
      aria-label={
        hidden
          ? words.say("board-hidden")
          : words.say("board-card", { card: number })
      }
      data-piece={piece}
      data-facts={hidden ? undefined : String(number)}
    >
      {!hidden && number}
    </span>
  );
}

/** The cards of a seat: the one it holds, and behind it the one that it swapped away. */
function Cards({ seat, view, words }: Props & { seat: number }) {
  const cards = view.seats[seat];
  if (!cards) return null;
  return (
    <span class="hc-cards" data-place={`hand ${letter(seat)}`}>
      {cards.swapped && (
        <Card number={cards.replaced} piece={`card-${seat}-0`} words={words} />
      )}
      <Card
        number={cards.card}
        piece={`card-${seat}-${Number(cards.swapped)}`}
        words={words}
      />
    </span>
  );
}

function Board(props: Props) {
  const { view, words, looking } = props;
  const out =
    view.seats.length + view.seats.filter((seat) => seat.swapped).length;
  return (
    <div class="hc-board">
      <p class="hc-goal">{words.say("sketch-goal", { winner: view.winner })}</p>
      <ul
        class="hc-table"
        data-region="table"
        aria-label={words.say("word-table")}
      >
        <li>
          <span
            class="hc-deck"
            data-place="deck"
            data-tip={words.say("board-deck-more")}
            data-tip-rule="HC-SET-02"
          >
            {CARDS - out}
          </span>
          {words.say("board-deck")}
        </li>
        {view.seats.map((_, seat) =>
          seat === looking ? null : (
            <li key={seat} class={view.turn === seat ? "now" : ""}>
              <Cards {...props} seat={seat} />
              <span class="hc-name">
                <Shield seat={seat} size="s" /> {words.seat(seat)}
              </span>
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
      aria-label={words.say("word-hand")}
    >
      <Cards {...props} seat={looking} />
      {asked?.choices.map((choice, index) => (
        <Deed key={choice.action} at={props} choice={choice} number={index + 1}>
          {words.action(choice)}
        </Deed>
      ))}
    </section>
  );
}

const board: GameBoard<HighCardView> = {
  Board,
  OwnArea,
  playersAt: "left",
  score: (view, seat) => view.seats[seat]?.card || null,
  scoreIcon: "i-cards",
  round: () => 1,
  // Both a new card and the card of a seat that has swapped come from the deck.
  travels: ({ event, facts }) =>
    event === "card-drawn" || event === "card-swapped"
      ? [[{ from: "deck", to: `hand ${String(facts.seat).replace("@", "")}` }]]
      : [],
  regions: [
    { name: "table", key: "t", label: "word-table" },
    { name: "hand", key: "c", label: "word-hand" },
  ],
  secrets: true,
};

export default board as GameBoard;
