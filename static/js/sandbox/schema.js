// All that may come out of a sandbox, with its bounds: whatever else a program says in place of our scripts ends it. The relay
// checks it before the page hears of it. Names are those of contract/jobs.json; a test holds both against each other.
//
// A form is plain data, so that it can be sent into the frame: { is } with its bounds. Whole numbers are as large as the
// callbacks know them, 31 bits.

import { LARGEST_NUMBER } from "../parts/text.js";
import { LONGEST_CALL } from "../parts/wanted.js";
import { FLOOD, NO_ANSWER } from "./words.js";

/** Squares of the largest board that can be watched. */
const CELLS = 2500;
/** Calls that may be open at once, and some of ours; of how many each is shown. See DEEPEST of py/undoku/programs/surroundings.py. */
const [DEEP, SHOWN] = [10_100, 1_010];
/** Characters of the longest sentence, and of the longest name of something. */
const [SENTENCE, NAME] = [2000, 200];
/** Characters, or bytes, of the longest answer: what a program may print, where each of its characters is written with six. */
export const ANSWER = 1_000_000;

const truth = { is: "truth" };
const nothing = { is: "nothing" };
const number = (least, most) => ({ is: "number", least, most });
const whole = (least = 0, most = LARGEST_NUMBER) => ({ is: "number", least, most, whole: true });
const text = (most) => ({ is: "text", most });
const list = (of, most) => ({ is: "list", of, most });
const row = (...of) => ({ is: "row", of });
const either = (...of) => ({ is: "either", of });
const object = (has, may) => ({ is: "object", has, may });
/** Rows whose lists of that name have no more in them together. */
const together = (of, name, most) => ({ is: "together", of, name, most });
const json = (of) => ({ is: "json", of, most: ANSWER });

const [name, sentence] = [text(NAME), text(SENTENCE)];
/** A cell, or none. */
const cell = whole(-1, CELLS);
const line = whole(0, 60_000);
const value = whole(-LARGEST_NUMBER);
const square = row(cell, cell);

const report = (has, may) => json(object({ ...has, done: truth, spent: number(0, 1e9) }, may));

const counts = object(
  { calls: whole(), placements: whole(), undos: whole(), solutions: whole() },
  { lines: whole(), depth: whole(), tries: whole() },
);
/** Variables of one call and of all; of more they are left out, see py/undoku/programs/fitting.py, which says so in one of each. */
const frame = object({ function: name, line, variables: list(row(name, name), 200) });
const frames = together(list(frame, SHOWN), "variables", 10_000 + SHOWN);
const call = object({
  id: whole(),
  parent: whole(-1),
  label: name,
  outcome: text(20),
  size: whole(),
  hidden: whole(),
  missing: truth,
  position: whole(),
});

/** A board as the page puts it on the stage: of the bank, or of the program itself. */
const task = object(
  {},
  {
    givens: text(81),
    n: whole(1, 50),
    // A letter for each square, of as many letters as there are.
    regions: text(676),
    rows: whole(1, 50),
    cols: whole(1, 50),
    start: square,
    end: nothing,
    closed: truth,
  },
);
/** What came of a run, and how it was called. */
const verdict = object({
  right: either(truth, nothing),
  sentence,
  kind: text(20),
  call: text(LONGEST_CALL),
  script: truth,
  asks: sentence,
  number: whole(-1),
  symptom: text(40),
  symptomSays: sentence,
  difference: whole(-1),
});

/** A question about the next moment, and what is said of an answer to it. */
const asked = either(
  nothing,
  object(
    {
      kind: text(20),
      position: whole(),
      sentence,
      form: text(20),
      options: list(row(name, text(1000)), 10),
      hides: list(text(20), 5),
    },
    { least: whole(), most: whole() },
  ),
);
const predicted = object({
  right: truth,
  answer: name,
  sentence,
  cells: list(cell, CELLS),
  line,
  doomed: truth,
});

