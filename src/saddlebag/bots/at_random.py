"""The random bot: every option is equally likely."""

from saddlebag.bots.chair import Chair


def choose(chair: Chair) -> str:
    """One of the options, all equally likely."""
    ask = chair.ask
    assert ask is not None, "nobody is asked"
    options = ask.options
    return options[chair.luck.below("choose", len(options))]
