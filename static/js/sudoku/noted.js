// What is needed as soon as something is noted or coloured: how colours look, and what packs it all for an address.

import css from "../../css/sudoku-colours.css";
import { adopt } from "../parts/styles.js";

adopt(css);

export { pack, unpack } from "./packed-notes.js";
