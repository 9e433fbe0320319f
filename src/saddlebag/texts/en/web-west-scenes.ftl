### Scenes of Western Legends in the browser: what is acted out over the map.

ws-scene = What is going on
ws-again = What happened
ws-put-away = Put it away
ws-so-far = So far

## Fights

ws-fight = { $kind ->
    [bandit] A bandit!
    [guard] The guard of the Bank
    [sheriff] The Sheriff makes an arrest
    [arrest] An arrest
    [duel] A Duel
   *[rob] A robbery
}
ws-vs = vs
ws-wins = wins
ws-loses = loses
ws-has-chosen = face down
ws-worth-now = { $rank }, now { $value }

## Poker

ws-poker = A hand of poker
ws-flop = The flop
ws-poker-in = in
ws-poker-out = out
ws-thinking = thinking ...
ws-house = The house ({ $who })

## Dice, stories, goals, the Man in Black

ws-dice = The dice roll
ws-story = A story comes to its end
ws-goal = Goal completed: number { $n }
ws-his = The Man in Black rides

## The end

ws-end = The final count
ws-end-rounds = { $n ->
    [one] after { $n } round
   *[other] after { $n } rounds
}
ws-lp = { $n } LP
ws-end-chart = Legend points, round by round
ws-end-who = Player
ws-end-total = In the end
ws-end-source = { $n } { $text }
