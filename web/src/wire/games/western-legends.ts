/** Written by `make wire` from the vocabulary of western-legends: change that. */
import type { AskView, Json, RefusalView, TableView } from "./table";

export type Space = "mesitos_point_hideout" | "mesitos_point_ranch" | "mesitos_point_3" | "mesitos_point_4" | "mesitos_point_5" | "mesitos_point_6" | "mesitos_point_7" | "mesitos_point_8" | "mesitos_point_9" | "mesitos_point_10" | "darkrock_sheriff" | "darkrock_store_north" | "darkrock_store_west" | "darkrock_store_east" | "darkrock_saloon_north" | "darkrock_street_middle" | "darkrock_street_east" | "darkrock_saloon_west" | "darkrock_saloon_east" | "darkrock_bank" | "sunny_hills_mine" | "sunny_hills_hideout_north" | "sunny_hills_3" | "sunny_hills_4" | "sunny_hills_5" | "sunny_hills_ranch" | "sunny_hills_7" | "sunny_hills_hideout_east" | "sunny_hills_9" | "sunny_hills_10" | "red_falls_doctor" | "red_falls_saloon_north" | "red_falls_saloon_east" | "red_falls_saloon_west" | "red_falls_cabaret" | "red_falls_store_north" | "red_falls_store_south" | "red_falls_store_east" | "dixon_creek" | "cliff_junction_1" | "cliff_junction_2" | "cliff_junction_3" | "cliff_junction_4" | "cliff_junction_5" | "cliff_junction_hideout" | "cliff_junction_7" | "cliff_junction_8" | "cliff_junction_9" | "cliff_junction_10" | "cliff_junction_mine" | "cliff_junction_12" | "spikes_view_1" | "spikes_view_2" | "spikes_view_hideout" | "spikes_view_mine" | "spikes_view_5" | "spikes_view_6" | "spikes_view_7" | "spikes_view_8" | "spikes_view_9" | "spikes_view_10" | "spikes_view_11" | "spikes_view_rail_station" | "spikes_view_13";
export type Mesa = "north" | "south";
export type Region = "mesitos_point" | "darkrock" | "sunny_hills" | "red_falls" | "dixon_creek" | "cliff_junction" | "spikes_view";
export type Town = "darkrock" | "red_falls";
export type Location = "store" | "saloon" | "mine" | "bank" | "doctor" | "cabaret" | "ranch" | "rail_station" | "sheriff" | "hideout";
export type Color = "green" | "blue";
export type Card = "2_hearts" | "2_diamonds" | "2_clubs" | "2_spades" | "3_hearts" | "3_diamonds" | "3_clubs" | "3_spades" | "4_hearts" | "4_diamonds" | "4_clubs" | "4_spades" | "5_hearts" | "5_diamonds" | "5_clubs" | "5_spades" | "6_hearts" | "6_diamonds" | "6_clubs" | "6_spades" | "7_hearts" | "7_diamonds" | "7_clubs" | "7_spades" | "8_hearts" | "8_diamonds" | "8_clubs" | "8_spades" | "9_hearts" | "9_diamonds" | "9_clubs" | "9_spades" | "10_hearts" | "10_diamonds" | "10_clubs" | "10_spades" | "j_hearts" | "j_diamonds" | "j_clubs" | "j_spades" | "q_hearts" | "q_diamonds" | "q_clubs" | "q_spades" | "k_hearts" | "k_diamonds" | "k_clubs" | "k_spades" | "a_hearts" | "a_diamonds" | "a_clubs" | "a_spades" | "joker_red" | "joker_black";
export type Effect = "cheat" | "saddle_up" | "sprint" | "manhunt" | "payday" | "stick_em_up" | "reputation" | "shootout" | "wallop" | "instincts" | "fools_gold" | "lady_luck" | "bulletproof" | "quickdraw" | "determination" | "living_legend" | "joker";
export type Rank = "2" | "3" | "4" | "5" | "6" | "7" | "8" | "9" | "10" | "j" | "q" | "k" | "a";
export type Suit = "hearts" | "diamonds" | "clubs" | "spades";
export type PokerRank = "royal_flush" | "five_of_a_kind" | "straight_flush" | "four_of_a_kind" | "full_house" | "flush" | "straight" | "three_of_a_kind" | "two_pair" | "pair" | "high_card";
export type FightCard = "fight_2" | "fight_3" | "fight_4" | "fight_5" | "fight_6" | "fight_7" | "fight_8" | "fight_9" | "fight_10" | "fight_j" | "fight_q" | "fight_k" | "fight_a";
export type Item = "mule" | "mustang" | "revolver" | "shotgun" | "rifle" | "miners_map" | "whiskey" | "provisions" | "ten_gallon" | "workhorse" | "peacekeeper" | "holster" | "black_coat" | "bowie_knife" | "companion" | "dynamite" | "lasso" | "marshals_badge" | "mesa_deed" | "outlaws_mask" | "silver_flask" | "tomahawk" | "lightning" | "thunder";
export type Character = "annie_oakley" | "bass_reeves" | "billy_the_kid" | "bloody_knife" | "calamity_jane" | "doc_holliday" | "jesse_james" | "kit_carson" | "stagecoach_mary" | "wild_bill_hickok" | "wyatt_earp" | "yb_rowdy" | "belle_starr" | "isom_dart" | "allan_pinkerton" | "buffalo_bill" | "bat_masterson" | "pearl_hart" | "judge_roy_bean" | "butch_cassidy" | "joaquin_murrieta";
export type Ability = "steady_aim" | "patient_lawman" | "friendly_toll" | "over_the_top" | "tall_tales" | "nothing_to_fear" | "ambush" | "pathfinder" | "star_route" | "card_sense" | "relentless" | "night_scout" | "bandit_queen" | "hard_drive" | "interrogation" | "open_range" | "county_business" | "getaway" | "house_rules" | "light_fingers" | "old_grudge";
export type Story = "the_wild_wild_west" | "dead_or_alive" | "the_pinkertons" | "local_rabble" | "fortune_favors_the_bold" | "the_cruel_wastes" | "blood_money" | "high_noon" | "rub_some_dirt_in_it" | "the_law" | "tribes_of_the_mesa" | "cheap_horse" | "ghost_mine" | "snake_oil_salesman" | "the_widow" | "spit_shined_and_proper" | "the_preacher" | "tools_of_the_trade" | "the_sheriff_of_darkrock" | "harsh_times" | "dust_on_the_ledger" | "eleven_head_short" | "fence_cutters" | "the_telegraph_boy" | "mud_in_the_sluice" | "a_marked_deck" | "the_last_chair_at_the_table" | "wages_and_whistles" | "rattler_season" | "two_coffins_one_hole" | "the_circuit_judge" | "posters_in_the_rain" | "someone_elses_silver" | "the_schoolhouse_fund" | "nobodys_canary" | "smoke_over_the_ridge" | "the_man_who_missed" | "the_shortest_straw" | "an_honest_scale" | "strangers_at_the_same_fire" | "the_paymaster_never_came" | "pear_brandy_and_bad_advice" | "a_horse_called_tomorrow" | "barbed_and_double_barbed" | "the_auction_at_mill_bend" | "cold_camp_cooking" | "the_deputys_other_job" | "thirteen_telegrams" | "a_salted_claim" | "the_pharaoh_of_faro" | "hats_off_at_the_gate" | "the_smith_works_late" | "sundown_ultimatum" | "widowmaker_grade" | "dry_creek_christening" | "hollow_tooth_gang" | "a_ledger_of_favors" | "stampede_insurance" | "six_pallbearers_short" | "the_laundry_ticket" | "aces_wild_kings_wilder" | "trapline_truce" | "the_iron_peddler" | "what_the_flood_left" | "insult_at_the_trough" | "the_gunsmiths_daughter" | "a_grave_with_no_name" | "the_trunk_from_the_old_country" | "old_soldiers_auction" | "the_peddlers_back_room" | "spoils_of_the_season" | "gift_of_a_bitter_rival" | "bad_blood_good_whiskey" | "who_threw_it" | "the_challenge_nailed_to_the_door" | "seconds_and_thirds" | "peace_bond" | "feud_arithmetic" | "hold_still_for_the_picture" | "ride_before_breakfast";
export type Trigger = "lp_2_action" | "track_points" | "spend_80_town" | "start_player_fight" | "win_npc_fight" | "cattle_business" | "gain_nugget" | "bank_2_nuggets" | "play_poker" | "buy_or_upgrade" | "heal_wound" | "take_wound" | "card_action" | "three_regions" | "meet_player" | "hand_7";
export type Goal = "annie_oakley_cork_at_thirty_paces" | "annie_oakley_top_of_the_bill" | "annie_oakley_clean_through_the_ace" | "annie_oakley_game_for_the_table" | "bass_reeves_a_full_docket" | "bass_reeves_the_warrant_says_so" | "bass_reeves_not_a_scratch" | "bass_reeves_every_corner_of_the_territory" | "billy_the_kid_name_on_every_wall" | "billy_the_kid_hand_it_over" | "billy_the_kid_out_the_courthouse_window" | "billy_the_kid_faster_than_he_looks" | "bloody_knife_the_short_way_over" | "bloody_knife_eyes_of_the_column" | "bloody_knife_between_the_cliffs" | "bloody_knife_steady_in_the_saddle" | "calamity_jane_tell_it_again" | "calamity_jane_nurse_of_the_camp" | "calamity_jane_one_last_word" | "calamity_jane_full_pockets_full_hand" | "doc_holliday_huckleberry_hand" | "doc_holliday_standing_on_nerve" | "doc_holliday_physician_heal_thyself" | "doc_holliday_nothing_left_to_lose" | "jesse_james_the_big_withdrawal" | "jesse_james_road_agent" | "jesse_james_price_on_my_head" | "jesse_james_traveling_money" | "kit_carson_two_good_seams" | "kit_carson_blazed_every_mile_of_it" | "kit_carson_camp_guard" | "kit_carson_long_days_ride" | "stagecoach_mary_through_any_weather" | "stagecoach_mary_mail_must_go" | "stagecoach_mary_paid_her_own_way" | "stagecoach_mary_known_in_every_house" | "wild_bill_hickok_back_to_the_wall" | "wild_bill_hickok_both_houses" | "wild_bill_hickok_called_back_for_more" | "wild_bill_hickok_the_fair_fight" | "wyatt_earp_clean_out_the_camps" | "wyatt_earp_vendetta_ride" | "wyatt_earp_silver_star" | "wyatt_earp_town_tamer" | "yb_rowdy_first_over_the_rocks" | "yb_rowdy_sergeant_of_scouts" | "yb_rowdy_cherry_creek_courage" | "yb_rowdy_gold_for_the_march" | "belle_starr_velvet_and_gunpowder" | "belle_starr_well_kept_stable" | "belle_starr_queen_of_the_hideouts" | "belle_starr_evening_dress" | "isom_dart_the_best_hand_in_the_park" | "isom_dart_changed_brands" | "isom_dart_honest_for_a_season" | "isom_dart_two_on_one_rope" | "allan_pinkerton_we_read_your_letters" | "allan_pinkerton_the_vault_is_safe" | "allan_pinkerton_file_tied_with_string" | "allan_pinkerton_a_man_in_every_town" | "buffalo_bill_the_grand_parade" | "buffalo_bill_beef_for_the_railroad" | "buffalo_bill_opening_night_in_red_falls" | "buffalo_bill_every_act_in_the_ring" | "bat_masterson_ring_and_column" | "bat_masterson_sheriff_of_the_county" | "bat_masterson_gentleman_gambler" | "bat_masterson_gold_headed_cane" | "pearl_hart_the_last_stage" | "pearl_hart_never_consented_to_the_law" | "pearl_hart_back_to_the_creek" | "pearl_hart_fence_and_flee" | "judge_roy_bean_order_in_the_saloon" | "judge_roy_bean_court_is_in_session" | "judge_roy_bean_fined_and_released" | "judge_roy_bean_cold_drinks_hot_tempers" | "butch_cassidy_other_peoples_property" | "butch_cassidy_gentleman_of_the_road" | "butch_cassidy_the_vault_at_darkrock" | "butch_cassidy_bags_packed" | "joaquin_murrieta_claim_jumpers_answer" | "joaquin_murrieta_both_sides_of_the_law" | "joaquin_murrieta_gold_to_ride_on" | "joaquin_murrieta_a_song_in_every_camp";
export type Condition = "fight_win" | "bandit_win" | "npc_win" | "heist_win" | "sheriff_escape" | "player_fight_start" | "player_fight_win" | "duel_win" | "rob_win" | "arrest_win" | "poker_play" | "poker_win" | "prospect" | "nugget_gain" | "nugget_deposit" | "revel_lp" | "wrangle" | "rustle" | "deliver" | "spend" | "heal" | "reaction" | "story_disc" | "story_done" | "story_close" | "wanted_gain" | "step" | "mesa_cross" | "end_move" | "money" | "nuggets" | "cards" | "wounds" | "lp" | "marshal" | "wanted" | "upgrades" | "misc" | "items" | "mounts" | "cattle" | "bank" | "mesa_edge" | "dixon_creek";
export type Cattle = "cattle_green_1" | "cattle_green_2" | "cattle_green_3" | "cattle_green_4" | "cattle_green_5" | "cattle_green_6" | "cattle_green_7" | "cattle_green_8" | "cattle_blue_1" | "cattle_blue_2" | "cattle_blue_3" | "cattle_blue_4" | "cattle_blue_5" | "cattle_blue_6" | "cattle_blue_7" | "cattle_blue_8";
export type Worth = "worth_1" | "worth_2" | "worth_3";
export type HisCard = "mib_cabaret" | "mib_saloon" | "mib_duel" | "mib_rob" | "mib_mine" | "mib_bank" | "mib_bandit" | "mib_shadow" | "mib_sheriff" | "mib_rumor";
export type Bandit = "gambler" | "robber" | "bandido" | "horse_thief" | "desperado" | "fugitive";
export type BanditCard = "bandit_card_1" | "bandit_card_2" | "bandit_card_3" | "bandit_card_4" | "bandit_card_5" | "bandit_card_6";
export type BanditLine = "bandit_card_1/gambler" | "bandit_card_1/robber" | "bandit_card_1/bandido" | "bandit_card_1/horse_thief" | "bandit_card_1/desperado" | "bandit_card_1/fugitive" | "bandit_card_2/gambler" | "bandit_card_2/robber" | "bandit_card_2/bandido" | "bandit_card_2/horse_thief" | "bandit_card_2/desperado" | "bandit_card_2/fugitive" | "bandit_card_3/gambler" | "bandit_card_3/robber" | "bandit_card_3/bandido" | "bandit_card_3/horse_thief" | "bandit_card_3/desperado" | "bandit_card_3/fugitive" | "bandit_card_4/gambler" | "bandit_card_4/robber" | "bandit_card_4/bandido" | "bandit_card_4/horse_thief" | "bandit_card_4/desperado" | "bandit_card_4/fugitive" | "bandit_card_5/gambler" | "bandit_card_5/robber" | "bandit_card_5/bandido" | "bandit_card_5/horse_thief" | "bandit_card_5/desperado" | "bandit_card_5/fugitive" | "bandit_card_6/gambler" | "bandit_card_6/robber" | "bandit_card_6/bandido" | "bandit_card_6/horse_thief" | "bandit_card_6/desperado" | "bandit_card_6/fugitive";
export type LineKind = "condition" | "reward" | "penalty" | "quote";
export type Face = "nugget" | "tailings" | "gold_dust" | "gravel";
export type Verb = "money" | "cards" | "lp" | "heal" | "marshal" | "wanted" | "track" | "nugget" | "wound" | "discard" | "lose" | "choose" | "pay" | "if" | "per" | "item" | "shop" | "move" | "relocate" | "roll" | "draw_keep" | "cattle" | "no_marshal_reward" | "npc_may_restart" | "discard_random";
export type Cost = "money" | "cards" | "nuggets" | "wounds";
export type Loss = "money" | "nuggets" | "lp" | "cattle";
export type Place = "any_town" | "any_mine" | "any_ranch" | "free_hideout";
export type Pool = "mount" | "weapon" | "misc" | "any" | "legendary";
export type IncomeChoice = "money" | "cards" | "both";
export type Goods = "money" | "nuggets";
export type Amount = "money" | "nuggets" | "wounds" | "lp" | "marshal" | "wanted" | "cards" | "cattle" | "tokens";
export type WastedGoods = "money" | "nuggets" | "cattle";
export type Drive = "wrangle" | "rustle";
export type FirstBy = "chance" | "first_game" | "most_wanted";
export type FightKind = "bandit" | "guard" | "sheriff" | "arrest" | "duel" | "rob";
export type WonBy = "higher" | "tie" | "declined" | "no_card";
export type ComparedBy = "higher" | "tie";
export type LookedAt = "hand" | "fight_cards";
export type EndingBy = "most_lp" | "nuggets" | "track_points" | "fewest_wounds" | "final_duel" | "shared" | "man_in_black";
export type Occasion = "ability" | "acquire" | "ante" | "arrest" | "arrest_bounty" | "bandit" | "beaten" | "carry_limit" | "county_ride" | "deposit" | "duel" | "escaped" | "fight" | "fight_lost" | "guard" | "hand_limit" | "heal" | "heist" | "his_deck" | "hot_sheriff" | "income" | "man_in_black" | "marshal_track" | "marshal_track_end" | "move" | "night_scout_ride" | "poker" | "poker_lost" | "pot" | "prospect" | "proud_target" | "revel" | "rob" | "rustle" | "sheriff" | "start" | "store" | "use" | "wanted_row" | "wanted_track" | "wanted_track_end" | "wild_wild_west" | "work" | "wrangle";
export type Stop = Space | Mesa;
export type Gear = Item | `${Item}+`;
export type AnyCard = Card | FightCard;
export type GoldCard = `${Card}${string}`;
export type BonusSource = Card | Gear;
export type Cause = Occasion | Card | Effect | FightCard | Gear | Ability | Cattle | Face | HisCard | BanditCard | `story:${Story}`;
export type GoalPart = Condition | Item;
export type Whereabouts = Space | Location;
export type Step = `${Verb}${string}`;
export type Reward = `${Step}${string}`;
export type Action = `ride:${Space}` | `ride:${Space}:over` | `ride:${Space}:by:${Region}` | `play:${Card}` | `play:${Card}:as:${Card}` | `use:${Gear}` | `duel:${number}` | `rob:${number}` | `arrest:${number}` | "store" | "poker" | "prospect" | `deposit:${number}${string}` | "heist" | "heal" | `heal:${number}` | `revel:${number}` | "acquire" | "work" | `question:${number}` | `goal:${Goal}` | "end";
export type Score = { lp: number; upgrades?: number; legendary_items?: number; money?: number; wounds?: number; wanted?: number; marshal?: number; tokens?: number };

