/** What may be chosen on the table itself; what lies there asks here, and the answer goes to the store. */
import type { Barred } from "../wire/shapes";
import type { TableStore } from "../wire/store";

export class Choosing {
  constructor(readonly table: TableStore) {}

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

  /** Has this been chosen, with the answer still on its way? */
  pressed(option: string): boolean {
    return this.table.pressed === option;
  }
}
