import { plainColours } from "../menu/picture.js";
import { asPng } from "../menu/svg.js";
import { download } from "../parts/download.js";
import { drawGrowth } from "./drawing.js";
import { csvOf } from "./picture.js";
import { fileName, GROWTH, MEASURES, savedAs, titleOf, WHOSE } from "./words.js";

/** The picture in a file, in units of the drawing. */
const [WIDTH, HEIGHT] = [720, 420];
const TYPES = { svg: "image/svg+xml", png: "image/png", csv: "text/csv" };

/** The picture and its figures as files. `picture()` is what is shown; `probe` is an element whose colours they have. */
export function createFiles({ probe, picture, reply }) {
  function svg({ board, opening, sizes, lines, measure, isLog }) {
    const title = `${WHOSE[board]}: ${titleOf(MEASURES[measure].toLowerCase(), opening.axis)}`;
    const drawn = { sizes, lines, measure, isLog, axis: opening.axis, guess: null, title };
    return drawGrowth({ ...drawn, width: WIDTH, height: HEIGHT }, plainColours(probe));
  }

  const MADE = {
    svg,
    png: (shown) => asPng(svg(shown)),
    csv: ({ opening, sizes, lines, points }) => csvOf(sizes, lines, points, [opening.axis, GROWTH.size]),
  };

  return {
    async save(type) {
      const shown = picture();
      const file = fileName(shown.board, shown.measure, type);
      download(file, [await MADE[type](shown)], TYPES[type]);
      reply(savedAs(file));
    },
  };
}
