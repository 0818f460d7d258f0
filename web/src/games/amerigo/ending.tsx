/** The final scoring, step by step: the points of each step for every player, and the totals after it. */
import { Icon, Shield } from "../../art/art";
import { useSteps } from "../../kit/moment";
import { Panel } from "../../kit/panel";
import { Rule } from "../../parts/rule";
import type { BoardProps, PanelProps } from "../board";
import { Commodities, Owned } from "./sheet";
import type { AmerigoView, SeatView } from "./view";

type Props = BoardProps<AmerigoView>;

/** The steps of the final scoring, in the order of the rules. */
const STEPS = [
  { name: "gold", rule: "AM-END-02" },
  { name: "commodities", rule: "AM-END-03" },
  { name: "tokens", rule: "AM-TOK-14" },
  { name: "progress", rule: "AM-END-04" },
  { name: "white", rule: "AM-END-05" },
] as const;
const PAUSE = 1500;

/** Return the points of some steps. */
function sum(seat: SeatView, steps: readonly { name: string }[]): number {
  return steps.reduce((all, { name }) => all + (seat.earned[name] ?? 0), 0);
}

export function Ending(props: Props) {
  const { view, words } = props;
  const [step, go] = useSteps(STEPS.length, PAUSE);
  const most = Math.max(1, ...view.seats.map((seat) => seat.points));
  const now = STEPS[step - 1];
  const what = now ? `=${words.t(`board-earned-${now.name}`)}` : "";
  const button = (icon: string, label: string, to: number) => (
    <button
      type="button"
      class="btn sm ic"
      disabled={to < 0 || to > STEPS.length}
      aria-label={words.t(label)}
      onClick={() => go(to)}
    >
      <Icon name={icon} size="s" />
    </button>
  );
  return (
    <Panel
      class="am-ending"
      title={words.t("board-ending")}
      end={
        <>
          <p role="status" class="quiet">
            {now ? (
              <>
                {words.t("board-ending-step", { number: step, last: STEPS.length, what })}{" "}
                <Rule id={now.rule} />
              </>
            ) : (
              words.t("board-ending-before")
            )}
          </p>
          <span class="grow" />
          {button("back1", "board-ending-back", step - 1)}
          {button("fwd1", "board-ending-next", step + 1)}
        </>
      }
    >
      <ol class="vbox loose">
        {view.seats.map((seat, at) => {
          const gain = now ? sum(seat, [now]) : 0;
          const total = seat.points - sum(seat, STEPS.slice(step));
          const width = (points: number) => `${(Math.max(0, points) / most) * 100}%`;
          return (
            <li key={at}>
              <Shield seat={at} size="s" />
              <b class="ellipsis">{words.seat(at)}</b>
              <span class="am-ending-bar" aria-hidden="true">
                <i style={{ width: width(total - gain), background: `var(--p${at + 1})` }} />
                {gain > 0 && <i class="gain" style={{ width: width(gain) }} />}
              </span>
              <span class="am-ending-gain">{step > 0 ? `+${gain}` : ""}</span>
              <b class="num">{total}</b>
              <span class="am-ending-how">
                <How {...props} seat={at} entry={seat} name={now?.name ?? ""} />
              </span>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

/** The things that a step counts, as they lie on the player's sheet. */
function How(props: PanelProps<AmerigoView> & { entry: SeatView; name: string }) {
  const { words, seat, entry, name } = props;
  switch (name) {
    case "commodities":
      return <Commodities entry={entry} seat={seat} words={words} few />;
    case "tokens":
      return <Owned {...props} asked={null} entry={entry} />;
    case "gold":
      return <>{words.t("coins", { gold: entry.gold })}</>;
    case "progress":
    case "white":
      return <>{words.t("board-ending-space", { space: entry[name] })}</>;
  }
  return null;
}
