/** Has the server tell this browser of its person's turn when no page is open, through the browser's push service. */
import { canNotify, mayNotify } from "./install";
import { person } from "./state/house";
import { language, push } from "./state/settings";
import * as api from "./wire/api";

/** What the server was told last, so that it is not told twice. */
let told = "";

/** The server's key, where the server tells people and this browser can be told; else null. */
export async function offered(): Promise<string | null> {
  if (!canNotify() || !("PushManager" in window)) return null;
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker ? (await api.pushOffer()).key : null;
}

/** Subscribes this browser, or says anew what has changed: the person, the language, the browser's own address. */
export async function renew(): Promise<void> {
  const key = await offered();
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!key || !worker) return;
  if (!mayNotify()) {
    push.value = false; // the browser's own settings have the last word
    return;
  }
  const { endpoint = "", keys = {} } = (await subscribed(worker.pushManager, key)).toJSON();
  const wish = { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", language: language.value };
  const now = JSON.stringify([wish, person.value]);
  if (now === told) return;
  try {
    await api.subscribe(wish);
  } catch (error) {
    push.value = false;
    throw error;
  }
  told = now;
  push.value = true;
}

async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const found = await manager.getSubscription();
  if (found && written(found.options.applicationServerKey) === key) return found;
  await found?.unsubscribe(); // it was for another server key, and hears nobody any more
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Bytes in base64url. */
function written(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** The server forgets this browser, and the browser its address. */
export async function end(): Promise<void> {
  push.value = false;
  told = "";
  const worker = await navigator.serviceWorker?.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  if (!found) return;
  await api.unsubscribe(found.endpoint);
  await found.unsubscribe();
}
