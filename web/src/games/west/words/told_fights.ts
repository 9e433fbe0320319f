/** Fights, moment by moment: what each event of one needs to be told. */
import { say, type Values } from "../../../i18n/say.svelte";
import type { Bout } from "./bout";
import { thing } from "./causes";
import type { Folk } from "./folk";
import { card, cardText, rank } from "./names";

type Player = number | null;
type Teller = (event: never, folk: Folk, bout: Bout) => Values;

type Fight = { attacker: number; defender: Player; controller: Player };
type Revealed = { cards: [string, string] };
type Changed = { player: Player; source: string; values: [number, number]; by: number };
type Compared = { values: [number, number]; winner: Player };

/** Who meets whom, where, and who plays for an NPC. */
const fight = ({ attacker, defender, controller }: Fight, folk: Folk, bout: Bout): Values => ({
  who: folk.who(attacker),
  me: folk.isMe(attacker),
  foe: bout.whom(defender, folk),
  mine: folk.isMe(defender),
  plays: controller === null ? "none" : folk.who(controller),
  my_play: folk.isMe(controller),
});

/** Both cards. */
function revealed(event: Revealed, folk: Folk, bout: Bout): Values {
  const [first, second] = bout.sides;
  return {
    who: bout.who(first, folk),
    me: folk.isMe(first),
    foe: bout.whom(second, folk),
    mine: folk.isMe(second),
    card: card(event.cards[0]),
    against: card(event.cards[1]),
  };
}

/** A card counts less or more: whose, by what, and how it stands. */
const changed = ({ player, source, values, by }: Changed, folk: Folk, bout: Bout): Values => ({
  whose: bout.whom(player, folk),
  mine: folk.isMe(player),
  source: sourceName(source),
  value: rank(values[0]),
  against: rank(values[1]),
  n: by,
});

/** What changes the value of a card in a fight. */
export function sourceName(source: string): string {
  if (source === "ability") return say("wl-legendary");
  return source === "man_in_black" ? say("wl-black") : thing(source);
}

/** The values as they are in the end, and who has won. */
const compared = (event: Compared, folk: Folk, bout: Bout): Values => ({
  value: rank(event.values[0]),
  against: rank(event.values[1]),
  ...won(event, folk, bout),
});

/** Who has won, however it was decided. */
const won = ({ winner }: { winner: Player }, folk: Folk, bout: Bout): Values => ({
  winner: bout.whom(winner, folk),
  me: folk.isMe(winner),
});

export const FIGHTS: Record<string, Teller> = {
  fight,
  revealed,
  lowered: changed,
  raised: changed,
  compared,
  fight_won: won,
  fight_card: (event: { card: string }) => ({ text: cardText(event.card) }),
  npc_put_down: (_: unknown, folk: Folk, bout: Bout) => ({ foe: bout.whom(null, folk) }),
  restarted: (event: { cause: string }, folk: Folk, bout: Bout) => ({
    npc: event.cause.startsWith("fight_") ? "yes" : "no",
    foe: bout.whom(null, folk),
  }),
};
