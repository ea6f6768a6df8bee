/** Where programs of the reader's run. */
export const sandbox = {
  id: "sandbox",
  name: "What runs programs",
  async load() {
    const { readScript, Sandboxes } = await import("./sandboxes.js");
    const script = await readScript();
    return (files) => new Sandboxes(files, script);
  },
};
