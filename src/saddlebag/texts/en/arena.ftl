### The arena: bots play each other and get ratings.

cli-arena = let bots compete, and rate them
cli-arena-game = the game to play (public-enemy when left out)
cli-arena-bots = the bots that compete, separated by commas
cli-arena-against = each of them plays only against these
cli-arena-ladder = each of them plays only against the next one of the list
cli-arena-games = how many games of each pairing, rounded up to whole deals
cli-arena-seats = how many seats (four when left out, if the game has so many)
cli-arena-seed = the seed everything follows from
cli-arena-jobs = how many processes share the work
cli-arena-option = an option of the game, as for play
cli-arena-file = keep the results in this file, and go on from there the next time
cli-arena-minutes = stop after so many minutes and report what was played
cli-arena-chart = draw the results into this SVG file
cli-arena-json = print the results as JSON

arena-bot = Bot
arena-rating = rating
arena-interval = 95 % interval
arena-ms-mean = a decision
arena-ms-most = the longest
arena-ms = { $number } ms
arena-pairing = One against the rest
arena-share = games won
arena-against = { $one } against { $count ->
    [one] { $rest }
   *[other] { $count } x { $rest }
}
arena-note = Each deal was played { $seats } times, with the one in every seat. 400 points more make the odds ten times as good; the average is 1500. Times are CPU time.

progress-left = { $done } of { $all } games, { $minutes ->
    [0] less than a minute left
    [one] about a minute left
   *[other] about { $minutes } minutes left
}
bad-two-bots = An arena needs at least two different bots.
