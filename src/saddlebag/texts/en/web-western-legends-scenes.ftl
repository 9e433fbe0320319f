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
western-legends-scene-end-who = Player
western-legends-scene-end-total = In the end
western-legends-scene-end-source = { $n } { $text }
western-legends-scene-end-rounds-table = The points of every round, and where all of them came from

# The finale: what is said of everybody, then of each legend
western-legends-end-title = The legend of these years
western-legends-end-won = From here to the coast the story is told, and in every telling the horse is faster.
western-legends-end-hurt = The scars ached before rain, and it rained more often than before.
western-legends-end-wanted = The posters faded on every depot wall, but nobody took them down.
western-legends-end-marshal = The star was handed in polished, and the town slept with open doors.
western-legends-end-rich = The money was counted twice and spent once, mostly on friends.
western-legends-end-plain = The trail was long, the coffee thin, the company good.
western-legends-end-quiet = Some years leave no headline, only good stories by the fire.
western-legends-end-of-allan_pinkerton = Allan Pinkerton opened an office with an eye painted on its door.
western-legends-end-of-annie_oakley = Annie Oakley shot the ace out of the card that had beaten her.
western-legends-end-of-bass_reeves = Bass Reeves rode on alone; three thousand warrants later he still had his hat.
western-legends-end-of-bat_masterson = Bat Masterson took a desk at a newspaper and kept the cane beside it.
western-legends-end-of-belle_starr = Belle Starr bought the finest side-saddle in the territory, and a faster horse for it.
western-legends-end-of-billy_the_kid = Billy the Kid was seen in four towns on the same night.
western-legends-end-of-bloody_knife = Bloody Knife read the tracks of all the others, and told nobody where they led.
western-legends-end-of-buffalo_bill = Buffalo Bill sold tickets to a show about it before the dust had settled.
western-legends-end-of-butch_cassidy = Butch Cassidy asked politely for a map of Bolivia.
western-legends-end-of-calamity_jane = Calamity Jane told it better than it was, and it had been good.
western-legends-end-of-doc_holliday = Doc Holliday left the last hand face down on the table.
western-legends-end-of-isom_dart = Isom Dart's brand was found on horses nobody remembered selling.
western-legends-end-of-jesse_james = Jesse James wrote the newspapers a letter to correct the figures.
western-legends-end-of-joaquin_murrieta = Joaquin Murrieta's name was sung, and the verses did not agree.
western-legends-end-of-judge_roy_bean = Judge Roy Bean ruled it had all been legal, and fined everybody a round.
western-legends-end-of-kit_carson = Kit Carson went back to the high passes, where the snow keeps secrets.
western-legends-end-of-pearl_hart = Pearl Hart kept one glove from the last stagecoach.
western-legends-end-of-stagecoach_mary = Stagecoach Mary was never late with the mail, wolves or not.
western-legends-end-of-wild_bill_hickok = Wild Bill never again sat with his back to a door.
western-legends-end-of-wyatt_earp = Wyatt Earp moved west until there was only sea, and watched it closely.
western-legends-end-of-yb_rowdy = Y.B. Rowdy crossed the mesa at night, and the night moved aside.
western-legends-scene-pick = Choose a card of your hand, below.
