"""The moments that the screenshots show, and how a guest gets there."""

from collections.abc import Callable, Iterator

from saddlebag.public_enemy.cards import BOX, GANG_OF, GANGS
from tests.browser import tour
from tests.browser.guest import Guest
from tests.browser.play import Choose, decide
from tests.browser.tables import finished

Moment = Callable[[Guest], object]
Size = tuple[int, int, float, int]
# width, height, how many dots of the picture one of the screen makes, quality
SIZES: tuple[Size, ...] = ((1440, 900, 1.0, 43), (1024, 768, 1.0, 43), (390, 844, 1.5, 40))
OTHERS = ("greedy", "random", "greedy")
FEW = 6  # my decisions until there is something to see


def sit(guest: Guest, *others: str, **options: object) -> None:
    """Alone with bots; the table waits for me."""
    guest.open_table("me", *others, mode="solo", options=options)
    guest.at_table()


def collector(guest: Guest) -> Choose:
    """Takes from the towns, preferring gangs it already has."""

    def choose(options: list[str]) -> str:
        view = guest.hearing.view
        mine = view["players"][0]["stacks"]

        def worth(option: str) -> int:
            verb, _, deck = option.partition(":")
            if verb != "draw" or deck == "saloon":
                return -1
            return len(mine[GANGS[GANG_OF[BOX.id[view["decks"][deck][-1]]]]])

        return max(options, key=worth)

    return choose


def play(guest: Guest, decisions: int) -> None:
    """Makes a number of decisions, until my next turn or the end."""
    choose = collector(guest)
    for _ in range(decisions):
        guest.until(lambda: guest.hearing.ask or guest.hearing.result)
        if guest.hearing.result:
            return
        decide(guest, choose)
    guest.until(lambda: guest.hearing.ask or guest.hearing.result)
    guest.page.mouse.move(0, 0)


def table(guest: Guest) -> None:
    sit(guest, *OTHERS)
    play(guest, FEW)
    guest.page.locator(".prompt.mine").wait_for()


def six(guest: Guest) -> None:
    sit(guest, *OTHERS, "random", "greedy", dollars=True, cavalry=True, supremacy=True)
    play(guest, FEW)
    guest.page.locator(".prompt.mine").wait_for()


def barred(guest: Guest) -> None:
    """A Dollars tile was spent, and the table says why there is no second one."""
    sit(guest, *OTHERS, dollars=True)
    play(guest, 2)
    guest.until(lambda: guest.hearing.ask)
    decide(guest, lambda options: next(one for one in options if one.startswith("peek:")))


def choices(guest: Guest) -> None:
    sit(guest, *OTHERS, dollars=True)
    play(guest, 3)
    guest.page.locator(".prompt button[aria-expanded]").click()
    guest.page.locator("ul.long").wait_for()


def watched(guest: Guest) -> None:
    """As a spectator sees it: nothing secret, everybody's crew."""
    table(guest)
    guest.go(f"/t/{guest.table}?watch")
    guest.page.locator(".prompt").wait_for()


def replay(guest: Guest) -> None:
    table_id = finished(guest, round_cap=3)
    guest.go(f"/t/{table_id}/at/14?as=0")
    guest.page.get_by_role("slider").wait_for()


MOMENTS: dict[str, Moment] = {
    "front": tour.SCREENS["front"],
    "learn": tour.SCREENS["learn"],
    "lesson": tour.lesson,
    "how": tour.page("/rules/western-legends", "Five ways to win"),
    "new-table": tour.SCREENS["new table"],
    "lobby": tour.lobby,
    "join": tour.join,
    "table": table,
    "six": six,
    "barred": barred,
    "choices": choices,
    "menu": tour.SCREENS["menu"],
    "ending": tour.ending,
    "replay": replay,
    "verify": tour.verified,
    "curtain": tour.curtain,
    "screen": watched,
    "rules": tour.SCREENS["rules"],
    "settings": tour.SCREENS["settings"],
    "my-tables": tour.my_tables,
    "wrong-link": tour.too_late,
}


def nothing(_guest: Guest) -> None:
    """Does nothing: most moments need no preparation."""


def point_at_barred(guest: Guest) -> None:
    """Opens the explanation of a refused choice."""
    guest.page.mouse.move(0, 0)
    guest.page.locator('.dollars button[aria-disabled="true"]').first.hover()
    guest.page.locator(".tip:popover-open").wait_for()


POSES: dict[str, Callable[[Guest], None]] = {"barred": point_at_barred}  # anew for every size


def short_game(guest: Guest) -> Iterator[None]:
    """Plays turn after turn; a picture is taken at every pause."""
    sit(guest, *OTHERS)
    choose = collector(guest)
    guest.page.locator(".prompt.mine").wait_for()
    while True:
        if guest.hearing.ask and guest.page.locator(".prompt[data-decision]").count():
            yield
            yield
            decide(guest, choose)
        guest.page.wait_for_timeout(40)
        yield
