"""The scripts in `tools` fit the code: they can be imported, and mypy follows these imports."""

from __future__ import annotations

from tools import gallery, languages, load, make_records, play, prerequisites


def test_every_script_can_be_imported() -> None:
    for script in (gallery, languages, load, make_records, play, prerequisites):
        assert callable(script.main)
