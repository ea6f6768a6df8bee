// A clock that only a test winds: import it before what counts seconds.

const running = new Set();
globalThis.setInterval = (act) => {
  const timer = { act };
  running.add(timer);
  return timer;
};
globalThis.clearInterval = (timer) => running.delete(timer);

/** Lets so many seconds pass, and whatever waits for each of them. */
export async function pass(seconds) {
  for (let second = 0; second < seconds; second += 1) {
    for (const { act } of [...running]) act();
    await settle();
  }
}

/** Stops all clocks. */
export const stop = () => running.clear();

/** How many clocks tick. */
export const ticking = () => running.size;

/** Lets all promises settle that can. */
export const settle = () => new Promise((resolve) => setImmediate(resolve));
