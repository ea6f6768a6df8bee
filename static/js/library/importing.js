import { choose } from "../parts/settings.js";
import { createPace } from "./pace.js";
import { LARGEST_FILE, readFile } from "./record.js";
import { FILES, SAID } from "./words.js";

/**
 * Gives what imports the file of an input: into the Library's `shelf`, or, where it is a copy of the boards, onto these. The
 * `state` of the dialog, `show(changes)`, `say(sentence, isFault)`, `act(does, sentence)` and `close(sentence)` are library.js's.
 */
export function createImport({ shelf, deeds, state, show, say, act, close }) {
  async function importFrom(input) {
    const [file] = input.files;
    // The same file can be chosen again.
    input.value = "";
    if (!file) return;
    const { size } = file;
    if (size > LARGEST_FILE) return say(FILES.tooLarge(size, LARGEST_FILE), true);
    const text = await file.text().catch(() => null);
    if (text === null) return say(FILES.unread, true);
    let isStopped = false;
    const stop = () => {
      isStopped = true;
    };
    const paceOf = (sentence) =>
      createPace(
        (done) => show({ said: { sentence: sentence(done), isFault: false, canUndo: false }, stop }),
        () => isStopped,
      );
    try {
      const { error, isCopy, ...read } = await readFile(text, paceOf(FILES.reading));
      if (error) say(error, true);
      else if (isCopy) await openCopy(text);
      else if (isStopped) say(FILES.stopped);
      else await add(read, paceOf(FILES.adding(read.puzzles.records.length)));
    } finally {
      show({ stop: null });
    }
  }

  const openCopy = act(async (text) => {
    const { isOpen, sentence } = await deeds.openBoards(text);
    if (isOpen) close(sentence);
    else say(sentence, true);
  }, SAID.missing);

  /** Add what a file says; where it is stopped, what was added until then. */
  async function add({ puzzles, programs: { records: own, ...ofOwn }, settings, tallies }, pace) {
    const hasPrograms = own.length + ofOwn.damaged > 0;
    const [{ added, ...found }, ofPrograms] = await Promise.all([
      shelf.add(puzzles.records, pace),
      hasPrograms ? deeds.programs.add(own) : null,
    ]);
    show({ records: [...state.records, ...added] });
    const { damaged, first } = puzzles;
    const ofItems = { ...found, added: added.length, damaged, first };
    const isSet = found.left === 0 && Object.keys(settings).length > 0;
    if (isSet) choose(settings);
    if (found.left === 0 && tallies.length > 0) await shelf.addTallies(tallies);
    say(FILES.read(ofItems, ofPrograms && { ...ofPrograms, ...ofOwn }, isSet));
  }

  return importFrom;
}
