"""What no match can hold, although its types are right.

Source: the last paragraph of section 9 of the rules reference. How the cards came where they are is not asked.
"""

from collections import Counter
from collections.abc import Iterable
from itertools import chain, pairwise

from client.core.refusal import InvalidPosition
from client.games.mad_science_expo.bag import EMPTY, VALUES, Bag, bag_of, is_part_of, size_of
from client.games.mad_science_expo.components import MAD_SCIENTIST, RECRUIT_MIN_TEAM, SCIENTIST
from client.games.mad_science_expo.position_data import ChallengeData, MemoryData, PositionData, SeatData
from client.games.mad_science_expo.scoring import totals
from client.games.mad_science_expo.state import ExpoState, Memory, Phase

DUEL_PHASES = ("attack", "defend")
ENDED_PHASES = ("between", "over")


def require(*, holds: bool, field: str, why: str) -> None:
    """Raise InvalidPosition for ``field`` unless it holds."""
    if not holds:
        raise InvalidPosition(field, why)


def check_seat_counts(data: PositionData) -> None:
    """Every list with one entry a seat has that length, and every seat that is named exists."""
    seats = data.players
    lists: list[tuple[str, int]] = [
        ("seats", len(data.seats)),
        ("points", len(data.points)),
        ("memory", len(data.memory)),
    ]
    lists += [(f"memory.{o}.sure", len(memory.sure)) for o, memory in enumerate(data.memory)]
    lists += [(f"history.{i}.totals", len(game.totals)) for i, game in enumerate(data.history)]
    if data.result is not None:
        lists.append(("result.totals", len(data.result.totals)))
    for field, length in lists:
        require(holds=length == seats, field=field, why=f"must have one entry for each of the {seats} seats")
    for field, seat in _seats_named(data):
        require(holds=seat < seats, field=field, why=f"there are only {seats} seats")


def _seats_named(data: PositionData) -> Iterable[tuple[str, int]]:
    """Yield every field that names a seat, with the seat."""
    yield "first_seat", data.first_seat
    yield "active", data.active
    yield "seat", data.seat
    for i, game in enumerate(data.history):
        yield f"history.{i}.winner", game.winner
    if data.challenge is not None:
        yield "challenge.target", data.challenge.target
    if data.last_challenge is not None:
        yield "last_challenge.attacker", data.last_challenge.attacker
        yield "last_challenge.defender", data.last_challenge.defender
        yield "last_challenge.defeated", data.last_challenge.defeated or 0
    if data.result is not None:
        yield "result.winner", data.result.winner
        yield "result.campaign_victor", data.result.campaign_victor or 0
    for o, memory in enumerate(data.memory):
        for p, pool in enumerate(memory.pools):
            for member in pool.members:
                yield f"memory.{o}.pools.{p}.members", member


def check_cards(data: PositionData) -> None:
    """Each value is there once a seat, and everything lies where it may."""
    everything = Counter(data.box)
    for i, seat in enumerate(data.seats):
        _check_seat(seat, f"seats.{i}", data.turn_no)
        everything.update(chain(seat.hand, seat.team, *seat.recruited))
    for value in VALUES:
        found, wanted = everything[value], data.players
        require(holds=found == wanted, field="seats", why=f"cards of value {value}: {found} instead of {wanted}")
    require(holds=any(not seat.defeated for seat in data.seats), field="seats", why="somebody must be undefeated")


def _check_seat(seat: SeatData, path: str, turn_no: int) -> None:
    for name, cards in (("team", seat.team), ("recruited", [v for team in seat.recruited for v in team])):
        require(holds=MAD_SCIENTIST not in cards, field=f"{path}.{name}", why="a Mad Scientist joins no team")
    scientists = seat.hand.count(MAD_SCIENTIST)
    if seat.defeated:
        require(holds=not seat.hand, field=f"{path}.hand", why="a defeated seat has no hand")
        require(holds=not seat.team, field=f"{path}.team", why="a defeated seat has no team")
    else:
        require(holds=scientists == 1, field=f"{path}.hand", why=f"holds {scientists} Mad Scientists instead of 1")
    require(holds=seat.last_turn < turn_no, field=f"{path}.last_turn", why="must be below turn_no")


def check_flow(data: PositionData) -> None:
    """Phase, deciding seat, challenge and result fit each other."""
    in_duel, ended = data.phase in DUEL_PHASES, data.phase in ENDED_PHASES
    require(
        holds=(data.challenge is not None) == in_duel, field="challenge", why=f"does not fit the phase {data.phase}"
    )
    require(holds=(data.result is not None) == ended, field="result", why=f"does not fit the phase {data.phase}")
    require(holds=ended or not data.seats[data.active].defeated, field="active", why="a defeated seat has no turn")
    if data.challenge is not None:
        _check_challenge(data, data.challenge)
    if data.phase == "after_win":
        team = data.seats[data.active].team
        require(holds=len(team) >= RECRUIT_MIN_TEAM, field="phase", why="the active team is too small to be recruited")
    _check_campaign(data)
    _check_past(data)


