// What people read of bookmarks.

export const bookmarkName = (number) => `Bookmark ${number}`;
export const BOOKMARKS = {
  back: (name) => `Back to ${name}`,
  rename: (name) => `Rename ${name}`,
  forget: (name) => `Remove ${name}`,
  name: "Name of the bookmark",
  made: (name) => `${name} is set. Try something; it leads back here.`,
  returned: (name) => `Back at ${name}. Undo brings back what you tried.`,
  forgotten: (name) => `${name} is removed. Undo brings it back.`,
  here: "you are below it",
};
