"""The index: every rule and ruling that is played is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

# -- the index -------------------------------------------------------------------------------------

# Chapter by chapter, as the specification numbers them. E is announced only, F sums up, Q is the referee's.
RULES = {
    "a1": 6, "a2": 10, "a3": 7, "a4": 6, "a5": 7, "a6": 3, "a7": 7, "a8": 8, "a9": 3, "a10": 9, "a11": 4,
    "b1": 2, "b2": 5, "b3": 4, "b4": 1, "b5": 1, "b6": 8, "b7": 1, "c4": 3, "c7": 2, "d5": 3,
}  # fmt: skip
SUB_RULES = [*(f"a8_2_{n}" for n in range(1, 6)), "a10_4_1", *(f"a10_5_{n}" for n in range(1, 5))]
WHOLE = [*(f"c{n}" for n in range(1, 11)), *(f"d{n}" for n in range(1, 12))]
NUMBERS = {f"{chapter}_{number}" for chapter, count in RULES.items() for number in range(1, count + 1)}
RULINGS = {f"r{number}" for number in range(1, 39)}
RANGE = re.compile(r"_(a\d+(?:_\d+)?)_(\d+)_to_a\d+(?:_\d+)?_(\d+)(?=_[a-z(]|\()")


def cited_in_tests() -> set[str]:
    """Rule numbers in test names and comments: a5_2, A5.2, r4, R4; "a10_1_to_a10_4" means all between."""
    cited: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        source = path.read_text(encoding="utf-8").partition("# -- the index")[0]
        for chapter, first, last in RANGE.findall(source):
            cited |= {f"{chapter}_{number}" for number in range(int(first), int(last) + 1)}
        for found in re.findall(r"(?<![a-zA-Z0-9])[ABCD]\d+(?:\.\d+)*", source):
            cited.add(found.lower().replace(".", "_"))
        for name in re.findall(r"def test_(\w+)", source):
            cited |= set(re.findall(r"(?:(?<=_)|^)[abcd]\d+(?:_\d+)*(?=_|$)", name))
        cited |= {f"r{number}" for number in re.findall(r"(?:_r|\bR)(\d+)(?!\d)", source)}
    return cited


def test_every_rule_and_ruling_that_is_played_is_cited_by_a_test() -> None:
    cited = cited_in_tests()
    cited |= {rule.split("_")[0] for rule in cited}
    wanted = NUMBERS | set(SUB_RULES) | set(WHOLE) | RULINGS
    assert sorted(wanted - cited) == []
