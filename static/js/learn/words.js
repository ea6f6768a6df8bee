// What people read of what there is to learn.

export const LEARN = {
  title: "Learn",
  close: "Close",
};

/** What stands above the offers of a group, in their order. */
export const GROUPS = {
  lessons: "Lessons",
  exercises: "Exercises",
  tools: "To look at, and for a class",
};
