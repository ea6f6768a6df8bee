// Looking at values that were kept, or come from a file: somebody else may have written them, or an older version of the
// page. Each look has its bounds: of type, of length, of range.

/** Characters of the longest text, but for what says otherwise. */
export const LONGEST_TEXT = 10_000;

export const isObject = (value) => typeof value === "object" && value !== null && !Array.isArray(value);

/** Whether a value is a text that fits a pattern, and is not too long. */
export const isText = (value, pattern = /^/, longest = LONGEST_TEXT) =>
  typeof value === "string" && value.length <= longest && pattern.test(value);

/** Whether a value is a name that the page has given (new-id.js), or may have. */
export const isId = (value) => isText(value, /^[\w-]{1,100}$/);

export const isWithin = (value, least, most) => Number.isInteger(value) && value >= least && value <= most;

/** Whether a value is a list of so many whole numbers within limits, both included. */
export const areWithin = (values, length, least, most) =>
  Array.isArray(values) && values.length === length && values.every((value) => isWithin(value, least, most));

/** Reads each object once, however often it occurs: what many states share they share again. */
export function once(read) {
  const seen = new WeakMap();
  return (value) => {
    if (!isObject(value)) return null;
    if (!seen.has(value)) seen.set(value, read(value));
    return seen.get(value);
  };
}

/** Whether a value is what a timer was kept as. */
export const isTimeKept = (kept) =>
  isObject(kept) &&
  isText(kept.puzzle) &&
  isWithin(kept.seconds, 0, Infinity) &&
  typeof kept.paused === "boolean" &&
  (kept.hints === undefined || isWithin(kept.hints, 0, Infinity));
