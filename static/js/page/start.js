import { Engine } from "../engine/engine.js";
import { Life } from "../engine/life.js";
import { Pool } from "../engine/pool.js";
import { isThere } from "./early-there.js";
import { linkTo } from "./links.js";

/** Tells, from now on, whether a key or a pointer was pressed. */
function listenForUse() {
  let used = false;
  for (const name of ["pointerdown", "keydown"]) {
    addEventListener(name, () => (used = true), { capture: true, once: true });
  }
  return () => used;
}

/**
 * Begin: show what the address names, bring back what was kept, and start the engine meanwhile. In the end the cursor waits in
 * the board, with `focusBoard()`, unless the page is in use already.
 */
export async function start({
  page,
  files,
  rooms,
  boards,
  theme,
  address,
  keeping,
  isEmbedded,
  modes,
  fragment,
  ...focus
}) {
  if (!(await isThere(page.failed))) return;
  theme.show();
  // The engine is on its way, and the page can be used, while what the address names is loaded.
  const isUsed = listenForUse();
  const opened = address.read();
  const broughtBack = keeping.open(opened);
  page.engine = new Engine(page, files);
  page.pool = new Pool((name) => new Life(name, files));
  await broughtBack;
  window.widgets.arrived(() => boards.current.focus());
  await opened;
  // Where no service worker keeps the site, what is pressed later is here before the network may be gone.
  page.fetched = files.kept.then(rooms.fetch, () => {});
  if (isEmbedded) {
    // Where no address has said how the board is used.
    modes.watch(true);
    const { createEmbedded } = await import("./embedded.js");
    createEmbedded({ link: () => linkTo(fragment(false)) });
  } else {
    import("./launched.js").then(
      ({ takeLaunched }) => takeLaunched(rooms, focus.missing),
      () => {},
    );
    // Nothing of the first screen waits for it; where it does not come, the page stays online.
    import("../engine/offline.js").then(
      ({ keepForOffline }) => keepForOffline(page),
      () => {},
    );
  }

  const unused = focus.mayFocus() && !isUsed() && document.activeElement === document.body;
  if (unused) focus.focusBoard();
}
