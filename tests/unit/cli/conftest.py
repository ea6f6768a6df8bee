"""The commands, called in this process."""

import io

import pytest

from undoku.cli import main


@pytest.fixture
def shell(capsys, monkeypatch):
    """Run a command and return (exit code, stdout, stderr)."""

    def run(*words, text=""):
        monkeypatch.setattr("sys.stdin", io.StringIO(text))
        try:
            code = main([str(word) for word in words])
        except SystemExit as stop:
            code = stop.code
        output = capsys.readouterr()
        return code, output.out, output.err

    return run
