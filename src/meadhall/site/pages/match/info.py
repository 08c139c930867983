"""The contents of the sheet that are the site's own (`data-about="site:rules"`): rules, settings, leaving,
log.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from htpy import (
    Element,
    Node,
    a,
    button,
    code,
    div,
    form,
    h2,
    input,
    label,
    option,
    p,
    section,
    select,
    small,
    span,
)

from meadhall.site.i18n import say
from meadhall.site.matches.live_match import LiveMatch
from meadhall.site.pages.layout import Visit
from meadhall.site.pages.preferences import setting_choices, setting_hint, setting_name
from meadhall.site.pages.rules import rules_pointer
from meadhall.site.preferences import OFF, ON

from .bars import action_form
from .log import whole_log
from .plain_look import look_of


def about_site(key: str, visit: Visit, match: LiveMatch, viewer: int) -> Node:
    """None for what the site does not tell."""
    section = SECTIONS.get(key)
    return None if section is None else div(".sheet-content")[section(visit, match, viewer)]


def _rules(_visit: Visit, match: LiveMatch, _viewer: int) -> Node:
    return div(".prose")[
        h2[say("How to play")],
        rules_pointer(match.config.game, match.id),
        look_of(match.config.game).how_to_play_at(match.config.options),
        _seal(match),
    ]


def _seal(match: LiveMatch) -> Element:
    return section[
        h2[say("Honest luck")],
        p[say("The seal of this game's luck, told before the first choice; at the end the seed proves it:")],
        p[code(".seal")[match.config.commitment]],
    ]


def _log(_visit: Visit, match: LiveMatch, viewer: int) -> Node:
    return [h2[say("Log")], whole_log(match, viewer)]


def _invitation(_visit: Visit, match: LiveMatch, viewer: int) -> Node:
    """Ways to leave. A player may leave for now, or give up."""
    home_link = p[a(".btn.go", href="/")[say("To the hall")]]
    if viewer < 0 or not match.playing:
        return [h2[say("Leave")], p[say("You can come back at any time by the same address.")], home_link]
    return [
        h2[say("Leave for now")],
        p[say("Your seat stays yours, and the table waits for you.")],
        home_link,
        h2[say("Give up")],
        p[say("A bot plays in your place to the end. As long as the game lasts you may take over again.")],
        action_form(match.id, "leave", say("Let a bot play for me"), "danger"),
    ]


def _settings(visit: Visit, match: LiveMatch, _viewer: int) -> Node:
    """The client sets them at once; without it, and for another language, the button does."""
    return [
        h2[say("Settings")],
        form(".settings", method="post", action="/ways", data_ways=True)[
            input(type="hidden", name="back", value=f"/table/{match.id}"),
            (
                _choice(name, getattr(visit.preferences, name))
                for name in ("language", "speed", "motion", "theme")
            ),
            (_switch(name, getattr(visit.preferences, name)) for name in ("sound", "one_tap", "notify")),
            button(".btn.go")[say("Keep")],
        ],
    ]


SECTIONS: Final[dict[str, Callable[[Visit, LiveMatch, int], Node]]] = {
    "site:rules": _rules,
    "site:log": _log,
    "site:door": _invitation,
    "site:settings": _settings,
}


def _choice(setting: str, current: str) -> Element:
    return label(".field")[
        setting_name(setting),
        select(name=setting)[
            (
                option(value=choice.value, selected=choice.value == current)[choice.label]
                for choice in setting_choices(setting)
            )
        ],
    ]


def _switch(setting: str, current: str) -> Element:
    return label(".field.check")[
        input(type="hidden", name=setting, value=OFF),
        input(type="checkbox", name=setting, value=ON, checked=current == ON),
        span[setting_name(setting), small[setting_hint(setting)]],
    ]
