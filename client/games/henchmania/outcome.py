"""The outcome of a match with its score sheet.

Source: sections 4.7 and 6 of the rules reference.
"""

from client.core.outcome import Line, Outcome
from client.core.words import N_, NN_, Phrase
from client.games.henchmania.scoring import Income, income
from client.games.henchmania.state import HenchmaniaState, Phase


def outcome(state: HenchmaniaState) -> Outcome | None:
    """Return the result of the match; None while it runs."""
    if state.phase is not Phase.OVER:
        return None
    lines = [*_last_day_lines(state), _total_line(state)]
    if state.tie is not None:
        lines.append(_tie_line(state))
    lines.append(_end_line(state))
    return Outcome(tuple(map(float, state.scores)), places(state), state.winners, tuple(lines))


def places(state: HenchmaniaState) -> tuple[int, ...]:
    """Return the places: winners first, a Lord beaten in the tie duel second, the others by score (ruling R41)."""
    keys = [(seat in state.winners, score) for seat, score in enumerate(state.scores)]
    return tuple(1 if won else 1 + sum(other > (won, score) for other in keys) for won, score in keys)


def _last_day_lines(state: HenchmaniaState) -> list[Line]:
    """Tell how the score came about: what was brought along to the last evening, and what that brought.

    The cards before the seats still lie there, all upright as they were counted but for those of the tie duel.
    """
    due = [income(state, seat) for seat in state.seats]
    if state.tie is not None:
        return []
    nothing = (None,) * len(state.scores)
    before = tuple(float(score - one.points) for score, one in zip(state.scores, due, strict=True))
    lines = [Line(Phrase(N_("Before the last evening")), before, nothing, icon="clock")]
    for label, icon, values in _parts(due):
        if any(values):
            lines.append(Line(label, tuple(map(float, values)), nothing, icon=icon))
    return lines


def _parts(due: list[Income]) -> list[tuple[Phrase, str, list[int]]]:
    return [
        (Phrase(N_("Performances")), "star", [one.performances for one in due]),
        (Phrase(N_("Choir Boys")), "book", [one.praise for one in due]),
        (Phrase(N_("Eloquence")), "crown", [one.eloquence for one in due]),
        (Phrase(N_("Animals")), "feather", [one.animals for one in due]),
    ]


def _total_line(state: HenchmaniaState) -> Line:
    notes = tuple(Phrase(N_("Bailiff")) if seat in state.winners else None for seat in state.seats)
    return Line(Phrase(N_("Points")), tuple(map(float, state.scores)), notes, icon="trophy", kind="total")


def _tie_line(state: HenchmaniaState) -> Line:
    """What decided between two Lords who were level."""
    values: list[float | None] = [None] * len(state.scores)
    if state.tie is not None:
        for seat, wounds in zip(state.tie.pair, state.tie.wounds, strict=True):
            values[seat] = float(wounds)
    return Line(Phrase(N_("Wounds in the tie duel")), tuple(values), (None,) * len(values), icon="target", kind="plain")


def _end_line(state: HenchmaniaState) -> Line:
    """Say why the match ended."""
    nothing = (None,) * len(state.scores)
    if max(state.scores) >= state.options.target:
        label = Phrase(NN_("{n} point was enough", "{n} points were enough"), n=state.options.target)
    else:
        label = Phrase(NN_("Day {n} was the last", "Day {n} was the last"), n=state.day)
    return Line(label, nothing, nothing, icon="flag", kind="plain")
