/** Where a table's data enters a game's own page: the game is checked by its name, the types are those of its vocabulary. */
import type { Games } from "../wire/games/games";
import type { GameEvent, GameView, OpenAsk } from "../wire/shapes";

export class Entry<Name extends keyof Games> {
  constructor(private readonly game: Name) {}

  view(view: GameView): Games[Name]["view"] {
    return this.checked(view, view);
  }

  /** Of the game whose view this is. */
  events(view: GameView, events: GameEvent[]): Games[Name]["event"][] {
    return this.checked(view, events);
  }

  event(view: GameView, event: GameEvent): Games[Name]["event"] {
    return this.checked(view, event);
  }

  ask(view: GameView, ask: OpenAsk): Games[Name]["ask"] & OpenAsk {
    return this.checked(view, ask);
  }

  private checked<T>({ game }: GameView, data: GameView | GameEvent | GameEvent[] | OpenAsk): T {
    if (game !== this.game) throw new Error(`${game} is not ${this.game}`);
    return data as T;
  }
}
