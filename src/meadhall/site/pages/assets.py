"""Style sheets, scripts, fonts: files browsers may keep. An address with a mark never changes its content.

Modules of the browser client import each other by name, so all of them are under one mark, a folder that is
not there: `/static/@3ef5…/js/main.js`. A page names all it will need: nothing is found out one by one.
"""

from __future__ import annotations

import hashlib
import inspect
import re
from functools import cache
from os import PathLike, stat_result
from pathlib import Path
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from meadhall.core.game import Game
from meadhall.core.registry import game_here
from meadhall.look.contract import Look
from meadhall.look.icons import take_icons_from
from meadhall.site.errors import HttpError

STATIC: Final = Path(__file__).parents[1] / "static"
ADDRESS: Final = "/static"
FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"  # keep it, but ask whether it changed
FONT: Final = ".woff2"
FACES: Final = ("alegreya-sans-{script}-400-normal", "forum-{script}-400-normal")
SCRIPT_OF: Final = {"ru": "cyrillic"}
MARK: Final = "@"
IMPORTED: Final = re.compile(r'^(?:import|\} from) .*?"(\.[^"]+)";$', re.MULTILINE)

take_icons_from(STATIC / "vendor" / "icons.json")


class Assets(StaticFiles):
    def get_path(self, scope: Scope) -> str:
        path = Path(super().get_path(scope))
        return str(Path(*path.parts[1:]) if path.parts[0].startswith(MARK) else path)

    def file_response(
        self,
        full_path: str | PathLike[str],
        stat_result: stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        marked = scope["query_string"].startswith(b"v=") or f"/{MARK}" in scope["path"]
        lasting = marked or str(full_path).endswith(FONT)
        response.headers["Cache-Control"] = FOR_EVER if lasting else ASK_AGAIN
        return response


def asset(path: str) -> str:
    """The address of a file in `static`."""
    return f"{ADDRESS}/{path}{_mark(STATIC / path)}"


def module(path: str) -> str:
    """The address of a module of the browser client."""
    return f"{ADDRESS}/{MARK}{_mark_of_modules()}/{path}"


@cache
def modules_behind(path: str) -> tuple[str, ...]:
    """All that a module imports, and what these import, by their addresses."""
    found: dict[Path, None] = {}
    wanted = [STATIC / path]
    while wanted:
        file = wanted.pop()
        for name in IMPORTED.findall(file.read_text()):
            imported = (file.parent / name).resolve()
            if imported not in found:
                found[imported] = None
                wanted.append(imported)
    return tuple(module(str(file.relative_to(STATIC.resolve()))) for file in found)


@cache
def _mark_of_modules() -> str:
    files = sorted([*STATIC.glob("js/*.js"), *STATIC.glob("vendor/*.js")])
    return hashlib.sha256(b"".join(file.read_bytes() for file in files)).hexdigest()[:12]


def font_faces(language: str) -> list[str]:
    """The two faces a page in this language shows first."""
    script = SCRIPT_OF.get(language, "latin")
    return [f"{ADDRESS}/vendor/files/{face.format(script=script)}{FONT}" for face in FACES]


# -- a game's own style sheets -----------------------------------------------------------------------


def look_of(game: Game) -> Look | None:
    look = game.look()
    return look if isinstance(look, Look) else None


def look_styles(game: Game) -> tuple[str, ...]:
    """The addresses of the style sheets of a game's look."""
    look = look_of(game)
    if look is None:
        return ()
    folder = _look_folder(look)
    return tuple(f"/look/{game.id}/{name}{_mark(folder / name)}" for name in look.styles)


def look_style_file(game: str, name: str) -> Path | None:
    """The file behind such an address; None where there is none. Only what the look names is given out."""
    look = look_of(game_here(game))
    if look is None or name not in look.styles:
        return None
    file = _look_folder(look) / name
    return file if file.is_file() else None


def _look_folder(look: Look) -> Path:
    return Path(inspect.getfile(type(look))).parent


@cache
def _mark(file: Path) -> str:
    return f"?v={hashlib.sha256(file.read_bytes()).hexdigest()[:12]}" if file.is_file() else ""


router = APIRouter(include_in_schema=False)


@router.get("/look/{game}/{name}")
async def style_sheet(game: str, name: str, request: Request) -> Response:
    file = look_style_file(game, name)
    if file is None:
        raise HttpError("no_such_page")
    lasting = FOR_EVER if "v" in request.query_params else ASK_AGAIN
    return FileResponse(file, headers={"Cache-Control": lasting}, media_type="text/css")
