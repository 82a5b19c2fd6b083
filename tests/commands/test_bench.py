import argparse
import json

import pytest

from client.bots.bench import Speed
from client.commands import bench
from client.commands.usage import UsageError
from client.games import ALL_GAMES
from client.locale.translator import Translator

SAY = Translator("en").say


@pytest.fixture
def figures(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "measure", lambda game, seats: Speed(game.id, seats, 40.0, 9000.0, 0.5, 0.6, 2.0, 0.1))


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    bench.add_arguments(parser)
    return parser.parse_args(words)


@pytest.mark.usefixtures("figures")
def test_every_game_is_measured_when_none_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    assert bench.run(arguments("--json"), SAY) == 0
    facts = json.loads(capsys.readouterr().out)
    assert [each["game"] for each in facts] == [game.id for game in ALL_GAMES]
    assert all(each["ratio"] == 900.0 for each in facts)


@pytest.mark.usefixtures("figures")
def test_one_game_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    bench.run(arguments("mad_science_expo"), SAY)
    lines = capsys.readouterr().out.splitlines()
    assert lines[1].split() == ["mad_science_expo", "4", "40", "9000", "0.50", "0.60", "2.00", "900"]


def test_an_unknown_game_is_refused() -> None:
    with pytest.raises(UsageError) as caught:
        bench.run(arguments("chess"), SAY)
    assert caught.value.phrase.values["name"] == "chess"
