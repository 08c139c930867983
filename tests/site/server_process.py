"""A real server for tests: `python -m tests.site.server_process FOLDER SETTINGS` (JSON) says its port."""

from __future__ import annotations

import json
import sys
from pathlib import Path

from meadhall.site.server import run
from meadhall.site.settings import RateLimits, Settings

PLENTY = dict.fromkeys(RateLimits.__dataclass_fields__, "1000000/minute")


def main() -> None:
    folder, given = Path(sys.argv[1]), json.loads(sys.argv[2])
    limits = RateLimits(**PLENTY | given.pop("limits", {}))
    settings = Settings(folder, limits=limits, **{"port": 0, "clock_grace": 0.0} | given)
    run(settings, lambda port: print(port, flush=True))


if __name__ == "__main__":
    main()
