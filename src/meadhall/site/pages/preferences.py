"""The settings as a form, and the route that keeps them. They work without a script, too."""

from __future__ import annotations

from fastapi import APIRouter, Request
from htpy import Element, b, button, div, fieldset, form, h2, input, label, legend, section, small, span
from starlette.responses import Response

from meadhall.core.i18n import LANGUAGES
from meadhall.site.i18n import say
from meadhall.site.preferences import OFF, ON, Preferences

from .forms import TheFormData, local_address
from .layout import go_to
from .navbar import NATIVE_NAMES, Choice, theme_choices


def preferences_form(preferences: Preferences) -> Element:
    return section({"class": "panel box", "id": "ways"})[
        h2[say("Settings")],
        form({"class": "stack", "data-ways": ""}, method="post", action="/ways")[
            input(type="hidden", name="back", value="/account?done=ways"),
            _one_of("language", say("Language"), _languages(), preferences.language),
            _one_of("theme", say("Theme"), theme_choices(), preferences.theme),
            _one_of("motion", say("Motion"), _motions(), preferences.motion),
            _one_of("speed", say("Speed of animations and bots"), _speeds(), preferences.speed),
            _switch(
                "sound",
                say("Sounds"),
                say("Coins, cards, and a horn when it is your turn."),
                preferences.sound,
            ),
            _switch(
                "one_tap",
                say("One tap plays"),
                say("On touch screens: without a preview first."),
                preferences.one_tap,
            ),
            _switch(
                "notify",
                say("Notifications"),
                say("Tell me when it is my turn while I look elsewhere."),
                preferences.notify,
            ),
            button(".btn.soft", type="submit")[say("Save settings")],
        ],
    ]


def _languages() -> list[Choice]:
    return [Choice(language, NATIVE_NAMES[language], language) for language in LANGUAGES]


def _motions() -> list[Choice]:
    return [
        Choice("system", say("As the system")),
        Choice("full", say("Pieces travel")),
        Choice("none", say("Nothing moves")),
    ]


def _speeds() -> list[Choice]:
    return [Choice("slow", say("Slow")), Choice("normal", say("Usual")), Choice("fast", say("Fast"))]


def _one_of(name: str, title: str, choices: list[Choice], current: str) -> Element:
    return fieldset[
        legend[title],
        div(".seg")[
            (
                label(lang=choice.lang)[
                    input(type="radio", name=name, value=choice.value, checked=choice.value == current),
                    span[b[choice.label]],
                ]
                for choice in choices
            )
        ],
    ]


def _switch(name: str, title: str, about: str, current: str) -> Element:
    """A hidden "off" before the switch: of two fields of one name the last counts."""
    about_id = f"about_{name}"
    return label(".opt")[
        input(type="hidden", name=name, value=OFF),
        input(
            {"class": "switch", "type": "checkbox", "role": "switch", "aria-describedby": about_id},
            name=name,
            value=ON,
            checked=current == ON,
        ),
        span[b[title], small(id=about_id)[about]],
    ]


router = APIRouter(include_in_schema=False)


@router.post("/ways")
async def save_preferences(request: Request, form_data: TheFormData) -> Response:
    response = go_to(local_address(form_data.one("back")))
    Preferences.of(request).changed(form_data.as_dict()).remember(response, request)
    return response
