"""The options that say what shape a puzzle has, on every command of Sudoku that has them."""

import json

import pytest

from undoku.sudoku import Grid, Layout, count
from undoku.sudoku.shape import shape_of

KILLER = "6:0.4.5_7:1.2_1:3_6:6.7_7:8.12.13_3:9_4:10_2:11_1:14_3:15"
FOUR = "AABBAABBCCDDCCDD"


def run(shell, command, text, *words):
    return shell("sudoku", command, *words, text=text + "\n")


def test_solve_takes_a_shape(shell):
    code, out, _ = run(shell, "solve", 16 * ".", "--cages", KILLER, "--size", "4", "--json")
    answer = json.loads(out)
    assert (code, answer["solutions"]) == (0, 1)
    solved = answer["solution"]
    layout = Layout.standard(4).with_rules(cages=shape_of({"size": 4, "cages": KILLER}).cages)
    assert Grid.parse(solved, layout).clashes() == ()
    code, out, _ = run(
        shell, "solve", "12..............", "--size", "4", "--diagonal", "--json", "--limit", "99"
    )
    assert json.loads(out)["solutions"] == count(
        Grid.parse("12..............", Layout.standard(4).with_rules(diagonal=True))
    )


def test_check_counts_with_the_shape(shell):
    for words, layout in (
        (("--regions", "AABBAABBCCDDCCDD"), Layout.standard(4)),
        (("--size", "4", "--diagonal"), Layout.standard(4).with_rules(diagonal=True)),
    ):
        _, out, _ = run(shell, "check", 16 * ".", *words, "--json")
        assert json.loads(out)["solutions"] == count(Grid(layout, 16 * [0]))


def test_a_cage_that_cannot_be_is_a_clash_that_is_told(shell):
    code, out, _ = run(shell, "check", "11" + 14 * ".", "--size", "4", "--cages", "0:0.5_3:2.6_5:8.9")
    assert (code, out) == (0, "No solution: row 1 has two 1s: columns 1 and 2.\n")
    code, out, _ = run(shell, "check", "1....1..........", "--size", "4", "--cages", "0:0.5")
    assert out == "No solution: box 1 has two 1s: row 1, column 1 and row 2, column 2.\n"
    code, out, _ = run(shell, "check", "..1.......1.....", "--size", "4", "--cages", "0:2.6_3:1.10")
    assert "column 3 has two 1s" in out
    code, out, _ = run(shell, "check", "4...............", "--size", "4", "--cages", "3:0.1", "--json")
    assert json.loads(out)["clash"] == [[0, 0]]
    code, out, _ = run(shell, "check", "4...............", "--size", "4", "--cages", "3:0.1")
    assert out == "No solution: a cage cannot have its sum of 3 with the digit in row 1, column 1.\n"


@pytest.mark.parametrize("command", ["solve", "check", "hint", "rate", "convert", "trace"])
@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("--size", "7"), "No usual shape has size 7"),
        (("--size", "x"), "A shape is written with size as a number, not as 'x'."),
        (("--regions", "AAB"), "3 cells are no square of side 1 to 25."),
        (("--cages", "9"), "'9' is not a cage"),
        (("--size", "4", "--regions", 25 * "A"), "1 regions found, 5 needed."),
        (("--regions", "random"), "--regions random is for generate alone: "),
        (("--size", "4", "--cages", "random"), "--cages random is for generate alone: "),
    ],
)
def test_what_is_no_shape(shell, command, words, says):
    more = {"convert": ["--to", "81"], "trace": ["--strategy", "first-empty"]}.get(command, [])
    code, out, err = run(shell, command, 16 * ".", *words, *more)
    assert (code, out) == (1, "")
    assert err.startswith(f"undoku: {says}")


def test_other_shapes_are_not_rated(shell):
    code, out, _ = run(shell, "rate", "12..............", "--size", "4", "--json")
    assert (code, json.loads(out)["error"]) == (
        1, "Rating and practice are for the usual 9 by 9; this is a grid of another shape.",
    )  # fmt: skip


@pytest.mark.parametrize(
    ("words", "keys"),
    [
        (("--size", "6"), set()),
        (("--diagonal",), {"diagonal"}),
        (("--regions", "random"), {"shape"}),
        (("--size", "6", "--cages", "random", "--regions", "random"), {"shape", "cages"}),
        (("--regions", FOUR, "--symmetry", "half-turn"), set()),
    ],
)
def test_what_is_generated_has_its_shape_and_one_solution(shell, words, keys):
    asked = ("--json", "--seed", "3", "--count", "2", *words)
    code, out, _ = shell("sudoku", "generate", *asked)
    assert code == 0
    assert shell("sudoku", "generate", *asked) == (0, out, "")
    for line in out.splitlines():
        made = json.loads(line)
        assert (made["level"], made["score"]) == (None, None)
        assert made.keys() - {"puzzle", "solution", "level", "score", "seed"} == keys
        options = [f"--{'regions' if key == 'shape' else key}={made[key]}" for key in keys - {"diagonal"}]
        options += ["--diagonal"] * ("diagonal" in keys)
        options += words[:2] if words[0] == "--size" and "shape" not in keys else []
        _, solved, _ = run(shell, "solve", made["puzzle"], "--json", *options)
        answer = json.loads(solved)
        assert (answer["solutions"], answer["solution"]) == (1, made["solution"])


def test_a_line_names_the_shape_behind_it(shell):
    _, out, _ = shell("sudoku", "generate", "--size", "4", "--cages", "random", "--seed", "1")
    puzzle, sharp, cages = out.split()
    assert (puzzle, sharp, cages) == (16 * ".", "#", f"cages={KILLER}")


DRAWN = [
    ("--regions", "random"),
    ("--diagonal",),
    ("--cages", "random"),
    ("--size", "4", "--cages", "random"),
    ("--size", "6", "--regions", "random", "--diagonal"),
]


@pytest.mark.parametrize("words", DRAWN)
def test_what_is_generated_is_read_with_the_rules_behind_it(shell, words):
    asked = ("--seed", "7", "--count", "2", *words)
    _, out, _ = shell("sudoku", "generate", *asked)
    _, told, _ = shell("sudoku", "generate", *asked, "--json")
    solutions = [json.loads(line)["solution"] for line in told.splitlines()]
    assert shell("sudoku", "solve", text=out) == (0, "".join(f"{one}\n" for one in solutions), "")
    code, checked, _ = shell("sudoku", "check", "--json", text=out)
    assert (code, [json.loads(line)["solutions"] for line in checked.splitlines()]) == (0, [1, 1])
    code, links, _ = shell("sudoku", "convert", "--to", "link", text=out)
    assert shell("sudoku", "solve", text=links) == (0, "".join(f"{one}\n" for one in solutions), "")
    code, steps, err = shell("sudoku", "hint", text=out)
    assert (code, err) == (0, "") and steps.strip()


def test_the_options_may_say_what_stands_behind_a_puzzle(shell):
    line = f"{16 * '.'} # cages={KILLER}"
    alone = run(shell, "solve", line)
    for words in (("--size", "4"), ("--size", "4", "--cages", KILLER)):
        assert run(shell, "solve", line, *words) == alone
    code, out, err = run(shell, "solve", line, "--size", "4", "--diagonal")
    assert (code, out) == (1, "")
    assert err == "undoku: line 1, character 20: here is a grid of another shape than is needed.\n"
