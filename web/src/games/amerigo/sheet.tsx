/** One's own sheet: figures, the pile of planned tiles, commodities with their productions, progress tokens. */
import { useRef } from "preact/hooks";
import { Picture, Shield } from "../../art/art";
import { Choosable } from "../../kit/choosable";
import { Figure } from "../../kit/figure";
import { Panel } from "../../kit/panel";
import { tip } from "../../kit/tip";
import { useDerived } from "../../parts/derived";
import { usePointerDrag } from "../../kit/drag";
import { HistoryLink, walkLeads } from "../../parts/history_link";
import { SeatClock } from "../../table/clock";
import { PreviewDelta } from "../../table/preview_delta";
import type { BoardProps, PanelProps } from "../board";
import { dragged, hovering, inHand, pickUp, waysOpen } from "./choosing";
import { lay } from "./placing";
import { COMMODITIES, costOf, POSTS, tokenSign } from "./printed";
import { TokenFace, tokenTip, Good } from "./supply";
import { TilePicture } from "./tiles";
import { figureOf } from "./piece_moves";
import { byAction, commodityPoints, type AmerigoView, type SeatView } from "./view";

type Props = BoardProps<AmerigoView>;

export function Sheet(props: Props) {
  const { view, words, looking, size, asked } = props;
  const entry = view.seats[looking ?? -1];
  // On a tablet the pile lies below the sea while one builds.
  const below = size === "tablet" && (asked?.question === "build" || asked?.question === "lay");
  if (!entry || looking === null) return null;
  return (
    <Panel
      class="am-sheet"
      title={words.t("board-you")}
      start={<Shield seat={looking} size="s" />}
      end={
        <>
          <span class="grow am-name ellipsis">{words.seat(looking)}</span>
          <SeatClock {...props} seat={looking} />
          <Figures view={view} seat={looking} words={words} origins={props.origins} whole />
        </>
      }
      aria-label={words.t("board-sheet")}
    >
      {!below && <Pile {...props} />}
      <Commodities entry={entry} seat={looking} words={words} />
      <Owned {...props} seat={looking} entry={entry} />
    </Panel>
  );
}

const FIGURES = [
  { name: "points", icon: "trophy", rule: "AM-END-06" },
  { name: "gold", icon: "coin", rule: "AM-GLD-03" },
  { name: "cannons", icon: "cannon", rule: "AM-CAN-01" },
  { name: "posts", icon: "anchor", rule: "AM-NAV-04" },
  { name: "chests", icon: <Picture name="chest" className="cn" />, rule: "AM-GLD-04" },
] as const;

/** Gold, cannons, posts left and chests; on the player's own sheet also the points. */
export function Figures(
  props: Pick<PanelProps<AmerigoView>, "view" | "seat" | "words" | "origins"> & { whole?: boolean },
) {
  const { view, seat, words, origins } = props;
  const entry = view.seats[seat];
  if (!entry) return null;
  return (
    <span class="am-figures hbox loose">
      {FIGURES.filter(({ name }) => props.whole || name !== "points").map(({ name, icon, rule }) => {
        const value = name === "posts" ? POSTS - entry.posts.length : entry[name];
        return (
          <Figure
            key={name}
            seat={seat}
            name={name === "points" ? "score" : name}
            value={value}
            icon={icon}
            label={words.t(`board-${name}-title`)}
            tip={words.t(`board-figure-${name}`, { count: value })}
            rule={rule}
            positive={name === "chests"}
            counter={figureOf(name, seat)}
            move={name === "points" ? origins.score(seat) : undefined}
          />
        );
      })}
    </span>
  );
}

/** The planned tiles. One that can be built is picked up by a tap or dragged to the sea. */
export function Pile(props: Props) {
  const { view, words, looking, asked } = props;
  const seat = looking ?? 0;
  const pile = view.seats[seat]?.pile ?? [];
  const kinds = [...new Set(pile)];
  const box = useRef<HTMLDivElement>(null);
  usePointerDrag(box, {
    grab: ({ target }) =>
      target instanceof Element
        ? (target.closest<HTMLElement>(".am-planned.can")?.dataset.facts ?? null)
        : null,
    start: (tile) => {
      if (inHand.value?.tile !== tile) pickUp(asked?.choices ?? [], tile);
    },
    move: (_, { x, y }) => (dragged.value = { x, y }),
    drop: () => {
      if (hovering.value) lay(props, hovering.value, false);
    },
    end: () => (dragged.value = null),
  });

  return (
    <div
      ref={box}
      class="am-pile hbox wrap"
      data-region="pile"
      role="group"
      aria-label={words.t("board-pile")}
    >
      {kinds.map((tile) => (
        <PlannedTile key={tile} {...props} tile={tile} count={pile.filter((each) => each === tile).length} />
      ))}
      {kinds.length === 0 && <p class="quiet">{words.t("board-pile-empty")}</p>}
      <DraggedTile seat={seat} />
    </div>
  );
}

