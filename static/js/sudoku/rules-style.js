// The style of diagonals and cages, of which some are drawn.

import css from "../../css/sudoku-rules.css";
import { adopt } from "../parts/styles.js";

adopt(css);
