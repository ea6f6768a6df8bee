// The shapes that tell roles apart, each around a candidate: paths in the units of the drawing.

const polygon = (radius, corners, turn, lower = 0) => {
  const places = Array.from({ length: corners }, (_, index) => {
    const angle = turn + (2 * Math.PI * index) / corners;
    return `${(radius * Math.cos(angle)).toFixed(1)} ${(lower + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${places.join("L")}z`;
};
const circle = (radius) =>
  `M${-radius} 0a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;
const UP = -Math.PI / 2;

export const SHAPES = {
  defining: circle(14),
  fin: polygon(18, 4, UP),
  "endo-fin": polygon(18, 4, UP) + polygon(14, 4, UP),
  on: polygon(18, 4, UP / 2),
  off: polygon(20, 3, UP, 3),
  "on-2": polygon(16, 6, UP),
  "off-2": polygon(20, 3, -UP, -3),
  placed: circle(16),
  out: "M-13 -13L13 13M13 -13L-13 13",
};
/** The cross of what has a shape as well, which reaches beyond it. */
export const WIDE_CROSS = "M-20 -20L20 20M20 -20L-20 20";

/** How far each reaches from the middle of its candidate, with its line. */
const REACH = { defining: 16, "on-2": 18, placed: 18, fin: 20, "endo-fin": 20, on: 20 };
export const reachOf = (look, out) => (look && out ? 22 : look ? (REACH[look] ?? 22) : 16);
