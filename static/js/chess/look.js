import "../parts/solution-browser-look.js";
import { adopt } from "../parts/styles.js";
import styles from "./chess.css";
import fields from "./fields.css";

// Once, whichever board comes first.
adopt(`${styles}${fields}`);
