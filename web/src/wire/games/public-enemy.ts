/** Written by `make wire` from the vocabulary of public-enemy: change that. */
import type { AskView, Json, RefusalView, TableView } from "./table";

export type Outlaw = "butch_cassidy" | "sundance_kid" | "elzy_lay" | "bitter_creek_newcomb" | "blackface_charley_bryant" | "william_mcelhanie" | "cole_younger" | "arthur_mccoy" | "jim_cummins" | "black_bart" | "pearl_hart" | "apache_kid" | "bob_lee" | "lonnie_logan" | "deaf_charley_hanks" | "bob_dalton" | "grat_dalton" | "emmett_dalton" | "jim_younger" | "clell_miller" | "bill_chadwell" | "belle_starr" | "cherokee_bill" | "bill_longley" | "kid_curry" | "flat_nose_curry" | "tom_oday" | "charley_pierce" | "bill_power" | "dick_broadwell" | "jesse_james" | "frank_james" | "wood_hite" | "calamity_jane" | "cattle_kate" | "tom_horn" | "ben_kilpatrick" | "will_carver" | "laura_bullion" | "bill_dalton" | "bill_doolin" | "arkansas_tom_jones" | "bob_younger" | "john_younger" | "charlie_pitts" | "billy_the_kid" | "john_wesley_hardin" | "clay_allison";
export type SaloonCard = "bounty_hunter" | "swindler" | "sheriff";
export type Gang = "wild_bunch" | "daltons" | "james_younger" | "loners";
export type Town = "tombstone" | "cripple_creek" | "deadwood" | "dodge_city";
export type Deck = "tombstone" | "cripple_creek" | "deadwood" | "dodge_city" | "saloon";
export type MajorityBy = "most" | "leader" | "duel" | "tie" | "no_cards";
export type RoundEnd = "deck_empty" | "four_gangs";
export type OneBy = "nobody" | "keeps" | "keeps_tie" | "takes" | "from";
export type Ending = "public_enemy" | "round_cap";
export type Decided = "before_points" | "wanted" | "one" | "points" | "level";
export type Card = Outlaw | SaloonCard;
export type Prize = "one" | Gang;

export type PublicEnemyEvent =
  | { event: "round_begins"; round: number; starter: number; supremacy: Gang | null }
  | { event: "turned_up"; town: Town; card: Outlaw }
  | { event: "took"; seat: number; town: Town; card: Outlaw }
  | { event: "saloon"; seat: number; card: SaloonCard }
  | { event: "no_effect"; seat: number; card: SaloonCard }
  | { event: "discarded"; seat: number; card: Outlaw }
  | { event: "hunted"; seat: number; owner: number; card: Outlaw }
  | { event: "swindled"; seat: number; owner: number; card: Outlaw }
  | { event: "buried"; seat: number; town: Town; card: Outlaw }
  | { event: "peeked"; seat: number; deck: Deck; card?: Card }
  | { event: "cavalry"; seat: number; town: Town; left: Town | null }
  | { event: "round_over"; seat: number; why: RoundEnd; deck: Deck | null }
  | { event: "majority"; gang: Gang; counts: number[]; winner: number | null; how: MajorityBy; gains: boolean }
  | { event: "duel"; prize: Prize; seats: number[]; bangs: number[]; winner: number | null }
  | { event: "tuel"; prize: Prize; seats: number[]; tiles: number; bang: number; winner: number }
  | { event: "points"; points: number[]; by_gang: number[][] }
  | { event: "one"; seat: number | null; before: number | null; tied: number[]; how: OneBy }
  | { event: "game_over"; winners: number[]; why: Ending }
  | { event: "undo"; seat: number; answers: number }
  | { event: "takeback"; seat: number; answers: number };

export interface PublicEnemyAnswers {
  draw: `draw:${Deck}` | `bury:${Town}` | `peek:${Deck}`;
  sheriff: `discard:${Gang}`;
  bounty_hunter: `hunt:${number}:${Gang}`;
  swindler: `swindle:${number}:${Gang}`;
  cavalry: `cavalry:${Town}` | "pass";
}

export type PublicEnemyReason =
  | { reason: "no_passing"; values: Record<string, never> }
  | { reason: "cavalry_here"; values: { town: Deck } }
  | { reason: "one_dollar_a_turn"; values: Record<string, never> }
  | { reason: "no_dollars"; values: { has: number; needs: number } }
  | { reason: "no_hidden_card"; values: { deck: Deck } }
  | { reason: "nothing_open_to_bury"; values: Record<string, never> }
  | { reason: "compulsory"; values: Record<string, never> }
  | { reason: "no_stack"; values: { seat: number; gang: Gang } }
  | { reason: "own_card"; values: Record<string, never> }
  | { reason: "never_at_the_saloon"; values: Record<string, never> }
  | { reason: "already_there"; values: { town: Town } }
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

/** How it ended: scores are Wanted tokens, points those of the last round. */
export interface EnemyResult {
  winners: number[];
  scores: number[];
  why: Ending;
  one: number | null;
  points: number[];
  rounds: number;
}

/** One player's stacks from bottom to top, Wanted tokens, Dollars tiles and last points. */
export interface PlayerView {
  stacks: Record<Gang, Outlaw[]>;
  wanted: Gang[];
  dollars: number;
  points: number;
}

/** What a seat may know; None is a card's back. */
export interface EnemyView {
  game: "public-enemy";
  seats: number;
  round: number;
  round_cap: number;
  starter: number;
  turn: number;
  spent: boolean;
  decks: Record<Deck, (Card | null)[]>;
  out: Card[];
  removed: (Card | null)[];
  players: PlayerView[];
  one: number | null;
  cavalry: Town | null;
  supremacy: Gang | null;
  decided: Decided | null;
}

export type PublicEnemyAnswer = PublicEnemyAnswers[keyof PublicEnemyAnswers];

/** Why an answer is not possible. */
export type PublicEnemyRefusal = Omit<RefusalView, "reason" | "values"> & PublicEnemyReason;

/** A question with its options; only its addressee gets them. */
export type PublicEnemyAsk = {
  [Key in keyof PublicEnemyAnswers]: Omit<AskView, "key" | "options" | "refusals" | "detail"> & {
    key: Key;
    options?: PublicEnemyAnswers[Key][];
    refusals?: PublicEnemyRefusal[];
    detail?: never;
  };
}[keyof PublicEnemyAnswers];

/** A whole view: the game's part and the table's. */
export type PublicEnemyView = EnemyView &
  Omit<TableView, "asks" | "result"> & { asks: PublicEnemyAsk[]; result: EnemyResult | null };
