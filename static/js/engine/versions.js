// Which tab is of which version. A tab runs one version until it is loaded again, also when another tab has accepted the next:
// it is served the files it was made of, which stay as long as it is open.

import { files, mend, tidy } from "./kept-files.js";

const CACHE = `undoku-versions-${registration.scope}`;
const RECORD = new URL("versions", registration.scope).href;
/** Held by whoever puts the files of a version there, or removes what is of none: what the one puts is new to the other. */
const STORING = `undoku-storing-${registration.scope}`;

/** This version's name: its files are all that it is. */
export const version = crypto.subtle
  .digest("SHA-256", new TextEncoder().encode(JSON.stringify(files)))
  .then((hash) =>
    Array.from(new Uint8Array(hash, 0, 8), (byte) => byte.toString(16).padStart(2, "0")).join(""),
  );

/**
 * What is noted, beside the files, for the next service worker and for this one when it is started again: the version that
 * new tabs get, the files of all that are in use, and the tabs and workers of older ones.
 * @typedef {{ current: string, lists: Record<string, typeof files>, older: Record<string, string> }} Noted
 * @type {Promise<Noted>}
 */
let noted = read();

async function read() {
  const name = await version;
  const own = { current: name, lists: { [name]: files }, older: {} };
  try {
    const cache = await caches.open(CACHE);
    return (await (await cache.match(RECORD))?.json()) ?? own;
  } catch {
    return own;
  }
}

/** Notes something else, which `alter` makes of what is noted. */
function note(alter) {
  noted = noted.then(alter);
  return noted.then(async (record) => {
    const cache = await caches.open(CACHE);
    await cache.put(RECORD, new Response(JSON.stringify(record)));
    return record;
  });
}

const idsOf = (all) => all.map(({ id }) => id);

/** This version is from now on the one that new tabs get; those that are served already have the one before. */
export async function begin() {
  const [name, served] = await Promise.all([version, clients.matchAll({ type: "all" })]);
  // What the one before has noted until now.
  noted = read();
  await note(({ current, lists, older }) => {
    const before = current === name ? [] : idsOf(served).map((id) => [id, current]);
    return {
      current: name,
      lists: { ...lists, [name]: files },
      older: { ...Object.fromEntries(before), ...older },
    };
  });
}

/** Puts this version's files where the one before has its own. */
export const store = () => navigator.locks.request(STORING, () => mend());

/**
 * Forgets who is gone, and removes the files that nobody needs any more. Not while another version is being kept, or has taken
 * this one's place: its files are not known here. One that begins meanwhile waits.
 */
export const forget = () =>
  navigator.locks.request(STORING, { ifAvailable: true }, async (lock) => {
    const { installing, waiting, active } = registration;
    if (!lock || installing || waiting || active?.state !== "activated") return;
    if ((await read()).current === (await version)) await forgetNow();
  });

async function forgetNow() {
  const [name, all] = await Promise.all([
    version,
    clients.matchAll({ type: "all", includeUncontrolled: true }),
  ]);
  const open = idsOf(all);
  const { lists } = await note(({ lists, older }) => {
    const left = Object.entries(older).filter(([id]) => open.includes(id));
    const used = left.map(([, of]) => of);
    const needed = Object.entries(lists).filter(([of]) => used.includes(of));
    return {
      current: name,
      lists: { ...Object.fromEntries(needed), [name]: files },
      older: Object.fromEntries(left),
    };
  });
  await tidy(Object.values(lists));
}

/**
 * What a client has under an address: a file of its version. Where its own has none of that name, it may be one whose name
 * carries its hash, which is the same in all.
 */
export async function fileOf(address, client) {
  const { lists, older } = await noted;
  const own = lists[older[client]] ?? files;
  const others = Object.values(lists).map((list) => list[address]);
  return own[address] ?? others.find((file) => file?.key === address);
}

/** A worker is of the version of the tab that starts it. */
export async function inherit(worker, client) {
  const { older } = await noted;
  if (!worker || !older[client]) return;
  const written = note((record) => ({ ...record, older: { ...record.older, [worker]: older[client] } }));
  // Where there is no room to write it down, it is known all the same, as long as this service worker runs.
  await written.catch(() => {});
}
