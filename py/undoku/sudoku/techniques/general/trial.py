"""Trial and error, which holds on every shape."""

from __future__ import annotations

from undoku.sudoku.techniques.catalogue import LAST_RESORT
from undoku.sudoku.techniques.families.trial import trial_and_error
from undoku.sudoku.techniques.general.finders import finds

finds(LAST_RESORT)(trial_and_error)
