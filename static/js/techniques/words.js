// What people read in the reference of techniques, beside its texts.

export const REFERENCE = {
  title: "Techniques",
  list: "Techniques, by level",
  search: "Find a technique",
  none: (words) => `No technique has “${words}” in its name.`,
  all: "All techniques",
  look: "Where to look",
  example: "An example",
  near: "Near it",
  choose: "Choose a technique: what it is, why it is right, where to look for it, and an example.",
  facts: (level, score) => `${level[0].toUpperCase()}${level.slice(1)}, base score ${score}`,
  picture: (title) => `${title}: a board with an example. The argument below says what is drawn.`,
};
