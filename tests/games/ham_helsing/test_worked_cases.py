"""Every worked case of section 11 has a test that quotes its number, in its name or in its first line."""

import re
from pathlib import Path

CASE = re.compile(r"(?:def test_case_|\"\"\"Case )(\d+)")
CASES = range(1, 53)


def test_every_case_of_the_reference_has_a_test() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    quoted = {int(number) for text in texts for number in CASE.findall(text)}
    assert quoted == set(CASES)
