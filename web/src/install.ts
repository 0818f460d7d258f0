/** Puts the client on the device: a worker of its own that keeps the client's files and shows notifications. */

/** Browsers allow workers on https and on this machine only; elsewhere the client works without. */
export function install(): void {
  if (import.meta.env.PROD && "serviceWorker" in navigator)
    navigator.serviceWorker.register("/worker.js").catch(() => undefined); // it opens from the host then
}

/** Browsers show notifications of pages that came securely; on some devices of installed ones only. */
export function canNotify(): boolean {
  return isSecureContext && "Notification" in window;
}

export function mayNotify(): boolean {
  return canNotify() && Notification.permission === "granted";
}

/** Shows a notification that leads to the page that is open now. */
export async function notifyHere(title: string, body: string): Promise<void> {
  const options = { body, tag: location.pathname, icon: "/icons/192.png", data: location.pathname };
  const worker = await navigator.serviceWorker?.getRegistration();
  if (worker) {
    await worker.showNotification(title, options);
    return;
  }
  const shown = new Notification(title, options);
  shown.addEventListener("click", () => {
    focus();
    shown.close();
  });
}
