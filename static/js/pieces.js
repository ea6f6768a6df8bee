import { makeSvg } from "./dom.js";

// One drawing a piece, on a square of 48 units, for the squares and for the canvas.
export const PIECE_SIZE = 48;

const DRAWINGS = {
  queen:
    "M9.5 33.5 5.6 17.2a3 3 0 1 1 3-.7l6.6 6.5 1.5-11.2a3.2 3.2 0 1 1 3.2-.6L24 20.5l4.1-9.3a3.2 3.2 0 1 1 3.2.6L32.8 23l6.6-6.5a3 3 0 1 1 3 .7L38.5 33.5zM10 36.5h28a2.5 2.5 0 0 1 0 6H10a2.5 2.5 0 0 1 0-6z",
  knight:
    "M15 35.5c.5-5.5 5-7.5 7.5-11.5-2.5 1.5-5 2-7 2.3-1.7 1.7-3.2 3.9-5.5 3.9-2.8 0-4.6-2.6-3.6-5.2 1.8-4.5 3.6-10 8.6-13.5l.5-6.2 5.5 4C31.5 9.5 37.5 17 37.5 28c0 3-.3 5.5-.5 7.5zM16.8 15.2a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM12 38.5h28v4H12z",
};

export function piece(name) {
  return makeSvg(
    "svg",
    { class: "piece", viewBox: `0 0 ${PIECE_SIZE} ${PIECE_SIZE}`, "aria-hidden": "true" },
    makeSvg("path", { d: DRAWINGS[name], "fill-rule": "evenodd" }),
  );
}

export const piecePath = (name) => new Path2D(DRAWINGS[name]);
