/** The common supply: progress tokens, production tokens, tiles; and the approaching pirates. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Icon, Picture } from "../../art/art";
import { Segments } from "../../parts/controls";
import { ofTable } from "../../state/of_table";
import type { BoardProps } from "../board";
import { Choosable } from "../../kit/choosable";
import { Panel, useScrollIntoView } from "../../kit/panel";
import { tip } from "../../kit/tip";
import { COMMODITIES, costOf, PIRATE_MARKERS, SHAPES, TRACKS, tokenSign } from "./printed";
import { TilePicture } from "./tiles";
import { lossOf, strengthAgainst, type AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;
type Described = ReturnType<typeof tip> & { "data-facts": string; "aria-label"?: string };
const SHELVES = ["tokens", "goods", "tiles"] as const;
type Shelf = (typeof SHELVES)[number];

const shelf = ofTable<Shelf>("tokens");
const SHELF_OF: Record<string, Shelf> = { token: "tokens", progress: "tokens", buy: "goods", plan: "tiles" };

export function Supply(props: Props) {
  const { words, asked } = props;
  const wanted = SHELF_OF[asked?.question ?? ""];
  useEffect(() => {
    if (wanted) shelf.value = wanted;
  }, [wanted]);
  const Shown = SHELF[shelf.value];
  const panel = useScrollIntoView(wanted && `${wanted} ${shelf.value}`);
  return (
    <Panel
      panelRef={panel}
      class="am-supply"
      title={words.t("board-supply")}
      end={
        <Segments<Shelf>
          label={words.t("board-supply")}
          value={shelf.value}
          choices={SHELVES.map((value) => ({ value, label: words.t(`board-shelf-${value}`) }))}
          choose={(value) => (shelf.value = value)}
        />
      }
      data-region="supply"
    >
      <Shown {...props} />
    </Panel>
  );
}

/** The part of the supply that answers the current question, for screens without room for the whole supply. */
export function Offer(props: Props) {
  const DecisionShape = OFFERS[props.asked?.question ?? ""];
  return DecisionShape ? <DecisionShape {...props} /> : null;
}

/** A thing of the supply. If it cannot be taken, a click explains why while `question` is asked. */
function Thing(
  props: { board: Props; action: string; question: string; children: ComponentChildren } & Described,
) {
  const { board, action, question, children, ...rest } = props;
  const legal = board.asked?.choices.some((choice) => choice.action === action);
  return (
    <Choosable
      board={board}
      action={legal ? action : undefined}
      {...(board.asked?.question === question && { illegal: action })}
      class={`am-thing ${legal ? "can" : ""}`}
      aria-label={rest["data-tip-title"]}
      {...rest}
    >
      {children}
    </Choosable>
  );
}

