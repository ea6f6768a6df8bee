/** Milliseconds that long work takes before it lets the page go on. */
const SLICE = 40;

const nextTask = () => new Promise((resolve) => setTimeout(resolve));

/**
 * Lets the page go on beside long work, and be told of it. What is returned is awaited before each piece, with how many are
 * `done`, and tells whether the work goes on: now and then it `tell(done)`s, takes a `rest`, and asks whether it `isStopped()`.
 */
export function createPace(tell, isStopped) {
  let since = performance.now();
  return async (done, rest = nextTask) => {
    if (performance.now() - since < SLICE) return true;
    tell(done);
    await rest();
    since = performance.now();
    return !isStopped();
  };
}

/** Nobody waits for it. */
export const atOnce = async (_done, _rest = nextTask) => true;
