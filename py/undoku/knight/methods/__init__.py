"""Methods of finding a knight's tour, each by itself, to see how it does on a board.

`METHODS` says which there are; `MethodSearch` runs one of them.
"""

from undoku.knight.methods.search import MethodSearch
from undoku.knight.methods.words import CALM, METHODS, Method

__all__ = ["CALM", "METHODS", "Method", "MethodSearch"]
