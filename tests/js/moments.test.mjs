import assert from "node:assert/strict";
import { test } from "node:test";
import * as gifenc from "gifenc";
import { isDrawing, placed, sidesOf } from "../../static/js/moments/drawing.js";
import { DELAY, encodeGif } from "../../static/js/moments/gif.js";
import * as lists from "../../static/js/moments/list.js";
import { writePage } from "../../static/js/moments/pages.js";
import { drawSlide, wrapped } from "../../static/js/moments/slide.js";
import { drawStrip } from "../../static/js/moments/strip.js";
import { READING } from "../../static/js/moments/words.js";
import { LONGEST } from "../../static/js/parts/links.js";
import { packed } from "../../static/js/parts/packed.js";

// Moments: the list as it is kept, linked and filed, and what is drawn of it

const QUEENS = "board=queens&mode=watch&n=6&strategy=board-scan&step=9&view=tree";
const SUDOKU = `board=sudoku&givens=${".".repeat(80)}5`;
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="20" viewBox="-1 -1 10 20"><title>N &#38; Q</title><rect x="0" width="1" height="1" fill="#fff"/></svg>';
const moment = (changes = {}) => ({
  ...{ id: "a", address: QUEENS, title: "First", words: "", race: "", sentence: "", picture: "" },
  ...changes,
});
/** Every letter is half as wide as it is high. */
const measure = (text, size) => 0.5 * size * text.length;

