/** All islands in a list: size, squares left, who has posts, points if completed now. Pointing at one shows it. */
import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Icon, Picture, Shield } from "../../art/art";
import { tip } from "../../kit/tip";
import { Dialog } from "../../parts/dialog";
import type { BoardProps } from "../board";
import { shownIsland } from "./choosing";
import { LAST_SQUARE } from "./printed";
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
        {all.map(({ island, left, posts, points }) => (
          <tr
            key={island.number}
            onPointerEnter={() => (shownIsland.value = island.number)}
            onPointerLeave={() => (shownIsland.value = null)}
          >
            <th scope="row">
              {sea.nameOf(island.squares[0] ?? 0)}
              {island.big && left > 0 && <Picture name="chest" className="cn" />}
              {island.big && <span class="hidden-words">{words.t("board-island-big")}</span>}
            </th>
            <td>{island.squares.length}</td>
            <td>{left === 0 ? words.t("board-complete") : left}</td>
            <td>
              {posts.map((count, seat) =>
                count === 0 ? null : (
                  <span key={seat} class="hbox tight">
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

interface OpenProps {
  icon: string;
  label: string;
  size: Props["size"];
  /** The text of the tooltip of a tool. */
  tool?: string | undefined;
  children: ComponentChildren;
}

/** A button that opens something over the table. As a tool of the map it has no words, but a tooltip. */
function OpenButton({ icon, label, size, tool, children }: OpenProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        class={`btn ${tool ? "ic" : "sm"}`}
        aria-label={label}
        {...(tool && tip(tool, label))}
        onClick={(event) => {
          event.stopPropagation();
          setOpen(true);
        }}
      >
        <Icon name={icon} size={tool ? "m" : "s"} />
        {!tool && size !== "phone" && label}
      </button>
      {open && (
        <Dialog title={label} close={() => setOpen(false)} sheet>
          {children}
        </Dialog>
      )}
    </>
  );
}

export function IslandsButton({ tool, ...props }: Props & { tool?: boolean }) {
  const { words, size } = props;
  const about = tool ? words.t("board-islands-posts") : undefined;
  return (
    <OpenButton icon="log" label={words.t("word-islands")} size={size} tool={about}>
      <IslandList {...props} />
    </OpenButton>
  );
}

/** On a small screen wheel, pirates, supply and tracks open over the table; they are only looked at there. */
export function MoreButton(props: Props) {
  const still = { ...props, asked: null };
  return (
    <OpenButton icon="eye" label={props.words.t("board-more")} size={props.size}>
      <div class="vbox loose">
        <Wheel {...still} />
        <Pirates {...still} />
        <Supply {...still} />
        <Tracks {...still} />
      </div>
    </OpenButton>
  );
}
