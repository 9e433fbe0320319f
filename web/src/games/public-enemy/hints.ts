/** What newcomers are told, each thing once: a word on every kind of decision, and on what is about to happen. */
import { type HintWords, touches } from "../../decide/Hint.svelte";
import { say } from "../../i18n/say.svelte";
import type { PlayerView, PublicEnemyView } from "../../wire/games/public-enemy";
import type { OpenAsk } from "../../wire/shapes";
import type { Names } from "../names";
import { DECKS, GANG_OF, GANGS, isLeader, POINTS, SALOON, TOWNS, type DeckName, type Gang } from "./box";
import { oddsOf } from "./odds";
import { mine, others, top } from "./sight";
import { bareName, deckName, gangName } from "./things";

const GAME = "enemy:"; // another game has hints of the same names
export const WAIT = `${GAME}wait`;
const ALL_BUT_ONE = 4; // of the five things that win

const has = (player: PlayerView): Gang[] => GANGS.filter((gang) => player.stacks[gang].length > 0);
const fourth = (player: PlayerView): Gang | undefined =>
  has(player).length === GANGS.length - 1 ? GANGS.find((gang) => !player.stacks[gang].length) : undefined;
const open = (view: PublicEnemyView): string[] =>
  TOWNS.filter((town) => town !== view.cavalry).flatMap((town) => top(view, town) ?? []);

/** By name, in the order they are told. While others play, `ask` is null. */
export function hintsFor(view: PublicEnemyView, ask: OpenAsk | null): string[] {
  const me = mine(view);
  if (!me || view.result) return [];
  if (!ask) return view.round === 1 && view.turn !== view.seat ? [WAIT] : [];
  if (ask.key !== "draw") return [GAME + ask.key];
  const is = {
    draw: true,
    saloon: has(me).length > 0 && ask.options.includes(`draw:${SALOON}`),
    dollars: ask.options.some((option) => /^(bury|peek):/.test(option)),
    danger: endangers(view) !== undefined,
    fourth: fourth(me) !== undefined,
    last: runsOut(view) !== undefined,
    match: matched(view) !== undefined,
    leader: leads(view) !== undefined,
    held: me.wanted.some((gang) => ahead(view, me, gang)),
  };
  return Object.entries(is).flatMap(([hint, yes]) => (yes ? [GAME + hint] : []));
}

/** Who could end the round with an open card. */
const endangers = (view: PublicEnemyView): number | undefined =>
  others(view).find((seat) => {
    const gang = fourth(view.players[seat]!);
    return gang !== undefined && open(view).some((card) => GANG_OF[card] === gang);
  });

const runsOut = (view: PublicEnemyView): DeckName | undefined => DECKS.find((deck) => view.decks[deck].length === 1);

const leads = (view: PublicEnemyView): string | undefined => open(view).find(isLeader);

const ahead = (view: PublicEnemyView, me: PlayerView, gang: Gang): boolean =>
  view.players.every((player) => player === me || player.stacks[gang].length < me.stacks[gang].length);

/** Who lacks one of the five things. */
const matched = (view: PublicEnemyView): number | undefined =>
  [view.seat!, ...others(view)].find(
    (seat) => view.players[seat]!.wanted.length + Number(view.one === seat) === ALL_BUT_ONE,
  );

/** What that is. */
function lacks(view: PublicEnemyView, seat: number): string {
  const gang = GANGS.find((one) => !view.players[seat]!.wanted.includes(one));
  return gang ? say("public-enemy-hint-token", { gang: gangName(gang) }) : say("public-enemy-hint-one");
}

/** The words of a hint. */
export function hintText(name: string, view: PublicEnemyView, names: Names): HintWords {
  const about = name.slice(GAME.length);
  return { text: say(`public-enemy-hint-${about}`, VALUES[about]?.(view, names) ?? {}) };
}

const VALUES: Record<string, (view: PublicEnemyView, names: Names) => Record<string, string | number>> = {
  draw: () => ({ touch: touches(), two: POINTS[2]!, four: POINTS[4]! }),
  saloon(view) {
    const { kinds, count } = oddsOf(view, SALOON);
    return { all: count, good: count - (kinds.find(({ kind }) => kind === "sheriff")?.count ?? 0) };
  },
  danger: (view, names) => ({ who: names.who(endangers(view)!) }),
  fourth: (view) => ({ gang: gangName(fourth(mine(view)!)!) }),
  last: (view) => ({ deck: deckName(runsOut(view)!) }),
  match(view, names) {
    const seat = matched(view)!;
    return { me: names.isMe(seat), who: names.who(seat), what: lacks(view, seat) };
  },
  leader(view) {
    const card = leads(view)!;
    return { card: bareName(card), gang: gangName(GANG_OF[card]!) };
  },
};
