/** Web push: the browser subscribes once, and sends changes to the server. */
import { beforeEach, expect, it, vi } from "vitest";
import { end, offered, renew } from "../src/push";
import { person } from "../src/state/lobby";
import { language, push } from "../src/state/settings";

const KEY = "BAAB";
const NAMED = { p256dh: "point", auth: "secret" };

let asked: [string, unknown][];
let manager: { getSubscription(): Promise<unknown>; subscribe: ReturnType<typeof vi.fn> };
let current: ReturnType<typeof subscription> | null;
let refused: number;

function subscription(endpoint: string, key: number[]) {
  return {
    endpoint,
    options: { applicationServerKey: new Uint8Array(key).buffer },
    toJSON: () => ({ endpoint, keys: NAMED }),
    unsubscribe: vi.fn(() => {
      current = null;
      return Promise.resolve(true);
    }),
  };
}

function answer(path: string): unknown {
  return path === "/api/push" ? { key: KEY, on: true } : { on: false };
}

beforeEach(async () => {
  asked = [];
  refused = 0;
  current = null;
  manager = {
    getSubscription: () => Promise.resolve(current),
    subscribe: vi.fn(() => Promise.resolve((current = subscription("https://push.example/new", [4, 0, 1])))),
  };
  vi.stubGlobal("isSecureContext", true);
  vi.stubGlobal("PushManager", {});
  vi.stubGlobal("Notification", { permission: "granted" });
  Object.assign(navigator, {
    serviceWorker: { getRegistration: () => Promise.resolve({ pushManager: manager }) },
  });
  vi.stubGlobal("fetch", (path: string, gameEvent: RequestInit) => {
    if (gameEvent.method === "POST") asked.push([path, JSON.parse(String(gameEvent.body))]);
    return Promise.resolve(new Response(JSON.stringify(answer(path)), { status: refused || 200 }));
  });
  await end();
  asked = [];
  person.value = { name: "Ana", account: null, language: null };
  language.value = "en";
});

it("subscribes with the server's key and tells the server once", async () => {
  await renew();
  await renew();
  expect(manager.subscribe).toHaveBeenCalledOnce();
  expect(manager.subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: KEY });
  expect(asked).toEqual([["/api/push", { endpoint: "https://push.example/new", ...NAMED, language: "en" }]]);
  expect(push.value).toBe(true);
});

it("tells of another language and another person", async () => {
  await renew();
  language.value = "nl";
  await renew();
  person.value = { name: "Ana", account: "ana", language: null };
  await renew();
  expect(asked.map(([, wish]) => (wish as { language: string }).language)).toEqual(["en", "nl", "nl"]);
});

it("keeps what was subscribed with the same key, and gives up what was with another", async () => {
  const good = subscription("https://push.example/good", [4, 0, 1]);
  current = good;
  await renew();
  expect(good.unsubscribe).not.toHaveBeenCalled();
  const old = subscription("https://push.example/old", [4, 9, 9]);
  current = old;
  await renew();
  expect(old.unsubscribe).toHaveBeenCalledOnce();
  expect(asked.map(([, wish]) => (wish as { endpoint: string }).endpoint)).toEqual([
    "https://push.example/good",
    "https://push.example/new",
  ]);
});

it("ends on both sides", async () => {
  await renew();
  const { endpoint, unsubscribe } = current ?? subscription("", []);
  await end();
  expect(asked.at(-1)).toEqual(["/api/push/forget", { endpoint }]);
  expect(unsubscribe).toHaveBeenCalledOnce();
  expect(push.value).toBe(false);
});

it("is off when the server does not take it, or the browser forbids it", async () => {
  push.value = true;
  vi.stubGlobal("Notification", { permission: "denied" });
  await renew();
  expect([push.value, asked]).toEqual([false, []]);
  vi.stubGlobal("Notification", { permission: "granted" });
  refused = 401;
  await expect(renew()).rejects.toThrow();
  expect(push.value).toBe(false);
});

it("is offered only where the browser can", async () => {
  expect(await offered()).toBe(KEY);
  vi.stubGlobal("isSecureContext", false);
  expect(await offered()).toBeNull();
});
