"""Runs `meadhall` from the sources of this checkout, not from the installed package."""

from __future__ import annotations

import sys
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def described() -> Path:
    """A folder with the metadata that an installer would write: entry points make the games known."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    folder = ROOT / "build" / "sources"
    about = folder / f"{project['name']}-{project['version']}.dist-info"
    about.mkdir(parents=True, exist_ok=True)
    head = f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n"
    (about / "METADATA").write_text(head, encoding="utf-8")
    lines = [
        line
        for group, offers in project["entry-points"].items()
        for line in (f"[{group}]", *(f"{name} = {place}" for name, place in offers.items()))
    ]
    (about / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")
    return folder


if __name__ == "__main__":
    sys.path[:1] = [str(ROOT / "src"), str(described())]
    from meadhall.cli import main

    main()
