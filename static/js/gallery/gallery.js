export function createGallery() {
  return { turn() {}, refresh() {}, face: {} };
}
