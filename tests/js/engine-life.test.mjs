import assert from "node:assert/strict";
import { beforeEach, test } from "node:test";
import { pass, settle, ticking } from "./engine-clock.mjs";

const { Files } = await import("../../static/js/engine/files.js");
const { Life } = await import("../../static/js/engine/life.js");
const { Pool } = await import("../../static/js/engine/pool.js");
const messages = await import("../../static/js/engine/messages.js");
const { ALIVE, ARCHIVES, EARLY, FAILED, FEED, FILES, KEEP, KEPT, LOADING, LOCKED, message, STARTING, WHOLE } =
  messages;

// The Web Locks of a browser: a lock is had when its worker is dead.
let locks;
Object.defineProperty(globalThis, "navigator", {
  value: { locks: { request: (name, act) => new Promise((had) => locks.set(name, () => had(act()))) } },
});

// The page has nothing else to do.
globalThis.requestIdleCallback = (act) => queueMicrotask(act);

/** What `early.js` hands over, with a worker that only notes what it is told. */
class FakeDownload {
  told = [];
  terminated = false;
  worker = {
    terminate: () => {
      this.terminated = true;
    },
  };
  port = { postMessage: (said) => this.told.push(said), onmessage: null };
  broken = new Promise((resolve) => {
    this.break = resolve;
  });
  say(name, carried) {
    this.port.onmessage({ data: message(name, carried) });
  }
  names() {
    return this.told.map(({ undoku }) => undoku);
  }
}

/** What thread.js returns, with a worker that does what the test says. */
class FakeThread {
  opened = [];
  sync = {
    open: async (kind) => this.opened.push(kind),
    ask: "the door",
  };
  stopped = false;
  ready = new Promise((resolve, reject) => {
    this.done = resolve;
    this.broke = reject;
  });
  arrived = new Promise((resolve, reject) => {
    this.arrive = () => resolve(this);
    this.refuse = () => reject(new Error("no worker"));
  });
  addEventListener(_, listener) {
    this.hear = listener;
  }
  say(name, carried) {
    this.hear({ data: message(name, carried) });
  }
  stop() {
    this.stopped = true;
  }
}

let downloads;
let threads;
let files;

beforeEach(() => {
  locks = new Map();
  downloads = [];
  threads = new Map();
  files = new Files(() => {
    downloads.push(new FakeDownload());
    return downloads.at(-1);
  });
});

function begin(name = "a", count = undefined) {
  return new Life(name, files, count, () => {
    threads.set(name, new FakeThread());
    return threads.get(name);
  });
}

/** A life whose worker answers, and waits for the archives. */
async function born(name = "a") {
  const life = begin(name);
  const thread = threads.get(name);
  thread.arrive();
  await settle();
  thread.say(LOCKED, { lock: name });
  thread.say(ALIVE, { port: `port of ${name}`, what: FILES });
  thread.say(STARTING);
  thread.say(EARLY, { kinds: ["sudoku"] });
  thread.say(ALIVE, { port: `archives of ${name}`, what: ARCHIVES });
  thread.done();
  return life.ready;
}

/** A life that has come up. */
async function grown(name = "a") {
  const life = await born(name);
  files.settle();
  await settle();
  threads.get(name).say(WHOLE);
  return life;
}

/** A life whose worker starts Python from the archives, which it waits for. */
async function beginningAnew() {
  const life = begin();
  const thread = threads.get("a");
  thread.arrive();
  await settle();
  for (const what of [FILES, ARCHIVES]) thread.say(ALIVE, { port: `port of ${what}`, what });
  thread.say(STARTING);
  await settle();
  return life;
}

const why = async (life) => (await life.gone).sentence;

test("a life that comes up is fed, proves its files, and has the worker's functions", async () => {
  const life = await grown();
  assert.equal(life.ended, false);
  assert.equal(life.worker.ask, "the door");
  assert.deepEqual(downloads[0].told, [
    message(FEED, { port: "port of a", what: FILES }),
    message(KEEP, { all: false }),
    message(FEED, { port: "archives of a", what: ARCHIVES }),
    message(KEEP, { all: true }),
  ]);
  assert.equal(ticking(), 0);
});

