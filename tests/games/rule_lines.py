"""Which lines of a game's rules a run has reached, by watching the interpreter.

The watch is light: a function whose lines have all been seen is not watched any more.
"""

import ast
import dis
import inspect
import sys
from collections.abc import Iterator
from pathlib import Path
from types import CodeType, FrameType, TracebackType
from typing import Any, NamedTuple, Self

ELSEWHERE = ("__init__", "city", "components", "options", "position", "terrain", "tokens", "verbs")
"""Beginnings of the names of files that no match runs through, or that do their work when they are read; they have
tests of their own."""


class Place(NamedTuple):
    """A function of a file; nested functions and comprehensions are places too."""

    file: str
    line: int
    name: str


class RuleLines:
    """Watches the files of one game while used as a context."""

    def __init__(self, folder: Path) -> None:
        """Note every line of every function in the folder as not reached."""
        self._folder = folder
        self._missing: dict[Place, set[int]] = {}
        self.functions: set[Place] = set()
        for path in sorted(folder.glob("*.py")):
            if not path.stem.startswith(ELSEWHERE):
                self._note(path)
        self.entered: set[Place] = set()
        self._by_code: dict[int, set[int]] = {}
        self._before: Any = None

    def _note(self, path: Path) -> None:
        source = path.read_text(encoding="utf-8")
        guards = {number for number, line in enumerate(source.splitlines(), 1) if "assert_never(" in line}
        never = guards | {number - 1 for number in guards}
        names = {node.name for node in ast.walk(ast.parse(source)) if isinstance(node, ast.FunctionDef)}
        for code in _functions_in(compile(source, str(path), "exec")):
            place = Place(str(path), code.co_firstlineno, code.co_name)
            self._missing[place] = _lines_of(code) - never
            if code.co_name in names:
                self.functions.add(place)

    def __enter__(self) -> Self:
        """Begin to watch. What functions remember of earlier calls would keep them from being entered."""
        _forget_all(self._folder)
        self._before = sys.gettrace()
        sys.settrace(self._called)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        """Leave the interpreter as it was."""
        sys.settrace(self._before)

    def never_entered(self) -> list[str]:
        """Name the functions that were never called."""
        return sorted(f"{Path(place.file).name}: {place.name}" for place in self.functions - self.entered)

    def unreached(self) -> list[str]:
        """Name the lines that were never reached, one text a file."""
        by_file: dict[str, set[int]] = {}
        for place, lines in self._missing.items():
            by_file.setdefault(place.file, set()).update(lines)
        return [
            f"{Path(file).name}: {', '.join(map(str, sorted(lines)))}"
            for file, lines in sorted(by_file.items())
            if lines
        ]

    def _called(self, frame: FrameType, _event: str, _argument: object) -> Any:
        """Watch the lines of a call, unless it is of no interest or has shown them all."""
        code = frame.f_code
        missing = self._by_code.get(id(code))
        if missing is None:
            missing = self._by_code[id(code)] = self._first_call(code)
        if not missing:
            return None

        def line_reached(inner: FrameType, event: str, _argument: object) -> Any:
            if event == "line":
                missing.discard(inner.f_lineno)
            return line_reached if missing else None

        return line_reached

    def _first_call(self, code: CodeType) -> set[int]:
        """Note that a function is entered; return the lines that it still has to show."""
        place = Place(code.co_filename, code.co_firstlineno, code.co_name)
        self.entered.add(place)
        return self._missing.get(place, set())


def _forget_all(folder: Path) -> None:
    """Empty the caches of all functions of the modules in a folder."""
    for module in list(sys.modules.values()):
        if Path(getattr(module, "__file__", None) or "").parent == folder:
            for thing in vars(module).values():
                if hasattr(thing, "cache_clear"):
                    thing.cache_clear()


def _functions_in(code: CodeType) -> Iterator[CodeType]:
    """Yield the code of every function; comprehensions of modules and classes ran at the import and do not count."""
    inside_function = bool(code.co_flags & inspect.CO_OPTIMIZED)
    for constant in code.co_consts:
        if isinstance(constant, CodeType):
            if constant.co_flags & inspect.CO_OPTIMIZED and (inside_function or not constant.co_name.startswith("<")):
                yield constant
            yield from _functions_in(constant)


def _lines_of(code: CodeType) -> set[int]:
    """Return the lines of a function's body; its head is behind it when the first of them runs."""
    instructions = iter(dis.get_instructions(code))
    for instruction in instructions:
        if instruction.opname == "RESUME":
            break
    return {instruction.starts_line for instruction in instructions if instruction.starts_line is not None}
