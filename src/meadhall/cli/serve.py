# interpreted: the command line
"""`meadhall serve`. The site is imported only here, so that other commands start quickly."""

from __future__ import annotations

import gc
import os
import sys
import webbrowser
from functools import partial
from pathlib import Path
from threading import Thread
from typing import Annotated, Final

import typer

from meadhall.core.errors import Refusal

from .terminal import say

USUAL_PORT: Final = 8137


def serve(
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; 0 takes a free one.")] = USUAL_PORT,
    host: Annotated[str, typer.Option(help="Address to listen at.")] = "127.0.0.1",
    data: Annotated[Path | None, typer.Option(help="Folder for all that is kept; made if missing.")] = None,
    database: Annotated[
        str | None, typer.Option(help="URL of another database, as postgresql://user@host/name.")
    ] = None,
    lan: Annotated[bool, typer.Option("--lan", help="Let your network in; shows a QR code.")] = False,
    no_browser: Annotated[
        bool, typer.Option("--no-browser", help="Open no browser (none is opened without a screen).")
    ] = False,
) -> None:
    """Open the house: people and programs play over HTTP.

    Everything is kept in the data folder (SQLite), which is made and brought up to date by itself. Stop with
    Ctrl-C; at the next start every match goes on where it was.

    \b
    Examples:
      meadhall serve
      meadhall serve --lan --port 8000
      meadhall serve --database postgresql://meadhall@localhost/meadhall
    """
    gc.disable()  # till the server has started: nothing that is loaded will be thrown away
    try:
        from meadhall.site.network import (  # noqa: PLC0415
            EVERYWHERE,
            inherited_socket,
            open_socket,
            restart_with,
        )
        from meadhall.site.server import Ending, run  # noqa: PLC0415
        from meadhall.site.settings import Settings  # noqa: PLC0415
    except ImportError as problem:
        command = "pip install 'meadhall[site]'"
        raise Refusal("extra_missing", extra="site", module=problem.name, command=command) from None

    at = EVERYWHERE if lan else host
    renewed = inherited_socket()
    listener = renewed or open_socket(at, port)
    settings = Settings(data or usual_folder(), at, port, database)
    greet = partial(_welcome, at, lan=lan, browser=not no_browser)
    ending = run(settings, _say_nothing if renewed else greet, listener)
    if ending is Ending.RENEWAL:
        restart_with(listener)
    if ending is Ending.FAILED:
        raise typer.Exit(1)


def usual_folder() -> Path:
    home = os.environ.get("XDG_DATA_HOME")
    return (Path(home) if home else Path.home() / ".local" / "share") / "meadhall"


def _welcome(host: str, port: int, *, lan: bool, browser: bool) -> None:
    from meadhall.site.network import ALL_NETWORKS, LOOPBACK, lan_address  # noqa: PLC0415

    here = LOOPBACK if host in ALL_NETWORKS else host
    address = f"http://{f'[{here}]' if ':' in here else here}:{port}/"
    say(f"Meadhall is open: {address}")
    if lan:
        _invite(f"http://{lan_address()}:{port}/")
    if browser and has_screen():
        Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def _say_nothing(_port: int) -> None:
    """After a restart the address is known."""


def has_screen() -> bool:
    """Without one, only browsers in the terminal would be found."""
    return sys.platform == "darwin" or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def _invite(address: str) -> None:
    import segno  # noqa: PLC0415

    say(f"In your network:  {address}")
    segno.make(address, micro=False).terminal(compact=True)
