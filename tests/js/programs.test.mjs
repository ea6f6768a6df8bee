import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { createKeeping } from "../../static/js/code/keeping.js";
import { nameOf } from "../../static/js/code/naming.js";
import { createPrograms } from "../../static/js/code/programs.js";
import { createProgramShelf } from "../../static/js/code/shelf.js";
import { LONGEST, readProgram } from "../../static/js/parts/program-record.js";
import { settle } from "./page-fakes.mjs";

const RECORD = {
  ...{ id: "p-1", revision: 3, board: "queens", name: "Mine" },
  ...{ text: "pass\n", made: 1, saved: 2 },
};
const STARTERS = ["a", "b"].map((name) => ({ board: "queens", name, title: name.toUpperCase(), text: name }));
const nothing = () => {};

test("what is damaged is no program", () => {
  assert.deepEqual(readProgram({ ...RECORD, more: 4 }), RECORD);
  const odd = [null, 4, [], {}, { ...RECORD, text: 5 }, { ...RECORD, text: "a".repeat(LONGEST + 1) }];
  for (const key of ["id", "board", "name", "text"]) {
    for (const value of [null, undefined, 1.5, {}, []]) odd.push({ ...RECORD, [key]: value });
  }
  for (const raw of odd) assert.equal(readProgram(raw), null, JSON.stringify(raw));
  // When it was made is not needed to run it.
  assert.deepEqual(readProgram({ ...RECORD, made: "x", saved: -1 }), { ...RECORD, made: 0, saved: 0 });
});

test("how a program is run is read as far as it fits, and kept where it is chosen", () => {
  const wanted = { call: "solve(board, 0)", script: false, answer: "all", input: "8\n" };
  assert.deepEqual(readProgram({ ...RECORD, wanted }), { ...RECORD, wanted });
  for (const nothing of [undefined, null, 4, {}, [], { call: "", script: false, answer: "", input: "" }])
    assert.deepEqual(readProgram({ ...RECORD, wanted: nothing }), RECORD);
  const odd = { call: "a\nb", script: 1, answer: "some", input: 4 };
  for (const [key, value] of Object.entries(odd)) {
    const read = readProgram({ ...RECORD, wanted: { ...wanted, script: true, [key]: value } }).wanted;
    assert.deepEqual(read, { ...wanted, script: true, [key]: key === "script" ? false : "" });
  }
});

/** A store of one part, and what is in it; `fails` is what it throws. */
function fakeStore(...records) {
  const all = new Map(records.map((record) => [record.id, record]));
  const part = {
    get: async (id) => all.get(id),
    put: async (record) => all.set(record.id, record),
    delete: async (id) => all.delete(id),
    getAll: async () => Array.from(all.values()),
  };
  const kept = {
    fails: null,
    all: async () => part.getAll(),
    async within(_, __, act) {
      if (kept.fails) throw kept.fails;
      return act({ objectStore: () => part });
    },
  };
  const texts = () => Array.from(all.values(), ({ name, text }) => `${name}: ${text}`);
  return { kept, all, texts };
}

test("a program is written where nobody else has changed it, and else beside that", async () => {
  const { kept, all, texts } = fakeStore(RECORD);
  const shelf = createProgramShelf(kept);
  const program = { key: "p-1", board: "queens", name: "Mine", text: "two" };
  const { record, other } = await shelf.write(program, 3);
  assert.deepEqual([record.revision, record.made, other], [4, 1, null]);
  // What says the same is not written again, by whomever.
  assert.deepEqual((await shelf.write(program, 3)).record, record);
  const copy = await shelf.write({ ...program, text: "three" }, 3);
  assert.deepEqual([copy.other, copy.record.name, copy.record.revision], [record, "Mine (copy)", 1]);
  assert.deepEqual(texts(), ["Mine: two", "Mine (copy): three"]);
  assert.deepEqual(await shelf.remove("p-1", 3), record);
  assert.equal(await shelf.remove("p-1", 4), null);
  assert.deepEqual(Array.from(all.keys()), [copy.record.id]);
  // What cannot be read is left alone.
  all.set("p-1", { id: "p-1", text: 4 });
  await shelf.write(program, 4);
  assert.deepEqual(all.get("p-1"), { id: "p-1", text: 4 });
  assert.deepEqual((await shelf.all()).damaged, 1);
});

