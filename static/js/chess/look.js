import "../parts/solution-browser-look.js";
import { adopt } from "../parts/styles.js";
import styles from "./chess.css";
import fields from "./fields.css";
import states from "./states.css";

// Once, whichever board comes first.
adopt(`${styles}${states}${fields}`);
