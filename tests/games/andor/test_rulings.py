"""The index: every rule that is played is cited by a test."""

from __future__ import annotations

import re
from pathlib import Path

# -- the index -------------------------------------------------------------------------------------

# Chapter by chapter. D4 is a table of decisions, D30 sums up sources, D33 is the referee's.
RULES = {
    1: 10, 2: 8, 3: 12, 5: 11, 6: 11, 7: 12, 8: 10, 9: 6, 10: 11, 11: 6, 12: 4, 13: 6, 14: 11, 15: 2, 16: 7,
    17: 4, 18: 2, 19: 4, 20: 5, 21: 6, 22: 6, 23: 11, 24: 7, 25: 1, 26: 4, 27: 3, 28: 2, 29: 10, 31: 5,
    32: 11,
}  # fmt: skip
# Ceremony, or a fact about people: D2.5 seating, D3.3 and D29.10 no limits, D6.11 who throws, D31.5 undo.
UNTESTABLE = {"d3_3", "d6_11", "d29_10", "d31_5"}


def cited() -> set[str]:
    found: set[str] = set()
    for path in Path(__file__).parent.glob("test_*.py"):
        source = path.read_text(encoding="utf-8").partition("# -- the index")[0]
        found |= {each.lower().replace(".", "_") for each in re.findall(r"\bD\d+\.\d+", source)}
        for name in re.findall(r"def test_(\w+)", source):
            found |= set(re.findall(r"(?:(?<=_)|^)d\d+_\d+(?=_|$)", name))
            for chapter, first, last in re.findall(r"d(\d+)_(\d+)_to_d\d+_(\d+)", name):
                found |= {f"d{chapter}_{number}" for number in range(int(first), int(last) + 1)}
    return found


def test_every_rule_that_is_played_is_cited_by_a_test() -> None:
    wanted = {f"d{chapter}_{number}" for chapter, last in RULES.items() for number in range(1, last + 1)}
    assert sorted(wanted - UNTESTABLE - cited()) == []
