import { NAME, SHARED, sharedOf } from "../engine/offline-messages.js";
import { lists } from "../lists/room.js";

/** Take what the system has opened the installed page with: a file, or what another program has shared. */
export async function takeLaunched(rooms, missing) {
  const open = (file) =>
    rooms
      .panel(lists)
      .room.want()
      .then((files) => files.take(file), missing.of(lists));
  /** @type {any} */ (globalThis).launchQueue?.setConsumer(async ({ files }) => {
    if (files.length > 0) open(await files[0].getFile());
  });
  if (location.search !== SHARED) return;
  history.replaceState(history.state, "", location.pathname + location.hash);
  const scope = new URL("./", location.href).href;
  const shared = await (await caches.open(sharedOf(scope))).match(scope + SHARED);
  await caches.delete(sharedOf(scope));
  if (!shared) return;
  const name = shared.headers.get(NAME);
  if (name) open(new File([await shared.blob()], decodeURIComponent(name)));
  else open(await shared.text());
}
