"""Every form gives back what it can hold, and no text is too odd for a sentence."""

import re

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from undoku.sudoku import Grid, GridError, Position
from undoku.sudoku.forms.records import records
from undoku.sudoku.forms.register import FORMS

from .positions import NINE, SEEN, masks, random_position, slow_candidates

READ = [*FORMS]
SEEDS = [pytest.param(range(30)), pytest.param(range(30, 2_000), marks=pytest.mark.long)]


def held(position, form):
    """What a form can hold of a position, worked out cell by cell."""
    holds = FORMS[form].holds
    if "groups" in holds:
        return held_by_candidates(position)
    givens = position.givens if "givens" in holds else position.digits
    corner = position.corner if "corner" in holds else ()
    centre = position.centre if "centre" in holds else ()
    if "notes" in holds:
        centre = position.centre if any(position.centre) else position.corner
    out = position.out if "out" in holds else ()
    if {"left", "some-left"} & holds:
        digits = position.digits.digits
        fits, left = slow_candidates(digits, [0] * 81), slow_candidates(digits, position.out)
        out = masks(
            fit - group if group or "left" in holds else set() for fit, group in zip(fits, left, strict=True)
        )
    return Position(givens, position.digits, corner, centre, out)


def held_by_candidates(position):
    """Digits and candidates; a single digit is placed where no cell that sees it has it.

    Where all are single, it is a grid of digits.
    """
    groups = [
        {digit} if digit else candidates
        for digit, candidates in zip(
            position.digits.digits, slow_candidates(position.digits.digits, position.out), strict=True
        )
    ]
    if max(map(len, groups)) == 1:
        return Position(Grid(NINE, [min(group, default=0) for group in groups]))
    digits = [
        min(group) if len(group) == 1 and not any(group <= groups[far] for far in SEEN[cell]) else 0
        for cell, group in enumerate(groups)
    ]
    fits = slow_candidates(digits, [0] * 81)
    out = masks(fit - group for fit, group in zip(fits, groups, strict=True))
    return Position(Grid(NINE, digits), out=out)


def without_frame(text):
    """A text, and the number of its first row: what a splitter gives of it."""
    lines = text.split("\n")
    is_framed = text.endswith("'") or (text.startswith("*") and text.count("\n*") == 1)
    return (2, "\n".join(lines[1:-1])) if is_framed else (1, text)


@pytest.mark.parametrize("seeds", SEEDS)
@pytest.mark.parametrize("form", READ)
def test_a_form_gives_back_what_it_can_hold(form, seeds):
    for seed in seeds:
        position = random_position(seed)
        text = FORMS[form].record(position)
        assert Position.parse(text) == held(position, form), seed
        if "groups" not in FORMS[form].holds or max(map(int.bit_count, position.candidates())) > 1:
            assert FORMS[form].record(Position.parse(text)) == text, seed
        number, first = without_frame(text)
        above = FORMS[form].head.count("\n")
        assert list(records(position.write(form).split("\n"))) == [(number + above, first)], seed


@pytest.mark.parametrize("seeds", SEEDS)
def test_digits_and_candidates_stay_where_nothing_is_unclear(seeds):
    """No digits clash, and a last candidate is one of a cell that sees it as well."""
    clear = 0
    for seed in seeds:
        position = random_position(seed)
        read = Position.parse(position.write("candidates"))
        candidates = position.candidates()
        is_clear = (
            max(map(int.bit_count, candidates)) > 1
            and not position.digits.clashes()
            and all(
                any(mask & candidates[far] for far in SEEN[cell])
                for cell, mask in enumerate(candidates)
                if mask.bit_count() == 1
            )
        )
        if is_clear:
            clear += 1
            assert (read.digits, read.candidates()) == (position.digits, candidates), seed
    assert clear >= 5


@settings(deadline=None, max_examples=40)
@given(
    st.lists(
        st.tuples(
            st.integers(0, 300),
            st.sampled_from(READ),
            st.sampled_from(["", "\n", "# a comment\n", "\n# https://a.example/#board=queens\n\n"]),
        ),
        max_size=8,
    )
)
def test_forms_in_one_file_are_told_apart(parts):
    texts = [random_position(seed).write(form) for seed, form, _ in parts]
    lines = "".join(f"{between}{text}\n" for (_, _, between), text in zip(parts, texts, strict=True))
    read = list(records(lines.splitlines(keepends=True)))
    assert [Position.parse(text) for _, text in read] == [Position.parse(text) for text in texts]
    for number, text in read:
        assert lines.splitlines()[number - 1 :][: len(text.splitlines())] == text.splitlines()


ODD = "0123456789.|:+-*#=&%,;_AaxX ()<>\n\r\t\0\ufeff\u2028é😀\ud800"


@st.composite
def mutated(draw):
    """A position as text, spoiled in a few places."""
    text = random_position(draw(st.integers(0, 50))).write(draw(st.sampled_from(READ)))
    for _ in range(draw(st.integers(1, 6))):
        start = draw(st.integers(0, len(text)))
        end = start + draw(st.sampled_from((0, 0, 1, 1, 2, 9, 60, 500)))
        instead = draw(
            st.text(ODD, max_size=3)
            | st.sampled_from((text[start:end] * 2, text[end:start:-1], text, "#board="))
        )
        text = text[:start] + instead + text[end:]
    return text


def check_any(text):
    """Read a text: a position, or a sentence about a place that is in the text, or one place after a line."""
    try:
        position = Position.parse(text)
    except GridError as error:
        found = re.match(r"Line (\d+), character (\d+): .*[^.]\.$", str(error), re.DOTALL)
        assert found, str(error)
        line = re.split("\r\n|[\r\n\v\x1c-\x1e\x85\u2028\u2029]", text)[int(found[1]) - 1]
        assert 1 <= int(found[2]) <= len(line) + 1
    else:
        other = READ[len(text) % len(READ)] if position.layout is NINE else "81"
        for form in ("link", other):
            if form == "tsv" and not any(position.digits.packed):
                continue  # there is nothing to be seen
            assert isinstance(Position.parse(position.write(form), position.layout), Position)


@settings(deadline=None, max_examples=300)
@given(mutated() | st.text(max_size=200) | st.text("123456789. |-+:\n", min_size=80, max_size=400))
def test_any_text_is_a_position_or_a_sentence_about_a_place_in_it(text):
    check_any(text)


@pytest.mark.long
@settings(deadline=None, max_examples=20_000)
@given(mutated())
def test_many_spoiled_texts_are_positions_or_sentences(text):
    check_any(text)
    assert all(number >= 1 for number, _ in records(text.split("\n")))


@settings(deadline=None, max_examples=200)
@given(mutated(), st.integers(0, 50), st.sampled_from(READ))
def test_what_is_spoiled_does_not_spoil_what_comes_after_a_blank_line(text, seed, form):
    following = random_position(seed).write(form)
    # A grid without a blank may be the solution of the one above, which is left out.
    assume(0 in Position.parse(following).digits.packed)
    read = list(records(f"{text}\n\n{following}".split("\n")))
    assert read[-1][1] == without_frame(FORMS[form].record(random_position(seed)))[1]
