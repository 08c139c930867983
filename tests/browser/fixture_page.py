"""The pages of the fixture table, written as the contract (docs/pages.md) says."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from meadhall.site.pages.match.page import client_words


def region(name: str, content: str, **attributes: str) -> str:
    extra = "".join(f' {key.replace("_", "-")}="{escape(value)}"' for key, value in attributes.items())
    return f'<div id="r-{name}" data-region="{name}"{extra}>{content}</div>'


def piece(key: str, *, can: bool = True, label: str = "", **attributes: str) -> str:
    extra = "".join(
        f' {name.rstrip("_").replace("_", "-")}="{escape(value)}"' for name, value in attributes.items()
    )
    lit = " can" if can else ""
    return f'<button type="button" class="piece{lit}" data-press="{key}"{extra}>{label or key}</button>'


def zone(*pieces: str, name: str = "board") -> str:
    """Pieces in rows of three."""
    return f'<div class="zone" data-zone="{name}">{"".join(pieces)}</div>'


def live_page(regions: Mapping[str, str], seq: int, said: int) -> str:
    data = {"table": "t1", "seq": seq, "said": said, "socket": "/table/t1/live", "seat": 0}
    return _page("".join(regions.values()), data)


def replay_page(frames: Sequence[Mapping[str, Any]]) -> str:
    buttons = "".join(
        f'<button type="button" data-do="replay-{name}">{name}</button>'
        for name in ("first", "back", "next", "last", "play")
    )
    bar = f'<input type="range" data-replay-at min="0" max="{len(frames) - 1}" aria-label="Move">'
    first = "".join(frames[0]["regions"].values()) if frames else ""
    data = {"replay": "/table/t1/replay/frame", "move": 0, "moves": len(frames) - 1, "seat": 0}
    return _page(f"{first}<p>{buttons}{bar}<b data-replay-move></b></p>", data)


def plain_page() -> str:
    form = """
      <form data-ways>
        <select name="theme"><option>system</option><option>light</option><option>dark</option></select>
        <select name="speed"><option>slow</option><option>normal</option><option>fast</option></select>
        <input type="checkbox" name="one_tap" value="on" aria-label="One tap">
      </form>
      <button type="button" data-way="sound:on">Sound</button>
      <button type="button" data-do="copy" data-copy="https://example.org/t/1">Copy</button>"""
    return _page(form, {})


def _client_words() -> str:
    """One of them in the page's own language."""
    return str(client_words()).replace("The connection is lost. Coming back…", "Verbindung weg")


def _page(content: str, data: Mapping[str, object]) -> str:
    attributes = "".join(f' data-{name}="{escape(str(value))}"' for name, value in data.items())
    return f"""<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Fixture</title><link rel="icon" href="data:,">
<link rel="stylesheet" href="/style.css"><script type="module" src="/static/js/main.js"></script></head>
<body{attributes}>
<main>{content}</main>
<p data-notice hidden></p>
<dialog data-sheet aria-label="About"><div data-sheet-handle>=</div>
<button type="button" data-do="sheet-close">Close</button><div data-sheet-body></div></dialog>
<div data-live="polite" aria-live="polite"></div><div data-live="assertive" aria-live="assertive"></div>
{_client_words()}
</body></html>"""
