"""What a game brings besides its rules, by name only: the kernel imports none of it."""


class Extras:
    """Where the extras of a game are; what it leaves out is generic.

    `texts` and `rules` name a folder and a file inside a package ("gold_pan:texts"), the others an
    object inside a module ("gold_pan.habits:worths"), which is imported when it is first needed.
    """

    def __init__(
        self,
        letters: str = "",
        texts: str = "",
        rules: str = "",
        terminal: str = "",
        habits: str = "",
        foresight: str = "",
        bots: str = "",
        report: str = "",
        finale: str = "",
    ) -> None:
        self.letters = letters  # before its rule ids and, in small, its text keys
        self.texts = texts  # a folder with one folder of .ftl files for each language
        self.rules = rules  # the page of numbered rules, in Markdown
        self.terminal = terminal  # makes a terminal Page from the options of a table
        self.habits = habits  # the worth of each answer, for the greedy bot
        self.foresight = foresight  # how its levels look ahead
        self.bots = bots  # bots of its own: their names, each with its way to choose
        self.finale = finale  # how a game that is over is remembered
        self.report = report  # what a simulation says of this game alone


def initials(name: str) -> str:
    """The letters of a game that names none: gold-pan is GP."""
    return "".join(word[0] for word in name.split("-")).upper()
