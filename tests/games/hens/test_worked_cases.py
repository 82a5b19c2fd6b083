"""Every worked case of section 11 has a test that quotes its number."""

import re
from pathlib import Path

CASE = re.compile(r"(?:test_case_|id=f?\"case )(\d+)")
CASES = range(1, 43)


def test_every_case_of_the_reference_has_a_test() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    quoted = {int(number) for text in texts for number in CASE.findall(text)}
    assert quoted == set(CASES)
