### Western Legends: the game, the map, the house rules. Keys: western-legends-<family>-<id as the contents write it>.

## The game

western-legends-name = Western Legends

## Regions and mesas

western-legends-region-mesitos_point = Mesito's Point
western-legends-region-darkrock = Darkrock
western-legends-region-sunny_hills = Sunny Hills
western-legends-region-red_falls = Red Falls
western-legends-region-dixon_creek = Dixon Creek
western-legends-region-cliff_junction = Cliff Junction
western-legends-region-spikes_view = Spike's View
western-legends-mesa-north = North Mesa
western-legends-mesa-south = South Mesa

## Kinds of location; stores and saloons by name

western-legends-location-store = General Store
western-legends-location-saloon = Saloon
western-legends-location-mine = Mine
western-legends-location-bank = Bank
western-legends-location-doctor = Doctor's Office
western-legends-location-cabaret = Cabaret
western-legends-location-ranch = Ranch
western-legends-location-rail_station = Rail Station
western-legends-location-sheriff = Sheriff's Office
western-legends-location-hideout = Bandit Hideout
western-legends-landmark-darkrock_store = Darkrock General Store
western-legends-landmark-darkrock_saloon = Darkrock Saloon
western-legends-landmark-red_falls_store = Red Falls General Store
western-legends-landmark-red_falls_saloon = Red Falls Saloon

## Spaces

western-legends-space-mesitos_point_hideout = Mesito's Point Hideout
western-legends-space-mesitos_point_ranch = Mesito's Point Ranch
western-legends-space-mesitos_point_3 = Mesito's Point 3
western-legends-space-mesitos_point_4 = Mesito's Point 4
western-legends-space-mesitos_point_5 = Mesito's Point 5
western-legends-space-mesitos_point_6 = Mesito's Point 6
western-legends-space-mesitos_point_7 = Mesito's Point 7
western-legends-space-mesitos_point_8 = Mesito's Point 8
western-legends-space-mesitos_point_9 = Mesito's Point 9
western-legends-space-mesitos_point_10 = Mesito's Point 10
western-legends-space-darkrock_sheriff = Darkrock Sheriff's Office
western-legends-space-darkrock_store_north = Darkrock Store North
western-legends-space-darkrock_store_west = Darkrock Store West
western-legends-space-darkrock_store_east = Darkrock Store East
western-legends-space-darkrock_saloon_north = Darkrock Saloon North
western-legends-space-darkrock_street_middle = Darkrock Street Middle
western-legends-space-darkrock_street_east = Darkrock Street East
western-legends-space-darkrock_saloon_west = Darkrock Saloon West
western-legends-space-darkrock_saloon_east = Darkrock Saloon East
western-legends-space-darkrock_bank = Darkrock Bank
western-legends-space-sunny_hills_mine = Sunny Hills Mine
western-legends-space-sunny_hills_hideout_north = Sunny Hills Hideout North
western-legends-space-sunny_hills_3 = Sunny Hills 3
western-legends-space-sunny_hills_4 = Sunny Hills 4
western-legends-space-sunny_hills_5 = Sunny Hills 5
western-legends-space-sunny_hills_ranch = Sunny Hills Ranch
western-legends-space-sunny_hills_7 = Sunny Hills 7
western-legends-space-sunny_hills_hideout_east = Sunny Hills Hideout East
western-legends-space-sunny_hills_9 = Sunny Hills 9
western-legends-space-sunny_hills_10 = Sunny Hills 10
western-legends-space-red_falls_doctor = Red Falls Doctor's Office
western-legends-space-red_falls_saloon_north = Red Falls Saloon North
western-legends-space-red_falls_saloon_east = Red Falls Saloon East
western-legends-space-red_falls_saloon_west = Red Falls Saloon West
western-legends-space-red_falls_cabaret = Red Falls Cabaret
western-legends-space-red_falls_store_north = Red Falls Store North
western-legends-space-red_falls_store_south = Red Falls Store South
western-legends-space-red_falls_store_east = Red Falls Store East
western-legends-space-dixon_creek = Dixon Creek
western-legends-space-cliff_junction_1 = Cliff Junction 1
western-legends-space-cliff_junction_2 = Cliff Junction 2
western-legends-space-cliff_junction_3 = Cliff Junction 3
western-legends-space-cliff_junction_4 = Cliff Junction 4
western-legends-space-cliff_junction_5 = Cliff Junction 5
western-legends-space-cliff_junction_hideout = Cliff Junction Hideout
western-legends-space-cliff_junction_7 = Cliff Junction 7
western-legends-space-cliff_junction_8 = Cliff Junction 8
western-legends-space-cliff_junction_9 = Cliff Junction 9
western-legends-space-cliff_junction_10 = Cliff Junction 10
western-legends-space-cliff_junction_mine = Cliff Junction Mine
western-legends-space-cliff_junction_12 = Cliff Junction 12
western-legends-space-spikes_view_1 = Spike's View 1
western-legends-space-spikes_view_2 = Spike's View 2
western-legends-space-spikes_view_hideout = Spike's View Hideout
western-legends-space-spikes_view_mine = Spike's View Mine
western-legends-space-spikes_view_5 = Spike's View 5
western-legends-space-spikes_view_6 = Spike's View 6
western-legends-space-spikes_view_7 = Spike's View 7
western-legends-space-spikes_view_8 = Spike's View 8
western-legends-space-spikes_view_9 = Spike's View 9
western-legends-space-spikes_view_10 = Spike's View 10
western-legends-space-spikes_view_11 = Spike's View 11
western-legends-space-spikes_view_rail_station = Spike's View Rail Station
western-legends-space-spikes_view_13 = Spike's View 13

