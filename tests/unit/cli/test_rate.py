"""`undoku sudoku rate`: level, score and path of puzzles, and what cannot be rated."""

import json

import pytest

EASY = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"


def rate(shell, text, *words):
    code, out, err = shell("sudoku", "rate", "--json", *words, text=text)
    assert err == ""
    return code, [json.loads(line) for line in out.splitlines()]


def test_an_easy_puzzle(shell):
    """51 cells are empty; a full house and a naked single count 4 each."""
    code, (told,) = rate(shell, EASY)
    path = told.pop("path")
    assert code == 0
    assert told.pop("se") == 1.2
    assert told == {
        "puzzle": EASY,
        "level": "easy",
        "score": 4 * 51,
        "hardest": "naked-single",
        "error": None,
    }
    assert len(path) == 51 and set(path) == {"naked-single", "full-house"}


def test_the_puzzle_is_its_givens(shell):
    """What was entered or taken out makes no difference, nor need it be right."""
    _, (plain,) = rate(shell, EASY)
    entered = f":0000:x:{EASY[:2]}+1{EASY[3:]}:122::"
    _, (told,) = rate(shell, entered)
    assert told == {**plain, "puzzle": entered}


@pytest.mark.parametrize(
    ("puzzle", "error"),
    [
        ("12", "Line 1, character 3: the cells end here, after 2 of 81."),
        ("1234" + 12 * ".", "Rating and practice are for the usual 9 by 9; this is a grid of another shape."),
        ("11" + 79 * ".", "No solution: row 1 has two 1s: columns 1 and 2."),
        (81 * ".", "There is more than one solution; a puzzle with exactly one is needed."),
    ],
)
def test_what_cannot_be_rated(shell, puzzle, error):
    code, (wrong, right) = rate(shell, f"{puzzle}\n{EASY}\n")
    unknown = dict.fromkeys(("level", "score", "se", "hardest"))
    assert code == 1
    assert wrong == {"puzzle": puzzle, **unknown, "path": [], "error": error}
    assert right["error"] is None
    code, out, err = shell("sudoku", "rate", text=f"{puzzle}\n{EASY}\n")
    assert code == 1
    assert out.startswith("Line 2:\nLevel: easy")
    assert err == f"undoku: {f'l{error[1:]}' if error.startswith('Line') else f'line 1: {error}'}\n"


def test_a_full_grid(shell):
    code, (told,) = rate(shell, SOLUTION)
    assert (code, told["level"], told["score"], told["hardest"], told["path"]) == (0, "easy", 0, None, [])
    assert shell("sudoku", "rate", text=SOLUTION)[1] == "The grid is full: there is nothing to rate.\n"


def test_text(shell):
    code, out, err = shell("sudoku", "rate", text=f"{EASY}\n{EASY}")
    first, second = out.split("\n\n")
    assert (code, err) == (0, "")
    assert second == first.replace("Line 1:", "Line 2:") + "\n"
    assert first.splitlines() == [
        "Line 1:",
        "Level: easy, with a score of 204.",
        "Sudoku Explainer's scale: about 1.2, easy; this is an estimate.",
        "Hardest technique: Naked single.",
        "  21  Full house",
        "  30  Naked single",
    ]
    assert f"Line 1:\n{shell('sudoku', 'rate', text=EASY)[1]}" == first + "\n"


def test_several_jobs_keep_the_order(shell):
    text = "\n".join([EASY, "12", SOLUTION] * 5)
    alone = shell("sudoku", "rate", "--json", text=text)
    assert alone == shell("sudoku", "rate", "--json", "--jobs", 2, text=text)
    assert alone[0] == 1 and alone[1].count("\n") == 15


LIES_DIFFERENTLY = "..4..8.3.25....86..319..5.73..1.94.............76.4..37.2..365..83....12.6.8..3.."
"""A puzzle and, below, its reflection, to which HoDoKu gives another score."""


def reflected(puzzle):
    return "".join(puzzle[9 * row : 9 * row + 9][::-1] for row in range(9))


def test_a_reflection_is_rated_alike_but_not_as_hodoku_does_it(shell):
    text = f"{LIES_DIFFERENTLY}\n{reflected(LIES_DIFFERENTLY)}"
    _, ours = rate(shell, text)
    _, theirs = rate(shell, text, "--as", "hodoku")
    assert [told.pop("puzzle") for told in ours] == [told.pop("puzzle") for told in theirs] == text.split()
    assert ours[0] == ours[1] and ours[0]["se"] == theirs[0]["se"] == theirs[1]["se"]
    assert theirs[0]["score"] != theirs[1]["score"]


def test_without_the_estimate(shell):
    _, (whole,) = rate(shell, EASY)
    assert rate(shell, EASY, "--no-se") == (0, [{**whole, "se": None}])
    lines = shell("sudoku", "rate", text=EASY)[1].splitlines()
    assert shell("sudoku", "rate", "--no-se", text=EASY)[1].splitlines() == [lines[0], *lines[2:]]


def test_what_was_rated_otherwise_does_not_count_when_a_run_goes_on(shell, tmp_path):
    kept = tmp_path / "kept"
    assert shell("sudoku", "rate", "--json", "--no-se", "--resume", kept, text=EASY)[0] == 0
    assert shell("sudoku", "rate", "--json", "--no-se", "--resume", kept, text=EASY) == (0, "", "")
    for options in ([], ["--no-se", "--as", "hodoku"]):
        assert shell("sudoku", "rate", "--json", *options, "--resume", kept, text=EASY)[0] == 1


HARD = ".1....9484....12.6..2........7..9...9..84...1....675...6.3.2..53....48.2....5..9."


def test_the_path_goes_without_what_is_left_out(shell):
    """A technique may be spaced as it likes; what is rated is another path, and nothing is estimated."""
    _, (whole,) = rate(shell, HARD)
    named = {"w-wing", "hidden-single"}
    assert named <= set(whole["path"])
    code, (told,) = rate(shell, HARD, "--without", "W wing", "--without", "hidden-single")
    assert code == 0 and told["error"] is None and told["se"] is None
    assert not named & set(told["path"]) and told["score"] > whole["score"]
    assert set(told) == set(whole)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("x-wings", "there is no technique 'x-wings'; names near it: x-wing"),
        ("trial-and-error", "trial-and-error is what remains where nothing else goes on"),
    ],
)
def test_what_cannot_be_left_out_is_refused(shell, name, said):
    code, out, err = shell("sudoku", "rate", "--without", name, text=EASY)
    assert (code, out) == (2, "") and said in err


def test_the_help_lists_what_can_be_left_out(shell):
    code, out, _ = shell("sudoku", "rate", "--help")
    assert code == 0 and "xyz-wing" in out


def test_a_run_goes_on_without_the_same(shell, tmp_path):
    kept = tmp_path / "kept"
    left_out = ["--without", "naked-single", "--without", "full-house"]
    assert shell("sudoku", "rate", "--json", *left_out, "--resume", kept, text=EASY)[0] == 0
    swapped = [*left_out[2:], *left_out[:2]]
    assert shell("sudoku", "rate", "--json", *swapped, "--resume", kept, text=EASY) == (0, "", "")
    for options in ([], left_out[:2], ["--no-se"]):
        assert shell("sudoku", "rate", "--json", *options, "--resume", kept, text=EASY)[0] == 1


def test_several_jobs_go_without_the_same(shell):
    text = "\n".join([EASY] * 9)
    words = "sudoku", "rate", "--json", "--without", "naked-single"
    assert shell(*words, text=text) == shell(*words, "--jobs", 2, text=text)
