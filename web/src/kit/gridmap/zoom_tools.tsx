/** The buttons of a board's view: zoom in, zoom out, fit. */
import { Icon } from "../../art/art";
import { t } from "../../words/speech";
import { STEP, type Camera } from "./camera";
import "./gridmap.css";

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
  camera: Camera;
  /** Show only the way back, where other tools need the room. */
  fitOnly?: boolean;
}

/** The three in a corner of a board. */
export function ZoomCorner(props: Props) {
  return (
    <div class="zoom-tools" role="group" aria-label={t("ui-zoom")} data-over="right">
      <ZoomTools {...props} />
    </div>
  );
}

export function ZoomTools({ camera, fitOnly }: Props) {
  const whole = !camera.near.value;
  const zoomOut = () => camera.by(1 / STEP);
  return (
    <>
      {!fitOnly && (
        <>
          <Tool icon="plus" label={t("ui-closer")} shortcut="+" press={() => camera.by(STEP)} />
          <Tool icon="minus" label={t("ui-farther")} shortcut="-" press={zoomOut} closed={whole} />
        </>
      )}
      <Tool icon="fit" label={t("ui-fit")} shortcut="0" press={() => camera.fit()} closed={whole} />
    </>
  );
}
