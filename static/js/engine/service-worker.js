// Serves the whole site from the cache storage, so that it works with no network. Bundled into the site's root by
// tools/site.mjs, which puts the list of files, each with its hash, in the place of __FILES__.

import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";

// The name that download.js keeps Pyodide's files under: what it has put there is not fetched again.
setCacheNameDetails({ prefix: "undoku", precache: "files", suffix: registration.scope });

// The page has just loaded most of these. Asking whether they changed costs a few bytes, loading them again all.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }) }]);

const FILES = __FILES__;
precacheAndRoute(FILES, { cleanURLs: false });
clientsClaim();

// Python's binary once more, unpacked and under an address of its own: a browser keeps what it has compiled only of a
// response that has an address, and a program that need not be compiled again starts a third faster.
const UNPACKED = `undoku-unpacked-${registration.scope}`;
const packed = new URL(FILES.find(({ url }) => url.endsWith(".wasm.gzip")).url, registration.scope).href;
const unpacked = packed.replace(/\.gzip$/, "");

async function unpack() {
  const cache = await caches.open(UNPACKED);
  if (await cache.match(unpacked)) return;
  for (const request of await cache.keys()) await cache.delete(request);
  const { body } = await caches.match(packed);
  const headers = { "Content-Type": "application/wasm" };
  await cache.put(unpacked, new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers }));
}

addEventListener("fetch", (/** @type {any} */ event) => {
  if (event.request.url !== unpacked) return;
  const kept = caches.match(unpacked).then((found) => found ?? new Response(null, { status: 404 }));
  event.respondWith(kept);
});

addEventListener("message", (/** @type {any} */ event) => {
  // A new version waits until the reader says so: open tabs keep the files they were loaded with.
  if (event.data?.type === "SKIP_WAITING") skipWaiting();
  // Not while it becomes active, as nothing is served meanwhile. Where there is no room for it, the packed one does.
  if (event.data?.type === "UNPACK") event.waitUntil(unpack().catch(() => {}));
});
