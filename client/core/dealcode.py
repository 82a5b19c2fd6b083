"""Deal codes: a seed in letters and digits that can be read out over the telephone."""

DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""Thirty-two digits without I, L, O and U, which are mistaken for others."""
_LOOKALIKES = str.maketrans({"I": "1", "L": "1", "O": "0", "U": "V"})
SEEDS = 32**6
"""Number of different seeds that a deal code can name; seeds of matches run from 0 below this."""


def code_of(prefix: str, seed: int) -> str:
    """Return the deal code of ``seed``, such as ``MAD-7KQ2-M4``."""
    digits = "".join(DIGITS[seed >> shift & 31] for shift in range(25, -1, -5))
    return f"{prefix}-{digits[:4]}-{digits[4:]}"


def seed_of(prefix: str, code: str) -> int | None:
    """Read a deal code; spaces, hyphens and lower case do not matter. None if it is no code of this game."""
    text = code.upper().replace("-", "").replace(" ", "")
    if not text.startswith(prefix):
        return None
    text = text[len(prefix) :].translate(_LOOKALIKES)
    if len(text) != 6 or any(digit not in DIGITS for digit in text):
        return None
    seed = 0
    for digit in text:
        seed = seed * 32 + DIGITS.index(digit)
    return seed
