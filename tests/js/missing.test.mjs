import assert from "node:assert/strict";
import { mock, test } from "node:test";
import { BOARDS } from "../../static/js/boards/boards.js";
import { createMissing } from "../../static/js/page/missing.js";
import { createOffer } from "../../static/js/page/offer.js";
import { createOnItsWay } from "../../static/js/page/on-its-way.js";
import { createStatus } from "../../static/js/page/status.js";
import { Fault } from "../../static/js/parts/late.js";
import * as words from "../../static/js/parts/words.js";
import { watch } from "../../static/js/watch/room.js";
import { useDocument } from "./page-fakes.mjs";

// What does not arrive

const { queens, knight } = BOARDS;

function misser() {
  const find = useDocument();
  const said = [];
  const offers = createOffer(() => {});
  const status = { complain: (text) => said.push(text), say: (text) => said.push(text) };
  const missing = createMissing({ status, offers, reload: () => said.push("reloaded") });
  const offered = () => (find("offer").hidden ? null : find("offer-words").textContent);
  return { missing, offers, offered, said, find };
}

test("only what fails again is offered to be loaded anew", () => {
  const { missing, offered, said, find } = misser();
  missing.of(queens)(new TypeError("offline"));
  const again = "did not arrive. Check your connection, then";
  assert.deepEqual([said, offered()], [[`The N-Queens board ${again} press its tab again.`], null]);
  missing.promised(watch)(new TypeError("offline"));
  assert.equal(said.at(-1), `What shows a search ${again} press Step through again.`);
  assert.equal(offered(), words.STILL_MISSING);
  find("offer-button").press();
  assert.deepEqual([said.at(-1), offered()], ["reloaded", null]);
});

test("what arrived broken is offered to be loaded anew at once", () => {
  for (const error of [new SyntaxError("half of it"), new ReferenceError("func is not defined")]) {
    const { missing, offered } = misser();
    missing.of(queens)(error);
    assert.equal(offered(), words.STILL_MISSING);
  }
});

test("a part that arrives takes the offer away, and the next failure is the first again", () => {
  const { missing, offered } = misser();
  for (const board of [queens, queens]) missing.of(board)(new TypeError("offline"));
  missing.arrived();
  assert.equal(offered(), null);
  missing.of(knight)(new TypeError("offline"));
  assert.equal(offered(), null);
});

test("what arrived broken is still offered to be loaded anew when another part arrives", () => {
  const { missing, offered } = misser();
  missing.of(queens)(new SyntaxError("half of it"));
  missing.arrived();
  assert.equal(offered(), words.STILL_MISSING);
});

test("another offer is neither replaced nor taken away", () => {
  const { missing, offers, offered } = misser();
  offers.make("A new version.", "Reload", () => {});
  missing.of(queens)(new SyntaxError("half of it"));
  missing.arrived();
  assert.equal(offered(), "A new version.");
});

test("a fault of ours is not taken for a bad connection", () => {
  const { missing, offered, said } = misser();
  missing.of(queens)(new Fault("a fault"));
  assert.deepEqual([said, offered()], [[words.FAULTY], words.FAULTY]);
});

test("what takes longer than a second is said to be on its way, and then what was said before", () => {
  mock.timers.enable({ apis: ["setInterval"] });
  const find = useDocument();
  const status = createStatus({
    hint: () => "Type your puzzle.",
    modes: () => ({ current: "solve", now: () => "solve" }),
  });
  const onItsWay = createOnItsWay(status);
  const line = () => find("status").textContent;
  status.say("One solution.", "good");
  onItsWay.begin("Queens are on their way.");
  mock.timers.tick(900);
  assert.equal(line(), "One solution.");
  onItsWay.end();
  mock.timers.tick(5000);
  assert.equal(line(), "One solution.");
  onItsWay.begin("Queens are on their way.");
  mock.timers.tick(1000);
  assert.equal(line(), "Queens are on their way.");
  onItsWay.begin("A knight is on its way.");
  assert.equal(line(), "One solution.");
  mock.timers.tick(1000);
  assert.equal(line(), "A knight is on its way.");
  onItsWay.end();
  assert.equal(line(), "One solution.");
  // What is said of a field meanwhile is left alone.
  status.complain("'0' is not a size that fits.");
  onItsWay.end();
  assert.equal(line(), "'0' is not a size that fits.");
  mock.timers.reset();
});
