// Serves the whole site from the cache storage, so that it works with no network. Bundled into the site's root by
// tools/site.mjs, which puts the list of files, each with its hash, in the place of __FILES__.

import { clientsClaim, setCacheNameDetails } from "workbox-core";
import { addPlugins, precacheAndRoute } from "workbox-precaching";

// The name that download.js keeps Pyodide's files under: what it has put there is not fetched again.
setCacheNameDetails({ prefix: "undoku", precache: "files", suffix: registration.scope });

// The page has just loaded most of these. Asking whether they changed costs a few bytes, loading them again all.
addPlugins([{ requestWillFetch: async ({ request }) => new Request(request, { cache: "no-cache" }) }]);

precacheAndRoute(__FILES__, { cleanURLs: false });
clientsClaim();

// A new version waits until the reader says so: open tabs keep the files they were loaded with.
addEventListener("message", ({ data }) => {
  if (data?.type === "SKIP_WAITING") skipWaiting();
});
