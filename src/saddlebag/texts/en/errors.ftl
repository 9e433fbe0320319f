### What went wrong, and what is allowed: one line each.

error = saddlebag: { $text }
error-game = saddlebag: the game { $name } is left out; { $path } does not load: { $why }
error-part = saddlebag: { $name } goes without { $path }, which does not load: { $why }
error-usage = { $problem }. Try: { $command } --help

## Options and names

bad-game = There is no game "{ $given }"; there are { $allowed }.
bad-seats = { $game } is for { $least } to { $most } players, not { $given }.
bad-option = { $game } has no option "{ $given }"; it has { $allowed }.
bad-value = The option { $key } cannot be "{ $given }"; it can be { $allowed }.
bad-value-missing = The option { $key } needs a value, as in { $key }={ $example }; it can be { $allowed }.
bad-fit-seats = The option { $key } is not possible with { $given } players; it is for { $allowed }.
bad-needs-seats = { $on ->
    [True] The option { $key } is for { $allowed } players.
   *[other] The option { $key } can be off only with { $allowed } players.
}
bad-names-count = { $needed ->
    [one] The option { $key } needs { $needed } name, not { $given }.
   *[other] The option { $key } needs { $needed } names, one for each player, not { $given }.
}
bad-names-twice = The option { $key } names { $given } twice; each name is for one player only.
bad-too-new = The option { $key } came with version { $version } of the rules, and this game is of an older one.
bad-needs-option = The option { $key } needs the option { $other }.
bad-names-without = The option { $key } can name { $given } only with the option { $other }.
bad-names-with = The option { $key } cannot name { $given } together with the option { $other }.
bad-fit-option = The option { $key } is not possible together with { $given }.
bad-bot = There is no bot "{ $given }"; there are { $allowed }.
bad-player = There is no bot "{ $given }": a seat is for you, for a bot ({ $allowed }), or for a person whose name begins with a capital letter, such as { $example }.
bad-player-empty = A seat has no name: separate the players by single commas, as in you,greedy,Anna.
bad-player-name = "{ $given }" cannot be a person's name: at most { $most } letters, digits, spaces, hyphens and dots.
bad-player-twice = Two players would be called { $given }; give each a name of their own.
bad-players-count = { $file } is a game for { $seats } players, but { $given } were named.
bad-nonce = The nonce cannot be "{ $given }"; it is a text of printable characters, not an empty one.
bad-resume-with = A resumed game has its game, seed and options from its file, so { $given } cannot be given.
bad-bots = { $seats } seats need as many bots, one name for each; the number named was { $given }.
bad-folder = { $file } cannot be written: there is no such folder. Make it first, or name another file.
bad-number = { $key } cannot be "{ $given }"; it is a whole number from { $least } up.
bad-other = { $key } cannot be "{ $given }"; it can be { $allowed }.

## Files

file-missing = There is no file { $file }.
file-folder = { $file } is a folder, not a saved game.
file-unreadable = { $file } cannot be read: { $problem }.
file-not-json = { $file } is no saved game: it is not JSON.
save-other-game = { $file } is there already and holds something else, so it was left alone; name another file.
save-folder = { $file } is a folder; name a file in it.
save-unwritable = { $file } cannot be written: { $problem }.

## Journals

journal-head = { $file } does not fit in its head: { $text }
journal-entry = { $file } does not fit at entry { $entry } (the first is 0): { $text }
journal-end = { $file } does not fit at its end: { $text }
journal-unreadable-file = { $file } cannot be read as a game: { $text }
journal-not_a_journal = it is JSON, but no saved game.
journal-newer_format = it was written by a newer Saddlebag (format { $format }; this one knows { $known }).
journal-imagined = it tells of an imagined table, which has no past.
journal-missing_field = the field { $field } is missing or of the wrong kind.
journal-newer_rules = it was played by newer rules (version { $version }; this Saddlebag knows { $known }).
journal-unknown_rules = it was played by rules version { $version }, and this Saddlebag knows { $known }.
journal-unknown-game = it is of the game "{ $given }", and this Saddlebag has { $allowed }.
journal-bad_option = its options do not fit ({ $option }).
journal-unreadable = its secret, its salt or a nonce is not of the right form.
journal-no-entry = { $written } is nothing that can be done at a table.
journal-seed_hidden = its secret was made from a test seed, and it hides that.
journal-layout = its table was laid out by hand, and not as a lesson of this Saddlebag lays it ({ $error }).
journal-seed = its secret does not come from test seed { $seed }.
journal-field = the field { $field } says { $written }, and { $expected } was expected.
journal-differs = it says { $written }, and { $expected } was expected.
journal-players = it does not say who sits at each of its { $seats } seats; name them with --players.
journal-link = its link does not follow from the links before it.
journal-illegal = { $written } was not allowed there.
journal-missing = the entry { $expected } is missing.
journal-result = its result is not the one the game had.
journal-hash = the table it leads to is not the one it claims.

replay-bad-seat = There is no seat "{ $given }": this game has seats 0 to { $last } ({ $names }).
replay-bad-to = --to cannot be { $given }: this game has decisions 0 to { $last }.

## Rules pages

rules-none = No rules page is installed.
rules-number = There is no rule "{ $given }"; there are { $there }.
rules-unknown = There is no rule "{ $given }"; give one such as { $example }, or nothing for the chapters.

## Refusals of any table

why-not_an_option = { $answer } is not a choice here; the choices are { $allowed }.
why-not_asked = This seat is not asked anything now.
why-which_seat = Several seats are asked; say for which one.
why-game_over = The game is over.
why-no_such_seat = There is no seat { $seat }; there are { $seats }.
why-nothing_to_take_back = There is nothing to take back: something was learnt, or another player moved, since your last decision.
why-no_group = This is a single choice.
why-group_not_finished = { $given } choices are too few; pick until there is nothing left to pick.
why-not_an_order = A standing order is a list of questions to let pass and the question that ends it.
why-group_is_full = { $given } choices are too many; { $allowed } are allowed.
