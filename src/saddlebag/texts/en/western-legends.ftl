### Western Legends: the game, the map, the house rules. Keys: wl-<family>-<id as the contents write it>.

## The game

wl-name = Western Legends

## Regions and mesas

wl-region-mesitos_point = Mesito's Point
wl-region-darkrock = Darkrock
wl-region-sunny_hills = Sunny Hills
wl-region-red_falls = Red Falls
wl-region-dixon_creek = Dixon Creek
wl-region-cliff_junction = Cliff Junction
wl-region-spikes_view = Spike's View
wl-mesa-north = North Mesa
wl-mesa-south = South Mesa

## Kinds of location; stores and saloons by name

wl-location-store = General Store
wl-location-saloon = Saloon
wl-location-mine = Mine
wl-location-bank = Bank
wl-location-doctor = Doctor's Office
wl-location-cabaret = Cabaret
wl-location-ranch = Ranch
wl-location-rail_station = Rail Station
wl-location-sheriff = Sheriff's Office
wl-location-hideout = Bandit Hideout
wl-landmark-darkrock_store = Darkrock General Store
wl-landmark-darkrock_saloon = Darkrock Saloon
wl-landmark-red_falls_store = Red Falls General Store
wl-landmark-red_falls_saloon = Red Falls Saloon

## Spaces

wl-space-mesitos_point_hideout = Mesito's Point Hideout
wl-space-mesitos_point_ranch = Mesito's Point Ranch
wl-space-mesitos_point_3 = Mesito's Point 3
wl-space-mesitos_point_4 = Mesito's Point 4
wl-space-mesitos_point_5 = Mesito's Point 5
wl-space-mesitos_point_6 = Mesito's Point 6
wl-space-mesitos_point_7 = Mesito's Point 7
wl-space-mesitos_point_8 = Mesito's Point 8
wl-space-mesitos_point_9 = Mesito's Point 9
wl-space-mesitos_point_10 = Mesito's Point 10
wl-space-darkrock_sheriff = Darkrock Sheriff's Office
wl-space-darkrock_store_north = Darkrock Store North
wl-space-darkrock_store_west = Darkrock Store West
wl-space-darkrock_store_east = Darkrock Store East
wl-space-darkrock_saloon_north = Darkrock Saloon North
wl-space-darkrock_street_middle = Darkrock Street Middle
wl-space-darkrock_street_east = Darkrock Street East
wl-space-darkrock_saloon_west = Darkrock Saloon West
wl-space-darkrock_saloon_east = Darkrock Saloon East
wl-space-darkrock_bank = Darkrock Bank
wl-space-sunny_hills_mine = Sunny Hills Mine
wl-space-sunny_hills_hideout_north = Sunny Hills Hideout North
wl-space-sunny_hills_3 = Sunny Hills 3
wl-space-sunny_hills_4 = Sunny Hills 4
wl-space-sunny_hills_5 = Sunny Hills 5
wl-space-sunny_hills_ranch = Sunny Hills Ranch
wl-space-sunny_hills_7 = Sunny Hills 7
wl-space-sunny_hills_hideout_east = Sunny Hills Hideout East
wl-space-sunny_hills_9 = Sunny Hills 9
wl-space-sunny_hills_10 = Sunny Hills 10
wl-space-red_falls_doctor = Red Falls Doctor's Office
wl-space-red_falls_saloon_north = Red Falls Saloon North
wl-space-red_falls_saloon_east = Red Falls Saloon East
wl-space-red_falls_saloon_west = Red Falls Saloon West
wl-space-red_falls_cabaret = Red Falls Cabaret
wl-space-red_falls_store_north = Red Falls Store North
wl-space-red_falls_store_south = Red Falls Store South
wl-space-red_falls_store_east = Red Falls Store East
wl-space-dixon_creek = Dixon Creek
wl-space-cliff_junction_1 = Cliff Junction 1
wl-space-cliff_junction_2 = Cliff Junction 2
wl-space-cliff_junction_3 = Cliff Junction 3
wl-space-cliff_junction_4 = Cliff Junction 4
wl-space-cliff_junction_5 = Cliff Junction 5
wl-space-cliff_junction_hideout = Cliff Junction Hideout
wl-space-cliff_junction_7 = Cliff Junction 7
wl-space-cliff_junction_8 = Cliff Junction 8
wl-space-cliff_junction_9 = Cliff Junction 9
wl-space-cliff_junction_10 = Cliff Junction 10
wl-space-cliff_junction_mine = Cliff Junction Mine
wl-space-cliff_junction_12 = Cliff Junction 12
wl-space-spikes_view_1 = Spike's View 1
wl-space-spikes_view_2 = Spike's View 2
wl-space-spikes_view_hideout = Spike's View Hideout
wl-space-spikes_view_mine = Spike's View Mine
wl-space-spikes_view_5 = Spike's View 5
wl-space-spikes_view_6 = Spike's View 6
wl-space-spikes_view_7 = Spike's View 7
wl-space-spikes_view_8 = Spike's View 8
wl-space-spikes_view_9 = Spike's View 9
wl-space-spikes_view_10 = Spike's View 10
wl-space-spikes_view_11 = Spike's View 11
wl-space-spikes_view_rail_station = Spike's View Rail Station
wl-space-spikes_view_13 = Spike's View 13

