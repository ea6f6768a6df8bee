/** Asks for all scripts that were loaded past the browser's cache, which may keep what arrived wrong; returns whether it could. */
async function renew() {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const scripts = new Set(loaded.filter((name) => /\/static\/.*\.js$/.test(name)));
  const ask = async (url) => (await fetch(url, { cache: "reload" })).text();
  await Promise.allSettled(Array.from(scripts, ask));
  return scripts.size > 0;
}

/** What `load` imports; where it does not arrive, or arrives wrong, it is asked for once more. */
export async function surely(load) {
  try {
    return await load();
  } catch (error) {
    if (!(await renew())) throw error;
    return load();
  }
}
