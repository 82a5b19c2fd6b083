"""Goals in a few words: what each is called, and what of it a yard shows."""

from collections.abc import Callable
from types import MappingProxyType

from client.core.words import N_, NN_, Listing, Phrase, Plural
from client.games.hens.card_words import breed_name
from client.games.hens.components import BREED_OF, NUMBER_OF, NUMBERS, YARD_CELLS, GoalPrint
from client.games.hens.goals import COUNTS, Tally
from client.games.hens.grid import SIDE, Cell

_NAMES: MappingProxyType[str, str | Plural] = MappingProxyType(
    {
        "no_coops": N_("No coop"),
        "coops_at_least": NN_("{n} coop or more", "{n} coops or more"),
        "per_group_size": NN_("Hens on their own", "Groups of {n} hens"),
        "per_group_at_least": NN_("All groups", "Groups of {n} or more"),
        "groups_at_least": NN_("{n} group or more", "{n} groups or more"),
        "breeds_at_most": NN_("{n} breed only", "{n} breeds or fewer"),
        "breeds_at_least": NN_("{n} breed or more", "{n} breeds or more"),
        "corners_different": N_("Four corners"),
        "per_number": NN_("Hens numbered {n}", "Hens numbered {n}"),
        "per_number_missing": N_("Missing numbers"),
        "medals_at_least": NN_("{n} medal or more", "{n} medals or more"),
        "medals_at_most": NN_("{n} medal or none", "{n} medals or fewer"),
        "per_full_line": N_("Full lines"),
        "rooster_on_largest": N_("Rooster in a largest group"),
        "second_group_at_least": NN_("Second group of {n}", "Second group of {n}"),
        "per_breed_single": N_("Breeds with one hen"),
    }
)
_HAS_COOPS = NN_("{n} coop", "{n} coops")
_HAS_GROUPS = NN_("{n} such group", "{n} such groups")
_HAS_BREEDS = NN_("{n} breed", "{n} breeds")
_HAS_MEDALS = NN_("{n} medal", "{n} medals")
_NONE = N_("none")
_LATER = N_("counted once the yard is full")


def goal_name(goal: GoalPrint) -> Phrase:
    """Return what a goal is called on a line of a score sheet."""
    return Phrase(_NAMES[goal.kind], n=goal.n)


def goal_reason(goal: GoalPrint, tally: Tally) -> Phrase:
    """Say what of the goal a yard shows."""
    return _REASONS[goal.kind](tally, goal)


def _counted(text: Plural, n: int) -> Phrase:
    return Phrase(text, n=n) if n else Phrase(_NONE)


def _coops(tally: Tally, _goal: GoalPrint) -> Phrase:
    return _counted(_HAS_COOPS, len(tally.yard.coops))


def _groups_that_count(tally: Tally, goal: GoalPrint) -> Phrase:
    return _counted(_HAS_GROUPS, COUNTS[goal.kind](tally, goal.n))


def _groups(tally: Tally, _goal: GoalPrint) -> Phrase:
    return _counted(NN_("{n} group", "{n} groups"), len(tally.sizes))


def _breeds(tally: Tally, _goal: GoalPrint) -> Phrase:
    return _counted(_HAS_BREEDS, len({group.breed for group in tally.yard.groups}))


def _medals(tally: Tally, _goal: GoalPrint) -> Phrase:
    return _counted(_HAS_MEDALS, tally.yard.medals)


def _hens_that_count(tally: Tally, goal: GoalPrint) -> Phrase:
    return _counted(NN_("{n} such hen", "{n} such hens"), COUNTS[goal.kind](tally, goal.n))


def _corners(tally: Tally, _goal: GoalPrint) -> Phrase:
    """Name the breeds of the corners, as far as there are hens."""
    yard = tally.yard
    if yard.size < YARD_CELLS:
        return Phrase(_LATER)
    left, top, right, bottom = yard.box
    corners = [Cell(y * SIDE + x) for y in (top, bottom) for x in (left, right)]
    breeds = {BREED_OF[yard.hens[corner]] for corner in corners if corner in yard.hens}
    return _counted(_HAS_BREEDS, len(breeds))


def _lines(tally: Tally, goal: GoalPrint) -> Phrase:
    if tally.yard.size < YARD_CELLS:
        return Phrase(_LATER)
    return _counted(NN_("{n} line", "{n} lines"), COUNTS[goal.kind](tally, goal.n))


def _numbers_missing(tally: Tally, _goal: GoalPrint) -> Phrase:
    shown = {NUMBER_OF[card] for card in tally.yard.hens.values()}
    missing = tuple(Phrase.number(number) for number in NUMBERS if number not in shown)
    if not missing:
        return Phrase(N_("all are there"))
    return Phrase(N_("without {numbers}"), numbers=Listing(missing))


def _rooster(tally: Tally, goal: GoalPrint) -> Phrase:
    if tally.rooster_group is None:
        return Phrase(N_("no rooster"))
    return Phrase(N_("it stands there") if COUNTS[goal.kind](tally, goal.n) else N_("it stands elsewhere"))


def _second_group(tally: Tally, _goal: GoalPrint) -> Phrase:
    return _counted(NN_("{n} hen", "{n} hens"), tally.sizes[1] if len(tally.sizes) > 1 else 0)


def _single_breeds(tally: Tally, _goal: GoalPrint) -> Phrase:
    breeds = [BREED_OF[card] for card in tally.yard.hens.values()]
    single = tuple(breed_name(breed) for breed in sorted(set(breeds)) if breeds.count(breed) == 1)
    return Phrase("{breeds}", breeds=Listing(single)) if single else Phrase(_NONE)


_REASONS: MappingProxyType[str, Callable[[Tally, GoalPrint], Phrase]] = MappingProxyType(
    {
        "no_coops": _coops,
        "coops_at_least": _coops,
        "per_group_size": _groups_that_count,
        "per_group_at_least": _groups_that_count,
        "groups_at_least": _groups,
        "breeds_at_most": _breeds,
        "breeds_at_least": _breeds,
        "corners_different": _corners,
        "per_number": _hens_that_count,
        "per_number_missing": _numbers_missing,
        "medals_at_least": _medals,
        "medals_at_most": _medals,
        "per_full_line": _lines,
        "rooster_on_largest": _rooster,
        "second_group_at_least": _second_group,
        "per_breed_single": _single_breeds,
    }
)
"""What is said of each kind of goal."""
