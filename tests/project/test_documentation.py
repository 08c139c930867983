"""What the documentation names exists: files, links, sections, commands, and the terms of the glossary."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from meadhall.cli.app import app

ROOT: Final = Path(__file__).parents[2]
PACKAGE: Final = "src/meadhall/"
PAGES: Final = tuple(
    page.relative_to(ROOT).as_posix()
    for page in (
        ROOT / "README.md",
        ROOT / "CONTRIBUTING.md",
        ROOT / "CHANGELOG.md",
        *sorted(ROOT.glob("docs/*.md")),
    )
)
CODE: Final = re.compile(r"`([^`\n]+)`")
FENCE: Final = re.compile(r"^```.*?^```$", re.MULTILINE | re.DOTALL)
LINK: Final = re.compile(r"\]\(([^)\s]+)\)")
HEADING: Final = re.compile(r"^#+ +(.+)$", re.MULTILINE)
COMMAND: Final = re.compile(r"\b(make|meadhall) ([a-z]+)\b")
TARGET: Final = re.compile(r"^([a-z]+):", re.MULTILINE)
SUFFIXES: Final = "css|in|js|json|md|mako|png|po|py|sh|svg|toml|txt"
FILE: Final = re.compile(rf"[\w.<>*/-]+\.(?:{SUFFIXES})")
FOLDER: Final = re.compile(r"(?:[\w.<>-]+/)+")
FROM_THE_ROOT: Final = re.compile(r"(?<![\w./-])(?:src|tests|docs|tools)/[\w*/-]+(?:\.\w+)?")
COMMENT: Final = re.compile(r"# .*")
# Files of readers, results of commands, and files that are yet to be written.
ELSEWHERE: Final = frozenset(
    (
        *("position.json", "file.json", "two_roads.json", "build/gallery/index.html", "/api/openapi.json"),
        *("dist/", "build/gallery/"),
        "src/meadhall/store/migrations/versions/0002_what_changes.py",
    )
)


@cache
def tracked() -> tuple[str, ...]:
    """All files of the repository, those that are new included; so no path hides in a cache or a build."""
    run = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT, capture_output=True, text=True, check=False,
    )  # fmt: skip
    if run.returncode:
        pytest.skip("not a checkout of git")
    return tuple(name for name in run.stdout.splitlines() if (ROOT / name).exists())


def text_of(page: str) -> str:
    return (ROOT / page).read_text(encoding="utf-8")


def paths_in(text: str) -> set[str]:
    """Paths of files and folders in code spans; those from the root of the repository anywhere."""
    spans = [
        span for span in CODE.findall(FENCE.sub("", text)) if FILE.fullmatch(span) or FOLDER.fullmatch(span)
    ]
    return {*spans, *FROM_THE_ROOT.findall(text)} - ELSEWHERE


def exists(path: str) -> bool:
    """The end of a tracked file's path, or a folder above one; `<game>` stands for each of the games."""
    wanted = re.escape(path).replace("<game>", "[^/]+").replace(r"\*", "[^/]*")
    pattern = re.compile(rf"(?:.*/)?{wanted}{'.+' if path.endswith('/') else '(?:/.+)?'}")
    return any(pattern.fullmatch(name) for name in tracked())


def sections(page: str) -> set[str]:
    """The addresses of a page's headings."""
    return {
        re.sub(r"[^\w -]", "", title).lower().replace(" ", "-") for title in HEADING.findall(text_of(page))
    }


@pytest.mark.parametrize("page", PAGES)
def test_every_path_exists(page: str) -> None:
    assert sorted(path for path in paths_in(text_of(page)) if not exists(path)) == []


@pytest.mark.parametrize("page", PAGES)
def test_every_link_leads_somewhere(page: str) -> None:
    for link in LINK.findall(FENCE.sub("", text_of(page))):
        if ":" in link:
            continue
        path, _, section = link.partition("#")
        target = (ROOT / page).parent / path if path else ROOT / page
        assert target.exists(), link
        assert not section or section in sections(target.resolve().relative_to(ROOT).as_posix()), link


@pytest.mark.parametrize("page", PAGES)
def test_every_command_exists(page: str) -> None:
    commands = {
        command.name or command.callback.__name__ for command in app.registered_commands if command.callback
    }
    known = {"make": set(TARGET.findall(text_of("Makefile"))), "meadhall": commands}
    spans = COMMENT.sub("", "\n".join([*CODE.findall(text_of(page)), *FENCE.findall(text_of(page))]))
    for program, command in COMMAND.findall(spans):
        assert command in known[program], f"{program} {command}"


def test_every_page_can_be_reached_from_the_readme() -> None:
    linked = set(LINK.findall(text_of("README.md")))
    assert set(PAGES) - {"README.md"} <= linked


def test_the_glossary_names_the_file_that_defines_a_term() -> None:
    rows = re.findall(r"^\| \*\*(.+?)\*\* \|.*\| `(.+?)` \|$", text_of("docs/glossary.md"), re.MULTILINE)
    assert len(rows) > 20
    for term, file in rows:
        assert term.replace(" ", "") in text_of(PACKAGE + file).lower(), term


def test_the_picture_of_the_architecture_names_files_that_exist() -> None:
    picture = text_of("docs/architecture.svg")
    names = {
        name for title in re.findall(r'class="file"[^>]*>([^<]+)<', picture) for name in FILE.findall(title)
    }
    assert len(names) > 15
    assert sorted(name for name in names if not exists(name)) == []


@pytest.mark.parametrize(
    ("path", "found"),
    [
        ("core/table.py", True),
        ("games/<game>/rules/", True),
        ("table.py", True),
        ("able.py", False),
        ("core/tables.py", False),
        ("games/<game>/rule/", False),
    ],
)
def test_paths_are_told_from_mistakes(path: str, found: bool) -> None:
    assert exists(path) is found
