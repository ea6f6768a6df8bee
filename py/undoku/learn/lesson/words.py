"""What is said of a lesson that is not as it has to be."""

from __future__ import annotations

from collections.abc import Iterable


def _list(names: Iterable[object]) -> str:
    return ", ".join(map(str, names))


NO_TITLE = "A lesson begins with its title: # Who takes the queen away?"
TWO_TITLES = "The title stands once, in the first line; a screen begins with two: ## Heading"
NO_SCREENS = "A lesson has screens, each under a heading: ## One queen, then the next row"
NO_TEXT = "This screen says nothing: write a paragraph under its heading."
EMPTY_HEADING = "This heading is empty."
OPEN_CODE = "This code has no end: close it with ``` in a line of its own."
OPTION_AS = "An option is written so: + text | what is said of it (- where it is wrong)."
LONE_OPTION = "An option belongs to a question: write question: above it."
ONE_RIGHT = "Exactly one option is right: mark it with +, the others with -."
TWO_OPTIONS = "A choice has two options at least."
SAME_OPTIONS = "Two options say the same."
NO_ANSWER = "This question has no answer: write options, or answer: {…}."
TYPED_ANSWER = "An answer is computed and not typed: answer: {calls queens 4 board-scan}"
NO_SAYS = "Write says: with what is said of the right answer."
NO_HINT = "Write hint: with what is said of a wrong answer."
NEEDS_QUESTION = "This belongs to a question: write question: above it."
ONE_TASK = "A screen asks one thing: ask:, question:, exercise: or build:."
ASK_WHERE = "ask: asks of the recording at a moment: write moment: with a strategy and a step."
NOTHING_NEXT = "Nothing follows this step, so nothing can be asked of it: take an earlier one."
BUILD_NEEDS = "A build needs what it begins with: ```python stub"
BUILD_ANSWER = "A build needs its model answer: ```python answer"
BUILD_WRONG = "A build needs a typical wrong answer: ```python wrong SYMPTOM | what is said of it"
LONE_PROGRAM = "This program belongs to a build: write build: with its board above it."
STUB_RIGHT = "What the build begins with is right already."
NO_SIZE = "The address names no size: n= for queens, rows= and cols= for the knight, givens= for a Sudoku."
TOO_LONG = "This is too long for one thought: say it in 90 words, or make two screens of it."
OLD_PYTHON = (
    "Programs were not run: recording one needs Python 3.12 or later, and this is {}. All else was played."
)

NO_TEXT_FILE = "This is no text in UTF-8."


def unknown(name: str, known: Iterable[str]) -> str:
    """A directive that is none."""
    return f"There is no {name}: in a lesson. There are {_list(f'{word}:' for word in known)}."


def misplaced(name: str) -> str:
    """A directive in the wrong part."""
    return f"{name}: is not at its place: about:, minutes: and order: stand under the title."


def twice(name: str) -> str:
    """A directive said twice."""
    return f"{name}: is said twice in one screen."


def missing(name: str, example: str) -> str:
    """A directive that has to be there."""
    return f"The lesson does not say its {name}: write {name}: {example}"


def whole(name: str, most: int, text: str) -> str:
    """Minutes, or a place, that are no number."""
    return f"{name}: is a whole number from 1 to {most}, and not {text!r}."


def role(text: str) -> str:
    """A block of code of no known purpose."""
    return (
        f"Code is python program NAME, python stub, python answer or python wrong SYMPTOM | …; not {text!r}."
    )


def no_function(name: str, known: Iterable[str]) -> str:
    """An unknown name in braces."""
    return f"Nothing computes {name!r}. There are {_list(known)}."


def usage(example: str, given: str) -> str:
    """A name in braces with too few or other words behind it."""
    return f"This is written so: {{{example}}}, and not {{{given}}}."


def no_number(text: str) -> str:
    """A word that is no whole number."""
    return f"{text!r} is no whole number from 0 on."