export type WesternLegendsEvent =
  | { event: "dealt"; seat: number; count: number; characters?: Character[] }
  | { event: "drafted"; seat: number; character: Character; returned?: Character[] }
  | { event: "story_open"; deck: number; story: Story }
  | { event: "starts"; seat: number; character: Character; money: number; nuggets: number; wounds: number; marshal: number; wanted: number; items: Gear[] }
  | { event: "first_player"; seat: number; why: FirstBy }
  | { event: "stands"; player: number; space: Space }
  | { event: "turn_begins"; player: number; round: number }
  | { event: "income"; seat: number; choice: IncomeChoice }
  | { event: "action"; seat: number; action: Action; left: number; space: Space }
  | { event: "actions"; player: number; gained: number; left: number; cause: Cause }
  | { event: "actions_over"; seat: number; left: number }
  | { event: "round_over"; round: number }
  | { event: "rode"; player: number; path: Stop[]; cause: Cause }
  | { event: "placed"; player: number; before: Space; space: Space; cause: Cause }
  | { event: "toasted"; seat: number; player: number; item: Gear }
  | { event: "used_ability"; player: number; ability: Ability }
  | { event: "demanded"; player: number; other: number; ability: Ability }
  | { event: "gave_card"; seat: number; to: number; cause: Cause; card?: Card }
  | { event: "money"; player: number; before: number; after: number; cause: Cause }
  | { event: "nuggets"; player: number; before: number; after: number; cause: Cause }
  | { event: "lp"; player: number; before: number; after: number; cause: Cause }
  | { event: "wounds"; player: number; before: number; after: number; cause: Cause }
  | { event: "shielded"; player: number; wounds: number; cause: Cause }
  | { event: "wasted"; player: number; what: WastedGoods; n: number; cause: Cause }
  | { event: "legend"; player: number }
  | { event: "marshal"; player: number; before: number; after: number; points: number; cause: Cause }
  | { event: "wanted"; player: number; before: number; after: number; points: number; cause: Cause }
  | { event: "reaction_spent"; seat: number }
  | { event: "drew"; seat: number; count: number; cause: Cause; cards?: Card[] }
  | { event: "discarded"; seat: number; cards: Card[]; cause: Cause }
  | { event: "reshuffled"; count: number }
  | { event: "played"; seat: number; card: Card; effect: Effect }
  | { event: "reaction"; seat: number; card: Card; effect: Effect }
  | { event: "copied"; seat: number; card: Card; original: Card }
  | { event: "jokers_alone"; seat: number; cards: Card[] }
  | { event: "used_item"; seat: number; item: Gear }
  | { event: "bought"; seat: number; item: Gear; price: number; cause: Cause }
  | { event: "upgraded"; seat: number; item: Gear; price: number; cause: Cause }
  | { event: "item_gained"; seat: number; item: Gear; cause: Cause }
  | { event: "item_stolen"; seat: number; victim: number; item: Gear }
  | { event: "item_back"; seat: number; item: Gear; cause: Cause }
  | { event: "equipped"; seat: number; item: Gear }
  | { event: "legendary_drawn"; seat: number; item: Gear; cause: Cause }
  | { event: "put_back"; seat: number; item: Gear; cause: Cause }
  | { event: "worked"; seat: number; space: Space }
  | { event: "prospected"; seat: number; space: Space }
  | { event: "rolled"; seat: number; faces: Face[]; cause: Cause }
  | { event: "rerolled"; seat: number; die: number; before: Face; after: Face; cause: Cause }
  | { event: "mine"; space: Space; before: number; after: number }
  | { event: "mines"; gold: number[] }
  | { event: "deposited"; seat: number; nuggets: number; cards: Card[] }
  | { event: "treated"; seat: number; wounds: number; price: number }
  | { event: "revelled"; seat: number; price: number; lp: number }
  | { event: "cattle_taken"; seat: number; color: Color; cause: Cause; token?: Cattle }
  | { event: "cattle_stolen"; seat: number; victim: number; color: Color; token?: Cattle }
  | { event: "cattle_back"; seat: number; color: Color; cause: Cause; token?: Cattle }
  | { event: "delivered"; seat: number; kind: Drive; space: Space; tokens: Cattle[] }
  | { event: "cattle_rests"; seat: number; token: Cattle }
  | { event: "cattle_rested"; color: Color; token: Cattle }
  | { event: "fight"; kind: FightKind; attacker: number; defender: number | null; controller: number | null; space: Space }
  | { event: "looked"; seat: number; target: number; what: LookedAt; slots: number[]; cards?: AnyCard[] }
  | { event: "named_rank"; seat: number; player: number; rank: Rank }
  | { event: "fight_cards"; seat: number; count: number; cards?: FightCard[] }
  | { event: "put_down"; player: number; card?: Card }
  | { event: "took_up"; player: number; card?: Card }
  | { event: "npc_put_down"; seat: number; card?: FightCard }
  | { event: "npc_shown"; seat: number; card: FightCard }
  | { event: "his_fight_cards"; cards: FightCard[] }
  | { event: "declined"; player: number }
  | { event: "no_card"; player: number }
  | { event: "revealed"; cards: AnyCard[]; ranks: number[] }
  | { event: "lowered"; player: number | null; by: number; source: Cause; values: number[] }
  | { event: "raised"; player: number; by: number; source: Cause; values: number[] }
  | { event: "bonus"; player: number; card: Card; effect: string }
  | { event: "item_reaction"; seat: number; item: Gear }
  | { event: "fight_card"; card: FightCard; cancelled: boolean }
  | { event: "restarted"; player: number; cause: Cause; restarts: number }
  | { event: "compared"; values: number[]; winner: number | null; why: ComparedBy }
  | { event: "fight_won"; kind: FightKind; winner: number | null; loser: number | null; how: WonBy }
  | { event: "bandit_gone"; player: number; space: Space; beaten: boolean }
  | { event: "bandit_card"; seat: number; card: BanditCard; bandit: Bandit; kind: LineKind; line: BanditLine }
  | { event: "mount_cheaper"; seat: number; by: number; cause: Cause }
  | { event: "goes_on_foot"; seat: number; cause: Cause }
  | { event: "looted"; seat: number; player: number; what: Goods; amount: number }
  | { event: "kept_loot"; seat: number; what: Goods; amount: number }
  | { event: "sheriff_rode"; player: number; path: Space[]; cause: Cause }
  | { event: "sheriff_met"; players: number[]; space: Space }
  | { event: "sheriff_stays"; player: number; cause: Cause }
  | { event: "sheriff_placed"; before: Space; space: Space; cause: Cause }
  | { event: "arrested"; player: number; by: number | null }
  | { event: "poker"; seat: number; space: Space; town: Town; stake: number }
  | { event: "poker_joined"; seat: number; pot: number }
  | { event: "poker_passed"; seat: number }
  | { event: "poker_dealer"; seat: number; count: number; cards?: Card[] }
  | { event: "flop"; cards: Card[]; pot: number }
  | { event: "poker_down"; seat: number; count: number; cards?: Card[] }
  | { event: "poker_hand"; seat: number; dealer: boolean; cards: Card[]; flop: Card[]; hand: PokerRank; ranks: Rank[]; counted: Rank[]; suit: Suit | null }
  | { event: "poker_won"; seats: number[]; pot: number; share: number; rest: number }
  | { event: "house_won"; dealer: number; pot: number }
  | { event: "poker_bonus"; seat: number; source: BonusSource; won: boolean }
  | { event: "took_back"; seat: number; card: Card; cause: Cause }
  | { event: "poker_cleared"; flop: Card[]; dealer: Card[] }
  | { event: "disc"; player: number; story: Story; deck: number; moved: boolean; discs: number; needed: number }
  | { event: "story"; player: number; story: Story; deck: number; contributors: number[] }
  | { event: "spawned"; spaces: Space[]; cause: Cause }
  | { event: "bandit_types"; spaces: Space[]; bandits: Bandit[] }
  | { event: "stories_shuffled"; deck: number; count: number }
  | { event: "story_turned_over"; deck: number; story: Story; discs: number[] }
  | { event: "chose"; seat: number; option: Reward; cause: Cause }
  | { event: "refused_wanted"; seat: number; points: number; cause: Cause }
  | { event: "showed_gold"; seat: number; card: Card; cause: Cause }
  | { event: "goals_dealt"; seat: number; count: number; goals?: Goal[] }
  | { event: "goal_completed"; seat: number; goal: Goal; number: number }
  | { event: "tokens_drawn"; seat: number; count: number; tokens?: Worth[] }
  | { event: "tokens_kept"; seat: number; kept: number; returned: number; tokens?: Worth[] }
  | { event: "his_card"; card: HisCard; named: number | null }
  | { event: "his_deck"; count: number }
  | { event: "end_triggered"; players: number[]; target: number }
  | { event: "final_score"; player: number; lines: Score; total: number }
  | { event: "drew_again"; player: number; card: Card }
  | { event: "final_duel"; players: number[]; cards: Card[] }
  | { event: "game_over"; winners: number[]; why: EndingBy }
  | { event: "undo"; seat: number; answers: number }
  | { event: "takeback"; seat: number; answers: number };

