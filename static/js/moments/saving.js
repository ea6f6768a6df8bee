// What is made of a list of moments that has its pictures.

import { zipSync } from "fflate";
import { asImage, asPng } from "../menu/svg.js";
import { encodeGif } from "./gif.js";
import { measure } from "./measuring.js";
import { drawSlide, HEIGHT, WIDTH } from "./slide.js";

const slideOf = (list, index) => drawSlide(list[index], index + 1, list.length, measure);

/** A slide for each as PNG, in one archive; null where `tell(index)` stopped it. */
export async function framesOf(list, tell) {
  const files = {};
  const digits = String(list.length).length;
  for (let index = 0; index < list.length; index += 1) {
    if (!tell(index)) return null;
    const png = await asPng(slideOf(list, index));
    const name = `moment-${String(index + 1).padStart(digits, "0")}.png`;
    files[name] = new Uint8Array(await png.arrayBuffer());
  }
  // Pictures are packed already.
  return zipSync(files, { level: 0 });
}

/** All slides as one animated GIF; null where it was stopped. */
export async function gifOf(list, tell) {
  const library = await import("../../vendor/libraries/gif.js");
  const context = new OffscreenCanvas(WIDTH, HEIGHT).getContext("2d", { willReadFrequently: true });
  const frame = async (index) => {
    context.drawImage(await asImage(slideOf(list, index)), 0, 0, WIDTH, HEIGHT);
    return context.getImageData(0, 0, WIDTH, HEIGHT);
  };
  return encodeGif(library, list.length, frame, tell);
}
