"""`tools/setup.sh` changes nothing before it knows what to do."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_an_unknown_step_leaves_the_environment_alone(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    shutil.copy2(ROOT / "tools" / "setup.sh", tmp_path / "tools")
    kept = tmp_path / ".venv" / "kept"
    kept.parent.mkdir()
    kept.touch()
    run = subprocess.run(
        ["tools/setup.sh", "nonsense"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert (run.returncode, run.stdout) == (1, "")
    assert run.stderr == "setup: unknown step: nonsense (site, engine, all, wheel, checks, fresh)\n"
    assert kept.exists()
