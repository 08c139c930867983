"""The bench measures what it says; how fast that is here is not the question."""

from __future__ import annotations

import json

import pytest

from meadhall import compiled
from meadhall.arena.bench import bench, double_processes
from meadhall.arena.interpreted import COMPARED, measured_interpreted
from meadhall.arena.simulate import Plan, plan_for

pytestmark = pytest.mark.usefixtures("hoard_installed")
SHORT = 0.002


def hoard_plan() -> Plan:
    return plan_for("hoard", 3, {"double": True})


def test_every_measure_is_there() -> None:
    measured = bench(hoard_plan(), SHORT, alone=True)
    (speed,) = measured.speeds
    for name in (*COMPARED, "copy_cost", "imagine_cost", "view_cost"):
        measure = getattr(speed, name)
        assert 0 < measure.low <= measure.median <= measure.high
    assert speed.decisions_per_second.median > speed.games_per_second.median
    assert json.loads(json.dumps(measured.as_plain()))["compiled"] == compiled()


def test_two_processes_are_compared_with_one() -> None:
    plan = hoard_plan()
    (speed,) = bench(plan, SHORT, alone=True).speeds
    doubling = double_processes(plan, speed, SHORT)
    assert doubling.cpu > 0
    assert doubling.wall > 0


def test_the_interpreted_engine_is_measured_in_its_own_process() -> None:
    slow, reason = measured_interpreted(hoard_plan(), SHORT)
    assert reason == ""
    assert slow is not None
    assert set(slow) == set(COMPARED)
    assert all(rate > 0 for rate in slow.values())
