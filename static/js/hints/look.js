import { adopt } from "../parts/styles.js";
import styles from "./hints.css";
import step from "./step.css";

// Once, whether a hint or the whole way comes first.
adopt(step);
adopt(styles);
