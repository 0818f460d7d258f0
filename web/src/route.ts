/** Which page the address asks for. */
import { signal } from "@preact/signals";

export type Page =
  | { name: "home" }
  | { name: "tables" }
  | { name: "account" }
  | { name: "rules"; game: string; rule: string }
  | { name: "table"; match: string; at: number | null }
  | { name: "join"; token: string }
  | { name: "nowhere" };

function pageOf(address: Location): Page {
  const [first = "", second = ""] = address.pathname.split("/").filter(Boolean).map(decodeURIComponent);
  const hash = decodeURIComponent(address.hash.slice(1));
  switch (first) {
    case "":
      return { name: "home" };
    case "tables":
      return { name: "tables" };
    case "account":
      return { name: "account" };
    case "rules":
      return { name: "rules", game: second, rule: hash };
    case "table":
      return { name: "table", match: second, at: /^\d+$/.test(hash) ? Number(hash) : null };
    case "join":
    case "play":
    case "watch":
      return { name: "join", token: second || hash };
    default:
      return { name: "nowhere" };
  }
}

/** A link to a table, with the host and whatever else stands before its path. */
const LINK = /\/(?:table|join|play|watch)[/#]\S+/;

/** Where a typed code or a pasted link leads: here, by whatever name its sender knows this server. */
export function pathTo(typed: string): string {
  return LINK.exec(typed)?.[0] ?? `/join/${encodeURIComponent(typed.trim())}`;
}

export const page = signal<Page>(pageOf(location));

export function go(path: string, replace = false): void {
  if (replace) history.replaceState(null, "", path);
  else history.pushState(null, "", path);
  page.value = pageOf(location);
  scrollTo(0, 0);
}

/** Links inside the client change the page without loading it again. */
export function followLinks(): void {
  addEventListener("popstate", () => (page.value = pageOf(location)));
  addEventListener("click", (event) => {
    const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!plain || event.defaultPrevented || !link || link.target || link.origin !== location.origin) return;
    if (link.hasAttribute("download") || link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
