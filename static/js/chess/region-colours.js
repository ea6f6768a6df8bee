import { adopt } from "../parts/styles.js";
import styles from "./region-colours.css";

// Once, for the board and for pictures of boards.
adopt(styles);

/** The name of a region's colour among those of the page, by its number, or that of a square of none. */
export const regionColour = (number) => `region-${number ?? "none"}`;