## Those nobody plays for themselves

wl-npc-bandit = bandit
wl-npc-guard = guard
wl-npc-sheriff = Sheriff
wl-npc-man_in_black = Man in Black

## Cattle and dice

wl-cattle-green = Mesito's Point cattle (green)
wl-cattle-blue = Sunny Hills cattle (blue)
wl-die_face-nugget = Gold Nugget
wl-die_face-tailings = Tailings
wl-die_face-gold_dust = Gold Dust
wl-die_face-gravel = Gravel

## Sets

wl-set-base = The base game
wl-set-fistful_of_extras = Fistful of Extras
wl-set-good_bad_handsome = The Good, the Bad, and the Handsome

## House rules

wl-option-arrest_bounty =
    Arresting a Wanted player (as a player) also gives 1 LP per row of the Wanted track the
    target had reached. Makes hunting outlaws pay.
wl-option-wanted_cap_row_one_early =
    Until some player has 8 LP, nobody gains more than 1 LP at the end of a turn from the Wanted
    track.
wl-option-hot_sheriff =
    When a player reaches row 2 or row 3 of the Wanted track, their left neighbor moves the
    Sheriff up to 2 spaces as soon as that action is resolved; once per row reached and gain.
wl-option-hideout_rest_no_lp =
    A Wanted player who entered no space during the whole turn gains no Wanted LP at its end.
wl-option-finite_gold =
    Each mine holds 3 nuggets per player; an empty mine gives none, other faces pay as usual.
    Whenever a story is completed, each mine refills by 2, up to its start.
wl-option-tired_crowd =
    If you also reveled on your previous turn, your Revel pays at most 2 LP (and costs at most
    $60).
wl-option-one_point_per_drive =
    A delivery of several cattle tokens gives only 1 Marshal or Wanted point; all rewards are
    still paid.
wl-option-cattle_rest =
    A delivered token goes back to its ranch only at the end of its deliverer's next turn.
wl-option-story_turnover =
    If a whole round passes without a disc placed on any story, at its end put the left story
    (with one deck: the only one) under its deck and return the discs on it.
wl-option-proud_target = The target of a player fight gains 1 LP when winning it.
wl-option-duel_risk = Losing a Duel you started costs 1 LP, never below 0.
wl-option-cheap_doctor =
    At the Doctor's Office healing needs no action in your Action phase; it costs $10 per wound
    instead of $10 for all.
wl-option-raise_values =
    Older printing: item and character effects that lower the opposing card raise your own
    instead, never above ace. Reactions still lower.
