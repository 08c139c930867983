# interpreted: words are for people
"""`say` for all words of Nidavellir.

A text is a whole sentence or label with named placeholders. It stands where it is said: a prompt beside its
decision, a log line beside its event. Names of cards, classes and taverns fill the placeholders.
"""

from __future__ import annotations

from pathlib import Path

from meadhall.core.i18n import Translator

say = Translator(Path(__file__).parent)
