"""What the code says to players: marked as a whole, with exactly the values that it has places for."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from client.locale.markup import places_in

ROOT = Path(__file__).parents[2]
SOURCES = sorted((ROOT / "client").rglob("*.py"))
ICONS = {path.stem for path in (ROOT / "art" / "common" / "icons").glob("*.svg")}
MARKS = {"N_": 1, "NN_": 2}
"""The marks, and how many texts each takes."""
NOT_FOR_PLACES = {"Phrase": set[str](), "Refusal": {"rule"}}
"""Arguments of each kind of phrase that fill no place."""


def calls(tree: ast.AST, *names: str) -> Iterator[ast.Call]:
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in names:
            yield node


def texts_of(node: ast.expr) -> list[list[str]]:
    """Return the texts, or pairs of texts, that an expression can be; none if that cannot be seen here."""
    if isinstance(node, ast.IfExp):
        return texts_of(node.body) + texts_of(node.orelse)
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in MARKS:
        return [[arg.value for arg in node.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]]
    return []


def unmarkable(source: str) -> Iterator[int]:
    """Yield the lines of marks around anything but plain texts."""
    for call in calls(ast.parse(source), *MARKS):
        texts = [arg for arg in call.args if isinstance(arg, ast.Constant) and isinstance(arg.value, str)]
        if len(texts) != MARKS[str(ast.unparse(call.func))] or len(texts) != len(call.args):
            yield call.lineno


def glued(source: str) -> Iterator[int]:
    """Yield the lines where a phrase is made of an f-string, or of texts put together."""
    for call in calls(ast.parse(source), "Phrase", "Refusal"):
        if call.args and isinstance(call.args[0], ast.JoinedStr | ast.BinOp):
            yield call.lineno


def unfilled(source: str) -> Iterator[tuple[int, set[str]]]:
    """Yield the lines of phrases whose values are not those of their text, and the names that do not fit."""
    for call in calls(ast.parse(source), "Phrase", "Refusal"):
        names = [keyword.arg for keyword in call.keywords]
        if None in names or not call.args:
            continue
        values = {name for name in names if name is not None} - NOT_FOR_PLACES[ast.unparse(call.func)]
        for texts in texts_of(call.args[0]):
            places = set().union(*(places_in(text) for text in texts))
            counted = {"n"} if len(texts) == 2 else set()
            misfits = (places ^ values) - ICONS - (counted & values)
            if misfits:
                yield call.lineno, misfits


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_texts_for_players_are_whole_and_filled(path: Path) -> None:
    source = path.read_text(encoding="utf-8")
    assert list(unmarkable(source)) == []
    assert list(glued(source)) == []
    assert list(unfilled(source)) == []


@pytest.mark.parametrize(
    ("source", "finder"),
    [
        ("N_(f'{x} draws')", unmarkable),
        ("N_(text)", unmarkable),
        ("N_('a' + b)", unmarkable),
        ("NN_('one')", unmarkable),
        ("Phrase(f'{x} draws')", glued),
        ("Phrase(N_('a') + N_('b'))", glued),
        ("Phrase(N_('{a} draws'), b=1)", unfilled),
        ("Phrase(N_('{a} draws'))", unfilled),
        ("Phrase(N_('draw'), a=1)", unfilled),
        ("Phrase(N_('{a}') if x else N_('b'), a=1)", unfilled),
        ("Refusal(NN_('{m} card', '{m} cards'), rule='1', n=1)", unfilled),
    ],
)
def test_the_finders_find(source: str, finder: object) -> None:
    assert callable(finder)
    assert list(finder(source)) != []


@pytest.mark.parametrize(
    "source",
    [
        "Phrase(N_('{a} draws'), a=1)",
        "Phrase(NN_('a card', '{n} cards'), n=1)",
        "Refusal(N_('{a}'), rule='4.2', a=1)",
        "Phrase(text, a=1)",
        "Phrase(N_('{a}'), **values)",
        "Phrase(N_('one ' 'text'))",
    ],
)
def test_the_finders_are_quiet_about_what_is_right(source: str) -> None:
    assert [list(finder(source)) for finder in (unmarkable, glued, unfilled)] == [[], [], []]
