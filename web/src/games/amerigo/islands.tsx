/** All islands in a list: size, squares left, who has posts, points if completed now. Pointing at one shows it. */
import { useState } from "preact/hooks";
import { Icon, Picture, Shield } from "../../art/art";
import { Dialog } from "../../parts/dialog";
import type { BoardProps } from "../board";
import { shownIsland } from "./choosing";
import { LAST_SQUARE } from "./printed";
import { squareName } from "./sea";
import { boardState } from "./standing";
import { Pirates, Supply } from "./supply";
import { Tracks } from "./tracks";
import type { AmerigoView } from "./view";
import { Wheel } from "./wheel";

type Props = BoardProps<AmerigoView>;

function IslandList({ view, words }: Props) {
  const { sea, standings } = boardState(view);
  const all = standings.toSorted(
    (one, other) => Number(one.left === 0) - Number(other.left === 0) || one.left - other.left,
  );
  return (
    <table class="am-islands">
      <thead>
        <tr>
          <th scope="col">{words.t("board-islands-place")}</th>
          <th scope="col">{words.t("board-islands-size")}</th>
          <th scope="col">{words.t("board-islands-left")}</th>
          <th scope="col">{words.t("board-islands-posts")}</th>
        </tr>
      </thead>
      <tbody>
        {all.map(({ island, size, left, posts, points }) => (
          <tr
            key={island.number}
            onPointerEnter={() => (shownIsland.value = island.number)}
            onPointerLeave={() => (shownIsland.value = null)}
          >
            <th scope="row">
              {squareName(sea, island.squares[0] ?? 0)}
              {island.big && left > 0 && <Picture name="chest" className="cn" />}
              {island.big && <span class="hidden-words">{words.t("board-island-big")}</span>}
            </th>
            <td>{size}</td>
            <td>{left === 0 ? words.t("board-complete") : left}</td>
            <td>
              {posts.map((count, seat) =>
                count === 0 ? null : (
                  <span key={seat} class="am-island-posts">
                    <Shield seat={seat} size="s" />
                    <span class="hidden-words">{words.seat(seat)}</span>
                    {count}
                    {left > 0 && <b>+{points[seat]}</b>}
                  </span>
                ),
              )}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td colSpan={4}>{words.t("board-islands-more", { points: LAST_SQUARE })}</td>
        </tr>
      </tfoot>
    </table>
  );
}

export function IslandsButton(props: Props & { tool?: boolean }) {
  const [open, setOpen] = useState(false);
  const { words } = props;
  return (
    <>
      <button
        type="button"
        class={`btn ${props.tool ? "ic" : "sm"}`}
        aria-label={words.t("word-islands")}
        data-tip={props.tool ? words.t("board-islands-posts") : undefined}
        data-tip-title={props.tool ? words.t("word-islands") : undefined}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        <Icon name="log" size={props.tool ? "m" : "s"} />
        {!props.tool && props.size !== "phone" && words.t("word-islands")}
      </button>
      {open && (
        <Dialog title={words.t("word-islands")} close={() => setOpen(false)} sheet>
          <IslandList {...props} />
        </Dialog>
      )}
    </>
  );
}

/** On a small screen wheel, pirates, supply and tracks open over the table; they are only looked at there. */
export function MoreButton(props: Props) {
  const [open, setOpen] = useState(false);
  const { words } = props;
  const still = { ...props, asked: null };
  return (
    <>
      <button type="button" class="btn sm" aria-label={words.t("board-more")} onClick={() => setOpen(true)}>
        <Icon name="eye" size="s" />
        {props.size !== "phone" && words.t("board-more")}
      </button>
      {open && (
        <Dialog title={words.t("board-more")} close={() => setOpen(false)} sheet>
          <div class="vbox loose">
            <Wheel {...still} />
            <Pirates {...still} />
            <Supply {...still} />
            <Tracks {...still} />
          </div>
        </Dialog>
      )}
    </>
  );
}
