// What a program is called that was put in the place of another one: by its lines, as nobody has given it a name.

/** Lines that say something, without their indents. */
const linesOf = (text) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && !line.startsWith("#"));

/** Whether a text is another program than the one `before`: most of its lines were not there. */
export function isAnother(before, text) {
  const there = new Set(linesOf(before));
  const lines = linesOf(text);
  return 2 * lines.filter((line) => there.has(line)).length < lines.length;
}

/** How often a function is called, or defined, in some lines. */
const mentions = (name, text) => text.match(new RegExp(`\\b${name}\\(`, "g"))?.length ?? 0;

/**
 * The name of the function, or of the class, that a program is about; "" where there is none. That is what nothing else in it
 * calls, or else what calls itself.
 */
export function nameOf(text) {
  const parts = text
    .split(/^(?=(?:async )?def |class )/m)
    .map((part) => ({ part, name: part.match(/^(?:(?:async )?def|class) (\w+)/)?.[1] ?? "" }))
    .filter(({ name }) => name !== "" && name !== "main");
  const isCalled = ({ name }) => parts.some((other) => other.name !== name && mentions(name, other.part) > 0);
  const callsItself = ({ part }) =>
    Array.from(part.matchAll(/\bdef (\w+)/g)).some(([, name]) => mentions(name, part) > 1);
  const outermost = parts.filter((one) => !isCalled(one));
  const found =
    outermost.find(callsItself) ?? (outermost.length === 1 ? outermost[0] : null) ?? parts.find(callsItself);
  return (found ?? outermost[0] ?? parts[0])?.name ?? "";
}