test("a list comes out of a link as it went in, but for pictures and sentences", () => {
  const list = [
    moment({ picture: PICTURE, sentence: "Row 3" }),
    moment({ id: "b", address: SUDOKU, title: "Ünïcode 数独", words: "Why?\nBecause." }),
    moment({ id: "c", title: "", race: "difference" }),
  ];
  const { moments, problem } = lists.unpack(lists.pack(list));
  assert.equal(problem, "");
  assert.deepEqual(
    moments.map(({ id, ...rest }) => rest),
    list.map(({ id, ...rest }) => ({ ...rest, picture: "", sentence: "" })),
  );
  assert.notEqual(moments[0].id, moments[1].id);
  assert.match(lists.fragmentOf(list), /^#board=queens&n=6&moments=[\w-]+$/);
});

test("what cannot be read of a link is said", () => {
  const list = [moment(), moment({ id: "b" })];
  const text = lists.pack(list);
  const problemOf = (from) => lists.unpack(from).problem;
  assert.equal(problemOf(`${text.slice(0, 4)}*${text.slice(4)}`), READING.odd(5, "*"));
  assert.equal(problemOf(text.slice(0, -9)), READING.spoiled);
  assert.equal(problemOf(""), READING.spoiled);
  assert.equal(problemOf(packed("no list")), READING.spoiled);
  assert.equal(problemOf(packed(`[${"0,".repeat(3_000_000)}0]`)), READING.spoiled);
  assert.equal(problemOf(packed("[]")), READING.none);
  assert.equal(problemOf(packed('[["step=3","No board"]]')), READING.none);
  const raw = [[QUEENS, "One"], null, ["board=chess", "Two"], [QUEENS]];
  const { moments, problem } = lists.unpack(packed(JSON.stringify(raw)));
  assert.deepEqual([moments.length, problem], [2, READING.left(2, 2)]);
  const many = Array.from({ length: lists.MOST + 1 }, () => [QUEENS]);
  const read = lists.unpack(packed(JSON.stringify(many)));
  assert.deepEqual(
    [read.moments.length, read.problem],
    [lists.MOST, READING.many(lists.MOST + 1, lists.MOST)],
  );
});

test("of a moment only what has its bounds is taken over", () => {
  assert.deepEqual(lists.readMoment(moment({ picture: PICTURE })), moment({ picture: PICTURE }));
  const odd = {
    title: "x".repeat(lists.LONGEST_TITLE + 1),
    words: 7,
    race: "won",
    sentence: null,
    picture: '<svg onload="alert(1)"></svg>',
  };
  assert.deepEqual(lists.readMoment(moment(odd)), moment({ title: "" }));
  for (const address of [
    "",
    "step=9",
    "board=chess",
    `${QUEENS}&moments=AA`,
    `${QUEENS}&present=1`,
    `${QUEENS}&x=1`,
    `${QUEENS} <b>`,
    7,
    "board=queens".padEnd(LONGEST + 1, "&n=8"),
  ])
    assert.equal(lists.readMoment(moment({ address })), null, String(address));
  assert.deepEqual(lists.readList({ not: "a list" }), []);
  assert.deepEqual(lists.readList([null, 3, moment()]), [moment()]);
});

test("an address is taken as a moment without what is shown beside it", () => {
  assert.equal(lists.bareAddress(`#${QUEENS}&present=1&embed=1&moments=AA&lesson=b`), QUEENS);
  assert.equal(lists.bareAddress("#lesson=b"), "");
  assert.equal(lists.bareAddress(""), "");
});

test("a file gives back the whole list, and what is none is said", () => {
  const list = [moment({ picture: PICTURE, sentence: "Row 3" }), moment({ id: "b", words: "Mine" })];
  assert.deepEqual(lists.readFile(lists.writeFile(list)), { moments: list, problem: "" });
  assert.equal(lists.readFile("{").problem, READING.file);
  assert.equal(lists.readFile('{"undoku":"library"}').problem, READING.file);
  assert.equal(lists.readFile('{"undoku":"moments","moments":[7]}').problem, READING.empty);
});

test("moments change their places", () => {
  const [a, b, c] = ["a", "b", "c"].map((id) => moment({ id }));
  assert.deepEqual(lists.moved([a, b, c], 0, 2), [b, c, a]);
  assert.deepEqual(lists.moved([a, b, c], 2, 0), [c, a, b]);
});

test("only the running of a program counts as such", () => {
  const own = "board=queens&mode=watch&n=4&strategy=your-code&view=code";
  assert.equal(lists.runsProgram({ address: `${own}&step=3&code=AAA` }), true);
  assert.equal(lists.runsProgram({ address: `${own}&code=AAA` }), false);
  assert.equal(lists.runsProgram({ address: QUEENS }), false);
  assert.equal(lists.lacksProgram({ address: own }), true);
  assert.equal(lists.lacksProgram({ address: `${own}&code=AAA` }), false);
  assert.equal(lists.lacksProgram({ address: QUEENS }), false);
});

test("a picture is a drawing and nothing else", () => {
  assert.equal(isDrawing(PICTURE), true);
  const inside = (text) => PICTURE.replace("<rect", `${text}<rect`);
  for (const text of [
    "",
    "text",
    PICTURE.slice(0, -1),
    `${PICTURE}${PICTURE}`,
    inside("<script>alert(1)</script>"),
    inside('<image href="https://elsewhere.example/"/>'),
    inside('<a href="#"></a>'),
    inside("<foreignObject></foreignObject>"),
    inside('<rect onclick="alert(1)"/>'),
    inside('<rect style="fill:red"/>'),
    inside('<rect fill="url(https://elsewhere.example/#a)"/>'),
    inside("<rect fill=red/>"),
    inside("<rect fill='red'/>"),
    inside("<g>"),
    inside("</g>"),
    inside("<!-- -->"),
    inside("<![CDATA[<script>]]>"),
    inside("&nbsp;"),
    PICTURE.replace("http://www.w3.org/2000/svg", "http://www.w3.org/1999/xhtml"),
  ])
    assert.equal(isDrawing(text), false, text);
  // Also of a text that is made to be slow.
  assert.equal(isDrawing(`<svg ${'a="" '.repeat(70_000)}</svg>`), false);
});

test("a picture stands in another one with its own sides", () => {
  assert.deepEqual(sidesOf(PICTURE), [10, 20]);
  const drawn = placed(PICTURE, { x: 1, y: 2, width: 3, height: 4 });
  assert.match(drawn, /^<svg x="1" y="2" width="3" height="4" xmlns="[^"]+" viewBox="-1 -1 10 20">/);
  assert.equal(isDrawing(drawn), true);
});

test("text is broken into lines that fit, and cut where there is no room", () => {
  const by = (text) => text.length;
  assert.deepEqual(wrapped("one two three", 7, 9, by), ["one two", "three"]);
  assert.deepEqual(wrapped("one\n\ntwo", 7, 9, by), ["one", "", "two"]);
  assert.deepEqual(wrapped("abcdefghij", 4, 9, by), ["abcd", "efgh", "ij"]);
  assert.deepEqual(wrapped("one two three four", 7, 2, by), ["one two", "three…"]);
  assert.deepEqual(wrapped("", 7, 2, by), [""]);
});

test("slides and strips are drawings with what is said of each moment", () => {
  const list = Array.from({ length: 7 }, (_, index) =>
    moment({
      id: `m${index}`,
      title: `T${index} <&>`,
      sentence: "It <happens>.",
      words: "Own & words",
      picture: PICTURE,
    }),
  );
  const slide = drawSlide(list[0], 1, 7, measure);
  assert.equal(isDrawing(slide), true);
  for (const part of ["T0 &#60;&#38;&#62;", "It &#60;happens&#62;.", "Own &#38; words", "1 / 7"])
    assert.ok(slide.includes(part), part);
  const wanted = { paper: "a4", across: 2, sentence: true, words: true, lines: false };
  const count = (sheets, text) => sheets.join("").split(text).length - 1;
  const two = drawStrip(list, wanted, measure);
  assert.deepEqual(
    [two.length, count(two, 'viewBox="-1 -1 10 20"'), count(two, "Own &#38; words")],
    [2, 7, 7],
  );
  const three = drawStrip(list, { ...wanted, across: 3 }, measure);
  assert.deepEqual([three.length, count(three, 'viewBox="-1 -1 10 20"')], [1, 7]);
  const blank = drawStrip(list, { ...wanted, lines: true }, measure);
  assert.deepEqual([count(blank, "It &#60;"), count(blank, "Own &#38;"), count(blank, "h8")], [0, 0, 21]);
  // The page of a browser reads millimetres, which a drawing that is kept does not have.
  for (const sheet of [...two, ...three, ...blank]) assert.equal(isDrawing(sheet), true);
});

test("a page of pictures has each moment, and nothing that runs or comes from elsewhere", () => {
  const list = [
    moment({ title: "<script>alert(1)</script>", words: "a\nb <i>", picture: PICTURE }),
    moment({ id: "b", title: "", sentence: "Row 3" }),
  ];
  const page = writePage(list, "Moments", "Untitled");
  assert.match(page, /^<!doctype html>\n<html lang="en">/);
  assert.doesNotMatch(page, /<script|<i>|https?:\/\/(?!www\.w3\.org\/2000\/svg)/);
  for (const part of [
    "<h2>&#60;script&#62;",
    "a\nb &#60;i&#62;",
    'role="img" aria-label="&#60;script',
    "<h2>Untitled</h2>",
    "<p>Row 3</p>",
    "2 of 2",
  ])
    assert.ok(page.includes(part), part);
});

/** The frames of a GIF, by its blocks: [width, height, delay] each. */
function framesOf(bytes) {
  const at = (index) => bytes[index] + 256 * bytes[index + 1];
  assert.equal(String.fromCharCode(...bytes.slice(0, 6)), "GIF89a");
  const table = (flags) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0);
  let index = 13 + table(bytes[10]);
  const frames = [];
  let delay = 0;
  const skip = () => {
    while (bytes[index] !== 0) index += bytes[index] + 1;
    index += 1;
  };
  while (bytes[index] !== 0x3b) {
    if (bytes[index] === 0x21) {
      if (bytes[index + 1] === 0xf9) delay = 10 * at(index + 4);
      index += 2;
    } else {
      assert.equal(bytes[index], 0x2c);
      frames.push([at(index + 5), at(index + 7), delay]);
      index += 10 + table(bytes[index + 9]) + 1;
    }
    skip();
  }
  assert.equal(index, bytes.length - 1);
  return frames;
}

test("a GIF has a frame for each moment, and stops when that is wanted", async () => {
  const pixels = (index) => ({ data: new Uint8Array(4 * 6).fill(40 * index + 15), width: 3, height: 2 });
  const told = [];
  const tell = (index) => told.push(index) > 0;
  const bytes = await encodeGif(gifenc.default ?? gifenc, 3, async (index) => pixels(index), tell);
  assert.deepEqual(framesOf(bytes), Array(3).fill([3, 2, DELAY]));
  assert.deepEqual(told, [0, 1, 2]);
  assert.equal(
    await encodeGif(
      gifenc.default ?? gifenc,
      3,
      async (index) => pixels(index),
      (index) => index < 1,
    ),
    null,
  );
});
