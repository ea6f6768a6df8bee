"""The longest answer of the door to each of its words, asked from the page: none may keep it waiting.

After `make site`: `PYTHONPATH=tools .venv/bin/python tests/benchmark/door.py [POSITIONS]`.
"""

import sys

from browsing import SETTLING, SPARSE, visit_site, wait_ready

GOAL = 50  # milliseconds

# Says one of the four words as the callbacks do, and notes how long each answer takes.
ASK = """async (positions) => {
  const { worker } = await window.undoku.engine.ready();
  const longest = {};
  async function say(what, word, ...values) {
    const start = performance.now();
    const answer = await worker[word](...values);
    const took = performance.now() - start;
    longest[what] = Math.max(longest[what] ?? 0, took);
    return answer;
  }
  const open = (kind, question) => say(`open ${kind}`, "open", kind, JSON.stringify(question));
  const ask = async (kind, job, name, values = {}) => {
    const answer = await say(`ask ${kind} ${name}`, "ask", job, name, JSON.stringify(values));
    return typeof answer === "string" ? JSON.parse(answer) : answer;
  };
  async function work(kind, job, milliseconds = 35) {
    for (;;) {
      const report = JSON.parse(await say(`work ${kind}`, "work", job, milliseconds));
      if (report.done || report.all >= 1_000_000) return report;
    }
  }
  const close = (kind, job) => say(`close ${kind}`, "close", job);
  const blank = ".".repeat(81);
  const sparse = { givens: "SPARSE".replaceAll("0", "."), entered: blank };
  const from = (rows) => ({ start: [rows - 1, 0], end: null, closed: false });
  const knight = (rows, cols, more) => ({ rows, cols, ...from(rows), ...more });

  for (const question of [sparse, { givens: blank, entered: blank }]) {
    const job = await open("sudoku", question);
    await work("sudoku", job);
    await close("sudoku", job);
  }
  for (const n of [12, 1000]) {
    const job = await open("queens", { n });
    const { total } = await work("queens", job);
    await ask("queens", job, "solution", { index: total, fundamental: false });
    await close("queens", job);
  }
  const boards = [
    knight(200, 200), knight(200, 200, { closed: true }), knight(200, 200, { end: [0, 0] }),
    knight(40, 40, { end: [0, 0] }), knight(4, 200), knight(3, 200), knight(6, 150, { end: [0, 0] }),
    knight(12, 12, { end: [3, 3] }), knight(5, 5, { closed: true }),
  ];
  for (const question of boards) {
    const job = await open("knight", question);
    await work("knight", job);
    await ask("knight", job, "path");
    await close("knight", job);
  }
  const searches = [
    ["knight", "fixed-order", knight(8, 8)],
    ["queens", "board-scan", { n: 12 }],
    ["queens", "bitmasks", { n: 20 }],
    ["sudoku", "first-empty", sparse],
  ];
  for (const [board, strategy, question] of searches) {
    const job = await open("trace", { board, strategy, question });
    await ask("trace", job, "opening");
    const { steps } = await work("trace", job, 20);
    await ask("trace", job, "overview", { width: 600 });
    for (let index = 0; index < positions; index += 1) {
      const position = (index * 618_033 + 1_234) % steps;
      for (const view of ["code", "stack", "tree", "counters"]) {
        const moment = await ask("trace", job, "moment", { position, view, opened: [] });
        const folded = (moment.tree ?? []).filter(({ hidden }) => hidden > 0).map(({ id }) => id);
        if (folded.length) await ask("trace", job, "moment", { position, view, opened: folded.slice(0, 3) });
      }
      const ends = ["next-solution", "previous-solution", "next-dead-end", "previous-dead-end"];
      for (const name of [...ends, "over", "out"]) {
        await ask("trace", job, "jump", { name, position, argument: 0 });
      }
      for (const name of ["change", "cell"]) {
        await ask("trace", job, "jump", { name, position, argument: index % 64 });
      }
      await ask("trace", job, "jump", { name: "depth", position, argument: index });
      await ask("trace", job, "jump", { name: "placement", position, argument: position });
      if (index % 10 === 0) {
        await ask("trace", job, "lines", { begin: position, end: position + 500 });
        const doom = await open("doom", { job, position });
        await work("doom", doom);
        await close("doom", doom);
      }
    }
    await close("trace", job);
  }
  for (const [left, right] of [["board-scan", "markers"], ["board-scan", "bitmasks"]]) {
    const race = await open("race", { board: "queens", left, right, question: { n: 9 } });
    await ask("race", race, "opening");
    for (let index = 0; index < 40; index += 1) await ask("race", race, "together", { steps: 1024 });
    for (let index = 0; index < 20; index += 1) {
      await say("work race", "work", race, 16);
      await ask("race", race, "frame");
    }
    await ask("race", race, "align");
    await work("race", race, 16);
    await ask("race", race, "alignment");
    await close("race", race);
  }
  return longest;
}"""


def main(positions: int) -> None:
    """Print the longest answer of each kind, the longest of all first."""
    with visit_site() as (line, page):
        page.goto(line.url)
        wait_ready(page)
        page.wait_for_timeout(SETTLING)
        longest = page.evaluate(ASK.replace("SPARSE", SPARSE), positions)
    for what, took in sorted(longest.items(), key=lambda entry: -entry[1]):
        print(f"longest answer to {what}: {took:.0f} ms; goal at most {GOAL} ms")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 60)
