"""What tests have counted is said at the end, also where other processes have run them.

A test records it as the property `counted`: `record_property("counted", "3 of 3 files")`.
"""

import pytest


def pytest_configure(config: pytest.Config) -> None:
    config.addinivalue_line(
        "markers", "every_python: tools/newer_python.py runs it on a newer Python as well"
    )


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    reports = [report for reports in terminalreporter.stats.values() for report in reports]
    properties = [
        one for report in reports if getattr(report, "when", "") == "call" for one in report.user_properties
    ]
    counted = [value for name, value in properties if name == "counted"]
    if counted:
        terminalreporter.section("counted")
        for sentence in counted:
            terminalreporter.line(sentence)
