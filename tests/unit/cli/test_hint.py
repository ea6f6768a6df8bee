"""`undoku sudoku hint`: steps as data and as text, of one technique or all, and what is wrong."""

import json

import pytest

from undoku.sudoku.techniques import closures

PUZZLE = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLUTION = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
# The givens leave one solution only with the 5 of the first cell, which the second form has as entered.
ENTERED = f":0000:x:{'+5' + PUZZLE[1:]}:::"
CHAINED = (
    ":0000:x:....64.3+2..51....4.+42...7.+1..+3..8.+17...6.+1...419.3...8.3+4..612+5....5...+6+526+41.87."
    ":647 755 567:::"
)
SEVERAL = "." + SOLUTION[1:9] + 72 * "."


def hint(shell, text, *words):
    code, out, err = shell("sudoku", "hint", "--json", *words, text=text)
    assert err == ""
    return code, [json.loads(line) for line in out.splitlines()]


def test_the_next_step(shell):
    code, (told,) = hint(shell, PUZZLE)
    assert code == 0
    assert told == {
        "position": PUZZLE,
        "steps": [
            {
                "technique": "naked-single",
                "placements": [[4, 4, 5]],
                "eliminations": [],
                "sentence": "In row 5, column 5 only 5 is left: row 5 has 1, 3, 4 and 8; column 5 has 2, 6, 7"
                " and 9. So 5 goes into row 5, column 5.",
            }
        ],
        "complete": None,
        "error": None,
    }


def test_every_step_of_a_technique(shell):
    code, (told,) = hint(shell, PUZZLE, "--all", "--technique", "hidden-single")
    assert code == 0
    placed = [tuple(step["placements"][0]) for step in told["steps"]]
    assert {step["technique"] for step in told["steps"]} == {"hidden-single"}
    assert len(placed) == len(set(placed)) > 5
    assert all(int(SOLUTION[9 * row + column]) == digit for row, column, digit in placed)
    _, (all_told,) = hint(shell, PUZZLE, "--all")
    assert [step for step in all_told["steps"] if step["technique"] == "hidden-single"] == told["steps"]
    assert {"naked-single", "hidden-single"} <= {step["technique"] for step in all_told["steps"]}


def test_the_next_step_of_a_technique(shell):
    _, (told,) = hint(shell, PUZZLE, "--technique", "Hidden_Single")
    _, (all_told,) = hint(shell, PUZZLE, "--technique", "hidden-single", "--all")
    assert told["steps"] == all_told["steps"][:1]


@pytest.mark.parametrize("words", [(), ("--all",)])
def test_a_technique_that_is_not_there(shell, words):
    code, (told,) = hint(shell, PUZZLE, "--technique", "full-house", *words)
    assert (code, told["steps"], told["error"]) == (0, [], None)
    assert told["complete"] is (True if words else None)
    code, out, _ = shell("sudoku", "hint", "--technique", "full-house", *words, text=PUZZLE)
    assert (code, out) == (0, "Full house: none here.\n")


@pytest.mark.parametrize("words", [(), ("--all",), ("--technique", "naked-single")])
def test_a_full_grid_has_no_step(shell, words):
    complete = True if "--all" in words else None
    told = {"position": SOLUTION, "steps": [], "complete": complete, "error": None}
    assert hint(shell, SOLUTION, *words) == (0, [told])
    assert shell("sudoku", "hint", *words, text=SOLUTION) == (0, "The grid is full.\n", "")


def test_a_list_says_whether_a_search_was_ended_early(shell, monkeypatch):
    _, (whole,) = hint(shell, CHAINED, "--all", "--technique", "aic")
    monkeypatch.setattr(closures, "TRIES", 1)
    _, (told,) = hint(shell, CHAINED, "--all", "--technique", "aic")
    assert (whole["complete"], told["complete"]) == (True, False)
    assert len(told["steps"]) < len(whole["steps"])
    _, (other,) = hint(shell, CHAINED, "--all", "--technique", "xy-wing")
    assert other["complete"] is True
    early = "There may be more steps: a search grew too large and was ended early."
    _, out, _ = shell("sudoku", "hint", "--all", "--technique", "aic", text=CHAINED)
    assert out.splitlines()[-1] == early


