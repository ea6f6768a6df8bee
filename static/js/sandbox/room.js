/** Where programs of the reader's run. */
export const sandbox = {
  id: "sandbox",
  name: "What runs programs",
  async load() {
    const { Sandboxes } = await import("./sandboxes.js");
    return (files) => new Sandboxes(files);
  },
};
