// Registers the service worker once everything that it keeps has been loaded, and offers a new version when there is one.

import { patience } from "../parts/waiting.js";
import { RELOAD } from "../parts/words.js";
import { NEW_VERSION, OFFLINE } from "./words.js";

// A worker that is asked for anything in the moment in which it is to go stays for minutes in Chromium: what the page
// loads at its start is waited for, but not longer than this (in seconds).
const AT_MOST = 10;

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
        const replace = () => workbox.messageSkipWaiting();
        page.fetched.then(replace);
        patience(AT_MOST, replace);
      }),
    );
    workbox.addEventListener("controlling", ({ isUpdate }) => {
      if (accepted) reload();
      // Another tab has accepted it: this one goes on with what it has loaded until the reader says so.
      else if (isUpdate) page.offer(NEW_VERSION, RELOAD, reload);
    });
    await workbox.register();
    const { active } = await navigator.serviceWorker.ready;
    page.rest(OFFLINE);
    await page.engine.kept;
    if (!accepted) active.postMessage({ type: "UNPACK" });
  } catch {
    // Where storage is refused (a private window, a full disk) the page simply stays online.
  }
}
