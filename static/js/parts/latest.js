/**
 * `act`, which takes its time, once at a time: of what it is given meanwhile only the latest counts. So what somebody types is
 * kept at once, and not a write for each letter stands in a queue.
 * @template Given
 * @param {(given: Given) => Promise<any>} act
 */
export function latest(act) {
  let isActing = false;
  /** @type {Given[]} */
  let next = [];
  return async (/** @type {Given} */ given) => {
    next = [given];
    if (isActing) return;
    isActing = true;
    try {
      while (next.length > 0) await act(next.pop());
    } finally {
      isActing = false;
    }
  };
}
