/** Numbers of a seat: an icon, a name for screen readers, a tooltip, and the change that a previewed action would make. */
import type { ComponentChildren } from "preact";
import { Icon } from "../art/art";
import { Count } from "../motion/counters";
import { HistoryLink } from "../parts/history_link";
import { PreviewDelta, useChange } from "../table/preview_delta";
import { tip } from "./tip";
import "./figure.css";

export interface FigureProps {
  seat: number;
  /** The name of the number in GameBoard.figures. */
  name: string;
  value: number;
  /** The name of an icon, or a picture. */
  icon: ComponentChildren;
  label: string;
  tip: string;
  rule: string;
  /** Show it only if it is positive, or if the previewed action raises it: then it has the class "coming". */
  positive?: boolean;
  /** Printed before the number, such as "+". */
  sign?: string;
  /** The name of an animated counter; see data-counts. */
  counter?: string;
  /** The move that it links to. */
  move?: number | undefined;
}

/** A number of a seat. */
export function Figure(props: FigureProps) {
  const { seat, name, value, icon, label, positive, sign = "", counter, move } = props;
  const change = useChange(seat, name);
  if (positive && value <= 0 && change <= 0) return null;
  return (
    <HistoryLink
      at={move}
      class={`seat-figure ${positive && value <= 0 ? "coming" : ""}`}
      {...tip(props.tip, label, props.rule)}
    >
      {typeof icon === "string" ? <Icon name={icon} size="s" /> : icon}
      <span class="hidden-words">{label}</span>
      <b>
        <PreviewDelta seat={seat} of={name}>
          {counter === undefined ? `${sign}${value}` : <Count of={counter} value={value} />}
        </PreviewDelta>
      </b>
    </HistoryLink>
  );
}

interface SummaryProps {
  class: string;
  /** Before the figures, which are at the end of the row. */
  start?: ComponentChildren;
  figures: readonly FigureProps[];
  children?: ComponentChildren;
}

/** A row of figures, with the other public things of the seat below it. */
export function SeatSummary({ class: name, start, figures, children }: SummaryProps) {
  return (
    <>
      <div class={`seat-figures ${name}`}>
        {start}
        <span class="grow" />
        {figures.map((figure) => (
          <Figure key={figure.name} {...figure} />
        ))}
      </div>
      {children}
    </>
  );
}

interface GoalProps {
  class: string;
  seat: number;
  /** The name of the number in GameBoard.figures. */
  name: string;
  value: number;
  goal: number;
  title: string;
  text: string;
  rule: string;
}

/** A bar that fills towards a goal; the change by the previewed action is shown, too. */
export function GoalBar({ class: own, seat, name, value, goal, title, text, rule }: GoalProps) {
  const change = useChange(seat, name);
  const filled = (count: number) => ({ transform: `scaleX(${Math.min(1, count / goal)})` });
  return (
    <div class={`goal-bar ${own}`} role="img" aria-label={text} {...tip(text, title, rule)}>
      {change > 0 && <i class="ghost" style={filled(value + change)} />}
      <i style={filled(value)} />
    </div>
  );
}