/** A progress token: icons and a word, with its effect in a tooltip. */
export function TokenFace(props: { name: string; words: Props["words"]; small?: boolean }) {
  const { name, words, small } = props;
  const { label, icons, bonus } = tokenSign(name);
  return (
    <>
      <span class="hbox tight">
        {icons.map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
      </span>
      <i class={small && bonus === 0 ? "hidden-words" : ""}>
        {bonus > 0 ? (small ? `+${bonus}` : words.t("board-bonus", { points: bonus })) : words.name(label)}
      </i>
    </>
  );
}

export function tokenTip(name: string, words: Props["words"]) {
  const { label, bonus, rule } = tokenSign(name);
  const about = words.about(label);
  const text = bonus > 0 ? words.t("sketch-bonus", { points: bonus, about: `=${about}` }) : about;
  return { ...tip(text, words.name(label), rule), "data-facts": label };
}

function Row(props: { title: string; class: string; children: ComponentChildren }) {
  return (
    <div>
      <h3>{props.title}</h3>
      <div class={`am-things ${props.class}`}>{props.children}</div>
    </div>
  );
}

function Tokens(props: Props) {
  const { view, words } = props;
  const halves = { new: view.tokens.left, leaving: view.tokens.right };
  return (
    <div class="am-shelf">
      {Object.entries(halves).map(([half, tokens]) => (
        <Row key={half} title={words.t(`board-tokens-${half}`)} class={half}>
          {tokens.map((name, index) =>
            name === "" ? (
              <span key={index} class="am-thing gap" aria-hidden="true" />
            ) : (
              <Thing
                key={index}
                board={props}
                action={`token ${tokenSign(name).label}`}
                question="token"
                {...tokenTip(name, words)}
              >
                <TokenFace name={name} words={words} />
              </Thing>
            ),
          )}
        </Row>
      ))}
      <NextToken {...props} />
    </div>
  );
}

/** The distance to the next progress token. */
function NextToken({ view, words, looking, size }: Props) {
  const entry = view.seats[looking ?? -1];
  const track = TRACKS[0];
  if (!entry || !track || size !== "wide") return null;
  const next = [...track.points.keys()].find((space) => space > entry.progress);
  if (next === undefined) return null;
  return (
    <p class="am-next hbox">
      <Icon name="progress" />
      {words.t("board-next-token", { count: next - entry.progress })}
    </p>
  );
}

function Goods(props: Props) {
  const { view, words } = props;
  return (
    <div class="am-shelf">
      <h3>{words.t("board-goods-more")}</h3>
      <div class="am-things">
        {view.production.map((name, at) => {
          const [good = "", cost = ""] = name.split(" ");
          const key = `production-${good}:${cost}`;
          return (
            <Thing
              key={at}
              board={props}
              action={`buy ${name}`}
              question="buy"
              {...tip(words.t("board-production-more"), words.name(key), "AM-YEL-01")}
              data-facts={key}
            >
              <Good name={good} />
              <i>{words.t("board-ap", { points: Number(cost) })}</i>
            </Thing>
          );
        })}
        {view.production.length === 0 && <p class="quiet">{words.t("board-none-left")}</p>}
      </div>
    </div>
  );
}

export function Good({ name }: { name: string }) {
  return <Picture name={`com-${COMMODITIES.indexOf(name) + 1}`} className="am-good-picture" />;
}

/** Shapes that no village has. */
const LARGE = new Set(["u5", "block6"]);

function Tiles(props: Props) {
  const { view, words, looking } = props;
  const villages = looking === null ? undefined : view.seats[looking]?.villages;
  return (
    <div class="am-shelf">
      {Object.entries({ neutral: view.neutrals, ...(villages && { village: villages }) }).map(
        ([kind, counts]) => (
          <Row key={kind} title={words.t(`board-tiles-${kind}`)} class="tiles">
            {SHAPES.filter((shape) => kind === "neutral" || !LARGE.has(shape)).map((shape) => {
              const tile = `${kind}-${shape}`;
              const count = counts[shape] ?? 0;
              const points = costOf(tile);
              const text = words.t("board-tile-cost", { points, count });
              return (
                <Thing
                  key={shape}
                  board={props}
                  action={`plan ${tile}`}
                  question="plan"
                  aria-label={`${words.name(tile)}: ${text}`}
                  {...tip(text, words.name(tile), "AM-PLN-01")}
                  data-facts={tile}
                >
                  <span class={`am-tile-hold ${count === 0 ? "none" : ""}`}>
                    <TilePicture tile={tile} seat={looking ?? 0} unit={9} />
                  </span>
                  <i>
                    {words.t("board-ap", { points })} <span class="quiet">×{count}</span>
                  </i>
                </Thing>
              );
            })}
          </Row>
        ),
      )}
    </div>
  );
}

/** The revealed markers, and the effect of the attack at the end of the round. */
export function Pirates({ view, words, looking }: Props) {
  const strength =
    looking === null ? view.pirates.reduce((sum, each) => sum + each, 0) : strengthAgainst(view, looking);
  const own = looking === null ? null : view.seats[looking];
  const loss = looking === null ? 0 : lossOf(view, looking);
  const hidden = Math.max(0, PIRATE_MARKERS - view.pirates.length);
  const title = words.t("board-pirates");
  const left = (own?.cannons ?? 0) - strength;
  const threat =
    strength === 0
      ? words.t("board-pirates-none")
      : left >= 0
        ? words.t("board-pirates-safe", { left })
        : words.t(loss > 0 ? "board-pirates-lose" : "board-pirates-short", { count: -left, points: loss });
  return (
    <Panel
      class="am-pirates"
      title={title}
      end={own && <span class={`quiet ${loss > 0 ? "am-warn" : ""}`}>{threat}</span>}
      {...tip(words.t("board-pirates-more"), title, "AM-PIR-01")}
    >
      <div class="am-markers hbox">
        {view.pirates.map((value, at) => (
          <b key={at}>{value}</b>
        ))}
        {Array.from({ length: hidden }, (_, at) => (
          <i key={at} aria-label={words.t("board-marker-hidden")} role="img">
            <Icon name="pirates" size="s" />
          </i>
        ))}
        <span class="sum">
          <b>{strength}</b>
          {words.t("board-strength")}
        </span>
      </div>
    </Panel>
  );
}

const SHELF: Record<Shelf, ComponentType<Props>> = { tokens: Tokens, goods: Goods, tiles: Tiles };
const OFFERS: Record<string, ComponentType<Props>> = { token: Tokens, buy: Goods, plan: Tiles };
