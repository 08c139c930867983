"""Planning together: fields that are marked, a way that is about to be gone, and who agrees."""

from __future__ import annotations

from collections.abc import Mapping

from meadhall.core.table import Table
from meadhall.games.andor.look.look import LOOK
from meadhall.look.contract import Draft, Scene
from tests.games.andor.look.scenes import EYES, random_legend
from tests.games.andor.random_play import Way


def a_turn() -> tuple[Table, int, int]:
    """A table, who acts, and who does not."""
    for table in random_legend(Way("L2", 2, 2), 5):
        seat = table.to_act()[0]
        if table.decision(seat) == "turn":
            return table, seat, 1 - seat
    raise AssertionError("nobody has a turn")


def with_plans(scene: Scene, plans: Mapping[int, tuple[str, ...]]) -> Scene:
    shared = tuple(plans.get(seat, ()) for seat in range(len(scene.seats)))
    return scene._replace(plans=shared, draft=plans.get(scene.viewer, ()))


def test_who_waits_marks_a_field_and_takes_the_mark_back() -> None:
    table, _acts, waits = a_turn()
    scene = EYES.scene(table, waits)
    assert LOOK.press(scene, "field:28") == Draft(("mark:28",))
    assert LOOK.press(with_plans(scene, {waits: ("mark:28",)}), "field:28") == Draft(())
    assert LOOK.press(with_plans(scene, {waits: ("mark:28",)}), "field:29") == Draft(("mark:29",))


def test_all_see_the_mark_and_whose_it_is() -> None:
    table, acts, waits = a_turn()
    hero = next(each.hero for each in table.view(0).heroes if each.seat == waits)  # type: ignore[attr-defined]
    for viewer in (-1, acts, waits):
        shown = EYES.texts(with_plans(EYES.scene(table, viewer), {waits: ("mark:28",)}))
        assert '<use class="hi marked" href="#c28"/>' in shown["marks"]
        assert f'class="flag hero {hero}"' in shown["route"]


def test_others_see_the_way_and_may_agree() -> None:
    table, acts, waits = a_turn()
    far = max(key for key in EYES.keys_to_press(EYES.scene(table, acts))[0] if key.startswith("field:"))
    plan = {acts: (f"to:{far[6:]}",)}
    scene = with_plans(EYES.scene(table, waits), plan)
    assert 'class="way"' in EYES.texts(scene)["route"]
    assert 'class="way"' in EYES.texts(with_plans(EYES.scene(table, -1), plan))["route"]
    told = LOOK.prompt(scene)
    assert f"field {far[6:]}" in told.why
    assert "agree" in [button.key for button in told.buttons]
    assert LOOK.press(scene, "agree") == Draft(("agree",))
    agreed = with_plans(EYES.scene(table, acts), {**plan, waits: ("agree",)})
    assert "Agreed: " in LOOK.prompt(agreed).why


def test_nobody_marks_a_field_once_the_legend_is_over() -> None:
    table, _acts, waits = a_turn()
    over = EYES.scene(table, waits)._replace(over=True)
    assert not isinstance(LOOK.press(over, "field:28"), Draft)
