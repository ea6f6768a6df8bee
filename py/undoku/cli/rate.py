"""`undoku sudoku rate`: how hard a puzzle is for a person, and the techniques on the way to its solution."""

from __future__ import annotations

import argparse
from functools import partial

from undoku.cli.each import SLICE, add_input, answer_each, named, started
from undoku.cli.shape import layout_of
from undoku.cli.techniques import add_parser, known

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.cli.each import Answer
    from undoku.sudoku import Layout
    from undoku.sudoku.techniques.estimate import Estimate
    from undoku.sudoku.techniques.path import Path


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `rate` to the commands of `sudoku`."""
    parser = add_parser(commands, "rate", "tell how hard a puzzle is, and what it takes")
    add_input(parser)
    parser.add_argument(
        "--as",
        dest="like",
        choices=["hodoku"],
        help="go HoDoKu's own way, which depends on how the puzzle lies, by the techniques that it has",
    )
    parser.add_argument(
        "--no-se", action="store_true", help="leave the estimate on Sudoku Explainer's scale out"
    )
    parser.add_argument(
        "--without",
        metavar="NAME",
        action="append",
        default=[],
        type=_left_out,
        help="a technique that the path goes without, as often as wanted; the estimate is left out then",
    )
    parser.set_defaults(run=run_rate)


def _left_out(name: str) -> str:
    """Take the name of a technique that a path can go without."""
    from undoku.sudoku.techniques.catalogue import LAST_RESORT

    technique = known(name)
    if technique == LAST_RESORT:
        raise argparse.ArgumentTypeError(f"{technique} is what remains where nothing else goes on")
    return technique


def run_rate(arguments: argparse.Namespace) -> int:
    """Rate every puzzle of the input; 1 if one cannot be rated."""
    as_json: bool = arguments.json

    def failed(text: str, sentence: str) -> str:
        return _as_json(text, None, None, sentence)

    without = frozenset(arguments.without)
    # The estimate knows no way without some of its techniques.
    as_hodoku, estimated = arguments.like == "hodoku", not (arguments.no_se or without)
    options = {
        " --as hodoku": as_hodoku,
        **{f" --without {technique}": True for technique in sorted(without)},
        " --no-se": not (estimated or without),
        " --json": as_json,
    }
    command = f"sudoku rate{''.join(option for option, is_given in options.items() if is_given)}"
    work = partial(
        answer,
        as_json=as_json,
        as_hodoku=as_hodoku,
        estimated=estimated,
        without=without,
        layout=layout_of(arguments),
    )
    return answer_each(arguments, command, work, failed)


def answer(
    numbered_text: tuple[int, str],
    as_json: bool,
    as_hodoku: bool = False,
    estimated: bool = True,
    without: frozenset[str] = frozenset(),
    layout: Layout | None = None,
) -> Answer:
    """Rate the puzzle of a position: its givens, where it has any."""
    from undoku.sudoku.techniques.estimate import Estimate
    from undoku.sudoku.techniques.path import Path
    from undoku.sudoku.techniques.state import State

    number, text = numbered_text
    start, wrong, said = started(number, text, puzzle_only=True, layout=layout)
    if wrong is not None or start is None or start.state is None:
        return _as_json(named(text, start), None, None, wrong) if as_json else "", said
    path = Path(start.state, as_hodoku=as_hodoku, without=without)
    while not path.done:
        path.advance(SLICE)
    assert isinstance(path.start, State)
    estimate = Estimate(path.start) if estimated else None
    while estimate and not estimate.done:
        estimate.advance(SLICE)
    if as_json:
        return _as_json(named(text, start), path, estimate.rating if estimate else None, None), None
    return _in_words(path, estimate), None


def _as_json(puzzle: str, path: Path | None, se: float | None, error: str | None) -> str:
    import json

    fields = {
        "puzzle": puzzle,
        "level": path and path.level,
        "score": path and path.score,
        "se": se,
        "hardest": path and path.hardest,
        "path": path.techniques if path else [],
        "error": error,
    }
    return json.dumps(fields)


def _in_words(path: Path, estimate: Estimate | None) -> str:
    from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER, TECHNIQUES

    if path.hardest is None:
        return "The grid is full: there is nothing to rate."
    counts = [(technique.title, path.techniques.count(technique.identifier)) for technique in TECHNIQUES]
    width = max(len(f"{count:,}") for _, count in counts)
    lines = [f"Level: {path.level}, with a score of {path.score:,}."]
    if estimate:
        scale = f"about {estimate.rating}, {estimate.grade}; this is an estimate."
        lines.append(f"Sudoku Explainer's scale: {scale}")
    lines.append(f"Hardest technique: {BY_IDENTIFIER[path.hardest].title}.")
    lines += [f"{count:>{width + 2},}  {title}" for title, count in counts if count]
    return "\n".join(lines)
