"""Why a program is wrong: from what it did, and by trying what would mend it."""

from undoku.programs.judging.symptoms.differing import Difference, difference
from undoku.programs.judging.symptoms.symptom import CODES, Symptom, symptom_of

__all__ = ["CODES", "Difference", "Symptom", "difference", "symptom_of"]
