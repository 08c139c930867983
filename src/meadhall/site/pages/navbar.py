"""The navigation bar: brand, sections, language, theme, account. It needs no script."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from htpy import Element, Node, a, button, details, form, header, input, nav, span, summary

from meadhall.core.i18n import LANGUAGES
from meadhall.look.icons import icon
from meadhall.site.i18n import say
from meadhall.store.accounts import Account

from ..preferences import ALLOWED, Preferences

NATIVE_NAMES: Final = {"en": "English", "ru": "Русский", "fr": "Français"}


@dataclass(frozen=True, slots=True)
class Choice:
    value: str
    label: str
    lang: str | None = None


def top_bar(preferences: Preferences, account: Account | None, path: str, back: str) -> Element:
    """`path` is where the reader is, `back` where to come back to after a switch."""
    return header(".top")[
        a(".brand", href="/")[icon("viking-longhouse"), span["Meadhall"]],
        nav({"aria-label": say("Rooms of the house")})[
            _room("/games", say("Games"), path),
            _room("/tables", say("Tables"), path),
            _room("/mine", say("My games"), path),
        ],
        span(".tools")[
            _switch(
                "language",
                say("Language"),
                preferences.language.upper(),
                _languages(),
                preferences.language,
                back,
            ),
            _switch("theme", say("Theme"), icon("candle-light"), theme_choices(), preferences.theme, back),
            a(".btn.small.me", href="/account")[
                icon("person"), span[account.name if account else say("Account")]
            ],
        ],
    ]


def theme_choices() -> list[Choice]:
    words = {"system": say("As the system"), "light": say("Light"), "dark": say("Dark")}
    return [Choice(theme, words[theme]) for theme in ALLOWED["theme"]]


def _languages() -> list[Choice]:
    return [Choice(language, NATIVE_NAMES[language], language) for language in LANGUAGES]


def _room(address: str, name: str, path: str) -> Element:
    inside = path == address or path.startswith(f"{address}/")
    return a(href=address, aria_current="page" if inside else None)[name]


def _switch(name: str, label: str, face: Node, choices: list[Choice], current: str, back: str) -> Element:
    """A small menu whose entries are buttons of a form: pressing one sets the cookie and comes back."""
    return details(".menu", name="switch")[
        summary({"title": label})[span(".sr")[f"{label}: "], face],
        form(method="post", action="/ways")[
            input(type="hidden", name="back", value=back),
            (
                button(
                    name=name,
                    value=choice.value,
                    lang=choice.lang,
                    aria_pressed="true" if choice.value == current else "false",
                )[choice.label]
                for choice in choices
            ),
        ],
    ]