def test_text_has_a_block_for_each_position(shell):
    code, out, err = shell("sudoku", "hint", "--all", text=f"{PUZZLE}\n\n{SOLUTION}\n")
    first, second = out.split("\n\n")
    assert (code, err, second) == (0, "", "Line 3:\nThe grid is full.\n")
    assert first.startswith("Line 1:\nNaked single: In row ")
    assert all(line.endswith(".") for line in first.splitlines()[1:])


@pytest.mark.parametrize("jobs", [1, 2])
def test_of_several_positions_each_is_named_by_its_line(shell, jobs):
    """One that is read alone needs no name, whatever else is in the input."""
    words = ("sudoku", "hint", "--technique", "full-house", "--jobs", jobs)
    _, grid, _ = shell("sudoku", "convert", "--to", "candidates", text=PUZZLE)
    _, out, _ = shell(*words, text=f"# three\n{PUZZLE}\n12\n\n{grid}{PUZZLE}\n")
    # The rows of the grid begin below its frame.
    lines = (2, 6, 5 + grid.count("\n"))
    assert out == "\n\n".join(f"Line {line}:\nFull house: none here." for line in lines) + "\n"
    assert shell(*words, text=f"# one\n{PUZZLE}\n\n")[1] == "Full house: none here.\n"


@pytest.mark.parametrize(
    ("position", "error"),
    [
        ("12", "Line 2, character 3: the cells end here, after 2 of 81."),
        ("1134" + 12 * ".", "No solution: row 1 has two 1s: columns 1 and 2."),
        ("11" + 79 * ".", "No solution: row 1 has two 1s: columns 1 and 2."),
        ("12345678." + 8 * "." + "9" + 63 * ".", "There is no solution."),
        (ENTERED.replace("+5", "+1"), "Row 1, column 1: 1 is wrong; no solution has it there."),
        (
            f":0000:x:{PUZZLE}:413::",
            "Row 1, column 3: a candidate is missing there that the solution needs.",
        ),
        (f":0000:x:{SEVERAL}:511::", "No solution has all these digits and only these candidates."),
    ],
)
def test_what_is_wrong_is_said_and_does_not_stop_the_rest(shell, position, error):
    text = f"# two\n{position}\n\n{PUZZLE}\n"
    code, (wrong, right) = hint(shell, text)
    assert code == 1
    assert wrong == {"position": position, "steps": [], "complete": None, "error": error}
    assert right["error"] is None and right["steps"]
    code, out, err = shell("sudoku", "hint", text=text)
    assert code == 1
    assert out.startswith("Line 4:\nNaked single: ") and "\n\n" not in out
    said = f"l{error[1:]}" if error.startswith("Line") else f"line 2: {error}"
    assert err == f"undoku: {said}\n"


def test_a_candidate_grid_is_a_position(shell):
    _, grid, _ = shell("sudoku", "convert", "--to", "candidates", text=PUZZLE)
    code, (told,) = hint(shell, grid)
    _, (plain,) = hint(shell, PUZZLE)
    assert (code, told) == (0, plain)
    _, (told,) = hint(shell, grid.replace("124 ", "14  "))
    assert told["position"] == f":0000:x:{PUZZLE}:213::"


def test_deleted_candidates_are_out(shell):
    """Row 1, column 3 can be 1, 2 or 4: without the first two it is a naked single."""
    _, (told,) = hint(shell, f":0000:x:{PUZZLE}:113 213::", "--all", "--technique", "naked-single")
    assert [0, 2, 4] in [step["placements"][0] for step in told["steps"]]


def test_a_grid_with_several_solutions_has_steps_that_hold_for_all(shell):
    _, (told,) = hint(shell, SEVERAL, "--technique", "full-house")
    assert [step["placements"] for step in told["steps"]] == [[[0, 0, 5]]]


