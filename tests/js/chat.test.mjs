import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { PICTURE, siteUrl, tags } from "../../tools/chat.mjs";

const page = readFileSync("index.html", "utf8");
const contents = (html) =>
  Object.fromEntries(
    Array.from(html.matchAll(/property="(.*?)" content="(.*?)"/g), ([, name, content]) => [name, content]),
  );

test("a link to a page shows its title and its sentence in a chat, and a picture where the site knows its address", () => {
  const without = contents(tags(page, null));
  assert.deepEqual(Object.keys(without), ["og:type", "og:title", "og:description"]);
  assert.ok(page.includes(`<title>${without["og:title"]}</title>`));
  const at = contents(tags(page, "https://example.org/undoku/"));
  assert.equal(at["og:url"], "https://example.org/undoku/");
  assert.equal(at["og:image"], `https://example.org/undoku/${PICTURE}`);
  // As the header of the file says: eight bytes of signature, then length and name of the chunk with the size.
  const picture = readFileSync(PICTURE);
  assert.deepEqual(
    [at["og:image:width"], at["og:image:height"]],
    [picture.readUInt32BE(16), picture.readUInt32BE(20)].map(String),
  );
});

test("the address of a site is one of the web, with one slash at its end", () => {
  for (const given of [
    "https://example.org/undoku",
    "https://example.org/undoku/",
    "https://example.org/undoku//",
  ]) {
    assert.equal(siteUrl(given), "https://example.org/undoku/");
  }
  assert.equal(siteUrl("http://127.0.0.1:8000"), "http://127.0.0.1:8000/");
  for (const given of [
    "example.org",
    "ftp://example.org/",
    "https://example.org/?page=1",
    "https://example.org/#top",
  ]) {
    assert.throws(() => siteUrl(given), /SITE_URL/);
  }
});
