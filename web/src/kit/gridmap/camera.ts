/**
 * The camera of a board: it zooms and moves a sheet in a frame that scrolls, by drag, pinch, wheel, keys and buttons.
 *
 * The style sheet sizes the sheet by --zoom. Zoom and visible part are signals, so moving redraws only what shows them.
 */
import { computed, signal, type ReadonlySignal } from "@preact/signals";
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import { ofTable } from "../../state/of_table";
import { usePointerDrag } from "../drag";
import { contains, type Point, type Rect } from "../geometry";

/** Zoom factor of one press of a button or key. */
export const STEP = 1.4;
const MAX_ZOOM = 6;
/** Zoom below this counts as fitting. */
const FIT_TOLERANCE = 1.01;
const DOUBLE_CLICK = 2.2;
const WHEEL_SPEED = 0.0015;
const UNIT_SQUARE: Rect = { x: 0, y: 0, width: 1, height: 1 };

interface Options {
  /** The match: its zoom survives a new mount, as when a phone is turned. */
  match: string;
  /** The area of the drawing on the sheet: the units of all points. */
  area?: Rect;
  /** Whether the wheel zooms; otherwise it scrolls, and zooms with Ctrl. */
  wheel?: boolean;
}

/** The zoom that the player has chosen. */
const chosenZoom = ofTable<{ match: string; zoom: number } | null>(null);

/** Return a zoom within the limits: 1 shows the whole sheet. */
export function bounded(zoom: number): number {
  return Math.max(1, Math.min(MAX_ZOOM, zoom));
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

  /** Note that the player has chosen the current zoom. */
  choose(): void {
    chosenZoom.value = { match: this.match, zoom: this.zoom.peek() };
  }

  /** Size the sheet by the zoom. */
  setZoom(zoom: number): void {
    this.zoomed.value = bounded(zoom);
    const style = this.sheet.current?.style;
    if (this.near.peek()) style?.setProperty("--zoom", String(this.zoomed.peek()));
    else style?.removeProperty("--zoom");
    this.look();
  }

  /** Measure the visible part. */
  look(): void {
    const frame = this.frame.current?.getBoundingClientRect();
    if (!frame) return;
    const from = this.at(frame);
    const to = this.at({ x: frame.right, y: frame.bottom });
    this.visible.value = { ...from, width: to.x - from.x, height: to.y - from.y };
  }

  /** Keep the centre when the frame changes its size. */
  resized(): void {
    const { x, y, width, height } = this.visible.peek();
    if (width > 0 && this.near.peek()) this.align({ x: x + width / 2, y: y + height / 2 }, this.centre());
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

/** Create the camera of a board. Its `frame` and `sheet` are the refs of the elements that it moves. */
export function useCamera({ match, area = UNIT_SQUARE, wheel = false }: Options): Camera {
  const camera = useMemo(() => new Camera(match, area), [match, area.width, area.height]);
  const live = useRef(camera);
  live.current = camera;

  useLayoutEffect(() => {
    const frame = camera.frame.current;
    if (!frame) return undefined;
    camera.setZoom(camera.zoom.peek());
    const look = () => camera.look();
    const watch = new ResizeObserver(() => camera.resized());
    watch.observe(frame);
    frame.addEventListener("scroll", look, { passive: true });
    return () => {
      watch.disconnect();
      frame.removeEventListener("scroll", look);
    };
  }, [camera]);

  usePointerDrag(
    camera.frame,
    {
      // A finger scrolls the frame, two fingers zoom. A draggable element, such as a card, does not move the board.
      grab: ({ target, pointerType }, centre, fingers) => {
        const near = live.current.near.peek() && pointerType !== "touch";
        const draggable = target instanceof Element && target.closest("[data-drag-to]");
        if (fingers < 2 && (!near || draggable)) return null;
        return { point: live.current.at(centre), zoom: live.current.zoom.peek() };
      },
      move: ({ point, zoom }, { x, y, stretch }) => {
        live.current.align(point, { x, y }, stretch === 1 ? undefined : zoom * stretch);
        live.current.choose();
      },
    },
    { pinch: true },
  );

  useEffect(() => {
    const frame = camera.frame.current;
    const roll = (event: WheelEvent) => {
      if (!wheel && !event.ctrlKey) return;
      event.preventDefault();
      camera.by(Math.exp(-event.deltaY * WHEEL_SPEED), { x: event.clientX, y: event.clientY });
    };
    const double = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest("button, [data-legal]")) return;
      if (camera.near.peek()) camera.fit();
      else camera.by(DOUBLE_CLICK, { x: event.clientX, y: event.clientY });
    };
    const key = (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || document.querySelector("dialog[open]")) return;
      if (event.target instanceof Element && event.target.closest("input, textarea, select")) return;
      if (event.key === "+" || event.key === "=") camera.by(STEP);
      else if (event.key === "-") camera.by(1 / STEP);
      else if (event.key === "0") camera.fit();
      else return;
      event.preventDefault();
    };
    frame?.addEventListener("wheel", roll, { passive: false });
    frame?.addEventListener("dblclick", double);
    addEventListener("keydown", key);
    return () => {
      frame?.removeEventListener("wheel", roll);
      frame?.removeEventListener("dblclick", double);
      removeEventListener("keydown", key);
    };
  }, [camera]);

  return camera;
}
