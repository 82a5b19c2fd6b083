"""Says at the end of a run which lines of the rules no steered match has reached, and what others reached how often."""

import pytest

UNREACHED = "rule lines that no match reached"
REACHED = "what steered matches reached"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """List the lines that the tests noted, if there are any."""
    reports = [report for found in terminalreporter.stats.values() for report in found]
    for section in (UNREACHED, REACHED):
        noted = [
            text
            for report in reports
            if getattr(report, "when", None) == "call"
            for name, text in getattr(report, "user_properties", ())
            if name == section
        ]
        if noted:
            terminalreporter.section(section)
            for text in noted:
                terminalreporter.write_line(str(text))
