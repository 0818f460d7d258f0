/**
 * The camera of a board: it zooms a sheet in a frame that scrolls. See use_camera.ts for its gestures.
 *
 * The style sheet sizes the sheet by --zoom. During a gesture the sheet is only transformed, which is cheap; it is drawn
 * at its new size and scrolled when the gesture ends. Zoom and visible part are signals: only what shows them is redrawn.
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { ofTable } from "../../state/of_table";
import { contains, type Point, type Rect } from "../geometry";

/** Zoom factor of one press of a button or key. */
export const STEP = 1.4;
const MAX_ZOOM = 6;
/** Zoom below this counts as fitting. */
const FIT_TOLERANCE = 1.01;

/** The zoom that the player has chosen. */
const chosenZoom = ofTable<{ match: string; zoom: number } | null>(null);

/** Return a zoom within the limits: 1 shows the whole sheet. */
export function bounded(zoom: number): number {
  return Math.max(1, Math.min(MAX_ZOOM, zoom));
}

/** Return where a side of a sheet begins: where it should, but without a gap at either end; centred if it is shorter. */
export function clampedStart(
  wanted: number,
  length: number,
  frameStart: number,
  frameLength: number,
): number {
  const room = frameLength - length;
  return frameStart + (room >= 0 ? room / 2 : Math.max(room, Math.min(0, wanted - frameStart)));
}

/** Return how far a frame must scroll to bring a point of the sheet, as shares of its sides, to a point of the window. */
export function scrollToAlign(sheet: Rect, share: Point, at: Point): Point {
  return { x: sheet.x + share.x * sheet.width - at.x, y: sheet.y + share.y * sheet.height - at.y };
}

export class Camera {
  readonly frame: { current: HTMLDivElement | null } = { current: null };
  readonly sheet: { current: HTMLDivElement | null } = { current: null };
  private readonly zoomed = signal(1);
  private readonly visible = signal<Rect>({ x: 0, y: 0, width: 0, height: 0 });
  /** 1 when the whole sheet is visible. */
  readonly zoom: ReadonlySignal<number> = this.zoomed;
  /** The visible part of the area. */
  readonly seen: ReadonlySignal<Rect> = this.visible;
  /** The transform of the sheet during a gesture, and the zoom at which it is drawn. */
  private gesture: (Point & { drawn: number }) | null = null;
  /** The point of the area in the centre of the frame: it stays there when the frame is resized. */
  private middle: Point | null = null;
  /** Whether only a part is visible. */
  readonly near = computed(() => this.zoomed.value > FIT_TOLERANCE);

  constructor(
    private readonly match: string,
    readonly area: Rect,
  ) {
    const chosen = chosenZoom.peek();
    if (chosen?.match === match) this.zoomed.value = chosen.zoom;
  }

  /** Zoom as the player wants, about a point that stays where it is in the window. */
  by(factor: number, about: Point = this.centre()): void {
    this.align(this.at(about), about, this.zoom.peek() * factor);
    this.choose();
  }

  /** Show the whole sheet, as the player wants. */
  fit(): void {
    this.setZoom(1);
    this.choose();
  }

  /** Move to a point that the player has chosen. */
  goTo(point: Point): void {
    this.align(point, this.centre());
    this.choose();
  }

  /** Move automatically to a point; with a scale, zoom to that many pixels per unit. */
  show(point: Point, scale?: number): void {
    const now = this.scale();
    if (now === 0) return;
    this.align(point, this.centre(), scale && (this.zoom.peek() * scale) / now);
    if (scale) chosenZoom.value = null;
  }

  /** Zoom out automatically to show all of it. */
  showAll(): void {
    this.setZoom(1);
    chosenZoom.value = null;
  }

  /** Return whether the player has moved the camera since it last zoomed automatically. */
  byHand(): boolean {
    return chosenZoom.peek()?.match === this.match;
  }

  /** Return the pixels per unit of the area; 0 before the layout. */
  scale(): number {
    return (this.sheet.current?.getBoundingClientRect().width ?? 0) / this.area.width;
  }

  /** Return whether a point is visible. */
  sees(point: Point, margin = 0): boolean {
    return !this.near.peek() || contains(this.visible.peek(), point, margin);
  }

