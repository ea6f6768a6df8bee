import { adopt } from "../parts/styles.js";
import styles from "./chess.css";

// Once, whichever board comes first.
adopt(styles);
