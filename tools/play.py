"""Serves from the sources at once, compiles the engine in the background, then restarts the server with it.

    python tools/play.py [options of `meadhall serve`]

The restart keeps the listening socket; pages reconnect by themselves, and no move is lost.
"""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import threading
from pathlib import Path
from types import FrameType

ROOT = Path(__file__).resolve().parent.parent
LOG = ROOT / "build" / "play.log"
BUILD_NOTE = ROOT / ".venv" / "meadhall-build"  # how the installed engine was built
RESTART = signal.SIGUSR2


def say(line: str) -> None:
    print(f"play: {line}", flush=True)


def start_build() -> subprocess.Popen[bytes]:
    """In a session of its own: Ctrl-C reaches the server only, and one signal ends all compilers."""
    LOG.parent.mkdir(exist_ok=True)
    with LOG.open("wb") as log:
        return subprocess.Popen(
            ["nice", "-n", "10", "tools/setup.sh", "engine"],
            cwd=ROOT,
            stdin=subprocess.DEVNULL,
            stdout=log,
            stderr=log,
            start_new_session=True,
        )


def restart_when_built(build: subprocess.Popen[bytes], server: subprocess.Popen[bytes]) -> None:
    if build.wait() != 0:
        if build.returncode > 0:
            say(f"compiling the engine failed (see {LOG.relative_to(ROOT)}); the site stays interpreted")
    elif "interpreted" in BUILD_NOTE.read_text():
        say(BUILD_NOTE.read_text().strip().removeprefix("meadhall: "))
    elif server.poll() is None:
        server.send_signal(RESTART)


def stop(build: subprocess.Popen[bytes]) -> None:
    if build.poll() is None:
        os.killpg(build.pid, signal.SIGTERM)


def main() -> int:
    server = subprocess.Popen([sys.executable, "tools/from_sources.py", "serve", *sys.argv[1:]], cwd=ROOT)

    def forward(number: int, _frame: FrameType | None) -> None:
        server.send_signal(number)

    signal.signal(signal.SIGTERM, forward)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal sends it to the server, too
    build = start_build()
    threading.Thread(target=restart_when_built, args=(build, server), daemon=True).start()
    try:
        return server.wait()
    finally:
        stop(build)


if __name__ == "__main__":
    sys.exit(main())
