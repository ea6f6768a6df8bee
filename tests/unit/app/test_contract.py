"""The events that the contract lists are what the callbacks handle, and each says what it waits for."""

import asyncio
import sys

import contract
import pytest
from contract import CALLBACKS, EVENTS
from fake_page import FAULTS, App, Face
from searching import at_rest, watching

WORK = {event: work for work, events in CALLBACKS["work"].items() for event in events}
EXAMPLES = {"string": "columns", "number": 1, "boolean": False, "BoardName": "queens", "Json": "{}"}


def example(event: str) -> dict[str, object]:
    """Make details of an event: of alternatives the first one."""
    kinds = {
        name.rstrip("?"): str(kind).split(" | ")[0] for name, kind in contract.names(EVENTS[event]).items()
    }
    return {name: EXAMPLES.get(kind, kind.strip("'")) for name, kind in kinds.items()}


def test_every_event_that_is_listed_is_handled_and_no_other(app) -> None:
    asyncio.run(made(app))
    assert set(sys.modules["app.callbacks"]._CALLBACKS) == set(EVENTS)


async def made(make) -> App:
    return make()


@pytest.mark.parametrize("event", EVENTS)
def test_an_event_is_handled_by_its_details_alone_and_says_what_waits(app, event: str) -> None:
    async def scenario(app: App) -> None:
        await at_rest(app)
        for name in ("Gallery", "Orbit", "Count", "Way", "Sheets", "Create"):
            setattr(app.page, name.lower(), Face(name))
        app.page.lists = Face("Lists", left=lambda: 0)  # type: ignore[attr-defined]
        app.page.engine.kill()
        app.press(event, **example(event))
        assert app.page.waits == ([WORK[event]] if event in WORK else [])
        # What has not begun yet would never be awaited.
        await asyncio.sleep(0)
        for task in asyncio.all_tasks() - {asyncio.current_task()}:
            task.cancel()

    watching(app, scenario)


@pytest.mark.parametrize(
    ("value", "kind"),
    [
        ({"cell": "4"}, EVENTS["reveal"]),
        ({}, EVENTS["reveal"]),
        ({"cell": 4, "board": "sudoku"}, EVENTS["reveal"]),
        ({"to": "sideways"}, EVENTS["go"]),
        (True, "number"),
        ([[1, 2], [3]], "Pair[]"),
        ([1, "x"], "(number | null)[]"),
        ({"naked": [[1, "2"]]}, "Record<string, Pair[]>"),
        ([3, 1], "Int32Array"),
    ],
)
def test_what_is_not_of_a_type_fails(value: object, kind: object) -> None:
    with pytest.raises(AssertionError):
        contract.check(value, kind, "it")


def test_a_call_that_is_not_listed_fails_and_is_noted_where_the_callbacks_hide_it() -> None:
    hints = Face("Hints")
    hints.say("There is none.")
    wrong = [("shew", ()), ("say", ()), ("say", ("one", "two")), ("say", (1,))]
    for name, given in wrong:
        with pytest.raises(AssertionError):
            getattr(hints, name)(*given)
    assert len(FAULTS) == len(wrong)
    FAULTS.clear()
