export function createOrbit() {
  return { turn() {}, refresh() {}, face: {} };
}