test("a program that is to be run otherwise is another one", async () => {
  const { kept, all } = fakeStore(RECORD);
  const shelf = createProgramShelf(kept);
  const wanted = { call: "", script: true, answer: "", input: "8\n" };
  const { record } = await shelf.write(
    { key: "p-1", board: "queens", name: "Mine", text: "pass\n", wanted },
    3,
  );
  assert.deepEqual([record.revision, record.wanted, all.get("p-1")], [4, wanted, record]);
  assert.deepEqual(await shelf.add([record, { ...record, wanted: undefined }]), {
    added: 1,
    copies: 1,
    same: 1,
  });
});

test("what is put in from a file leaves what is there as it is", async () => {
  const { kept, texts } = fakeStore(RECORD);
  const shelf = createProgramShelf(kept);
  const file = [
    { ...RECORD, name: "Another name" },
    { ...RECORD, text: "two" },
    { ...RECORD, id: "p-2", name: "New" },
  ];
  file[2].board = "sudoku";
  assert.deepEqual(await shelf.add(file), { added: 2, copies: 1, same: 1 });
  assert.deepEqual(texts(), ["Mine: pass\n", "Mine (copy): two", "New: pass\n"]);
  assert.deepEqual(await shelf.add(file), { added: 0, copies: 0, same: 3 });
});

test("a starter that is changed becomes the reader's own, and stays as it is", () => {
  const changed = [];
  const opened = [];
  const programs = createPrograms(
    STARTERS,
    { queens: "b" },
    {
      onChange: (key) => changed.push(key),
      onOpen: (open) => opened.push(open.queens),
    },
  );
  assert.equal(programs.current("queens").text, "b");
  assert.equal(programs.write("queens", "b").isOwn, false);
  const mine = programs.write("queens", "b\nb2");
  assert.deepEqual([mine.name, mine.isOwn, programs.current("queens")], ["B, changed", true, mine]);
  assert.deepEqual([changed, opened], [[mine.key], [mine.key]]);
  const renamed = programs.rename("queens", " B, changed ");
  assert.equal(renamed.name, "B, changed");
  assert.equal(programs.make("queens", "B, changed", "").name, "B, changed (2)");
  programs.remove("queens");
  assert.equal(programs.current("queens").key, "starter-b");
  assert.equal(programs.write("queens", "\n").name, "My program");
  programs.remove("queens");
  assert.deepEqual(
    programs.of("queens").own.map(({ text }) => text),
    ["b\nb2"],
  );
});

const SCAN =
  "def solve(board, row=0):\n    if row == len(board):\n        return True\n    return is_safe(board)\n";
const PASTED = `# Of the lecture.
def is_safe(mat, r, c):
    return True


def nQueens(mat, r, n):
    for c in range(n):
        if is_safe(mat, r, c):
            mat[r][c] = 1
            nQueens(mat, r + 1, n)
            mat[r][c] = 0


def main():
    nQueens(board, 0, 8)


main()
`;
const onScan = () =>
  createPrograms(
    [{ board: "queens", name: "scan", title: "Scan", text: SCAN }],
    { queens: "scan" },
    { onChange: nothing, onOpen: nothing },
  );

