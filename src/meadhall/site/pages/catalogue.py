"""The catalogue: all games, with the words and the picture that each declares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from htpy import Element, Node, a, article, button, div, form, h2, p, span

from meadhall.core.errors import Refusal
from meadhall.core.game import Game, Option, OptionValue
from meadhall.core.registry import game_here, game_ids
from meadhall.look.contract import Look
from meadhall.look.covers import landscape
from meadhall.look.icons import icon
from meadhall.site.i18n import say

from .assets import look_of

ANY_GAME: Final = Game.emblem  # for a game that is not here any more


@dataclass(frozen=True, slots=True)
class GameFace:
    game: Game
    look: Look | None

    @property
    def id(self) -> str:
        return self.game.id

    @property
    def title(self) -> str:
        return self.game.title()

    @property
    def about(self) -> str:
        return self.game.translated(self.game.about)

    @property
    def emblem(self) -> str:
        return self.game.emblem

    @property
    def counts_points(self) -> bool:
        return self.game.counts_points

    @property
    def about_seats(self) -> str:
        return self.game.translated(self.game.about_seats)

    @property
    def alone(self) -> str:
        return self.game.translated(self.game.solo_name)

    @property
    def minutes(self) -> str:
        """How long a game takes; "" if the game does not say."""
        minutes = self.game.minutes
        return say("{minutes} min", minutes=span_of_numbers(*minutes)) if minutes else ""

    def picture(self) -> Node:
        return landscape(self.game.cover())

    def option_words(self, option: Option) -> tuple[str, str]:
        return self.game.option_words(option)

    def value_words(self, option: Option, value: OptionValue) -> str:
        return self.game.value_words(option, value)


def face_of(game: str) -> GameFace:
    """Refuses a game that is not here."""
    found = game_here(game)
    return GameFace(found, look_of(found))


def known_face(game: str) -> GameFace | None:
    """None for a game that is not here any more, or cannot be loaded."""
    try:
        return face_of(game)
    except Refusal:
        return None


def catalogue() -> list[GameFace]:
    """All games that can be played."""
    return [face for face in map(known_face, game_ids()) if face]


def emblems() -> set[str]:
    """The icons that may stand for a game in a list."""
    return {ANY_GAME, *(face.emblem for face in catalogue())}


# -- cards -------------------------------------------------------------------------------------------


def game_cards() -> Element:
    return div(".games")[(_card(face) for face in catalogue())]


def _card(face: GameFace) -> Element:
    return article(".panel.game")[
        a(".picture", href=f"/games/{face.id}", tabindex="-1", aria_hidden="true")[face.picture()],
        div(".in")[
            h2[a(href=f"/games/{face.id}")[face.title]],
            p[face.about],
            facts(face),
            play_button(face, "soft"),
            div(".two")[
                a(href=f"/games/{face.id}/table", aria_label=f"{say('With friends')}: {face.title}")[
                    say("With friends")
                ],
                a(href=f"/games/{face.id}#rules", aria_label=f"{say('How to play')}: {face.title}")[
                    say("How to play")
                ],
            ],
        ],
    ]


def play_button(face: GameFace, kind: str) -> Element:
    """One press, and one sits at a table with bots."""
    return form(method="post", action=f"/play/{face.id}")[
        button({"class": f"btn {kind}"}, type="submit", aria_label=f"{say('Play now')}: {face.title}")[
            say("Play now")
        ]
    ]


def facts(face: GameFace) -> Element:
    return div(".facts")[
        span[icon("three-friends", say("Players")), players(face.game)],
        span[icon("hourglass", say("Time")), face.minutes] if face.minutes else None,
    ]


def players(game: Game) -> str:
    return span_of_numbers(game.least_seats, game.most_seats)


def span_of_numbers(least: int, most: int) -> str:
    return str(least) if least == most else f"{least}–{most}"
