"""Import every file of a package, so that one more file is one more strategy."""

import pkgutil
from collections.abc import Iterable
from importlib import import_module


def import_all(package: str, path: Iterable[str]) -> None:
    """Import all modules of a package, given its `__name__` and `__path__`, in the order of their names."""
    for module in sorted(module.name for module in pkgutil.iter_modules(path)):
        import_module(f"{package}.{module}")
