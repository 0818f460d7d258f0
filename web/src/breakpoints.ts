/** The named breakpoints of the style sheets, for scripts. */
import sheet from "./styles/breakpoints.css?raw";

/** Return the media query of a breakpoint that is defined without others. */
export function breakpoint(name: string): string {
  const query = new RegExp(`@custom-media --${name} ([^;]+);`).exec(sheet)?.[1];
  if (!query || query.includes("(--")) throw new Error(`no plain breakpoint ${name} in breakpoints.css`);
  return query;
}
