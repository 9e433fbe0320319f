"""The host's webhook: one line for a group chat such as Slack or Discord."""

import json
import re
from logging import getLogger
from typing import Final

from saddlebag.server.notices.post import PostFailed, post
from saddlebag.server.notices.turn import Turn
from saddlebag.texts import say
from saddlebag.texts.game import title

log = getLogger(__name__)
MARKUP: Final = re.compile(r"[<>@&`*_~|\[\]()]")  # characters a chat could interpret
BAD: Final = 400


class Webhook:
    """The host chose the address, so it may be in a private network."""

    def __init__(self, url: str) -> None:
        self._url = url

    async def notify(self, turn: Turn) -> None:
        """Who is asked, which game, and the link."""
        name = MARKUP.sub("", turn.name)
        text = say("notice-your-turn", name=name, game=title(turn.game), link=turn.link)
        body = {
            "text": text,
            "content": text,  # Discord's name for it
            "allowed_mentions": {"parse": []},  # and ping nobody there
            "table": turn.table,
            "game": turn.game,
            "link": turn.link,
        }
        headers = {"Content-Type": "application/json", "User-Agent": "Saddlebag"}
        try:
            status = await post(self._url, headers, json.dumps(body).encode(), anywhere=True)
        except PostFailed as error:
            log.warning("webhook not reached: %s", error)
            return
        if status >= BAD:
            log.warning("webhook said %d", status)
