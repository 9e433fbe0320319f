/** What telling.toml asks of a view that takes more than a path: standings, the next hidden card.
 * As src/saddlebag/terminal/public_enemy/filters.py. */
import type { PublicEnemyView } from "../../wire/games/public-enemy";
import { truth } from "../../telling/filters";
import { SAID, typed, type Filter, type Scope } from "../../telling/interpreter";
import type { GameView } from "../../wire/shapes";
import { GANG_OF, GANGS, LEADERS, type DeckName, type Gang } from "./box";
import { enemy, known, mine } from "./sight";

const seen = (scope: Scope): PublicEnemyView => enemy(scope["view"]!.value as GameView);
const have = (view: PublicEnemyView, gang: Gang): number => mine(view)?.stacks[gang].length ?? 0;

/** Would one more card of this gang give the chooser all four (PE ROUND-1)? */
const completes: Filter = (_, { value: gang }, __, scope) =>
  truth(GANGS.includes(gang as Gang) && GANGS.every((name) => have(seen(scope), name) > 0 || name === gang));

/** The next hidden card of a deck, as far as the reader knows it. */
const nextHidden: Filter = (_, { value: deck }, __, scope) => typed("card", known(seen(scope), deck as DeckName));

/** With one more card of its gang, beside what the opponents have of it. */
const standing: Filter = (it, { value }, [owner], scope) => {
  const [card, view] = [value as string, seen(scope)];
  const gang = GANG_OF[card];
  if (!gang) return typed(SAID, "none");
  const robbed = owner ? scope[owner]!.value : null;
  const count = have(view, gang) + 1;
  const rest = view.players.map(({ stacks }, seat) =>
    seat === view.seat ? -1 : stacks[gang].length - Number(seat === robbed),
  );
  const best = Math.max(...rest);
  if (best < count) return typed(SAID, it.phrase("standing-most", {}));
  const level = rest.flatMap((has, seat) => (has === best ? [seat] : []));
  const rivals = it.names.all(level);
  if (best > count) return typed(SAID, it.phrase("standing-behind", { rivals, count: best }));
  return typed(SAID, it.phrase("standing-level", { rivals, leader: led(view, gang, level, card) }));
};

/** Whose is the leader that would break a tie (PE MAJ-3)? */
function led(view: PublicEnemyView, gang: Gang, level: number[], gained: string): string {
  const leader = LEADERS[gang];
  if (leader === gained || mine(view)?.stacks[gang].includes(leader)) return "yours";
  return level.some((seat) => view.players[seat]!.stacks[gang].includes(leader)) ? "theirs" : "nobodys";
}

export const FILTERS: Record<string, Filter> = { completes, next_hidden: nextHidden, standing };
