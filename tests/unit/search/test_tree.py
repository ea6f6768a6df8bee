"""The search tree and the ways through a trace, against slow and obvious answers."""

from collections import Counter

import pytest

from undoku.knight.strategies.problem import KnightProblem
from undoku.knight.strategies.words import degrees
from undoku.queens.strategies.problem import QueensProblem
from undoku.queens.strategies.words import markers
from undoku.search.steps import PLACE, REJECT, SOLUTION, TRY, UNDO
from undoku.sudoku.strategies.problem import SudokuProblem
from undoku.sudoku.strategies.words import option_counts
from undoku.watch.states import states

from .searches import IDS, SEARCHES, run

SMALL = [(board, name, problem, 2_500) for board, name, problem in SEARCHES]


@pytest.mark.parametrize(("board", "name", "problem", "limit"), SMALL, ids=IDS)
def test_tree_holds_together(board, name, problem, limit):
    trace = run(board, name, problem(), limit).trace
    tree = trace.tree
    nodes = [tree.node(number) for number in range(len(tree))]
    assert nodes[0].parent == -1
    assert nodes[0].size == len(tree)
    solutions = set(tree.solutions())
    for node in nodes:
        children = tree.children(node.number)
        assert node.size == 1 + sum(nodes[child].size for child in children)
        assert all(nodes[child].parent == node.number for child in children)
        assert all(nodes[child].depth == node.depth + 1 for child in children)
        assert tree.path(node.number)[-1] == node.number
        assert len(tree.path(node.number)) == node.depth
        has_solution = any(node.first <= position <= node.last for position in solutions)
        assert (node.outcome == "solved") == has_solution
    assert tree.levels(len(trace)) == [
        count for _, count in sorted(Counter(node.depth for node in nodes).items())
    ]
    dead_ends = sorted({node.last for node in nodes if node.outcome == "failed"})
    for position in range(0, len(trace) + 1, 41):
        assert trace.jumps.next_dead_end(position) == min(
            (end for end in dead_ends if end > position), default=None
        )
        assert trace.jumps.previous_dead_end(position) == max(
            (end for end in dead_ends if end < position), default=None
        )
        assert trace.jumps.next_solution(position) == min(
            (end for end in solutions if end > position), default=None
        )
        assert trace.jumps.previous_solution(position) == max(
            (end for end in solutions if end < position), default=None
        )
        assert sum(tree.levels(position)) == trace.counts(position).calls


def test_whole_tree_of_eight_queens():
    trace = run("queens", "markers", QueensProblem(8), 100_000).trace
    tree = trace.tree
    assert len(tree) == 2057
    assert tree.levels(len(trace)) == [1, 8, 42, 140, 344, 568, 550, 312, 92]
    assert len(tree.solutions()) == 92
    solved = [number for number in range(len(tree)) if tree.outcome(number) == "solved"]
    assert sum(tree.node(number).depth == 9 for number in solved) == 92
    root = tree.node(0)
    assert (root.first, root.last, root.cell) == (1, len(trace), -1)
    assert [tree.node(child).cell for child in tree.children(0)] == list(range(8))


def test_knight_nodes_are_labelled_with_their_own_square():
    trace = run("knight", "fixed-order", KnightProblem(5, 5), 5_000).trace
    labels = [trace.tree.node(number)[3:5] for number in range(4)]
    assert labels == [(0, 1), (11, 2), (22, 3), (19, 4)]


def test_over_and_out():
    trace = run("queens", "array-first", QueensProblem(5), 10_000).trace
    steps = [trace.step(position) for position in range(len(trace) + 1)]
    for position in range(1, len(trace)):
        over = trace.jumps.over(position)
        between = steps[position + 1 : over]
        assert all(step.depth > steps[position].depth for step in between)
        assert over == len(trace) or steps[over].depth <= steps[position].depth
        out = trace.jumps.out(position)
        assert out == len(trace) or steps[out].depth < steps[position].depth
        assert all(step.depth >= steps[position].depth for step in steps[position + 1 : out])
    assert trace.jumps.over(len(trace)) == len(trace)


def test_next_at_depth_and_at_cell():
    trace = run("queens", "board-scan", QueensProblem(5), 10_000).trace
    steps = [trace.step(position) for position in range(1, len(trace) + 1)]
    for start in (0, 17, 200, len(trace)):
        for depth in (1, 3, 6, 7):
            expected = [n for n, step in enumerate(steps, 1) if n > start and step.depth == depth]
            assert trace.jumps.next_at_depth(depth, start) == (expected[0] if expected else None)
        for cell in (0, 12):
            expected = [n for n, step in enumerate(steps, 1) if n > start and step.cell == cell]
            assert trace.jumps.next_at_cell(cell, start) == (expected[0] if expected else None)


