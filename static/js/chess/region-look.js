import { adopt } from "../parts/styles.js";
import styles from "./region-colours.css";
import patterns from "./region-patterns.css";

// Once, for the board and for pictures of boards.
adopt(`${styles}${patterns}`);
