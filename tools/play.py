"""Serves from the sources at once, compiles the engine beside it, and then lets the server change over.

    python tools/play.py [options of `meadhall serve`]

The change is a restart that keeps the listening socket: live tables resume by themselves, nothing is lost.
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
NOTE = ROOT / ".venv" / "meadhall-build"  # how the installed engine was built
RENEW = signal.SIGUSR2


def say(line: str) -> None:
    print(f"play: {line}", flush=True)


def start_build() -> subprocess.Popen[bytes]:
    """In a session of its own: Ctrl-C is for the server, and the compilers are ended with their leader."""
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


def change_over(build: subprocess.Popen[bytes], server: subprocess.Popen[bytes]) -> None:
    """When the engine is there."""
    if build.wait() != 0:
        if build.returncode > 0:
            say(f"compiling the engine failed (see {LOG.relative_to(ROOT)}); playing on, interpreted")
    elif "interpreted" in NOTE.read_text():
        say(NOTE.read_text().strip().removeprefix("meadhall: "))
    elif server.poll() is None:
        server.send_signal(RENEW)


def end(build: subprocess.Popen[bytes]) -> None:
    if build.poll() is None:
        os.killpg(build.pid, signal.SIGTERM)


def main() -> int:
    server = subprocess.Popen([sys.executable, "tools/from_sources.py", "serve", *sys.argv[1:]], cwd=ROOT)

    def pass_on(number: int, _frame: FrameType | None) -> None:
        server.send_signal(number)

    signal.signal(signal.SIGTERM, pass_on)
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the terminal tells the server itself
    build = start_build()
    threading.Thread(target=change_over, args=(build, server), daemon=True).start()
    try:
        return server.wait()
    finally:
        end(build)


if __name__ == "__main__":
    sys.exit(main())
