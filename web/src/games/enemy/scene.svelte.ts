/** What all parts of this table look at: the view that is drawn, what may be done, what is acted out. */
import { getContext, setContext } from "svelte";
import { namesOf } from "../../table/people";
import type { Barred } from "../../wire/shapes";
import type { TableStore } from "../../wire/store";
import type { Names } from "../names";
import type { GamePage } from "../page";
import { enemy, type EnemyView } from "./sight";
import { lastScoring, type Act, type Scored } from "./acts";

const KEY = Symbol("scene");

export class Scene {
  /** While a moment is acted out: the table in between; else the table's own. */
  between = $state.raw<EnemyView | null>(null);
  /** What is shown large, above the decks. */
  act = $state.raw<Act | null>(null);
  /** A scoring that is looked at, whatever happens behind it. */
  recalled = $state.raw<Scored | null>(null);

  constructor(
    readonly table: TableStore,
    readonly page: GamePage,
  ) {}

  get view(): EnemyView {
    return this.between ?? enemy(this.table.shown!);
  }

  get names(): Names {
    return namesOf(this.table);
  }

  /** What the reader is asked, as long as something can still be chosen. */
  get asked(): string {
    return this.table.still ? "" : (this.table.ask?.key ?? "");
  }

  can(option: string): boolean {
    return !this.table.still && !this.table.locked && Boolean(this.table.ask?.options.includes(option));
  }

  /** Why this one is not possible, if somebody might expect it to be. */
  why(option: string): Barred | undefined {
    return this.table.still ? undefined : this.table.ask?.refusals.find((one) => one.answer === option);
  }

  choose(option: string): void {
    if (this.can(option)) this.table.answer(option);
  }

  /** A whole scoring stays in sight until it is sent on; without steps it is the last one, if there was one. */
  recall(steps = lastScoring(this.table.events), sentOn?: () => void): void {
    if (!steps) return;
    const goOn = (): void => {
      this.recalled = null;
      sentOn?.();
    };
    this.recalled = { steps, goOn };
  }

  /** Has this been chosen, with the answer still on its way? */
  pressed(option: string): boolean {
    return this.table.pressed === option;
  }
}

export const setScene = (scene: Scene): Scene => setContext(KEY, scene);
export const theScene = (): Scene => getContext<Scene>(KEY);
