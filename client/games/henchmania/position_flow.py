"""Whether phase, question, waiting work, duel and tie of a position fit each other.

Source: section 9 of the rules reference. Whatever is accepted here can be played on.
"""

from client.core.refusal import InvalidPosition
from client.games.henchmania.cards import CARD_OF, EFFECT, GUARD, KIND, SITE_OF
from client.games.henchmania.components import ATTACK_DICE, RESERVE_LIMIT, Kind
from client.games.henchmania.duel_values import hits_of
from client.games.henchmania.listing import moves_for
from client.games.henchmania.position_data import require
from client.games.henchmania.questions import (
    AskAfterAttack,
    AskAfterDefence,
    AskGive,
    AskGuard,
    AskInquire,
    AskKeep,
    AskPlace,
    AskReplace,
    AskShield,
    AskTurn,
    AskWeapon,
    DropHand,
    EndDay,
    Hit,
    KeepNext,
    Question,
    Window,
)
from client.games.henchmania.reserves import has_room
from client.games.henchmania.state import Duel, HenchmaniaState, Phase, Stage, Tie
from client.games.henchmania.turns import STRIKES_ALL
from client.games.henchmania.verbs import Verb

DUEL_STEPS = ("guard", "weapon", "prepare", "after_attack", "after_defence", "heal")
STEPS: dict[Phase, tuple[str, ...]] = {
    Phase.PLACE: ("place",),
    Phase.PLAY: ("turn", "replace", "shield", "give", "inquire", "lose", *DUEL_STEPS),
    Phase.KEEP: ("keep",),
    Phase.TIE: ("prepare", "after_attack", "after_defence", "heal"),
}
ROLLED = (Stage.AFTER_ATTACK, Stage.AFTER_DEFENCE, Stage.HEAL)
"""Stages in which the dice of the attack lie on the table."""
AT_CARDS = (Verb.TEAR_AWAY, Verb.POACH)
AT_BACKS = (Verb.TRADE_CARDS, Verb.TAKE_CARD, Verb.SPOIL_HAND)


def check_flow(state: HenchmaniaState) -> None:
    """Check what is going on.

    Raises:
        InvalidPosition: names the field that does not fit the others.
    """
    _check_end(state)
    _check_tie(state)
    question = state.decision
    if question is None:
        require(holds=state.duel is None, field="duel", why="nobody fights after the end")
        require(holds=not state.queue, field="queue", why="nothing waits after the end")
        return
    steps = STEPS[state.phase]
    require(holds=question.step in steps, field="decision.step", why=f"does not fit the phase {state.phase.value}")
    in_duel = question.step in DUEL_STEPS
    require(holds=(state.duel is not None) == in_duel, field="duel", why=f"does not fit the step {question.step}")
    if state.duel is not None:
        _check_duel(state, state.duel, question)
    _check_queue(state, question)
    _check_question(state, question)
    require(holds=bool(moves_for(state, question)), field="decision", why="leaves nothing to decide")


def _check_end(state: HenchmaniaState) -> None:
    over = state.phase is Phase.OVER
    require(holds=(state.decision is None) == over, field="decision", why="is open exactly until the match is over")
    require(holds=bool(state.winners) == over, field="winners", why="are named when the match is over")
    distinct = len(set(state.winners)) == len(state.winners)
    require(holds=distinct, field="winners", why="nobody wins twice")


def _check_tie(state: HenchmaniaState) -> None:
    if state.tie is None:
        require(holds=state.phase is not Phase.TIE, field="tie", why="is missing in the phase tie")
        return
    require(holds=state.phase in (Phase.TIE, Phase.OVER), field="tie", why="does not fit the phase")
    require(holds=state.tie.pair[0] != state.tie.pair[1], field="tie.pair", why="takes two")
    if state.duel is not None:
        _check_tie_fight(state.duel, state.tie)


def _check_tie_fight(duel: Duel, tie: Tie) -> None:
    pair = tie.pair if tie.fight == 1 else (tie.pair[1], tie.pair[0])
    require(holds=(duel.attacker, duel.defender) == pair, field="duel.attacker", why="does not fit the tie duel")
    bare = duel.glove is None and duel.attack_weapon is None and duel.defence_weapon is None
    require(holds=bare, field="duel.attack_weapon", why="a tie duel is fought with bare hands")


def _check_duel(state: HenchmaniaState, duel: Duel, question: Question) -> None:
    """The stage is that of the question, and the dice are those of the stage."""
    require(holds=duel.attacker != duel.defender, field="duel.defender", why="nobody fights itself")
    require(holds=duel.tie == (state.phase is Phase.TIE), field="duel.tie", why="does not fit the phase")
    expected = _stage_of(duel, question)
    require(holds=expected is duel.stage, field="duel.stage", why=f"does not fit the step {question.step}")
    dice = ATTACK_DICE - duel.fewer_dice if duel.stage in ROLLED else 0
    require(holds=len(duel.attack_dice) == dice, field="duel.attack_dice", why=f"must be {dice} dice")
    parried = duel.stage in (Stage.AFTER_DEFENCE, Stage.HEAL)
    hits = hits_of(state, duel) if parried else 0
    require(holds=duel.hits == hits, field="duel.hits", why=f"must be {hits}")
    require(holds=len(duel.defence_dice) == hits, field="duel.defence_dice", why=f"must be {hits} dice")
    require(holds=not parried or hits > 0, field="duel.hits", why="there is nothing to parry")
    wounded = duel.stage is Stage.HEAL
    require(holds=(0 < duel.wounds <= hits) == wounded, field="duel.wounds", why="are there to be healed only")


