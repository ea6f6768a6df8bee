// The one place that knows how PyScript starts a worker.

const CORE = "../../vendor/pyscript/core.js";
const CONFIG = { interpreter: "./static/js/engine/interpreter.mjs", sync_main_only: true };

/** @returns {any} */
function elementOf(name) {
  const script = document.createElement("script");
  const attributes = { type: "py", src: "./py/worker.py", worker: "", name, config: JSON.stringify(CONFIG) };
  for (const [key, value] of Object.entries(attributes)) script.setAttribute(key, value);
  return script;
}

/**
 * Has PyScript start a worker. `name` is one that was never used before, since PyScript resolves a name only once.
 * Returns `arrived`, a promise of the worker, and `stop`, which ends it wherever it is by then.
 */
export function startThread(name, core = import(CORE)) {
  let worker = null;
  let stopped = false;
  const script = elementOf(name);

  function arrive({ hooks }, resolve) {
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
      script.remove();
      worker?.terminate();
    },
  };
}
