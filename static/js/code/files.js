import { make } from "../parts/dom.js";
import { download } from "../parts/download.js";
import { withHeader } from "./header.js";

/** The name of a program's file: "first-empty-cell-first.py". */
export const fileName = (name) => {
  const plain = name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-zA-Z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "")
    .toLowerCase();
  return `${plain || "program"}.py`;
};

/** The name of a program from that of its file. */
export const nameOf = (file) => file.replace(/\.py$/i, "").replaceAll(/[-_]+/g, " ").trim();

/** Hand a program to the reader as a file, and give the file's name. */
export function save(program) {
  const file = fileName(program.name);
  download(file, [withHeader(program)], "text/x-python");
  return file;
}

/** Let the reader choose a file: `take({name, text})` hears of it, its text null where it cannot be read. */
export function choose(take) {
  const input = make("input", { type: "file", accept: ".py,text/x-python" });
  input.addEventListener("change", async () => {
    const [file] = input.files;
    if (!file) return;
    const bytes = await file.arrayBuffer().catch(() => null);
    take({ name: nameOf(file.name), text: bytes && decoded(bytes) });
  });
  input.click();
}

function decoded(bytes) {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return text.includes("\0") ? null : text.replaceAll(/\r\n?/g, "\n");
  } catch {
    return null;
  }
}
