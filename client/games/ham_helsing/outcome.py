"""The result: everybody wins or nobody does.

Source: section 6 of the rules reference.
"""

from client.core.outcome import Line, Outcome
from client.core.words import N_, Listing, Phrase
from client.games.ham_helsing.components import VILLAINS
from client.games.ham_helsing.state import HamState

REASONS = {
    "villain_defeated": N_("The Villain is defeated"),
    "all_ko": N_("The whole team was knocked out"),
    "mud_canyon_overrun": N_("Mud Canyon was overrun"),
    "mud_canyon_destroyed": N_("The Villain destroyed Mud Canyon"),
}


def scores(state: HamState) -> list[float]:
    """Return 1 for each seat on a win and 0 on a loss; before, the part of the Villain's health that is gone."""
    if state.result is not None:
        return [float(state.result == "win")] * state.seats
    gone = 1 - state.villain_hp / state.villain_start
    return [min(1.0, max(0.0, gone))] * state.seats


def outcome(state: HamState) -> Outcome | None:
    """Return the result with what led to it; None while the match runs."""
    if state.result is None:
        return None
    won = state.result == "win"
    points = (float(won),) * state.seats
    return Outcome(points, (1,) * state.seats, tuple(range(state.seats)) if won else (), _lines(state), won)


def _lines(state: HamState) -> tuple[Line, ...]:
    nothing = (None,) * state.seats
    villain = Phrase(VILLAINS[state.villain].name)
    dealt = float(max(0, state.villain_start - state.villain_hp))
    label = Phrase(N_("Health taken from {villain}"), villain=villain)
    of_all = Phrase(N_("of {health}"), health=state.villain_start)
    return (
        Line(Phrase(REASONS[state.reason or ""]), nothing, nothing, icon="flag", kind="plain"),
        Line(label, (dealt,) * state.seats, (of_all,) * state.seats, icon="heart", kind="plain"),
        Line(Phrase(N_("Locations lost")), (float(len(state.nests)),) * state.seats, nothing, kind="plain"),
        _health_line(state),
        Line(Phrase(N_("Win")), (float(state.result == "win"),) * state.seats, nothing, icon="trophy", kind="total"),
    )


def _health_line(state: HamState) -> Line:
    """The health that each seat's heroes have left, hero by hero in the note."""
    of_seat = [[member for member in state.team if member.seat == seat] for seat in range(state.seats)]
    values = tuple(float(sum(state.hp[member.c] for member in members)) for members in of_seat)
    notes = tuple(
        Phrase(
            "{heroes}",
            heroes=Listing(
                tuple(
                    Phrase(N_("{hero} {health}"), hero=Phrase(member.hero.name), health=state.hp[member.c])
                    for member in members
                )
            ),
        )
        for members in of_seat
    )
    return Line(Phrase(N_("Health left")), values, notes, icon="heart", kind="plain")
