import { render } from "lit-html";
import "../sudoku/rules-style.js";
import { createDialog } from "../parts/dialog.js";
import { adopt } from "../parts/styles.js";
import { wholeNumber } from "../parts/text.js";
import { USUAL } from "../sudoku/shape.js";
import { isBlank } from "../sudoku/sudoku-state.js";
import { createShapeBoard } from "./board.js";
import * as changes from "./changes.js";
import styles from "./shapes.css";
import { view } from "./view.js";
import { CAGE_FAULTS, regionsMissing, reshapedTo, SHAPES } from "./words.js";

/**
 * The dialog in which the size and the shape of the Sudoku are chosen, and regions and cages are drawn. What was chosen is on the
 * board when it is wanted there, and Undo brings back what was.
 */
export function createShapes({ sudoku, reply }) {
  adopt(styles);
  // All that decides how the dialog looks: what is drawn, with which tool, into which region, and the sum of the next cage.
  let state = { draft: changes.draftOf(USUAL), tool: "regions", chosen: 0, sum: "", said: "" };
  const dialog = createDialog({ name: "shapes", title: SHAPES.title, content: [] });
  const body = dialog.root.querySelector(".dialog-body");
  const board = createShapeBoard({ press, letter });

  function show(more) {
    state = { ...state, ...more };
    board.draw(state.draft, state.tool);
    render(view(state, board.root, acts), body);
  }

  /** Change what is drawn; what is missing in its regions is said. */
  function change(draft, more = {}) {
    const said = regionsMissing(changes.countsOf(draft), draft.size, changes.letterOf);
    show({ draft, said, ...more });
  }

  /** Put a cell into the region or the cage that is drawn, or take it out of the cage; tell which. */
  function press(cell, drags) {
    const { draft, tool, chosen } = state;
    if (tool === "regions") {
      const next = changes.inRegion(draft, cell, chosen);
      // A drag goes on with its region.
      change(next, { chosen: drags === undefined ? changes.nextRegion(next, chosen) : chosen });
      return chosen;
    }
    const on = drags ?? !draft.cage.includes(cell);
    const other = changes.cageAt(draft, cell);
    if (other && drags !== undefined) return on;
    change(changes.inCage(draft, cell, on), other ? { sum: other.sum ? String(other.sum) : "" } : {});
    return on;
  }

  function letter(cell, name) {
    const number = name.charCodeAt(0) - 65;
    if (state.tool !== "regions" || number >= state.draft.size) return;
    change(changes.inRegion(state.draft, cell, number), { chosen: number });
  }

  /** Why the cage that is drawn cannot be made with a sum; "" where it can. */
  function cageFault(sum) {
    const { size, cage } = state.draft;
    if (cage.length === 0) return CAGE_FAULTS.none;
    if (cage.length > size) return CAGE_FAULTS.many(size);
    if (sum === null) return CAGE_FAULTS.number;
    const [least, most] = changes.sumsOf(size, cage.length);
    return sum && (sum < least || sum > most) ? CAGE_FAULTS.sum(cage.length, least, most) : "";
  }

  const acts = {
    resize: (size) => change(changes.resized(state.draft, size), { chosen: 0, sum: "" }),
    turnDiagonal: () => show({ draft: { ...state.draft, diagonal: !state.draft.diagonal } }),
    take: (tool) => show({ tool }),
    choose: (chosen) => show({ chosen }),
    boxes: () => change(changes.withUsualBoxes(state.draft)),
    none: () => change(changes.withoutRegions(state.draft), { chosen: 0 }),
    write: (sum) => show({ sum }),
    cage(event) {
      event.preventDefault();
      const sum = state.sum.trim() ? wholeNumber(state.sum) : 0;
      const fault = cageFault(sum);
      if (fault) show({ said: fault });
      else change(changes.caged(state.draft, sum), { sum: "" });
    },
    remove: (cage) => change(changes.uncaged(state.draft, cage)),
    usual: () => change(changes.draftOf(USUAL), { chosen: 0, sum: "" }),
    use() {
      const { draft } = state;
      const shape = changes.shapeOfDraft(draft);
      if (draft.cage.length > 0) return show({ tool: "cages", said: CAGE_FAULTS.open });
      if (!shape) return change(draft, { tool: "regions" });
      dialog.root.close();
      const before = sudoku.state;
      if (shape === before.shape) return undefined;
      sudoku.play(changes.reshaped(before, shape));
      sudoku.focus();
      return reply(reshapedTo(shape.size, shape.size !== before.shape.size || isBlank(before.digits)));
    },
  };

  return {
    open() {
      const draft = changes.draftOf(sudoku.state.shape);
      show({ draft, tool: draft.cages.length > 0 ? "cages" : "regions", chosen: 0, sum: "", said: "" });
      dialog.show(body.querySelector("select"));
    },
    refresh() {},
    /** As on a first visit. */
    reset: () => dialog.root.close(),
  };
}
