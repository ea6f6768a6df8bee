import assert from "node:assert/strict";
import { test } from "node:test";
import { BOARDS, MODES } from "../../static/js/boards/boards.js";
import { createRooms } from "../../static/js/page/rooms.js";
import { PANELS } from "../../static/vendor/page/panels.js";
import { useDocument } from "./page-fakes.mjs";

// The rooms by their manifests

const settled = () => new Promise(setImmediate);

/** A manifest whose room notes what is done with it, and arrives where `isHere()`. */
function manifest(id, isHere = () => true) {
  const log = [];
  const create = (page) => ({
    ...{ page, face: { id } },
    turn: (on) => log.push(on ? "on" : "off"),
    refresh: () => log.push("refreshed"),
  });
  const load = async () => {
    if (!isHere()) throw new Error("offline");
    return create;
  };
  return { ...{ id, log, load }, board: "sudoku", modes: ["solve"], name: id };
}

function page() {
  const said = [];
  const missing = {
    of:
      ({ name }) =>
      () =>
        said.push(`${name} is missing`),
    arrived: () => said.push("arrived"),
  };
  return { said, rooms: createRooms(missing) };
}

test("a room is fetched before it is wanted, and made when it is", async () => {
  const { rooms, said } = page();
  const room = rooms.add(manifest("here"), (create) => create());
  rooms.add(
    manifest("away", () => false),
    (create) => create(),
  );
  await rooms.fetch();
  assert.deepEqual([said, room.value], [[], null]);
  await room.want();
  assert.deepEqual(said, ["arrived"]);
});

test("what comes late and is no room is fetched with them", async () => {
  const { rooms } = page();
  const fetched = [];
  rooms.late(async () => fetched.push("menu"), String);
  await rooms.fetch();
  assert.deepEqual(fetched, ["menu"]);
});

test("the faces of rooms are null until they are there", async () => {
  const { rooms } = page();
  const room = rooms.add(manifest("here"), (create) => create());
  const face = Object.defineProperties({}, rooms.faces);
  assert.equal(face.here, null);
  await room.want();
  assert.deepEqual(face.here, { id: "here" });
});

test("what is told beside a board comes with its button, and hears of changes from then on", async () => {
  const find = useDocument();
  const { rooms, said } = page();
  let isHere = false;
  const told = manifest("told", () => isHere);
  const used = { modes: { current: "solve" }, board: () => ({ name: "sudoku" }) };
  rooms.addPanels({ ...used, sudoku: "the Sudoku" }, [told]);
  rooms.listen("queens");
  assert.equal(rooms.panel(told).button, null);
  rooms.listen("sudoku");
  rooms.refresh();
  find("told").press();
  assert.equal(find("told").getAttribute("aria-pressed"), "true");
  await settled();
  assert.deepEqual([said, find("told").getAttribute("aria-pressed")], [["told is missing"], "false"]);
  isHere = true;
  find("told").press();
  await settled();
  rooms.refresh();
  assert.deepEqual(told.log, ["on", "refreshed"]);
  const { page: given } = rooms.panel(told).room.value;
  assert.deepEqual([given.sudoku, given.isShown()], ["the Sudoku", true]);
  used.modes.current = "play";
  assert.equal(given.isShown(), false);
});

test("each manifest of what is told has all that the page asks it for", () => {
  assert.equal(new Set(PANELS.map(({ id }) => id)).size, PANELS.length);
  for (const { id, board, modes, name, load } of PANELS) {
    assert.match(id, /^[a-z-]+$/);
    assert.match(name, /^(What|The) .*[^.]$/);
    assert.ok(modes.length > 0 && board in BOARDS && modes.every((mode) => MODES.includes(mode)), id);
    assert.equal(typeof load, "function");
  }
});
