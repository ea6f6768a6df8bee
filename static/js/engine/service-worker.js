// Serves the whole site from the cache storage, so that it works with no network. Bundled into the site's root by
// tools/site.mjs, which puts the list of files, each with its hash, in the place of __FILES__.

import { CACHE, files, mend, PAGE, serve } from "./kept-files.js";
import { KEEP_ALL, NAME, REPLACE, SHARED, sharedOf } from "./offline-messages.js";
import { begin, fileOf, forget, inherit, store, version } from "./versions.js";

// Python's binary once more, unpacked and under an address of its own: a browser keeps what it has compiled only of a
// response that has an address, and a program that need not be compiled again starts a third faster.
const UNPACKED = `undoku-unpacked-${registration.scope}`;
const packed = Object.keys(files).find((address) => address.endsWith(".asm.wasm.gzip"));
const unpacked = packed.replace(/\.gzip$/, "");

async function unpack() {
  const cache = await caches.open(UNPACKED);
  if (await cache.match(unpacked)) return;
  for (const request of await cache.keys()) await cache.delete(request);
  const { body } = await (await caches.open(CACHE)).match(packed);
  const headers = { "Content-Type": "application/wasm" };
  await cache.put(unpacked, new Response(body.pipeThrough(new DecompressionStream("gzip")), { headers }));
}

/** The address that is asked for, without what is no part of a file's: the page has its query for itself. */
function addressOf({ url, mode }) {
  const address = new URL(url);
  address.hash = "";
  if (mode !== "navigate") return address.href;
  const { origin, pathname } = address;
  const isPage = [registration.scope, PAGE].includes(origin + pathname);
  return isPage ? PAGE : address.href;
}

async function answer({ request, clientId, resultingClientId }) {
  const address = addressOf(request);
  if (address === unpacked) return (await caches.match(unpacked)) ?? new Response(null, { status: 404 });
  const isNew = request.mode === "navigate";
  const file = await fileOf(address, isNew ? "" : clientId);
  if (!file) return fetch(request);
  if (!isNew) await inherit(resultingClientId, clientId);
  return serve(address, file, request.cache === "reload");
}

/** Put what another program shares where the page finds it, and show the page: a file, or else its words. */
async function share(request) {
  const form = await request.formData();
  const [file] = form.getAll("file");
  const words = ["text", "url", "title"].map((name) => form.get(name)).filter(Boolean);
  const headers = file ? { [NAME]: encodeURIComponent(file.name) } : {};
  const cache = await caches.open(sharedOf(registration.scope));
  await cache.put(registration.scope + SHARED, new Response(file ?? words.join("\n"), { headers }));
  return Response.redirect(registration.scope + SHARED, 303);
}

addEventListener("fetch", (/** @type {any} */ event) => {
  const { method, url } = event.request;
  if (method === "POST" && url === `${registration.scope}share`) event.respondWith(share(event.request));
  if (method === "GET" && url.startsWith(registration.scope)) event.respondWith(answer(event));
});

addEventListener("install", (/** @type {any} */ event) => event.waitUntil(store()));

addEventListener("activate", (/** @type {any} */ event) => {
  const begun = begin().catch(() => {});
  event.waitUntil(begun.then(() => clients.claim()));
});

/** Looks after all files, and tells whether what stands in the bar of a tab now starts without a network. */
async function keepAll({ address, parts }, port) {
  const isServed = addressOf({ url: address, mode: "navigate" }) in files;
  const isKept = await mend({ thorough: true }).then(
    () => true,
    () => false,
  );
  // Without a service worker it may have come from a server that had another version.
  const isSame = parts.every(([of, integrity]) => files[of]?.integrity === integrity);
  const keys = Object.values(files).map(({ key }) => key);
  port.postMessage({ isKept: isKept && isServed, isSame, version: await version, cache: CACHE, keys });
  // Where there is no room for it, the packed one does.
  if (isKept) await unpack().catch(() => {});
  await forget().catch(() => {});
}

addEventListener("message", (/** @type {any} */ event) => {
  const { undoku: name, port, ...carried } = event.data;
  // A new version waits until the reader says so: open tabs keep the files they were loaded with.
  if (name === REPLACE) skipWaiting();
  // Not while it becomes active, as nothing is served meanwhile.
  if (name === KEEP_ALL) event.waitUntil(keepAll(carried, port));
});
