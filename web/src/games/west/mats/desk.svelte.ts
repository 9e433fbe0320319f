/** What all parts of this table look at: the view that is drawn, what may be done, what is being explained. */
import { getContext, setContext } from "svelte";
import { Choosing } from "../../../decide/choosing";
import { namesOf } from "../../../table/people";
import type { TableStore } from "../../../wire/store";
import type { GamePage } from "../../page";
import { folk, type Folk } from "../words/folk";
import { seen, type Mat, type Seen } from "./sight";

const KEY = Symbol("desk");

/** Something that is explained now, beside the thing it belongs to. */
export type Tip = { id: string; at: HTMLElement };

export class Desk extends Choosing {
  tip = $state.raw<Tip | null>(null);

  constructor(
    table: TableStore,
    readonly page: GamePage,
  ) {
    super(table);
  }

  get view(): Seen {
    return seen(this.table.shown!);
  }

  get folk(): Folk {
    return folk(namesOf(this.table));
  }

  get me(): number | null {
    return this.view.seat;
  }

  get mine(): Mat | null {
    return this.me === null ? null : this.view.players[this.me]!;
  }

  /** The colour a player's things are marked with. */
  colour(player: number): string {
    return this.view.players[player]?.man_in_black ? "var(--ink)" : `var(--seat-${this.table.person(player).colour})`;
  }

  /** An option in a few words. */
  short(option: string): string {
    return this.page.words.short(this.table.shown!, option, this.folk);
  }
}

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const theDesk = (): Desk => getContext<Desk>(KEY);
