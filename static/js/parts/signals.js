/** Signals by name, made before anything that sends or hears them: one that nobody hears does nothing. */
export function createSignals() {
  const heard = new Map();
  return {
    on(name, act) {
      heard.set(name, [...(heard.get(name) ?? []), act]);
    },
    send(name, ...details) {
      for (const act of heard.get(name) ?? []) act(...details);
    },
  };
}
