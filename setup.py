"""Builds meadhall: the engine compiled by mypyc where that is possible, interpreted where not.

Everything else about the package is in pyproject.toml. Two switches, by environment variable:

MEADHALL_PURE=1     do not compile
MEADHALL_COMPILE=1  compile or fail (by default a failed compilation falls back to the interpreted engine)

Compiled are all modules of core, games, bots and look, save `__init__.py` files and modules that opt out by a
line `# interpreted: <reason>` among their first 40; and of the site those that ask for it by a line
`# compiled: <reason>`. The compliance suite `testing` stays interpreted.
"""

import os
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
from itertools import islice
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

PACKAGE = Path("src/meadhall")
COMPILED_FOLDERS = ("core", "games", "bots", "look")
ASKING_FOLDER = "site"
OPT_OUT = re.compile(r"# interpreted: \S.*")
OPT_IN = re.compile(r"# compiled: \S.*")
COMPILING_COMMANDS = {"build", "build_ext", "bdist_wheel", "install"}  # not metadata, sdist, editable
BUILD = Path("build")
BROWSER_PARTS = PACKAGE / "site" / "static" / "vendor"  # fonts, icons and a script, copied from npm packages
# Nobody outside calls the C functions: hidden, they can be inlined, which makes the engine a third faster.
# Most of a small function says what to do when something fails: told that this is rare, and allowed more, the
# C compiler inlines such functions, too (an eighth).
RARE = BUILD / "rare.h"
RARE_CALLS = """struct _object;
void CPy_AddTraceback(const char *, const char *, int, struct _object *) __attribute__((cold));
"""
INLINING = ["-fvisibility=hidden", "-fno-semantic-interposition", "-include", str(RARE)]
INLINING_BY_GCC = ["--param=early-inlining-insns=25", "--param=max-inline-insns-auto=60"]
# Where a function happens to lie changes the speed of games by several percent: each begins a cache line.
ALIGNED = ["-falign-functions=64", "-falign-loops=32"]
# Distributions have functions guard their stack; mypyc's keep no buffers there that could overflow.
UNGUARDED = ["-fno-stack-protector"]
# Nobody reads warnings about generated code, for which gcc works as long again.
SILENT = ["-Wno-all"]
# Games play as fast by -O2, unguarded, as by -O3. Drawing is putting texts together, which others have
# compiled: there -O1 does.
ENGINE, DRAWING = "meadhall", "meadhall_drawing"
DILIGENCE = {ENGINE: "-O2", DRAWING: "-O1"}


def switched_on(variable: str) -> bool:
    return os.environ.get(variable, "") not in ("", "0")


def say(line: str) -> None:
    print(f"meadhall: {line}", flush=True)


def interpreted(reason: str) -> None:
    """Announce the pure install, or refuse it where compiling was demanded."""
    if switched_on("MEADHALL_COMPILE"):
        raise SystemExit(f"meadhall: {reason}, but MEADHALL_COMPILE is set: giving up")
    say(f"{reason}: installing the interpreted engine")


def check_browser_parts() -> None:
    """A wheel without fonts, icons and scripts would serve broken pages: refuse to build it."""
    if {"bdist_wheel", "install"}.intersection(sys.argv) and not (BROWSER_PARTS / "stamp").is_file():
        raise SystemExit(
            f"meadhall: {BROWSER_PARTS} is missing: the pages need its fonts and icons. "
            "Run tools/vendor.sh first (it needs npm), or build with `make wheel`"
        )


def says(module: Path, line: re.Pattern[str]) -> bool:
    with module.open(encoding="utf-8") as lines:
        return any(line.fullmatch(one.rstrip()) for one in islice(lines, 40))


def modules_to_compile() -> list[str]:
    found = [module for folder in COMPILED_FOLDERS for module in sorted((PACKAGE / folder).rglob("*.py"))]
    wanted = [module for module in found if module.name != "__init__.py" and not says(module, OPT_OUT)]
    asking = [module for module in sorted((PACKAGE / ASKING_FOLDER).rglob("*.py")) if says(module, OPT_IN)]
    return [module.as_posix() for module in wanted + asking]


