import { adopt } from "../parts/styles.js";
import styles from "./gallery.css";

// Once, whichever of the two comes first.
adopt(styles);
