"""Preferences of a reader: language, theme, motion, speed, sound, one tap, notifications.

A cookie keeps them, written like the query of an address: `language=ru&theme=dark&sound=on`. It is no secret,
and the browser client reads it, too. Defaults are left out. Unknown values are ignored.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, fields, replace
from typing import Final, Self
from urllib.parse import parse_qsl, urlencode

from starlette.requests import HTTPConnection
from starlette.responses import Response

from meadhall.core.i18n import LANGUAGES, SOURCE

COOKIE: Final = "meadhall_ways"
A_YEAR: Final = 365 * 86_400
SYSTEM: Final = "system"
ON, OFF = "on", "off"
PAGE_COLOURS: Final = {
    "light": "#e4dccb",
    "dark": "#17120e",
}  # --hall of the style sheet: what is around a page
ALLOWED: Final[dict[str, tuple[str, ...]]] = {
    "language": LANGUAGES,
    "theme": (SYSTEM, "light", "dark"),
    "motion": (SYSTEM, "full", "none"),
    "speed": ("slow", "normal", "fast"),
    "sound": (OFF, ON),
    "one_tap": (OFF, ON),
    "notify": (OFF, ON),
}


@dataclass(frozen=True, slots=True)
class Preferences:
    language: str = SOURCE
    theme: str = SYSTEM
    motion: str = SYSTEM
    speed: str = "normal"
    sound: str = OFF
    one_tap: str = OFF
    notify: str = OFF

    @classmethod
    def of(cls, connection: HTTPConnection) -> Self:
        """As the cookie says; the language, if the cookie does not, as the browser does."""
        preferred = cls(language=preferred_language(connection.headers.get("accept-language", "")))
        return preferred.changed(_parsed(connection.cookies.get(COOKIE, "")))

    def changed(self, values: Mapping[str, object]) -> Self:
        """With those of the values that are allowed."""
        sensible = {name: value for name, value in values.items() if value in ALLOWED.get(name, ())}
        return replace(self, **sensible)

    def remember(self, response: Response, connection: HTTPConnection) -> None:
        """Written by hand: `set_cookie` would put the value in quotes, a part of it for scripts."""
        usual = asdict(Preferences(language=""))
        chosen = {name: value for name, value in asdict(self).items() if value != usual[name]}
        secure = "; Secure" if connection.url.scheme in ("https", "wss") else ""
        cookie = f"{COOKIE}={urlencode(chosen)}; Path=/; Max-Age={A_YEAR}; SameSite=Lax{secure}"
        response.headers.append("Set-Cookie", cookie)

    def attributes(self) -> dict[str, str]:
        """The attributes of `<html>`, without those that the system decides or that are off."""
        said = {"lang": self.language, "data-speed": self.speed}
        chosen = {field.name: getattr(self, field.name) for field in fields(self)}
        for name in ("theme", "motion", "sound", "one_tap", "notify"):
            if chosen[name] not in (SYSTEM, OFF):
                said[f"data-{name.replace('_', '-')}"] = chosen[name]
        return said


def preferred_language(header: str) -> str:
    """The best of our languages by an Accept-Language header; English if none is wanted."""
    wanted = [_quality(part) for part in header.split(",")[:20]]
    for quality, tag in sorted(wanted, key=lambda one: -one[0]):
        if quality > 0 and (language := tag.split("-")[0]) in LANGUAGES:
            return language
    return SOURCE


def _quality(part: str) -> tuple[float, str]:
    tag, _, rest = part.partition(";")
    try:
        quality = float(rest.strip().removeprefix("q=")) if rest else 1.0
    except ValueError:
        quality = 0.0
    return quality, tag.strip().lower()


def _parsed(text: str) -> dict[str, str]:
    return dict(parse_qsl(text[:400]))
