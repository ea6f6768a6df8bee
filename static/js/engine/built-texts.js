// The texts that download.js brings: each as it was built, or a BadFile. The build puts the hash of each in the place of
// __HASHES__, and all of this into download.js, whose address import.meta.url then is.

import { once } from "../parts/waiting.js";
import { BadFile, digest, isAnother, isGone } from "./bad-file.js";
import { LIST, SANDBOX, TEXTS } from "./texts.js";
import { cutShort } from "./words.js";

export const ROOT = new URL("../../../", import.meta.url).href;
const TYPES = { wasm: "application/wasm", js: "text/javascript", mjs: "text/javascript" };
const PACKED = /\.gzip$/;
const typeOf = (path) => TYPES[path.replace(PACKED, "").split(".").pop()] ?? "text/plain";

/** What the browser keeps of a text, as a cache of the service worker or as what it has loaded before, or null. */
async function keptText(url, integrity) {
  const response = await globalThis.caches?.match(url, { ignoreSearch: true }).catch(() => undefined);
  const content = await response?.arrayBuffer();
  if (!content) return null;
  const hash = btoa(String.fromCharCode(...(await digest(content))));
  return integrity === `sha256-${hash}` ? content : null;
}

/** What is wrong with a text that did not arrive as it was built. */
async function whyNot(url, path) {
  const file = path.split("/").pop();
  const response = await fetch(url, { cache: "force-cache" }).catch(() => null);
  if (!response) return new BadFile(cutShort(file));
  return response.ok ? isAnother(file) : isGone(response.status, file);
}

/** A text of the page as it was built, as a blob. */
async function textOf(path) {
  const url = ROOT + path;
  const integrity = __HASHES__[path];
  const ask = async (cache) => (await fetch(url, { integrity, cache })).arrayBuffer();
  const content = await ask("default")
    .catch(() => keptText(url, integrity))
    .then((content) => content ?? ask("reload"))
    .catch(async () => {
      throw await whyNot(url, path);
    });
  const text = new Blob([content]);
  const stream = PACKED.test(path) ? text.stream().pipeThrough(new DecompressionStream("gzip")) : text;
  return new Response(stream, { headers: { "Content-Type": typeOf(path) } }).blob();
}

/** All that the page starts from, as blobs by their names. */
export async function textsOf() {
  const texts = await Promise.all(Object.values(TEXTS).map(textOf));
  return Object.fromEntries(Object.keys(TEXTS).map((name, at) => [name, texts[at]]));
}

/** Which files Python is made of. */
export const listOf = async () => JSON.parse(await (await textOf(LIST)).text());

/** The text that runs the reader's program. */
export const scriptOf = once(() => textOf(SANDBOX));