def test_four_states_of_the_handout():
    trace = run("queens", "columns", QueensProblem(4), 1_000).trace
    pictures = [states(trace, position) for position in range(len(trace) + 1)]
    assert set(pictures[0]) == {""}
    assert pictures[1][0] == "possible"
    assert pictures[2][0] == "provisional"
    # column 2: the queen in row 1 of column 1 forbids rows 1 and 2, so row 3 is next
    third = next(k for k in range(len(trace)) if trace.step(k) and trace.step(k)[:2] == (TRY, 9))
    assert [pictures[third][cell] for cell in (0, 1, 5, 9, 13)] == [
        "provisional", "impossible", "impossible", "possible", "",
    ]  # fmt: skip
    solved = trace.jumps.next_solution(0)
    assert pictures[solved].count("permanent") == 4
    second = next(k for k in range(1, len(trace)) if trace.step(k)[:2] == (TRY, 4))
    assert pictures[second][0] == "impossible"  # row 1 of column 1 has failed


@pytest.mark.parametrize("name", ["board-scan", "markers", "array-first", "columns", "bitmasks"])
def test_squares_with_solutions_are_not_impossible_when_they_are_left(name):
    trace = run("queens", name, QueensProblem(5), 10_000).trace
    levels: dict[int, dict[int, str]] = {}
    placed: dict[int, int] = {}
    solutions = 0
    for position in range(1, len(trace) + 1):
        step = trace.step(position)
        levels = {depth: left for depth, left in levels.items() if depth <= step.depth}
        if step.kind == SOLUTION:
            solutions += 1
        elif step.kind == PLACE:
            placed[step.cell] = solutions
        elif step.kind == REJECT:
            levels.setdefault(step.depth, {})[step.cell] = "impossible"
        elif step.kind == UNDO:
            state = "fruitful" if placed[step.cell] < solutions else "impossible"
            levels.setdefault(step.depth, {})[step.cell] = state
        left = {cell: state for marked in levels.values() for cell, state in marked.items()}
        shown = enumerate(states(trace, position))
        assert {cell: state for cell, state in shown if state in ("fruitful", "impossible")} == left
    assert ("fruitful" in left.values()) == (name in ("board-scan", "markers", "bitmasks"))


def test_states_of_a_sudoku():
    problem = SudokuProblem(
        "." + "534678912672195348198342567859761423426853791713924856961537284287419635345286179"[1:]
    )
    trace = run("sudoku", "first-empty", problem, 100).trace
    pictures = [states(trace, position) for position in range(len(trace) + 1)]
    assert {state for picture in pictures for state in picture[1:]} == {""}
    shown = [picture[0] for picture in pictures]
    assert shown == ["", *["possible", "impossible"] * 4, "possible", "provisional", "permanent"]


def test_marker_arrays_are_those_of_the_strategy():
    n = 5
    trace = run("queens", "markers", QueensProblem(n), 10_000).trace
    board = trace.board(trace.jumps.next_solution(0))
    top, left, right = markers(board, n)
    assert (sum(top), sum(left), sum(right)) == (n, n, n)
    empty = markers([0] * n * n, n)
    assert [len(array) for array in empty] == [5, 9, 9]
    one = [0] * 25
    one[2 * n + 1] = 1
    top, left, right = markers(one, n)
    assert (top.index(1), left.index(1), right.index(1)) == (1, 3, 5)


def test_option_counts_and_degrees():
    counts = option_counts([0, *range(1, 9), *[0] * 72])
    assert counts[:3] == [1, None, None]
    assert counts[9] == 9 - len({1, 2})
    assert degrees([0] * 64, 8, 8)[0] == 2
    assert degrees([1] + [0] * 63, 8, 8)[10] == 5


def test_placement_steps_label_their_calls():
    trace = run("queens", "markers", QueensProblem(5), 10_000).trace
    for number in range(1, len(trace.tree)):
        node = trace.tree.node(number)
        opener = trace.step(node.first - 1)
        assert (opener.kind, opener.cell) == (PLACE, node.cell)
    assert trace.step(trace.jumps.next_solution(0)).kind == SOLUTION
