// The one place that loads PyScript: from texts that were checked, and with it, on MicroPython, the callbacks. Whatever is
// started of it later is started from them, too: what the site has by then is not asked for.

const addressOf = (text) => URL.createObjectURL(text);
const script = (...parts) => addressOf(new Blob(parts, { type: "text/javascript" }));

/** The callbacks, in an element that PyScript looks for when it starts. */
async function showCallbacks({ micropython, binary, main, callbacks }) {
  // Beside its own address MicroPython would look for its binary.
  const load = `o=>l({...o,url:${JSON.stringify(addressOf(binary))}})`;
  const from = JSON.stringify(addressOf(micropython));
  const interpreter = script(`import{loadMicroPython as l}from${from};export const loadMicroPython=${load}`);
  const files = {};
  const sources = JSON.parse(await callbacks.text());
  for (const [path, source] of Object.entries(sources))
    files[addressOf(new Blob([source]))] = `./app/${path}`;
  const modules = Object.keys(sources).map((path) => path.slice(0, -3).replaceAll("/", "."));
  const element = document.createElement("script");
  element.type = "mpy";
  element.setAttribute("config", JSON.stringify({ interpreter, files, modules }));
  element.textContent = await main.text();
  document.body.append(element);
}

/** PyScript's module, as soon as its texts are there. */
export async function loadPyScript(texts) {
  const { core, rest, ...others } = await texts;
  await showCallbacks(others);
  // The first of its two modules imports the second by a name.
  const from = JSON.stringify(addressOf(rest));
  return import(script((await core.text()).replace(/"\.\/[^"]+"/, from)));
}
