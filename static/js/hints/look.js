import { adopt } from "../parts/styles.js";
import styles from "./hints.css";

// Once, whether a hint or the whole way comes first.
adopt(styles);
