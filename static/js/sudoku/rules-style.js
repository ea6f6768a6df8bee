// The style of diagonals and cages, of which some are drawn.

import css from "../../css/sudoku-rules.css";
import { adopt } from "../parts/styles.js";
import { BESIDE_SUMS } from "./note-places.js";

const percent = (part) => `${100 * part}%`;
const { top, side, bottom, smaller } = BESIDE_SUMS;
adopt(css);
adopt(
  `:root { --beside-sums: ${[top, side, bottom].map(percent).join(" ")}; --beside-smaller: ${smaller}; --beside-high: ${1 - top - bottom}; }`,
);