def _check_challenge(data: PositionData, challenge: ChallengeData) -> None:
    target = data.seats[challenge.target]
    require(
        holds=challenge.target != data.active and not target.defeated and bool(target.team),
        field="challenge.target",
        why="must be another undefeated seat with a team",
    )
    done = data.phase == "defend"
    require(
        holds=challenge.attack_done == done, field="challenge.attack_done", why=f"does not fit the phase {data.phase}"
    )
    require(holds=bool(challenge.attack) or not done, field="challenge.attack", why="a finished attack is not empty")
    require(holds=not challenge.defence or done, field="challenge.defence", why="must wait for the attack")
    for name, picks, owner in (
        ("attack", challenge.attack, data.seats[data.active]),
        ("defence", challenge.defence, target),
    ):
        require(holds=_rises(picks), field=f"challenge.{name}", why="picks rise")
        in_hand = is_part_of(bag_of(picks), bag_of(owner.hand))
        require(holds=in_hand, field=f"challenge.{name}", why="picks lie in their owner's hand")


def _check_past(data: PositionData) -> None:
    past = data.last_challenge
    if past is None:
        return
    require(holds=past.attacker != past.defender, field="last_challenge.defender", why="nobody challenges itself")
    require(
        holds=past.defeated in (None, past.attacker, past.defender),
        field="last_challenge.defeated",
        why="must be one of the two who took part",
    )
    for name, picks in (("attack", past.attack), ("defence", past.defence)):
        require(holds=_rises(picks), field=f"last_challenge.{name}", why="picks rise")


def _check_campaign(data: PositionData) -> None:
    """Points, history and the pause between games belong to campaigns alone."""
    if data.options.get("campaign") is True:
        return
    require(holds=data.phase != "between", field="phase", why="only a campaign goes on after a game")
    require(holds=not any(data.points), field="points", why="points belong to a campaign")
    require(holds=not data.history, field="history", why="a history belongs to a campaign")


def check_state(data: PositionData, state: ExpoState) -> None:
    """The parts of a built state agree with each other."""
    require(holds=data.seat == state.deciding_seat, field="seat", why=f"must be {state.deciding_seat} in this phase")
    if state.result is not None:
        counted = totals(state)
        require(holds=state.result.totals == counted, field="result.totals", why=f"the recruited cards make {counted}")
        victor = state.result.campaign_victor
        expected = state.result.winner if state.options.campaign and state.phase is Phase.OVER else None
        require(holds=victor == expected, field="result.campaign_victor", why=f"must be {expected}")
    for observer, memory in enumerate(state.memory):
        _check_memory(state, observer, memory)


def check_memory_shape(observer: int, memory: MemoryData) -> None:
    """Mad Scientists are never noted, and nobody is in two pools or in a pool of its own memory."""
    for seat, cards in enumerate(memory.sure):
        path = f"memory.{observer}.sure.{seat}"
        require(holds=MAD_SCIENTIST not in cards, field=path, why="holds henchmen only")
        require(holds=seat != observer or not cards, field=path, why="nobody keeps notes of its own hand")
    pooled: set[int] = {observer}
    for number, pool in enumerate(memory.pools):
        path = f"memory.{observer}.pools.{number}"
        require(holds=MAD_SCIENTIST not in pool.cards, field=f"{path}.cards", why="holds henchmen only")
        for member in pool.members:
            require(holds=member not in pooled, field=f"{path}.members", why=f"seat {member} cannot be here (again)")
            pooled.add(member)


def _check_memory(state: ExpoState, observer: int, memory: Memory) -> None:
    """What is noted lies in the hands, and what is pooled lies in the members' hands and the box."""
    henchmen = [hand - SCIENTIST if hand else EMPTY for hand in state.hands]
    for seat, sure in enumerate(memory.sure):
        path = f"memory.{observer}.sure.{seat}"
        require(holds=is_part_of(sure, henchmen[seat]), field=path, why="names cards that are not in that hand")
        pooled = any(seat in pool.members for pool in memory.pools)
        complete = seat == observer or pooled or sure == henchmen[seat]
        require(holds=complete, field=path, why="must name the whole hand, as the seat is in no pool")
    boxed = EMPTY
    for number, pool in enumerate(memory.pools):
        path = f"memory.{observer}.pools.{number}"
        share: Bag = sum(henchmen[seat] - memory.sure[seat] for seat in pool.members)
        require(holds=is_part_of(share, pool.cards), field=f"{path}.cards", why="lacks cards of the members' hands")
        require(holds=size_of(pool.cards - share) == pool.boxed, field=f"{path}.boxed", why="differs from what is left")
        in_box = is_part_of(pool.cards - share, state.box - boxed)
        require(holds=in_box, field=f"{path}.cards", why="names cards that are not in the box")
        boxed += pool.cards - share


def _rises(picks: list[int]) -> bool:
    return all(low <= high for low, high in pairwise(picks))
