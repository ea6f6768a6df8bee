"""`undoku strategies`: the teaching strategies there are."""

import argparse
from importlib import import_module

from undoku.search.register import strategies


def add_commands(group: argparse.ArgumentParser) -> None:
    """There are none: the word alone is the command."""
    group.set_defaults(run=run_strategies)


def run_strategies(arguments: argparse.Namespace) -> int:
    """Print the board and the name of every strategy."""
    for board in ("sudoku", "queens", "knight"):
        import_module(f"undoku.{board}.strategies")
        for entry in strategies(board):
            print(entry.board, entry.name)
    return 0
