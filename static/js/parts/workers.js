/** Gigabytes that a worker may come to hold while it counts N queens. */
const memoryOf = (n) => (n >= 17 ? 0.7 : 0.3);
/** So many workers where the browser does not say how much memory there is, and where fingers are all there is. */
const UNTOLD = 4;
const PHONE = 2;

/**
 * How many workers may count N queens on a machine: as many as it has `cores`, and as half of its `memory`, in
 * gigabytes, has room for; memory is 0 where that is not told. A phone, where the pointer `isCoarse`, is left its ease.
 */
export function workersFor(n, { cores, memory, isCoarse }) {
  const room = memory ? Math.floor(memory / 2 / memoryOf(n)) : UNTOLD;
  return Math.max(1, Math.min(cores, room, isCoarse ? PHONE : Number.POSITIVE_INFINITY));
}

/** What this machine has. */
export const thisMachine = () => ({
  cores: navigator.hardwareConcurrency || 1,
  memory: navigator.deviceMemory ?? 0,
  isCoarse: matchMedia("(pointer: coarse)").matches,
});
