/** The common supply: progress tokens, production tokens, tiles; and the approaching pirates. */
import { useEffect, useRef } from "preact/hooks";
import { Icon, Picture } from "../../art/art";
import { Segments } from "../../parts/controls";
import { ofTable } from "../../state/of_table";
import type { BoardProps } from "../board";
import { Choosable } from "../../kit/choosable";
import { COMMODITIES, costOf, PIRATE_MARKERS, SHAPES, TRACKS, tokenSign } from "./printed";
import { TilePicture } from "./tiles";
import { byAction, lossOf, strengthAgainst, type AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;
type Shelf = "tokens" | "goods" | "tiles";

const shelf = ofTable<Shelf>("tokens");
const SHELF_OF: Record<string, Shelf> = { token: "tokens", progress: "tokens", buy: "goods", plan: "tiles" };

export function Supply(props: Props) {
  const { words, asked } = props;
  const wanted = SHELF_OF[asked?.question ?? ""];
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wanted) shelf.value = wanted;
  }, [wanted]);
  useEffect(() => {
    if (wanted) panel.current?.scrollIntoView({ block: "nearest" });
  }, [wanted, shelf.value]);
  return (
    <section ref={panel} class="panel am-supply" data-region="supply" aria-label={words.say("board-supply")}>
      <header>
        <h2>{words.say("board-supply")}</h2>
        <Segments<Shelf>
          label={words.say("board-supply")}
          value={shelf.value}
          choices={(["tokens", "goods", "tiles"] as const).map((value) => ({
            value,
            label: words.say(`board-shelf-${value}`),
          }))}
          choose={(value) => (shelf.value = value)}
        />
      </header>
      {shelf.value === "tokens" && <Tokens {...props} />}
      {shelf.value === "goods" && <Goods {...props} />}
      {shelf.value === "tiles" && <Tiles {...props} />}
    </section>
  );
}

/** The part of the supply that answers the current question, for screens without room for the whole supply. */
export function Offer(props: Props) {
  switch (props.asked?.question) {
    case "token":
      return <Tokens {...props} />;
    case "buy":
      return <Goods {...props} />;
    case "plan":
      return <Tiles {...props} />;
  }
  return null;
}

/** Return the props that all choosable elements share. */
function press(props: Props, action: string, why: boolean) {
  const legal = byAction(props.asked?.choices).has(action);
  return {
    board: props,
    action: legal ? action : undefined,
    class: `am-thing ${legal ? "can" : ""}`,
    onClick: () => {
      if (legal) props.choose(action);
      else if (why) props.whyNot(action);
    },
  };
}

/** A progress token: icons and a word, with its effect in a tooltip. */
export function TokenFace(props: { name: string; words: Props["words"]; small?: boolean }) {
  const { name, words, small } = props;
  const { label, icons, bonus } = tokenSign(name);
  return (
    <>
      <span class="am-token-signs">
        {icons.map((icon) => (
          <Icon key={icon} name={icon} />
        ))}
      </span>
      <i class={small && bonus === 0 ? "hidden-words" : ""}>
        {bonus > 0 ? (small ? `+${bonus}` : words.say("board-bonus", { points: bonus })) : words.name(label)}
      </i>
    </>
  );
}

export function tokenTip(name: string, words: Props["words"]) {
  const { label, bonus, rule } = tokenSign(name);
  const about = words.about(label);
  return {
    "data-tip": bonus > 0 ? words.say("sketch-bonus", { points: bonus, about: `=${about}` }) : about,
    "data-tip-title": words.name(label),
    "data-tip-rule": rule,
    "data-facts": label,
  };
}

