/** What the expansions of Western Legends add is drawn: portraits, items, marks of sets and bandits, Jokers. */
import { cleanup, render } from "@testing-library/svelte";
import { afterEach, beforeAll, expect, test } from "vitest";
import { icons } from "../src/art/icons";
import Portrait from "../src/art/Portrait.svelte";
import contents from "../src/games/western-legends/box/contents.json";
import { lookOf } from "../src/games/western-legends/draft/looks";
import BanditMark from "../src/games/western-legends/map/BanditMark.svelte";
import { effectArt, itemArt, pipsOf } from "../src/games/western-legends/mats/art";
import ItemIcon from "../src/games/western-legends/mats/ItemIcon.svelte";
import MiniCard from "../src/games/western-legends/mats/MiniCard.svelte";
import { bandits, type BanditType } from "../src/games/western-legends/mats/pictures";
import SetMark from "../src/games/western-legends/mats/SetMark.svelte";
import { contents as box } from "../src/games/western-legends/box";
import { setOf } from "../src/games/western-legends/words/sets";
import { layWest } from "./boxes";
import { speakEnglish } from "./texts";

const EXTRAS = "Fistful of Extras";
const HANDSOME = "The Good, the Bad, and the Handsome";

beforeAll(async () => {
  layWest();
  await speakEnglish("western-legends", "western-legends-cards");
});
afterEach(cleanup);

/** All paths of what is drawn, one after the other. */
function drawing(shown: HTMLElement): string {
  return [...shown.querySelectorAll("path")].map((path) => path.getAttribute("d")).join();
}
const iconOf = (item: string) => render(ItemIcon, { item }).container.querySelector("svg")!;
const markOf = (of: string) => render(SetMark, { of }).container.querySelector("svg")?.ariaLabel ?? "";

test("no two portraits are the same drawing", () => {
  const drawn = contents.characters.character.map(({ id }) =>
    drawing(render(Portrait, { look: lookOf(id) }).container),
  );
  expect(new Set(drawn).size).toBe(21);
});

test("a hat that leans is turned, any other is not", () => {
  const turned = (id: string) => render(Portrait, { look: lookOf(id) }).container.querySelector("g[transform]");
  expect(turned("butch_cassidy")?.getAttribute("transform")).toMatch(/^rotate\(-\d/);
  cleanup();
  expect(turned("allan_pinkerton")).toBeNull();
});

test("every item has a picture of its own, the same on both sides", () => {
  const items = [...box().items.keys()];
  const pictures = items.map(itemArt);
  expect(new Set(pictures).size).toBe(24);
  expect(pictures).not.toContain(icons.star);
  expect(items.map((id) => itemArt(`${id}+`))).toEqual(pictures);
});

test("legendary items, and no others, lie on a gilt coin", () => {
  const gilt = [...box().items.keys()].filter((id) => iconOf(id).querySelector(".gilt"));
  expect(gilt).toEqual(contents.items.legendary.map(({ id }) => id));
});

test("an item is named where it stands alone", () => {
  render(ItemIcon, { item: "thunder", label: "Thunder" });
  expect(iconOf("holster").getAttribute("aria-hidden")).toBe("true");
  expect(document.querySelector("[role=img]")?.getAttribute("aria-label")).toBe("Thunder");
});

test("what comes with an expansion bears its mark, by name", () => {
  const [extra, handsome] = [contents.stories.story[40]!.id, contents.stories.story.at(-1)!.id];
  const marked = ["item:holster", "card:joker_red", `story:${extra}`, "character:pearl_hart", "bandit:robber"];
  expect(marked.map(markOf)).toEqual(marked.map(() => EXTRAS));
  const others = ["item:thunder", `story:${handsome}`, "character:butch_cassidy"];
  expect(others.map(markOf)).toEqual(others.map(() => HANDSOME));
});

test("where there is room, the set is said in words and not twice", () => {
  const { container } = render(SetMark, { of: "character:belle_starr", words: true });
  expect(container.textContent).toBe(EXTRAS);
  expect(container.querySelector("svg")!.getAttribute("aria-hidden")).toBe("true");
});

test("a goal belongs to the set of its character", () => {
  const sets = contents.goals.goal.map(({ id }) => setOf(`goal:${id}`));
  const count = (set: string | null) => sets.filter((it) => it === set).length;
  expect([count(null), count("fistful_of_extras"), count("good_bad_handsome")]).toEqual([48, 24, 12]);
});

test("the base game bears no mark", () => {
  const things = ["item:mule", "item:revolver+", "card:2_hearts", "character:annie_oakley", "term:wounds", ""];
  expect(things.map(markOf)).toEqual(things.map(() => ""));
});

test("every type of bandit has a mark of its own, with a name (FIST-6)", () => {
  const types = contents.bandits.type.map(({ id }) => id as BanditType);
  expect(new Set(types.map((type) => bandits[type])).size).toBe(6);
  const names = types.map((type) => render(BanditMark, { type }).container.querySelector("[role=img]")?.ariaLabel);
  expect(names).toEqual(["Card Sharp", "Robber", "Bandido", "Horse Thief", "Desperado", "Fugitive"]);
});

test("a Joker shows no rank and no suit, and one is red, one black", () => {
  expect(effectArt("joker")).toBe("joker");
  expect([pipsOf("joker_red", ""), pipsOf("joker_black", ""), pipsOf("q_clubs", "clubs")]).toEqual([
    ["hearts", "diamonds"],
    ["spades", "clubs"],
    ["clubs", "clubs"],
  ]);
  const card = render(MiniCard, { card: "joker_red", named: true }).container.querySelector(".mini")!;
  expect([card.classList.contains("hearts"), card.querySelector("b"), card.textContent?.trim()]).toEqual([
    true,
    null,
    "Joker",
  ]);
});