export interface WesternLegendsAnswers {
  character: Character;
  start: `to:${Space}`;
  turn_start: "ability" | `use:${Gear}`;
  income: IncomeChoice;
  equip_mount: `equip:${Gear}`;
  equip_weapon: `equip:${Gear}`;
  act: `ride:${Space}` | `ride:${Space}:over` | `ride:${Space}:by:${Region}` | `play:${Card}` | `play:${Card}:as:${Card}` | `use:${Gear}` | `duel:${number}` | `rob:${number}` | `arrest:${number}` | "store" | "poker" | "prospect" | `deposit:${number}${string}` | "heist" | "heal" | `heal:${number}` | `revel:${number}` | "acquire" | "work" | `question:${number}` | `goal:${Goal}` | "end";
  move_end: "step" | `play:${Card}` | `play:${Card}:as:${Card}` | "pass";
  sprint: `to:${Space}` | `to:${Space}:over` | `to:${Space}:by:${Region}`;
  pathfinder: `to:${Space}` | `to:${Space}:over` | `to:${Space}:by:${Region}`;
  saddle_up: `to:${Space}`;
  night_scout: `discard:${Card}` | "pass";
  night_scout_ride: `to:${Space}` | `to:${Space}:over` | `to:${Space}:by:${Region}` | "stay";
  county_business: `put:${Space}` | `remove:${Space}` | "pass";
  county_ride: `to:${Space}` | `to:${Space}:over` | `to:${Space}:by:${Region}` | "stay";
  getaway: `to:${Space}` | `to:${Space}:over` | `to:${Space}:by:${Region}` | "stay";
  hard_drive: "take" | "pass";
  after_move: "deliver" | "ability" | `use:${Gear}` | "pass";
  deliver: Cattle | "done";
  toast: `seat:${number}`;
  toll: `seat:${number}`;
  pay_toll: "money" | "card";
  give_card: Card;
  store: `buy:${Item}` | `upgrade:${Item}` | "done";
  shop: `buy:${Item}` | `upgrade:${Item}` | "pass";
  equip_now: "yes" | "no";
  reroll: `die:${number}` | "pass";
  join: "join" | "pass";
  poker_pick: Card;
  dealer_pick: Card;
  take_back: "yes" | "no";
  fight_start: "ability" | `use:${Gear}` | "pass";
  steady_aim: "wound" | `discard:${Card}`;
  fight_card: Card;
  npc_card: FightCard;
  defend: "fight" | "decline";
  stand: "fight" | "decline";
  copy: `${Card}:as:${Card}`;
  shootout: "restart" | "pass";
  quickdraw: "cancel" | "pass";
  react: `play:${Card}` | `play:${Card}:as:${Card}` | `use:${Gear}` | "pass";
  how_many: `cards:${number}`;
  npc_restart: "restart" | "go_on";
  name_rank: `rank:${Rank}`;
  loot: `${Goods}:${number}` | `item:${Gear}` | "nothing";
  make_room: `drop:${Gear}`;
  keep_loot: `${Goods}:${number}` | "nothing";
  take_cattle: `cattle:${Color}` | "pass";
  sheriff: `to:${Space}` | "stay";
  sheriff_target: `seat:${number}`;
  pay_bandit: "money" | "pass";
  spawn_type: `put:${Bandit}:${Space}`;
  driven_off: `to:${Space}`;
  waiting: `hot_sheriff:${number}` | `getaway:${number}` | `move:${number}` | `driven_off:${number}`;
  reputation: `play:${Card}` | `play:${Card}:as:${Card}` | "pass";
  disc: `place:${number}` | `move:${number}` | "pass";
  goal: `goal:${Goal}` | "pass";
  keep_tokens: Worth;
  choose: Reward;
  pay: `pay:${Cost}:${number}` | "pass";
  pay_nugget: "nugget" | `gold:${Card}` | `gold:${Card}:as:${Card}`;
  show_gold: `show:${Card}` | `show:${Card}:as:${Card}` | "pass";
  refuse_wanted: "take" | "refuse";
  track_kind: "marshal" | "wanted";
  free_item: `take:${Item}` | "pass";
  legendary_item: `take:${Item}` | `drop:${Gear}` | "pass";
  reward_move: `to:${Space}` | `to:${Space}:over` | `to:${Space}:by:${Region}` | "stay";
  relocate: `to:${Space}` | "stay";
  ranch: Color;
  give_up_color: Color;
  give_up_cattle: Cattle;
  discard: Card;
  keep: Card;
}