def braces(text: str) -> str:
    """A brace without the other."""
    return f"A brace is not closed in {text!r}."


def no_board(name: str) -> str:
    """An unknown board."""
    return f"There is no board {name!r}. There are sudoku, queens, knight."


def size(board: str, text: str) -> str:
    """A size that does not fit the board."""
    forms = {
        "sudoku": "blog, lecture, handout, or 81 digits with . for an empty cell",
        "queens": "a number such as 8",
        "knight": "two sides such as 5x5",
    }
    return f"The size of the board {board} is {forms[board]}, and not {text!r}."


def no_step(kind: str, number: int, there: int) -> str:
    """A step that does not come."""
    return f"There is no {kind} {number} in this search: there are {there:,}."


def no_kind(name: str, known: Iterable[str]) -> str:
    """An unknown kind of step."""
    return f"There is no step {name!r}. There are {_list(known)}."


def no_key(name: str, known: Iterable[str]) -> str:
    """An unknown key of an address."""
    return f"The address has no {name}=. There are {_list(f'{key}=' for key in known)}."


def no_pair(text: str) -> str:
    """A part of an address without a value."""
    return f"{text!r} is no part of an address: write key=value, joined by &."


def key_twice(name: str) -> str:
    """A key said twice."""
    return f"The address says {name}= twice."


def no_view(name: str, known: Iterable[str]) -> str:
    """An unknown view."""
    return f"There is no view {name!r}. There are {_list(known)}."


def beyond(step: int, last: int) -> str:
    """A step after the end of the search."""
    return f"There is no step {step:,}: this search has {last:,}."


def no_program(name: str, known: Iterable[str]) -> str:
    """A program that the lesson does not have."""
    there = _list(known) or "none"
    return f"There is no program {name!r} in this lesson (there is {there}): ```python program {name}"


def no_ask(name: str, known: Iterable[str]) -> str:
    """An unknown question."""
    return f"The recording cannot be asked {name!r}. It knows {_list(known)}."


def not_there(kind: str, shown: str) -> str:
    """A question that this step does not answer."""
    return f"Here {kind!r} cannot be asked: what follows is {shown}."


def right_answers(kind: str, number: int) -> str:
    """A question of the recording that has not one right answer."""
    return f"Here {kind!r} has {number} right answers, and should have one."


def no_exercise(name: str, known: Iterable[str]) -> str:
    """An unknown exercise."""
    return f"There is no exercise {name!r}. There are {_list(known)}."


def no_size(text: str, known: Iterable[str]) -> str:
    """A board that is not done by hand."""
    return f"By hand there is no board of size {text!r} with this strategy. There are {_list(known)}."


def exercise_as(example: str, given: str) -> str:
    """An exercise with other words than it takes."""
    return f"This exercise is written so: {example}; not {given!r}."


def not_computed(marked: str, computed: str) -> str:
    """An option that is marked as right and is not."""
    return f"The option {marked!r} is marked as right, and {computed} is what was computed."


def no_symptom(name: str, known: Iterable[str]) -> str:
    """An unknown symptom."""
    return f"There is no symptom {name!r}. There are wrong, {_list(known)}."


def answer_wrong(sentence: str) -> str:
    """A model answer that is not right."""
    return f"The model answer is not right: {sentence}"


def wrong_right() -> str:
    """A wrong answer that is right."""
    return "This answer is right, and should be wrong."


def symptom_is(wanted: str, found: str | None) -> str:
    """Another symptom than the one that is named."""
    return f"The symptom of this answer is {found or 'not known'}, and not {wanted}."


def no_difference(name: str) -> str:
    """A program that does all as the document's."""
    return (
        f"The program {name!r} does nothing else than the documents' versions: step=difference leads nowhere."
    )


def cannot_run(sentence: str) -> str:
    """A program that is none."""
    return f"This program cannot be run: {sentence}"
