# interpreted: words are for people
"""Choices as written in records: short, without language, the same for ever.

The first word is the deed. Heroes, things, items and cards are their ids, fields numbers: `step 14`,
`fight 20`, `give dwarf archer wineskin`, `buy warrior sp`. Each stands beside its description in
`words/decisions`.
"""

from .words.decisions import notation

__all__ = ["notation"]
