// Registers the service worker once everything that it keeps has been loaded, and offers a new version when there is one.

import { Workbox } from "../vendor/workbox/workbox-window.js";

export async function keepForOffline(page) {
  if (!navigator.serviceWorker) return;
  await page.engine.kept;
  const workbox = new Workbox("./service-worker.js");
  workbox.addEventListener("waiting", () => {
    page.offer("A new version of Undoku is ready.", "Reload", () => {
      workbox.addEventListener("controlling", () => location.reload());
      workbox.messageSkipWaiting();
    });
  });
  // Where storage is refused (a private window, a full disk) the page simply stays online.
  await workbox.register().catch(() => {});
}
