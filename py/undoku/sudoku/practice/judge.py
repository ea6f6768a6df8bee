"""The judge of an answer: held against all steps of the technique, and told why where it is wrong."""

from __future__ import annotations

from undoku.sudoku.practice import words
from undoku.sudoku.practice.answer import KINDS, PARTLY, RIGHT, WRONG, Reason, Verdict
from undoku.sudoku.practice.reasons import reasons_of
from undoku.sudoku.techniques.candidates import CELLS, OF_CELL, cells_of, digits_in, joined
from undoku.sudoku.techniques.catalogue import BOARD, BY_IDENTIFIER
from undoku.sudoku.techniques.step import DEFINING, FIN

TYPE_CHECKING = False
if TYPE_CHECKING:
    from undoku.sudoku.practice.answer import Answer
    from undoku.sudoku.practice.exercise import Exercise
    from undoku.sudoku.techniques.step import Step


def judge(exercise: Exercise, answer: Answer) -> Verdict:
    """Judge an answer to an exercise that is done and has no error.

    Where both what follows and the pattern are marked, the verdict on the worse of the two counts.
    """
    verdicts = []
    if answer.placements and any(step.placements for step in exercise.steps):
        verdicts.append(_of_placements(exercise, answer))
    elif answer.eliminations | answer.placements:
        verdicts.append(_of_eliminations(exercise, answer))
    if answer.where:
        verdicts.append(_of_pattern(exercise, answer))
    if not verdicts:
        return Verdict(WRONG, words.nothing_marked())
    return max(verdicts, key=lambda verdict: KINDS.index(verdict.kind))


def _of_placements(exercise: Exercise, answer: Answer) -> Verdict:
    """Judge digits that are to be placed by a technique that places them."""
    placed = answer.placements
    right = [number for number, step in enumerate(exercise.steps) if step.placements & placed]
    follows = 0
    for number in right:
        follows |= exercise.steps[number].placements
    wrong = placed & ~follows or answer.eliminations
    if not wrong:
        return Verdict(RIGHT, words.concluded(exercise.technique), tuple(right), placed)
    if not placed & ~follows:
        return Verdict(WRONG, words.places(exercise.technique), candidates=wrong)
    number = (wrong & -wrong).bit_length() - 1
    if not exercise.candidates >> number & 1:
        return _no_candidate(exercise, number)
    is_true = exercise.solution >> number & 1
    said = words.placed_otherwise(number, exercise.technique) if is_true else words.is_false(number)
    return _because(exercise, number, said, (placed & ~wrong).bit_count() if wrong == 1 << number else 0)


def _of_eliminations(exercise: Exercise, answer: Answer) -> Verdict:
    """Judge candidates that are to go; a digit that is placed takes out the others of its cell."""
    technique, steps, there = exercise.technique, exercise.steps, exercise.candidates
    removed = answer.eliminations
    if answer.placements:
        removed |= joined(OF_CELL, cells_of(answer.placements)) & there & ~answer.placements
    goes = [_effect(step, there) for step in steps]
    follows = 0
    for effect in goes:
        follows |= effect
    wrong = removed & ~follows
    if wrong or not removed:
        return _wrong_elimination(exercise, answer, removed, wrong)
    whole = [number for number, effect in enumerate(goes) if effect and not effect & ~removed]
    covered = 0
    for number in whole:
        covered |= goes[number]
    if covered == removed:
        return Verdict(RIGHT, words.concluded(technique), tuple(whole), removed)
    missing = min((effect & ~removed).bit_count() for effect in goes if effect & removed & ~covered)
    return Verdict(PARTLY, words.more_candidates(missing), candidates=removed)


def _effect(step: Step, there: int) -> int:
    """Give what a step takes out, or its placements do in their cells."""
    beside = joined(OF_CELL, cells_of(step.placements)) & there & ~step.placements
    return step.eliminations | beside


def _wrong_elimination(exercise: Exercise, answer: Answer, removed: int, wrong: int) -> Verdict:
    """Say why a candidate does not go: the first of those that are not true, or of all."""
    technique = exercise.technique
    if answer.placements and not answer.eliminations:
        return Verdict(WRONG, words.takes_out(technique), candidates=answer.placements)
    if any(step.placements for step in exercise.steps):
        return Verdict(WRONG, words.places(technique), candidates=wrong)
    absent = wrong & ~exercise.candidates
    first = absent or wrong & ~exercise.solution or wrong
    number = (first & -first).bit_length() - 1
    if absent:
        return _no_candidate(exercise, number)
    is_true = exercise.solution >> number & 1
    said = words.is_true(number) if is_true else words.goes_otherwise(number, technique)
    return _because(exercise, number, said, (removed & ~wrong).bit_count() if wrong == 1 << number else 0)