test("what Python imports later is asked for when it is ready, and only some jobs are opened before", async () => {
  const life = await born();
  const thread = threads.get("a");
  const waiting = life.worker.open("hint", "{}");
  await life.worker.open("sudoku", "{}");
  await settle();
  assert.deepEqual(thread.opened, ["sudoku"]);
  assert.deepEqual(downloads[0].names(), [FEED, KEEP]);
  files.settle();
  await settle();
  assert.deepEqual(downloads[0].names(), [FEED, KEEP, FEED]);
  thread.say(WHOLE);
  await waiting;
  assert.deepEqual(thread.opened, ["sudoku", "hint"]);
});

test("where Python cannot go on from the snapshot it is given all it needs to start", async () => {
  const life = await beginningAnew();
  assert.deepEqual(downloads[0].names(), [FEED, FEED]);
  threads.get("a").say(WHOLE);
  threads.get("a").done();
  await life.ready;
  await life.worker.open("hint", "{}");
  assert.equal(ticking(), 0);
});

test("while the archives are on their way, each sign of them is waited for anew, and no answer is overdue", async () => {
  const life = await born();
  // As long as the page is not ready nobody has asked for them.
  await pass(100);
  files.settle();
  await settle();
  const answer = assert.rejects(life.guard(life.worker.open("hint", "{}")), /15 seconds/);
  for (const received of [1, 2]) {
    await pass(14);
    downloads[0].say(LOADING, { received, total: 1 });
  }
  await pass(14);
  assert.equal(life.ended, false);
  await pass(1);
  await answer;
  assert.equal(ticking(), 0);
});

test("what was asked while they were on their way has to be answered as soon as they are there", async () => {
  const life = await born();
  threads.get("a").sync.open = () => new Promise(() => {});
  const answer = assert.rejects(life.guard(life.worker.open("hint", "{}")), /stopped answering/);
  threads.get("a").say(WHOLE);
  await settle();
  await pass(9);
  assert.equal(life.ended, false);
  await pass(1);
  await answer;
  assert.equal(ticking(), 0);
});

test("where Python starts from the archives, each sign of them is waited for anew", async () => {
  const life = await beginningAnew();
  for (const received of [1, 2]) {
    await pass(59);
    downloads[0].say(LOADING, { received, total: 1 });
  }
  await pass(59);
  assert.equal(life.ended, false);
  await pass(1);
  assert.match(await why(life), /60 seconds/);
});

test("files that a worker runs with are not blamed for another, also while the archives are on their way", async () => {
  const life = await born("a");
  begin("b");
  threads.get("b").arrive();
  await settle();
  threads.get("b").say(STARTING);
  threads.get("b").broke(new Error("no memory"));
  await settle();
  assert.equal(life.ended, false);
  assert.equal(downloads[0].terminated, false);
});

test("archives that do not arrive end the life that waits for them, and no other", async () => {
  const [has, waits] = [await grown("a"), await born("b")];
  downloads[0].say(FAILED, { clause: "gone" });
  assert.match(await why(waits), /gone/);
  assert.equal(has.ended, false);
});

test("lives share one download, and its files are kept once", async () => {
  await Promise.all(["a", "b", "c"].map(grown));
  assert.equal(downloads.length, 1);
  assert.deepEqual(downloads[0].names().sort(), [...Array(6).fill(FEED), KEEP, KEEP]);
  downloads[0].say(KEPT);
  await files.kept;
  assert.equal(downloads[0].terminated, false);
});

test("a dead worker ends its own life only, and the next one uses the files that are there", async () => {
  const [lost, other] = await Promise.all(["a", "b"].map(grown));
  const answer = lost.guard(new Promise(() => {}));
  locks.get("a")();
  await assert.rejects(answer, { message: await why(lost) });
  assert.match(await why(lost), /^Python stopped\./);
  assert.equal(lost.ended, true);
  assert.equal(threads.get("a").stopped, true);
  assert.equal(other.ended, false);
  await grown("c");
  assert.equal(downloads.length, 1);
});

test("a worker that does not answer in time is given up", async () => {
  const life = await grown();
  const answer = assert.rejects(life.guard(new Promise(() => {})), /stopped answering/);
  await pass(9);
  assert.equal(life.ended, false);
  await pass(1);
  await answer;
  assert.equal(threads.get("a").stopped, true);
  assert.equal(ticking(), 0);
});

test("answers and errors pass through, and no clock goes on ticking", async () => {
  const life = await grown();
  assert.equal(await life.guard(Promise.resolve(7)), 7);
  await assert.rejects(life.guard(Promise.reject(new Error("of the worker"))), /of the worker/);
  assert.equal(life.ended, false);
  assert.equal(ticking(), 0);
});

