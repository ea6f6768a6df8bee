// A worker that loads Python's files while the page is still being set up: it takes them from the cache storage before
// the network, counts every byte, unpacks them, checks their hashes and compiles the binary while it arrives. What is not
// the file that was built is asked for once more, past every cache. Then the worker stays, and gives a copy to each worker
// that asks: copying here holds nobody up, and the next one waits for nothing. It brings the texts, too, that the page starts
// workers from. Deadlines are kept by life.js, on the thread that can still act when this one is stuck.

import { once } from "../parts/waiting.js";
import { BadFile, digest, isAnother, isGone } from "./bad-file.js";
import { listOf, ROOT, scriptOf, textsOf } from "./built-texts.js";
import {
  ARCHIVES,
  BLOBS,
  BROUGHT,
  CONNECT,
  FAILED,
  FEED,
  FILES,
  KEEP,
  KEPT,
  LOADING,
  message,
} from "./messages.js";
import { cutShort } from "./words.js";

const FOLDER = `${ROOT}static/vendor/pyodide/`;
// The cache that the service worker serves from: a file put here under its own address is not fetched again.
const CACHE = `undoku-files-${ROOT}`;

/** What Python goes on from, beside its binary, by the names of the list; and what it imports later. */
const GOING_ON = ["program", "snapshot", "pyscript"];
const IMPORTED = ["library", "engine"];

/** The last file that was bad: whoever compiles one only hears that something was. */
let bad = null;

/** What came from the network, packed, to be kept once Python runs. */
const arrived = [];
/** What stays here as it came, packed, by its name: the site, and what is kept of it, may be of another version later. */
const held = new Map();
let received = 0;
let total = 0;

async function fetchFile(file, cache) {
  const response = await fetch(FOLDER + file, { cache });
  if (!response.ok) throw isGone(response.status, file);
  return response;
}

/** The response for a file: from what is here, a cache or the network; `anew` past every cache. */
async function request({ file }, anew) {
  if (anew) return { response: await fetchFile(file, "reload"), fresh: true };
  const here = held.get(file);
  if (here) return { response: new Response(here), fresh: false };
  const cached = await cachedFile(file);
  return cached
    ? { response: cached, fresh: false }
    : { response: await fetchFile(file, "default"), fresh: true };
}

const cachedFile = async (file) => globalThis.caches?.match(FOLDER + file).catch(() => undefined);

/** Removes a file from the cache, if it is there. */
async function forget({ file }) {
  const cache = await globalThis.caches?.open(CACHE).catch(() => undefined);
  await cache?.delete(FOLDER + file);
}

/** Joins parts of a file. */
function joined(parts) {
  const whole = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** Whether a file's content is what it was made with. */
async function isRight({ sha256 }, content) {
  // Pages from an insecure address have no hashes and no caches: there the check is left out.
  if (!globalThis.crypto?.subtle) return true;
  const hash = Array.from(await digest(content), (byte) => byte.toString(16).padStart(2, "0"));
  return hash.join("") === sha256;
}

function count(bytes) {
  received += bytes;
  report(LOADING, { received: Math.min(received, total), total });
}

/** Calls `pass` with a file's packed parts as they pass. */
function passing(pass) {
  return new TransformStream({
    transform(chunk, controller) {
      pass(chunk);
      controller.enqueue(chunk);
    },
  });
}

/** A file's content, part by part, and at the end the whole of it; it only ends well if the hash is right. */
async function* contentOf(file, anew) {
  const packed = [];
  const pass = (chunk) => {
    packed.push(chunk);
    count(chunk.length);
  };
  try {
    const { response, fresh } = await request(file, anew);
    const unpacked = [];
    const reader = response.body
      .pipeThrough(passing(pass))
      .pipeThrough(new DecompressionStream("gzip"))
      .getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      unpacked.push(part.value);
      yield part.value;
    }
    const whole = joined(unpacked);
    if (!(await isRight(file, whole))) throw isAnother(file.file);
    if (fresh) arrived.push({ file, packed });
    return whole;
  } catch (error) {
    // It is asked for once more.
    count(-joined(packed).length);
    bad = error instanceof BadFile ? error : new BadFile(cutShort(file.file));
    // What was kept and is broken is not read again: the next try asks the network.
    await forget(file);
    throw bad;
  }
}

/** What `read(anew)` makes of a file; where the file is bad, of one that is asked for past every cache. */
const twice = (read) => read(false).catch(() => read(true));

async function wholeOnce(file, anew) {
  const content = contentOf(file, anew);
  let part = await content.next();
  while (!part.done) part = await content.next();
  return part.value.buffer;
}

const wholeOf = (file) => twice((anew) => wholeOnce(file, anew));

/** The module that a file holds, compiled while the file arrives. */
async function compiled(file) {
  return (await compiledBefore(file).catch(() => null)) ?? twice((anew) => compileNow(file, anew));
}

/** The module from what the service worker keeps unpacked, or null: of this the browser keeps what it has compiled. */
async function compiledBefore(file) {
  if (!(await served)) return null;
  const response = await fetch(FOLDER + file.file.replace(/\.gzip$/, ""));
  if (!response.ok) return null;
  const copy = response.clone().arrayBuffer();
  const [module, content] = await Promise.all([WebAssembly.compileStreaming(response), copy]);
  if (!(await isRight(file, content))) return null;
  count(file.bytes);
  return module;
}