export type WesternLegendsReason =
  | { reason: "ability_locked"; values: { has: number; needs: number } }
  | { reason: "already_active"; values: { item: Gear } }
  | { reason: "already_fought"; values: { player: number } }
  | { reason: "already_owned"; values: Record<string, never> }
  | { reason: "already_played"; values: { effect: Effect } }
  | { reason: "already_upgraded"; values: Record<string, never> }
  | { reason: "bandit_on_board"; values: { bandit: Bandit; space: Space } }
  | { reason: "bandit_there"; values: { space: Space } }
  | { reason: "both_discs_there"; values: { story: Story; has: number } }
  | { reason: "cattle_next"; values: Record<string, never> }
  | { reason: "color_not_carried"; values: { player: number; color: Color } }
  | { reason: "compulsory"; values: Record<string, never> }
  | { reason: "copy_what"; values: Record<string, never> }
  | { reason: "deliver_after_move"; values: Record<string, never> }
  | { reason: "disc_after_action"; values: { story: Story; trigger: Trigger } }
  | { reason: "equip_at_start"; values: { item: Gear } }
  | { reason: "exact_steps"; values: { needs: number } }
  | { reason: "goal_done"; values: Record<string, never> }
  | { reason: "goal_not_met"; values: { what: GoalPart; has: number | null; needs: number | null } }
  | { reason: "hideout_taken"; values: { space: Space } }
  | { reason: "loot_is_fixed"; values: { player: number; what: Goods; most: number } }
  | { reason: "mesa"; values: { space: Mesa } }
  | { reason: "must_fight"; values: Record<string, never> }
  | { reason: "never_upgraded"; values: Record<string, never> }
  | { reason: "no_action_on_card"; values: { effect: Effect } }
  | { reason: "no_action_on_item"; values: { item: Gear } }
  | { reason: "no_action_there"; values: Record<string, never> }
  | { reason: "no_actions_left"; values: { has: number; needs: number } }
  | { reason: "no_bandit_there"; values: { space: Space } }
  | { reason: "no_card_to_fight"; values: { has: number; needs: number } }
  | { reason: "no_cattle"; values: Record<string, never> }
  | { reason: "no_cattle_carried"; values: Record<string, never> }
  | { reason: "no_change"; values: Record<string, never> }
  | { reason: "no_delivery_here"; values: { space: Space } }
  | { reason: "no_disc_to_move"; values: { story: Story } }
  | { reason: "no_hand"; values: { player: number } }
  | { reason: "no_more_arrests"; values: Record<string, never> }
  | { reason: "no_nuggets"; values: Record<string, never> }
  | { reason: "no_reaction"; values: { effect: Effect } }
  | { reason: "no_refuge"; values: { space: Space } }
  | { reason: "no_room"; values: { has: number; most: number } }
  | { reason: "no_way"; values: { space: Space } }
  | { reason: "no_wound_space"; values: { has: number; most: number } }
  | { reason: "no_wounds"; values: Record<string, never> }
  | { reason: "not_a_location"; values: { space: Space } }
  | { reason: "not_enough_cards"; values: { has: number; needs: number } }
  | { reason: "not_enough_cattle"; values: { has: number; needs: number } }
  | { reason: "not_enough_lp"; values: { has: number; needs: number } }
  | { reason: "not_enough_money"; values: { has: number; needs: number } }
  | { reason: "not_enough_nuggets"; values: { has: number; needs: number } }
  | { reason: "not_enough_wounds"; values: { has: number; needs: number } }
  | { reason: "not_here"; values: { space?: Space; needs: Whereabouts } }
  | { reason: "not_in_game"; values: Record<string, never> }
  | { reason: "not_in_town"; values: { space: Stop } }
  | { reason: "not_in_your_space"; values: { player: number } }
  | { reason: "not_marshal"; values: { has: number; needs: number } }
  | { reason: "not_met"; values: { player: number } }
  | { reason: "not_misc"; values: { item: Gear } }
  | { reason: "not_near"; values: { player: number } }
  | { reason: "not_owned"; values: Record<string, never> }
  | { reason: "not_wanted"; values: { player: number } }
  | { reason: "nothing_bought"; values: Record<string, never> }
  | { reason: "nothing_to_buy"; values: Record<string, never> }
  | { reason: "nothing_to_copy"; values: Record<string, never> }
  | { reason: "nothing_to_loot"; values: { player: number; what: Goods; most: number } }
  | { reason: "one_disc_a_turn"; values: Record<string, never> }
  | { reason: "one_heist_a_turn"; values: Record<string, never> }
  | { reason: "one_kind"; values: { kind: Pool } }
  | { reason: "other_kind"; values: { kind: Pool } }
  | { reason: "out_of_stock"; values: Record<string, never> }
  | { reason: "own_ranch"; values: { color: Color } }
  | { reason: "rank_not_seen"; values: { player: number } }
  | { reason: "say_decline"; values: Record<string, never> }
  | { reason: "say_end"; values: Record<string, never> }
  | { reason: "say_nothing"; values: Record<string, never> }
  | { reason: "say_pass"; values: Record<string, never> }
  | { reason: "sheriff_cannot"; values: { space: Space; has: number; needs: number } }
  | { reason: "sheriff_there"; values: { space: Space } }
  | { reason: "story_full"; values: { story: Story; needs: number } }
  | { reason: "three_items"; values: { has: number } }
  | { reason: "tired_crowd"; values: { most: number } }
  | { reason: "too_dear_as_gift"; values: { price: number; most: number } }
  | { reason: "too_far"; values: { space: Space; has: number; needs: number } }
  | { reason: "trigger_not_met"; values: { story: Story; trigger: Trigger } }
  | { reason: "used_this_turn"; values: Record<string, never> }
  | { reason: "wounds_full"; values: { has: number; most: number } }
  | { reason: "yourself"; values: Record<string, never> }
  | { reason: "not_an_option"; values: { answer: string; allowed: string[] } }
  | { reason: "not_asked"; values: { seat: Json; asked: number[] } }
  | { reason: "which_seat"; values: { asked: number[] } }
  | { reason: "no_such_seat"; values: { seat: Json; seats: number } }
  | { reason: "no_group"; values: { seat: Json } }
  | { reason: "group_is_full"; values: { given: number; allowed: number } }
  | { reason: "group_not_finished"; values: { given: number } }
  | { reason: "game_over"; values: { seat?: Json; answers?: Json; allowed?: number } }
  | { reason: "nothing_to_take_back"; values: { seat?: Json; answers: Json; allowed: number } }
  | { reason: "not_an_order"; values: { keys: string; until: string } };