def _no_candidate(exercise: Exercise, number: int) -> Verdict:
    assert exercise.state is not None
    filled = exercise.state.digits[number % CELLS]
    return Verdict(WRONG, words.no_candidate(number, filled), cells=1 << number % CELLS)


def _because(exercise: Exercise, number: int, said: str, right: int) -> Verdict:
    """Add why a candidate does not follow; and that the others do, so many, if it is the only wrong one."""
    assert exercise.state is not None
    reason = reasons_of(exercise.technique).of_candidate(exercise.state, exercise.technique, number)
    parts = [said]
    if reason:
        is_single = any(step.placements for step in exercise.steps)
        parts.append(reason.sentence if is_single else words.nearest(reason.sentence))
    if right:
        parts.append(words.rest_is_right(right))
    reason = reason or Reason("")
    return Verdict(WRONG, " ".join(parts), candidates=1 << number | reason.candidates, cells=reason.where)


def _of_pattern(exercise: Exercise, answer: Answer) -> Verdict:
    """Judge a pattern: whether it is that of a step, a part of one, or holds by the definition."""
    technique = exercise.technique
    compared = [_compared(step, answer) for step in exercise.instances]
    if all(part is None for part in compared) and BY_IDENTIFIER[technique].shows == BOARD:
        return Verdict(WRONG, words.whole_board())
    for step, part in zip(exercise.instances, compared, strict=True):
        if part == (0, 0, 0):
            return _found(exercise, answer, step.eliminations, step.placements)
    assert exercise.state is not None
    reasons = reasons_of(technique)
    proved = reasons.proves(exercise.state, technique, answer)
    if proved:
        return _proved(exercise, answer, proved)
    parts = [part for part in compared if part is not None]
    if parts:
        said = words.more_of_pattern(*min(parts))
        return Verdict(PARTLY, said, candidates=answer.candidates, cells=answer.where)
    reason = reasons.of_pattern(exercise.state, technique, answer) or _in_none(exercise, answer)
    return Verdict(WRONG, reason.sentence, candidates=reason.candidates, cells=reason.where)


def _found(exercise: Exercise, answer: Answer, eliminations: int, placements: int) -> Verdict:
    conclusion = eliminations, placements
    steps = tuple(number for number, step in enumerate(exercise.steps) if step.conclusion == conclusion)
    said = words.found(exercise.technique, eliminations, placements)
    return Verdict(RIGHT, said, steps, answer.candidates, answer.where)


def _proved(exercise: Exercise, answer: Answer, proved: int) -> Verdict:
    """Tell of a pattern that holds: the step that takes out what it does, or that and more."""
    wider = [step for step in exercise.steps if not proved & ~step.eliminations]
    wider.sort(key=lambda step: step.eliminations.bit_count())
    return _found(exercise, answer, wider[0].eliminations if wider else proved, 0)


def _compared(step: Step, answer: Answer) -> tuple[int, int, int] | None:
    """Tell how many cells, digits and candidates of a step's pattern are missing; None if there are others.

    Who marks candidates need not mark all of a set of cells or digits, but all of a chain.
    """
    whole, needed = _patterns(step)
    if answer.where & ~cells_of(whole) or answer.candidates & ~whole:
        return None
    cells = (cells_of(needed) & ~answer.where).bit_count()
    if answer.cells:
        return cells, 0, 0
    defining = step.role(DEFINING) & needed
    if not defining:
        return cells, 0, (needed & ~answer.candidates).bit_count()
    return cells, (digits_in(defining) & ~answer.digits).bit_count(), 0


def _patterns(step: Step) -> tuple[int, int]:
    """Give all candidates of a step's pattern, and those without which it is none."""
    if BY_IDENTIFIER[step.technique].shows == BOARD:
        return (step.role(FIN),) * 2
    needed = 0
    for mask in (*(mask for _, mask in step.roles), *step.sets):
        needed |= mask
    return step.pattern, needed or step.pattern


def _in_none(exercise: Exercise, answer: Answer) -> Reason:
    """Say that marked cells make no pattern, or which one belongs to none."""
    technique = exercise.technique
    whole = 0
    for step in exercise.instances:
        whole |= step.pattern
    strange = answer.where & ~cells_of(whole)
    if strange:
        cell = (strange & -strange).bit_length() - 1
        return Reason(words.belongs_to_none(cell, technique), cells=1 << cell)
    return Reason(words.no_pattern(technique), candidates=answer.candidates, cells=answer.where)
