"""Looking ahead in Public Enemy Number One: a few draws by greedy players, then the value."""

from typing import Any, Final

from saddlebag.bots.foresight import Candidate, Foresight, Skill, best_of
from saddlebag.bots.public_enemy.features import features
from saddlebag.bots.public_enemy.habits import HABITS
from saddlebag.bots.value import Value, page, weights
from saddlebag.kernel.ask import Ask
from saddlebag.kernel.table import Table
from saddlebag.public_enemy.state import Enemy

PLIES: Final = 8  # decisions of any seat that are looked ahead
DUEL: Final = 2  # seats with weights of their own
SKILLS: Final[dict[str, Skill]] = {
    "tenderfoot": Skill(slips=0.85),
    "ranch_hand": Skill(slips=0.55),
    "deputy": Skill(slips=0.3),
    "gunslinger": Skill(),
    "legend": Skill(rollouts=120, candidates=0, doubt=1.5),
}


class EnemyForesight(Foresight):
    """Candidates, and what becomes of them."""

    def __init__(self, skills: dict[str, Skill], duel: Value, more: Value) -> None:
        super().__init__(skills)
        self.duel = duel
        self.more = more

    def candidates(self, ask: Ask, view: dict[str, Any], skill: Skill) -> list[Candidate]:
        """What greedy values, the best first, then the rest."""
        worths = HABITS.worths(ask, view)
        found = sorted(worths, key=lambda answer: -worths[answer])
        found += [answer for answer in ask.options if answer not in worths]
        return [Candidate(answer) for answer in found[: skill.candidates or len(found)]]

    def outcome(self, table: Table, seat: int, plan: Any) -> float:
        """Goes on as greedy would for a few decisions."""
        s, left = table.state, PLIES
        assert isinstance(s, Enemy)
        while (ask := table.ask) is not None and left:
            options = ask.options
            if len(options) == 1:
                table.answer(options[0], ask.seat)
                continue
            left -= 1
            table.answer(best_of(HABITS.worths(ask, look(table, s, ask.seat))), ask.seat)
        if table.ask is None:
            return 1 / len(s.winners) if seat in s.winners else 0.0
        return self.chances(s)[seat]

    def chances(self, s: Enemy) -> list[float]:
        """The estimate of the learned value."""
        time, rows = features(s)
        value = self.duel if s.seats == DUEL else self.more
        return value.chances(time, rows, [0.0] * s.seats)


def look(table: Table, s: Enemy, seat: int) -> dict[str, Any]:
    """What a player of an imagined table sees."""
    seen: dict[str, Any] = table.rules.view(s, seat)
    seen["seat"] = seat
    seen["options"] = table.rules.options
    return seen


def learned() -> EnemyForesight:
    """With the weights that were learned."""
    found = page(__package__)
    return EnemyForesight(SKILLS, Value(weights(found, "two")), Value(weights(found, "more")))


FORESIGHT: Final = learned()
