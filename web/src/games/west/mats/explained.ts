/** What there is to say about anything on the table, by kind and name. */
import { knows, say } from "../../../i18n/say.svelte";
import { contents } from "../words/contents";
import * as named from "../words/names";
import { capital } from "../words/phrases";
import type { Desk } from "./desk.svelte";

/** `tag`: its kind in a word; `rules`: the small print. */
export type Explained = { title: string; tag?: string; lines: string[]; rules?: string };

type Teller = (id: string, desk: Desk) => Explained;

const tellers: Record<string, Teller> = {
  card: (id) => ({
    title: capital(named.card(id)),
    tag: kinds(id).map(kindName).join(" "),
    lines: [named.cardText(id)],
    rules: contents().cards.has(id) ? named.effectRules(named.effectOf(id)) : "",
  }),
  item: (id, desk) => ({ title: named.item(id), tag: itemKind(id), lines: itemLines(id, desk), rules: named.itemRules(id) }),
  character: (id) => {
    const ability = named.abilityOf(id);
    return { title: named.character(id), lines: [named.bio(id), said(named.ability(ability), named.abilityText(ability))] };
  },
  ability: (id) => ({ title: named.ability(id), tag: say("wt-ability"), lines: [named.abilityText(id)], rules: named.abilityRules(id) }),
  story: (id) => ({
    title: named.story(id),
    lines: [named.storyFlavor(id), named.trigger(triggerOf(id)), named.storyDoes(id)],
    rules: named.triggerDetail(triggerOf(id)),
  }),
  goal: (id) => ({ title: named.goal(id), tag: say("wt-goal"), lines: [named.goalText(id)] }),
  track: (id) => trackSpace(...(id.split(":") as ["marshal", string])),
  place: (id, desk) => ({ title: named.space(id), tag: named.place(id), lines: placeLines(id, desk) }),
  term: (id, desk) => ({ title: named.term(id), lines: [named.termText(id), ...(id === "lp" ? [say("wt-aid-aim", { n: desk.view.length })] : [])] }),
  choice: (id, desk) => ({ title: desk.short(id), lines: [desk.page.words.choice(desk.table.shown!, id, desk.folk), deedText(id)] }),
  about: (id) => ({ title: say(`wt-${id}`), lines: [say(`wt-${id}-text`)] }),
  token: (id) => ({ title: named.token(id), lines: [] }),
  his: (id) => ({ title: named.hisCard(id), lines: named.hisCardLines(id) }),
  hand: (id) => ({ title: named.hand(id), lines: [named.handText(id)] }),
};

/** `id`: `card:j_hearts`, `track:marshal:3`. */
export function explained(id: string, desk: Desk): Explained | null {
  const cut = id.indexOf(":");
  return tellers[id.slice(0, cut)]?.(id.slice(cut + 1), desk) ?? null;
}

const said = (name: string, text: string): string => say("wl-look-thing", { name, text });

/** When a poker card can be used: `action`, `bonus`, `reaction`. */
export const kinds = (card: string): string[] => contents().effects.get(named.effectOf(card))?.timing ?? [];
export const kindName = (kind: string): string => say(`wt-kind-${kind}`);

const itemKind = (id: string): string => say(`wt-item-${contents().items.get(named.bare(id))?.kind ?? "misc"}`);

/** This side, what it costs and scores, and the other side. */
function itemLines(id: string, { view }: Desk): string[] {
  const name = named.bare(id);
  const row = contents().items.get(name);
  const better = id !== name;
  const lp = (better ? row?.upgrade?.lp : row?.lp) ?? 0;
  const facts = say("wt-item-facts", { price: row?.price ?? 0, lp, left: view.store[name] ?? 0 });
  const other = better ? name : `${name}+`;
  const side = { item: named.itemSide(other), text: named.itemText(other), price: row?.price ?? 0, lp: row?.upgrade?.lp ?? 0 };
  return [named.itemText(id), facts, row?.upgrade ? say(better ? "wt-item-other" : "wt-item-better", side) : ""];
}

/** What a fight with somebody brings whom; empty for everything else. */
function deedText(option: string): string {
  const key = `wt-deed-${option.split(":")[0]}-text`;
  return knows(key) ? say(key) : "";
}

const triggerOf = (story: string): string => contents().stories.get(story)?.trigger ?? "";

function trackSpace(kind: "marshal" | "wanted", n: string): Explained {
  const reward = named.trackReward(kind, Number(n));
  const lp = contents().pages.tracks[kind].row_lp[Math.floor((Number(n) - 1) / 3)] ?? 0;
  const lines = [reward || say("wt-track-nothing"), say(`wt-track-row-${kind}`, { lp }), named.termText(kind)];
  return { title: `${named.term(kind)} ${n}`, lines };
}

function placeLines(id: string, { view }: Desk): string[] {
  const row = contents().spaces.get(id);
  const first = view.options.first_game;
  const lines = row?.location ? [named.placeText(row.location, first)] : [];
  if (row?.location === "ranch" && !first) lines.push(say("wl-look-ranch", { n: view.ranches[row.mark ?? ""] ?? 0 }));
  if (id in view.gold) lines.push(say("wl-look-gold", { n: view.gold[id]! }));
  return lines;
}
