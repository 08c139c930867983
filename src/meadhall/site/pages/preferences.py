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
            [_one_of(name, getattr(preferences, name)) for name in ("language", "theme", "motion", "speed")],
            [_switch(name, getattr(preferences, name)) for name in ("sound", "one_tap", "notify")],
            button(".btn.soft", type="submit")[say("Save settings")],
        ],
    ]


def setting_name(setting: str) -> str:
    names = {
        "language": say("Language"),
        "theme": say("Theme"),
        "motion": say("Motion"),
        "speed": say("Speed of animations and bots"),
        "sound": say("Sounds"),
        "one_tap": say("One tap plays"),
        "notify": say("Notifications"),
    }
    return names[setting]


def setting_hint(setting: str) -> str:
    hints = {
        "sound": say("Coins, cards, and a horn when it is your turn."),
        "one_tap": say("On touch screens: without a preview first."),
        "notify": say("Tell me when it is my turn while I look elsewhere."),
    }
    return hints[setting]


def setting_choices(setting: str) -> list[Choice]:
    choices = {
        "language": [Choice(language, NATIVE_NAMES[language], language) for language in LANGUAGES],
        "theme": theme_choices(),
        "motion": [
            Choice("system", say("As the system")),
            Choice("full", say("Pieces travel")),
            Choice("none", say("Nothing moves")),
        ],
        "speed": [Choice("slow", say("Slow")), Choice("normal", say("Usual")), Choice("fast", say("Fast"))],
    }
    return choices[setting]


def _one_of(setting: str, current: str) -> Element:
    return fieldset[
        legend[setting_name(setting)],
        div(".seg")[
            (
                label(lang=choice.lang)[
                    input(type="radio", name=setting, value=choice.value, checked=choice.value == current),
                    span[b[choice.label]],
                ]
                for choice in setting_choices(setting)
            )
        ],
    ]


def _switch(setting: str, current: str) -> Element:
    """A hidden "off" before the switch: of two fields of one name the last counts."""
    hint_id = f"about_{setting}"
    return label(".opt")[
        input(type="hidden", name=setting, value=OFF),
        input(
            {"class": "switch", "type": "checkbox", "role": "switch", "aria-describedby": hint_id},
            name=setting,
            value=ON,
            checked=current == ON,
        ),
        span[b[setting_name(setting)], small(id=hint_id)[setting_hint(setting)]],
    ]


router = APIRouter(include_in_schema=False)


@router.post("/ways")
async def save_preferences(request: Request, form_data: TheFormData) -> Response:
    response = go_to(local_address(form_data.one("back")))
    Preferences.of(request).changed(form_data.as_dict()).remember(response, request)
    return response