# Spaces beside the name of their region

western-legends-spot-number = { $n }
western-legends-spot-mesitos_point_hideout = Hideout
western-legends-spot-mesitos_point_ranch = Ranch
western-legends-spot-darkrock_sheriff = Sheriff's Office
western-legends-spot-darkrock_store_north = Store North
western-legends-spot-darkrock_store_west = Store West
western-legends-spot-darkrock_store_east = Store East
western-legends-spot-darkrock_saloon_north = Saloon North
western-legends-spot-darkrock_street_middle = Street Middle
western-legends-spot-darkrock_street_east = Street East
western-legends-spot-darkrock_saloon_west = Saloon West
western-legends-spot-darkrock_saloon_east = Saloon East
western-legends-spot-darkrock_bank = Bank
western-legends-spot-sunny_hills_mine = Mine
western-legends-spot-sunny_hills_hideout_north = Hideout North
western-legends-spot-sunny_hills_ranch = Ranch
western-legends-spot-sunny_hills_hideout_east = Hideout East
western-legends-spot-red_falls_doctor = Doctor's Office
western-legends-spot-red_falls_saloon_north = Saloon North
western-legends-spot-red_falls_saloon_east = Saloon East
western-legends-spot-red_falls_saloon_west = Saloon West
western-legends-spot-red_falls_cabaret = Cabaret
western-legends-spot-red_falls_store_north = Store North
western-legends-spot-red_falls_store_south = Store South
western-legends-spot-red_falls_store_east = Store East
western-legends-spot-dixon_creek = Dixon Creek
western-legends-spot-cliff_junction_hideout = Hideout
western-legends-spot-cliff_junction_mine = Mine
western-legends-spot-spikes_view_hideout = Hideout
western-legends-spot-spikes_view_mine = Mine
western-legends-spot-spikes_view_rail_station = Rail Station

## Those nobody plays for themselves

western-legends-npc-bandit = bandit
western-legends-npc-guard = guard
western-legends-npc-sheriff = Sheriff
western-legends-npc-man_in_black = Man in Black

## Cattle and dice

western-legends-cattle-green = Mesito's Point cattle (green)
western-legends-cattle-blue = Sunny Hills cattle (blue)
western-legends-die_face-nugget = Gold Nugget
western-legends-die_face-tailings = Tailings
western-legends-die_face-gold_dust = Gold Dust
western-legends-die_face-gravel = Gravel

## Sets

western-legends-set-base = The base game
western-legends-set-fistful_of_extras = Fistful of Extras
western-legends-set-good_bad_handsome = The Good, the Bad, and the Handsome

## House rules

western-legends-option-arrest_bounty =
    Arresting a Wanted player (as a player) also gives 1 LP per row of the Wanted track the
    target had reached. Makes hunting outlaws pay.
western-legends-option-wanted_cap_row_one_early =
    Until some player has 8 LP, nobody gains more than 1 LP at the end of a turn from the Wanted
    track.
western-legends-option-hot_sheriff =
    When a player reaches row 2 or row 3 of the Wanted track, their left neighbor moves the
    Sheriff up to 2 spaces as soon as that action is resolved; once per row reached and gain.
western-legends-option-hideout_rest_no_lp =
    A Wanted player who entered no space during the whole turn gains no Wanted LP at its end.
western-legends-option-finite_gold =
    Each mine holds 3 nuggets per player; an empty mine gives none, other faces pay as usual.
    Whenever a story is completed, each mine refills by 2, up to its start.
western-legends-option-tired_crowd =
    If you also reveled on your previous turn, your Revel pays at most 2 LP (and costs at most
    $60).
western-legends-option-one_point_per_drive =
    A delivery of several cattle tokens gives only 1 Marshal or Wanted point; all rewards are
    still paid.
western-legends-option-cattle_rest =
    A delivered token goes back to its ranch only at the end of its deliverer's next turn.
western-legends-option-story_turnover =
    If a whole round passes without a disc placed on any story, at its end put the left story
    (with one deck: the only one) under its deck and return the discs on it.
western-legends-option-proud_target = The target of a player fight gains 1 LP when winning it.
western-legends-option-duel_risk = Losing a Duel you started costs 1 LP, never below 0.
western-legends-option-cheap_doctor =
    At the Doctor's Office healing needs no action in your Action phase; it costs $10 per wound
    instead of $10 for all.
western-legends-option-raise_values =
    Older printing: item and character effects that lower the opposing card raise your own
    instead, never above ace. Reactions still lower.
