"""A seat whose player lost their browser: a new link, told to everybody, never in secret."""

from saddlebag.server.tables.seats.reissue import reissue, take_over
from tests.server.tables.saloon import Saloon, refusal, scene

USED = ("DELETE FROM ticket WHERE token = ?", (b"",))


@scene
async def test_while_the_player_is_connected_there_is_no_new_link(place: Saloon) -> None:
    live = await place.table("Anna", "Ben")
    ben = await place.ear(live, "Ben")
    assert await refusal(reissue(live, "Anna", 1)) == "still_here"
    await place.leave(live, ben)
    assert await reissue(live, "Anna", 1) == "Ben"


@scene
async def test_everybody_is_told_and_the_old_browser_only_watches(place: Saloon) -> None:
    live = await place.table("Anna", "Ben")
    await reissue(live, "Anna", 1)
    old = await place.ear(live, "Ben")
    await take_over(live, "Ben", await place.visitor("Phone"), USED)
    assert [line.text for line in live.chat] == ["reissued:Ben:", "taken_over:Ben:"]
    assert old.view["seat"] is None and old.last("notice")["reason"] == "seat_moved"
    assert (await place.ear(live, "Phone")).view["seat"] == 1
