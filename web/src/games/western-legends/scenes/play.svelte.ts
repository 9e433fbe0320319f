/** What the scenes of one table remember: how far is told, what is put away, what is to be bought. */
import type { OpenAsk } from "../../../wire/shapes";
import type { TableStore } from "../../../wire/store";

const COUNTER = ["store", "shop"];
const CHOSEN_HERE = [...COUNTER, "fight_card", "npc_card", "poker_pick", "dealer_pick", "name_rank"];

/** What nobody should miss: Legendary Points gained, an ability that awakes, an arrest, the last round. */
export type Band = {
  kind: "point" | "points" | "awakes" | "arrested" | "last";
  player: number;
  n: number;
  cause: string;
};

export class Play {
  /** While something is told: how many events are. */
  until = $state<number | null>(null);
  /** Somebody rides on the map: nothing may be in the way. */
  riding = $state(false);
  /** What is staged over the map just now. */
  band = $state.raw<Band | null>(null);
  /** Something was acted out that can be shown again; and it is. */
  recall = $state(false);
  again = $state(false);
  /** The round whose recap its reader has put away. */
  recapped = $state(-1);
  /** The act its reader has put away, by its first event. */
  away = $state(-1);
  /** Answers of the counter that are still to be sent, one after the other. */
  cart = $state.raw<string[]>([]);
  /** How many scenes are on the page: a phone may show another leaf. */
  placed = $state(0);

  constructor(private readonly table: TableStore) {}

  /** Is this question answered in the scene? Then the prompt need not ask for it again. */
  takes(ask: OpenAsk): boolean {
    return this.placed > 0 && CHOSEN_HERE.includes(ask.key);
  }

  get shopping(): boolean {
    return COUNTER.includes(this.table.ask?.key ?? "");
  }

  /** The next thing in the cart, once the counter asks for it; whatever it no longer offers ends the shopping. */
  buyOn(): void {
    const { ask, locked } = this.table;
    if (!this.cart.length || !ask || locked || ask.key === "equip_now") return;
    const [next, ...rest] = this.cart as [string, ...string[]];
    const offered = this.shopping && ask.options.includes(next);
    this.cart = offered ? rest : [];
    if (offered) this.table.answer(next);
  }
}

const plays = new WeakMap<TableStore, Play>();

/** One for each table. */
export function playOf(table: TableStore): Play {
  const play = plays.get(table) ?? new Play(table);
  plays.set(table, play);
  return play;
}
