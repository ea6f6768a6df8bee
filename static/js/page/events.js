/**
 * Calls a function of some owner, whose exceptions go no further: the callbacks' own Python would be cut off in the middle by one.
 * Returns what it returns, in a list; null if it has failed.
 */
export function attempt(owner, name, ...given) {
  try {
    return [owner[name](...given)];
  } catch (error) {
    reportError(error);
    return null;
  }
}

/**
 * The way from the widgets to the callbacks. Events that come before the callbacks are there wait in order.
 * @returns {Contract.Sent}
 */
export function createEvents() {
  let handler = null;
  let waiting = [];
  const deliver = (...event) => attempt({ handler }, "handler", ...event);

  return {
    get ready() {
      return handler !== null;
    },
    register(newHandler) {
      handler = newHandler;
      const events = waiting;
      waiting = [];
      for (const [name, detail] of events) deliver(name, detail);
    },
    raise(name, detail) {
      if (handler) deliver(name, detail);
      else waiting.push([name, detail]);
    },
    /** Take back what waits under this name, where the callbacks have not seen it yet. */
    withdraw(name) {
      waiting = waiting.filter((event) => event[0] !== name);
    },
  };
}
