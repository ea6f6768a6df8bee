// The placements of a list as far as they are here, plain data: they arrive in pieces, each in order from its beginning.

/** Placements in a piece. */
export const PIECE = 500;

export function createStore() {
  let n = 1;
  let total = 0;
  let queens = new Int8Array(0);
  let sizes = new Int8Array(0);
  // How many of each piece are here.
  let filled = [];

  const lengthOf = (piece) => Math.min(PIECE, total - piece * PIECE);
  const isFull = (piece) => (filled[piece] ?? 0) >= lengthOf(piece);

  function reserve(count) {
    if (sizes.length >= count) return;
    const room = Math.max(2 * sizes.length, count, PIECE);
    const [more, moreSizes] = [new Int8Array(room * n), new Int8Array(room)];
    more.set(queens);
    moreSizes.set(sizes);
    queens = more;
    sizes = moreSizes;
  }

  return {
    get total() {
      return total;
    },
    /** Begin with the list of another board of n queens. */
    reset(newN) {
      n = newN;
      total = 0;
      queens = new Int8Array(0);
      sizes = new Int8Array(0);
      filled = [];
    },
    /** The list has so many; what is here of it stays. */
    grow(newTotal) {
      total = Math.max(total, newTotal);
      reserve(total);
    },
    /** What arrived: the columns of placements from number `start`, one after another, and how large their orbits are. */
    put(start, columns, orbits = null) {
      const first = start - 1;
      queens.set(columns, first * n);
      if (orbits) sizes.set(orbits, first);
      filled[Math.floor(first / PIECE)] = (first % PIECE) + columns.length / n;
    },
    /** What is to be asked for next, {start, count}: what is missing between two numbers comes first. Null where all is here. */
    next(from, to) {
      const pieces = Math.ceil(total / PIECE);
      const near = Math.floor((Math.max(1, from) - 1) / PIECE);
      const far = Math.floor((Math.max(1, to) - 1) / PIECE);
      const piece =
        range(near, Math.min(far, pieces - 1)).find((each) => !isFull(each)) ??
        range(0, pieces - 1).find((each) => !isFull(each));
      if (piece === undefined) return null;
      const here = filled[piece] ?? 0;
      return { start: piece * PIECE + here + 1, count: lengthOf(piece) - here };
    },
    /** The columns of a placement by its number; null where it is not here yet. */
    columns(number) {
      const index = number - 1;
      if (index % PIECE >= (filled[Math.floor(index / PIECE)] ?? 0)) return null;
      return queens.subarray(index * n, number * n);
    },
    /** How large its orbit is; 0 where that is not known. */
    size: (number) => sizes[number - 1] ?? 0,
    /** The columns of the first placements, at most so many, as far as they are here without a gap. */
    first(most) {
      const found = [];
      for (let number = 1; number <= Math.min(most, total); number++) {
        const columns = this.columns(number);
        if (!columns) break;
        found.push(columns);
      }
      return found;
    },
  };
}

const range = (from, to) => Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
