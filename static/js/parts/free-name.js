/** Characters of a name, without what tells copies apart. */
export const LONGEST_NAME = 80;

/** Gives names that none of these has, nor any that it has given: "Sudoku of 22 Nov (2)" where that is taken. */
export function namer(names) {
  const taken = new Set(names);
  // The numbers below are taken for good.
  const next = new Map();
  return (name) => {
    let number = next.get(name) ?? 1;
    let free = name;
    while (taken.has(free)) free = `${name} (${++number})`;
    next.set(name, number);
    taken.add(free);
    return free;
  };
}

/** A name that none of these has. */
export const freeName = (name, names) => namer(names)(name);
