"""The translator of the parts that all looks share."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from meadhall.core.i18n import Translator

say: Final = Translator(Path(__file__).parent)
