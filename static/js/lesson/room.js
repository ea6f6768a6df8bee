import { LESSONS } from "../../vendor/lessons/index.js";

/** A lesson, screen by screen. */
export const lesson = {
  id: "lesson",
  name: "The lesson",
  key: "lesson",
  group: "lessons",
  offers: LESSONS.map(({ id, title, about, minutes, screens }) => ({
    name: title,
    about,
    args: { id },
    minutes,
    screens,
  })),
  load: async () => (await import("./lesson.js")).createLesson,
};
