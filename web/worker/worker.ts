/**
 * The service worker: keeps the client's own files, so that it opens at once and can say by itself that the host is out
 * of reach. What lives on the host, such as tables, people and lists, is never kept: it is live or it is not shown.
 */
/// <reference lib="webworker" />

/** The files of this build that every page needs, and a name that changes with them; written in by the build. */
declare const BUILT_FILES: readonly string[];
declare const BUILT_NAME: string;

const host = self as unknown as ServiceWorkerGlobalScope;
const CACHE = `caravela-${BUILT_NAME}`;
const FRONT_PAGE = "/";
/** Words and rules: the same for everybody, and changed only by another version of the program. */
const COMMON_WORDS = ["en", "fr", "nl"].map((language) => `/api/texts/${language}.ftl`);
const WORDS = /^\/api\/(texts\/|games$|games\/[^/]+\/rules$)/;

host.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll([FRONT_PAGE, ...COMMON_WORDS, ...BUILT_FILES]))
      .then(() => host.skipWaiting()),
  );
});

host.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => host.clients.claim()),
  );
});

host.addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== host.location.origin) return;
  if (request.mode === "navigate" && isPage(address)) event.respondWith(fresh(request, FRONT_PAGE));
  else if (address.pathname.startsWith("/assets/")) event.respondWith(kept(request));
  else if (WORDS.test(address.pathname)) event.respondWith(fresh(request, request));
});

/** Every address of the client is the same page; downloads are not pages. */
function isPage(address: URL): boolean {
  return !address.pathname.startsWith("/api/") && !address.pathname.includes(".");
}

/** A file whose name changes with its content. */
async function kept(request: Request): Promise<Response> {
  const found = await caches.match(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await keep(request, answer);
  return answer;
}

/** From the host; what was kept stands in only when the host does not answer. */
async function fresh(request: Request, name: Request | string): Promise<Response> {
  try {
    const answer = await fetch(request);
    if (answer.ok) await keep(name, answer);
    return answer;
  } catch (unreachable) {
    const found = await caches.match(name);
    if (found) return found;
    throw unreachable;
  }
}

async function keep(name: Request | string, answer: Response): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(name, answer.clone());
}

/** The server calls while no page is open; whatever else comes is no call of ours. */
host.addEventListener("push", (event) => {
  const call = callOf(event.data);
  if (!call) return;
  const { title, body, path } = call;
  const options = { body, tag: path, icon: "/icons/192.png", data: path };
  event.waitUntil(host.registration.showNotification(title, options));
});

/** The browser has given up its address at the push service: the server hears the new one, and forgets the old. */
host.addEventListener("pushsubscriptionchange", (event) => {
  // Not every browser's library knows what the event carries, nor carries every browser's event all of it.
  const { oldSubscription, newSubscription } = event as ExtendableEvent & Partial<Change>;
  (event as ExtendableEvent).waitUntil(moved(oldSubscription ?? null, newSubscription ?? null));
});

interface Change {
  oldSubscription: PushSubscription | null;
  newSubscription: PushSubscription | null;
}

async function moved(before: PushSubscription | null, given: PushSubscription | null): Promise<void> {
  const { key } = await callApi<{ key: string | null }>("/api/push");
  if (!key) return;
  const wish = { userVisibleOnly: true, applicationServerKey: key };
  const { endpoint, keys } = (given ?? (await host.registration.pushManager.subscribe(wish))).toJSON();
  const { language } = await callApi<{ language: string | null }>("/api/me");
  await callApi("/api/push", { endpoint, ...keys, language: language ?? "en" });
  if (before && before.endpoint !== endpoint)
    await callApi("/api/push/forget", { endpoint: before.endpoint });
}

async function callApi<T>(path: string, body?: unknown): Promise<T> {
  const post = {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  };
  const answer = await fetch(path, body === undefined ? {} : post);
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

interface Call {
  title: string;
  body: string;
  path: string;
}

function callOf(data: PushMessageData | null): Call | null {
  try {
    const { title, body, path } = (data ? data.json() : {}) as Partial<Call>;
    return title && body && path?.startsWith("/table/") ? { title, body, path } : null;
  } catch {
    return null;
  }
}

/** A notification leads back to its table, in the window that shows it already if there is one. */
host.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data);
  event.waitUntil(
    host.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((each) => new URL(each.url).pathname === path);
      return open ? open.focus() : host.clients.openWindow(path);
    }),
  );
});
