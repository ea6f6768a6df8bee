"""Tests that record a program are left to `tools/newer_python.py` where this Python cannot record."""

import sys

import pytest


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if not hasattr(sys, "monitoring"):
        for item in items:
            if item.get_closest_marker("recorder"):
                item.add_marker(pytest.mark.skip(reason="this Python cannot record a program"))
