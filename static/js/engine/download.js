// A worker that loads Python's files while the page is still being set up: it takes them from the cache storage before
// the network, counts every byte, unpacks them, checks their hashes and compiles the binary while it arrives. Then it
// stays, and gives a copy to each worker that asks: copying here holds nobody up, and the next worker waits for nothing.
// Deadlines are kept by life.js, on the thread that can still act when this one is stuck.

import { BYTES, CONNECT, FAILED, FEED, FILES, KEEP, KEPT, LOADING, message } from "./messages.js";
import { answered, cutShort, unexpected } from "./words.js";

const LIST = "assets.json";
const FOLDER = new URL("../../vendor/pyodide/", import.meta.url).href;
// The cache that the service worker serves from: a file put here under its own address is not fetched again.
const CACHE = `undoku-files-${new URL("../../../", import.meta.url).href}`;

/** A file that did not arrive as it was made. The message is a clause for people. */
class BadFile extends Error {}

/** The first file that was bad: whoever reads it only hears that something was. */
let bad = null;

/** What came from the network, packed, to be kept once Python runs. */
const arrived = [];
let received = 0;
let total = 0;

// Asking again costs nothing where the browser's own cache is right, and mends it where it kept a broken file.
async function fetchAnew(file) {
  const response = await fetch(FOLDER + file, { cache: "no-cache" });
  if (!response.ok) throw new BadFile(answered(response.status, file));
  return response;
}

/** The response for a file: from what has just arrived, a cache or the network. */
async function request({ file }) {
  const here = arrived.find((one) => one.file.file === file);
  if (here) return { response: new Response(new Blob(here.packed)), fresh: false };
  const cached = await globalThis.caches?.match(FOLDER + file).catch(() => undefined);
  return cached ? { response: cached, fresh: false } : { response: await fetchAnew(file), fresh: true };
}

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
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", content));
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("") === sha256;
}

function count(bytes) {
  received += bytes;
  report(LOADING, { received: Math.min(received, total), total });
}

/** Counts a file's packed bytes as they pass, and keeps them where they are fresh. */
function counted(packed) {
  return new TransformStream({
    transform(chunk, controller) {
      packed?.push(chunk);
      count(chunk.length);
      controller.enqueue(chunk);
    },
  });
}

/** A file's content, part by part, and at the end the whole of it; it only ends well if the hash is right. */
async function* contentOf(file) {
  try {
    const { response, fresh } = await request(file);
    const packed = fresh ? [] : null;
    const unpacked = [];
    const reader = response.body
      .pipeThrough(counted(packed))
      .pipeThrough(new DecompressionStream("gzip"))
      .getReader();
    for (let part = await reader.read(); !part.done; part = await reader.read()) {
      unpacked.push(part.value);
      yield part.value;
    }
    const whole = joined(unpacked);
    if (!(await isRight(file, whole))) throw new BadFile(unexpected(file.file));
    if (fresh) arrived.push({ file, packed });
    return whole;
  } catch (error) {
    bad ??= error instanceof BadFile ? error : new BadFile(cutShort(file.file));
    // What was kept and is broken is not read again: the next try asks the network.
    await forget(file);
    throw bad;
  }
}

async function wholeOf(file) {
  const content = contentOf(file);
  let part = await content.next();
  while (!part.done) part = await content.next();
  return part.value.buffer;
}

/** The module that a file holds, compiled while the file arrives. */
async function compiled(file) {
  return (await compiledBefore(file).catch(() => null)) ?? compileNow(file);
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

function compileNow(file) {
  const content = contentOf(file);
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

/** Which files there are, with their packed sizes and hashes. */
async function readList() {
  try {
    return await (await fetchAnew(LIST)).json();
  } catch (error) {
    throw error instanceof BadFile ? error : new BadFile(cutShort(LIST));
  }
}

/** What every Python is made of, or null after a failure, which has been reported. The list names also what few want. */
async function load() {
  try {
    const list = await readList();
    const { program, binary, library, engine } = list;
    for (const { bytes } of [program, binary, library, engine]) total += bytes;
    const whole = Promise.all([program, library, engine].map(wholeOf));
    const [buffers, module] = await Promise.all([whole, compiled(binary)]);
    return { list, buffers, module };
  } catch (error) {
    const cause = bad ?? error;
    report(FAILED, { clause: cause instanceof BadFile ? cause.message : String(cause) });
    return null;
  }
}

/** Gives a worker files of its own. They are transferred, which is faster than to let the browser copy them. */
async function feed(port) {
  const files = await loaded;
  if (files === null) return;
  const buffers = files.buffers.map((buffer) => buffer.slice());
  const [program, library, engine] = buffers;
  port.postMessage(message(FILES, { program, binary: files.module, library, engine }), buffers);
}

/**
 * Gives the page files as bytes: a compiled program cannot be handed on to a frame of another origin. With `rest` it is the
 * rest of the standard library alone. What is not kept here is read once more.
 */
async function feedBytes(port, rest) {
  const files = await loaded;
  if (files === null) return;
  const { list, buffers } = files;
  let bytes;
  if (rest) bytes = { rest: await wholeOf(list.rest) };
  else {
    const [program, library, engine] = buffers.map((buffer) => buffer.slice());
    bytes = { program, binary: await wholeOf(list.binary), library, engine };
  }
  port.postMessage(message(FILES, bytes), Object.values(bytes));
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
  data.port.onmessage = async ({ data: { undoku: name, port, rest } }) => {
    if (name === FEED) feed(port).catch((error) => report(FAILED, { clause: String(error) }));
    else if (name === BYTES) feedBytes(port, rest).catch(() => port.postMessage(message(FAILED)));
    else if (name === KEEP) {
      // A full disk or a private window may refuse to keep anything; the page works all the same.
      await keep().catch(() => {});
      report(KEPT);
    }
  };
});

const loaded = load();
