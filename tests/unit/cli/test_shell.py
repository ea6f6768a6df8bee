"""The commands, called in this process: what they print and how they end."""

import itertools
import json
import random
import re

import pytest

PUZZLE = "530070000600195000098000060800060003400803001700020006060000280000419005000080079"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
TWO_FIVES = "55" + "." * 79


def objects(output):
    return [json.loads(line) for line in output.splitlines()]


def test_sudoku_text(shell):
    text = f"# three puzzles\n\n{PUZZLE}\n{TWO_FIVES}\n  {PUZZLE[:60] + '.' * 21}\n"
    code, out, err = shell("sudoku", "solve", text=text)
    lines = out.splitlines()
    assert (code, err) == (0, "")
    assert lines[:2] == [SOLUTION, "no solution"]
    assert lines[2].endswith(" (more than one)")
    assert len(lines) == 3


def test_sudoku_json(shell):
    code, out, _ = shell("sudoku", "solve", "--json", text=f"{PUZZLE}\n12\n{TWO_FIVES}\n")
    solved, unreadable, clashing = objects(out)
    assert code == 1
    assert solved == {"puzzle": PUZZLE, "solutions": 1, "solution": SOLUTION, "error": None}
    assert (unreadable["puzzle"], unreadable["solutions"], unreadable["solution"]) == ("12", None, None)
    assert unreadable["error"]
    assert clashing == {"puzzle": TWO_FIVES, "solutions": 0, "solution": None, "error": None}


def test_an_unreadable_line_does_not_stop_the_others(shell):
    code, out, err = shell("sudoku", "solve", text=f"x\n{PUZZLE}\n")
    assert (code, out) == (1, SOLUTION + "\n")
    assert err == "undoku: line 1, character 2: the cells end here, after 1 of 81.\n"


@pytest.mark.parametrize("limit", [1, 2, 7])
def test_sudoku_counts_up_to_the_limit(shell, limit):
    code, out, _ = shell("sudoku", "solve", "--json", "--limit", limit, text="." * 81)
    assert (code, objects(out)[0]["solutions"]) == (0, limit)


def test_sudoku_reads_files(shell, tmp_path):
    file = tmp_path / "puzzles.txt"
    file.write_bytes(b"\xef\xbb\xbf" + PUZZLE.encode() + b"\r\n\xff\xfe\n")
    code, out, err = shell("sudoku", "solve", file)
    assert (code, out) == (1, SOLUTION + "\n")
    assert err == f"undoku: {file}: line 2, character 1: 'ÿ' is not a digit from 1 to 9, nor a blank.\n"
    code, _, err = shell("sudoku", "solve", tmp_path / "none.txt")
    assert code == 1
    assert "none.txt" in err


FORMS = {
    "numbers": " ".join(PUZZLE),
    "rows": "\n".join(PUZZLE[first : first + 9] for first in range(0, 81, 9)),
    "a link": f"https://a.example/#board=sudoku&givens={PUZZLE}",
    "a line of a table": f"12,{PUZZLE},7.2",
    "UTF-16": f"\ufeff{PUZZLE}\r\n".encode("utf-16-le"),
    "UTF-16 without its mark": f"{PUZZLE}\r\n{PUZZLE}".encode("utf-16-be"),
    "Latin-1": f"# R\xe4tsel\n{PUZZLE}\n".encode("latin-1"),
    "lines of an old system": f"# one\r{PUZZLE}\r",
}


@pytest.mark.parametrize("name", FORMS)
def test_solve_reads_what_the_other_commands_read(shell, tmp_path, name):
    text = FORMS[name]
    file = tmp_path / "puzzles.txt"
    file.write_bytes(text if isinstance(text, bytes) else text.encode())
    puzzles = shell("sudoku", "convert", file, "--to", "81")[1].splitlines()
    assert puzzles and set(puzzles) == {PUZZLE.replace("0", ".")}
    assert shell("sudoku", "solve", file) == (0, f"{SOLUTION}\n" * len(puzzles), "")
    if name == "rows":
        (said,) = objects(shell("sudoku", "solve", "--json", file)[1])
        assert said == {
            "puzzle": PUZZLE.replace("0", "."), "solutions": 1, "solution": SOLUTION, "error": None
        }  # fmt: skip


def test_several_jobs_keep_the_order(shell):
    blanked = [SOLUTION[:i] + "." * 20 + SOLUTION[i + 20 :] for i in range(60)] * 3
    text = "\n".join([*blanked, "wrong", *blanked])
    alone = shell("sudoku", "solve", "--json", text=text)
    assert alone == shell("sudoku", "solve", "--json", "--jobs", 2, text=text)
    assert [answer["puzzle"] for answer in objects(alone[1])] == text.splitlines()


