// A drawing as text, and what can be made of it.

const PIXELS = 2;

/** As an element of the page. */
export const asElement = (svg) =>
  document.importNode(new DOMParser().parseFromString(svg, "image/svg+xml").documentElement, true);

/** As an image of the page, which shows it as it stands there whatever the page's colours are. */
export async function asImage(svg, image = new Image()) {
  image.src = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  await image.decode();
  URL.revokeObjectURL(image.src);
  return image;
}

/** As a PNG file, with two pixels to each unit of the drawing. */
export async function asPng(svg) {
  const image = await asImage(svg);
  const canvas = document.createElement("canvas");
  canvas.width = image.width * PIXELS;
  canvas.height = image.height * PIXELS;
  canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
  return pngOf(canvas);
}

export const pngOf = (canvas) => new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
