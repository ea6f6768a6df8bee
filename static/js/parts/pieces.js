import { makeSvg } from "./dom.js";

// One drawing a piece, on a square of 48 units, for the squares and for the canvas.
export const PIECE_SIZE = 48;

const DRAWINGS = {
  queen:
    "M9.5 33.5 5.6 17.2a3 3 0 1 1 3-.7l6.6 6.5 1.5-11.2a3.2 3.2 0 1 1 3.2-.6L24 20.5l4.1-9.3a3.2 3.2 0 1 1 3.2.6L32.8 23l6.6-6.5a3 3 0 1 1 3 .7L38.5 33.5zM10 36.5h28a2.5 2.5 0 0 1 0 6H10a2.5 2.5 0 0 1 0-6z",
  knight:
    "M12.5 38h24a2.6 2.6 0 0 1 0 5.2h-24a2.6 2.6 0 0 1 0-5.2zM14.2 35.2C13.8 29.5 17.5 26.2 20.8 23.2 22 22.1 22.7 20.8 22.9 19.3 20.7 21.4 18.2 22.2 15.6 22.5 14.2 22.7 13.6 24 12.7 25.1 11.6 26.4 9.7 26.5 8.5 25.3L6.9 23.6C6 22.6 5.8 21.2 6.4 20 8 17 9 13.8 11.3 11.3 12.6 9.9 13.7 9.2 15.2 8.4L15.9 3.8C16 3.1 16.8 2.8 17.3 3.3L20.9 6.6C30.5 7.2 38 14.8 37.8 26.5 37.8 29.6 37.4 32.5 36.5 35.2zM15.2 13.9a1.6 1.6 0 1 0 3.2 0a1.6 1.6 0 1 0-3.2 0zM24.6 10.5C30.6 12.5 33.6 18 33.6 25.5 33.6 28 33.4 30 33 32L34.6 32C35 30 35.2 28 35.2 25.7 35.2 17.5 31.5 11.5 25.1 9z",
};

export function piece(name) {
  return makeSvg(
    "svg",
    { class: "piece", viewBox: `0 0 ${PIECE_SIZE} ${PIECE_SIZE}`, "aria-hidden": "true" },
    makeSvg("path", { d: DRAWINGS[name], "fill-rule": "evenodd" }),
  );
}

/** The shape as it stands in the source of a drawing. */
export const pieceShape = (name) => DRAWINGS[name];

export const piecePath = (name) => new Path2D(DRAWINGS[name]);
