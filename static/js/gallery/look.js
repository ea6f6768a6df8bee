import styles from "../../css/late/gallery.css";
import { adopt } from "../parts/styles.js";

// Once, whichever of the two comes first.
adopt(styles);
