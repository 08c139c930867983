# interpreted: the command line
"""The command `meadhall`: one file a command. This module handles their errors.

Refusals and wrong usage: one line on stderr, exit code 2. Ctrl-C: exit code 130. A closed pipe: silence.
"""

from __future__ import annotations

import io
import os
import sys
from typing import Final

from meadhall.core.errors import Refusal

REFUSED: Final = 2
INTERRUPTED: Final = 130


def main() -> None:
    _make_streams_forgiving()
    try:
        code = _run()
        sys.stdout.flush()
    except KeyboardInterrupt:
        code = INTERRUPTED
    except BrokenPipeError:
        _forget_output()
        code = 1
    if code == INTERRUPTED:
        _say("stopped.")
    sys.exit(code)


def _run() -> int:
    import typer  # noqa: PLC0415  (Ctrl-C while loading should end cleanly, too)

    from .app import app  # noqa: PLC0415

    try:
        return int(app(prog_name="meadhall", standalone_mode=False) or 0)
    except Refusal as refusal:
        _say(str(refusal))
    except typer.TyperException as wrong_usage:
        _say(f"{wrong_usage.format_message()} (meadhall --help tells more)")
    return REFUSED


def _say(sentence: str) -> None:
    print(f"meadhall: {' '.join(sentence.split())}", file=sys.stderr)


def _make_streams_forgiving() -> None:
    """Replace characters that the terminal cannot show instead of failing."""
    for stream, errors in ((sys.stdin, "replace"), (sys.stdout, "backslashreplace")):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=errors)


def _forget_output() -> None:
    """Drop the buffered output: the pipe is closed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
