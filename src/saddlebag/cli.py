"""The commands: what can be given to each, and whom they call."""

import argparse
import errno
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NoReturn

from saddlebag.terminal.arguments import FORGOTTEN, days, moment, part, whole
from saddlebag.terminal.complaint import Complaint, shown, shown_file
from saddlebag.texts import say

INTERRUPTED = 130
BROKEN_PIPE = 141
DATA = "~/.local/share/saddlebag"  # as the help says it


class Parser(argparse.ArgumentParser):
    """Speaks in one line when it does not understand."""

    def error(self, message: str) -> NoReturn:
        problem = shown_long(message)
        raise Complaint(say("error-usage", problem=problem, command=self.prog))


def shown_long(message: str) -> str:
    """Argparse names what was given; a very long thing is cut."""
    return " ".join(shown(word) for word in message.split())


class Version(argparse.Action):
    """Looks the version up only when somebody wants to know."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> None:
        from importlib.metadata import version

        print(say("cli-version", version=version("saddlebag")))
        parser.exit()


def parser() -> Parser:
    """All commands and their arguments."""
    top = Parser(prog="saddlebag", description=say("cli-about"), allow_abbrev=False)
    top.add_argument("--version", action=Version, nargs=0, help=say("cli-version-about"))
    commands = top.add_subparsers(title=say("cli-commands"), required=True, metavar="COMMAND")

    def command(name: str, about: str, run: Callable[[argparse.Namespace], None]) -> Parser:
        it: Parser = commands.add_parser(name, help=about, description=about, allow_abbrev=False)
        it.set_defaults(run=run)
        return it

    add_serve(command("serve", say("cli-serve"), run_serve))
    add_play(command("play", say("cli-play"), run_play))
    add_simulate(command("simulate", say("cli-simulate"), run_simulate))
    add_arena(command("arena", say("cli-arena"), run_arena))
    it = command("replay", say("cli-replay"), run_replay)
    it.add_argument("file", metavar="FILE", help=say("cli-replay-file"))
    it.add_argument("--seat", help=say("cli-replay-seat"))
    it.add_argument("--to", type=int, metavar="N", help=say("cli-replay-to"))
    it = command("verify", say("cli-verify"), run_verify)
    it.add_argument("file", metavar="FILE", help=say("cli-verify-file"))
    it = command("rules", say("cli-rules"), run_rules)
    it.add_argument("words", nargs="*", metavar="ID", help=say("cli-rules-words"))
    command("games", say("cli-games"), run_games)
    it = command("backup", say("cli-backup"), run_backup)
    it.add_argument("file", metavar="FILE", help=say("cli-backup-file"))
    it.add_argument("--data", metavar="FOLDER", help=say("cli-backup-data", folder=DATA))
    it = command("restore", say("cli-restore"), run_restore)
    it.add_argument("file", nargs="?", metavar="FILE", help=say("cli-restore-file"))
    it.add_argument("--data", metavar="FOLDER", help=say("cli-backup-data", folder=DATA))
    it.add_argument("--copy", metavar="FOLDER", help=say("cli-restore-copy"))
    it.add_argument("--to", type=moment, metavar="TIME", help=say("cli-restore-to"))
    it = command("doctor", say("cli-doctor"), run_doctor)
    it.add_argument("file", metavar="FILE", help=say("cli-doctor-file"))
    since = whole("--since", 0)
    it.add_argument("--since", type=since, metavar="MS", default=0, help=say("cli-doctor-since"))
    it.add_argument("--part", type=part, default=(0, 0), help=say("cli-doctor-part"))
    it.add_argument("--json", action="store_true", help=say("cli-doctor-json"))
    return top


def add_serve(it: Parser) -> None:
    port = whole("--port", 0)
    it.add_argument("--host", default="127.0.0.1", help=say("cli-serve-host"))
    it.add_argument("--port", type=port, default=8000, help=say("cli-serve-port"))
    it.add_argument("--data", metavar="FOLDER", help=say("cli-serve-data", folder=DATA))
    it.add_argument("--public-url", metavar="URL", help=say("cli-serve-public-url"))
    it.add_argument("--webhook", metavar="URL", help=say("cli-serve-webhook"))
    it.add_argument("--no-browser", action="store_true", help=say("cli-serve-no-browser"))
    every = whole("--backup-every", 0)
    it.add_argument("--backup-every", type=every, default=60, help=say("cli-serve-backup-every"))
    it.add_argument("--open-metrics", action="store_true", help=say("cli-serve-open-metrics"))
    kinds = ", ".join(FORGOTTEN)
    about = say("cli-serve-forget", kinds=kinds)
    it.add_argument("--forget", type=days, action="append", metavar="KIND=DAYS", help=about)
    it.add_argument("--copy-to", metavar="FOLDER", help=say("cli-serve-copy-to"))
    it.add_argument("--passes-at-once", action="store_true", help=say("cli-serve-passes-at-once"))


def add_play(it: Parser) -> None:
    it.add_argument("game", nargs="?", help=say("cli-play-game"))
    it.add_argument("--players", help=say("cli-play-players"))
    it.add_argument("--seed", type=whole("--seed", 0), help=say("cli-play-seed"))
    it.add_argument("--nonce", metavar="TEXT", nargs="?", const="-", help=say("cli-play-nonce"))
    it.add_argument("--option", action="append", metavar="KEY", help=say("cli-play-option"))
    it.add_argument("--resume", metavar="FILE", help=say("cli-play-resume"))


def add_simulate(it: Parser) -> None:
    it.add_argument("game", nargs="?", help=say("cli-simulate-game"))
    games, seed, jobs = whole("--games", 1), whole("--seed", 0), whole("--jobs", 1)
    it.add_argument("--games", type=games, default=1000, help=say("cli-simulate-games"))
    it.add_argument("--seats", type=int, help=say("cli-simulate-seats"))
    it.add_argument("--bots", help=say("cli-simulate-bots"))
    it.add_argument("--seed", type=seed, default=1, help=say("cli-simulate-seed"))
    it.add_argument("--jobs", type=jobs, default=1, help=say("cli-simulate-jobs"))
    it.add_argument("--option", action="append", metavar="KEY", help=say("cli-simulate-option"))
    it.add_argument("--deal", action="append", metavar="KEY", help=say("cli-simulate-deal"))
    it.add_argument("--json", action="store_true", help=say("cli-simulate-json"))


def add_arena(it: Parser) -> None:
    it.add_argument("game", nargs="?", help=say("cli-arena-game"))
    games, seed, count = whole("--games", 1), whole("--seed", 0), whole("--jobs", 1)
    it.add_argument("--bots", required=True, help=say("cli-arena-bots"))
    it.add_argument("--against", metavar="BOTS", help=say("cli-arena-against"))
    it.add_argument("--ladder", action="store_true", help=say("cli-arena-ladder"))
    it.add_argument("--games", type=games, default=1000, help=say("cli-arena-games"))
    it.add_argument("--seats", type=int, help=say("cli-arena-seats"))
    it.add_argument("--seed", type=seed, default=1, help=say("cli-arena-seed"))
    it.add_argument("--jobs", type=count, default=1, help=say("cli-arena-jobs"))
    it.add_argument("--option", action="append", metavar="KEY", help=say("cli-arena-option"))
    it.add_argument("--file", metavar="FILE", help=say("cli-arena-file"))
    minutes = whole("--minutes", 1)
    it.add_argument("--minutes", type=minutes, default=0, help=say("cli-arena-minutes"))
    it.add_argument("--chart", metavar="FILE", help=say("cli-arena-chart"))
    it.add_argument("--json", action="store_true", help=say("cli-arena-json"))


# ---- the commands


def run_serve(args: argparse.Namespace) -> None:
    from saddlebag.server.setting import BadSetting, Setting
    from saddlebag.server.store.failures import OpenFailed

    try:
        where = (args.host, args.port, folder(args.data))
        page = (not args.no_browser, args.open_metrics, args.backup_every)
        copy_to = Path(args.copy_to).expanduser() if args.copy_to else None
        more = (dict(args.forget or []), copy_to, args.passes_at_once)
        setting = Setting(*where, args.public_url, args.webhook, *page, *more)
        from saddlebag.server.serve import serve  # takes a moment

        serve(setting)
    except (BadSetting, OpenFailed) as error:
        raise unable(error.reason, error.values) from error


def run_backup(args: argparse.Namespace) -> None:
    from saddlebag.server.store.backup import back_up
    from saddlebag.server.store.failures import OpenFailed

    kept = folder(args.data)
    try:
        back_up(kept, Path(args.file))
    except OpenFailed as error:
        raise unable(error.reason, error.values) from error
    print(say("backup-done", folder=shown_file(str(kept)), file=shown_file(args.file)))


def run_restore(args: argparse.Namespace) -> None:
    from saddlebag.server.store.failures import OpenFailed
    from saddlebag.server.store.restore import restore

    if (args.to is None) != (args.copy is None) or (args.to is not None and args.file):
        raise Complaint(say("bad-restore"))
    try:
        if args.to is not None:
            from saddlebag.server.store.point_in_time import restore_to

            taken, old = restore_to(folder(args.data), Path(args.copy), args.to)
        else:
            taken, old = restore(folder(args.data), Path(args.file) if args.file else None)
    except OpenFailed as error:
        raise unable(error.reason, error.values) from error
    print(say("restore-done", file=shown_file(str(taken)), old=shown_file(str(old))))


def run_doctor(args: argparse.Namespace) -> None:
    import json

    from saddlebag.server.doctor import Selection, examine
    from saddlebag.server.store.failures import OpenFailed

    try:
        found = examine(Path(args.file), Selection(args.since, *args.part))
    except OpenFailed as error:
        raise unable(error.reason, error.values) from error
    if args.json:
        print(json.dumps(found._asdict()))
    file, tables = shown_file(args.file), found.tables
    if found.unsound:
        names = ", ".join(found.unsound)
        raise Complaint(say("doctor-unsound", file=file, tables=tables, names=names), status=1)
    if not args.json:
        print(say("doctor-sound", file=file, tables=tables, rows=found.rows))


def folder(given: str | None) -> Path:
    """Where the server keeps its tables."""
    from saddlebag.server.setting import data_folder

    return Path(given).expanduser() if given else data_folder()


def unable(reason: str, values: dict[str, str | int]) -> Complaint:
    """What keeps the server from starting, and what to do about it."""
    told = {key: shown_file(str(it)) for key, it in values.items()}
    return Complaint(say(f"serve-{reason}", **told))


def run_play(args: argparse.Namespace) -> None:
    from saddlebag.terminal import hangup, start
    from saddlebag.terminal.screen import terminal

    screen = terminal()
    if screen.typed:
        hangup.listen()
    if args.resume is None:
        options = args.option or []
        start.new_game(screen, args.game, args.players, args.seed, options, args.nonce)
        return
    fixed = {"GAME": args.game, "--seed": args.seed, "--option": args.option}
    fixed["--nonce"] = args.nonce
    start.resume(screen, args.resume, args.players, fixed)


def run_simulate(args: argparse.Namespace) -> None:
    import json

    from saddlebag.kernel.game import BadOption
    from saddlebag.lab import report
    from saddlebag.lab.one_game import BotFailed
    from saddlebag.lab.simulate import simulate
    from saddlebag.terminal.complaint import bad_option
    from saddlebag.terminal.options import chosen, game, only, title
    from saddlebag.terminal.progress import bar

    played = game(args.game or only())
    seats = args.seats
    if seats is None:
        seats = len(args.bots.split(",")) if args.bots else min(played.seats)
    bots = [name.strip() for name in (args.bots or "greedy" + ",random" * (seats - 1)).split(",")]
    options = chosen(played, seats, args.option or [])
    if len(bots) != seats:
        raise Complaint(say("bad-bots", seats=seats, given=len(bots)))
    try:
        found = simulate(
            *(played.name, args.games, seats, bots, args.seed, args.jobs, options, bar()),
            dealt=args.deal or (),
        )
    except BadOption as error:
        raise bad_option(error, played, title(played)) from None
    except BotFailed as error:
        raise Complaint(report.failure(error), status=1) from error
    print(json.dumps(found, indent=2) if args.json else report.text(found))


def run_arena(args: argparse.Namespace) -> None:
    import json

    from saddlebag.kernel.game import BadOption
    from saddlebag.lab import report
    from saddlebag.lab.arena import chart, page
    from saddlebag.lab.arena.arena import compete
    from saddlebag.lab.arena.pairings import contest, paired
    from saddlebag.lab.one_game import BotFailed
    from saddlebag.terminal.complaint import bad_option
    from saddlebag.terminal.options import chosen, game, only, title
    from saddlebag.terminal.players import MOST_USUAL
    from saddlebag.terminal.progress import bar_with_time

    played = game(args.game or only())
    seats = args.seats or (MOST_USUAL if MOST_USUAL in played.seats else max(played.seats))
    options = chosen(played, seats, args.option or [])
    pairings = paired(names(args.bots), names(args.against), args.ladder, seats)
    if not pairings:
        raise Complaint(say("bad-two-bots"))
    for written in (args.file, args.chart):
        if written and not Path(written).absolute().parent.is_dir():
            raise Complaint(say("bad-folder", file=shown_file(written)))
    try:
        agreed = contest(played.name, pairings, args.games, seats, args.seed, options)
        kept = Path(args.file) if args.file else None
        found = compete(agreed, args.jobs, kept, args.minutes, bar_with_time())
    except BadOption as error:
        raise bad_option(error, played, title(played)) from None
    except BotFailed as error:
        raise Complaint(report.failure(error), status=1) from error
    if args.chart:
        Path(args.chart).write_text(chart.svg(found), encoding="utf-8")
    print(json.dumps(found, indent=2) if args.json else page.text(found))


def names(given: str | None) -> list[str]:
    """Names separated by commas, each once."""
    return list(dict.fromkeys(name.strip() for name in (given or "").split(",") if name.strip()))


def run_replay(args: argparse.Namespace) -> None:
    from saddlebag.terminal.records import replay
    from saddlebag.terminal.screen import terminal

    replay(terminal(), args.file, args.seat, args.to)


def run_verify(args: argparse.Namespace) -> None:
    from saddlebag.terminal.records import verify
    from saddlebag.terminal.screen import terminal

    verify(terminal(), args.file)


def run_rules(args: argparse.Namespace) -> None:
    from saddlebag.terminal.rulebook import look_up
    from saddlebag.terminal.screen import terminal

    screen = terminal()
    for line in look_up(args.words):
        screen.write(line, "", "  ")


def run_games(args: argparse.Namespace) -> None:
    from saddlebag.terminal.catalogue import games
    from saddlebag.terminal.screen import terminal

    games(terminal())


def broken(told: int = 0) -> int:
    """A line for each game, or part of one, that does not load; how many there are."""
    from saddlebag.registry import BROKEN, found

    games = found()
    for it in BROKEN[told:]:
        key = "error-part" if it.name in games else "error-game"
        path, why = shown_file(it.path), shown_file(it.why)
        print(say(key, name=shown(it.name), path=path, why=why), file=sys.stderr)
    return len(BROKEN)


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; bad input is told in one line on standard error."""
    try:
        args = parser().parse_args(argv)
        told = broken()
        args.run(args)
        broken(told)
        sys.stdout.flush()
    except Complaint as complaint:
        print(say("error", text=complaint.text), file=sys.stderr)
        return complaint.status
    except KeyboardInterrupt:
        return INTERRUPTED
    except OSError as error:
        if error.errno not in (errno.EPIPE, errno.EIO):
            raise
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # nobody reads on
        return BROKEN_PIPE
    return 0
