import argparse
import json

import pytest

from client.commands import simulate
from client.commands.usage import UsageError
from client.locale.translator import Translator

SAY = Translator("en").say


def arguments(*words: str) -> argparse.Namespace:
    parser = argparse.ArgumentParser()
    simulate.add_arguments(parser)
    return parser.parse_args(["mad_science_expo", *words])


def refused(*words: str) -> str:
    with pytest.raises(UsageError) as caught:
        simulate.run(arguments(*words), SAY)
    return SAY(caught.value.phrase)


def test_the_figures_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--seats", "2", "--levels", "greedy,random", "--matches", "6", "--seed", "3", "--sims", "5", "--json")
    assert simulate.run(arguments(*words), SAY) == 0
    captured = capsys.readouterr()
    facts = json.loads(captured.out)
    assert (facts["game"], facts["matches"], facts["unfinished"]) == ("mad_science_expo", 6, 0)
    assert (facts["seed"], facts["sims"]) == (3, 5)
    assert [seat["level"] for seat in facts["seats"]] == ["greedy", "random"]
    assert sum(seat["wins"] for seat in facts["seats"]) == 6
    for seat in facts["seats"]:
        low, high = seat["win_share_95"]
        assert 0 <= low <= seat["win_share"] == seat["wins"] / 6 <= high <= 1
    assert facts["mean_decisions"] > 0
    assert facts["moves_per_second"] > 0
    assert captured.err == ""


def test_the_same_seed_gives_the_same_figures(capsys: pytest.CaptureFixture[str]) -> None:
    def seats(seed: str) -> object:
        words = (
            "--seats",
            "2",
            "--levels",
            "newcomer,regular",
            "--matches",
            "4",
            "--seed",
            seed,
            "--sims",
            "8",
            "--json",
        )
        simulate.run(arguments(*words), SAY)
        facts = json.loads(capsys.readouterr().out)
        return facts["seats"], facts["mean_decisions"]

    assert seats("1") == seats("1")
    assert seats("1") != seats("2")


def test_the_figures_as_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    simulate.run(arguments("--seats", "3", "--matches", "1"), SAY)
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split()[:3] == ["Seat", "Level", "Points"]
    assert [line.split()[:2] for line in lines[1:4]] == [["0", "greedy"], ["1", "greedy"], ["2", "greedy"]]
    assert lines[5] == "1 match finished."


def test_options_reach_the_match(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("--seats", "2", "--matches", "1", "--options", '{"campaign": true, "first_player": "1"}', "--json")
    simulate.run(arguments(*words), SAY)
    facts = json.loads(capsys.readouterr().out)
    assert facts["options"]["campaign"] is True
    assert max(seat["points_mean"] for seat in facts["seats"]) == 4


@pytest.mark.parametrize(
    ("words", "named"),
    [
        pytest.param(("--seats", "7"), "seats", id="too many seats"),
        pytest.param(("--seats", "0"), "seats", id="no seats"),
        pytest.param(("--seats", "-1", "--levels", "random"), "seats", id="negative seats"),
        pytest.param(("--seats", "2", "--levels", "random,genius"), "genius", id="unknown level"),
        pytest.param(("--seats", "2", "--levels", ""), "level", id="empty level"),
        pytest.param(("--seats", "3", "--levels", "random,random"), "3 seats, 2 levels", id="too few levels"),
        pytest.param(("--seats", "2", "--matches", "0"), "--matches", id="no matches"),
        pytest.param(("--seats", "2", "--sims", "0"), "--sims", id="no simulations"),
        pytest.param(("--seats", "2", "--options", '{"colour": 1}'), "colour", id="unknown option"),
        pytest.param(("--seats", "2", "--options", '{"campaign": "yes"}'), "campaign", id="wrong type"),
        pytest.param(
            ("--seats", "2", "--options", '{"first_player": "5"}'), "first_player", id="does not fit the seats"
        ),
        pytest.param(("--seats", "2", "--options", "{"), "JSON", id="no JSON"),
        pytest.param(("--seats", "2", "--options", "[1]"), "JSON", id="not an object"),
    ],
)
def test_what_cannot_be_used_is_refused_in_one_line(words: tuple[str, ...], named: str) -> None:
    sentence = refused(*words)
    assert named in sentence
    assert "\n" not in sentence


def test_an_unknown_game_is_refused_and_the_known_ones_are_named() -> None:
    args = arguments("--seats", "2")
    args.game = "chess"
    with pytest.raises(UsageError) as caught:
        simulate.run(args, SAY)
    assert "mad_science_expo" in str(caught.value.phrase.values["known"])


def test_a_terminal_is_shown_a_bar_and_a_file_is_not(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert simulate._progress_bar(4) is None
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    draw = simulate._progress_bar(4)
    assert draw is not None
    draw(2)
    draw(4)
    shown = capsys.readouterr().err
    assert "2/4" in shown
    assert shown.endswith("4/4\n")
