// Pictures one after another as an animated GIF.

import { pause } from "../parts/waiting.js";

/** Milliseconds that a picture is seen. */
export const DELAY = 3_000;
const COLOURS = 256;

/**
 * Encode pictures, of the same size, as they come from `frame(index)`: {data, width, height}, as the canvas gives its pixels. `encoder` is the
 * library's module; `tell(index)` hears how far it is, and says whether it goes on. Gives the bytes; null where it was stopped.
 */
export async function encodeGif({ applyPalette, GIFEncoder, quantize }, count, frame, tell) {
  const gif = GIFEncoder();
  for (let index = 0; index < count; index += 1) {
    if (!tell(index)) return null;
    await pause();
    const { data, width, height } = await frame(index);
    const palette = quantize(data, COLOURS);
    gif.writeFrame(applyPalette(data, palette), width, height, { palette, delay: DELAY });
  }
  gif.finish();
  return gif.bytes();
}
