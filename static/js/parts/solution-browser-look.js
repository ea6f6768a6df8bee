import styles from "./solution-browser.css";
import { adopt } from "./styles.js";

// Once, whichever solutions come first.
adopt(styles);
