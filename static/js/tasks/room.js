/** A task of a teacher's, which a link carries. */
export const tasks = {
  id: "tasks",
  name: "The task",
  key: "task",
  group: "tools",
  offers: [],
  load: async () => (await import("./tasks.js")).createTasks,
};

/** What a teacher has for a class: making a task, and reading what was handed in. */
export const teaching = {
  id: "teaching",
  name: "Tasks for a class",
  group: "tools",
  offers: [
    {
      name: "Make a task",
      about: "For a class: boards of your own, a program to write, exercises. One link carries it.",
      args: { page: "make" },
    },
    {
      name: "Read a class's codes",
      about: "Who has solved what of a task, as a table. Nothing is sent anywhere.",
      args: { page: "read" },
    },
  ],
  load: async () => (await import("./teaching.js")).createTeaching,
};