test("what is put in the place of a starter is not named after that, but after its function", () => {
  const programs = onScan();
  const mine = programs.write("queens", PASTED);
  assert.equal(mine.name, "nQueens");
  assert.equal(programs.write("queens", "print(1)\n").name, "nQueens");
  programs.open("queens", "starter-scan");
  assert.equal(programs.write("queens", "for n in range(8):\n    print(n)\n").name, "My program");
  programs.open("queens", "starter-scan");
  // Something was typed before it was pasted over.
  const typed = programs.write("queens", `${SCAN}#`);
  assert.equal(typed.name, "Scan, changed");
  const pasted = programs.write("queens", PASTED);
  assert.deepEqual([pasted.key, pasted.name], [typed.key, "nQueens (2)"]);
  programs.open("queens", "starter-scan");
  programs.write("queens", `${SCAN}#`);
  programs.rename("queens", "Mine");
  assert.equal(programs.write("queens", PASTED).name, "Mine");
});

test("a program is called after what nothing else in it calls", () => {
  const parts = {
    helper: "def helper(a):\n    return a\n",
    solve: "def solve(a):\n    return place(a)\n",
    place: "def place(a):\n    return place(helper(a))\n",
    Solution: "class Solution:\n    def run(self):\n        return self.run()\n",
  };
  assert.equal(nameOf(parts.helper + parts.place + parts.solve), "solve");
  assert.equal(nameOf(parts.place + parts.helper), "place");
  assert.equal(nameOf(parts.helper + parts.Solution), "Solution");
  assert.equal(nameOf(`async ${parts.helper}`), "helper");
  assert.equal(nameOf("def main():\n    pass\nmain()\n"), "");
  assert.equal(nameOf("print('def no(a)')\n"), "");
});

test("how a starter is run makes it the reader's own, and stays with what is written then", () => {
  const programs = createPrograms(STARTERS, { queens: "b" }, { onChange: nothing, onOpen: nothing });
  const wanted = { call: "b(n)", script: false, answer: "", input: "" };
  const mine = programs.want("queens", wanted);
  assert.deepEqual([mine.name, mine.text, mine.isOwn, mine.wanted], ["B, changed", "b", true, wanted]);
  assert.equal(programs.want("queens", { ...wanted }), mine);
  assert.deepEqual(programs.write("queens", "b2").wanted, wanted);
  programs.remove("queens");
  assert.equal(programs.current("queens").wanted.call, "");
});

/** A storage whose keys can be listed. */
const storage = (said = {}) =>
  Object.assign(
    Object.create({
      getItem(key) {
        return this[key] ?? null;
      },
      setItem(key, value) {
        this[key] = value;
      },
      removeItem(key) {
        delete this[key];
      },
    }),
    said,
  );

/** The programs of a page, kept in a store, after another page has `said` something. */
function useKeeping(store, said) {
  globalThis.localStorage = storage(said);
  const leaving = [];
  globalThis.window = { addEventListener: (_, act) => leaving.push(act) };
  globalThis.document = { hidden: false, addEventListener: nothing };
  const told = [];
  const programs = createPrograms(
    STARTERS,
    { queens: "a" },
    {
      onChange: (key) => keeping.programChanged(key),
      onOpen: nothing,
    },
  );
  const keeping = createKeeping({
    shelf: createProgramShelf(store.kept),
    ...{ programs, isOpen: programs.isOpen, onRead: nothing },
    onCopied: (from, { name }) => told.push(["copied", from, name]),
    onStaying: ({ name }) => told.push(["stays", name]),
    onDamaged: (count) => told.push(["damaged", count]),
    onFault: (error) => told.push(["fault", error]),
    onKept: () => told.push("kept"),
  });
  const own = () => programs.of("queens").own.map(({ name, text }) => `${name}: ${text}`);
  return { programs, keeping, told, own, leave: () => leaving.map((act) => act()) };
}

