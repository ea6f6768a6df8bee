"""`undoku sudoku hint`: the next step of a position and why, or every step that is possible now."""

from __future__ import annotations

from functools import partial

from undoku.cli.each import SLICE, add_input, answer_each, named, started
from undoku.cli.shape import layout_of
from undoku.cli.techniques import add_parser, known

TYPE_CHECKING = False
if TYPE_CHECKING:
    import argparse

    from undoku.cli.each import Answer
    from undoku.sudoku import Layout
    from undoku.sudoku.techniques.any_state import AnyState
    from undoku.sudoku.techniques.step import Step

SEVERAL = (
    "This puzzle has more than one solution, so techniques that rest on there being only one are left out."
)

MORE = "There may be more steps: a search grew too large and was ended early."


def add_command(commands: argparse._SubParsersAction[argparse.ArgumentParser]) -> None:
    """Add `hint` to the commands of `sudoku`."""
    parser = add_parser(commands, "hint", "tell the next step of a position and why")
    add_input(parser)
    parser.add_argument("--technique", metavar="NAME", type=known, help="only steps of this technique")
    parser.add_argument("--all", action="store_true", help="every step that is possible now")
    parser.set_defaults(run=run_hint)


def run_hint(arguments: argparse.Namespace) -> int:
    """Answer every position of the input; 1 if something was wrong with one."""
    technique, is_all, as_json = arguments.technique, arguments.all, arguments.json

    def failed(text: str, sentence: str) -> str:
        return _as_json(text, [], None, None, sentence)

    words = ["sudoku hint", *([f"--technique {technique}"] if technique else [])]
    words += [word for word, is_given in (("--all", is_all), ("--json", as_json)) if is_given]
    work = partial(answer, technique=technique, is_all=is_all, as_json=as_json, layout=layout_of(arguments))
    return answer_each(arguments, " ".join(words), work, failed)


def answer(
    numbered_text: tuple[int, str],
    technique: str | None,
    is_all: bool,
    as_json: bool,
    layout: Layout | None = None,
) -> Answer:
    """Find the next step of a position, or every one."""
    from undoku.sudoku import GridError

    number, text = numbered_text
    start, wrong, said = started(number, text, layout=layout)
    if wrong is not None or start is None or start.state is None:
        return _as_json(named(text, start), [], None, None, wrong) if as_json else "", said
    state = start.state
    try:
        steps, complete = _steps(state, technique, is_all)
    except GridError as error:
        wrong = str(error)
        return _as_json(
            named(text, start), [], None, None, wrong
        ) if as_json else "", f"line {number}: {wrong}"
    if as_json:
        return _as_json(named(text, start), steps, complete, state, None), None
    return _in_words(steps, complete, state, technique), None


def _steps(state: AnyState, technique: str | None, is_all: bool) -> tuple[list[Step], bool | None]:
    """Give the steps, and of all whether none was left out by a bound."""
    from undoku.sudoku.techniques.find import AllSteps, NextStep

    if state.solved:
        return [], True if is_all else None
    search = (AllSteps if is_all else NextStep)(state, technique)
    while not search.done:
        search.advance(SLICE)
    if isinstance(search, AllSteps):
        return search.steps, search.complete
    return [search.step] if search.step else [], None


def _as_json(
    position: str, steps: list[Step], complete: bool | None, state: AnyState | None, error: str | None
) -> str:
    import json

    from undoku.sudoku.techniques.words import explain

    listed = [
        {
            "technique": step.technique,
            "placements": state.geometry.triples(step.placements),
            "eliminations": state.geometry.triples(step.eliminations),
            "sentence": explain(step, state).argument,
        }
        for step in steps
        if state
    ]
    return json.dumps({"position": position, "steps": listed, "complete": complete, "error": error})


def _in_words(steps: list[Step], complete: bool | None, state: AnyState, technique: str | None) -> str:
    from undoku.sudoku.techniques.catalogue import BY_IDENTIFIER
    from undoku.sudoku.techniques.words import explain

    if state.solved:
        return "The grid is full."
    lines = [] if state.unique else [SEVERAL]
    if not steps:
        lines.append(
            f"{BY_IDENTIFIER[technique].title}: none here." if technique else "No step is known here."
        )
    explained = [explain(step, state) for step in steps]
    lines += [f"{said.title}: {said.argument}" for said in explained]
    if complete is False:
        lines.append(MORE)
    return "\n".join(lines)
