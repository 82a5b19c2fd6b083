"""Every worked case of section 11 has a test that quotes its number."""

import re
from pathlib import Path

CASE = re.compile(r"_case_(\d+)_|id=\"case (\d+)")
CASES = range(1, 47)


def test_every_case_of_the_reference_has_a_test() -> None:
    texts = [path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py")]
    quoted = {int(first or second) for text in texts for first, second in CASE.findall(text)}
    assert quoted == set(CASES)
