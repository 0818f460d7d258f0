/** The buttons of a board's view: closer, farther, all of it. */
import { Icon } from "../../art/art";
import { say } from "../../words/speech";
import { HARDLY, STEP } from "./standpoint";
import "./zoom.css";

interface ToolProps {
  icon: string;
  label: string;
  shortcut: string;
  press(): void;
  closed?: boolean;
}

export function Tool({ icon, label, shortcut, press, closed }: ToolProps) {
  return (
    <button
      type="button"
      class="btn ic"
      aria-label={label}
      aria-keyshortcuts={shortcut}
      data-tip={shortcut}
      data-tip-title={label}
      disabled={closed}
      onClick={(event) => {
        event.stopPropagation();
        press();
      }}
    >
      <Icon name={icon} />
    </button>
  );
}

interface Props {
  zoom: number;
  /** The zoom at which all is seen. */
  least?: number;
  by(factor: number): void;
  fit(): void;
  /** Only the way back: where other tools need the room. */
  fitOnly?: boolean;
}

/** The three in a corner of a board. */
export function ZoomCorner(props: Props) {
  return (
    <div class="zoom-tools" role="group" aria-label={say("ui-zoom")} data-over="right">
      <ZoomTools {...props} />
    </div>
  );
}

export function ZoomTools({ zoom, least = 1, by, fit, fitOnly }: Props) {
  const whole = zoom <= least * HARDLY;
  return (
    <>
      {!fitOnly && (
        <>
          <Tool icon="plus" label={say("ui-closer")} shortcut="+" press={() => by(STEP)} />
          <Tool
            icon="minus"
            label={say("ui-farther")}
            shortcut="-"
            press={() => by(1 / STEP)}
            closed={whole}
          />
        </>
      )}
      <Tool icon="fit" label={say("ui-fit")} shortcut="0" press={fit} closed={whole} />
    </>
  );
}
