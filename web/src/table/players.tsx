/** The players: shield, name, who plays, score, clock, and what the game shows of each. */
import { Icon, Picture, Shield } from "../art/art";
import type { BoardProps, GameBoard } from "../games/board";
import { Dialog } from "../parts/dialog";
import { Count } from "../motion/counters";
import { scoreOf } from "../motion/order";
import { HistoryLink } from "../parts/history_link";
import { ofTable } from "../state/of_table";
import type { TableStore } from "../state/table";
import type { SeatShape } from "../wire/shapes";
import { t } from "../words/speech";
import { seatFact, verbatim } from "../words/wording";
import { graceLeft, mayHandOver } from "./arranging";
import { breakdown, scoreLabel } from "./breakdown";
import { SeatClock, timeText, useNow } from "./clock";
import { PreviewDelta } from "./preview_delta";
import { historyOf } from "./seat_history";

/** The bot that stands in for somebody who leaves. */
export const STEP_LEVEL = "mate";

const opened = ofTable<number | null>(null);

/** Me first, then the others in turn order; spectators see them from the first seat on. */
export function inOrder(seats: readonly SeatShape[], looking: number | null): SeatShape[] {
  const first = looking ?? 0;
  return [...seats.slice(first), ...seats.slice(0, first)];
}

interface Props {
  store: TableStore;
  board: GameBoard;
  props: BoardProps;
  strip?: boolean;
}

export function Players({ store, board, props, strip }: Props) {
  const seats = inOrder(props.table.seats, props.looking);
  const shown = opened.value === null ? null : seats.find((seat) => seat.seat === opened.value);
  // One's own things lie below the board already, when the game draws them there; while a bot plays, the way back is here.
  const handedOver = seats[0]?.stand_in && props.table.phase === "playing" && !props.past;
  const below = !strip && board.OwnArea && props.looking !== null && !handedOver;
  const listed = below ? seats.slice(1) : seats;
  return (
    <section
      class={strip ? "strip" : "players vbox"}
      aria-label={t("ui-players-area")}
      data-region="players"
      data-count={listed.length}
    >
      {listed.map((seat) =>
        strip ? (
          <Chip key={seat.seat} seat={seat} board={board} props={props} />
        ) : (
          <Panel key={seat.seat} store={store} seat={seat} board={board} props={props} />
        ),
      )}
      {shown && (
        <Dialog title={props.words.seat(shown.seat)} close={() => (opened.value = null)} sheet>
          <Panel store={store} seat={shown} board={board} props={props} whole />
        </Dialog>
      )}
    </section>
  );
}

function Sign({ seat }: { seat: SeatShape }) {
  if (seat.role === "bot" || seat.stand_in)
    return (
      <span class="sign" data-tip-title={t("ui-bot")} data-tip={t(`ui-level-${seat.level ?? STEP_LEVEL}`)}>
        <Icon name="bot" size="s" />
        <span class="hidden-words">{t("ui-bot")}</span>
      </span>
    );
  if (seat.role === "person" && !seat.connected)
    return (
      <span class="sign" data-tip={t("ui-away")} data-tip-title={seat.name}>
        <Icon name="cloudoff" size="s" />
        <span class="hidden-words">{t("ui-away")}</span>
      </span>
    );
  return null;
}

function Chip({ seat, board, props }: { seat: SeatShape; board: GameBoard; props: BoardProps }) {
  const score = board.score(props.view, seat.seat);
  return (
    <button
      type="button"
      class={`sc hbox ${props.waiting.includes(seat.seat) ? "act" : ""}`}
      data-facts={seatFact(seat.seat)}
      onClick={() => (opened.value = seat.seat)}
    >
      <Shield seat={seat.seat} size="m" />
      <span>
        <b class="ellipsis">{props.words.seat(seat.seat)}</b>
        <span class="sum hbox tight">
          {score !== null && (
            <>
              <Mark name={board.scoreIcon} />{" "}
              <PreviewDelta seat={seat.seat} of="score">
                <Count of={scoreOf(seat.seat)} value={score} />
              </PreviewDelta>
            </>
          )}
          <Sign seat={seat} />
          {props.waiting.includes(seat.seat) && seat.clock_ms === null && (
            <span class="sign">
              <Icon name="hourglass" size="s" />
              <span class="hidden-words">{t("ui-acting")}</span>
            </span>
          )}
          <SeatClock {...props} seat={seat.seat} brief />
        </span>
      </span>
    </button>
  );
}

