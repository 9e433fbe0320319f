/** Words of options: what one changes, what can be chosen, and why there is nothing to choose. */
import { commas } from "../games/names";
import { knows, say } from "../i18n/say.svelte";
import type { Json } from "../wire/shapes";
import type { OptionCard } from "../wire/types";

const keyOf = (game: string, option: string): string => `${game}-option-${option}`;
const first = (keys: string[]): string | undefined => keys.filter(knows).map((key) => say(key))[0];

/** An option's name, if it has one, and what it changes. The page has its own words where the terminal's do not fit. */
export function aboutOption(game: string, option: string): { title: string; text: string } {
  const key = keyOf(game, option);
  return { title: first([`${key}-title`]) ?? "", text: first([`${key}-page`, key]) ?? option.replaceAll("_", " ") };
}

/** An option that was chosen, with what was chosen: its name first, if it has one. */
export function optionText(game: string, { key, kind }: OptionCard, value: unknown): string {
  const words = aboutOption(game, key);
  if (value === true)
    return first([`${keyOf(game, key)}-agreed`]) ?? (words.title ? say("terms-on", words) : words.text);
  const seat = kind === "seat" && typeof value === "number";
  const names = seat
    ? [say("seat-nth", { number: value + 1 })]
    : [value].flat().map((one) => valueName(game, key, one));
  return say("terms-value", { ...words, named: words.title ? "yes" : "no", value: commas(names) });
}

/** What can be chosen, by its name. */
export function valueName(game: string, option: string, value: unknown): string {
  if (value === null) return say("option-default");
  if (value === true || value === false) return say(value ? "option-on" : "option-off");
  const word = String(value).replace(/\W/g, "_");
  return (
    first([`${keyOf(game, option)}-${word}`, `${game}-character-${word}`, `option-value-${word}`]) ?? String(value)
  );
}

/** Why there is nothing to choose here, as the seats and other options say it; else empty. */
export function settledBy(game: string, option: string, options: Record<string, Json>, seats: number): string {
  const key = `${keyOf(game, option)}-settled`;
  const chosen = Object.entries(options).map(([name, value]) => [name, String(value)]);
  return knows(key) ? say(key, { ...Object.fromEntries(chosen), seats }).trim() : "";
}
