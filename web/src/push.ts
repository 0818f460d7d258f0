/** Web push: let the server notify this browser of the player's turn when no page is open. */
import { canNotify, mayNotify } from "./install";
import { person } from "./state/lobby";
import { language, push } from "./state/settings";
import * as api from "./wire/api";

/** The last subscription sent to the server, to avoid sending it twice. */
let reported = "";

/** Return the server's key if both server and browser support push; else null. */
export async function offered(): Promise<string | null> {
  if (!canNotify() || !("PushManager" in window)) return null;
  const worker = await navigator.serviceWorker?.getRegistration();
  return worker ? (await api.pushOffer()).key : null;
}

/** Subscribe this browser, or update the server if the account, the language or the push endpoint has changed. */
export async function renew(): Promise<void> {
  const key = await offered();
  const worker = await navigator.serviceWorker?.getRegistration();
  if (!key || !worker) return;
  if (!mayNotify()) {
    push.value = false; // permission was revoked in the browser's settings
    return;
  }
  const { endpoint = "", keys = {} } = (await subscribed(worker.pushManager, key)).toJSON();
  const wish = { endpoint, p256dh: keys.p256dh ?? "", auth: keys.auth ?? "", language: language.value };
  const now = JSON.stringify([wish, person.value]);
  if (now === reported) return;
  try {
    await api.subscribe(wish);
  } catch (error) {
    push.value = false;
    throw error;
  }
  reported = now;
  push.value = true;
}

async function subscribed(manager: PushManager, key: string): Promise<PushSubscription> {
  const found = await manager.getSubscription();
  if (found && written(found.options.applicationServerKey) === key) return found;
  await found?.unsubscribe(); // it was made for another server key and no longer works
  return manager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
}

/** Encode bytes as base64url. */
function written(bytes: ArrayBuffer | null): string {
  const text = btoa(String.fromCharCode(...new Uint8Array(bytes ?? new ArrayBuffer(0))));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

/** Unsubscribe this browser, on the server and in the browser. */
export async function end(): Promise<void> {
  push.value = false;
  reported = "";
  const worker = await navigator.serviceWorker?.getRegistration();
  const found = await worker?.pushManager.getSubscription();
  if (!found) return;
  await api.unsubscribe(found.endpoint);
  await found.unsubscribe();
}