test("what is changed is written, and what another tab has changed is left beside a copy", async () => {
  const store = fakeStore(RECORD);
  const one = useKeeping(store);
  one.keeping.begin({ records: [RECORD], damaged: 2 });
  one.programs.open("queens", "p-1");
  one.programs.write("queens", "two");
  await one.keeping.flush();
  assert.deepEqual(store.texts(), ["Mine: two"]);
  const other = useKeeping(store);
  other.keeping.begin({ records: [RECORD], damaged: 0 });
  other.programs.open("queens", "p-1");
  other.programs.write("queens", "three");
  await other.keeping.flush();
  assert.deepEqual(other.told, [["copied", "p-1", "Mine (copy)"]]);
  assert.equal(other.programs.current("queens").text, "three");
  assert.deepEqual(other.own(), ["Mine (copy): three", "Mine: two"]);
  await one.keeping.refresh();
  assert.deepEqual(one.own(), ["Mine: two", "Mine (copy): three"]);
  one.programs.open("queens", "p-1");
  store.all.set("p-1", { ...store.all.get("p-1"), revision: 9, text: "nine" });
  one.programs.remove("queens");
  await one.keeping.flush();
  assert.deepEqual(one.told, [
    ["damaged", 2],
    ["stays", "Mine"],
  ]);
  assert.deepEqual(one.own(), ["Mine (copy): three", "Mine: nine"]);
});

test("what cannot be written is tried again, and what is left in words is written by the next page", async () => {
  mock.timers.enable({ apis: ["setTimeout"] });
  const store = fakeStore(RECORD);
  store.kept.fails = new Error("full");
  const page = useKeeping(store);
  page.keeping.begin({ records: [RECORD], damaged: 0 });
  page.programs.open("queens", "p-1");
  page.programs.write("queens", "two");
  const wait = async () => {
    for (let round = 0; round < 5; round += 1) {
      mock.timers.tick(200);
      await settle();
    }
  };
  await wait();
  assert.deepEqual(page.told, [["fault", store.kept.fails]]);
  store.kept.fails = null;
  page.programs.write("queens", "three");
  await wait();
  assert.equal(page.told.at(-1), "kept");
  assert.deepEqual(store.texts(), ["Mine: three"]);
  page.programs.write("queens", "four");
  page.programs.make("queens", "New", "five");
  page.leave();
  const [[key, words]] = Object.entries(globalThis.localStorage);
  // The page is gone, and the store has something else by then.
  const later = fakeStore({ ...RECORD, revision: 9, text: "nine" });
  const next = useKeeping(later, { [`${key}-of-another-page`]: words, [`${key}-2`]: "damaged" });
  next.keeping.begin(await createProgramShelf(later.kept).all());
  await wait();
  assert.deepEqual(next.own().sort(), ["Mine (copy): four", "Mine: nine", "New: five"]);
  assert.deepEqual(later.texts().sort(), next.own().sort());
  assert.deepEqual(next.told, [["copied", "p-1", "Mine (copy)"], "kept"]);
  assert.deepEqual(Object.keys(globalThis.localStorage), []);
  mock.timers.reset();
});

test("everything is forgotten together, with what was still to be written", async () => {
  const store = fakeStore(RECORD);
  const { keeping, programs, own } = useKeeping(store);
  keeping.begin({ records: [RECORD], damaged: 0 });
  programs.make("queens", "New", "one");
  await keeping.forget(async () => store.all.clear());
  await keeping.flush();
  assert.deepEqual([store.texts(), own()], [[], []]);
  assert.equal(programs.current("queens").key, "starter-a");
});

test("the starters are those of the board's rule, and what is the reader's own stays", () => {
  let rule = "";
  const programs = createPrograms(
    [...STARTERS, { board: "queens", name: "c", title: "C", text: "c", rule: "regions" }],
    { queens: "b" },
    { rule: () => rule, onChange() {}, onOpen() {} },
  );
  const keys = () => programs.of("queens").starters.map(({ key }) => key);
  const usual = keys();
  assert.equal(usual.includes("starter-c"), false);
  programs.open("queens", usual[0]);
  rule = "regions";
  assert.deepEqual(keys(), ["starter-c"]);
  assert.equal(programs.current("queens").text, "c");
  const mine = programs.write("queens", "c, mine");
  assert.equal(programs.current("queens"), mine);
  rule = "";
  assert.deepEqual(keys(), usual);
  assert.deepEqual(programs.of("queens").own, [mine]);
  assert.equal(programs.current("queens"), mine);
});
