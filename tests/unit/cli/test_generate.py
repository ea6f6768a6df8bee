"""`undoku sudoku generate`: seeds, wishes, what cannot be, and runs that go on."""

import json
import zipfile

import pytest
from processes import ROOT, run, started

from undoku.cli import PIPE_CLOSED
from undoku.cli.cluster.parcel import write_archive
from undoku.sudoku.generator import generator


def generate(shell, *words):
    code, out, err = shell("sudoku", "generate", "--json", *words)
    assert err == ""
    return code, [json.loads(line) for line in out.splitlines()]


def test_each_puzzle_is_that_of_its_seed(shell):
    easy = ("--level", "easy", "--symmetry", "half-turn")
    code, three = generate(shell, *easy, "--seed", 7, "--count", 3)
    assert code == 0
    assert [told["seed"] for told in three] == [7, 8, 9]
    assert len({told["puzzle"] for told in three}) == 3
    for told in three:
        assert list(told) == ["puzzle", "solution", "level", "score", "seed"]
        assert generate(shell, *easy, "--seed", told["seed"]) == (0, [told])
        assert told["puzzle"] != generate(shell, "--level", "easy", "--seed", told["seed"])[1][0]["puzzle"]


@pytest.mark.parametrize(
    ("seed", "seeds"),
    [
        ("Ann", ["Ann", "Ann 2"]),
        ("-1", [-1, 0]),
        ("07", ["07", "07 2"]),
        ("9" * 15, [10**15 - 1, str(10**15)]),
    ],
)
def test_seeds_that_follow(shell, seed, seeds):
    code, told = generate(shell, "--level", "easy", f"--seed={seed}", "--count", 2)
    assert (code, [one["seed"] for one in told]) == (0, seeds)
    assert generate(shell, "--level", "easy", f"--seed={seeds[1]}") == (0, told[1:])


def test_without_a_seed_one_is_drawn_and_told(shell):
    _, first = generate(shell, "--level", "easy")
    _, second = generate(shell, "--level", "easy")
    assert first != second
    assert generate(shell, "--level", "easy", "--seed", first[0]["seed"])[1] == first


def test_what_is_printed_can_be_solved_and_rated(shell):
    wishes = ("--level", "hard", "--with", "X_Wing", "--without", "swordfish")
    wishes += ("--symmetry", "half-turn", "--seed", "x", "--count", "2")
    _, told = generate(shell, *wishes)
    code, text, _ = shell("sudoku", "generate", *wishes)
    assert code == 0
    assert text == "".join(f"{one['puzzle']}\n" for one in told)
    assert shell("sudoku", "solve", text=text)[1] == "".join(f"{one['solution']}\n" for one in told)
    rated = shell("sudoku", "rate", "--json", "--no-se", text=text)[1].splitlines()
    for one, rating in zip(told, map(json.loads, rated), strict=True):
        assert (rating["level"], rating["score"]) == (one["level"], one["score"])
        assert one["level"] == "hard"
        assert "x-wing" in rating["path"] and "swordfish" not in rating["path"]
        is_given = [character != "." for character in one["puzzle"]]
        assert is_given == is_given[::-1]


def test_minimal_puzzles_with_a_number_of_givens(shell):
    _, (told,) = generate(shell, "--minimal", "--givens", 25, "--seed", 3)
    puzzle = told["puzzle"]
    given = [cell for cell in range(81) if puzzle[cell] != "."]
    assert len(given) == 25
    text = "\n".join(f"{puzzle[:cell]}.{puzzle[cell + 1 :]}" for cell in given)
    out = shell("sudoku", "solve", text=text)[1]
    assert out.count("(more than one)") == 25


def test_the_puzzle_of_a_day(shell):
    _, (told,) = generate(shell, "--day", "2026-11-27")
    assert (told["level"], told["seed"]) == ("easy", "day 2026-11-27")
    assert generate(shell, "--level", "easy", "--seed", "day 2026-11-27")[1] == [told]
    _, (hard,) = generate(shell, "--day", "2026-11-27", "--level", "hard")
    assert hard["level"] == "hard"


@pytest.mark.parametrize(
    ("words", "seed", "error"),
    [
        (
            ("--with", "x-wing", "--level", "easy"),
            None,
            "X-wing is a hard technique: no easy puzzle needs it.",
        ),
        (("--givens", "17", "--symmetry", "full"), None, "17 givens with full symmetry: none is known."),
        (("--givens", "0"), None, "0 givens: a puzzle has 17 to 80; with fewer there are several solutions."),
        (
            ("--size", "6", "--level", "easy", "--seed", "5"),
            5,
            "Levels and techniques can be wished of the usual 9 by 9 alone; this is another shape.",
        ),
        (
            ("--cages", "random", "--givens", "5"),
            None,
            "A puzzle whose cages are drawn has no givens: no symmetry, number or need of them can be"
            " wished.",
        ),
        (
            ("--diagonal", "--day", "2026-11-27"),
            None,
            "The puzzle of a day is 9 by 9: beside --day no other shape can be wished.",
        ),
        (("--regions", "AAB"), None, "3 cells are no square of side 1 to 25."),
        (("--size", "6", "--givens", "36"), None, "36 givens: a puzzle of this size has 0 to 35."),
        (
            ("--size", "6", "--givens", "9", "--symmetry", "full", "--seed", "1"),
            1,
            "9 givens cannot have full symmetry: 8 or 12 can.",
        ),
        (("--seed", "x" * 201), "x" * 201, "A seed is a text of at most 200 characters."),
        (
            ("--day", "2026-11-27", "--seed", "x"),
            "x",
            "A day has one puzzle of each level: beside --day only --level can be wished.",
        ),
    ],
)
def test_what_cannot_be(shell, words, seed, error):
    unknown = dict.fromkeys(("puzzle", "solution", "level", "score"))
    assert generate(shell, *words) == (1, [{**unknown, "seed": seed, "error": error}])
    code, out, err = shell("sudoku", "generate", *words)
    assert (code, out) == (1, "")
    assert err.lower().endswith(f"{error.lower()}\n") and err.startswith("undoku: ")


