// The diagonals and cages of a Sudoku in a drawing that stands alone.

import { short } from "./patterns.js";
import { rulesOf, sumPlace } from "./rules.js";

/** They as SVG text; `unit` is the side of a cell. */
export function drawRules(shape, unit, paint) {
  if (!shape.diagonal && !shape.cages) return "";
  const { size } = shape;
  const { diagonals, cages, sums } = rulesOf(shape);
  const ink = paint("ink-soft");
  const path = (d, more) => (d ? `<path d="${d}" fill="none" stroke="${ink}" ${more}/>` : "");
  const texts = sums.map(({ cell, sum }) => {
    const { x, y } = sumPlace(cell, size);
    return `<text x="${short(x)}" y="${short(y)}" font-size="0.2" text-anchor="start" fill="${paint("ink")}" stroke="${paint("board")}" stroke-width="0.06" paint-order="stroke">${sum}</text>`;
  });
  return `<g transform="scale(${unit})">${path(diagonals, 'stroke-width="0.02" opacity="0.7"')}${path(cages, 'stroke-width="0.025" stroke-dasharray="0.08 0.06"')}${texts.join("")}</g>`;
}
