import plot from "../../vendor/libraries/plot.css";
import { adopt } from "../parts/styles.js";
import arrays from "./css/arrays.css";
import code from "./css/code.css";
import counters from "./css/counters.css";
import divider from "./css/divider.css";
import legend from "./css/legend.css";
import player from "./css/player.css";
import present from "./css/present.css";
import print from "./css/print.css";
import race from "./css/race.css";
import ran from "./css/ran.css";
import states from "./css/states.css";
import tree from "./css/tree.css";
import watch from "./css/watch.css";

// In the order in which they would be linked: what comes later may mend what comes before.
const own = [watch, code, ran, counters, arrays, tree, race, player, states, legend, divider, present, print];
adopt([plot, ...own].join("\n"));
