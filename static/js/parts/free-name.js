/** Characters of a name, without what tells copies apart. */
export const LONGEST_NAME = 80;

/** A name that none of these has: "Sudoku of 22 Nov (2)" where that is taken. */
export function freeName(name, names) {
  const taken = new Set(names);
  let free = name;
  for (let number = 2; taken.has(free); number += 1) free = `${name} (${number})`;
  return free;
}
