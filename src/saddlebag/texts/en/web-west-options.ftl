### Western Legends in the browser: its options, with a name for each and words for what can be chosen.

wl-option-length-page = Length: { wl-option-length }
wl-option-goals-page = Goals: { wl-option-goals }
wl-option-first_game-page = First Game: { wl-option-first_game }
wl-option-wild_wild_west-page = Wild Wild West: { wl-option-wild_wild_west }
wl-option-man_in_black-page = The Man in Black: { wl-option-man_in_black }
wl-option-edition-page = Edition: { wl-option-edition }
wl-option-heist_tie-page = Tie at the Bank: { wl-option-heist_tie }
wl-option-stickemup-page = Stick 'Em Up!: { wl-option-stickemup }
wl-option-shotgun-page = Shotgun: { wl-option-shotgun }
wl-option-start_effects-page = Start of a fight: { wl-option-start_effects }
wl-option-sheriff_nuggets-page = The Sheriff and gold: { wl-option-sheriff_nuggets }
wl-option-sheriff_exact-page = The Sheriff's ride: { wl-option-sheriff_exact }
wl-option-reaction_limit-page = Reactions: { wl-option-reaction_limit }
wl-option-kickers-page = Kickers: { wl-option-kickers }
wl-option-final_duel-page = Final duel: { wl-option-final_duel }
wl-option-delivery-page = Deliveries: { wl-option-delivery }
wl-option-arrest_bounty-page = Bounty: { wl-option-arrest_bounty }
wl-option-wanted_cap_row_one_early-page = Slow outlaws: { wl-option-wanted_cap_row_one_early }
wl-option-hot_sheriff-page = Hot Sheriff: { wl-option-hot_sheriff }
wl-option-hideout_rest_no_lp-page = No rest for outlaws: { wl-option-hideout_rest_no_lp }
wl-option-finite_gold-page = Finite gold: { wl-option-finite_gold }
wl-option-tired_crowd-page = Tired crowd: { wl-option-tired_crowd }
wl-option-one_point_per_drive-page = One point a drive: { wl-option-one_point_per_drive }
wl-option-cattle_rest-page = Cattle rests: { wl-option-cattle_rest }
wl-option-story_turnover-page = Stories turn over: { wl-option-story_turnover }
wl-option-proud_target-page = Proud target: { wl-option-proud_target }
wl-option-duel_risk-page = Risky Duels: { wl-option-duel_risk }
wl-option-cheap_doctor-page = Doctor on the way: { wl-option-cheap_doctor }
wl-option-raise_values-page = Raised values: { wl-option-raise_values }
wl-option-characters-page =
    Fixed characters: tick one for each seat, in the order of the seats. Tick none, and everybody chooses.
wl-option-man_in_black-settled = { $seats ->
    [2] With 2 players he is there.
   *[other] With { $seats } players he stays away.
}
wl-option-length-settled = { $first_game ->
    [true] A First Game is played to 15 LP.
   *[other] { "" }
}

## What can be chosen

wl-option-length-15 = 15 (short)
wl-option-length-20 = 20 (average)
wl-option-length-25 = 25 (long)
wl-option-edition-current = Current
wl-option-edition-classic = Classic
wl-option-heist_tie-guard = The guard
wl-option-heist_tie-player = The robber
wl-option-shotgun-opponent_1 = Lowers theirs
wl-option-shotgun-self_1 = Raises yours
wl-option-start_effects-before = Before
wl-option-start_effects-after = After
wl-option-delivery-move = A Move action
wl-option-delivery-any = Any movement
