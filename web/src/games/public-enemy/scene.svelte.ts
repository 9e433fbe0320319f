/** What all parts of this table look at: the view that is drawn, what may be done, what is acted out. */
import type { PublicEnemyView } from "../../wire/games/public-enemy";
import { getContext, setContext } from "svelte";
import { Choosing } from "../../decide/choosing";
import { namesOf } from "../../table/people";
import type { TableStore } from "../../wire/store";
import type { Names } from "../names";
import type { GamePage } from "../page";
import { enemy, told } from "./sight";
import { lastScoring, type Act, type Scored } from "./acts";

const KEY = Symbol("scene");

export class Scene extends Choosing {
  /** While a moment is acted out: the table in between; else the table's own. */
  between = $state.raw<PublicEnemyView | null>(null);
  /** What is shown large, above the decks. */
  act = $state.raw<Act | null>(null);
  /** A scoring that is looked at, whatever happens behind it. */
  recalled = $state.raw<Scored | null>(null);

  constructor(
    table: TableStore,
    readonly page: GamePage,
  ) {
    super(table);
  }

  get view(): PublicEnemyView {
    return this.between ?? enemy(this.table.shown!);
  }

  get names(): Names {
    return namesOf(this.table);
  }

  /** What the reader is asked, as long as something can still be chosen. */
  get asked(): string {
    return this.table.still ? "" : (this.table.ask?.key ?? "");
  }

  /** A whole scoring stays in sight until it is sent on; without steps it is the last one, if there was one. */
  recall(steps = lastScoring(told(this.table.shown!, this.table.events))): void {
    if (steps) this.recalled = { steps, goOn: () => (this.recalled = null) };
  }
}

export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
export const theScene = (): Scene => getContext<Scene>(KEY);
