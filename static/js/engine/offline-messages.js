// What the page says to the service worker; messages are as those of messages.js.

/** offline.js to a service worker that waits: it takes the place of the one that is active. */
export const REPLACE = "replace";

/**
 * offline.js to the service worker, which fetches what it has lost: { address } is what stands in the bar, { parts } are the
 * addresses and hashes that the page has checked. It answers at a port: { isKept } tells whether all is here and that address
 * starts offline; { isSame } whether those parts are of its version, whose name is { version }; { cache, keys } what has to
 * be in the cache storage.
 */
export const KEEP_ALL = "keep-all";

/** The cache that has what was shared with the installed page, until the page has taken it. */
export const sharedOf = (scope) => `undoku-shared-${scope}`;
/** The address of it there, and what the page is asked for with. */
export const SHARED = "?shared";
/** What of it says the name of a file. */
export const NAME = "x-undoku-name";
