"""How a match ends, and the duel of two Lords who are level.

Source: section 6 of the rules reference.
"""

from client.games.henchmania.components import MOST_EXTRA_DAYS, MOST_TIE_ROUNDS
from client.games.henchmania.duel import tie_fight
from client.games.henchmania.events import Events, MatchEnded, TieDuelBegan, TieFightBegan
from client.games.henchmania.state import HenchmaniaState, Phase, Tie, clockwise


def is_settled(state: HenchmaniaState, events: Events) -> bool:
    """Check the end of the match after a day; False if another day must be played.

    Two Lords who are level begin their duel here; three or more play on, three days at most.
    """
    best = max(state.scores)
    if best < state.options.target and state.day < state.options.days:
        return False
    leaders = tuple(seat for seat, score in enumerate(state.scores) if score == best)
    if len(leaders) == 2:
        _begin_tie(state, events)
        return True
    if len(leaders) > 2 and state.extra_days < MOST_EXTRA_DAYS:
        state.extra_days += 1
        return False
    _finish(state, leaders, events)
    return True


def go_on_with_tie(state: HenchmaniaState, events: Events) -> None:
    """Begin the next fight of the tie duel, or name the winner: more wounds over both fights of a round."""
    tie = state.tie
    if tie is None:
        raise LookupError("there is no tie duel")
    first, second = tie.wounds
    if tie.fight == 1:
        _fight(state, tie._replace(fight=2), events)
    elif first != second:
        _finish(state, (tie.pair[0] if first > second else tie.pair[1],), events)
    elif tie.round < MOST_TIE_ROUNDS:
        _fight(state, Tie(tie.pair, tie.round + 1, 1, (0, 0)), events)
    else:
        _finish(state, tuple(sorted(tie.pair)), events)


def _begin_tie(state: HenchmaniaState, events: Events) -> None:
    """Let the first of the two, clockwise from the Badge holder, attack first."""
    best = max(state.scores)
    order = (state.badge, *clockwise(len(state.scores), state.badge))
    first, second = (seat for seat in order if state.scores[seat] == best)
    state.phase = Phase.TIE
    if events is not None:
        events.append(TieDuelBegan(first, second))
    _fight(state, Tie((first, second), 1, 1, (0, 0)), events)


def _fight(state: HenchmaniaState, tie: Tie, events: Events) -> None:
    attacker, defender = tie.pair if tie.fight == 1 else (tie.pair[1], tie.pair[0])
    state.tie = tie
    if events is not None:
        events.append(TieFightBegan(attacker, defender, tie.round))
    tie_fight(state, attacker, defender)


def _finish(state: HenchmaniaState, winners: tuple[int, ...], events: Events) -> None:
    state.phase = Phase.OVER
    state.winners = winners
    if events is not None:
        events.append(MatchEnded(winners, tuple(state.scores)))
