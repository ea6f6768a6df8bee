import styles from "./dialog.css";
import { adopt } from "./styles.js";

// Once, whichever dialog comes first.
adopt(styles);
