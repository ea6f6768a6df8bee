"""`undoku watch`: a program of one's own, run in a process of its own."""

import json
import signal
import sys
from pathlib import Path

import pytest
from processes import run, started

from undoku.cli import watch
from undoku.programs.calling import wanted

pytestmark = [
    pytest.mark.recorder,
    pytest.mark.skipif(sys.platform == "emscripten", reason="in a browser are no processes"),
]
STARTERS = Path(__file__).parents[3] / "py/undoku/programs/starters"
FIELDS = ["answer", "right", "calls", "lines", "placements", "undos", "error", "call", "kind", "symptom"]
HANDOUT = "000030200020040350007100008800001062060000070270600003700008900056090040008010000"


def found(*words, text=""):
    """The exit code and the one JSON object."""
    code, out, _ = run("watch", *words, "--json", text=text)
    (line,) = out.splitlines()
    fields = json.loads(line)
    assert list(fields) == FIELDS
    return code, fields


def test_counts_of_the_document_are_those_of_the_program():
    code, fields = found(STARTERS / "sudoku_first_empty.py", "--board", "sudoku", HANDOUT)
    assert code == 0
    assert fields.pop("lines") > 1_000_000
    answer = "685937214129846357437125698894371562563284179271659483712468935356792841948513726"
    undos = 11239 - HANDOUT.count("0")
    assert [*fields.values()] == [
        *(answer, True, 11240, 11239, undos, None),
        *("solve(grid)", "first", None),
    ]


def test_the_board_may_stand_anywhere_in_the_command():
    file = STARTERS / "queens_array_first.py"
    every = [
        found(file, "--board", "queens", "6"),
        found("--board", "queens", file, "6"),
        found(file, "6", "--board", "queens"),
        found("-", "6", "--board", "queens", text=file.read_text(encoding="utf-8")),
    ]
    assert all(one == every[0] for one in every)
    assert (every[0][0], every[0][1]["answer"], every[0][1]["calls"]) == (0, [1, 3, 5, 0, 2, 4], 32)


def test_without_a_puzzle_there_is_one():
    assert found(STARTERS / "sudoku_fewest_options.py", "--board", "sudoku")[1]["calls"] == 79
    assert found(STARTERS / "queens_markers.py", "--board", "queens")[1]["calls"] == 2057
    code, fields = found(STARTERS / "knight_warnsdorff.py", "--board", "knight")
    assert (code, fields["right"], fields["answer"][0], len(fields["answer"])) == (0, True, [0, 0], 25)


def test_queens_with_regions(shell):
    file, regions = STARTERS / "queens_regions_rows.py", "EEEBBDEEEEBDCFFEDDCAFFDDCCFFDDCFFFDD"
    code, fields = found(file, "--board", "queens", "6", "--regions", regions)
    assert (code, fields["right"], fields["answer"]) == (0, True, [4, 2, 5, 1, 3, 0])
    assert (fields["calls"], fields["call"]) == (108, "solve(regions)")
    code, fields = found(file, "--board", "queens", "6", "--regions", regions[1:])
    assert (code, fields["error"][:28]) == (1, "The regions have 35 letters;")
    code, _, error = shell("watch", file, "--board", "knight", "--regions", regions)
    assert (code, error) == (1, "undoku: --regions are for --board queens.\n")


def test_no_solution_is_an_answer():
    code, fields = found(STARTERS / "knight_fixed_order.py", "--board", "knight", "3", "3")
    assert (code, fields["answer"], fields["right"], fields["calls"]) == (0, None, True, 15)
    code, fields = found(STARTERS / "knight_fixed_order.py", "--board", "knight", "3", "4")
    assert (code, fields["right"], fields["calls"]) == (0, True, 62)


def test_for_people(tmp_path):
    code, out, _ = run("watch", STARTERS / "queens_array_first.py", "--board", "queens", "4")
    assert code == 0
    call, counts, verdict, answer = out.splitlines()
    assert call == "called: solve(columns)"
    assert counts.startswith("calls 9, lines ")
    assert counts.endswith(", placements 8, undos 4")
    assert (verdict, answer) == ("right: It filled the board and returned True.", "1 3 0 2")
    file = tmp_path / "wrong.py"
    file.write_text("def solve(queens):\n    print('here')\n    queens[:] = 0, 0, 0, 0\n    return True\n")
    code, out, err = run("watch", file, "--board", "queens", "4")
    assert (code, err) == (0, "here\n")
    assert out.splitlines()[2].startswith("wrong: It returned True, but the queens in row 1, column 1")


