"""The section "New board" of the chess boards, which is that of new puzzles under another name."""

from functools import partial

import creating

NAME = "New board"
section = partial(creating.section, name=NAME)
press_new = partial(creating.press_new, name=NAME)
chip = partial(creating.chip, name=NAME)
