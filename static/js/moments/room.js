/** Moments of the page, one after another: shown, linked, printed and saved as pictures. */
export const moments = {
  id: "moments",
  name: "Moments",
  load: async () => (await import("./moments.js")).createMoments,
  group: "tools",
  key: "moments",
  offers: [
    {
      name: "Moments",
      about: "Put what you show into a list: present it, send it as one link, print it, save it as pictures.",
      args: {},
    },
  ],
};
