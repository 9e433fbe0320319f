### Scenes of Western Legends in the browser: what is acted out over the map.

western-legends-scene-scene = What is going on
western-legends-scene-again = What happened
western-legends-scene-put-away = Put it away
western-legends-scene-so-far = So far

## Fights

western-legends-scene-fight = { $kind ->
    [bandit] A bandit!
    [guard] The guard of the Bank
    [sheriff] The Sheriff makes an arrest
    [arrest] An arrest
    [duel] A Duel
   *[rob] A robbery
}
western-legends-scene-bandit-card = Bandit card: { $bandit }
western-legends-scene-vs = vs
western-legends-scene-wins = wins
western-legends-scene-loses = loses
western-legends-scene-has-chosen = face down
western-legends-scene-not-named = as which card?
western-legends-scene-worth-now = { $rank }, now { $value }

## Poker

western-legends-scene-poker = A hand of poker
western-legends-scene-flop = The flop
western-legends-scene-poker-in = in
western-legends-scene-poker-out = out
western-legends-scene-thinking = thinking ...
western-legends-scene-house = The house ({ $who })

## Dice, stories, goals, legendary items, the Man in Black

western-legends-scene-dice = The dice roll
western-legends-scene-story = A story comes to its end
western-legends-scene-goal = Goal completed: number { $n }
western-legends-scene-legendary = A legendary item
western-legends-scene-stolen = A stolen item
western-legends-scene-question = Interrogation
western-legends-scene-question-hand = { $n ->
    [one] the hand of { $whom }: { $n } card
   *[other] the hand of { $whom }: { $n } cards
}
western-legends-scene-question-rank = { $n ->
    [one] { $rank }: { $n } card goes
   *[other] { $rank }: { $n } cards go
}
western-legends-scene-his = The Man in Black rides

## The end

western-legends-scene-end = The final count
western-legends-scene-end-rounds = { $n ->
    [one] after { $n } round
   *[other] after { $n } rounds
}
western-legends-scene-lp = { $n } LP
western-legends-scene-end-chart = Legend points, round by round
western-legends-scene-end-source = { $n } { $text }

# The finale: what is said of everybody, then of each legend
western-legends-end-unit = LP
western-legends-end-title = The legend of these years
western-legends-scene-pick = Choose a card of your hand, below.
