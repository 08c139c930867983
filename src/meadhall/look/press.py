"""Pieces to press and pieces to look at, with the attributes that the browser client understands."""

from __future__ import annotations

from functools import cache

from markupsafe import Markup

from .markup import escaped, html


def attributes(**values: str) -> str:
    """Attributes by name (`data_press` is `data-press`); empty ones are left out."""
    return "".join([f' {written(name)}="{escaped(value)}"' for name, value in values.items() if value])


@cache
def written(name: str) -> str:
    return name.rstrip("_").replace("_", "-")


def legal(
    key: str,
    picture: str,
    name: str,
    kind: str = "",
    act: str = "",
    about: str = "",
    place: str = "",
    chosen: bool = False,
    hotkey: str = "",
    drag: bool = False,
) -> Markup:
    """A piece that may be pressed now: a button with its name (and consequence), ringed."""
    state = "chosen" if chosen else "can"
    rest = attributes(
        aria_label=name,
        data_key=place,
        data_press=key,
        data_act=act,
        data_about=about,
        data_place=place,
        data_hotkey=hotkey,
        aria_pressed="true" if chosen else "",
        draggable="true" if drag else "",
    )
    return html(f'<button type="button" class="piece {kind} {state}"{rest}>{picture}</button>')


def quiet(
    picture: str, name: str, kind: str = "", why: str = "", about: str = "", place: str = "", tag: str = "div"
) -> Markup:
    """A piece that cannot be pressed now. A press sends the key `why`, which explains the reason."""
    rest = attributes(aria_label=name, data_key=place, data_press=why, data_about=about, data_place=place)
    role = ' role="img"' if name else ""
    return html(f'<{tag} class="piece {kind}"{role}{rest}>{picture}</{tag}>')
