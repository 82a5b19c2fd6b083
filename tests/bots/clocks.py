"""Clocks that tests move by hand."""


class FakeClock:
    """Shows ``now``; every look at it lets ``step`` seconds pass first."""

    def __init__(self, step: float = 0.0) -> None:
        self.now = 0.0
        self.step = step

    def __call__(self) -> float:
        self.now += self.step
        return self.now
