"""Which tables to try: every pair of seats and options' values meets at least once."""

from typing import Any

from saddlebag.kernel.game import BadOption, Game, Option

Choice = tuple[str, Any]  # an option (or "seats") and its value
Pair = tuple[Choice, Choice]
Setting = tuple[int, dict[str, Any]]


def settings(game: Game) -> list[Setting]:
    """Greedily: each table takes in as many pairs as it can that none before has met."""
    possible = {seats: pairs(game, seats) for seats in game.seats}
    left = {pair for seats in game.seats for pair in possible[seats]}
    found: list[Setting] = []
    while left:
        open_pairs = {seats: possible[seats] & left for seats in game.seats}
        seats = max(game.seats, key=lambda n: len(open_pairs[n]))
        first = min(open_pairs[seats], key=repr)
        chosen: dict[str, Any] = {"seats": seats, **dict(first)}
        for option in tried(game):
            if option.key not in chosen:
                chosen[option.key] = best(game, chosen, option, left, found)
        left -= met(game, chosen)
        del chosen["seats"]
        found.append((seats, chosen))
    return found


def tried(game: Game) -> list[Option]:
    """Lists of names are for scenes."""
    return [option for option in game.options if option.kind != "names"]


def values(option: Option) -> list[Any]:
    """What is worth trying: the default, the edges, the words."""
    if option.kind == "flag":
        return [False, True]
    tries = [option.default, *option.allowed]
    if option.kind == "seat":
        tries += [0, 1]
    elif option.kind == "number":
        tries += [option.least, min(option.least + 2, option.most), option.most]
    return list(dict.fromkeys(tries))


def fits(game: Game, chosen: dict[str, Any]) -> bool:
    """May these be chosen together? What is left out has its default, or what they require."""
    needed = [other for it in game.options if chosen.get(it.key) for other in it.requires]
    options = dict.fromkeys(needed, True) | {
        key: value for key, value in chosen.items() if key != "seats"
    }
    try:
        game.chosen(chosen["seats"], options)
    except BadOption:
        return False
    return True


def pairs(game: Game, seats: int) -> set[Pair]:
    """All pairs of choices that go together at a table of this size."""
    choices: list[Choice] = [("seats", seats)]
    for option in tried(game):
        choices += [(option.key, value) for value in values(option)]
    return {
        (one, two)
        for i, one in enumerate(choices)
        for two in choices[i + 1 :]
        if one[0] != two[0] and fits(game, {"seats": seats, **dict([one, two])})
    }


def best(
    game: Game, chosen: dict[str, Any], option: Option, left: set[Pair], found: list[Setting]
) -> Any:
    """The value that meets most of the pairs that are left; else the one tried least."""
    able = [value for value in values(option) if fits(game, {**chosen, option.key: value})]

    def worth(value: Any) -> tuple[int, int]:
        used = sum(1 for _, options in found if options[option.key] == value)
        return len(met(game, {**chosen, option.key: value}) & left), -used

    return max(able, key=worth)


def met(game: Game, chosen: dict[str, Any]) -> set[Pair]:
    """The pairs in one table's choices, in the order of the game's options."""
    keys = [key for key in ("seats", *(option.key for option in game.options)) if key in chosen]
    picked = [(key, chosen[key]) for key in keys]
    return {(one, two) for i, one in enumerate(picked) for two in picked[i + 1 :]}
