/** The legal targets of the sea: ships, spaces to sail to, posts, frame spaces. */
import { safely } from "../../words/speech";
import type { Choice } from "../../wire/shapes";
import type { BoardProps } from "../board";
import { useHighlight } from "../../kit/choosable";
import type { Point } from "../zoom/standpoint";
import { within, type Camera } from "./camera";
import { distances } from "./distances";
import { inReach } from "./reach";
import { framePath, middleOf, S, seaOf } from "./sea";
import { postGain, shipsOf } from "./standing";
import type { AmerigoView } from "./view";

type Props = BoardProps<AmerigoView>;

/** A legal target of the sea. */
export interface Target {
  choice: Choice;
  space: string;
  middle: Point;
  /** The outline in units of the drawing; a square if missing. */
  path?: string;
}

export function targetsOf({ view, asked, looking }: Props): Target[] {
  if (!asked) return [];
  const sea = seaOf(view);
  return asked.choices.flatMap((choice): Target[] => {
    const space = choice.action.slice(choice.action.indexOf(" ") + 1);
    switch (choice.family) {
      case "place":
      case "sail": {
        const path = space.startsWith("frame") ? framePath(sea, Number(space.split(" ")[1])) : undefined;
        return [{ choice, space, middle: middleOf(sea, space), path }];
      }
      case "ship": {
        const ship = shipsOf(view).find(
          (each) => each.seat === looking && each.ship === Number(choice.facts.ship),
        );
        return ship ? [{ choice, space: ship.space, middle: ship.at }] : [];
      }
      case "post": {
        const here = view.seats[looking ?? 0]?.ships[view.turn.ship - 1] ?? "";
        const post = sea.postOf.get(here);
        return post ? [{ choice, space: post, middle: middleOf(sea, post) }] : [];
      }
    }
    return [];
  });
}

/** Describe the gain at a target, for its tooltip and for screen readers. */
function promise({ view, words, looking }: Props, { choice, space }: Target): string {
  if (choice.family !== "sail") return "";
  const from = view.seats[looking ?? 0]?.ships[view.turn.ship - 1] ?? "";
  const far = distances(seaOf(view), from).get(space) ?? 0;
  const parts = [words.say("board-sail-far", { far, points: view.turn.points })];
  const gain = postGain(view, space);
  if (gain !== null)
    parts.push(words.say(gain > 0 ? "board-sail-discover" : "board-sail-post", { points: gain }));
  return parts.join(" ");
}

export function Spot(props: Props & { target: Target; camera: Camera }) {
  const { target, camera, words, view } = props;
  const { choice, middle, path } = target;
  const { x, y } = middle;
  const on = useHighlight(props, choice.action).value;
  const harbour = choice.family === "sail" && postGain(view, target.space) !== null;
  const ship = choice.family === "ship";
  const press = () => {
    if (!camera.moved()) props.choose(choice.action);
  };
  return (
    <g
      class={`am-spot is-${choice.family} ${on ? "on" : ""} ${harbour ? "harbour" : ""} ${path ? "on-frame" : ""}`}
      role="button"
      tabindex={0}
      aria-label={safely(choice.action, () => words.action(choice))}
      data-legal={inReach(camera, middle) ? choice.action : undefined}
      data-tip={promise(props, target) || undefined}
      data-tip-title={safely(choice.action, () => words.action(choice))}
      data-tip-rule={choice.family === "sail" ? (harbour ? "AM-NAV-04" : "AM-NAV-02") : undefined}
      onClick={press}
      onKeyDown={(event) => {
        if (event.key !== "Enter" && event.key !== " ") return;
        event.preventDefault();
        props.choose(choice.action);
      }}
      onPointerEnter={(event) => event.pointerType !== "touch" && props.preview(choice.action)}
      onPointerLeave={() => props.preview(null)}
      onFocus={(event) => {
        // For keyboard focus only: a sea that moves under a finger would cancel the tap.
        if (event.currentTarget.matches(":focus-visible") && !within(camera.seen, middle, 12))
          camera.goTo(middle);
      }}
    >
      {path ? (
        <path d={path} class="am-ring" />
      ) : ship ? (
        <circle cx={x} cy={y} r="16.5" class="am-ring" />
      ) : (
        <rect x={x - S / 2 + 1.5} y={y - S / 2 + 1.5} width={S - 3} height={S - 3} rx="5" class="am-ring" />
      )}
      {path && choice.family === "place" && <path d={path} class="am-feel wide" />}
      {!ship && <rect x={x - S / 2} y={y - S / 2} width={S} height={S} class="am-feel" />}
      {on && choice.family === "post" && (
        <use
          href={`#post-${(props.looking ?? 0) + 1}`}
          x={x - 11}
          y={y - 12}
          width="22"
          height="22"
          opacity=".7"
        />
      )}
      {on && (choice.family === "sail" || choice.family === "place") && (
        <use
          href={`#ship-${(props.looking ?? 0) + 1}`}
          x={x - 15}
          y={y - 17}
          width="30"
          height="30"
          opacity=".6"
        />
      )}
    </g>
  );
}