def _stage_of(duel: Duel, question: Question) -> Stage | None:
    """Return the stage in which this question is asked of this seat."""
    seat, attacks = question.seat, question.seat == duel.attacker
    if isinstance(question, AskAfterAttack | AskAfterDefence):
        if duel.tie and seat not in (duel.attacker, duel.defender):
            return None
        return Stage(question.step)
    if isinstance(question, AskWeapon):
        fits = attacks == (question.role == "att")
        stage = Stage.ATTACK_WEAPON if question.role == "att" else Stage.DEFENCE_WEAPON
        return stage if fits and seat in (duel.attacker, duel.defender) else None
    if question.step == "prepare" and attacks:
        return Stage.PREPARE_ATTACKER
    if seat != duel.defender:
        return None
    return Stage.PREPARE_DEFENDER if question.step == "prepare" else Stage(question.step)


def _check_queue(state: HenchmaniaState, question: Question) -> None:
    if isinstance(question, AskKeep):
        kinds: list[type] = [DropHand, *[KeepNext] * (len(state.queue) - 2), EndDay]
        shape = [type(work) for work in state.queue] == kinds and state.queue[0] == DropHand(question.seat)
        require(holds=shape, field="queue", why="must be the hand that is kept from, the hands to come, and the end")
        return
    for number, work in enumerate(state.queue):
        field = f"queue.{number}"
        match work:
            case Window(step):
                require(holds=step == question.step, field=field, why=f"does not fit the step {question.step}")
            case Hit():
                fits = question.step in ("shield", "lose")
                require(holds=fits, field=field, why=f"does not fit the step {question.step}")
                _check_hit(field, work, strikes_all=True)
            case _:
                raise InvalidPosition(field, f"does not fit the step {question.step}")


def _check_hit(field: str, hit: Hit, *, strikes_all: bool) -> None:
    require(holds=hit.source != hit.seat, field=f"{field}.seat", why="nobody hits itself")
    require(holds=hit.card == hit.move.card, field=f"{field}.card", why="differs from the move")
    fits = (EFFECT[hit.card] in STRIKES_ALL) == strikes_all
    require(holds=fits, field=f"{field}.card", why="hits others")


def _check_question(state: HenchmaniaState, question: Question) -> None:
    seat = question.seat
    match question:
        case AskPlace():
            require(holds=bool(state.pools[seat]), field="decision.seat", why="has no Henchman to set")
        case AskTurn():
            require(holds=not state.passed[seat], field="decision.seat", why="has passed")
        case AskGuard():
            require(holds=GUARD in state.hands[seat], field="decision.step", why="there is no Guard in the hand")
        case AskGive(_, victim) | AskInquire(_, victim):
            require(holds=victim != seat, field="decision.victim", why="must be somebody else")
        case AskReplace():
            _check_replacement(state, question)
        case AskShield():
            _check_shield(state, question)
        case AskKeep(_, _, least):
            kept = least is None or least in state.kept[seat]
            require(holds=kept, field="decision.min_card", why="has not been kept")
        case _:
            pass


def _check_replacement(state: HenchmaniaState, question: AskReplace) -> None:
    reserve = state.reserves[question.seat]
    require(holds=len(reserve) == RESERVE_LIMIT, field="decision.step", why="the Reserve is not full")
    fits = KIND[question.card] is Kind.RESERVE and has_room(reserve, question.card)
    require(holds=fits, field="decision.card", why="cannot come into this Reserve")


def _check_shield(state: HenchmaniaState, question: AskShield) -> None:
    """The card must be a hostile one that can still have its effect."""
    seat, source, card, move, _ = question
    require(holds=state.cards[card].hostile, field="decision.card", why="is not hostile")
    strikes_all = EFFECT[card] in STRIKES_ALL
    _check_hit("decision", Hit(source, seat, card, move), strikes_all=strikes_all)
    aimed = move.seat is None if strikes_all else move.seat == seat
    require(holds=aimed, field="decision.move", why="is aimed at somebody else")
    require(holds=_has_target(state, question), field="decision.move", why="names nothing that is there")


def _has_target(state: HenchmaniaState, question: AskShield) -> bool:
    """Tell whether what the move names is there."""
    seat, move, verb = question.seat, question.move, EFFECT[question.card]
    if verb in AT_BACKS:
        return move.back in [SITE_OF[card] for card in state.hands[seat]]
    if verb in AT_CARDS:
        return move.target in [CARD_OF[laid] for laid in state.reserves[seat]]
    if verb is Verb.LURE_PAWN:
        return move.site is not None and seat in [pawn.owner for pawn in state.board[move.site]]
    return True
