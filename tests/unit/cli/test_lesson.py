"""`undoku lesson check`: what it prints of a lesson, and its exit codes."""

from pathlib import Path

import pytest

from undoku.learn.lesson.running import CAN_RECORD

UNDO = Path(__file__).parents[3] / "py/undoku/learn/lessons/undo.md"
SHORT = """# A lesson

about: One screen.
minutes: 1

## Look

There are {calls queens 4 board-scan} calls.
"""


@pytest.fixture
def lesson(tmp_path):
    def write(text):
        path = tmp_path / "short.md"
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_nothing_is_said_of_a_good_lesson(shell, lesson):
    assert shell("lesson", "check", lesson(SHORT)) == (0, "", "")


def test_what_is_wrong_is_said_with_file_and_line(shell, lesson):
    path = lesson(SHORT.replace("calls queens 4", "calls queens four").replace("minutes: 1", "minutes: 0"))
    code, out, err = shell("lesson", "check", path)
    assert (code, err) == (1, "")
    assert [line.split(": ")[0] for line in out.splitlines()] == [f"{path}:4", f"{path}:8"]


def test_a_file_that_is_not_there(shell, tmp_path):
    code, out, err = shell("lesson", "check", tmp_path / "none.md")
    assert (code, out) == (1, "")
    assert err.endswith("none.md: No such file or directory\n")


def test_a_file_that_is_no_text(shell, tmp_path):
    path = tmp_path / "picture.md"
    path.write_bytes(b"\xff\xfe\x00")
    code, out, err = shell("lesson", "check", path)
    assert (code, out) == (1, "")
    assert "no text in UTF-8" in err


def test_no_command_is_a_wrong_command(shell):
    assert shell("lesson")[0] == 2


@pytest.mark.skipif(CAN_RECORD, reason="this Python can run programs")
def test_an_older_python_says_that_it_has_not_run_the_programs(shell):
    code, out, err = shell("lesson", "check", UNDO)
    assert (code, out) == (0, "")
    assert "needs Python 3.12" in err