/** How it ended; nobody is a winner if the Man in Black has won. */
export interface WestResult {
  winners: number[];
  scores: number[];
  why: EndingBy;
  lines: Score[];
  rounds: number;
  characters: (Character | "man_in_black")[];
}

/** What was done in this turn, and may not be done again. */
export interface SoFar {
  disc: boolean;
  heist: boolean;
  fought: number[];
  reputation: boolean;
  reacted: boolean;
  entered: boolean;
  revelled: number[];
  disc_this_round: boolean;
  regions: Region[];
  dice: Face[];
  driven: boolean;
  on_foot: boolean;
  mount_discount: number;
}

/** Where he is, and whether he rides at all. */
export interface SheriffView {
  space: Space;
  active: boolean;
}

/** The open story of a deck: whose discs are on it, how many it needs, how many are left. */
export interface StoryView {
  story: Story;
  trigger: Trigger;
  discs: number[];
  needed: number;
  left: number;
}

/** A hand: how many cards, and those this observer knows. */
export interface HeldCards {
  count: number;
  known: Card[];
}

/** Cards drawn for a draft, an NPC or the house. */
export interface HeldAside {
  count: number;
  known: (Character | Card | FightCard)[];
}

/** Everybody sees the color, its carrier the token. */
export interface CattleView {
  color: Color;
  token: Cattle | null;
}

