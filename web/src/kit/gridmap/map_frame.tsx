/** A frame for a map: its sheet has the shape of the drawn area, fits the frame, and is drawn larger when zoomed in. */
import type { ComponentChildren, JSX } from "preact";
import { styleOver, type Point } from "../geometry";
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
    const point: Point = {
      x: x + ((event.clientX - box.left) / box.width) * width,
      y: y + ((event.clientY - box.top) / box.height) * height,
    };
    camera.goTo(point);
  };
  const content = (
    <>
      {children}
      <Visible camera={camera} area={area} />
    </>
  );
  const style = { aspectRatio: `${width} / ${height}` };
  if (label === undefined)
    return (
      <div class={`minimap ${name}`} role="presentation" aria-hidden="true" style={style} onClick={go}>
        {content}
      </div>
    );
  return (
    <button
      type="button"
      class={`minimap ${name}`}
      data-over="right"
      aria-label={label}
      style={style}
      onClick={go}
    >
      {content}
    </button>
  );
}

function Visible({ camera, area }: Required<Pick<MinimapProps, "camera" | "area">>) {
  return <span class="minimap-window" style={styleOver(area, camera.seen.value)} />;
}
