import { adopt } from "../parts/styles.js";
import styles from "./two-solutions.css";

adopt(styles);