/** Goals not yet completed. */
export interface HeldGoals {
  count: number;
  known: Goal[];
}

/** Legendary tokens. */
export interface HeldTokens {
  count: number;
  known: Worth[];
}

/** A player's mat; before the draft there is less of it, and the Man in Black has less. */
export interface PlayerView {
  space: Space | null;
  lp: number;
  money: number;
  nuggets: number;
  wounds: number;
  marshal: number;
  wanted: number;
  discs: number;
  man_in_black: boolean;
  character?: Character | null;
  legend?: boolean;
  items?: Gear[];
  mount?: Gear | null;
  weapon?: Gear | null;
  movement?: number;
  hand_limit?: number;
  hand?: HeldCards;
  played?: (AnyCard | null)[];
  aside?: HeldAside;
  cattle?: CattleView[];
  goals?: HeldGoals;
  done?: Goal[];
  tokens?: HeldTokens;
}

/** A fight: its sides by number, None for an NPC; cards that are not yet shown are empty. */
export interface FightView {
  kind: FightKind;
  sides: (number | null)[];
  controller: number | null;
  space: Space;
  stage: "start" | "commit" | "reveal" | "bonus" | "reaction" | "card" | "reward";
  restarts: number;
  shown: (AnyCard | "")[];
  copied: (Card | "")[];
  ranks: number[];
  values: number[];
  lowered: number[];
  raised: number[];
  shielded: boolean[];
  cancelled: boolean;
  declined: boolean;
  bandit: Bandit | null;
  bandit_card: BanditCard | null;
  line: BanditLine | null;
}

