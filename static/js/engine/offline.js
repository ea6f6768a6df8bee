// Registers the service worker once everything that it keeps has been loaded, and offers a new version when there is one.

import { byId, setText } from "../parts/dom.js";
import { RELOAD } from "../parts/words.js";
import { NEW_VERSION, OFFLINE } from "./words.js";

export async function keepForOffline(page) {
  if (!navigator.serviceWorker) return;
  // Whoever has been here before has the files; a version that does not start must not block the next one.
  if (!navigator.serviceWorker.controller) await page.engine.kept;
  try {
    const { Workbox } = await import("../../vendor/workbox/workbox-window.js");
    const workbox = new Workbox("./service-worker.js");
    const reload = () => {
      page.remember();
      location.reload();
    };
    let accepted = false;
    workbox.addEventListener("waiting", () =>
      page.offer(NEW_VERSION, RELOAD, () => {
        accepted = true;
        workbox.messageSkipWaiting();
      }),
    );
    workbox.addEventListener("controlling", ({ isUpdate }) => {
      if (accepted) reload();
      // Another tab has accepted it: this one goes on with what it has loaded until the reader says so.
      else if (isUpdate) page.offer(NEW_VERSION, RELOAD, reload);
    });
    await workbox.register();
    const { active } = await navigator.serviceWorker.ready;
    setText(byId("progress-words"), OFFLINE);
    await page.engine.kept;
    active.postMessage({ type: "UNPACK" });
  } catch {
    // Where storage is refused (a private window, a full disk) the page simply stays online.
  }
}
