"""Logs: what happened, where, and a few plain facts. Never names, texts or secrets.

For programs (a file, a pipe) everything as JSON, one line each. For somebody at a terminal only what went
wrong, to be read.
"""

from __future__ import annotations

import json
import logging
import sys
from datetime import UTC, datetime
from typing import Final

ORDINARY: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "asctime", "color_message"}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "what": record.getMessage(),
        }
        line |= facts(record)
        if record.exc_info:
            line["trouble"] = self.formatException(record.exc_info)
        return json.dumps(line, default=str)


class PlainLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        at = datetime.fromtimestamp(record.created).strftime("%H:%M:%S")
        fields = "".join(f", {name} {value}" for name, value in facts(record).items())
        line = f"{at} {record.levelname.lower()}: {record.getMessage()}{fields}"
        return f"{line}\n{self.formatException(record.exc_info)}" if record.exc_info else line


def facts(record: logging.LogRecord) -> dict[str, object]:
    return {key: value for key, value in vars(record).items() if key not in ORDINARY}


def set_up_logs() -> None:
    """All logs of this process go to stderr."""
    terminal = sys.stderr.isatty()
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(PlainLines() if terminal else JsonLines())
    logging.basicConfig(level=logging.WARNING if terminal else logging.INFO, handlers=[handler], force=True)
    logging.getLogger("uvicorn.error").setLevel(logging.WARNING)
