"""tools/spoken.py finds texts in literals, tables, variables, helpers; it reports what it cannot follow."""

from __future__ import annotations

from pathlib import Path

from tools.spoken import Spoken, spoken_in


def spoken(tmp_path: Path, *sources: str) -> Spoken:
    files = []
    for number, source in enumerate(sources):
        files.append(tmp_path / f"module_{number}.py")
        files[-1].write_text(source, encoding="utf-8")
    return spoken_in(files, [])


def texts(found: Spoken) -> set[str]:
    return {parts[0] for parts in found.messages}


def test_what_is_written_there(tmp_path: Path) -> None:
    found = spoken(
        tmp_path, 'say("One" " line")\nsay("A" if x else "B", n=1)\nmap(say, ("C", "D"))\nwords.say("E")'
    )
    assert texts(found) == {"One line", "A", "B", "C", "D", "E"}
    assert not found.unclear


def test_forms_for_one_and_many(tmp_path: Path) -> None:
    found = spoken(tmp_path, 'say.many("{number} coin", "{number} coins", n)')
    assert list(found.messages) == [("{number} coin", "{number} coins")]


def test_tables_of_the_package(tmp_path: Path) -> None:
    table = 'LOG: dict[str, str] = {"a": "First", "b": "Second {x}"}\nOTHER = {"c": "Unsaid"}'
    found = spoken(tmp_path, table, "from .module_0 import LOG\nsay(LOG[key], x=1)")
    assert texts(found) == {"First", "Second {x}"}


def test_tables_with_more_than_words(tmp_path: Path) -> None:
    found = spoken(
        tmp_path, 'T = {"a": (404, "Not here."), "b": Tab("id_of_b", label="Tab B")}\nsay(T[k][1])'
    )
    assert texts(found) == {"Not here.", "Tab B"}


def test_variables(tmp_path: Path) -> None:
    source = (
        'ROWS = {"a": "Row A"}\nTABS = ("Army", "log")\n'
        "def f():\n    for key, words in ROWS.items():\n        say(words)\n"
        'def g(x):\n    sentence = "Yes." if x else "No."\n    return say(sentence)\n'
        "def h():\n    return [say(tab) for tab in TABS]"
    )
    found = spoken(tmp_path, source)
    assert texts(found) == {"Row A", "Yes.", "No.", "Army", "log"}
    assert not found.unclear


def test_functions_that_hand_on(tmp_path: Path) -> None:
    helpers = (
        "def item(words, **more):\n    return say(words, **more)\n"
        "def title(key, words):\n    return item(words)"
    )
    first = (
        'from .module_0 import item, title\nitem("Item")\ntitle("id", "Title")\ntitle("id", words="Named")'
    )
    second = 'from . import module_0 as helpers\nhelpers.item("By module")'
    stranger = 'def item(number):\n    return number\nitem("not said")'
    found = spoken(tmp_path, helpers, first, second, stranger)
    assert texts(found) == {"Item", "Title", "Named", "By module"}
    assert not found.unclear


def test_functions_that_choose_words(tmp_path: Path) -> None:
    source = (
        'TOLD = {"a": "Told A"}\ndef sentence(x):\n    if x:\n        return "Hers."\n'
        "    return sentence(x) or TOLD[x]\n"
        "say(sentence(1))"
    )
    found = spoken(tmp_path, source)
    assert texts(found) == {"Hers.", "Told A"}


def test_what_cannot_be_followed_is_reported(tmp_path: Path) -> None:
    found = spoken(
        tmp_path, 'say(f"Hello {name}")\nsay(NOWHERE[key])\nsay(made_up())\nsay.many(one, "many", 2)'
    )
    assert {place.line for place in found.unclear} == {1, 2, 3, 4}
