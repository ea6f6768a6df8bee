import { render } from "lit-html";
import { createDialog } from "../parts/dialog.js";
import { byId } from "../parts/dom.js";
import { adopt } from "../parts/styles.js";
import { createExample } from "./example.js";
import { createPractice } from "./practice.js";
import { entryOf } from "./reference.js";
import styles from "./techniques.css";
import { view } from "./view.js";
import { REFERENCE } from "./words.js";

/**
 * The techniques in a dialog, by level: what each is, where to look for it, and an example, which comes when its entry is
 * opened; and practice of one, on the board.
 * @param {Contract.Asking} page
 */
export function createTechniques(page) {
  const { isShown } = page;
  adopt(styles);
  const practice = createPractice({ ...page, open: (technique) => open({ technique }) });
  const picture = createExample();
  // All that decides how the dialog looks.
  const state = { search: "", chosen: null, example: null, isHere: false };
  const dialog = createDialog({ name: "techniques", title: REFERENCE.title, content: [] });
  const body = dialog.root.querySelector(".dialog-body");

  function show(changes) {
    Object.assign(state, changes, { isHere: isShown() });
    render(view(state, acts), body);
  }

  /** What is drawn is data of the build; without it the entry is there all the same. */
  async function illustrate(entry) {
    const { examples } = await import("../../vendor/pyodide/examples.js").catch(() => ({ examples: {} }));
    if (state.chosen !== entry) return;
    const name = entry.covers.find((covered) => Object.hasOwn(examples, covered));
    if (name) picture.show(examples[name], REFERENCE.picture(examples[name].step.title));
    show({ example: name ? picture.root : null });
  }

  /** A keyboard of fingers would cover the list. */
  function focusList() {
    const isOfFingers = matchMedia("(pointer: coarse)").matches;
    (isOfFingers ? body.querySelector("nav") : byId("techniques-search")).focus();
  }

  const acts = {
    search: (search) => show({ search }),
    choose(entry) {
      show({ chosen: entry, example: null });
      body.querySelector(".technique").scrollTop = 0;
      body.scrollTop = 0;
      body.querySelector(".technique").focus();
      illustrate(entry);
    },
    practise: ({ covers: [technique] }) => open({ technique, practise: true }),
    back() {
      show({ chosen: null });
      focusList();
    },
  };

  /** Open the list, or in it the entry of a technique; or begin with practice of that. */
  function open({ technique = "", practise = false }) {
    const entry = entryOf(technique);
    if (practise) {
      dialog.root.close();
      practice.start(technique);
      return;
    }
    show({ search: "", chosen: null });
    dialog.show();
    if (entry) acts.choose(entry);
    else focusList();
  }

  // What has brought the room may be an exercise.
  practice.refresh();

  return {
    open,
    refresh: practice.refresh,
    /** As on a first visit. */
    reset() {
      show({ search: "", chosen: null });
      practice.reset();
    },
    /** What the callbacks may do. */
    face: /** @satisfies {Contract.Techniques} */ (practice.face),
  };
}
