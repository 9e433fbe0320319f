"""The host's webhook: one line into a group's chat, for Slack, Discord or whoever reads JSON."""

import json
import re
from logging import getLogger
from typing import Final

from saddlebag.server.notices.post import NotSent, post
from saddlebag.server.notices.turn import Turn
from saddlebag.texts import say
from saddlebag.texts.rulebook import PAGES

log = getLogger(__name__)
MARKUP: Final = re.compile(r"[<>@&`*_~|\[\]()]")  # what a chat would make more of than a name
BAD: Final = 400


def title(game: str) -> str:
    """What a game is called."""
    return next((say(f"{key.lower()}-name") for key, name in PAGES.items() if name == game), game)


class Webhook:
    """The address is the host's own choice, so it may be in a private network."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def tell(self, turn: Turn) -> None:
        """Who is asked, what is played, where."""
        name = MARKUP.sub("", turn.name)
        text = say("notice-your-turn", name=name, game=title(turn.game), link=turn.link)
        told = {
            "text": text,
            "content": text,  # what Discord calls it
            "allowed_mentions": {"parse": []},  # and nobody else is called there
            "table": turn.table,
            "game": turn.game,
            "link": turn.link,
        }
        headers = {"Content-Type": "application/json", "User-Agent": "Saddlebag"}
        try:
            status = await post(self._url, headers, json.dumps(told).encode(), anywhere=True)
        except NotSent as error:
            log.warning("webhook not reached: %s", error)
            return
        if status >= BAD:
            log.warning("webhook said %d", status)
