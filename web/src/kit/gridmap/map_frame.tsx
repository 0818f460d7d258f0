/** A frame for a map: its sheet has the shape of the drawn area, fits the frame, and is drawn larger when zoomed in. */
import { createElement, type ComponentChildren, type JSX } from "preact";
import { styleOver } from "../geometry";
import type { Camera } from "./camera";
import "./gridmap.css";

type Props = Omit<JSX.IntrinsicElements["div"], "ref" | "class" | "children"> & {
  camera: Camera;
  class?: string;
  children: ComponentChildren;
  /** Parts over the frame that do not move with the sheet. */
  over?: ComponentChildren;
};

export function MapFrame({ camera, class: name = "", children, over, ...rest }: Props) {
  const { width, height } = camera.area;
  return (
    <div class="map-room">
      <div
        {...rest}
        ref={camera.frame}
        class={`map-frame ${name}`}
        // A frame that scrolls must be reachable by keyboard.
        tabIndex={camera.near.value ? 0 : undefined}
      >
        <div ref={camera.sheet} class="map-sheet" style={{ "--ratio": width / height }}>
          {children}
        </div>
      </div>
      {over}
    </div>
  );
}

interface MinimapProps {
  camera: Camera;
  class?: string;
  /** The accessible name; without it, the minimap is hidden from assistive technology. */
  label?: string;
  /** The shown area of the drawing, if it is larger than the camera's. */
  area?: Camera["area"];
  children: ComponentChildren;
}

/** The whole map, small: a click moves the camera there. A rectangle shows the visible part, also while it moves. */
export function Minimap({ camera, class: name = "", label, area = camera.area, children }: MinimapProps) {
  const { x, y, width, height } = area;
  const go = (event: MouseEvent & { currentTarget: Element }) => {
    event.stopPropagation();
    const box = event.currentTarget.getBoundingClientRect();
    camera.goTo({
      x: x + ((event.clientX - box.left) / box.width) * width,
      y: y + ((event.clientY - box.top) / box.height) * height,
    });
  };
  const style = { aspectRatio: `${width} / ${height}` };
  const attributes = { class: `minimap ${name}`, style, onClick: go };
  const visible = <Visible camera={camera} area={area} />;
  if (label === undefined)
    return createElement("div", { ...attributes, "aria-hidden": "true" }, children, visible);
  const named = { type: "button" as const, "data-over": "right", "aria-label": label };
  return createElement("button", { ...attributes, ...named }, children, visible);
}

function Visible({ camera, area }: Required<Pick<MinimapProps, "camera" | "area">>) {
  return <span class="minimap-window" style={styleOver(area, camera.seen.value)} />;
}