/** A hand of poker: who plays, who deals, what is in the pot. */
export interface PokerView {
  host: number;
  town: Town;
  players: number[];
  dealer: number | null;
  pot: number;
  stage: "join" | "pick" | "showdown";
  copied: Partial<Record<Card, Card>>;
}

/** What a seat may know; None is a card's back. */
export interface WestView {
  game: "western-legends";
  seats: number;
  phase: "shuffle" | "draft" | "goods" | "places" | "turn_begins" | "turn_start" | "income" | "equip" | "act" | "after" | "stories" | "turn_end" | "limit" | "close" | "last_goals" | "pass_on" | "his_turn";
  round: number;
  first: number;
  turn: number;
  actions: number;
  so_far: SoFar;
  length: number;
  ending: "open" | "last_of_round" | "final_round";
  sheriff: SheriffView;
  bandits: Space[];
  bandit_types: Partial<Record<Space, Bandit>>;
  bandit_deck: number;
  deck: number;
  discard: Card[];
  flop: Card[];
  resolving: Card[];
  fight_deck: number;
  fight_card: (FightCard | null)[];
  stories: (StoryView | null)[];
  told: Story[];
  ranches: Record<Color, number>;
  store: Partial<Record<Item, number>>;
  legendary: number;
  supply: number;
  gold: Partial<Record<Space, number>>;
  players: PlayerView[];
  fight: FightView | null;
  poker: PokerView | null;
  his_cards: HisCard[];
  named: number | null;
  resting: [Cattle, number][];
  his_deck: number;
}

