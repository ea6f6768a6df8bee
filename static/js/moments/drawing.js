// The picture of a board as it is kept: a drawing that stands alone. One that was kept, or came with a file, may be written by
// anybody, and stands later in pages without the policy of this one: only what draws is let through.

/** Characters of the longest picture that is kept. */
export const LONGEST_DRAWING = 400_000;

const TAG = /<(\/?)(svg|title|g|rect|path|circle|text)((?:\s[a-zA-Z-]+="[^"<>&]*")*)\s*(\/?)>/g;
const ATTRIBUTE = /\s([a-zA-Z-]+)="([^"]*)"/g;
const ATTRIBUTES = new Set(
  (
    "xmlns width height viewBox x y cx cy r dx dy d transform fill fill-rule fill-opacity opacity stroke stroke-width " +
    "stroke-opacity stroke-linecap stroke-linejoin stroke-dasharray font-family font-size font-weight text-anchor"
  ).split(" "),
);
const SVG = "http://www.w3.org/2000/svg";
const VALUE = /^[\w\s.,#()%-]*$/;

const isPlain = (attributes) =>
  Array.from(attributes.matchAll(ATTRIBUTE)).every(
    ([, name, value]) =>
      ATTRIBUTES.has(name) &&
      (name === "xmlns" ? value === SVG : VALUE.test(value) && !/url\s*\(/i.test(value)),
  );

/** Whether a text is one drawing of shapes and letters, each tag closed, and nothing besides. */
export function isDrawing(text) {
  if (!text.startsWith("<svg ") || !text.endsWith("</svg>")) return false;
  const open = [];
  let at = 0;
  for (const tag of text.matchAll(TAG)) {
    const [whole, closes, name, attributes, closed] = tag;
    if (/[<>]/.test(text.slice(at, tag.index)) || !isPlain(attributes)) return false;
    // One drawing, not several.
    if (open.length === 0 && tag.index > 0) return false;
    if (closes) {
      if (open.pop() !== name || attributes !== "" || closed) return false;
    } else if (!closed) open.push(name);
    at = tag.index + whole.length;
  }
  return open.length === 0 && at === text.length && !/&(?!(#\d{1,7}|amp|lt|gt|quot);)/.test(text);
}

/** A drawing at a place in another one, with the given sides. */
export const placed = (drawing, { x, y, width, height }) =>
  drawing.replace(/^<svg ([^>]*)>/, (_, attributes) => {
    const own = attributes.replace(/\s?\b(width|height|x|y)="[^"]*"/g, "");
    return `<svg x="${x}" y="${y}" width="${width}" height="${height}" ${own.trim()}>`;
  });

/** The sides of a drawing: [width, height]. */
export const sidesOf = (drawing) => {
  const [, , width, height] = /viewBox="([-\d.]+) ([-\d.]+) ([\d.]+) ([\d.]+)"/.exec(drawing)?.slice(1) ?? [];
  return [Number(width) || 1, Number(height) || 1];
};