test("an ended life says so to those who ask it, and to those who waited for it", async () => {
  const early = begin("early");
  early.end();
  await assert.rejects(early.ready, /was ended/);
  assert.equal(threads.get("early").stopped, true);
  const life = await grown();
  life.end();
  await assert.rejects(life.guard(Promise.resolve(7)), /was ended/);
  assert.equal(downloads.length, 1);
});

test("a download that failed is begun anew by the next life", async () => {
  const waiting = ["a", "b"].map((name) => begin(name));
  downloads[0].say(FAILED, { clause: "the server answered 404 for x" });
  for (const life of waiting) {
    assert.equal(
      await why(life),
      "Python could not be loaded: the server answered 404 for x. Check your connection, then press Retry.",
    );
  }
  assert.equal(downloads[0].terminated, true);
  await grown("c");
  assert.equal(downloads.length, 2);
});

test("a download that did not even start is a part that did not arrive", async () => {
  const life = begin();
  downloads[0].break();
  assert.match(await why(life), /^A part of the page did not arrive\./);
});

test("each sign of a slow download is waited for anew", async () => {
  const counted = [];
  const life = begin("a", (count) => counted.push(count));
  await pass(29);
  for (const received of [1, 2, 3]) {
    downloads[0].say(LOADING, { received, total: 3 });
    await pass(14);
  }
  assert.equal(life.ended, false);
  await pass(16); // all has been received: there is as long again for what comes next
  assert.match(await why(life), /nothing has arrived for 30 seconds/);
  assert.equal(counted.length, 3);
  assert.equal(downloads[0].terminated, true);
});

test("a download that stops on the way is given up", async () => {
  const life = begin();
  downloads[0].say(LOADING, { received: 1, total: 3 });
  await pass(15);
  assert.match(await why(life), /nothing has arrived for 15 seconds/);
});

test("files that nothing runs with are not used again after a failed start", async () => {
  for (const name of ["a", "b"]) {
    const life = begin(name);
    threads.get(name).arrive();
    await settle();
    threads.get(name).say(STARTING);
    threads.get(name).say(FAILED, { clause: "it is broken" });
    assert.equal(await why(life), "Python could not be started (it is broken). Press Retry.");
  }
  assert.equal(downloads.length, 2);
});

test("files that another runs with are not blamed", async () => {
  await grown("a");
  const life = begin("b");
  threads.get("b").arrive();
  await settle();
  threads.get("b").say(STARTING);
  threads.get("b").broke(new Error("no memory"));
  assert.equal(await why(life), "Python could not be started (no memory). Press Retry.");
  await grown("c");
  assert.equal(downloads.length, 1);
});

test("a worker that does not come up ends nobody who runs, nor one who starts with all files of its own", async () => {
  const life = await grown("a");
  const starting = begin("b");
  threads.get("b").arrive();
  await settle();
  for (const what of [FILES, ARCHIVES]) threads.get("b").say(ALIVE, { port: "port of b", what });
  threads.get("b").say(STARTING);
  threads.get("b").say(WHOLE);
  const silent = begin("c");
  threads.get("c").arrive();
  await pass(30);
  assert.match(await why(silent), /nothing has arrived for 30 seconds/);
  assert.equal(life.ended, false);
  assert.equal(starting.ended, false);
  threads.get("b").done();
  await starting.ready;
  await grown("d");
  assert.equal(downloads.length, 2);
});

test("where workers are refused only loading the page again can help", async () => {
  const life = begin();
  threads.get("a").refuse();
  assert.equal((await life.gone).reload, true);
});

test("a pool starts nobody unasked, hands on who was kept, and forgets who died", async () => {
  const begun = [];
  const pool = new Pool((name) => {
    begun.push(name);
    const life = begin(name);
    threads.get(name).arrive();
    threads.get(name).done();
    return life;
  });
  assert.deepEqual(begun, []);
  const [first, second] = await Promise.all([pool.take(), pool.take()]);
  assert.notEqual(first, second);
  pool.keep(first);
  pool.keep(first);
  assert.equal(await pool.take(), first);
  assert.notEqual(await pool.take(), first);
  pool.keep(second);
  second.end();
  pool.keep(second);
  assert.equal((await pool.take()).ended, false);
  assert.deepEqual(begun, ["pool-1", "pool-2", "pool-3", "pool-4"]);
});
