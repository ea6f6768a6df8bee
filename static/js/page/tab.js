// Which draft is this tab's, and whether it is no other tab's.

import { STORED } from "../parts/stored.js";
import { patience, resolvers } from "../parts/waiting.js";

const KEY = STORED.draft;
const LOCK = "undoku-draft-";

/** The draft that this tab had, or null; a tab that is made as the copy of another has that one's. */
export function ownId() {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepId(id) {
  try {
    sessionStorage.setItem(KEY, id);
  } catch {
    // Where that is forbidden, nothing else is kept either.
  }
}

/** What is held where there are no locks: nobody knows what other tabs have. */
export const UNSURE = { sure: false, release() {} };

/**
 * Hold a draft for as long as the page is there, or until it is released: {sure, release()}, or null where another tab
 * holds it. `waits`: a page that was just left, as with a reload, may not have let it go yet.
 */
export function claim(id, { waits = false } = {}) {
  if (!navigator.locks) return UNSURE;
  const { promise: held, resolve: release } = resolvers();
  const { promise: claimed, resolve } = resolvers();
  const controller = new AbortController();
  const callOff = waits ? patience(1, () => controller.abort()) : () => {};
  const how = waits ? { signal: controller.signal } : { ifAvailable: true };
  navigator.locks
    .request(LOCK + id, how, (lock) => {
      resolve(lock && { sure: true, release });
      return lock ? held : null;
    })
    .catch((error) => resolve(error.name === "AbortError" ? null : UNSURE))
    .finally(callOff);
  claimed.then(callOff);
  return claimed;
}

/** Tells of a draft whether another tab holds it, as far as that is known. */
export async function heldByOthers() {
  try {
    const { held } = await navigator.locks.query();
    const names = new Set(held.map(({ name }) => name));
    return (id) => names.has(LOCK + id);
  } catch {
    return () => true;
  }
}
