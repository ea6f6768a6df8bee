// Answer requests, one a line of stdin, in JavaScript: node serve.mjs FOLDER, the folder that holds node_modules.
// Requests and answers are those of solvers.py.

import { writeSync } from "node:fs";
import { createRequire } from "node:module";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

const folder = process.argv[2];
const REPORT_MILLISECONDS = 20;
const require = createRequire(pathToFileURL(`${folder}/package.json`));
const load = (path) => import(pathToFileURL(`${folder}/node_modules/${path}`));

/** Exact cover: a template of all 729 placements is of no use, for the givens take most of them away. */
async function dancingLinks() {
  const { DancingLinks } = await load("dancing-links/built/lib/index.js");
  const links = new DancingLinks();
  const placements = [];
  for (let cell = 0; cell < 81; cell++) {
    const row = Math.floor(cell / 9);
    const column = cell % 9;
    const box = Math.floor(row / 3) * 3 + Math.floor(column / 3);
    for (let digit = 0; digit < 9; digit++) {
      const groups = [cell, 81 + row * 9 + digit, 162 + column * 9 + digit, 243 + box * 9 + digit];
      placements.push({ data: cell * 9 + digit, columnIndices: groups });
    }
  }
  return (puzzle) => {
    const solver = links.createSolver({ columns: 324 });
    const possible = placements.filter(({ data }) => {
      const given = puzzle[Math.floor(data / 9)];
      return given === "." || given === String((data % 9) + 1);
    });
    solver.addSparseConstraints(possible);
    const cells = new Array(81);
    for (const { data } of solver.findOne()[0]) cells[Math.floor(data / 9)] = (data % 9) + 1;
    return cells.join("");
  };
}

async function algorithmTs() {
  const { SudokuSolver } = require("@algorithm.ts/sudoku");
  const solver = new SudokuSolver({ childMatrixWidth: 3 });
  return (puzzle) => {
    const solution = new Array(81);
    solver.solve(
      Array.from(puzzle, (cell) => (cell === "." ? -1 : cell - 1)),
      solution,
    );
    return solution.map((digit) => digit + 1).join("");
  };
}

async function qqwing() {
  const QQWing = require("qqwing");
  const solver = new QQWing();
  solver.setRecordHistory(false);
  solver.setPrintStyle(QQWing.PrintStyle.ONE_LINE);
  return (puzzle) => {
    solver.setPuzzle(Array.from(puzzle, (cell) => (cell === "." ? 0 : Number(cell))));
    solver.solve();
    return solver.getSolutionString().trim();
  };
}

/** The usual recursion over bit masks, mirrored: the first queen on one half of the board. */
async function bitmaskQueens() {
  return (n) => {
    const everywhere = (1 << n) - 1;
    const below = (columns, left, right) => {
      if (columns === everywhere) return 1;
      let total = 0;
      let free = everywhere & ~(columns | left | right);
      while (free) {
        const queen = free & -free;
        free ^= queen;
        total += below(columns | queen, (left | queen) << 1, (right | queen) >> 1);
      }
      return total;
    };
    const started = (column) => below(1 << column, 2 << column, (1 << column) >> 1);
    let total = 0;
    for (let column = 0; column < n >> 1; column++) total += 2 * started(column);
    return n % 2 ? total + started(n >> 1) : total;
  };
}

const TASKS = {
  "dancing-links": dancingLinks,
  "@algorithm.ts/sudoku": algorithmTs,
  qqwing: qqwing,
  "queens, bit masks": bitmaskQueens,
};

/** Milliseconds that all threads of this process have worked. */
function worked() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

async function run({ task, items, seconds, warm }) {
  let times = [];
  let answers = [];
  const tell = (done, error = null, busy = 1) => {
    writeSync(1, `${JSON.stringify({ times, answers, done, error, busy })}\n`);
    times = [];
    answers = [];
  };
  let solve;
  try {
    solve = await TASKS[task]();
  } catch (error) {
    return tell(true, String(error));
  }
  const from = performance.now();
  for (let at = 0; performance.now() < from + 1000 * warm; at++) {
    try {
      solve(items[at % items.length]);
    } catch {
      // It is told below.
    }
  }
  const before = worked();
  const begun = performance.now();
  let reported = begun;
  const until = begun + 1000 * seconds;
  for (const item of items) {
    let answer;
    const start = performance.now();
    try {
      answer = solve(item);
    } catch (error) {
      answer = String(error);
    }
    const end = performance.now();
    times.push((end - start) / 1000);
    answers.push(answer);
    if (end - reported > REPORT_MILLISECONDS) {
      tell(false);
      reported = performance.now();
    }
    if (end > until) break;
  }
  return tell(true, null, (worked() - before) / (performance.now() - begun));
}

writeSync(1, "ready\n");
for await (const line of createInterface({ input: process.stdin })) {
  await run(JSON.parse(line));
}
