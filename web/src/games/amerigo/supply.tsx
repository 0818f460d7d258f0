/** The common supply: progress tokens, production tokens, tiles; and the approaching pirates. */
import type { ComponentChildren, ComponentType } from "preact";
import { useEffect } from "preact/hooks";
import { Icon, Picture } from "../../art/art";
import { Choosable } from "../../kit/choosable";
import { Panel, useScrollIntoView } from "../../kit/panel";
import { tip } from "../../kit/tip";
import { Segments } from "../../parts/controls";
import { ofTable } from "../../state/of_table";
import type { BoardProps } from "../board";
import { COMMODITIES, costOf, MARKERS, SHAPES, tokenSign, TRACKS, VILLAGE_SHAPES } from "./printed";
import { TilePicture } from "./tiles";
import { lossOf, strengthAgainst, type AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;
type Shelf = "tokens" | "goods" | "tiles";

const SHELVES: Record<Shelf, ComponentType<Props>> = { tokens: Tokens, goods: Goods, tiles: Tiles };
/** The shelf that a question is about, and those questions that choose something from it. */
const SHELF_OF: Record<string, Shelf> = { token: "tokens", progress: "tokens", buy: "goods", plan: "tiles" };
const CHOOSING = new Set(["token", "buy", "plan"]);

const shelf = ofTable<Shelf>("tokens");

export function Supply(props: Props) {
  const { words, asked } = props;
  const wanted = SHELF_OF[asked?.question ?? ""];
  useEffect(() => {
    if (wanted) shelf.value = wanted;
  }, [wanted]);
  const Shown = SHELVES[shelf.value];
  const panel = useScrollIntoView(wanted && `${wanted} ${shelf.value}`);
  const choices = (["tokens", "goods", "tiles"] as const).map((value) => ({
    value,
    label: words.t(`board-shelf-${value}`),
  }));
  const title = words.t("board-supply");
  const choose = (value: Shelf) => (shelf.value = value);
  return (
    <Panel
      panelRef={panel}
      class="am-supply"
      title={title}
      end={<Segments<Shelf> label={title} value={shelf.value} choices={choices} choose={choose} />}
      data-region="supply"
    >
      <Shown {...props} />
    </Panel>
  );
}

/** The part of the supply that answers the current question, for screens without room for the whole supply. */
export function Offer(props: Props) {
  const question = props.asked?.question ?? "";
  const wanted = CHOOSING.has(question) ? SHELF_OF[question] : undefined;
  const Shown = wanted && SHELVES[wanted];
  return Shown ? <Shown {...props} /> : null;
}

type ThingProps = ReturnType<typeof tip> & {
  board: Props;
  /** It begins with the question that offers it. */
  action: string;
  children: ComponentChildren;
  "data-facts": string;
  "aria-label"?: string;
};

/** A thing of the supply. If it cannot be taken, a click explains why while its question is asked. */
function Thing({ board, action, children, ...rest }: ThingProps) {
  const { question, choices } = board.asked ?? {};
  const legal = choices?.some((choice) => choice.action === action);
  return (
    <Choosable
      board={board}
      action={legal ? action : undefined}
      illegal={question && action.startsWith(`${question} `) ? action : undefined}
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

/** A row of things with its heading. */
function Row(props: { title: string; class: string; children: ComponentChildren }) {
  return (
    <div class={props.class}>
      <h3>{props.title}</h3>
      <div class="am-things">{props.children}</div>
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
          {tokens.map((name, index) => {
            if (name === "") return <span key={index} class="am-thing gap" aria-hidden="true" />;
            const action = `token ${tokenSign(name).label}`;
            return (
              <Thing key={index} board={props} action={action} {...tokenTip(name, words)}>
                <TokenFace name={name} words={words} />
              </Thing>
            );
          })}
        </Row>
      ))}
      <NextToken {...props} />
    </div>
  );
}

/** The distance to the next progress token. */
function NextToken({ view, words, looking, size }: Props) {
  const here = view.seats[looking ?? -1]?.progress ?? Infinity;
  const next = [...(TRACKS[0]?.points.keys() ?? [])].find((space) => space > here);
  if (next === undefined || size !== "wide") return null;
  return (
    <p class="am-next hbox">
      <Icon name="progress" />
      {words.t("board-next-token", { count: next - here })}
    </p>
  );
}

function Goods(props: Props) {
  const { view, words } = props;
  return (
    <div class="am-shelf">
      <Row title={words.t("board-goods-more")} class="goods">
        {view.production.map((name, at) => {
          const [good = "", cost = ""] = name.split(" ");
          const key = `production-${good}:${cost}`;
          const about = tip(words.t("board-production-more"), words.name(key), "AM-YEL-01");
          return (
            <Thing key={at} board={props} action={`buy ${name}`} {...about} data-facts={key}>
              <Good name={good} />
              <i>{words.t("board-ap", { points: Number(cost) })}</i>
            </Thing>
          );
        })}
        {view.production.length === 0 && <p class="quiet">{words.t("board-none-left")}</p>}
      </Row>
    </div>
  );
}

export function Good({ name }: { name: string }) {
  return <Picture name={`com-${COMMODITIES.indexOf(name) + 1}`} className="am-good-picture" />;
}

function Tiles(props: Props) {
  const { view, looking } = props;
  const villages = view.seats[looking ?? -1]?.villages;
  return (
    <div class="am-shelf">
      <TileRow {...props} kind="neutral" shapes={SHAPES} counts={view.neutrals} />
      {villages && <TileRow {...props} kind="village" shapes={VILLAGE_SHAPES} counts={villages} />}
    </div>
  );
}

type TileRowProps = Props & { kind: string; shapes: readonly string[]; counts: Record<string, number> };

function TileRow({ kind, shapes, counts, ...board }: TileRowProps) {
  const { words, looking } = board;
  return (
    <Row title={words.t(`board-tiles-${kind}`)} class="tiles">
      {shapes.map((shape) => {
        const tile = `${kind}-${shape}`;
        const name = words.name(tile);
        const count = counts[shape] ?? 0;
        const points = costOf(tile);
        const text = words.t("board-tile-cost", { points, count });
        const about = { ...tip(text, name, "AM-PLN-01"), "aria-label": `${name}: ${text}` };
        return (
          <Thing key={shape} board={board} action={`plan ${tile}`} {...about} data-facts={tile}>
            <span class={`am-tile-hold ${count === 0 ? "none" : ""}`}>
              <TilePicture tile={tile} seat={looking ?? 0} unit={9} />
            </span>
            <i>
              {words.t("board-ap", { points })} ×{count}
            </i>
          </Thing>
        );
      })}
    </Row>
  );
}

/** The revealed markers, and the effect of the attack at the end of the round. */
export function Pirates({ view, words, looking }: Props) {
  const own = view.seats[looking ?? -1];
  const strength =
    looking === null ? view.pirates.reduce((sum, each) => sum + each, 0) : strengthAgainst(view, looking);
  const loss = looking === null ? 0 : lossOf(view, looking);
  // One marker for each round lies out.
  const hidden = Math.max(0, MARKERS.length - view.pirates.length);
  const title = words.t("board-pirates");
  const left = (own?.cannons ?? 0) - strength;
  const short = loss > 0 ? "lose" : "short";
  const threat = strength === 0 ? "none" : left >= 0 ? "safe" : short;
  const facts = { left, count: -left, points: loss };
  return (
    <Panel
      class="am-pirates"
      title={title}
      end={
        own && (
          <span class={`quiet ${loss > 0 ? "am-warn" : ""}`}>
            {words.t(`board-pirates-${threat}`, facts)}
          </span>
        )
      }
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
