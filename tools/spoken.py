"""What the sources say: every template that reaches a `Translator`, found by reading the code.

`say("…")` and `say.many("…", "…", n)` say what is written there. `say(TABLE[key], …)` says what stands in the
table, wherever in the package it is written; a local variable says what was bound to it; a call of a function
of the same file says what that returns; a function that hands a parameter on to `say` says what its callers
give. A declaration of a game says its texts, and those of its options. What cannot be followed is reported,
not guessed.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ID: Final = re.compile(r"[a-z0-9_:.-]*")  # a name for programs, not a word for people
DECLARATION: Final = "declaration.py"
DECLARED: Final = {"name", "about", "about_seats", "solo_name"}  # texts among the attributes of a `Game`
Function = ast.FunctionDef | ast.AsyncFunctionDef
Parts = tuple[str, ...]  # one template, or the forms for one and for many


class Place(NamedTuple):
    file: Path
    line: int


class Source(NamedTuple):
    file: Path
    tree: ast.Module
    around: dict[ast.AST, ast.AST]  # what each node stands in
    constants: list[tuple[str, ast.expr]]
    imported: dict[str, tuple[str, str]]  # by the name here: the module, and the name there

    @classmethod
    def read(cls, file: Path) -> Source:
        tree = ast.parse(file.read_text(encoding="utf-8"))
        nodes = list(ast.walk(tree))
        around = {child: node for node in nodes for child in ast.iter_child_nodes(node)}
        return cls(file, tree, around, list(constants(nodes)), dict(imports(nodes)))

    def place(self, node: ast.expr) -> Place:
        return Place(self.file, node.lineno)

    def returned_by(self, name: str) -> list[ast.expr]:
        """By a function of this file."""
        return [
            node.value
            for function in self.tree.body
            if isinstance(function, Function) and function.name == name
            for node in ast.walk(function)
            if isinstance(node, ast.Return) and node.value
        ]

    def functions_around(self, node: ast.AST) -> Iterator[Function | ast.Module]:
        while node in self.around:
            node = self.around[node]
            if isinstance(node, Function | ast.Module):
                yield node


@dataclass
class Spoken:
    """What the files of one catalogue say, in the order of the sources."""

    messages: dict[Parts, set[Path]] = field(default_factory=lambda: defaultdict(set))
    tables: dict[str, Place] = field(default_factory=dict)  # names of tables, with who says from them
    # Functions that say a parameter, by module and name: which parameter it is.
    speakers: dict[tuple[str, str], tuple[int, str]] = field(default_factory=dict)
    unclear: set[Place] = field(default_factory=set)


@cache
def source_of(file: Path) -> Source:
    return Source.read(file)


def spoken_in(files: list[Path], elsewhere: list[Path]) -> Spoken:
    """All that these files say; a table that is in none of them is looked for elsewhere."""
    sources = [source_of(file) for file in files]
    spoken = Spoken()
    known = -1
    while known < len(spoken.speakers) + len(spoken.tables):
        known = len(spoken.speakers) + len(spoken.tables)
        for source in sources:
            listen(source, spoken)
    found = read_tables(sources, spoken)
    if missing := spoken.tables.keys() - found:
        found |= read_tables([source_of(file) for file in elsewhere], spoken, missing)
    spoken.unclear |= {place for name, place in spoken.tables.items() if name not in found}
    return spoken


# -- calls -----------------------------------------------------------------------------------------


def listen(source: Source, spoken: Spoken) -> None:
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Call):
            hear(source, node, spoken)
    if source.file.name == DECLARATION:
        for text in declared(source.tree):
            spoken.messages[(text,)].add(source.file)


def declared(tree: ast.Module) -> Iterator[str]:
    """The texts of a game and of its options, see `Game` and `Option`."""
    for node in ast.walk(tree):
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=str(text))) if (
                name in DECLARED
            ):
                yield text
            case ast.Call(func=ast.Name(id="Option")):
                yield from declared_of_option(node)


def declared_of_option(option: ast.Call) -> Iterator[str]:
    names = ("name", "default", "about")
    given = dict(zip(names, option.args, strict=False)) | {word.arg: word.value for word in option.keywords}
    texts = {key: value.value for key, value in given.items() if isinstance(value, ast.Constant)}
    yield str(texts.get("label") or str(texts["name"]).replace("_", " ").capitalize())
    yield str(texts["about"])


def hear(source: Source, call: ast.Call, spoken: Spoken) -> None:
    name = called(call)
    if name == "say" and call.args:
        follow(source, call.args[0], spoken)
    elif (
        name == "map"
        and len(call.args) > 1
        and isinstance(call.args[0], ast.Name)
        and call.args[0].id == "say"
    ):
        follow(source, call.args[1], spoken)
    elif name == "many" and said_by_translator(call):
        hear_number(source, call, spoken)
    elif (function := function_called(source, call)) in spoken.speakers:
        index, parameter = spoken.speakers[function]
        given = [word.value for word in call.keywords if word.arg == parameter] + call.args[index : index + 1]
        for value in given:
            follow(source, value, spoken)


def hear_number(source: Source, call: ast.Call, spoken: Spoken) -> None:
    forms = [arg.value for arg in call.args[:2] if isinstance(arg, ast.Constant)]
    if len(forms) == 2 and all(isinstance(form, str) for form in forms):
        spoken.messages[tuple(map(str, forms))].add(source.file)
    else:
        spoken.unclear.add(source.place(call))


def called(call: ast.Call) -> str:
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def function_called(source: Source, call: ast.Call) -> tuple[str, str]:
    """Module and name of the function, as far as the imports tell."""
    match call.func:
        case ast.Name(id=name):
            return source.imported.get(name, (source.file.stem, name))
        case ast.Attribute(value=ast.Name(id="self"), attr=name):
            return source.file.stem, name
        case ast.Attribute(value=ast.Name(id=module), attr=name):
            return source.imported.get(module, ("", ""))[1], name
    return "", ""


def imports(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, tuple[str, str]]]:
    for node in nodes:
        if isinstance(node, ast.ImportFrom):
            for each in node.names:
                module = (node.module or "").rpartition(".")[2]
                yield each.asname or each.name, (module, each.name)


def said_by_translator(call: ast.Call) -> bool:
    receiver = call.func.value if isinstance(call.func, ast.Attribute) else None
    return (isinstance(receiver, ast.Name) and receiver.id == "say") or (
        isinstance(receiver, ast.Attribute) and receiver.attr == "say"
    )


# -- what an expression says -----------------------------------------------------------------------


def follow(source: Source, node: ast.expr, spoken: Spoken, seen: frozenset[str] = frozenset()) -> None:
    match node:
        case ast.Constant(value=str(text)):
            spoken.messages[(text,)].add(source.file)
        case ast.IfExp(body=one, orelse=other):
            follow(source, one, spoken, seen)
            follow(source, other, spoken, seen)
        case ast.BoolOp(values=values):
            for value in values:
                follow(source, value, spoken, seen)
        case ast.Name(id=name) if name.isupper():
            spoken.tables.setdefault(name, source.place(node))
        case ast.Attribute(attr=name) if name.isupper():
            spoken.tables.setdefault(name, source.place(node))
        case ast.Name(id=name):
            follow_variable(source, node, name, spoken, seen)
        case ast.Subscript(value=value) | ast.Attribute(value=value) | ast.Starred(value=value):
            follow(source, value, spoken, seen)
        case ast.Call(func=ast.Attribute(value=value, attr="get" | "items" | "values")):
            follow(source, value, spoken, seen)
        case ast.Call(func=ast.Name(id="enumerate" | "zip" | "sorted" | "reversed"), args=args):
            follow(source, args[0], spoken, seen)
        case ast.Tuple() | ast.List() | ast.Dict() | ast.Set():
            for text in texts_of(node):
                spoken.messages[(text,)].add(source.file)
        case ast.Call(func=ast.Name(id=name)) if name not in seen and (returned := source.returned_by(name)):
            for value in returned:
                follow(source, value, spoken, seen | {name})
        case _:
            spoken.unclear.add(source.place(node))


def follow_variable(source: Source, node: ast.Name, name: str, spoken: Spoken, seen: frozenset[str]) -> None:
    """A variable says what is bound to it in the nearest function that binds it; or what callers give."""
    if name in seen:
        return
    for scope in source.functions_around(node):
        bound = [value for target, value in bindings(scope) if binds(target, name)]
        for value in bound:
            follow(source, value, spoken, seen | {name})
        if bound:
            return
        if isinstance(scope, Function) and (index := parameter_index(scope, name)) is not None:
            spoken.speakers[source.file.stem, scope.name] = (index, name)
            return
    spoken.unclear.add(source.place(node))


def bindings(scope: ast.AST) -> Iterator[tuple[ast.expr, ast.expr]]:
    for node in ast.walk(scope):
        match node:
            case ast.Assign(targets=[target], value=value) | ast.NamedExpr(target=target, value=value):
                yield target, value
            case ast.AnnAssign(target=target, value=ast.expr() as value):
                yield target, value
            case ast.For(target=target, iter=value) | ast.comprehension(target=target, iter=value):
                yield target, value


def binds(target: ast.expr, name: str) -> bool:
    return any(isinstance(node, ast.Name) and node.id == name for node in ast.walk(target))


def parameter_index(function: Function, name: str) -> int | None:
    """Which argument of a call it is: a method is called without its first parameter."""
    names = [parameter.arg for parameter in function.args.posonlyargs + function.args.args]
    names = names[1:] if names[:1] in (["self"], ["cls"]) else names
    if name in names:
        return names.index(name)
    return len(names) if any(parameter.arg == name for parameter in function.args.kwonlyargs) else None


# -- tables ----------------------------------------------------------------------------------------


def read_tables(sources: list[Source], spoken: Spoken, wanted: set[str] | None = None) -> set[str]:
    found = set()
    for source in sources:
        for name, value in source.constants:
            if name in (spoken.tables.keys() if wanted is None else wanted):
                found.add(name)
                for text in texts_of(value):
                    spoken.messages[(text,)].add(source.file)
    return found


def constants(nodes: Iterable[ast.AST]) -> Iterator[tuple[str, ast.expr]]:
    for node in nodes:
        match node:
            case ast.Assign(targets=[ast.Name(id=name)], value=value):
                yield name, value
            case ast.AnnAssign(target=ast.Name(id=name), value=ast.expr() as value):
                yield name, value


def texts_of(node: ast.expr, nested: bool = False) -> Iterator[str]:
    """The texts of a table: of pairs the second; from inside a value, those that are no ids."""
    match node:
        case ast.Constant(value=str(text)):
            if not nested or not ID.fullmatch(text):
                yield text
        case ast.Dict(values=values):
            for value in values:
                yield from texts_of(value, nested or not isinstance(value, ast.Constant))
        case ast.Tuple(elts=parts) | ast.List(elts=parts) | ast.Set(elts=parts) | ast.Call(args=parts):
            plain = all(isinstance(part, ast.Constant) for part in parts)
            for part in parts:
                yield from texts_of(part, nested or not plain or not isinstance(part, ast.Constant))
            if isinstance(node, ast.Call):
                for word in node.keywords:
                    yield from texts_of(word.value, True)
