// The one place that knows how PyScript starts a worker. It is a text among those that it starts workers from.

import { once } from "../parts/waiting.js";
import { loadPyScript } from "./pyscript.js";

/** @returns {any} */
function elementOf(name, { interpreter, door }) {
  const script = document.createElement("script");
  const config = JSON.stringify({ interpreter: URL.createObjectURL(interpreter), sync_main_only: true });
  const attributes = { type: "py", src: URL.createObjectURL(door), worker: "", name, config };
  for (const [key, value] of Object.entries(attributes)) script.setAttribute(key, value);
  return script;
}

/** PyScript, which is loaded once; where its texts did not arrive, from those of the next download. */
const loadOnce = once(loadPyScript);

/**
 * Has PyScript start a worker from texts, of which there is a promise. `name` is one that was never used before, since
 * PyScript resolves a name only once. Returns `arrived`, a promise of the worker, and `stop`, which ends it wherever it is by
 * then.
 */
export function startThread(name, texts, core = loadOnce(texts)) {
  let worker = null;
  let stopped = false;
  let script = null;

  async function arrive({ hooks }, resolve) {
    script = elementOf(name, await texts);
    if (stopped) return;
    const { onWorker } = hooks.main;
    const meet = (_, met) => {
      // PyScript calls this for every worker, a moment before it tells an element which one is its own.
      queueMicrotask(() => {
        if (script.xworker !== met) return;
        onWorker.delete(meet);
        if (stopped) met.terminate();
        else {
          worker = met;
          resolve(met);
        }
      });
    };
    onWorker.add(meet);
    document.body.append(script);
  }

  return {
    arrived: core.then((module) => new Promise((resolve) => arrive(module, resolve))),
    stop() {
      stopped = true;
      script?.remove();
      worker?.terminate();
    },
  };
}
