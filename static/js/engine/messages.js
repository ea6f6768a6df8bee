// What the scripts of this folder say to each other. A message is an object with its name as `undoku` and what it
// carries beside it; PyScript's own messages, which take the same way out of a worker, have no `undoku`.
//
//   early.js       -> download.js     CONNECT
//   download.js    -> files.js        LOADING, BROUGHT, FAILED, KEPT, through the port of CONNECT
//   files.js       -> download.js     FEED, BLOBS, KEEP, through the same port
//   interpreter.mjs -> life.js        ALIVE, LOCKED, STARTING, EARLY, WHOLE, FAILED
//   download.js    -> interpreter.mjs FILES, ARCHIVES, each through a port of ALIVE that life.js has passed on with FEED
//   download.js    -> files.js        FILES, FAILED, through the port of BLOBS

/**
 * early.js to download.js: { port } is where everything else is said; it waits there until files.js listens. { served }
 * tells whether the service worker answers what the page asks for.
 */
export const CONNECT = "connect";

/** download.js to files.js: so many packed bytes of all, { received, total }. */
export const LOADING = "loading";

/** download.js to files.js: the { texts } that Python is started from, by their names in texts.js, as blobs. */
export const BROUGHT = "brought";

/**
 * A clause for people says what went wrong, { clause }, and the sender has given up: download.js to files.js, with { isOther }
 * where a file is not the one that was built, or is not there any more; interpreter.mjs to life.js. After BLOBS without clause.
 */
export const FAILED = "failed";

/** files.js to download.js: a worker waits at the other end of { port } for { what }, FILES or ARCHIVES. */
export const FEED = "feed";

/**
 * files.js to download.js: what is wanted at the other end of { port }: { what } is "python", the files with the binary as it
 * is, not compiled, "rest", the rest of the standard library, or "sandbox", the text of the sandbox's worker.
 */
export const BLOBS = "blobs";

/**
 * download.js to interpreter.mjs: what Python goes on from, unpacked and checked. { program, snapshot, pyscript } are array
 * buffers of the worker's own, { binary } is a compiled module that all workers share. After BLOBS it goes to files.js with
 * what Python is started from, { program, binary, library, engine }, all of them blobs, or with { rest } or { sandbox } alone.
 */
export const FILES = "files";

/** download.js to interpreter.mjs: what Python imports later, { library, engine }, which come after FILES, as array buffers. */
export const ARCHIVES = "archives";

/** files.js to download.js: Python runs, and what came from the network is to be kept; { all } once it has everything. */
export const KEEP = "keep";

/** download.js to files.js: all is kept, as far as this browser keeps anything. */
export const KEPT = "kept";

/** interpreter.mjs to life.js: the worker runs, and waits for { what } at the other end of { port }; again if that is lost. */
export const ALIVE = "alive";

/** interpreter.mjs to life.js: as long as the worker lives, it holds the Web Lock named { lock }. */
export const LOCKED = "locked";

/** interpreter.mjs to life.js: the files are there, Python starts. */
export const STARTING = "starting";

/** interpreter.mjs to life.js: Python runs, and has all that jobs of these { kinds } need. */
export const EARLY = "early";

/** interpreter.mjs to life.js: Python has everything. */
export const WHOLE = "whole";

/** A message of this name with what it carries. */
export const message = (name, carried) => ({ undoku: name, ...carried });
