const context = new OffscreenCanvas(1, 1).getContext("2d");
/** Small letters are measured large: nothing is rounded then. */
const LARGE = 100;

/** How long a text is in letters of a size, in the same unit. */
export function measure(text, size, weight) {
  context.font = `${weight} ${LARGE}px system-ui, sans-serif`;
  return (context.measureText(text).width * size) / LARGE;
}
