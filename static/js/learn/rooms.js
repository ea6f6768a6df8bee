// What there is to learn, in the order in which the dialog lists it. Each is a room of its own, with a manifest: its `id`, its
// `name` in the sentence that says that it did not arrive, `load`, and the `group` that it stands in with what it `offers`,
// {name, about, args} each; `key` where an address opens it by that key, or `lesson`, the name by which it opens it in the place of
// a lesson's.

import { arranging } from "../arranging/room.js";
import { byHand } from "../by-hand/room.js";
import { growth } from "../growth/room.js";
import { lesson } from "../lesson/room.js";
import { moments } from "../moments/room.js";
import { tasks, teaching } from "../tasks/room.js";

/** @type {any[]} */
export const OFFERS = [lesson, byHand, arranging, growth, moments, tasks, teaching];
