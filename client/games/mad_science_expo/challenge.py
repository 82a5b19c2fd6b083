"""A challenge from the declaration to its resolution.

Source: sections 4.2 to 4.4 of the rules reference.
"""

from client.games.mad_science_expo.bag import (
    CARD,
    EMPTY,
    HELD,
    Bag,
    bag_of,
    cards_in,
    count_of,
    highest_in,
    size_of,
    total_of,
)
from client.games.mad_science_expo.components import MAD_SCIENTIST, RECRUIT_MIN_TEAM, SCIENTIST
from client.games.mad_science_expo.events import (
    CardPicked,
    CardsExchanged,
    ChallengeDecided,
    ChallengeDeclared,
    Event,
    PicksCommitted,
    SeatDefeated,
    TeamCaptured,
)
from client.games.mad_science_expo.memory import note_defeat, note_exchange
from client.games.mad_science_expo.state import Duel, ExpoState, PastDuel, Phase, Result
from client.games.mad_science_expo.turns import end_turn


def declare(state: ExpoState, target: int, events: list[Event] | None) -> None:
    """Challenge ``target`` for its team; the active seat picks first."""
    state.challenge = Duel(target, EMPTY, EMPTY)
    state.phase = Phase.ATTACK
    if events is not None:
        events.append(ChallengeDeclared(state.active, target))


def pick(state: ExpoState, duel: Duel, value: int, events: list[Event] | None) -> None:
    """Add a card to the picks of the seat that decides. It stays in the hand until the resolution."""
    attacking = state.phase is Phase.ATTACK
    if attacking:
        state.challenge = Duel(duel.target, duel.attack + CARD[value], EMPTY)
    else:
        state.challenge = Duel(duel.target, duel.attack, duel.defence + CARD[value])
    if events is not None:
        events.append(CardPicked(state.active if attacking else duel.target, value, attacking))


def commit(state: ExpoState, duel: Duel, events: list[Event] | None) -> None:
    """Hand over to the defender, or resolve once it has answered."""
    if state.phase is Phase.ATTACK:
        state.phase = Phase.DEFEND
        if events is not None:
            events.append(PicksCommitted(state.active, size_of(duel.attack), attacking=True))
        return
    if events is not None:
        events.append(PicksCommitted(duel.target, size_of(duel.defence), attacking=False))
    _resolve(state, duel, events)


def picked(state: ExpoState, duel: Duel) -> Bag:
    """Return the picks of the seat that decides, so far."""
    return duel.attack if state.phase is Phase.ATTACK else duel.defence


def pickable(hand: Bag, picks: Bag) -> list[int]:
    """Return the values that may be picked next, rising: not below the last pick, and not more often than in hand.

    Source: section 4.2, so that every selection can be entered in exactly one way.
    """
    rest = hand - picks
    return [value for value in range(max(highest_in(picks), 0), MAD_SCIENTIST + 1) if rest & HELD[value]]


def _resolve(state: ExpoState, duel: Duel, events: list[Event] | None) -> None:
    """Exchange the cards, settle the team and remove a defeated seat, in the order of section 4.3."""
    attacker = state.active
    outcome = _outcome_of(total_of(duel.attack), total_of(duel.defence))
    defeated = _defeated_by(attacker, duel, outcome)
    state.challenge = None
    state.last_challenge = PastDuel(attacker, duel.target, duel.attack, duel.defence, outcome, defeated)
    _exchange(state, duel)
    if events is not None:
        events.append(CardsExchanged(attacker, duel.target, cards_in(duel.attack), cards_in(duel.defence)))
        events.append(ChallengeDecided(attacker, duel.target, outcome))
    if outcome is Result.WIN:
        _capture(state, duel.target, events)
    if defeated is not None:
        _defeat(state, defeated, events)
    if outcome is Result.WIN and len(state.teams[attacker]) >= RECRUIT_MIN_TEAM:
        state.phase = Phase.AFTER_WIN
    else:
        end_turn(state, events)


def _outcome_of(attack: int, defence: int) -> Result:
    if attack == defence:
        return Result.TIE
    return Result.WIN if attack > defence else Result.LOSS


def _defeated_by(attacker: int, duel: Duel, outcome: Result) -> int | None:
    """Return the seat that lost with its Mad Scientist among its cards, if one did."""
    if outcome is Result.WIN and count_of(duel.defence, MAD_SCIENTIST):
        return duel.target
    if outcome is Result.LOSS and count_of(duel.attack, MAD_SCIENTIST):
        return attacker
    return None


def _exchange(state: ExpoState, duel: Duel) -> None:
    """Henchmen change hands for good, Mad Scientists stay with their owners."""
    attack = duel.attack - SCIENTIST * count_of(duel.attack, MAD_SCIENTIST)
    defence = duel.defence - SCIENTIST * count_of(duel.defence, MAD_SCIENTIST)
    state.hands[state.active] += defence - attack
    state.hands[duel.target] += attack - defence
    note_exchange(state.memory, (state.active, duel.target), (attack, defence))


def _capture(state: ExpoState, loser: int, events: list[Event] | None) -> None:
    team = state.teams[loser]
    state.teams[state.active] += team
    state.teams[loser] = ()
    if events is not None:
        events.append(TeamCaptured(state.active, loser, team))


def _defeat(state: ExpoState, seat: int, events: list[Event] | None) -> None:
    """Put hand and team of the seat into the box; its recruited cards stay."""
    hand, team = state.hands[seat], state.teams[seat]
    note_defeat(state.memory, seat, size_of(hand) - 1)
    state.box += hand + bag_of(team)
    state.hands[seat] = EMPTY
    state.teams[seat] = ()
    state.defeated[seat] = True
    state.progress = True
    if events is not None:
        events.append(SeatDefeated(seat, size_of(hand), team))


def under_way(state: ExpoState) -> Duel:
    """Return the challenge that is being fought; there is one in the phases ``attack`` and ``defend``."""
    if state.challenge is None:
        raise LookupError("no challenge is under way")
    return state.challenge
