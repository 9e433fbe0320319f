### Words that every game shares: the text table, its commands, the command line.

## Small words

rule-named = { $text } (Rule { $rule })
seat-number = Seat { $seat }

## Sitting down

play-welcome = { $game }. At the table: { $players }.
play-watch = No person sits at this table, so you watch.
play-commands = Type the number of a choice, or help for all commands.
play-seeded =
    This deal comes from test seed { $seed }: good for trying things out, and no proof of fairness.
play-committed =
    The deal follows from a secret that is committed to as { $commitment }
play-nonce-ask = Type a nonce of your own, any text:
play-nonce = It also follows from the nonce "{ $nonce }" of seat { $seat }.
play-resumed = { $count ->
    [one] The game from { $file } goes on after { $count } decision.
   *[other] The game from { $file } goes on after { $count } decisions.
}
play-resumed-over = The game from { $file } is over already.

## At the table

table-happened = What happened
table-seen = The table
table-log = The log of this round
table-log-all = The log of the whole game
table-log-empty = Nothing has happened yet.
table-help = Commands
table-end = The end
table-choice = { $number }. { $text }
table-refused-few = Not possible now: { $choices }.
table-refused-many = Not possible now: { $first } to { $last }. Type why to list them.
table-refused-short = { $number } { $text }
table-refused-line = { $numbers }. { $choices }: { $text }
table-refused-more = { $choices } and { $more } more
table-refused-hint = Type why { $number } for the reason.
table-prompt = { $count ->
    [one] Type 1, or help:
   *[other] Type 1 to { $count }, or help:
}
table-more = Press Enter to read on:
table-settled = There is nothing you could do here; press Enter:
table-scored = Press Enter for the next round:
table-pause = Press Enter to go on, or type undo:

help-commands =
    A number (such as 2) or a choice's own name (such as { $example }) decides.

    why lists what is not possible now, and why 6 tells the reason for choice 6.

    undo takes your last decision back, as long as nobody has learnt anything or moved since.

    { $more }

    log tells what has happened this round, and log all the whole game.

    rules { $rule } shows a rule by its name, and rules lists the chapters.

    save game.json writes the game into a file; saddlebag play --resume game.json goes on.

    how tells again how the game is played.

    quit leaves the table and offers to save. h and q are short for help and quit.

## Answers to what was typed

said-nothing = Nothing was typed; type a number, or help.
said-no-number = { $given } is no choice; { $last ->
    [1] there is only choice 1.
   *[other] type 1 to { $last }.
}
said-unknown = I do not understand "{ $given }"; type { $count ->
    [1] 1, or help.
   *[other] a number from 1 to { $count }, or help.
}
said-ambiguous = "{ $given }" could mean { $choices }{ $more ->
    [0] { "" }
   *[other] { " " }and { $more } more
}; type one of the numbers.
said-pause = "{ $given }" is no choice here: type undo, or press Enter.
said-picks = { $count ->
    [one] Choose one, and no more.
   *[other] Choose up to { $count }, each only once.
}
said-option-number = { $number } ({ $option })
said-possible = Choice { $number } is possible: { $text }
said-no-refusals = Everything one might try is possible now.
said-saved = Saved to { $file }. Go on later with:
said-saved-over = Saved to { $file }. Look at it again with:
said-save-where = Name a file, for example: save game.json

## Leaving

quit-offer = Type a file name to save the game, no to leave it unsaved, or back:
quit-nothing = No decision was made, so there is nothing to save.
quit-bye = Goodbye.
quit-nothing-new = There is nothing new to save.
quit-here = The game stops here.
quit-unsaved-hint = It was not saved: to keep a game, type save and a file name before leaving.
end-offer = Type a file name to save the game's journal, or press Enter:

## The curtain

curtain-pass = Pass the keyboard to { $who }.
curtain-first = Press Enter when everybody has read this.
curtain-alone = That was not Enter alone.
curtain-ready = { $who }, press Enter when nobody else can see the screen.

## Rules

rules-chapters = { $game } ({ $letters }) has these chapters; type one of their rules, such as { $example }.
rules-span = { $first } to { $last }
rules-chapter = { $title }: { $ids }

## Replay and verify

replay-head-seat = { $game }, as { $who } saw it (seat { $seat }).
replay-head-watcher = { $game }, as a spectator saw it.
replay-decision = { $number }. { $text }
replay-stands = { $all ->
    [yes] { $number ->
        [0] The table before the first decision
        [one] The table after the only decision
       *[other] The table after all { $number } decisions
    }
   *[no] The table { $number ->
        [0] before the first decision
        [one] after { $number } decision
       *[other] after { $number } decisions
    } of { $count }
}
replay-options = Open to this seat: { $options }.

verify-fits = { $file } fits: { $game }, { $seats } seats, { $entries ->
    [one] { $entries } entry
   *[other] { $entries } entries
}, { $over ->
    [yes] played to the end.
   *[no] not finished yet.
} { $fair ->
    [yes] The deal follows from the secret committed to before the first shuffle ({ $commitment }).
    [lesson] It is a lesson: its table was laid out by hand and its luck written down beforehand, so it claims no fairness.
   *[no] The deal claims no fairness: it comes from test seed { $seed }.
}

## The list of games

games-game = { $name }: { $title }, { $least } to { $most } players. { $about }
games-options = Options, each given as --option key or --option key=value:
games-option = { $key } ({ $allowed }; { $default } when left out): { $about }
games-bots = Bots that can take a seat, the weakest first:
games-bot = { $name }: { $about }
games-more-bots = For authors of bots: { $bots }.
games-flag = on or off
games-number = a number from { $least } to { $most }
games-seat = a seat from { $least } up, or { $words }
games-names = several of { $words }, separated by commas
games-nothing = none
games-off = off
games-on = on

progress = { $done } of { $all } games

## The command line

cli-about = A digital table for Wild West board games.
cli-version-about = show the version and leave
cli-version = saddlebag { $version }
cli-commands = commands
cli-play = play a game in the terminal
cli-play-game = the game to play (public-enemy when left out)
cli-play-players =
    who sits where, separated by commas: you, a bot (tenderfoot, ranch_hand, deputy, gunslinger, legend; saddlebag games
    lists them), or a person's name with a capital letter, such as Anna; you,deputy,deputy,deputy when left out
cli-play-seed = deal from this test seed, so that the same deal comes again
cli-play-nonce =
    a word of your own that the deal follows from too, for the first person's seat;
    without TEXT it is asked for once the commitment has been told
cli-play-option = switch an option on (duel) or set it (round_cap=10); may be given several times
cli-play-resume = go on with a game saved in FILE
cli-replay = show what a seat, or a spectator, saw of a saved game
cli-replay-file = a saved game
cli-replay-seat = the seat to look from, counted from 0, or the name of who sat there; a spectator when left out
cli-replay-to = stop after so many decisions; 0 is the table before the first one
cli-verify = recompute a saved game and name the first entry that does not fit
cli-verify-file = a saved game
cli-rules = show a numbered rule
cli-rules-words = a rule such as PE TURN-4, a chapter such as PE TURN, or nothing for the list
cli-games = list the games with their options
cli-simulate = let bots play many games and count
cli-simulate-game = the game to play (public-enemy when left out)
cli-simulate-games = how many games
cli-simulate-seats = how many seats
cli-simulate-bots = the bots, one for each seat, separated by commas
cli-simulate-seed = the seed everything follows from
cli-simulate-jobs = how many processes share the work
cli-simulate-option = an option of the game, as for play
cli-simulate-deal = an option that lists names, such as characters: they are dealt anew for each game
cli-simulate-json = print the report as JSON