def test_where_nothing_is_found_the_nearest_one_is_told_and_the_others_are_made(shell, monkeypatch):
    monkeypatch.setattr(generator, "_LONGEST", 2)
    wishes = ("--level", "extreme", "--givens", "17", "--seed", "1", "--count", "2")
    code, told = generate(shell, *wishes)
    assert code == 1
    assert [one["seed"] for one in told] == [1, 2]
    for one in told:
        assert one["puzzle"] is one["solution"] is one["level"] is one["score"] is None
        sentence, _, nearest = one["error"].removesuffix(".").rpartition(" It is ")
        assert sentence.startswith("None of ")
        assert len(nearest) == 81
    code, out, err = shell("sudoku", "generate", *wishes)
    assert (code, out) == (1, "")
    assert err == "".join(f"undoku: seed {one['seed']}: {one['error']}\n" for one in told)


@pytest.mark.parametrize(
    ("option", "word", "says"),
    [
        ("--with", "x-wings", "there is no technique 'x-wings'"),
        ("--without", "x-wings", "there is no technique 'x-wings'"),
        ("--level", "harder", "There is no level 'harder'; there are easy, medium, hard, unfair and extreme"),
        ("--symmetry", "turn", "There is no symmetry 'turn'; there are none, half-turn, "),
        ("--day", "27.11.2026", "'27.11.2026' is no day; a day is written like 2026-11-27"),
        ("--size", "7", "invalid choice: 7"),
        ("--count", "0", "0 is too small"),
        ("--seed", "", "a seed is a text or a number"),
    ],
)
@pytest.mark.parametrize("form", [(), ("--json",)])
def test_what_is_no_command(shell, option, word, says, form):
    code, out, err = shell("sudoku", "generate", option, word, *form)
    assert (code, out) == (2, "")
    assert err.startswith(f"undoku sudoku generate: argument {option}: {says}")


def test_the_help_lists_what_can_be_wished(shell):
    code, out, _ = shell("sudoku", "generate", "--help")
    assert code == 0
    for name in ("unfair", "quarter-turn", "x-wing", "forcing-net-verity"):
        assert name in out


@pytest.mark.parametrize("jobs", [1, 2])
def test_however_many_are_asked_for_the_first_one_comes_at_once(jobs):
    count = ("--seed", "5", "--count", str(10**17), "--jobs", str(jobs))
    with started("sudoku", "generate", "--level", "easy", *count) as process:
        first = process.stdout.readline()
        process.stdout.close()
        assert process.wait() == PIPE_CLOSED
        assert process.stderr.read() == ""
    assert first == run("sudoku", "generate", "--level", "easy", "--seed", "5")[1]


def test_several_jobs_keep_the_order(shell):
    words = ("--level", "easy", "--seed", 1, "--count", 5)
    assert generate(shell, *words) == generate(shell, *words, "--jobs", 2)


def test_a_run_goes_on_with_the_next_seed(shell, tmp_path):
    easy = ("--level", "easy", "--seed", "5")
    kept = ("--resume", tmp_path / "state")
    whole = generate(shell, *easy, "--count", 4)[1]
    assert generate(shell, *easy, *kept, "--count", 2) == (0, whole[:2])
    assert generate(shell, *easy, *kept, "--count", 4) == (0, whole[2:])
    assert generate(shell, *easy, *kept, "--count", 4) == (0, [])
    for other in ("--level", "medium", "--seed", "5"), ("--level", "easy", "--seed", "6"):
        code, out, err = shell("sudoku", "generate", "--json", *other, *kept)
        assert (code, out) == (1, "")
        assert "this file is for" in err


def test_so_does_one_whose_first_seed_was_drawn(shell, tmp_path):
    kept = ("--level", "easy", "--resume", tmp_path / "state")
    first = generate(shell, *kept, "--count", 2)[1]
    third = generate(shell, *kept, "--count", 3)[1]
    seed = first[0]["seed"]
    assert [told["seed"] for told in first + third] == [seed, seed + 1, seed + 2]


def test_the_archive_that_workers_get_has_all_files_of_the_package(tmp_path):
    with zipfile.ZipFile(write_archive(tmp_path)) as archive:
        sent = set(archive.namelist())
    package = ROOT / "py/undoku"
    files = {path for path in package.rglob("*.*") if path.suffix in (".py", ".txt")}
    assert {path.relative_to(package.parent).as_posix() for path in files} == sent
    assert "undoku/sudoku/generator/pool.txt" in sent
