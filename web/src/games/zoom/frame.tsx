/** A frame round a board that fits its room: nearer than that, the board is larger than the frame and scrolls in it. */
import type { ComponentChildren } from "preact";
import { useRef } from "preact/hooks";
import { say } from "../../words/speech";
import { useCloseUp } from "./close_up";
import { HARDLY } from "./standpoint";
import { ZoomCorner } from "./tools";

export function ZoomFrame({ match, children }: { match: string; children: ComponentChildren }) {
  const frame = useRef<HTMLDivElement>(null);
  const closeUp = useCloseUp(frame, match);
  const near = closeUp.zoom > HARDLY;
  return (
    <div class={`zoom-room ${near ? "near" : ""}`}>
      <div
        ref={frame}
        class="zoom-frame"
        role={near ? "region" : undefined}
        aria-label={near ? say("ui-close-up") : undefined}
        tabIndex={near ? 0 : undefined}
      >
        <div class="zoom-space" style={near ? { "--zoom": closeUp.zoom } : undefined}>
          <div class="zoom-paper">{children}</div>
        </div>
      </div>
      <ZoomCorner {...closeUp} />
    </div>
  );
}
