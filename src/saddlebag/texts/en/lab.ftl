### The simulator's report.

lab-heading = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} at { $seats } seats, seed { $seed }
lab-options = Options: { $options }

lab-by-bot = Wins by bot
lab-by-seat = Wins by seat
lab-wins = wins
lab-share = share
lab-interval = 95 % interval
lab-even = if all were equal
lab-from-to = { $low } to { $high }
lab-percent = { $number } %
lab-bot = { $bot } ({ $seats ->
    [one] one seat
   *[other] { $seats } seats
})
lab-seat = Seat { $seat }

lab-length = Length of a game
lab-mean = mean
lab-median = median
lab-most = most
lab-decisions = decisions
lab-rounds = rounds

lab-round-ends = How rounds ended
lab-round-four_gangs = somebody had cards of all four gangs
lab-round-deck_empty = no card was left in { $deck }

lab-game-ends = How games ended
lab-games = games
lab-game-public_enemy = with a Public Enemy Number One
lab-game-round_cap = at the last round agreed on
lab-game-unfinished = not at all
lab-shared = In { $count ->
    [one] one of them
   *[other] { $count } of them
} several players won together.

lab-times = { $cpu } s of CPU time, { $wall } s on the clock with { $jobs ->
    [one] one job
   *[other] { $jobs } jobs
}: { $speed } games a second.
lab-bot-failed = The bot { $bot } failed in game { $game } at seat { $seat }, decision { $decision }: { $why }. Table seed { $seed }, bot seed { $bot_seed }.
