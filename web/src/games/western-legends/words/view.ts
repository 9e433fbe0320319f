/** What the words and the table read from a view of this game. */
import type { Term } from "../../../i18n/said";
import type { Names } from "../../../telling/names";
import type {
  PlayerView,
  WesternLegendsAsk,
  WesternLegendsEvent,
  WesternLegendsView,
} from "../../../wire/games/western-legends";
import type { GameView, OpenAsk } from "../../../wire/shapes";
import type { TableStore } from "../../../wire/store";
import { Entry } from "../../entry";

const entry = new Entry("western-legends");
export const west = (view: GameView): WesternLegendsView => entry.view(view);

/** What happened at this table, as far as it is told. */
export const eventsOf = ({ shown, events }: Pick<TableStore, "shown" | "events">): WesternLegendsEvent[] =>
  shown ? entry.events(shown, events) : [];

/** What the reader may answer now. */
export const askOf = ({ shown, ask }: Pick<TableStore, "shown" | "ask">): (WesternLegendsAsk & OpenAsk) | null =>
  shown && ask ? entry.ask(shown, ask) : null;

/** What the reader is asked; undefined if nothing. */
export const myAsk = (view: WesternLegendsView): WesternLegendsAsk | undefined => view.asks.find((ask) => ask.options);
export const askedKey = (view: WesternLegendsView, none = ""): string => myAsk(view)?.key ?? none;

/** The reader's own mat; a spectator has none. */
export const mine = (view: WesternLegendsView): PlayerView | undefined =>
  view.seat === null ? undefined : view.players[view.seat];

/** Whose figures stand there, the Man in Black's too. */
export const playersAt = (view: WesternLegendsView, space: string): number[] =>
  view.players.flatMap((mat, player) => (mat.space === space ? [player] : []));

/** Is there a bandit? */
export const hasBandit = ({ bandits }: Pick<WesternLegendsView, "bandits">, space: string): boolean =>
  bandits.some((it) => it === space);

/** A bandit; with bandit cards by its type. */
export function banditAt(view: WesternLegendsView, space: string): Term {
  const type: string | undefined = (view.bandit_types as Partial<Record<string, string>>)[space];
  return ["western-legends-mark-bandit", { bandit: type ? [`western-legends-bandit-${type}`, {}] : "none" }];
}

/** How many there are of one thing; undefined where nobody counts it. */
export const countOf = (counts: Partial<Record<string, number>>, id: string): number | undefined => counts[id];

/** Who and what stands at a space, apart from the reader. */
export function marksAt(view: WesternLegendsView, space: string, names: Names): Term[] {
  const found: Term[] = hasBandit(view, space) ? [banditAt(view, space)] : [];
  if (view.sheriff.space === space) found.push(["western-legends-mark-sheriff", {}]);
  const hunted = askedKey(view) === "sheriff"; // whom he would meet matters
  for (const player of playersAt(view, space).filter((it) => it !== view.seat)) {
    const who = names.whom(player);
    found.push(hunted && view.players[player]!.wanted ? ["western-legends-mark-wanted", { who }] : who);
  }
  return found;
}

/** What may be going on: the fight card, the card being played, the open stories. */
export function causes(view: WesternLegendsView): string[] {
  const shown = view.fight?.shown.filter((it) => it !== "") ?? [];
  return [...shown, ...view.resolving, ...view.stories.flatMap((it) => (it ? [`story:${it.story}`] : []))];
}