  /** Convert a point of the window to the units of the area. */
  at({ x, y }: Point): Point {
    const box = this.sheet.current?.getBoundingClientRect();
    const { area } = this;
    if (!box?.width) return { x: area.x, y: area.y };
    return {
      x: area.x + ((x - box.x) / box.width) * area.width,
      y: area.y + ((y - box.y) / box.height) * area.height,
    };
  }

  /** Bring a point of the area to a point of the window, as far as the frame can scroll. */
  align(point: Point, at: Point, zoom?: number): void {
    if (zoom !== undefined) this.setZoom(zoom);
    const frame = this.frame.current;
    const sheet = this.sheet.current;
    if (!frame || !sheet) return;
    const { area } = this;
    const share = { x: (point.x - area.x) / area.width, y: (point.y - area.y) / area.height };
    const by = scrollToAlign(sheet.getBoundingClientRect(), share, at);
    frame.scrollLeft += by.x;
    frame.scrollTop += by.y;
    this.look();
  }

  /** Move and zoom during a gesture: bring a point of the area to a point of the window by a transform of the sheet. */
  carry(point: Point, at: Point, zoom: number): void {
    const frame = this.frame.current?.getBoundingClientRect();
    const sheet = this.sheet.current;
    if (!frame || !sheet) return;
    const now = sheet.getBoundingClientRect();
    const before = this.gesture ?? { x: 0, y: 0, drawn: this.zoom.peek() };
    const factor = bounded(zoom) / this.zoom.peek();
    const [width, height] = [now.width * factor, now.height * factor];
    const { area } = this;
    const left = at.x - ((point.x - area.x) / area.width) * width;
    const top = at.y - ((point.y - area.y) / area.height) * height;
    const x = before.x + clampedStart(left, width, frame.x, frame.width) - now.x;
    const y = before.y + clampedStart(top, height, frame.y, frame.height) - now.y;
    this.note(zoom);
    this.gesture = { x, y, drawn: before.drawn };
    sheet.classList.add("moving");
    sheet.style.transform = `translate(${x}px, ${y}px) scale(${this.zoomed.peek() / before.drawn})`;
    this.look();
  }

  /** Draw the sheet at its new size after a gesture. */
  rest(): void {
    const box = this.frame.current?.getBoundingClientRect();
    if (!this.gesture || !box) return;
    this.align(this.at(box), box, this.zoom.peek());
  }

  /** Note that the player has chosen the current zoom. */
  choose(): void {
    chosenZoom.value = { match: this.match, zoom: this.zoom.peek() };
  }

  /** Size the sheet by the zoom. */
  setZoom(zoom: number): void {
    this.note(zoom);
    this.gesture = null;
    const sheet = this.sheet.current;
    if (!sheet) return;
    sheet.classList.remove("moving");
    sheet.style.transform = "";
    if (this.near.peek()) sheet.style.setProperty("--zoom", String(this.zoomed.peek()));
    else sheet.style.removeProperty("--zoom");
    this.look();
  }

  private note(zoom: number): void {
    this.zoomed.value = bounded(zoom);
    // Set at once, not by a render: only then can the frame scroll.
    this.frame.current?.toggleAttribute("data-near", this.near.peek());
  }

  /** Measure the visible part. */
  look(): void {
    const frame = this.frame.current?.getBoundingClientRect();
    if (!frame) return;
    const from = this.at(frame);
    const to = this.at({ x: frame.right, y: frame.bottom });
    this.visible.value = { ...from, width: to.x - from.x, height: to.y - from.y };
    this.middle = this.at(this.centre());
  }

  /** Keep the centre when the frame changes its size. */
  resized(): void {
    if (this.middle && this.near.peek()) this.align(this.middle, this.centre());
    else this.look();
  }

  /** Return the centre of the frame in the window, above what its scroll padding keeps free. */
  private centre(): Point {
    const frame = this.frame.current;
    if (!frame) return { x: 0, y: 0 };
    const { x, y, width, height } = frame.getBoundingClientRect();
    const free = parseFloat(getComputedStyle(frame).scrollPaddingBottom) || 0;
    return { x: x + width / 2, y: y + (height - free) / 2 };
  }
}
