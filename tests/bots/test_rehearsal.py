"""Rehearsing whole plans instead of searching move by move."""

from random import Random

from client.bots.advice import Budget
from client.bots.rehearsal import Rehearsal
from client.bots.thinker import Character, Thinker
from client.core.chance import Chance
from client.core.wish import Plan, Wish
from client.games import ALL_GAMES
from tests.bots.face_down import FaceDown, Lay, Table
from tests.games.ham_helsing.drawn import do, table

HAM = next(game for game in ALL_GAMES if game.id == "ham_helsing")


class Planned(FaceDown):
    """The same game, with a plan a card; a chapter is a trick."""

    favour = 0.0
    """What it is worth to lay the lowest card."""

    def plans(self, state: Table) -> list[Plan]:
        lowest, *others = self.legal_moves(state)
        return [Plan(move=lowest, favour=self.favour), *(Plan(move=move) for move in others)]

    def chapter(self, state: Table) -> int:
        return sum(state.tricks)


GAME = Planned()
LEAD = Table([[2, 5], [3, 4]], [], [1, 0], 0, [1, 6], [7, 8], Chance(0))
"""The highest card still out is with whoever leads."""


def rehearsed(game: Planned, state: Table, simulations: int, seed: int = 1) -> Rehearsal:
    sight = game.sight(state, 0)
    search = Rehearsal(game, sight, 0, game.plans(sight), Random(seed))
    for _ in range(simulations):
        search.simulate(Random(0))
    return search


def test_the_better_plan_is_rehearsed_more_and_chosen() -> None:
    best, other = rehearsed(GAME, LEAD, 60).candidates()
    assert (best.move, other.move) == (Lay(5), Lay(2))
    assert best.visits > other.visits
    assert best.value > other.value


def test_the_same_luck_meets_every_plan() -> None:
    """Two plans with the same move fare alike to the last digit, however often they are tried."""
    sight = GAME.sight(LEAD, 0)
    search = Rehearsal(GAME, sight, 0, [Plan(move=Lay(2)), Plan(move=Lay(2)), Plan(move=Lay(5))], Random(4))
    for _ in range(6):
        search.simulate(Random(0))
    first, second, _ = search._trials
    assert first.visits == second.visits == 2
    assert first.total == second.total


def test_a_plan_in_favour_is_preferred_by_what_the_favour_is_worth() -> None:
    class Asked(Planned):
        favour = 2.0

    search = rehearsed(Asked(), LEAD, 30)
    assert search.best() == Lay(2)
    assert search.shares_after(Lay(2))[0] <= 1.0, "the favour is no chance to win"


def test_a_rehearsal_ends_with_the_chapter() -> None:
    class Counting(Planned):
        applied = 0

        def apply(self, state: Table, move: Lay, events: object) -> None:
            self.applied += 1
            super().apply(state, move, None)

    game = Counting()
    rehearsed(game, GAME.new(3, None, 4), 1)
    assert game.applied == 3, "a trick of three cards"


def test_the_same_generator_leads_to_the_same_thoughts() -> None:
    state = GAME.new(2, None, 9)
    assert rehearsed(GAME, state, 40).candidates() == rehearsed(GAME, state, 40).candidates()


def test_where_all_plans_begin_alike_nothing_is_thought_about() -> None:
    state = table().hand(0, "pig_latin", "ham_fist").turn().build()
    advice = Thinker(HAM, Character()).choose(HAM.sight(state, 0), 0, Random(1), Budget(simulations=50))
    assert (advice.simulations, advice.move.kind) == (0, "play")  # type: ignore[attr-defined]


def test_a_villain_in_reach_with_one_health_left_is_gone_for() -> None:
    drawn = table().hand(0, "reluctant_swing", "brave_trot").minions(A="R B", B="R", C="B")
    drawn.data["villain"] |= {"hp": 1, "loc": "D"}
    state = drawn.turn().build()
    thinker = Thinker(HAM, Character())
    for _ in range(12):
        do(state, HAM.move_to_json(thinker.choose(HAM.sight(state, 0), 0, Random(1), Budget(simulations=40)).move))
        if state.result is not None:
            break
    assert state.result == "win"


def test_what_was_asked_is_done_unless_it_costs_too_much() -> None:
    state = table().hand(1, "focus").minions(E="R").turn(1).build()
    thinker = Thinker(HAM, Character())
    ends = set()
    for asked in ("E", "F", "C"):
        playing = HAM.with_wish(state, 1, Wish("guard", 0, asked))
        while playing.stack[-1].frame == "play":
            move = thinker.choose(HAM.sight(playing, 1), 1, Random(1), Budget(simulations=40)).move
            HAM.play(playing, move)
            if move.kind == "end_play":  # type: ignore[attr-defined]
                break
        ends.add(playing.loc[1] == asked)
    assert ends == {True}
