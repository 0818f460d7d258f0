/** One's own sheet: figures, the pile of planned tiles, commodities with their productions, progress tokens. */
import { useRef } from "preact/hooks";
import { Shield } from "../../art/art";
import { Choosable } from "../../kit/choosable";
import { usePointerDrag } from "../../kit/drag";
import { Figure } from "../../kit/figure";
import { Panel } from "../../kit/panel";
import { tip } from "../../kit/tip";
import { useDerived } from "../../parts/derived";
import { HistoryLink, walkLeads } from "../../parts/history_link";
import { SeatClock } from "../../table/clock";
import { PreviewDelta } from "../../table/preview_delta";
import type { BoardProps, PanelProps } from "../board";
import { dragged, hovering, inHand, pickUp, waysOpen } from "./choosing";
import { COUNTED, figureProps } from "./figures";
import { lay } from "./placing";
import { COMMODITIES, costOf, tokenSign } from "./printed";
import { Good, TokenFace, tokenTip } from "./supply";
import { TilePicture } from "./tiles";
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
          <Figures {...props} seat={looking} whole />
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

/** Gold, cannons, posts left and chests; on the player's own sheet also the points. */
export function Figures(props: PanelProps<AmerigoView> & { whole?: boolean }) {
  const names = props.whole ? COUNTED : COUNTED.slice(1);
  return (
    <span class="am-figures hbox loose">
      {figureProps(names, props).map((figure) => {
        const move = figure.name === "score" ? props.origins.score(props.seat) : undefined;
        return <Figure key={figure.name} {...figure} move={move} />;
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
  const label = words.t("board-pile");
  return (
    <div ref={box} class="am-pile hbox wrap" data-region="pile" role="group" aria-label={label}>
      {kinds.map((tile) => (
        <PlannedTile key={tile} {...props} tile={tile} count={pile.filter((each) => each === tile).length} />
      ))}
      {kinds.length === 0 && <p class="quiet">{words.t("board-pile-empty")}</p>}
      <DraggedTile seat={seat} />
    </div>
  );
}

function PlannedTile(props: Props & { tile: string; count: number }) {
  const { tile, count, view, words, looking, asked, previewed } = props;
  const building = asked?.question === "build";
  const open = building && waysOpen(asked.choices, tile).length > 0;
  const hand = useDerived(() => (inHand.value?.tile === tile ? inHand.value : null), [tile]).value;
  const held = building && hand !== null;
  const laid = asked?.question === "lay" && view.turn.tile === tile;
  const points = costOf(tile);
  const hinted = useDerived(
    () => previewed.value?.action.startsWith(`build ${tile} `) ?? false,
    [previewed, tile],
  ).value;
  return (
    <button
      type="button"
      class={`am-thing am-planned ${open ? "can" : ""} ${held || laid || hinted ? "on" : ""}`}
      data-legal={open ? "" : undefined}
      aria-pressed={building ? held : undefined}
      aria-label={words.t("board-planned", { tile, count, points })}
      {...tip(
        words.t(open ? "board-pick-up" : "board-planned-more", { points }),
        words.name(tile),
        "AM-EXP-01",
      )}
      data-facts={tile}
      onClick={() => {
        if (open) pickUp(asked.choices, tile);
        else if (building) props.whyNot(`build ${tile} 1`);
      }}
    >
      <span class="am-tile-hold">
        <TilePicture tile={tile} orientation={held ? hand.orientation : 0} seat={looking ?? 0} unit={11} />
      </span>
      <i>
        {words.t("board-ap", { points })}
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
      <TilePicture {...hand} seat={seat} unit={16} />
    </span>
  );
}

/** The five commodities: how many, times what their productions make of them. */
export function Commodities(props: { entry: SeatView; seat: number; words: Props["words"]; few?: boolean }) {
  const { entry, seat, words } = props;
  const all = COMMODITIES.map((name) => ({
    name,
    count: entry.commodities[name] ?? 0,
    productions: entry.production[name] ?? 0,
  }));
  const shown = all.filter(({ count, productions }) => !props.few || count + productions > 0);
  if (shown.length === 0) return null;
  const text = words.t("board-commodities-more", { points: commodityPoints(entry) });
  return (
    <ul class="am-commodities hbox wrap loose" {...tip(text, words.t("board-commodities"), "AM-END-03")}>
      {shown.map(({ name, count, productions }) => (
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
              ×{productions + 1}
            </PreviewDelta>
          </i>
        </li>
      ))}
    </ul>
  );
}

/** Return the action that uses a progress token. */
function actionOf(label: string): string {
  if (label.startsWith("purse")) return `cash ${label}`;
  return label === "following-wind" ? "wind" : label;
}

/** Progress tokens of a seat; those that can be used now are chosen here too. */
export function Owned(props: PanelProps<AmerigoView> & { entry: SeatView; small?: boolean }) {
  const { entry, words, asked, small, seat, origins } = props;
  if (entry.tokens.length === 0) return null;
  const legal = byAction(asked?.choices);
  const labels = entry.tokens.map((name) => tokenSign(name).label);
  const moves = origins.things(seat, labels);
  const first = moves.findIndex((move) => move !== undefined);
  return (
    <ul class="am-owned hbox wrap" aria-label={words.t("word-tokens")} onKeyDown={walkLeads}>
      {entry.tokens.map((name, index) => {
        const action = actionOf(labels[index] ?? "");
        const used = entry.used.includes(name);
        const move = moves[index];
        return (
          <li key={name}>
            {legal.has(action) ? (
              <Choosable
                board={props}
                action={action}
                class="am-token can"
                data-tip-moment={move}
                {...tokenTip(name, words)}
              >
                <TokenFace name={name} words={words} />
              </Choosable>
            ) : (
              <HistoryLink
                at={move}
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
