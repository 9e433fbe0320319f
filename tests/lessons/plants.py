"""Changes of a rule or a number, one at a time, that some lesson must notice."""

W, P = "western_legends", "public_enemy"
GUARD = "    for zone in STACKS[me]:\n        if not piles[zone]:\n            return False\n"
# name -> file of the package, what is there, what is planted
PLANTS = {
    "the Cabaret asks $40": (f"{W}/content/setup.toml", "revel_cost = 30", "revel_cost = 40"),
    "a Mustang goes 3 steps": (
        f"{W}/content/items.toml",
        "price = 50\nmovement = 4",
        "price = 50\nmovement = 3",
    ),
    "on foot 1 step": (f"{W}/content/setup.toml", "on_foot = 2", "on_foot = 1"),
    "Determination gives 1": (f"{W}/content/poker.toml", '"actions", n = 2', '"actions", n = 1'),
    "a Duel is worth 1 LP": (
        f"{W}/content/setup.toml",
        'duel = [{ do = "lp", n = 2 }]',
        'duel = [{ do = "lp", n = 1 }]',
    ),
    "Marshal space 3 pays 1 LP": (
        f"{W}/content/tracks.toml",
        '[{ do = "lp", n = 2 }],',
        '[{ do = "lp", n = 1 }],',
    ),
    "a heist brings 2 Wanted points": (
        f"{W}/content/setup.toml",
        'do = "wanted", n = 3',
        'do = "wanted", n = 2',
    ),
    "a nugget sells for $30": (
        f"{W}/content/setup.toml",
        "nugget_money = 20",
        "nugget_money = 30",
    ),
    "the house adds $40": (f"{W}/content/setup.toml", "house = 50", "house = 40"),
    "the ability awakes at 6 LP": (
        f"{W}/content/setup.toml",
        "ability_from = 5",
        "ability_from = 6",
    ),
    "two cards of a gang are worth 4": (
        f"{P}/content/game.toml",
        "table = [0, 2, 3, 5, 8,",
        "table = [0, 2, 4, 5, 8,",
    ),
    "8 cards of a gang are worth 28": (f"{P}/content/game.toml", "23, 30]", "23, 28]"),
    "three gangs end a round": (
        f"{P}/turn.py",
        GUARD,
        "    if sum(bool(piles[zone]) for zone in STACKS[me]) < 3:\n        return False\n",
    ),
    "leaders decide nothing": (
        f"{P}/scoring.py",
        "    for seat in tied:\n        if LEADERS",
        "    for seat in ():\n        if LEADERS",
    ),
}
