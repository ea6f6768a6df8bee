import { download } from "../../parts/download.js";

/** A file that is written part by part while the engine works it out. */
export function createWriter() {
  let parts = [];
  return {
    begin() {
      parts = [];
    },
    add: (text) => parts.push(String(text)),
    end(name) {
      download(String(name), parts, "application/x-ndjson");
      parts = [];
    },
  };
}
