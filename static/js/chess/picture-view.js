import { isIdle, make, makeSvg, setAttribute, setIdle } from "../parts/dom.js";
import { meaningOf } from "../parts/keys.js";
import { isForPaper } from "../parts/paper.js";
import { adopt } from "../parts/styles.js";
import { grouped } from "../parts/text.js";
import { labelView } from "./edges.js";
import styles from "./picture.css";
import { createPicture } from "./picture.js";
import { listenToGestures } from "./picture-gestures.js";
import { inView, VIEW, VIEW_BUTTONS } from "./picture-words.js";
import { isSame, mostZoom, moved, seen, squareAt, WHOLE, within, withQueen, zoomed } from "./viewport.js";

adopt(styles);

const STEP = 2;
const ICONS = {
  in: "M6 12h12M12 6v12",
  out: "M6 12h12",
  fit: "M5 9.5V5h4.5M14.5 5H19v4.5M19 14.5V19h-4.5M9.5 19H5v-4.5",
};

/**
 * A large board as one picture that is zoomed and moved, `element`, with the coordinates outside it, which are as `algebraic()`
 * says. `onPick(index)` hears of a square that is pressed.
 */
export function createPictureView({ root, ranks, files, algebraic, onPick }) {
  const canvas = make("canvas");
  const image = make("div", { role: "img" }, canvas);
  const range = make("p", { class: "caption", id: `${root.id}-range` });
  const buttons = Object.fromEntries(Object.keys(VIEW_BUTTONS).map((name) => [name, makeButton(name)]));
  const tools = make("div", { class: "picture-tools" }, range, ...Object.values(buttons));
  const labels = { "aria-label": VIEW, "aria-describedby": range.id };
  const element = make(
    "div",
    { class: "picture-view", role: "group", tabindex: "0", ...labels },
    image,
    tools,
  );
  const picture = createPicture(canvas);
  let board = { rows: 1, cols: 1 };
  let content = null;
  let view = WHOLE;
  let frame = 0;

  const width = () => image.clientWidth;
  const most = () => mostZoom(board.cols, width());

  function tell(parts) {
    range.replaceChildren(...parts.flatMap((part) => [make("span", {}, part), " "]).slice(0, -1));
  }

  function draw() {
    cancelAnimationFrame(frame);
    frame = 0;
    if (!content || width() === 0) return;
    view = within(view, board, most());
    // On paper there is the whole board.
    const drawn = isForPaper() ? WHOLE : view;
    picture.draw({ ...board, ...content }, drawn);
    labelView(ranks, files, board, drawn, algebraic(), width());
    tell(inView(seen(drawn, board), board, algebraic()));
    setIdle(buttons.in, view.zoom >= most());
    setIdle(buttons.out, view.zoom === 1);
    setIdle(buttons.fit, view.zoom === 1);
    element.toggleAttribute("data-zoomed", view.zoom > 1);
  }

  /** Show another view in the next frame. Tells whether it is another one. */
  function show(next) {
    if (isSame(view, next)) return false;
    view = next;
    frame ||= requestAnimationFrame(draw);
    return true;
  }

  const zoom = (factor, point) => show(zoomed(view, board, factor, most(), point));
  // Who zooms in without pointing at something does not want to look at an empty part of the board.
  function zoomIn() {
    const next = zoomed(view, board, STEP, most());
    return !isSame(view, next) && show(withQueen(next, board, content.queens ?? []));
  }
  const move = (across, down) => show(moved(view, board, across, down));
  const fit = () => show(WHOLE);

  const acts = { in: zoomIn, out: () => zoom(1 / STEP), fit };
  for (const [name, act] of Object.entries(acts)) {
    buttons[name].addEventListener("click", () => !isIdle(buttons[name]) && act());
  }

  element.addEventListener("keydown", (event) => {
    const { key, plain } = meaningOf(event);
    if (event.target !== element || !plain) return;
    const page = event.shiftKey ? 1 : 0.1;
    const keys = {
      ...{ "+": acts.in, "=": acts.in, "-": acts.out, 0: fit },
      ...{ ArrowLeft: () => move(-page, 0), ArrowRight: () => move(page, 0) },
      ...{ ArrowUp: () => move(0, -page), ArrowDown: () => move(0, page) },
      ...{ PageUp: () => move(0, -1), PageDown: () => move(0, 1) },
      ...{ Home: () => show({ ...view, y: 0 }), End: () => show(within({ ...view, y: board.rows }, board)) },
    };
    // A key that has nothing to move moves the page.
    if (keys[key]?.()) event.preventDefault();
  });

  listenToGestures(image, {
    zoom,
    move,
    isZoomed: () => view.zoom > 1,
    isFocused: () => element.contains(document.activeElement),
    press(point) {
      const { row, column } = squareAt(view, board, point);
      onPick?.(row * board.cols + column);
    },
    // Where a press picks a square, two of them do nothing else.
    pressTwice: (point) => !onPick && zoom(STEP, point),
  });

  // A picture is drawn for the pixels it has: again when they change.
  new ResizeObserver(draw).observe(image);

  return {
    element,
    /** Begin with another board, of which nothing is drawn yet. */
    reset(rows, cols) {
      board = { rows, cols };
      content = null;
      view = WHOLE;
      root.style.setProperty("--characters", grouped(rows).length);
    },
    /** Draw queens in the columns of their rows, or a path from square to square. */
    show(label, newContent) {
      setAttribute(image, "aria-label", label);
      content = newContent;
      draw();
    },
    /** The whole board on a canvas of its own, as large as a file may be. */
    asCanvas() {
      const whole = document.createElement("canvas");
      createPicture(whole, canvas).drawWhole({ ...board, ...content });
      return whole;
    },
    /** Draw it again in the colours that the page has now. */
    repaint() {
      picture.recolour();
      draw();
    },
  };
}

function makeButton(name) {
  const icon = makeSvg("svg", { class: "icon", viewBox: "0 0 24 24", "aria-hidden": "true" });
  icon.append(makeSvg("path", { d: ICONS[name] }));
  const label = VIEW_BUTTONS[name];
  return make("button", { type: "button", class: "icon-button", "aria-label": label, title: label }, icon);
}
