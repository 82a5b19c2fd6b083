"""Notes beside the Villain: what a fight now may bring, and what she or he does, in full."""

from client.core.words import N_, NN_, Phrase
from client.games.ham_helsing import names
from client.games.ham_helsing.components import POWER_NESTS, VILLAINS
from client.games.ham_helsing.moves import Fight
from client.tables.ham_helsing.fight.chances import Odds, odds_of, whole_force
from client.tables.ham_helsing.fight.words import reward_words
from client.tables.ham_helsing.map.spots import VillainSpot
from client.tables.ham_helsing.model import HamModel
from client.tables.ham_helsing.villain.rewards import offers_of
from client.tables.ham_helsing.villain.spots import ActSpot, DialSpot, RewardSpot, VillainDiceSpot, VillainPanelSpot
from client.tables.ham_helsing.villain.words import acts_of
from client.tables.table import Spot, Tip


def fight_odds(model: HamModel) -> Odds | None:
    """Return what a fight with everything would come to, if the viewer may fight now."""
    turn = model.sight.turn
    if turn is None or Fight("all") not in model.legal:
        return None
    return odds_of(model.sight, turn.c, whole_force(model.sight, turn))


def expected_health(model: HamModel, spot: Spot | None) -> int | None:
    """Return what a fight now would probably leave the Villain while it is thought of; None else."""
    if not isinstance(spot, VillainSpot | DialSpot | VillainPanelSpot):
        return None
    odds = fight_odds(model)
    return None if odds is None else max(0, round(model.sight.villain_hp - float(odds.loss)))


def villain_tip(model: HamModel, spot: Spot) -> Tip | None:
    """Return the note beside the Villain's figure or a part of the panel."""
    sight = model.sight
    villain = VILLAINS[sight.villain]
    match spot:
        case VillainSpot() | VillainPanelSpot() | DialSpot():
            return _fight_tip(model, Phrase(villain.name))
        case ActSpot(nth):
            act = acts_of(sight)[nth]
            return Tip(Phrase(villain.name), _act_words(Phrase(act.text), nth, act.awake, act.nests))
        case VillainDiceSpot():
            text = N_("On each die four faces block a colour, one strikes (2 and 3 Damage), one is the power. {says}")
            return Tip(Phrase(N_("The Villain's dice")), Phrase(text, says=Phrase(villain.die_text)))
        case RewardSpot(colour):
            return _reward_tip(model, colour)
        case _:
            return None


def _fight_tip(model: HamModel, villain: Phrase) -> Tip:
    """Say what a fight now may bring; while none is possible, how long the Villain may last."""
    odds = fight_odds(model)
    if odds is not None:
        return Tip(Phrase(N_("Fight {villain}"), villain=villain), _odds_words(odds))
    sight = model.sight
    text = NN_(
        "{health} health left, and this round is the last. At 0 the heroes win.",
        "{health} health left, and {n} rounds to bring it to 0. Then the heroes win.",
    )
    words = Phrase(text, n=sight.rounds - max(1, sight.round) + 1, health=sight.villain_hp)
    return Tip(Phrase(N_("Health of {villain}"), villain=villain), words)


def _act_words(text: Phrase, nth: int, awake: bool, nests: tuple[int, int] | None) -> Phrase:  # noqa: FBT001
    if awake or nests is None:
        return text
    have, _ = nests
    wakes = NN_("Wakes when {n} place is lost ({have} so far).", "Wakes when {n} places are lost ({have} so far).")
    more = Phrase(wakes, n=POWER_NESTS[nth - 1], have=have)
    return Phrase(N_("{before}\n{more}"), before=text, more=more)


def _odds_words(odds: Odds) -> Phrase:
    """Say the mean and the bounds of both losses, and the chances that end something."""
    mean, hurt = Phrase.number(round(float(odds.loss), 1)), Phrase.number(round(float(odds.hurt), 1))
    words = Phrase(
        N_("With everything: *{mean} hits* on average ({least} to {most}). It costs {hurt} health (up to {worst})."),
        mean=mean,
        least=odds.least,
        most=odds.most,
        hurt=hurt,
        worst=odds.most_hurt,
    )
    if odds.wins:
        percent = max(1, round(100 * float(odds.wins)))
        words = Phrase(N_("{before}\n*{percent} % to win now.*"), before=words, percent=percent)
    if odds.falls:
        percent = max(1, round(100 * float(odds.falls)))
        words = Phrase(N_("{before}\n*{percent} % to be knocked out.*"), before=words, percent=percent)
    return words


def _reward_tip(model: HamModel, colour: str) -> Tip | None:
    offer = offers_of(model.sight).get(colour)
    if offer is None:
        return None
    title = Phrase(N_("Reward for {colour}"), colour=names.COLOURS[colour])
    if offer.taken:
        return Tip(title, Phrase(N_("Taken this turn already.")))
    text = N_("An unblocked {colour} hit in a fight earns: {reward}. Once a turn.")
    return Tip(title, Phrase(text, colour=names.COLOURS[colour], reward=reward_words(offer.reward)))
