"""What AIs of a team were asked, as the match on the screen keeps it."""

import json
from random import Random

from client.bots.messages import Job
from client.bots.worker import Worker
from client.core.match import AnyMatch, Match, Player
from client.core.record import record_of
from client.core.wish import Wish
from client.games import game_by_id
from client.games.ham_helsing.options import HamOptions
from client.scenes.match.mates import Mates
from client.scenes.match.thinker import Thinker

GUARD = Wish("guard", 0, "E")


def match_of(game_id: str, *levels: str | None) -> AnyMatch:
    game = game_by_id(game_id)
    options = HamOptions(characters=["ham", "ronin", "lobos"]) if game_id == "ham_helsing" else None
    return Match(game, [Player(f"P{seat}", level) for seat, level in enumerate(levels)], options, 1)


def team() -> AnyMatch:
    return match_of("ham_helsing", None, "master", "regular")


def test_the_ais_of_a_team_are_mates_and_say_what_they_intend() -> None:
    match = team()
    mates = Mates(match).known_to(0, match.sight(0))
    assert [mate.seat for mate in mates] == [1, 2]
    assert all(mate.intention is not None and mate.wish is None and GUARD in mate.offers for mate in mates)


def test_opponents_are_no_mates() -> None:
    match = match_of("mad_science_expo", None, "master", "regular")
    assert Mates(match).known_to(0, match.sight(0)) == ()


def test_where_only_ais_play_nobody_is_asked() -> None:
    match = match_of("ham_helsing", "master", "master", "regular")
    assert Mates(match).known_to(0, match.sight(0)) == ()


def test_a_mate_keeps_one_wish_until_it_is_withdrawn() -> None:
    match = team()
    mates, sight = Mates(match), match.sight(0)
    mates.ask(1, Wish("villain", 0))
    mates.ask(1, GUARD)
    assert mates.wish_of(1, sight) == GUARD
    assert mates.wish_of(2, sight) is None
    mates.ask(1, None)
    assert mates.wish_of(1, sight) is None


def test_a_wish_that_can_no_longer_be_asked_has_lapsed() -> None:
    match = team()
    mates = Mates(match)
    mates.ask(1, GUARD)
    later = match.sight(0)
    later.nests = ("E",)
    assert mates.wish_of(1, later) is None
    assert mates.minded(later).wishes == ()


def test_a_human_is_asked_nothing() -> None:
    match = team()
    mates = Mates(match)
    mates.ask(0, Wish("villain", 1))
    assert mates.wish_of(0, match.sight(0)) is None


class HeardWorker(Worker):
    """Notes the jobs that it is asked."""

    def __init__(self) -> None:
        super().__init__()
        self.jobs: list[Job] = []

    def ask(self, job: Job) -> int:
        """Note a job."""
        self.jobs.append(job)
        return len(self.jobs)


def test_an_ai_thinks_with_its_wish_in_mind_and_the_record_knows_nothing_of_it() -> None:
    match = team()
    before = record_of(match, "test").model_dump_json()
    mates, worker = Mates(match), HeardWorker()
    mates.ask(1, GUARD)
    Thinker(worker, match, mates).ask(1, 0.0)
    assert worker.jobs[0].sight.wishes == ((1, GUARD),)
    assert record_of(match, "test").model_dump_json() == before
    assert "wishes" not in json.loads(before)["position"]


def test_a_mate_that_has_thought_tells_of_its_plan_while_it_decides() -> None:
    match = team()
    while match.to_act != 1:
        match.play(match.game.rule_player(match.sight(match.to_act or 0), Random(1)))
    mates, sight = Mates(match), match.sight(0)
    own_way = mates.known_to(0, sight)[0].intention
    mates.note_plan(1, Wish("guard", 1, "F"))
    planned = mates.known_to(0, sight)[0]
    assert (
        planned.intention == match.game.intention(match.game.with_wish(sight, 1, Wish("guard", 1, "F")), 1) != own_way
    )
    assert planned.wish is None
    mates.note_plan(1, None)
    assert mates.known_to(0, sight)[0].intention == own_way
