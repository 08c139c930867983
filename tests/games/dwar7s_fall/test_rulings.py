"""The index: every rule, ruling and worked example is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

# -- the index -------------------------------------------------------------------------------------

# Chapter by chapter, as the specification numbers them. W17 is the referee's, W20 sums up.
RULES = {
    0: 3, 1: 7, 2: 8, 3: 5, 4: 7, 5: 8, 6: 7, 7: 1, 8: 3, 9: 8, 10: 11, 11: 8, 12: 4, 13: 4, 14: 4, 15: 4,
    16: 4,
}  # fmt: skip
NUMBERS = {f"w{chapter}_{number}" for chapter, count in RULES.items() for number in range(1, count + 1)}
RULINGS = {f"w18_{number}" for number in range(1, 27)}
EXAMPLES = {f"w19_{number}" for number in range(1, 11)}
RANGE = re.compile(r"(w\d+)_(\d+)_to_\1_(\d+)")
PAIR = re.compile(r"(w\d+)_(\d+)_and_(\d+)(?=_)")


def cited_in_tests() -> set[str]:
    """w4_2 in names, W4.2 and W18-07 in comments; "w2_1_to_w2_6" and "w19_1_and_2" mean all they name."""
    cited: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        source = path.read_text(encoding="utf-8").partition("# -- the index")[0]
        for chapter, first, last in RANGE.findall(source):
            cited |= {f"{chapter}_{number}" for number in range(int(first), int(last) + 1)}
        for chapter, first, second in PAIR.findall(source):
            cited |= {f"{chapter}_{first}", f"{chapter}_{second}"}
        for chapter, number in re.findall(r"\bW(\d+)(?:\.|-0?)(\d+)", source):
            cited.add(f"w{chapter}_{number}")
        for name in re.findall(r"def test_(\w+)", source):
            cited |= set(re.findall(r"w\d+_\d+(?=_|$)", name))
    return cited


def test_every_rule_ruling_and_example_is_cited_by_a_test() -> None:
    assert sorted((NUMBERS | RULINGS | EXAMPLES) - cited_in_tests()) == []
