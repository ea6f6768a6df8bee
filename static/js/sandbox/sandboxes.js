// Who has a Python for the reader's program: one for each run, and where memory allows one that waits for the next.

import { Sandbox } from "./sandbox.js";

/** Whether this machine has room for a Python that only waits: it takes some 80 MB. */
const hasRoom = () => (navigator.deviceMemory ?? 8) >= 4 && !matchMedia("(pointer: coarse)").matches;

export class Sandboxes {
  #make;
  #spare = null;
  // How many were taken and have not run yet.
  #fresh = 0;

  /** `files` are those of the page's engine, see engine/files.js: the text of the worker is among them. */
  constructor(files, make = (parts) => new Sandbox(parts)) {
    const parts = {
      async start() {
        const download = files.get();
        const [blobs, script] = await Promise.all([download.blobs(), download.sandbox()]);
        return { script, files: blobs };
      },
      rest: () => files.get().rest(),
    };
    this.#make = () => make(parts);
  }

  /** Lets one wait for the next run, if there is room for that, once those that were taken have run. */
  prepare() {
    if (this.#fresh === 0 && hasRoom()) this.#spare = this.#waiting() ?? this.#make();
  }

  /** A ready one that nobody else has; rejects where it does not come up. When it has been used, another one waits. */
  take() {
    const life = this.#waiting() ?? this.#make();
    this.#spare = null;
    this.#fresh += 1;
    life.used.then(() => {
      this.#fresh -= 1;
      this.prepare();
    });
    return life.ready;
  }

  #waiting() {
    return this.#spare?.ended ? null : this.#spare;
  }
}
