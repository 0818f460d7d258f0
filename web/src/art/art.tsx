/** Drawings: icons, shields and pictures, from the sprite of the shell and the sprites of the games. */
import { useEffect, useRef } from "preact/hooks";
import { memo } from "../parts/memo";
import shellSprite from "./shell.svg?url";

const gameSprites = import.meta.glob<string>("../games/*/symbols.svg", {
  query: "?url",
  import: "default",
  eager: true,
});
const inserted = new Map<string, Promise<void>>();

/** Insert a sprite into the page once, so that its symbols take the theme's colours: the shell's, or that of a game. */
export function insertSprite(game?: string): Promise<void> {
  const address = game === undefined ? shellSprite : gameSprites[`../games/${game}/symbols.svg`];
  if (address === undefined) return Promise.resolve();
  const loading =
    inserted.get(address) ??
    insert(address, document.body, "symbols").catch(() => {
      inserted.delete(address); // words are beside every icon; the next page tries again
    });
  inserted.set(address, loading);
  return loading;
}

async function insert(address: string, into: Element, className: string): Promise<void> {
  const answer = await fetch(address);
  const drawing = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  drawing.setAttribute("class", className);
  drawing.setAttribute("aria-hidden", "true");
  into.append(document.importNode(drawing, true));
}

type IconSize = "s" | "m" | "l" | "xl";

/** An icon of the 24 grid. It says nothing by itself: its button or neighbour has the words. */
export const Icon = memo(({ name, size = "m" }: { name: string; size?: IconSize }) => {
  return (
    <svg class={`ico ${size}`} viewBox="0 0 24 24" aria-hidden="true">
      <use href={`#i-${name}`} />
    </svg>
  );
});

const images = new Map<string, string>();
/** Paint that an image cannot take from the page. */
const FROM_PAGE = /currentColor|var\(|url\(|<use/;

/**
 * Return the address of a symbol as an image, or null for a symbol that takes colours from the page. An image is one
 * object to lay out, where a reference to the symbol repeats all its parts: use it where a picture occurs often.
 */
export function symbolImage(name: string): string | null {
  const known = images.get(name);
  if (known !== undefined) return known || null;
  const symbol = document.getElementById(name);
  if (!symbol) return null;
  const painted = !name.startsWith("i-") && !FROM_PAGE.test(symbol.innerHTML);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${symbol.getAttribute("viewBox")}">${symbol.innerHTML}</svg>`;
  const address = painted ? `data:image/svg+xml,${encodeURIComponent(drawing)}` : "";
  images.set(name, address);
  return address || null;
}

interface PictureProps {
  name: string;
  box?: string;
  className?: string;
}

/** A picture of another grid, such as "coin" or "res-cocoa". */
export const Picture = memo(({ name, box = "0 0 24 24", className }: PictureProps) => {
  return (
    <svg class={className} viewBox={box} aria-hidden="true">
      <use href={`#${name}`} />
    </svg>
  );
});

/** The shield of a seat: colour, charge and hatching together. */
export const Shield = memo(({ seat, size = "" }: { seat: number; size?: "s" | "m" | "" }) => {
  return (
    <svg class={`esc ${size}`} viewBox="0 0 26 31" aria-hidden="true">
      <use href={`#esc-${(seat % 6) + 1}`} />
    </svg>
  );
});

/** A large drawing from a file of its own, loaded when it is shown. */
export function Drawing({ address, className }: { address: string; className?: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const into = frame.current;
    if (into && !into.firstChild) insert(address, into, "").catch(() => undefined); // a page without a picture works
  }, [address]);
  return <div ref={frame} class={className} />;
}

const plates = import.meta.glob<string>("../games/*/plate.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

/** The picture of a game for the home page, if its folder has one. */
export function plateOf(game: string): string | null {
  return plates[`../games/${game}/plate.svg`] ?? null;
}
