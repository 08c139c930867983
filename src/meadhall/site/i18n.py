"""The site's own words: `say("Play now")` in the reader's language."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.i18n import Translator

say: Final = Translator(Path(__file__).parent)
