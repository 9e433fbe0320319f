"""What happened, in paragraphs: quiet things folded into what they belong to."""

from collections.abc import Iterable, Sequence
from typing import Final

from saddlebag.terminal.names import Names
from saddlebag.terminal.western_legends.causes import OUTCOME
from saddlebag.terminal.western_legends.changes import CHANGES, Changes, Event, of
from saddlebag.terminal.western_legends.folk import Folk
from saddlebag.terminal.western_legends.sentences import Bout, sentence
from saddlebag.terminal.western_legends.words import effect_id

# These begin a paragraph; everything else goes on in the one it finds.
BEGINS: Final = (
    *("dealt", "starts", "goals_dealt", "story_open", "first_player", "spawned", "turn_begins"),
    *("income", "action", "actions_over", "fight", "revealed", "compared", "declined", "no_card"),
    *("restarted", "poker", "flop", "poker_hand", "poker_won", "house_won", "disc", "story"),
    *("goal_completed", "sheriff_rode", "his_card", "round_over", "end_triggered", "final_score"),
    *("final_duel", "game_over", "story_turned_over", "undo", "takeback", "delivered"),
)
# Told in the log; otherwise what follows says as much.
QUIET: Final = (
    *("action", "actions_over", "chose", "put_down", "npc_put_down", "poker_down"),
    *("poker_cleared", "poker_bonus", "round_over", "drafted", "income"),
    *("final_score", "fight_won"),
)
# What a sentence just told makes clear as a cause.
IMPLIES: Final[dict[str, tuple[str, ...]]] = {
    "compared": OUTCOME,
    "declined": OUTCOME,
    "no_card": OUTCOME,
    "fight": OUTCOME,
    "arrested": OUTCOME,
    "looted": ("rob",),
    "deposited": ("deposit",),
    "treated": ("heal",),
    "revelled": ("revel",),
    "worked": ("work",),
    "prospected": ("prospect",),
    "rolled": ("prospect",),
    "rerolled": ("prospect",),
    "poker": ("ante",),
    "poker_joined": ("ante",),
    "poker_won": ("pot", "poker"),
    "bought": ("store",),
    "upgraded": ("store",),
    "starts": ("start",),
}
# Prices that the sentence about what they pay for tells.
PRICED: Final = ("store", "heal", "revel", "ante")
SENT_BACK: Final = ("wrangle", "rustle")  # a delivered token always goes back
CLEARED: Final = ("fight", "poker")  # what was played is always discarded


class Teller:
    """Turns events into paragraphs, one after the other."""

    def __init__(self, folk: Folk, brief: bool) -> None:
        self.folk = folk
        self.brief = brief
        self.bout = Bout()
        self.paragraphs: list[str] = []
        self.implied: tuple[str, ...] = ()
        self.changes: Changes | None = None
        self.fresh = True  # a new paragraph begins
        self.actor: int | None = None  # whom the last sentence was about
        self.last = ""  # the event before

    def hear(self, event: Event) -> None:
        """One more event."""
        key = event["event"]
        if key in CHANGES:
            if not self.is_quiet_change(event):
                self.change(event)
            return
        self.settle()
        if key in BEGINS or self.begins(event):
            self.fresh = True
        before, self.last = self.last, key
        self.bout.follow(event)
        self.imply(event)
        if self.brief and self.is_quiet(event, before):
            return
        if key == "turn_begins" and self.paragraphs:
            self.paragraphs.append("")
        self.write(sentence(event, self.folk, self.bout))
        self.actor = None if key == "story" else event.get("seat", event.get("player"))

    def begins(self, event: Event) -> bool:
        """The first of several figures to stand; what the hand limit takes ends the turn."""
        key = event["event"]
        if key == "discarded":
            return bool(event["cause"] == "hand_limit")
        return bool(key == "stands" and self.last != key)

    def write(self, text: str) -> None:
        """A sentence, in this paragraph or a new one."""
        if not text:
            return
        if self.fresh or not self.paragraphs:
            self.paragraphs.append(text)
        else:
            self.paragraphs[-1] += " " + text
        self.fresh = False

    # ---- gains and losses

    def change(self, event: Event) -> None:
        """Changes of one player share a sentence; what being Wanted brings ends the turn."""
        if event["cause"] == "wanted_row":
            self.settle()
            self.fresh = True
        if self.changes is None or self.changes.player != of(event):
            self.settle()
            self.changes = Changes(of(event), self.implied)
        self.changes.add(event)

    def settle(self) -> None:
        """The sentence of all changes so far."""
        if self.changes is not None:
            changes, self.changes = self.changes, None
            again = changes.player == self.actor and not self.fresh
            self.write(changes.sentence(self.folk, again))
            self.actor = changes.player

    def imply(self, event: Event) -> None:
        """Which causes go without saying from here on."""
        key = event["event"]
        for field in ("card", "effect", "source", "ability", "item"):
            if isinstance(event.get(field), str):
                self.implied = (*self.implied, event[field])
        if key == "story":
            self.implied = (f"story:{event['story']}",)
        elif key in IMPLIES:
            self.implied = IMPLIES[key]
        elif key in ("income", "turn_begins", "action"):
            self.implied = ()

    # ---- what need not be told

    def is_quiet_change(self, event: Event) -> bool:
        """A price that is told with what it was paid for."""
        if not self.brief or event["event"] == "drew":
            return False
        less = event["after"] < event["before"]
        cause: str = event["cause"]
        if event["event"] == "money":
            return less and cause in PRICED
        return less and cause in ("heal", "deposit")

    def is_quiet(self, event: Event, before: str) -> bool:
        """What the event before it, or what follows, says as well."""
        key = event["event"]
        if key == "item_gained":
            return before == "bought"
        if key in ("dealt", "goals_dealt"):
            return bool(event["seat"] != self.folk.me)
        if key == "actions_over":
            return not event["left"]
        if key == "discarded":
            return bool(event["cause"] in CLEARED) or is_itself(event)
        if key == "cattle_back":
            return event["cause"] in SENT_BACK
        return key in QUIET


def is_itself(event: Event) -> bool:
    """A card that was used is discarded for nothing but that."""
    names = event["cards"]
    return len(names) == 1 and effect_id(names[0]) == str(event["cause"])


def told(
    events: Iterable[Event], names: Names, brief: bool, before: Sequence[Event] = ()
) -> list[str]:
    """A paragraph for each thing somebody did; `before`: what was told already."""
    teller = Teller(Folk(names), brief)
    for event in before:
        teller.bout.follow(event)
    for event in events:
        teller.hear(event)
    teller.settle()
    return teller.paragraphs