function Tokens(props: Props) {
  const { view, words, asked } = props;
  const halves = [
    { name: "new", tokens: view.tokens.left },
    { name: "leaving", tokens: view.tokens.right },
  ];
  return (
    <div class="am-shelf">
      {halves.map((half) => (
        <div key={half.name}>
          <h3>{words.say(`board-tokens-${half.name}`)}</h3>
          <div class={`am-things four ${half.name}`}>
            {half.tokens.map((name, at) =>
              name === "" ? (
                <span key={at} class="am-thing gap" aria-hidden="true" />
              ) : (
                <Choosable
                  key={at}
                  {...press(props, `token ${tokenSign(name).label}`, asked?.question === "token")}
                  aria-label={words.name(tokenSign(name).label)}
                  {...tokenTip(name, words)}
                >
                  <TokenFace name={name} words={words} />
                </Choosable>
              ),
            )}
          </div>
        </div>
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
    <p class="am-next">
      <Icon name="progress" />
      {words.say("board-next-token", { count: next - entry.progress })}
    </p>
  );
}

function Goods(props: Props) {
  const { view, words, asked } = props;
  return (
    <div class="am-shelf">
      <h3>{words.say("board-goods-more")}</h3>
      <div class="am-things four">
        {view.production.map((name, at) => {
          const [good = "", cost = ""] = name.split(" ");
          return (
            <Choosable
              key={at}
              {...press(props, `buy ${name}`, asked?.question === "buy")}
              aria-label={words.name(`production-${good}:${cost}`)}
              data-tip={words.say("board-production-more")}
              data-tip-title={words.name(`production-${good}:${cost}`)}
              data-tip-rule="AM-YEL-01"
              data-facts={`production-${good}:${cost}`}
            >
              <Good name={good} />
              <i>{words.say("board-ap", { points: Number(cost) })}</i>
            </Choosable>
          );
        })}
        {view.production.length === 0 && <p class="quiet">{words.say("board-none-left")}</p>}
      </div>
    </div>
  );
}

export function Good({ name }: { name: string }) {
  return <Picture name={`com-${COMMODITIES.indexOf(name) + 1}`} className="am-good-picture" />;
}

function Tiles(props: Props) {
  const { view, words, looking, asked } = props;
  const own = looking === null ? null : view.seats[looking];
  const shelves = [
    { kind: "neutral", counts: view.neutrals },
    ...(own ? [{ kind: "village", counts: own.villages }] : []),
  ];
  return (
    <div class="am-shelf">
      {shelves.map(({ kind, counts }) => (
        <div key={kind}>
          <h3>{words.say(`board-tiles-${kind}`)}</h3>
          <div class="am-things four tiles">
            {SHAPES.filter((shape) => kind === "neutral" || !["u5", "block6"].includes(shape)).map(
              (shape) => {
                const tile = `${kind}-${shape}`;
                const count = counts[shape] ?? 0;
                const cost = costOf(tile);
                return (
                  <Choosable
                    key={shape}
                    {...press(props, `plan ${tile}`, asked?.question === "plan")}
                    aria-label={`${words.name(tile)}: ${words.say("board-tile-cost", { points: cost, count })}`}
                    data-tip={words.say("board-tile-cost", { points: cost, count })}
                    data-tip-title={words.name(tile)}
                    data-tip-rule="AM-PLN-01"
                    data-facts={tile}
                  >
                    <span class={`am-tile-hold ${count === 0 ? "none" : ""}`}>
                      <TilePicture tile={tile} seat={looking ?? 0} unit={9} />
                    </span>
                    <i>
                      {words.say("board-ap", { points: cost })} <span class="quiet">×{count}</span>
                    </i>
                  </Choosable>
                );
              },
            )}
          </div>
        </div>
      ))}
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
  return (
    <section
      class="panel am-pirates"
      aria-label={words.say("board-pirates")}
      data-tip={words.say("board-pirates-more")}
      data-tip-title={words.say("board-pirates")}
      data-tip-rule="AM-PIR-01"
    >
      <header>
        <h2>{words.say("board-pirates")}</h2>
        {own && (
          <span class={`quiet ${loss > 0 ? "am-warn" : ""}`}>
            {strength === 0
              ? words.say("board-pirates-none")
              : own.cannons >= strength
                ? words.say("board-pirates-safe", { left: own.cannons - strength })
                : words.say(loss > 0 ? "board-pirates-lose" : "board-pirates-short", {
                    count: strength - own.cannons,
                    points: loss,
                  })}
          </span>
        )}
      </header>
      <div class="am-markers">
        {view.pirates.map((value, at) => (
          <b key={at}>{value}</b>
        ))}
        {Array.from({ length: hidden }, (_, at) => (
          <i key={at} aria-label={words.say("board-marker-hidden")} role="img">
            <Icon name="pirates" size="s" />
          </i>
        ))}
        <span class="sum">
          <b>{strength}</b>
          {words.say("board-strength")}
        </span>
      </div>
    </section>
  );
}
