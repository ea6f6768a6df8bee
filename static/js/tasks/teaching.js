import { render } from "lit-html";
import { make } from "../parts/dom.js";
import { adopt } from "../parts/styles.js";
import { createMaking } from "./making.js";
import { createReading } from "./reading.js";
import styles from "./tasks.css";
import more from "./teaching.css";
import { MAKE, READ } from "./words.js";

/**
 * What a teacher has for a class: making a task, and reading what was handed in. One of both is shown.
 * @param {any} page
 */
export function createTeaching(page) {
  adopt(styles + more);
  const root = make("section", { class: "teaching" });
  // Which of both is shown, as long as it is.
  let current = "";
  const draws = (name) => (what) => current === name && render(what, root);
  const pages = {
    make: { label: MAKE.label, ...createMaking(page, draws("make")) },
    read: { label: READ.label, ...createReading(page, draws("read")) },
  };

  return {
    root,
    async open({ page: name = "make", ...args }) {
      const { label, open } = pages[name];
      if (current && current !== name) pages[current].close();
      current = name;
      root.setAttribute("aria-label", label);
      await open(args);
    },
    close() {
      pages[current]?.close();
      current = "";
    },
    reset() {
      for (const { reset } of Object.values(pages)) reset();
      current = "";
      render("", root);
    },
  };
}
