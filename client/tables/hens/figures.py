"""Points as they are written on the table, with a true minus."""


def number_words(points: float) -> str:
    """Write points."""
    return f"{round(points)}".replace("-", "\u2212")


def change_words(points: float) -> str:
    """Write by how much points change."""
    return f"+{round(points)}" if points > 0 else number_words(points)