/** What an answer brings, as far as nobody else has to decide. */
export interface Stakes {
  brings?: Partial<Record<Amount, number>>[];
  most?: Partial<Record<Amount, number>>;
  won?: Partial<Record<Amount, number>>[];
  lost?: Partial<Record<Amount, number>>[];
  certain?: boolean;
}

/** What a card would do in the current fight, as far as that can be known. */
export interface CardView {
  value: number;
  lowers: number;
  wins?: boolean;
}

/** What two cards make of the flop. */
export interface PokerHand {
  hand: PokerRank;
  ranks: Rank[];
}

/** What the seat asked is shown beside its options. */
export interface AskDetail {
  before?: Partial<Record<Stop, Stop>>;
  detours?: Record<string, Stop[]>;
  rests?: Partial<Record<Space, Space>>;
  stakes?: Record<string, Stakes>;
  there?: Partial<Record<Space, Record<string, Stakes>>>;
  fight?: Stakes;
  cards?: Record<string, CardView>;
  hands?: Record<string, PokerHand>;
}

export type WesternLegendsAnswer = WesternLegendsAnswers[keyof WesternLegendsAnswers];

/** Why an answer is not possible. */
export type WesternLegendsRefusal = Omit<RefusalView, "reason" | "values"> & WesternLegendsReason;

/** A question with its options; only its addressee gets them. */
export type WesternLegendsAsk = {
  [Key in keyof WesternLegendsAnswers]: Omit<AskView, "key" | "options" | "refusals" | "detail"> & {
    key: Key;
    options?: WesternLegendsAnswers[Key][];
    refusals?: WesternLegendsRefusal[];
    detail?: AskDetail;
  };
}[keyof WesternLegendsAnswers];

/** A whole view: the game's part and the table's. */
export type WesternLegendsView = WestView &
  Omit<TableView, "asks" | "result"> & { asks: WesternLegendsAsk[]; result: WestResult | null };
