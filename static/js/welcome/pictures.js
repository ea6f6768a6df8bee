import { makeSvg } from "../parts/dom.js";
import { PIECE_SIZE, pieceShape } from "../parts/pieces.js";
import { isStill } from "../parts/settings.js";
import { adopt } from "../parts/styles.js";
import styles from "./pictures.css";

/** What is seen of a Sudoku on a door: the box in the middle, what comes into it at last, and where. */
const BOX = ["5", "", "7", "", "9", "2", "8", "", "1"];
const LANDS = { digit: "4", at: 1 };
/** The digits of a puzzle as it is typed, cell by cell. */
const TYPED = ["3", "", "6", "5", "", "8", "4", "", ""];
/** Four queens: the column of each row's queen after each placement and each undo of the lecture's scan, to its solution. */
const SCAN = [[], [0], [0, 2], [0], [0, 3], [0, 3, 1], [0, 3], [0], [], [1], [1, 3], [1, 3, 0], [1, 3, 0, 2]];
/** A tour of five by five, as squares in the order of the moves. */
const TOUR = [0, 11, 20, 17, 8, 19, 22, 15, 6, 3, 14, 23, 12, 1, 10, 21, 18, 9, 2, 5, 16, 7, 4, 13, 24];
/** Milliseconds between two moments of a picture. */
const BEAT = 260;

const grid = (side) =>
  Array.from({ length: side - 1 }, (_, at) => `M${at + 1} 0v${side}M0 ${at + 1}h${side}`).join("");

const drawing = (side, ...parts) =>
  makeSvg("svg", { viewBox: `-0.06 -0.06 ${side + 0.12} ${side + 0.12}` }, ...parts);

const dark = (side) => {
  const squares = Array.from({ length: side * side }, (_, index) => [index % side, Math.floor(index / side)]);
  return squares
    .filter(([x, y]) => (x + y + side) % 2 === 0)
    .map(([x, y]) => `M${x} ${y}h1v1h-1z`)
    .join("");
};

const digit = (text, at, kind) => {
  const middle = { x: (at % 3) + 0.5, y: Math.floor(at / 3) + 0.5 };
  return makeSvg("text", { ...middle, class: kind }, text);
};

/** Let something of a picture come and go: it is seen in the moments in which `isSeen`. */
function live(element, moments, isSeen) {
  const frames = moments.map((moment) => ({ opacity: isSeen(moment) ? 1 : 0, easing: "step-end" }));
  element.animate([...frames, frames.at(-1)], { duration: BEAT * moments.length });
}

const frame = (side) => makeSvg("path", { class: "frame", d: `M0 0h${side}v${side}h${-side}z` });

const drawn = {
  /** A digit lands where it belongs. */
  play() {
    const landing = digit(LANDS.digit, LANDS.at, "entered");
    const cell = makeSvg("rect", { class: "chosen", x: LANDS.at % 3, y: 0, width: 1, height: 1 });
    const digits = BOX.map((text, at) => digit(text, at, "given"));
    const svg = drawing(
      3,
      cell,
      makeSvg("path", { class: "lines", d: grid(3) }),
      ...digits,
      landing,
      frame(3),
    );
    return { svg, move: () => live(landing, [0, 0, 0, 1], Boolean) };
  },
  /** A puzzle is typed, cell by cell. */
  enter() {
    const digits = TYPED.map((text, at) => digit(text, at, "entered"));
    const cursor = makeSvg("rect", { class: "cursor", x: 2.1, y: 2.1, width: 0.8, height: 0.8 });
    const lines = makeSvg("path", { class: "lines", d: grid(3) });
    const moments = TYPED.map((_, at) => at);
    return {
      svg: drawing(3, lines, ...digits, cursor, frame(3)),
      move() {
        for (const [at, element] of digits.entries()) live(element, moments, (moment) => moment >= at);
      },
    };
  },
  /** A board, and a square of it that is chosen. */
  choose() {
    const chosen = makeSvg("rect", { class: "cursor", x: 1.08, y: 2.08, width: 0.84, height: 0.84 });
    const svg = drawing(4, makeSvg("path", { class: "dark", d: dark(4) }), chosen, frame(4));
    return { svg, move: () => live(chosen, [1, 0, 1, 0, 1], Boolean) };
  },
  /** Queens are placed and taken back until four stand. */
  watch() {
    const scale = 0.8 / PIECE_SIZE;
    const queens = Array.from({ length: 16 }, (_, square) => {
      const [x, y] = [square % 4, Math.floor(square / 4)];
      const transform = `translate(${x + 0.1} ${y + 0.1}) scale(${scale})`;
      return makeSvg("path", { class: "queen", d: pieceShape("queen"), transform, "fill-rule": "evenodd" });
    });
    const stands = (columns, square) => columns[Math.floor(square / 4)] === square % 4;
    for (const [square, queen] of queens.entries()) {
      if (!stands(SCAN.at(-1), square)) queen.style.opacity = "0";
    }
    return {
      svg: drawing(4, makeSvg("path", { class: "dark", d: dark(4) }), ...queens, frame(4)),
      move() {
        for (const [square, queen] of queens.entries())
          live(queen, SCAN, (columns) => stands(columns, square));
      },
    };
  },
  /** A knight's path grows. */
  tour() {
    const points = TOUR.map((square) => `${(square % 5) + 0.5} ${Math.floor(square / 5) + 0.5}`);
    const path = makeSvg("path", { class: "tour", d: `M${points.join("L")}`, pathLength: "1" });
    return {
      svg: drawing(5, makeSvg("path", { class: "dark", d: dark(5) }), path, frame(5)),
      move: () =>
        path.animate([{ strokeDashoffset: 1 }, { strokeDashoffset: 0 }], {
          duration: BEAT * 8,
          easing: "ease-in-out",
        }),
    };
  },
};

/** Draw the pictures of the doors that are there; each moves once, when it is first seen. */
export function createPictures(doors) {
  adopt(styles);
  const moves = new Map();
  const seen = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) continue;
      seen.unobserve(target);
      if (!isStill()) moves.get(target)();
    }
  });

  return {
    /** There may be doors that have none yet. */
    refresh() {
      for (const door of doors.querySelectorAll("[data-door]")) {
        const place = door.parentElement.querySelector(".door-picture");
        if (door.parentElement.hidden || place.firstChild) continue;
        const { svg, move } = drawn[door.dataset.picture ?? door.dataset.door]();
        place.append(svg);
        moves.set(place, move);
        seen.observe(place);
      }
    },
  };
}
