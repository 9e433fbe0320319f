### Western Legends in the browser: its options, with a name for each and words for what can be chosen.

western-legends-option-length-title = Length
western-legends-option-goals-title = Goals
western-legends-option-first_game-title = First Game
western-legends-option-wild_wild_west-title = Wild Wild West
western-legends-option-man_in_black-title = The Man in Black
western-legends-option-man_in_black_level-title = His strength
western-legends-option-fistful_of_extras-title = Fistful of Extras
western-legends-option-good_bad_handsome-title = The Good, the Bad, and the Handsome
western-legends-option-jokers-title = Jokers
western-legends-option-bandit_cards-title = Bandit cards
western-legends-option-edition-title = Edition
western-legends-option-heist_tie-title = Tie at the Bank
western-legends-option-stickemup-title = Stick 'Em Up!
western-legends-option-shotgun-title = Shotgun
western-legends-option-start_effects-title = Start of a fight
western-legends-option-sheriff_nuggets-title = The Sheriff and gold
western-legends-option-sheriff_exact-title = The Sheriff's ride
western-legends-option-reaction_limit-title = Reactions
western-legends-option-kickers-title = Kickers
western-legends-option-final_duel-title = Final duel
western-legends-option-delivery-title = Deliveries
western-legends-option-arrest_bounty-title = Bounty
western-legends-option-wanted_cap_row_one_early-title = Slow outlaws
western-legends-option-hot_sheriff-title = Hot Sheriff
western-legends-option-hideout_rest_no_lp-title = No rest for outlaws
western-legends-option-finite_gold-title = Finite gold
western-legends-option-tired_crowd-title = Tired crowd
western-legends-option-one_point_per_drive-title = One point a drive
western-legends-option-cattle_rest-title = Cattle rests
western-legends-option-story_turnover-title = Stories turn over
western-legends-option-proud_target-title = Proud target
western-legends-option-duel_risk-title = Risky Duels
western-legends-option-cheap_doctor-title = Doctor on the way
western-legends-option-raise_values-title = Raised values
western-legends-option-characters-title = Fixed characters
western-legends-option-characters-page =
    Tick one for each seat, in the order of the seats. Tick none, and everybody chooses.
western-legends-option-man_in_black-settled = { $seats ->
    [2] With 2 players he is there.
   *[other] With { $seats } players he stays away.
}
western-legends-option-length-settled = { $first_game ->
    [true] A First Game is played to 15 LP.
   *[other] { "" }
}

## What can be chosen

western-legends-option-length-15 = 15 (short)
western-legends-option-length-20 = 20 (average)
western-legends-option-length-25 = 25 (long)
western-legends-option-man_in_black_level-greenhorn = Greenhorn
western-legends-option-man_in_black_level-gunslinger = Gunslinger
western-legends-option-man_in_black_level-legend = Legend
western-legends-option-edition-current = Current
western-legends-option-edition-classic = Classic
western-legends-option-heist_tie-guard = The guard
western-legends-option-heist_tie-player = The robber
western-legends-option-shotgun-opponent_1 = Lowers theirs
western-legends-option-shotgun-self_1 = Raises yours
western-legends-option-start_effects-before = Before
western-legends-option-start_effects-after = After
western-legends-option-delivery-move = A Move action
western-legends-option-delivery-any = Any movement
