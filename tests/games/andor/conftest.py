"""Prints what the coverage report found at the end of the run."""

from __future__ import annotations

from itertools import chain

from _pytest.terminal import TerminalReporter


def pytest_terminal_summary(terminalreporter: TerminalReporter) -> None:
    reports = chain.from_iterable(terminalreporter.stats.get(kind, []) for kind in ("passed", "failed"))
    for report in reports:
        for name, text in getattr(report, "user_properties", []):
            if name == "coverage" and report.when == "call":
                terminalreporter.section("coverage of random play")
                terminalreporter.write_line(text)
