"""The look of a game, as a browser meets it: scenes of random games, what can be pressed in them, and checks
that every look is to pass.

`check_look` needs nothing but the contract. An `Onlooker` makes the same checks one by one, for ways that a
game's own tests choose:

    EYES = Onlooker(GAME, LOOK, {"two": (2, {}), "full house": (4, {"expansion": True})})

    @pytest.mark.parametrize("way", EYES.ways)
    def test_a_whole_game_by_pressing(way: str) -> None:
        EYES.check_a_game_by_pressing(way, seed=11)
"""

from __future__ import annotations

from collections.abc import Iterable

from htpy import Node
from markupsafe import Markup

from meadhall.core.game import Game
from meadhall.core.i18n import speaking
from meadhall.core.table import SPECTATOR, Table
from meadhall.look.contract import Draft, Explain, Look
from meadhall.look.drawings import text

from .failures import each_position, expect, expect_same, located
from .onlooker import Onlooker
from .pages import problems_of
from .random_play import Way, viewers
from .watcher import look_of
from .words import languages_of

STRANGE: tuple[str, ...] = ("", "?", "choice:", "choice:999999", "choice:-1", "nobody:1")


def check_look(
    game: Game,
    ways: Iterable[Way] | None = None,
    seeds: Iterable[int] = (1,),
    every: int = 1,
    eyes: Onlooker | None = None,
) -> None:
    """Every viewer gets a sound page without secrets in each language, and presses lead to the legal choices;
    in each position of random games, or each tenth. `eyes`: an onlooker that knows how to press this look."""
    look = look_of(game)
    onlooker = eyes or Onlooker(game, look, {})
    languages = languages_of(game)
    with located(game, Way(game.usual_seats), 0, 0):
        check_about(game, look, languages)

    def check(table: Table, step: int) -> None:
        with speaking(languages[step // every % len(languages)]):
            check_pages(onlooker, table, step)

    def check_whole(way: Way, seed: int) -> None:
        check_story(onlooker, way, seed)

    each_position(game, ways, seeds, every, check, check_whole)


def check_about(game: Game, look: Look, languages: Iterable[str]) -> None:
    """The game's own page is sound in every language."""
    for language in languages:
        with speaking(language):
            for what in (Markup(game.cover()), look.how_to_play(), look.definitions()):
                check_html(what)
            expect(text(look.how_to_play()), f"how_to_play() is empty in {language}")


def check_html(node: Node) -> None:
    found = list(problems_of(text(node)))
    expect(not found, "the HTML is not sound: " + "; ".join(found[:5]))


def check_pages(eyes: Onlooker, table: Table, step: int) -> None:
    for viewer in viewers(table):
        check_page(eyes, table, viewer)
        eyes.check_nothing_hidden(table, viewer, luck=1000 + step)
        check_strange_keys(eyes, table, viewer)
    for seat in table.to_act():
        check_legal_keys(eyes, table, seat)
        eyes.check_choices(table, seat)


def check_page(eyes: Onlooker, table: Table, viewer: int) -> None:
    """Sound, accessible, and in its places."""
    scene = eyes.scene(table, viewer)
    texts = eyes.texts(scene)
    check_html(eyes.look.layout(texts))
    found = [problem for name, part in texts.items() for problem in problems_of(part)]
    if viewer != SPECTATOR:  # a spectator may be shown a board twice
        found += problems_of("".join(texts.values()))
    expect(not found, f"the page of viewer {viewer} is not sound: " + "; ".join(found[:5]))
    expect(eyes.look.headline(scene), "the headline is empty")
    expect(eyes.look.prompt(scene).what, f"the prompt of viewer {viewer} is empty")
    tabs = [tab.id for tab in eyes.look.tabs(scene)]
    expect(tabs and len(set(tabs)) == len(tabs), f"tabs repeat or are missing: {tabs}")
    expect_same("the same scene is drawn the same", eyes.texts(eyes.scene(table, viewer)), texts)


def check_legal_keys(eyes: Onlooker, table: Table, seat: int) -> None:
    """Pressing a piece that is shown as legal does something."""
    scene = eyes.scene(table, seat)
    legal, _others = eyes.keys_to_press(scene)
    expect(legal, f"seat {seat} must act, but nothing is shown as legal")
    for key in legal:
        answer = eyes.look.press(scene, key)
        expect(
            not isinstance(answer, Explain), f"{key!r} is shown as legal, but only explains itself: {answer}"
        )


def check_strange_keys(eyes: Onlooker, table: Table, viewer: int) -> None:
    """Keys that stand on no page are explained, and anybody else's are."""
    scene = eyes.scene(table, viewer)
    legal, others = eyes.keys_to_press(scene)
    for key in {*STRANGE, *others} - legal:
        answer = eyes.look.press(scene, key)
        if isinstance(answer, Explain):
            expect(answer.text, f"pressing {key!r} is explained by an empty text")
        elif not (eyes.look.shares_drafts and isinstance(answer, Draft)):
            expect(scene.choices, f"pressing {key!r} does something for viewer {viewer}, who has no choice")


def check_story(eyes: Onlooker, way: Way, seed: int) -> None:
    """The log has a line for each sentence, pieces that travel arrive, the sheet shows the result."""
    story = Onlooker(eyes.game, eyes.look, {"way": way})
    story.check_flights("way", seed, least=0)
    for language in languages_of(eyes.game):
        story.check_lines("way", seed, language)
    table, _entries = story.told_game("way", seed)[-1]
    result = table.result()
    if result is not None and result.won is None and eyes.look.score_sheet(eyes.scene(table, 0)) is not None:
        story.check_sheet("way", seed, adds_up=False)
