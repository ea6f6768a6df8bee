/** How long something may take to arrive, in milliseconds, before that is called a failure. */
const PATIENCE = 15_000;

/** Wait for a promise, but not for ever. */
function inTime(promise) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("nothing arrived")), PATIENCE);
    promise.finally(() => clearTimeout(timer)).then(resolve, reject);
  });
}

/**
 * Something of the page that is loaded when it is first wanted: `load` fetches its code, `create` makes it, once.
 * What did not arrive is asked for again the next time.
 */
export function createLate(load, create) {
  let value = null;
  let asked = null;
  return {
    /** What was loaded; null until then. */
    get value() {
      return value;
    },
    want() {
      asked ??= inTime(load()).then(
        (code) => {
          try {
            value = create(code);
          } catch (error) {
            // A fault of ours: asking again would not mend it.
            reportError(error);
            throw error;
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
