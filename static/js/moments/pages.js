// A page of pictures that needs nothing besides itself.

import { escaped } from "../parts/markup.js";

const STYLE = `
:root { color-scheme: light; font: 1rem/1.5 system-ui, sans-serif; color: #1f2130; background: #fff; }
body { max-width: 62rem; margin: 0 auto; padding: 1.5rem; }
h1 { font-size: 1.5rem; margin: 0 0 1.5rem; }
ol { list-style: none; margin: 0; padding: 0; }
li { display: grid; grid-template-columns: minmax(0, 22rem) minmax(0, 1fr); gap: 0 2rem; align-items: start; padding: 1.5rem 0; border-top: 1px solid #ccccd4; break-inside: avoid; }
h2 { font-size: 1.125rem; line-height: 1.35; margin: 0 0 .5rem; }
p { margin: 0 0 .75rem; overflow-wrap: anywhere; }
.number { color: #5b5d6e; font-variant-numeric: tabular-nums; margin: 0; }
.words { white-space: pre-line; border-left: 3px solid #4648c8; padding-left: .75rem; }
svg { display: block; width: 100%; height: auto; }
@media (max-width: 40rem) { li { grid-template-columns: minmax(0, 1fr); gap: 1rem; } }
`.trim();

/** The drawing with the name of its moment, for those who do not see it. */
const named = (picture, title) =>
  picture.replace(/^<svg /, `<svg role="img" aria-label="${escaped(title)}" `);

function item({ title, sentence, words, picture }, index, count, untitled) {
  const name = title || untitled;
  return [
    "<li>",
    `<div>${picture ? named(picture, name) : ""}</div>`,
    "<div>",
    `<p class="number">${index + 1} of ${count}</p>`,
    `<h2>${escaped(name)}</h2>`,
    sentence && `<p>${escaped(sentence)}</p>`,
    words && `<p class="words">${lines(words)}</p>`,
    "</div>",
    "</li>",
  ]
    .filter(Boolean)
    .join("\n");
}

/** Line ends stay: all else that is no character of text goes. */
const lines = (text) => text.split(/\r?\n/).map(escaped).join("\n");

/** The page as text: no script, nothing from elsewhere. */
export const writePage = (moments, title, untitled) =>
  [
    "<!doctype html>",
    '<html lang="en">',
    "<head>",
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    // Whatever comes to be in it: it may ask for nothing, and run nothing.
    `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">`,
    `<title>${escaped(title)}</title>`,
    `<style>${STYLE}</style>`,
    "</head>",
    "<body>",
    `<h1>${escaped(title)}</h1>`,
    "<ol>",
    ...moments.map((moment, index) => item(moment, index, moments.length, untitled)),
    "</ol>",
    "</body>",
    "</html>",
    "",
  ].join("\n");
