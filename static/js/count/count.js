export function createCount() {
  return { turn() {}, refresh() {}, face: {} };
}
