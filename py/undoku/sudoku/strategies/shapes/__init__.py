"""The same teaching strategies for grids of other shapes: each module here is that of its name there."""

from undoku.search.discover import import_all

import_all(__name__, __path__)
