"""The strategies for queens with regions do what slow searches by the rule alone do, and say why."""

import json
import re
from functools import partial

import pytest

from undoku.cli import main
from undoku.queens import BoardError
from undoku.queens.strategies import regions_by_region, regions_rows, words
from undoku.queens.strategies.problem import QueensProblem
from undoku.search import PuzzleError
from undoku.search.follow import Run
from undoku.search.recorder import Recorder
from undoku.search.register import find, strategies
from undoku.search.steps import NO_CELL, PLACE, REJECT, SOLUTION, UNDO, Counts, Step
from undoku.watch.race import Race
from undoku.watch.watched import Watched

from ..region_boards import MANY, NONE, ONE, TWO, by_trial, grown, is_allowed
from .test_checks import Watched as Noted
from .test_checks import steps_of

NAMES = ("regions-rows", "regions-by-region", "regions-fewest")
BOARDS = [
    *[(n, regions) for n, boards in ONE.items() for regions in boards],
    *[(5, TWO), (6, MANY), (5, NONE[0]), (6, NONE[1]), (1, "A"), (2, "AABB"), (3, "ABCABCABC")],
    *[(n, grown(seed, n)) for n in (4, 5, 6, 7) for seed in range(2)],
]


def finished(name, n, regions):
    recorder = Recorder(find("queens", name), QueensProblem(n, regions=regions), 0, with_checks=True)
    while not recorder.advance(50_000):
        pass
    return recorder


def lines_in_order(name, n, regions):
    """The lines that a strategy goes through, each as its squares."""
    squares = [(row, column) for row in range(n) for column in range(n)]
    rows = [squares[row * n : row * n + n] for row in range(n)]
    letters = sorted(set(regions))
    areas = [[at for at, here in zip(squares, regions, strict=True) if here == one] for one in letters]
    if name == "regions-rows":
        return rows
    return areas if name == "regions-by-region" else [*rows, *map(list, zip(*rows, strict=True)), *areas]


def named_line(words, n, regions):
    """The squares of a line as a sentence names it."""
    kind, which = words.split()
    squares = [(row, column) for row in range(n) for column in range(n)]
    of = {"row": lambda at: str(at[0] + 1), "column": lambda at: str(at[1] + 1)}
    of["region"] = lambda at: regions[at[0] * n + at[1]]
    return [at for at in squares if of[kind](at) == which]


def by_rule(name, n, regions):
    """The counts of a search that knows nothing but the rule, and its first placement."""
    allowed = partial(is_allowed, n=n, regions=regions)
    lines = lines_in_order(name, n, regions)
    made = {"calls": 0, "tries": 0, "placements": 0, "undos": 0}

    def is_safe(queens, square):
        return all(allowed(queen, square) for queen in queens)

    def search(queens):
        made["calls"] += 1
        wanting = [line for line in lines if not set(line) & set(queens)]
        if not wanting:
            return queens
        if name == "regions-fewest":
            wanting.sort(key=lambda line: sum(is_safe(queens, square) for square in line))
        for square in wanting[0]:
            made["tries"] += 1
            if is_safe(queens, square):
                made["placements"] += 1
                if found := search((*queens, square)):
                    return found
                made["undos"] += 1
        return None

    first = search(())
    return Counts(**made, solutions=int(first is not None)), first


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("n", "regions"), BOARDS)
def test_counts_and_first_placement(name, n, regions):
    recorder = finished(name, n, regions)
    counts, first = by_rule(name, n, regions)
    assert recorder.counts == counts
    if first is None:
        assert recorder.first is None
    else:
        columns = tuple(column for _, column in sorted(first))
        assert tuple(QueensProblem(n, regions=regions).answer(recorder.first)) == columns


def test_the_first_row_by_row_is_the_first_of_all():
    solved = 0
    for n, regions in BOARDS:
        every, first = by_trial(n, regions), finished("regions-rows", n, regions).first
        assert (first is None) == (not every)
        if first:
            solved += 1
            assert tuple(QueensProblem(n, regions=regions).answer(first)) == every[0]
    assert 5 < solved < len(BOARDS) - 3


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("n", "regions"), BOARDS)
def test_every_step_says_what_is_so(name, n, regions):
    problem = QueensProblem(n, regions=regions)
    search = Run(find("queens", name), problem)
    lines = lines_in_order(name, n, regions)
    squares = [(row, column) for row in range(n) for column in range(n)]
    before, told = None, ""
    for step in search.steps():
        said = problem.sentence(step, search.board)
        queens = [divmod(cell, n) for cell, queen in enumerate(search.board) if queen]
        here = divmod(step.cell, n)
        assert said != told
        if step.kind == REJECT:
            by = divmod(step.by, n)
            assert by in queens
            assert not is_allowed(here, by, n, regions)
            assert f"queen in row {by[0] + 1}, column {by[1] + 1}, " in said
        elif step.kind == PLACE:
            assert all(is_allowed(here, queen, n, regions) for queen in queens if queen != here)
        elif step.kind == UNDO:
            standing = [*queens, here]
            safe = {at for at in squares if all(is_allowed(queen, at, n, regions) for queen in standing)}
            if said.startswith("Dead end"):
                dead = re.match("Dead end, as no square of (.+?) is safe", said)[1]
                assert not {*standing, *safe} & set(named_line(dead, n, regions))
            elif name != "regions-fewest":
                # The next line has a safe square.
                wanting = [line for line in lines if not set(line) & set(standing)]
                assert not wanting or safe & set(wanting[0])
                assert before != (PLACE, step.cell) or not wanting
        before, told = (step.kind, step.cell), said


