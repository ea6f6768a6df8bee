// Small things about waiting.

/**
 * Calls `act` after so many seconds that the page was awake; returns what calls that off. Seconds are counted one
 * by one, so that a laptop that was closed in between has not waited all that time.
 */
export function patience(seconds, act) {
  let left = seconds;
  const timer = setInterval(() => {
    left -= 1;
    if (left > 0) return;
    clearInterval(timer);
    act();
  }, 1000);
  return () => clearInterval(timer);
}

/** Milliseconds that a busy page is waited for. */
const BUSY = 200;

/** Act when the page has nothing else to do, or is busy for too long. */
export const whenIdle = (act) =>
  globalThis.requestIdleCallback ? requestIdleCallback(act, { timeout: BUSY }) : setTimeout(act);

/** Resolves when the page has nothing else to do: what was pressed meanwhile is heard, and drawn, before. */
export const pause = () => new Promise(whenIdle);

/** A promise with what settles it. Whether anybody waits for it is nobody's business: it never counts as unhandled. */
export function resolvers() {
  let resolve;
  let reject;
  const promise = new Promise((...both) => {
    [resolve, reject] = both;
  });
  promise.catch(() => {});
  return { promise, resolve, reject };
}

/** The same function, which does its work once, with what it is given first; what has failed is tried again. */
export function once(make) {
  let made = null;
  return (...given) => {
    made ??= make(...given).catch((error) => {
      made = null;
      throw error;
    });
    return made;
  };
}
