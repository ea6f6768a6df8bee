/**
 * Where the lines of the program that ran are in the program as it is by now. `doc` is the text that ran, as the editor has
 * it; `changed(changes)` hears of each change since.
 */
export function createRan(doc) {
  let changes = null;
  return {
    get isChanged() {
      return changes !== null && !changes.empty;
    },
    changed(more) {
      changes = changes ? changes.composeDesc(more.desc) : more.desc;
    },
    /** Where the line of that number, counted from 1, begins by now; null where it is gone or never was. */
    place(number) {
      if (number < 1 || number > doc.lines) return null;
      const { from, to } = doc.line(number);
      if (!changes) return from;
      return from < to && changes.touchesRange(from, to) === "cover" ? null : changes.mapPos(from, 1);
    },
  };
}