REJECTS = [
    (7, 5, "Row 2, column 3 is attacked by the queen in row 2, column 1, in the same row."),
    (7, 2, "Row 2, column 3 is attacked by the queen in row 1, column 3, in the same column."),
    (7, 3, "Row 2, column 3 is attacked by the queen in row 1, column 4, as they touch."),
    (20, 15, "Row 5, column 1 is attacked by the queen in row 4, column 1, in the same column."),
    (24, 17, "Row 5, column 5 is attacked by the queen in row 4, column 3, in the same region A."),
]


@pytest.mark.parametrize(("cell", "by", "said"), REJECTS)
def test_why_a_square_is_rejected(cell, by, said):
    board = [int(at == by) for at in range(25)]
    assert words.sentence(Step(REJECT, cell, 1, by, 1, 1), board, 5, ONE[5][0]) == said


def test_sentences_of_one_search():
    problem = QueensProblem(4, regions="ABBBACCBADCCDDDC")
    search = Run(find("queens", "regions-by-region"), problem)
    said = [problem.sentence(step, search.board) for step in search.steps()]
    assert said[0] == "Row 1, column 1: could a queen stand here?"
    assert said[1] == "Row 1, column 1 is safe, and a queen is placed for now."
    assert said[-1] == (
        "A solution: each region has its queen, and no two of them touch. They stand in columns 3, 1, 4, 2."
    )
    assert "Dead end, as no square of region C is safe: the queen in row 2, column 4 is taken back." in said
    one = QueensProblem(1, regions="A").sentence(Step(SOLUTION, NO_CELL, 0, NO_CELL, 1, 1), [1])
    assert one == "A solution: each region has its queen, and no two of them touch."


def test_a_dead_end_of_any_line_where_the_fewest_come_first():
    # The lone squares of A and B touch.
    problem = QueensProblem(4, regions="ACCCDBDCDDDCDDDC")
    search = Run(find("queens", "regions-fewest"), problem)
    undone = [problem.sentence(step, search.board) for step in search.steps() if step.kind == UNDO]
    assert undone == [
        "Dead end, as no square of region B is safe: the queen in row 1, column 1 is taken back."
    ]


@pytest.mark.parametrize(("n", "regions"), BOARDS)
def test_checks_are_what_the_code_looks_at(n, regions, monkeypatch):
    problem, seen = QueensProblem(n, regions=regions), set()
    # Who it was is looked up for the step alone.
    attacker = regions_rows.attacker
    monkeypatch.setattr(
        regions_rows, "attacker", lambda region, columns, *at: attacker(region, [*columns], *at)
    )

    class Above(Noted):
        def __getitem__(self, index):
            seen.add("above")
            return list.__getitem__(self, index)

    taken = [Noted([False] * n, name, seen) for name in ("column", "region")]
    by_rows = regions_rows.n_queens(problem.region, Above([0] * n, "", seen), 0, *taken)
    cells = [
        [(row, column) for row in range(n) for column in range(n) if problem.region[row][column] == one]
        for one in range(n)
    ]
    marks = [Noted([None] * n, name, seen) for name in ("columns", "rows")]
    by_region = regions_by_region.fill(cells, 0, *marks)
    for name, started in (("regions-rows", by_rows), ("regions-by-region", by_region)):
        checks, total = find("queens", name).checks, 0
        for kind, cell, _, *by in steps_of(started):
            looked = len(seen) if kind in (PLACE, REJECT) else 0
            assert checks(problem, kind, cell, *by) == looked
            total += looked
            seen.clear()
        assert finished(name, n, regions).checks == total
    assert finished("regions-fewest", n, regions).checks == -1