function Mark({ name }: { name: string }) {
  return name.startsWith("i-") ? (
    <Icon name={name.slice(2)} size="s" />
  ) : (
    <Picture name={name} className="cn" />
  );
}

function Panel({
  store,
  seat,
  board,
  props,
  whole,
}: {
  store: TableStore;
  seat: SeatShape;
  board: GameBoard;
  props: BoardProps;
  whole?: boolean;
}) {
  const acts = props.waiting.includes(seat.seat);
  const asked = store.state.position.value?.waiting.find((each) => each.seat === seat.seat);
  const score = board.score(props.view, seat.seat);
  const origin = props.origins.score(seat.seat);
  const mine = store.state.isMine(seat.seat);
  const history = historyOf(store.state.log.value, seat);
  const over = store.state.table.value?.phase === "over";
  return (
    <article
      class={`pp ${acts ? "act" : ""} ${whole ? "whole" : ""}`}
      aria-label={props.words.seat(seat.seat)}
      data-facts={seatFact(seat.seat)}
    >
      <Shield seat={seat.seat} />
      <div class="pb">
        <div class="nm hbox">
          <span class="ellipsis">{props.words.seat(seat.seat)}</span>
          {seat.seat === props.looking && <span class="you">{t("ui-you")}</span>}
          <Sign seat={seat} />
          <SeatClock {...props} seat={seat.seat} />
          <span class="grow" />
          {score !== null && (
            <HistoryLink
              at={origin}
              class="num score"
              aria-label={scoreLabel(props.words.score(score), origin)}
              data-tip={breakdown(board.categories?.(props.view, props.words) ?? [], seat.seat) || undefined}
              data-tip-title={props.words.score(score)}
            >
              <Mark name={board.scoreIcon} />
              <PreviewDelta seat={seat.seat} of="score">
                <Count of={scoreOf(seat.seat)} value={score} />
              </PreviewDelta>
            </HistoryLink>
          )}
        </div>
        <div class="sub ellipsis">
          {acts && asked ? (
            <>
              <Icon name="hourglass" size="s" />
              {props.words.step(asked)}
            </>
          ) : seat.resigned ? (
            t(over ? "ui-resigned-result" : "ui-resigned")
          ) : seat.stand_in && !over ? (
            t("ui-bot-plays", { level: `level-${seat.level ?? STEP_LEVEL}` })
          ) : (
            seat.role === "bot" && t(`level-${seat.level ?? STEP_LEVEL}`)
          )}
        </div>
        {board.OpponentPanel && <board.OpponentPanel {...props} seat={seat.seat} />}
        {history !== "" && <p class="history">{history}</p>}
        {mine && seat.stand_in && !seat.resigned && !over && (
          <button class="btn sm" type="button" onClick={() => void store.standIn(seat.seat, null)}>
            <Icon name="user" size="s" />
            {t("ui-take-back")}
          </button>
        )}
        {mayHandOver(store.state, seat) && <HandOver store={store} seat={seat} props={props} />}
      </div>
    </article>
  );
}

/** Lets a bot stand in for somebody who is away, once the table's grace time is over. */
function HandOver({ store, seat, props }: { store: TableStore; seat: SeatShape; props: BoardProps }) {
  const left = graceLeft(props.table, seat, props.heardAt, useNow(true));
  const named = { seat: verbatim(props.words.seat(seat.seat)) };
  return (
    <button
      class="btn sm"
      type="button"
      disabled={store.state.pending.value || left > 0}
      onClick={() => void store.standIn(seat.seat, STEP_LEVEL)}
    >
      <Icon name="bot" size="s" />
      {left > 0
        ? t("ui-hand-over-later", { ...named, time: `=${timeText(left)}` })
        : t("ui-hand-over-for", named)}
    </button>
  );
}