ENDS = {
    "loop": (
        "def solve(board):\n    while True: pass\n",
        "It was stopped after 1 second of running, in line 2.",
    ),
    "swallow": (
        "def solve(board):\n    while True:\n        try:\n            while True: pass\n"
        "        except BaseException: pass\n",
        "It was stopped after 1 second of running",
    ),
    "never": (
        "import itertools\ndef solve(board):\n    return sum(itertools.count())\n",
        "It was stopped after 1 second",
    ),
    "deep": ("def solve(board):\n    return solve(board)\n", "RecursionError in line 2"),
    "error": (
        "def solve(board):\n    return board[9][0]\n",
        "IndexError in line 2: list index out of range.",
    ),
    "syntax": ("def solve(board)\n    return True\n", "Line 1 is not Python: expected ':'."),
    "null": ("def solve(board):\n    return '\0'\n", "Line 2 has a character in it that no program can have"),
    "module": ("import nosuchmodule\ndef solve(board): return True\n", "Line 1 imports 'nosuchmodule'"),
    "gone": (
        "import os\ndef solve(board):\n    os._exit(0)\n",
        "Python itself has ended while this program ran.",
    ),
}


@pytest.mark.parametrize("name", ENDS)
def test_what_goes_wrong_is_a_sentence_that_names_the_file(name, tmp_path):
    text, sentence = ENDS[name]
    file = tmp_path / f"{name}.py"
    file.write_text(text)
    code, fields = found(file, "--board", "sudoku", "--seconds", "1")
    assert code == 1
    assert fields["right"] is not True
    assert fields["error"].startswith(f"{file}: {sentence}")
    assert fields["error"].endswith(".")


def test_what_goes_wrong_is_said_to_people(tmp_path):
    file = tmp_path / "error.py"
    file.write_text(ENDS["error"][0])
    code, out, err = run("watch", file, "--board", "sudoku")
    assert (code, err) == (1, f"undoku: {file}: {ENDS['error'][1]}\n")
    assert out.startswith("called: solve(grid)\ncalls 1, lines 1, ")


def test_only_the_symptoms_that_readers_know_are_named(tmp_path):
    text = (STARTERS / "sudoku_first_empty.py").read_text(encoding="utf-8")
    never, box = tmp_path / "never.py", tmp_path / "box.py"
    never.write_text(text.replace("            board[row][col] = 0\n", ""), encoding="utf-8")
    box.write_text(text.replace("row // height * height", "row % height * height"), encoding="utf-8")
    assert text not in (never.read_text(encoding="utf-8"), box.read_text(encoding="utf-8"))
    told = [found(file, "--board", "sudoku")[1] for file in (never, box)]
    assert [(fields["right"], fields["symptom"]) for fields in told] == [
        (False, "never-undone"),
        (False, None),
    ]


def test_what_a_program_prints_is_not_between_the_fields(tmp_path):
    file = tmp_path / "loud.py"
    file.write_text(
        "import os, sys\nprint('outside')\ndef solve(queens):\n    print('within')\n"
        "    os.write(1, b'below')\n    sys.__stdout__.write('beside')\n    return [1, 3, 0, 2]\n"
    )
    code, fields = found(file, "--board", "queens", "4")
    assert (code, fields["right"], fields["answer"]) == (0, True, [1, 3, 0, 2])


def test_what_a_program_has_started_does_not_outlive_it(tmp_path):
    file = tmp_path / "thread.py"
    file.write_text(
        "import sys\nfrom importlib import import_module\ndef solve(queens):\n"
        "    import_module('subprocess').Popen([sys.executable, '-c', 'while True: pass'])\n"
        "    return [1, 3, 0, 2]\n"
    )
    assert found(file, "--board", "queens", "4")[1]["right"] is True


def test_interrupted(tmp_path):
    file = tmp_path / "loop.py"
    began = tmp_path / "began"
    file.write_text(f"def solve(board):\n    open({str(began)!r}, 'w').close()\n    while True: pass\n")
    with started("watch", file, "--board", "sudoku", "--seconds", "1000") as process:
        while not began.exists():
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        assert (process.wait(20), process.stdout.read()) == (130, "")


def test_bad_input_is_an_error(tmp_path):
    file = STARTERS / "queens_markers.py"
    cases = [
        ((tmp_path / "missing.py", "--board", "queens"), "missing.py: No such file or directory."),
        ((file, "--board", "queens", "x"), "'x' is not a whole number."),
        ((file, "--board", "queens", "-1"), "the number of queens cannot be negative."),
        ((file, "--board", "knight", "3"), "the board knight needs ROWS and COLS, and not '3'."),
        ((file, "--board", "sudoku", "12"), "2 cells found, 81 needed."),
    ]
    for words, sentence in cases:
        code, fields = found(*words)
        assert code == 1
        assert sentence in fields["error"]
        assert {fields[name] for name in FIELDS if name != "error"} == {None}
    code, _, err = run("watch", file)
    assert code == 2
    assert "--board" in err


def test_the_shell_calls_what_is_chosen_as_the_programs_do():
    assert (watch.ANSWERS, watch.SCRIPT) == (wanted.ANSWERS, wanted.SCRIPT)
