/** What there is to say about anything on the table, by kind and name. */
import { knows, say } from "../../../i18n/say.svelte";
import { contents } from "../words/contents";
import * as named from "../words/names";
import { stakesText } from "../words/stakes";
import { countOf } from "../words/view";
import { capital } from "../../../i18n/said";
import type { Desk } from "./desk.svelte";

/** `tag`: its kind in a word; `rules`: the small print. */
export type Explained = { title: string; tag?: string; lines: string[]; rules?: string };

type Teller = (id: string, desk: Desk) => Explained;

const tellers: Record<string, Teller> = {
  card: (id) => ({
    title: capital(named.card(id)),
    tag: named.commas(kinds(id).map(kindName), "list-words"),
    lines: [named.cardText(id)],
    rules: contents().cards.has(id) ? named.effectRules(named.effectOf(id)) : "",
  }),
  item: (id, desk) => ({
    title: named.item(id),
    tag: itemKind(id),
    lines: itemLines(id, desk),
    rules: named.itemRules(id),
  }),
  character: (id) => {
    const ability = named.abilityOf(id);
    return {
      title: named.character(id),
      lines: [named.bio(id), said(named.ability(ability), named.abilityText(ability))],
    };
  },
  ability: (id) => ({
    title: named.ability(id),
    tag: say("western-legends-ui-ability"),
    lines: [named.abilityText(id)],
    rules: named.abilityRules(id),
  }),
  story: (id) => ({
    title: named.story(id),
    lines: [named.storyFlavor(id), named.trigger(triggerOf(id)), named.storyDoes(id)],
    rules: named.triggerDetail(triggerOf(id)),
  }),
  goal: (id) => ({ title: named.goal(id), tag: say("western-legends-ui-goal"), lines: [named.goalText(id)] }),
  track: (id) => trackSpace(...(id.split(":") as ["marshal", string])),
  place: (id, desk) => ({ title: named.space(id), tag: named.place(id), lines: placeLines(id, desk) }),
  term: (id, desk) => ({
    title: named.term(id),
    lines: [named.termText(id), ...(id === "lp" ? [say("western-legends-ui-aid-aim", { n: desk.view.length })] : [])],
  }),
  choice: (id, desk) => ({
    title: desk.short(id),
    lines: [desk.page.words.choice(desk.table.shown!, id, desk.folk), brings(id, desk), actionText(id)],
  }),
  about: (id) => ({ title: say(`western-legends-ui-${id}`), lines: [say(`western-legends-ui-${id}-text`)] }),
  token: (id) => ({ title: named.token(id), lines: [] }),
  his: (id) => ({ title: named.hisCard(id), lines: named.hisCardLines(id) }),
  hand: (id) => ({ title: named.hand(id), lines: [named.handText(id)] }),
};

/** `id`: `card:j_hearts`, `track:marshal:3`. */
export function explained(id: string, desk: Desk): Explained | null {
  const cut = id.indexOf(":");
  return tellers[id.slice(0, cut)]?.(id.slice(cut + 1), desk) ?? null;
}

const said = (name: string, text: string): string => say("western-legends-look-thing", { name, text });

/** When a poker card can be used: `action`, `bonus`, `reaction`. */
export const kinds = (card: string): string[] => contents().effects.get(named.effectOf(card))?.timing ?? [];
export const kindName = (kind: string): string => say(`western-legends-ui-kind-${kind}`);

const itemKind = (id: string): string =>
  say(`western-legends-ui-item-${contents().items.get(named.bare(id))?.kind ?? "misc"}`);

/** This side, what it costs and scores, and the other side. */
function itemLines(id: string, { view }: Desk): string[] {
  const name = named.bare(id);
  const row = contents().items.get(name);
  const better = id !== name;
  const lp = (better ? row?.upgrade?.lp : row?.lp) ?? 0;
  const facts = say("western-legends-ui-item-facts", {
    price: row?.price ?? 0,
    lp,
    left: countOf(view.store, name) ?? 0,
  });
  const other = better ? name : `${name}+`;
  const side = {
    item: named.itemSide(other),
    text: named.itemText(other),
    price: row?.price ?? 0,
    lp: row?.upgrade?.lp ?? 0,
  };
  return [
    named.itemText(id),
    facts,
    row?.upgrade ? say(better ? "western-legends-ui-item-other" : "western-legends-ui-item-better", side) : "",
  ];
}

/** What the ask says it would bring. */
function brings(option: string, desk: Desk): string {
  const of = desk.stakes(option);
  return of ? capital(stakesText(of)) : "";
}

/** What a fight with somebody brings whom; empty for everything else. */
function actionText(option: string): string {
  const key = `western-legends-ui-action-${option.split(":")[0]}-text`;
  return knows(key) ? say(key) : "";
}

const triggerOf = (story: string): string => contents().stories.get(story)?.trigger ?? "";

function trackSpace(kind: "marshal" | "wanted", n: string): Explained {
  const reward = named.trackReward(kind, Number(n));
  const lp = contents().pages.tracks[kind].row_lp[Math.floor((Number(n) - 1) / 3)] ?? 0;
  const lines = [
    reward || say("western-legends-ui-track-nothing"),
    say(`western-legends-ui-track-row-${kind}`, { lp }),
    named.termText(kind),
  ];
  return { title: `${named.term(kind)} ${n}`, lines };
}

function placeLines(id: string, { view }: Desk): string[] {
  const row = contents().spaces.get(id);
  const first = view.options.first_game;
  const lines = row?.location ? [named.placeText(row.location, first)] : [];
  if (row?.location === "ranch" && !first)
    lines.push(say("western-legends-look-ranch", { n: countOf(view.ranches, row.mark ?? "") ?? 0 }));
  const gold = countOf(view.gold, id);
  if (gold !== undefined) lines.push(say("western-legends-look-gold", { n: gold }));
  return lines;
}