interface PlannedProps extends Props {
  tile: string;
  count: number;
}

function PlannedTile(props: PlannedProps) {
  const { tile, count, view, words, looking, asked, previewed } = props;
  const building = asked?.question === "build";
  const open = building ? waysOpen(asked.choices, tile) : [];
  const orientation = useDerived(
    () => (inHand.value?.tile === tile ? inHand.value.orientation : -1),
    [tile],
  ).value;
  const held = building && orientation >= 0;
  const laid = asked?.question === "lay" && view.turn.tile === tile;
  const cost = costOf(tile);
  const hinted = useDerived(
    () => previewed.value?.action.startsWith(`build ${tile} `) ?? false,
    [previewed, tile],
  ).value;
  return (
    <button
      type="button"
      class={`am-thing am-planned ${open.length > 0 ? "can" : ""} ${held || laid || hinted ? "on" : ""}`}
      data-legal={open.length > 0 ? "" : undefined}
      aria-pressed={building ? held : undefined}
      aria-label={words.t("board-planned", { tile, count, points: cost })}
      {...tip(
        words.t(open.length > 0 ? "board-pick-up" : "board-planned-more", { points: cost }),
        words.name(tile),
        "AM-EXP-01",
      )}
      data-facts={tile}
      onClick={() => {
        if (open.length > 0) pickUp(asked?.choices ?? [], tile);
        else if (building) props.whyNot(`build ${tile} 1`);
      }}
    >
      <span class="am-tile-hold">
        <TilePicture tile={tile} orientation={held ? orientation : 0} seat={looking ?? 0} unit={11} />
      </span>
      <i>
        {words.t("board-ap", { points: cost })}
        {count > 1 && <b> ×{count}</b>}
      </i>
    </button>
  );
}

function DraggedTile({ seat }: { seat: number }) {
  const at = dragged.value;
  const hand = inHand.value;
  if (!at || !hand) return null;
  return (
    <span class="am-dragged" style={{ left: `${at.x}px`, top: `${at.y}px` }}>
      <TilePicture tile={hand.tile} orientation={hand.orientation} seat={seat} unit={16} />
    </span>
  );
}

/** The five commodities: how many, times what their productions make of them. */
export function Commodities(props: { entry: SeatView; seat: number; words: Props["words"]; few?: boolean }) {
  const { entry, seat, words } = props;
  const shown = COMMODITIES.filter(
    (name) => !props.few || (entry.commodities[name] ?? 0) + (entry.production[name] ?? 0) > 0,
  );
  if (shown.length === 0) return null;
  return (
    <ul
      class="am-commodities hbox wrap loose"
      {...tip(
        words.t("board-commodities-more", { points: commodityPoints(entry) }),
        words.t("board-commodities"),
        "AM-END-03",
      )}
    >
      {shown.map((name) => {
        const count = entry.commodities[name] ?? 0;
        const productions = 1 + (entry.production[name] ?? 0);
        return (
          <li key={name} class={`hbox tight ${count === 0 ? "none" : ""}`} data-facts={name}>
            <Good name={name} />
            <span class="hidden-words">{words.name(name)}</span>
            <b>
              <PreviewDelta seat={seat} of={name}>
                {count}
              </PreviewDelta>
            </b>
            <i>
              <PreviewDelta seat={seat} of={`${name} productions`}>
                ×{productions}
              </PreviewDelta>
            </i>
          </li>
        );
      })}
    </ul>
  );
}

/** Progress tokens of a seat; those that can be used now are chosen here too. */
export function Owned(props: PanelProps<AmerigoView> & { entry: SeatView; small?: boolean }) {
  const { entry, words, asked, small, seat, origins } = props;
  if (entry.tokens.length === 0) return null;
  const legal = byAction(asked?.choices);
  const moves = origins.things(
    seat,
    entry.tokens.map((name) => tokenSign(name).label),
  );
  const first = moves.findIndex((move) => move !== undefined);
  return (
    <ul class="am-owned hbox wrap" aria-label={words.t("word-tokens")} onKeyDown={walkLeads}>
      {entry.tokens.map((name, index) => {
        const { label } = tokenSign(name);
        const action = label.startsWith("purse")
          ? `cash ${label}`
          : label === "following-wind"
            ? "wind"
            : label;
        const used = entry.used.includes(name);
        return (
          <li key={name}>
            {legal.has(action) ? (
              <Choosable
                board={props}
                action={action}
                class="am-token can"
                data-tip-moment={moves[index]}
                {...tokenTip(name, words)}
              >
                <TokenFace name={name} words={words} />
              </Choosable>
            ) : (
              <HistoryLink
                at={moves[index]}
                class={`am-token ${used ? "used" : ""}`}
                tabIndex={index === first ? 0 : -1}
                {...tokenTip(name, words)}
              >
                <TokenFace name={name} words={words} small={small} />
                {used && <span class="hidden-words">{words.t("board-used")}</span>}
              </HistoryLink>
            )}
          </li>
        );
      })}
    </ul>
  );
}
