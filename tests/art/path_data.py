"""Checks the ``d`` of a path. The rasteriser drops a broken one without a word, so somebody must read it."""

import re

NUMBERS_PER_COMMAND = {"M": 2, "L": 2, "H": 1, "V": 1, "C": 6, "S": 4, "Q": 4, "T": 2, "A": 7, "Z": 0}
"""How many numbers one step of each command takes; lower case (relative) takes as many."""

_NUMBER = r"[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?"
_TOKEN = re.compile(rf"\s*(?:,\s*)?(?:(?P<command>[A-Za-z])|(?P<number>{_NUMBER}))")


def _steps(d: str) -> tuple[list[tuple[str, list[float]]], str | None]:
    """Split into commands with their numbers; the second value is where reading stopped, if it did."""
    steps: list[tuple[str, list[float]]] = []
    at, text = 0, d.strip()
    while at < len(text):
        token = _TOKEN.match(text, at)
        if token is None or (token["number"] and not steps):
            return steps, text[at : at + 12]
        if token["command"]:
            steps.append((token["command"], []))
        else:
            steps[-1][1].append(float(token["number"]))
        at = token.end()
    return steps, None


def _step_complaint(command: str, numbers: list[float], farthest: float) -> str | None:
    wanted = NUMBERS_PER_COMMAND.get(command.upper())
    if wanted is None:
        return f"unknown command {command}"
    fits = not numbers if wanted == 0 else bool(numbers) and len(numbers) % wanted == 0
    if not fits:
        return f"{command} with {len(numbers)} numbers"
    if any(abs(number) > farthest for number in numbers):
        return f"{command} leaves the canvas by far"
    return None


def path_complaints(d: str, farthest: float) -> list[str]:
    """All that is wrong with path data; ``farthest`` is the largest believable coordinate."""
    steps, stopped_at = _steps(d)
    complaints = [] if stopped_at is None else [f"unreadable from {stopped_at!r}"]
    if not steps or steps[0][0] not in "Mm":
        complaints.append("does not begin with M")
    found = (_step_complaint(command, numbers, farthest) for command, numbers in steps)
    return complaints + [complaint for complaint in found if complaint]
