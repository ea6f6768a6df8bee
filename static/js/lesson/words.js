// What people read of a lesson beside its own text.

export const LESSON = {
  title: "Lesson",
  back: "Back",
  next: "Next",
  finish: "Finish",
  check: "Check",
  begin: "Begin",
  open: "Open the editor",
  askAgain: "Ask me again",
  ranWell: "Right on this board. Press Check it, which tries many boards.",
  built: "Your program is right on all boards.",
  notBuilt: "The table says what came instead on each board. Press Run to see where it goes wrong.",
  ranWrong: "What came instead is said above the program.",
  right: "Right.",
  wrong: "Not so.",
  ask: "The question stands below the board.",
  answer: "Your answer",
  finished: "This lesson is done. It is kept, and found again under Learn.",
  again: "From the beginning",
  noLesson: (id) => `There is no lesson '${id}'. Learn in the bar lists those there are.`,
  missing: "The text of this lesson did not arrive. Check your connection, then open it again.",
  noNumber: "Write a whole number.",
};

/** "3 of 12". */
export const placeIn = (at, all) => `${at + 1} of ${all}`;