@pytest.mark.parametrize("words", [(), ("--json",), ("--json", "--limit", 1), ("--limit", 3)])
@pytest.mark.parametrize("jobs", [1, 2])
def test_many_puzzles_are_answered_as_each_is_alone(shell, words, jobs):
    """So many that they are solved together: among them some of other forms, and some that cannot be read."""
    kinds = [PUZZLE, SOLUTION, TWO_FIVES, PUZZLE[:60] + "*" * 21, f"{PUZZLE[1:]}5", "x", f"4{PUZZLE[1:]}"]
    kinds += [PUZZLE.replace("0", "."), PUZZLE.replace("3", "_"), f" {PUZZLE}", "5..5".ljust(81, "."), "# no"]
    kinds += ["\n".join(PUZZLE[row : row + 9] for row in range(0, 81, 9)), " ".join(PUZZLE), PUZZLE[:80]]
    alone = [shell("sudoku", "solve", *words, text=f"{text}\n") for text in kinds]
    chance = random.Random(3)
    # The first line is plain: what is no puzzle before it is taken for a title.
    drawn = [0, *(chance.randrange(len(kinds)) for _ in range(1200))]
    code, out, err = shell(
        "sudoku", "solve", *words, "--jobs", jobs, text="".join(f"{kinds[at]}\n" for at in drawn)
    )
    assert unnumbered(out) == unnumbered("".join(alone[at][1] for at in drawn))
    assert code == 1
    assert unnumbered(err) == unnumbered("".join(alone[at][2] for at in drawn))


def unnumbered(text):
    return re.sub(r"(?<=[Ll]ine )[0-9]+", "N", text)


def test_queens_solve(shell):
    assert shell("queens", "solve", 4) == (0, ".Q..\n...Q\nQ...\n..Q.\n", "")
    code, out, _ = shell("queens", "solve", 4, "--all")
    assert (code, out) == (0, ".Q..\n...Q\nQ...\n..Q.\n\n..Q.\nQ...\n...Q\n.Q..\n")
    assert objects(shell("queens", "solve", 8, "--json")[1]) == [
        {"n": 8, "columns": [0, 4, 7, 5, 2, 6, 1, 3]}
    ]
    assert objects(shell("queens", "solve", 0, "--json")[1]) == [{"n": 0, "columns": []}]


def test_queens_solve_all(shell):
    found = [answer["columns"] for answer in objects(shell("queens", "solve", 8, "--all", "--json")[1])]
    assert len(found) == 92
    assert found == sorted(found)
    unique = [
        answer["columns"] for answer in objects(shell("queens", "solve", 8, "--all", "--unique", "--json")[1])
    ]
    assert len(unique) == 12
    assert all(columns in found for columns in unique)


@pytest.mark.parametrize("words", [[], ["--unique"], ["--queens", "0:3", "--blocked", "1:1,2:2"]])
@pytest.mark.parametrize("n", [8, 23, 60])
def test_one_placement_of_any_size(shell, n, words):
    code, out, _ = shell("queens", "solve", n, "--json", *words)
    columns = objects(out)[0]["columns"]
    assert code == 0
    assert all(
        a != b and abs(a - b) != j - i for (i, a), (j, b) in itertools.combinations(enumerate(columns), 2)
    )
    if "--queens" in words:
        assert columns[0] == 3
        assert columns[1] != 1
        assert columns[2] != 2


def test_no_placement_is_said_on_stderr(shell):
    for words in (["3"], ["3", "--all"], ["8", "--queens", "0:0,1:1"], ["6", "--queens", "0:0", "--all"]):
        code, out, err = shell("queens", "solve", *words)
        assert (code, out) == (1, "")
        assert err.startswith("undoku: There is no placement of ")


@pytest.mark.parametrize(
    ("words", "number"),
    # OEIS A000170 and A002562.
    [(["0"], 1), (["3"], 0), (["8"], 92), (["11"], 2680), (["8", "--unique"], 12), (["11", "--unique"], 341)],
)
def test_queens_count(shell, words, number):
    assert shell("queens", "count", *words) == (0, f"{number}\n", "")


@pytest.mark.parametrize(
    "words",
    [
        "",
        "chess",
        "queens",
        "queens count",
        "queens count -3",
        "queens count 1000000000",
        "queens count 1e3",
        "queens solve x",
        "queens solve " + "9" * 5000,
        "queens solve -1 --all",
        "queens solve 2000000",
        "queens solve 2000 --queens 0:0",
        "queens solve 8 --queens 8:0",
        "queens solve 8 --queens 00",
        "queens solve 8 --blocked 1:x",
        "knight tour",
        "knight tour 0 5",
        "knight tour 8 -8",
        "knight tour 8 8 --start 9:9",
        "knight tour 8 8 --end 8:0",
        "knight tour 8 8 --method rook",
        "knight tour 8 8 --method rotations --calm",
        "knight count 0 0",
        "knight count 5 5 --holes 5:5",
        "knight count 5 5 --holes a",
        "sudoku solve --limit 0",
        "sudoku solve --jobs 0",
        "sudoku solve /no/such/file",
    ],
)
def test_bad_commands_end_in_one_sentence(shell, words):
    code, out, err = shell(*words.split())
    assert code in (1, 2)
    assert out == ""
    assert err.startswith("undoku")
    assert err.count("\n") == 1
    assert len(err) < 250
    assert "Error" not in err


@pytest.mark.parametrize(
    ("words", "command"),
    [
        ("sudoku rate --every", "sudoku rate"),
        ("queens count 4 --every", "queens count"),
        ("strategies --every", "strategies"),
        ("watch x.py --board queens --every", "watch"),
    ],
)
def test_an_unknown_option_leads_to_the_help_of_its_command(shell, words, command):
    code, out, err = shell(*words.split())
    assert (code, out) == (2, "")
    assert err == f"undoku {command}: unrecognized arguments: --every (try undoku {command} --help)\n"