def test_several_jobs_keep_the_order(shell):
    text = "\n".join([PUZZLE, "12", SOLUTION, ENTERED] * 4)
    alone = shell("sudoku", "hint", "--json", text=text)
    assert alone == shell("sudoku", "hint", "--json", "--jobs", 2, text=text)
    assert alone[0] == 1 and alone[1].count("\n") == 16


@pytest.mark.parametrize(
    ("name", "near"),
    [
        ("x-win", "names near it: x-wing, "),
        ("HIDEN SINGLE", "names near it: hidden-single"),
        ("qqqqq", "the help lists them"),
    ],
)
def test_an_unknown_technique(shell, name, near):
    code, out, err = shell("sudoku", "hint", "--technique", name, text=PUZZLE)
    assert (code, out) == (2, "")
    assert f"there is no technique '{name}'; {near}" in err
    assert err.count("\n") == 1


def test_the_help_lists_the_techniques_unbroken(shell):
    code, out, _ = shell("sudoku", "hint", "--help")
    assert code == 0
    assert {"locked-candidates-claiming,", "forcing-net-contradiction,"} <= set(out.split())
    assert max(map(len, out.splitlines())) < 80


@pytest.mark.parametrize("words", [(), ("--technique", "trial-and-error"), ("--all",)])
def test_what_only_one_of_several_solutions_has_is_no_step(shell, words):
    code, (told,) = hint(shell, 81 * ".", *words)
    assert (code, told["steps"], told["error"]) == (0, [], None)


@pytest.mark.parametrize(
    ("position", "words", "said"),
    [
        (SEVERAL, ("--technique", "full-house"), "Full house: "),
        (SEVERAL, ("--technique", "uniqueness-1"), "Uniqueness test 1: none here."),
        (81 * ".", (), "No step is known here."),
    ],
)
def test_the_text_warns_of_several_solutions(shell, position, words, said):
    _, out, _ = shell("sudoku", "hint", *words, text=position)
    warning, told = out.splitlines()
    assert warning.startswith("This puzzle has more than one solution, so techniques that rest on ")
    assert told.startswith(said)
    assert "more than one" not in shell("sudoku", "hint", text=PUZZLE)[1]


@pytest.mark.parametrize("words", [(), ("--all",)])
def test_trial_and_error_is_none_where_another_technique_goes_on(shell, words):
    """It says that no other does."""
    words = ("--technique", "trial-and-error", *words)
    assert hint(shell, PUZZLE, *words)[1][0]["steps"] == []
    assert shell("sudoku", "hint", *words, text=PUZZLE)[:2] == (0, "Trial and error: none here.\n")


def test_a_position_of_another_size(shell):
    code, [told] = hint(shell, "1.34341221434...\n")
    assert code == 0
    assert told["steps"][0] == {
        "technique": "full-house",
        "placements": [[0, 1, 2]],
        "eliminations": [],
        "sentence": (
            "Box 1 has one empty cell left, row 1, column 2, and of its digits only 2 is missing."
            " So 2 goes into row 1, column 2."
        ),
    }


def test_a_technique_that_is_not_for_this_size(shell):
    said = "Sue de Coq is not looked for on this shape: that is for the usual 9 by 9 alone."
    code, [told] = hint(shell, "1.34341221434...\n", "--technique", "sue-de-coq")
    assert (code, told["error"], told["steps"]) == (1, said, [])
    assert (
        shell("sudoku", "hint", "--technique", "sue-de-coq", text="1.34341221434...\n")[2]
        == f"undoku: line 1: {said}\n"
    )


def test_a_grid_with_rules_is_named_by_its_link(shell):
    rows = "\n".join(PUZZLE[first : first + 9] for first in range(0, 81, 9))
    _, (told,) = hint(shell, f"{rows} # cages=0:0.1\n")
    assert told["position"] == f"#board=sudoku&cages=0:0.1&givens={PUZZLE}"
