"""Money and skills, and the questions which skill it shall be.

Source: sections 2.4, 4.2 (skill_up, lose_skill) of the rules reference.
"""

from client.games.ham_helsing.components import COLOURS, MONEY_MAX, Colour
from client.games.ham_helsing.events import Events, MoneyChanged, SkillChanged, tell
from client.games.ham_helsing.frames import LoseSkillFrame, SkillUpFrame
from client.games.ham_helsing.moves import LoseSkill, Move, SkillUp
from client.games.ham_helsing.state import COLOUR_INDEX, HamState, steps_left

SKILL_UPS = {colour: SkillUp(colour) for colour in COLOURS}
LOSE_SKILLS = {colour: LoseSkill(colour) for colour in COLOURS}


def change_money(state: HamState, c: int, amount: int, events: Events) -> None:
    """Give money or take it, within the track."""
    before = state.money[c]
    state.money[c] = max(0, min(MONEY_MAX, before + amount))
    tell(events, MoneyChanged, state.team[c], state.money[c] - before)


def change_skill(state: HamState, c: int, colour: Colour, steps: int, events: Events) -> None:
    """Move a skill along its track, not beyond either end."""
    index = COLOUR_INDEX[colour]
    skills = state.skills[c]
    top = state.team[c].hero.steps[index]
    now = max(0, min(top, skills[index] + steps))
    if now != skills[index]:
        changed = [*skills]
        changed[index] = now
        state.skills[c] = (changed[0], changed[1], changed[2], changed[3])
        tell(events, SkillChanged, state.team[c], colour, now - skills[index], now, now == top)


def can_learn(state: HamState, c: int) -> bool:
    """Tell whether any skill of a character can be raised."""
    return state.skills[c] != state.team[c].hero.steps


def ask_skill_up(state: HamState, c: int, n: int) -> None:
    """Leave ``n`` skill steps to take, if there is any to be taken."""
    if n and can_learn(state, c):
        state.stack.append(SkillUpFrame(c, n))


def skill_up_moves(state: HamState, frame: SkillUpFrame) -> list[Move]:
    """List the skills that can be raised."""
    return [SKILL_UPS[colour] for colour in COLOURS if steps_left(state, frame.c, colour)]


def answer_skill_up(state: HamState, frame: SkillUpFrame, move: SkillUp, events: Events) -> None:
    """Raise the skill; the steps that are left are asked for again."""
    change_skill(state, frame.c, move.colour, 1, events)
    ask_skill_up(state, frame.c, frame.n - 1)


def ask_lose_skill(state: HamState, c: int, among: tuple[Colour, ...] | None) -> None:
    """Leave a skill step to lose, if there is any to be lost."""
    if any(state.skills[c]):
        state.stack.append(LoseSkillFrame(c, among))


def lose_skill_moves(state: HamState, frame: LoseSkillFrame) -> list[Move]:
    """List the skills above 0, or those of them that are named."""
    skills = state.skills[frame.c]
    return [
        LOSE_SKILLS[colour]
        for index, colour in enumerate(COLOURS)
        if skills[index] and (frame.among is None or colour in frame.among)
    ]


def answer_lose_skill(state: HamState, frame: LoseSkillFrame, move: LoseSkill, events: Events) -> None:
    """Lower the skill."""
    change_skill(state, frame.c, move.colour, -1, events)
