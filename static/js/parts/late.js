import { surely } from "./surely.js";
import { patience, resolvers } from "./waiting.js";

/** How long something may take to arrive, in seconds, before that is called a failure. */
const PATIENCE = 15;

/** Something that has arrived and could not be made: a fault of ours, which asking again would not mend. */
export class Fault extends Error {}

/** Wait for a promise, but not for ever. */
function inTime(promise) {
  const { promise: tooLate, reject } = resolvers();
  const callOff = patience(PATIENCE, () => reject(new Error("nothing arrived")));
  return Promise.race([promise, tooLate]).finally(callOff);
}

/**
 * Something of the page that is loaded when it is first wanted: `load` fetches its code, `create` makes it, once.
 * What did not arrive is asked for again the next time.
 * @template Code, Made
 * @param {() => Promise<Code>} load
 * @param {(code: Code) => Made} create
 */
export function createLate(load, create) {
  /** @type {Made | null} */
  let value = null;
  let asked = null;
  return {
    /** What was loaded; null until then. */
    get value() {
      return value;
    },
    /** Fetch the code before anybody wants it; whoever wants it later need not wait, nor have a network then. Never rejects. */
    async fetch() {
      await load().catch(() => {});
    },
    want() {
      asked ??= inTime(surely(load)).then(
        (code) => {
          try {
            value = create(code);
          } catch (error) {
            reportError(error);
            throw new Fault("not made", { cause: error });
          }
          return value;
        },
        (error) => {
          asked = null;
          throw error;
        },
      );
      return asked;
    },
  };
}