def test_a_strategy_is_for_boards_of_its_rule():
    with_regions, without = QueensProblem(5, regions=ONE[5][0]), QueensProblem(5)
    for entry in strategies("queens"):
        own, other = (with_regions, without) if entry.rule else (without, with_regions)
        assert entry.on(own) is entry
        with pytest.raises(PuzzleError) as caught:
            Recorder(entry, other)
        assert str(caught.value) == (
            f"The strategy {entry.name} is for boards with regions, and this board has none."
            if entry.rule
            else f"The strategy {entry.name} knows nothing of regions, and this board has some."
        )
    assert [entry.name for entry in strategies("queens") if entry.rule == "regions"] == [*NAMES]
    assert not any(entry.rule for board in ("sudoku", "knight") for entry in strategies(board))


def test_a_problem_of_a_question():
    question = {"n": 5, "regions": ONE[5][0], "queens": [[0, 0]], "blocked": []}
    problem = QueensProblem.of(question)
    assert problem.rule == "regions"
    assert problem.region[0] == [3, 3, 1, 1, 0]
    assert problem.board() == [0] * 25
    assert problem.everything() == [("5^5", 3125), ("9 · 7 · 3 · 3 · 3", 1701), ("2^25", 2**25)]
    assert (QueensProblem(5).rule, QueensProblem(5).region, QueensProblem(0).region) == ("", [], [])
    with pytest.raises(BoardError, match="The regions have 24 letters"):
        QueensProblem.of({"n": 5, "regions": ONE[5][0][1:]})


def test_the_marks_of_the_rows():
    n, regions = 6, ONE[6][1]
    watched = Watched("queens", "regions-rows", {"n": n, "regions": regions})
    watched.search.advance(10_000)
    letters = sorted(set(regions))
    for position in range(0, watched.search.steps, 5):
        moment = watched.moment(position)
        queens = [cell for cell, queen in enumerate(moment["values"]) if queen]
        assert moment["beside"]["data"] == {
            "column_taken": [int(column in [cell % n for cell in queens]) for column in range(n)],
            "region_taken": [int(letter in [regions[cell] for cell in queens]) for letter in letters],
        }


def test_what_a_queen_dooms():
    n, regions = 5, TWO
    every = by_trial(n, regions)
    problem = QueensProblem(n, regions=regions)
    answers = set()
    for cell in range(n * n):
        board = [int(at == cell) for at in range(n * n)]
        question = problem.solvability(board)
        while not question.advance(100):
            pass
        assert question.solvable == any(columns[cell // n] == cell % n for columns in every)
        answers.add(question.solvable)
    assert answers == {True, False}


def test_doom_of_a_search_that_is_watched():
    n, regions = 6, ONE[6][1]
    (only,) = by_trial(n, regions)
    watched = Watched("queens", "regions-rows", {"n": n, "regions": regions})
    while not watched.search.advance(10_000):
        pass
    doomed = 0
    for position in range(0, watched.search.steps + 1, 7):
        search = watched.doom(position)
        while not search.advance(1_000):
            pass
        queens = [divmod(cell, n) for cell, queen in enumerate(watched.moment(position)["values"]) if queen]
        is_left = all(only[row] == column for row, column in queens)
        assert (search.doom.position is None) == is_left
        doomed += not is_left
    assert doomed > 5


@pytest.mark.parametrize("left", NAMES)
@pytest.mark.parametrize("right", NAMES)
def test_a_race(left, right):
    n, regions = 8, ONE[8][0]
    race = Race("queens", left, right, {"n": n, "regions": regions})
    while not race.done:
        race.together(500)
    race.compare()
    assert (race.difference is None) == (left == right)
    counts = [by_rule(name, n, regions)[0] for name in (left, right)]
    assert [side.counts for side in race.sides] == counts
    frame = race.frame()
    assert frame[:6] == frame.__class__("d", [1, *counts[0]])
    assert race.opening()["checks"] == ((left, right) != ("regions-fewest", "regions-fewest"))


def test_shell(capsys):
    word = ["queens", "trace", "5", "--regions", ONE[5][0].lower()]
    assert main([*word, "--strategy", "regions-rows", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    counts, first = by_rule("regions-rows", 5, ONE[5][0])
    assert told == {"strategy": "regions-rows", **counts._asdict(), "first": [at for _, at in first]}
    assert main([*word, "--strategy", "regions-fewest", "--steps"]) == 0
    kinds = [json.loads(line)["kind"] for line in capsys.readouterr().out.splitlines()]
    assert kinds.count("place") == by_rule("regions-fewest", 5, ONE[5][0])[0].placements
    assert main([*word, "--strategy", "markers"]) == 1
    assert capsys.readouterr().err == (
        "undoku: The strategy markers knows nothing of regions, and this board has some.\n"
    )
    assert main(["queens", "trace", "5", "--strategy", "regions-rows", "--steps"]) == 1
    assert "is for boards with regions, and this board has none" in capsys.readouterr().out
    assert main(["strategies"]) == 0
    listed = capsys.readouterr().out.splitlines()
    assert [line.split()[1] for line in listed if "queens regions" in line] == [*NAMES]
