// The files that the service worker keeps in the cache storage. Each has the hash that the build gave it: what is served, and
// what is put there, is what was built, or it is asked for anew.

/**
 * Where they lie. It is the name that download.js keeps Python's files under: what it has put there is not fetched again.
 */
export const CACHE = `undoku-files-${registration.scope}`;

/** The page itself, under whatever query somebody has come. */
export const PAGE = new URL("index.html", registration.scope).href;

/** How many are asked for at a time. */
const LANES = 6;

/**
 * A file of a version: the `key` under which it lies, which no other content has, and its hash. One whose name carries its
 * hash lies under its own address.
 * @typedef {{ key: string, integrity: string }} File
 */

/** The files of this version, by their addresses. @type {Record<string, File>} */
export const files = Object.fromEntries(
  __FILES__.map(({ url, revision, integrity }) => {
    const { href } = new URL(url, registration.scope);
    return [href, { key: revision ? `${href}?revision=${revision}` : href, integrity }];
  }),
);

// The packed files of Python are checked by whoever unpacks them.
const isCheckedLater = (address) => address.endsWith(".gzip");

/** Whether this is content of that hash. */
async function isRight(content, integrity) {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return `sha256-${btoa(String.fromCharCode(...hash))}` === integrity;
}

// Which headers a server says its answers depend on is nobody's business here.
const find = (cache, { key }) => cache.match(key, { ignoreVary: true });

/** Whether a file lies here as it was made. */
async function isWhole(cache, file) {
  const found = await find(cache, file);
  return Boolean(found) && isRight(await found.arrayBuffer(), file.integrity).catch(() => false);
}

/** The answer of the network, if it is what was built: nothing else is ever put here. */
async function ask(address, { integrity }) {
  const get = (mode) => fetch(address, { integrity, cache: mode, credentials: "same-origin" });
  // The page has loaded most of these just now: to ask whether they changed costs a few bytes. What the browser's own cache
  // holds may be wrong all the same.
  const response = await get("no-cache").catch(() => get("reload"));
  if (!response.ok) throw new Error(`status ${response.status}`);
  // A page that was redirected may not be shown.
  const { status, headers } = response;
  return response.redirected ? new Response(response.body, { status, headers }) : response;
}

/**
 * The response for a file: as it is kept, and where it is not, or is not what it was, from the network. With `past`, somebody
 * asks past what is kept.
 */
export async function serve(address, file, past) {
  const cache = await caches.open(CACHE);
  const isGood = isCheckedLater(address) || (await isWhole(cache, file));
  // Read once more, as it lies there: the browser keeps what it has compiled of such a response.
  const kept = isGood ? await find(cache, file) : undefined;
  if (kept && !past) return kept;
  try {
    const response = await ask(address, file);
    // Where there is no room for it, it is served all the same.
    await cache.put(file.key, response.clone()).catch(() => {});
    return response;
  } catch {
    return kept ?? Response.error();
  }
}

/** What does not lie here; with `thorough` also what is not what it was. */
async function lost(cache, thorough) {
  const keys = new Set((await cache.keys()).map(({ url }) => url));
  const found = [];
  for (const [address, file] of Object.entries(files)) {
    if (!keys.has(file.key) || (thorough && !(await isWhole(cache, file)))) found.push([address, file]);
  }
  return found;
}

/** Fetches what is lost; rejects where something of it does not come, after all that does. */
export async function mend({ thorough = false } = {}) {
  const cache = await caches.open(CACHE);
  const waiting = await lost(cache, thorough);
  const faults = [];
  const work = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const [address, file] = next;
      const arrives = ask(address, file).then((response) => cache.put(file.key, response));
      await arrives.catch((fault) => faults.push(fault));
    }
  };
  await Promise.all(Array.from({ length: LANES }, work));
  if (faults.length > 0) throw faults[0];
}

/** Removes what is of no version among these, each a list as `files`. */
export async function tidy(lists) {
  const cache = await caches.open(CACHE);
  const keys = new Set(lists.flatMap((list) => Object.values(list).map(({ key }) => key)));
  for (const request of await cache.keys()) if (!keys.has(request.url)) await cache.delete(request);
}