async function compileNow(file, anew) {
  const content = contentOf(file, anew);
  const body = new ReadableStream({
    async pull(controller) {
      const { done, value } = await content.next();
      if (done) controller.close();
      else controller.enqueue(value);
    },
  });
  return WebAssembly.compileStreaming(
    new Response(body, { headers: { "Content-Type": "application/wasm" } }),
  );
}

/** Hands the texts to the page. */
async function bring() {
  report(BROUGHT, { texts: await textsOf() });
}

/** The content of some files of the list, by their names. */
async function contents(list, names) {
  const buffers = await Promise.all(names.map((name) => wholeOf(list[name])));
  return Object.fromEntries(names.map((name, at) => [name, buffers[at]]));
}

/** What is reported of a failure. */
function giveUp(error) {
  const cause = error instanceof BadFile ? error : bad;
  report(FAILED, { clause: cause ? cause.message : String(error), isOther: cause?.isOther });
  return null;
}

/** What every Python goes on from, or null after a failure, which has been reported. The list names also what few want. */
async function load() {
  try {
    const brought = bring();
    // What fails before the list is here is reported with it.
    brought.catch(() => {});
    const list = await listOf();
    for (const name of ["binary", ...GOING_ON]) total += list[name].bytes;
    const going = contents(list, GOING_ON);
    const [buffers, binary] = await Promise.all([going, compiled(list.binary), brought]);
    await hold(list.binary);
    return { list, buffers, binary };
  } catch (error) {
    return giveUp(error);
  }
}

/** What Python imports later, when it is first asked for; null after a failure, which has been reported. */
const archivesOf = once(async () => {
  const files = await loaded;
  if (files === null) return null;
  try {
    const archives = await contents(files.list, IMPORTED);
    scriptOf().catch(() => {});
    return archives;
  } catch (error) {
    return giveUp(error);
  }
});

/** Holds the binary as it came: a sandbox needs it as bytes. */
async function hold({ file }) {
  const here = arrived.find((one) => one.file.file === file);
  const cached = here ? null : await cachedFile(file);
  if (here || cached) held.set(file, here ? new Blob(here.packed) : await cached.blob());
}

const copied = (buffers) =>
  Object.fromEntries(Object.entries(buffers).map(([name, buffer]) => [name, buffer.slice()]));

/** Gives a worker what it waits for, FILES or ARCHIVES. Its own copies are transferred, which is faster than to let the browser copy. */
async function feed(port, what) {
  const files = await (what === ARCHIVES ? archivesOf() : loaded);
  if (files === null) return;
  const own = copied(what === ARCHIVES ? files : files.buffers);
  const given = what === ARCHIVES ? message(ARCHIVES, own) : message(FILES, { binary: files.binary, ...own });
  port.postMessage(given, Object.values(own));
}

/** What Python is started from, as blobs: all who ask have the same ones, and nobody's thread copies them. */
const pythonOf = once(async () => {
  const [{ list, buffers }, archives] = await Promise.all([loaded, archivesOf()]);
  const whole = { program: buffers.program, binary: await wholeOf(list.binary), ...archives };
  // From now on it is here unpacked.
  held.delete(list.binary.file);
  return Object.fromEntries(Object.entries(whole).map(([name, buffer]) => [name, new Blob([buffer])]));
});

/**
 * Gives the page files as blobs: a compiled program cannot be handed on to a frame of another origin. What is wanted is all
 * that Python is made of, the `rest` of the standard library, or the text of the sandbox. What is not here is read once more.
 */
async function feedBlobs(port, what) {
  const files = await loaded;
  if (files === null) return;
  let blobs;
  if (what === "rest") blobs = { rest: new Blob([await wholeOf(files.list.rest)]) };
  else if (what === "sandbox") blobs = { sandbox: await scriptOf() };
  else if ((await archivesOf()) === null) return;
  else blobs = await pythonOf();
  port.postMessage(message(FILES, blobs));
}

/** Keeps what came from the network, so that neither the next visit nor the service worker fetches it again. */
async function keep() {
  if (!globalThis.caches) return;
  const cache = await caches.open(CACHE);
  for (const { file, packed } of arrived.splice(0)) {
    const headers = { "Content-Type": "application/gzip" };
    await cache.put(FOLDER + file.file, new Response(new Blob(packed), { headers }));
  }
}

/** What is being kept: all of it is, when the last of it is. */
let keeping = Promise.resolve();

let connect;
const connected = new Promise((resolve) => {
  connect = resolve;
});
/** The page's port; what is said before the page listens waits in it. */
const page = connected.then(({ port }) => port);
/** Whether the service worker answers what is asked for here. */
const served = connected.then((said) => said.served);

async function report(name, carried) {
  (await page).postMessage(message(name, carried));
}

addEventListener("message", ({ data }) => {
  if (data.undoku !== CONNECT) return;
  connect(data);
  data.port.onmessage = async ({ data: { undoku: name, port, what, all } }) => {
    if (name === FEED) feed(port, what).catch((error) => report(FAILED, { clause: String(error) }));
    else if (name === BLOBS)
      feedBlobs(port, what).catch(({ isOther }) => port.postMessage(message(FAILED, { isOther })));
    else if (name === KEEP) {
      // A full disk or a private window may refuse to keep anything; the page works all the same.
      keeping = keeping.then(keep).catch(() => {});
      await keeping;
      if (all) report(KEPT);
    }
  };
});

const loaded = load();
