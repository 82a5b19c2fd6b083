"""How the hens' table acts things out: what is hidden until it has arrived, what sounds, what is counted."""

from collections.abc import Sequence
from typing import Any

import pytest

from client.games.hens import HENS
from client.games.hens.events import Event
from client.games.hens.moves import Move, Rooster
from client.games.hens.state import HensState
from client.tables.hens.view import HensTable
from client.ui.clips import Clip
from client.ui.metrics import area_for
from tests.games.hens.drawn import At, card, coop, discard, hen, table
from tests.tables.positions import model_of


def acted(state: HensState, *moves: Move, viewer: int = 0) -> Clip:
    """Play moves and return what the viewer sees of them."""
    shown = HensTable()
    shown.fit(area_for(1920, 1080))
    before = model_of(HENS, state, viewer, legal=())
    shown.show(before)
    events: list[Event] = []
    for move in moves:
        HENS.play(state, move, events)
    shown.show(model_of(HENS, state, viewer, legal=()))
    seen = [event for each in events if (event := HENS.seen(each, viewer)) is not None]
    clip = shown.act_after(seen, before)
    assert clip is not None
    return clip


def sounds(clip: Clip) -> list[str]:
    return [name for _, name in clip.cues()]


def names_hidden(clip: Clip, at_ms: float = 0.0) -> frozenset[str]:
    return clip.hides(at_ms)


def yard_name(state: HensState, seat: int, x: int, y: int) -> str:
    return f"yard/{seat}/{state.yards[seat].cell(x, y)}"


def placing(yard: str, hand: str, **fields: Any) -> HensState:
    cards = len(yard.replace("/", " ").replace("..", "").split())
    return table(At(yard, hand=hand), At(), phase="place", round=cards + 1, **fields)


def test_a_hen_is_not_seen_in_the_yard_before_it_lands_and_clucks_its_number() -> None:
    state = placing("S3", "S5 P4 P4 W2 W6 C3")
    clip = acted(state, hen("P4", 1, 0))
    assert yard_name(state, 0, 1, 0) in names_hidden(clip)
    assert "cluck_4" in sounds(clip)


def test_the_line_around_a_group_grows_after_the_hen_has_landed() -> None:
    state = placing("S3 S4", "S5 P4 P4 W2 W6 C3")
    clip = acted(state, hen("S5", 2, 0))
    ring = f"ring/0/{state.yards[0].cell(0, 0)}"
    landed = next(ms for ms, name in clip.cues() if name == "cluck_5")
    assert ring in clip.hides(landed + 100)
    assert ring not in clip.hides(clip.duration_ms)


def test_a_hen_that_joins_two_groups_is_answered_by_the_loudest() -> None:
    state = placing("S3 .. S6/S4 F2 S5", "S1 P4 P4 W4 W6 C3")
    clip = acted(state, hen("S1", 1, 0))
    assert [name for name in sounds(clip) if name.startswith("cluck")] == ["cluck_1", "cluck_6"]


def test_eggs_that_were_won_pop_and_run_up_on_the_sheet() -> None:
    state = placing("S3", "S5 P4 P4 W2 W6 C3")
    clip = acted(state, hen("S5", 1, 0))
    assert "egg_pop" in sounds(clip)
    assert clip.values(0.0)["total/0"] == 1
    assert clip.values(0.0)["line/0/0"] == 1
    assert not clip.values(clip.duration_ms)


def test_nothing_pops_for_a_coop_that_costs_a_point() -> None:
    clip = acted(placing("S3", "S5 P4 P4 W2 W6 C3"), coop("S5", 1, 0))
    assert "egg_pop" not in sounds(clip)
    assert "coop_thud" in sounds(clip)
    assert clip.values(0.0)["total/0"] == 1


def test_a_yard_that_needs_other_squares_makes_room_first() -> None:
    state = placing("P1 P2 P3/P4 .. ..", "S5 P5 P4 W2 W6 C3")
    clip = acted(state, hen("P5", 1, -1))
    assert {yard_name(state, 0, 0, 0), "rings/0"} <= names_hidden(clip)
    landed = next(ms for ms, name in clip.cues() if name == "cluck_5")
    assert "rings/0" not in clip.hides(landed)


def test_the_hand_closes_up_while_the_card_flies() -> None:
    clip = acted(placing("S3", "P4 P4 W2 W6 S5 C3"), hen("P4", 1, 0))
    assert any(name.startswith("hand/") for name in names_hidden(clip))


@pytest.mark.parametrize("viewer", [0, 1])
def test_a_discarded_card_is_not_on_the_pile_before_it_arrives(viewer: int) -> None:
    state = table(At("S3", hand="P4 P4 S5 W2 C3"), At(), phase="discard", round=1)
    clip = acted(state, discard("C3"), viewer=viewer)
    assert "pile/0" in names_hidden(clip)


def crowing() -> HensState:
    seats = (At("P1 ## S5/P2 P3 U4"), At("W1 W2 W3/W4 W5 W6"))
    return table(*seats, phase="rooster", round=6, rooster_queue=[1])


def test_roosters_of_others_appear_when_all_have_chosen_and_crow() -> None:
    state = crowing()
    HENS.play(state, Rooster(0, 0))
    clip = acted(state, Rooster(1, 1))
    assert "rooster_crow" in sounds(clip)
    assert "rooster/1" in names_hidden(clip)


def test_a_choice_that_is_still_secret_shows_only_that_it_was_made() -> None:
    clip = acted(crowing(), Rooster(0, 0), viewer=1)
    assert names_hidden(clip) == {"chosen/0"}
    assert "rooster_crow" not in sounds(clip)


FULL = "P3 P6 F5 C4/P2 P3 S4 S3/U3 U4 S5 W4"


def ending() -> HensState:
    seats = (At("W1 W2 W3 W4/W5 W6 ## ##/## ## ## ##", rooster=(0, 0)), At(FULL, (-1, -1), rooster=(1, 0)))
    seats = (seats[0], At(FULL, (-1, -1), hand="C3", rooster=(1, 0)))
    return table(*seats, phase="discard", round=12, seat=1, goal_card="spotless_yard")


def test_the_end_counts_the_viewers_yard_line_by_line_and_then_all_totals() -> None:
    state = ending()
    clip = acted(state, discard("C3"), viewer=1)
    shown = clip.values(0.0)
    assert {name for name in shown if name.startswith("line/")} == {"line/1/0", "line/1/1", "line/1/4", "line/1/5"}
    assert shown["line/1/0"] == 0
    assert shown["total/1"] == 0
    heard = sounds(clip)
    yard = state.yards[1]
    group = yard.group_at(state.roosters[1])
    assert group is not None
    assert heard.count("egg_pop") == yard.groups[0].eggs + group.eggs
    assert heard.index("egg_pop") < heard.index("goal_chime") < heard.index("coin") < heard.index("win")


def test_whoever_has_lost_hears_it() -> None:
    assert "lose" in sounds(acted(ending(), discard("C3"), viewer=0))


def test_the_last_round_is_announced() -> None:
    seats: Sequence[At] = (At("W1 W2 W3 W4/W5 W6 ## ##/## ## ##", rooster=(0, 0)), At(hand="C3"))
    state = table(*seats, phase="discard", round=11, seat=1)
    assert state.hands[1].count(card("C3")) == 1
    assert sounds(acted(state, discard("C3"))).count("bell") == 2
