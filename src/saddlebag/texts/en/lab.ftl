### The simulator's report.

lab-heading = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
} at { $seats } seats, seed { $seed }
lab-options = Options: { $options }
lab-dealt = Dealt anew for each game: { $options }

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
lab-game-most_lp = with the most Legendary Points
lab-game-track_points = tied, decided by Marshal or Wanted points
lab-game-nuggets = tied, decided by gold nuggets
lab-game-fewest_wounds = tied, decided by wounds
lab-game-final_duel = tied, decided by a final duel
lab-game-shared = tied to the last
lab-game-man_in_black = with the Man in Black ahead
lab-game-unfinished = not at all
lab-shared = In { $count ->
    [one] one of them
   *[other] { $count } of them
} several players won together.

## Western Legends: wins by character, points, actions

lab-by-character = Wins by character
lab-lp = Legendary Points per player, from
lab-cause-wanted_row = the row on the Wanted track
lab-cause-marshal_track = the Marshal track
lab-cause-track_end = points beyond the end of a track
lab-cause-bandit = bandits
lab-cause-duel = duels
lab-cause-arrest = arrests
lab-cause-deposit = nuggets at the Bank
lab-cause-revel = revels at the Cabaret
lab-cause-poker = poker
lab-cause-story = stories
lab-cause-cattle = cattle
lab-cause-card_action = Actions of poker cards
lab-cause-fight_card = fight cards
lab-cause-ability = abilities
lab-cause-house_rule = house rules
lab-cause-other = other things
lab-cause-end_upgrades = final scoring: upgrades
lab-cause-end_legendary_items = final scoring: legendary items
lab-cause-end_money = final scoring: money
lab-cause-end_wounds = final scoring: wounds
lab-cause-end_wanted = final scoring: Wanted
lab-cause-end_marshal = final scoring: Marshal row
lab-cause-end_tokens = final scoring: legendary tokens
lab-actions = Actions per player
lab-action-ride = Move
lab-action-play = Action of a poker card
lab-action-use = Action of an item
lab-action-duel = Duel
lab-action-rob = Rob
lab-action-arrest = Arrest
lab-action-store = General Store
lab-action-poker = Play Poker
lab-action-prospect = Prospect
lab-action-deposit = Deposit Nuggets
lab-action-heist = Heist
lab-action-heal = Heal
lab-action-revel = Revel
lab-action-acquire = Acquire Cattle
lab-action-work = Work
lab-action-question = Interrogation

## Western Legends: what the contents of the box were used for

lab-items = Items
lab-legendary-items = Legendary items
lab-item-bought = bought
lab-item-upgraded = upgraded
lab-item-gained = gained
lab-item-worked = effects
lab-item-drawn = drawn
lab-item-kept = kept
lab-bandit-lines = Lines of bandit cards: turned up, beaten
lab-bandit-card = card { $number }
lab-bandit-line = { $bandit } on card { $card }
lab-met-beaten = { $met }, { $beaten }
lab-jokers = A Joker as a copy
lab-times-used = times
lab-joker-action = for an Action
lab-joker-sprint = to sprint
lab-joker-reputation = for Reputation
lab-joker-fight_reaction = as a Reaction in a fight
lab-joker-fight = put down in a fight
lab-joker-poker = put down at poker
lab-joker-deposit = as Fool's Gold at the Bank
lab-joker-price = as Fool's Gold to pay a price
lab-joker-shown = as Fool's Gold to be counted
lab-joker-flop = as any card in the flop
lab-joker-house = as any card of the house
lab-never = Not once: { $what }.

## The end of the page

lab-times = { $cpu } s of CPU time, { $wall } s on the clock with { $jobs ->
    [one] one job
   *[other] { $jobs } jobs
}: { $speed } games a second.
lab-bot-failed = The bot { $bot } failed in game { $game } at seat { $seat }, decision { $decision }: { $why }. Table seed { $seed }, bot seed { $bot_seed }.
