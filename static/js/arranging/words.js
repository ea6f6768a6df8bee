export const ARRANGING = {
  title: { parsons: "Put it together", bug: "Find the bug" },
  program: "Program",
  lines: "Lines",
  wait: "Python is on its way.",
  coming: "Another one is on its way.",
  about: (wrong) =>
    `Press a line, and it goes to the end of the program; draw it by its handle to any place. ${
      wrong === 0
        ? "All of them are needed."
        : wrong === 1
          ? "One line is too many."
          : `${wrong} lines are too many.`
    }`,
  keys: "Keys: arrows choose a line, Enter moves it to the other list, Space lifts it, then arrows move and indent it.",
  empty: "Put the lines here.",
  rest: "What it calls",
  none: "No line is left over.",
  handle: "Draw it to its place",
  tools: "The chosen line",
  up: "Up",
  down: "Down",
  deeper: "Further in",
  outer: "Further out",
  out: "Take it out",
  check: "Check",
  stop: "Stop",
  running: "It is run on small boards, beside the right program.",
  stopped: "Stopped. Press “Check” to run it again.",
  easier: "Make it easier",
  another: "Another one",
  watch: "Open it in Watch",
  choose: "Program",
  right: (boards) => `Right: it does as it should on ${boards} boards.`,
  line: (line) => `Line ${line}: `,
  difference: "The first difference",
  theirs: "The right program",
  yours: "This one",
  board: (n) =>
    n === 0
      ? "At the beginning:"
      : `After ${n} ${n === 1 ? "change" : "changes"} of the board that are the same:`,
  lifted: (text) => `Lifted: ${text}. Arrows move it, Space puts it down.`,
  dropped: (text) => `Put down: ${text}.`,
  at: (place, of, indent) => `Line ${place} of ${of}, ${indent} in.`,
  spare: "Among the lines that are left over.",
  joined: "Two lines are one block now.",
  gone: "One line that does not belong is gone.",
  asks: "One line is wrong, or one is missing. Which is it?",
  hint: "Where a line is missing, press one of those around it.",
  code: "The program",
  press: "It is this line",
  choosing: "Choose a line first.",
  notThere: (line) =>
    `Not line ${line}: nothing is wrong there. Watch it run, and look where the board is first another one.`,
  found: (line) => `Found: line ${line}.`,
  repair: "Choose the repair",
  write: "Or write it",
  mend: "Mend it",
  show: "Show me",
  shown: "So it was: press “Check”, and see that it is right.",
};