def draws(module: str) -> bool:
    return "/look/" in module or f"/{ASKING_FOLDER}/" in module


def compiler() -> list[str]:
    return shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")


def inlining() -> list[str]:
    """Options for the C compiler; clang does not know those of gcc."""
    if os.name != "posix":
        return []
    RARE.write_text(RARE_CALLS, encoding="utf-8")
    version = subprocess.run([compiler()[0], "--version"], capture_output=True, text=True, check=False).stdout
    return [*INLINING, *UNGUARDED, *SILENT, *([] if "clang" in version else [*INLINING_BY_GCC, *ALIGNED])]


def why_not_compile(modules: list[str]) -> str | None:
    if switched_on("MEADHALL_PURE"):
        return "MEADHALL_PURE is set"
    if not modules:
        return "no module to compile"
    if shutil.which(compiler()[0]) is None:
        return "no C compiler found"
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        return "no Python headers found (Debian: package python3-dev)"
    try:
        import mypyc.build  # noqa: F401, PLC0415
    except ImportError:
        return "mypyc is not installed"
    return None


def translated(modules: list[str]) -> list[Extension]:
    """Python to C. mypyc cannot use its cache after modules have moved: it is tried again without."""
    from mypyc.build import mypycify  # noqa: PLC0415

    cache = BUILD / "mypy_cache"
    engine = [module for module in modules if not draws(module)]
    drawing = [module for module in modules if draws(module)]
    groups = [(engine, ENGINE), (drawing, DRAWING)]
    options = [f"--cache-dir={cache}", *modules]
    try:
        return mypycify(options, debug_level="0", separate=groups, target_dir=str(BUILD))
    except Exception:
        if not cache.exists():
            raise
        shutil.rmtree(cache)
        return mypycify(options, debug_level="0", separate=groups, target_dir=str(BUILD))


def extensions() -> list[Extension]:
    """The engine in one C file, so that calls between its modules are direct and can be inlined. With a file
    for each game the compiler is done sooner, and games play at little more than half the speed. What draws
    for people has a file of its own, on which another core can work."""
    if not COMPILING_COMMANDS.intersection(sys.argv):
        return []
    modules = modules_to_compile()
    if reason := why_not_compile(modules):
        interpreted(reason)
        return []

    say(f"compiling the engine with mypyc ({len(modules)} modules) …")
    try:
        compiled = translated(modules)
    except (Exception, SystemExit) as failure:  # mypyc leaves by sys.exit on type errors
        print(repr(failure), file=sys.stderr)
        interpreted("compiling failed (mypyc)")
        return []
    options = inlining()
    for extension in compiled:
        group = extension.name.removesuffix("__mypyc")
        diligence = DILIGENCE.get(group, "-O1")  # the others are doors to these two
        extension.extra_compile_args = [*extension.extra_compile_args, *options, diligence]
    return compiled


class FreshBuildPy(build_py):
    """Copies the sources into a folder where nothing of an earlier build is left but up-to-date binaries."""

    def run(self) -> None:
        if not self.editable_mode:
            self.remove_leftovers()
        super().run()

    def remove_leftovers(self) -> None:
        build = self.get_finalized_command("build_ext")
        wanted = {Path(self.build_lib, build.get_ext_filename(e.name)) for e in build.extensions or []}
        for path in Path(self.build_lib).rglob("*"):
            if path.is_file() and path not in wanted:
                path.unlink()


class ForgivingBuildExt(build_ext):
    """Runs the C compiler on all cores; if it fails, leaves no binary behind at all."""

    def finalize_options(self) -> None:
        super().finalize_options()
        self.parallel = self.parallel or os.cpu_count()

    def run(self) -> None:
        try:
            super().run()
        except Exception as failure:
            print(repr(failure), file=sys.stderr)
            interpreted("compiling failed (C compiler)")
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


check_browser_parts()
BUILD.mkdir(exist_ok=True)
setup(
    ext_modules=extensions(),
    cmdclass={"build_py": FreshBuildPy, "build_ext": ForgivingBuildExt},
    # Metadata in src would pass for an installed package when src is on the path.
    options={"egg_info": {"egg_base": str(BUILD)}},
)
