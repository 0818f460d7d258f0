/** A frame for a board of any layout that fits its room. Zoomed in, the board is scaled and scrolls in the frame. */
import type { ComponentChildren } from "preact";
import { t } from "../../words/speech";
import { useCamera } from "./use_camera";
import { ZoomCorner } from "./zoom_tools";

export function ZoomFrame({ match, children }: { match: string; children: ComponentChildren }) {
  const camera = useCamera({ match });
  const near = camera.near.value;
  return (
    <div class={`zoom-room ${near ? "near" : ""}`}>
      <div
        ref={camera.frame}
        class="zoom-frame"
        role={near ? "region" : undefined}
        aria-label={near ? t("ui-close-up") : undefined}
        tabIndex={near ? 0 : undefined}
      >
        <div ref={camera.sheet} class="zoom-space">
          <div class="zoom-paper">{children}</div>
        </div>
      </div>
      <ZoomCorner camera={camera} />
    </div>
  );
}
