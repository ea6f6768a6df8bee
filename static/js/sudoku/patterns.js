// The six colours of the reader as shapes of an SVG, each with a pattern for cells and a shape for candidates, as
// sudoku-notes.css has them. They are drawn out and refer to nothing, so that a drawing with them can stand anywhere.

const STRIPES = 6;
/** An even number: no stripe then goes through a corner. */
const SLANTS = 8;

export const short = (number) => Math.round(100 * number) / 100;
const point = (x, y) => `${short(x)} ${short(y)}`;
const polygon = (...points) => `M${points.map(([x, y]) => point(x, y)).join("L")}z`;
const bar = (x, y, width, height) => `M${point(x, y)}h${short(width)}v${short(height)}h${short(-width)}z`;
const disc = (x, y, radius) => {
  const arc = (across) => `a${point(radius, radius)} 0 1 0 ${short(across)} 0`;
  return `M${point(x - radius, y)}${arc(2 * radius)}${arc(-2 * radius)}z`;
};

/** Where stripes that leave as much free begin, in parts of the whole. */
const begins = (count) => Array.from({ length: count }, (_, index) => (index + 0.25) / count);

const level = (x, y, side) =>
  begins(STRIPES).map((at) => bar(x, y + at * side, side, (0.5 * side) / STRIPES));
const upright = (x, y, side) =>
  begins(STRIPES).map((at) => bar(x + at * side, y, (0.5 * side) / STRIPES, side));

/** Stripes across the square that go up to the right, or, mirrored, down. */
const slanted = (mirrored) => (x, y, side) => {
  const at = (across, down) => [mirrored ? x + side - across : x + across, y + down];
  const upper = (along) => at(Math.min(along, side), Math.max(0, along - side));
  const lower = (along) => at(Math.max(0, along - side), Math.min(along, side));
  return begins(SLANTS).map((begin) => {
    const [from, to] = [2 * side * begin, 2 * side * (begin + 0.5 / SLANTS)];
    return polygon(upper(from), upper(to), lower(to), lower(from));
  });
};

const dotted = (x, y, side) => {
  const middles = begins(STRIPES).map((at) => (at + 0.25 / STRIPES) * side);
  return middles.flatMap((down) =>
    middles.map((across) => disc(x + across, y + down, (0.25 * side) / STRIPES)),
  );
};

const CELLS = [
  (x, y, side) => [bar(x, y, side, side)],
  slanted(true),
  slanted(false),
  level,
  upright,
  dotted,
];

const CANDIDATES = [
  (x, y, side) => [disc(x + side / 2, y + side / 2, 0.47 * side)],
  (x, y, side) => [bar(x, y, side, side)],
  (x, y, side) => [polygon([x + side / 2, y], [x + side, y + side], [x, y + side])],
  (x, y, side) => [0.48, 0.32].map((radius) => disc(x + side / 2, y + side / 2, radius * side)),
  (x, y, side) => [polygon([x, y], [x + side, y], [x, y + side])],
  (x, y, side) => [0, 0.66].map((across) => bar(x + across * side, y, 0.34 * side, side)),
];

/** The pattern of a colour, from 1, in a square, as the `d` of a path that is filled by the even-odd rule. */
export const cellPattern = (colour, x, y, side) => CELLS[colour - 1](x, y, side).join("");

/** The shape of a colour, in the square at a candidate's place. */
export const candidateShape = (colour, x, y, side) => CANDIDATES[colour - 1](x, y, side).join("");