const program = {
  report: report(
    { steps: whole(), since: whole(), all: whole(), calls: whole(), stopped: truth },
    {
      ended: sentence,
      failed: truth,
      wrong: truth,
      answer: whole(),
      printed: truth,
      verdict,
      question: either(task, nothing),
      line,
      counts,
    },
  ),
  answers: {
    ask_about: json(asked),
    predicted: json(predicted),
    question_of: json(asked),
    jump: json(whole(-1)),
    lines: json(text(200_000)),
    moment: json(
      object(
        {
          position: whole(),
          kind: text(20),
          cell,
          value,
          by: cell,
          line,
          values: list(value, CELLS),
          states: list(text(20), CELLS),
          sentence,
          node: whole(-1),
          counts,
          // Only strategies have something there.
          beside: object({ kind: text(0), data: nothing }),
        },
        {
          frames,
          told: truth,
          tree: list(call, 3000),
          levels: list(whole(), DEEP),
          output: text(100_000),
          later: truth,
        },
      ),
    ),
    opening: json(
      object({
        title: name,
        document: text(0),
        marks: list(text(20), 10),
        shows: text(0),
        source: text(60_000),
        folds: list(nothing, 0),
        everyLine: truth,
        begins: line,
        everything: list(row(name, name), 10),
      }),
    ),
    overview: json(
      object({
        depths: list(number(0, 1), 1000),
        solutions: list(whole(), 1000),
        deadEnds: list(whole(), 1000),
      }),
    ),
    variables: json(object({ same: truth, frames })),
  },
};

const judging = {
  report: report({
    judged: list(
      object({
        name,
        question: task,
        right: either(truth, nothing),
        expected: sentence,
        came: sentence,
        calls: whole(),
        placements: whole(),
        document: either(nothing, object({ title: name, calls: whole(), placements: whole() })),
      }),
      100,
    ),
    boards: whole(0, 100),
  }),
  answers: {},
};

/** What it did on boards of growing size; what is not counted of it is -1. */
const growth = {
  report: report({
    points: list(
      object({
        line: name,
        size: whole(),
        outcome: text(20),
        calls: whole(-1),
        tries: whole(-1),
        placements: whole(-1),
        said: sentence,
      }),
      100,
    ),
  }),
  answers: { times: json(list(number(0, 1e6), 100)) },
};

/** A program beside the right one, and where it first did otherwise. */
const arranged = {
  report: report({
    right: either(truth, nothing),
    past: whole(0, 100),
    sentence,
    line,
    question: either(task, nothing),
    difference: either(
      nothing,
      object({
        step: whole(),
        values: list(value, CELLS),
        right: sentence,
        yours: sentence,
        cells: row(cell, cell),
      }),
    ),
  }),
  answers: {},
};

/** What both sides of a race have done, and their boards; see SIDE of py/undoku/watch/race.py. */
const boards = { is: "flat", of: number(-LARGEST_NUMBER, LARGEST_NUMBER), most: 17 + 2 * CELLS };
const race = {
  report: report({ ready: truth, faults: row(sentence, sentence) }),
  answers: {
    align: json(nothing),
    alignment: json(
      object(
        { step: whole() },
        { same: whole(), cells: row(cell, cell), sentences: row(sentence, sentence) },
      ),
    ),
    frame: boards,
    opening: json(
      object({
        rows: whole(1, CELLS),
        cols: whole(1, CELLS),
        start: list(value, CELLS),
        holes: list(cell, CELLS),
        titles: row(name, name),
        checks: truth,
        programs: row(truth, truth),
      }),
    ),
    race: json(nothing),
    step: json(nothing),
    together: boards,
  },
};

const doom = { report: report({}, { position: whole(-1), proved: truth, stays: whole() }), answers: {} };

const id = whole();
export const SCHEMA = {
  /** Milliseconds between two reports, and how many may come while something is asked. */
  pause: 100,
  reports: 10_000,
  /** Characters of what is said of a worker that failed. */
  clause: SENTENCE,
  words: { flood: FLOOD, unfit: NO_ANSWER },
  /** What a worker says of itself, and to what it is asked; see messages.js. */
  said: {
    ready: object({ ready: truth }),
    broken: object({ broken: sentence }),
    lines: object({ lines: whole(0, Number.MAX_SAFE_INTEGER) }),
    // What it may be depends on what was asked.
    answer: object({ id, answer: { is: "anything" } }),
    error: object({ id, error: sentence }),
  },
  open: either(
    whole(1),
    json(
      object({
        code: name,
        values: { is: "names", of: either(number(-1e9, 1e9), sentence, nothing), most: 20 },
        sentence,
      }),
    ),
  ),
  close: nothing,
  jobs: { program, race, judging, doom, growth_program: growth, arranged },
};
