"""The stories: a trigger, a reward for each contributor, bandits, and the Sheriff (STORY-9)."""

from typing import Any, Final, NamedTuple

from saddlebag.western_legends.content.board import GANGS
from saddlebag.western_legends.content.contents import (
    BASE,
    HANDSOME,
    count,
    fits,
    known,
    need,
    numbered,
    page,
    table,
)
from saddlebag.western_legends.content.numbers import BOX, NEEDS
from saddlebag.western_legends.content.steps import CLOSER, Steps, steps
from saddlebag.western_legends.content.verbs import TRIGGERS, words

SAYS: Final = words("id set first_game? needs? trigger reward spawn sheriff name_source source")
FARTHEST_RIDE: Final = 6
PAGE: Final[dict[str, Any]] = page("stories")
TRIGGER_ROWS: Final[list[dict[str, Any]]] = table(PAGE, "trigger")
ROWS: Final[list[dict[str, Any]]] = table(PAGE, "story")


class Story(NamedTuple):
    """Its back shows the trigger, its front what happens."""

    id: str
    set: str
    first_game: bool  # one of the 20 (FIRST-4)
    needs: tuple[str, ...]
    trigger: str
    reward: Steps
    spawn: tuple[int, ...]  # gangs, each with both its hideouts (STORY-10)
    sheriff: int  # rides up to so far


def story(row: dict[str, Any]) -> Story:
    fits(row, SAYS, {"trigger": TRIGGERS}, row["id"])
    need(0 <= row["sheriff"] <= FARTHEST_RIDE, row["id"], "a ride too far")
    return Story(
        row["id"],
        row["set"],
        row.get("first_game", False),
        tuple(known(word, NEEDS, row["id"]) for word in row.get("needs", ())),
        row["trigger"],
        steps(row["reward"], row["id"], knows=CLOSER),
        tuple(GANGS.index(letter) for letter in row["spawn"]),
        row["sheriff"],
    )


STORY_CARDS: Final[tuple[Story, ...]] = tuple(story(row) for row in ROWS)
STORY: Final[dict[str, int]] = numbered(ROWS)


def needed_by(it: Story) -> tuple[str, ...]:
    """What the setup must hold for a story to make sense."""
    verbs = every_verb(it.reward)
    cattle = it.trigger == "cattle_business" or ("cattle", "") in verbs
    return (
        *(("cattle",) if cattle else ()),
        *(("legendary_items",) if ("item", "legendary") in verbs else ()),
    )


def every_verb(reward: Steps) -> list[tuple[str, str]]:
    """All verbs of a reward, nested ones too, with the pool they draw from."""
    found: list[tuple[str, str]] = []
    for step in reward:
        found.append((step.do, step.pool))
        for inner in (step.gain, step.then, step.otherwise, *step.options):
            found += every_verb(inner)
    return found


def check_stories() -> None:
    """FIRST-4: so many stories are for the First Game, and none of them needs anything."""
    count(STORY_CARDS, BOX["stories"], "stories")
    for it in STORY_CARDS:
        need((it.set == HANDSOME) == (it.trigger == "start_player_fight"), it.id, "GBH-3")
        need(it.needs == needed_by(it), it.id, f"needs {needed_by(it)}")
    chosen = [it for it in STORY_CARDS if it.first_game]
    need(len(chosen) == BOX["first_game_stories"], "stories", f"{len(chosen)} of the First Game")
    need(all(it.set == BASE and not it.needs for it in chosen), "stories", "First Game")
    used = {it.trigger for it in STORY_CARDS}
    need(sorted(used) == sorted(TRIGGERS) == sorted(numbered(TRIGGER_ROWS)), "stories", "triggers")


check_stories()
