/** Words of options: what one changes, what can be chosen, and why there is nothing to choose. */
import { lettersOf } from "../games";
import { knows, say } from "../i18n/say.svelte";
import { titled } from "../shell/titled";
import type { OptionCard } from "../wire/types";

const keyOf = (game: string, option: string): string => `${lettersOf(game)}-option-${option}`;

/** What an option changes. The page counts seats from one and has its own words where the terminal's do not fit. */
export function aboutOption(game: string, option: string): string {
  const key = keyOf(game, option);
  return say(knows(`${key}-page`) ? `${key}-page` : key);
}

/** An option that was chosen, with what was chosen: its name first, if it has one. */
export function agreedOn(game: string, { key, kind }: OptionCard, value: unknown): string {
  const about = aboutOption(game, key);
  if (value === true) return about;
  const seat = kind === "seat" && typeof value === "number";
  const names = seat ? [say("seat-nth", { number: value + 1 })] : [value].flat().map((one) => valueName(game, key, one));
  const words = titled(about);
  return say("agreed-value", { ...words, named: words.title ? "yes" : "no", value: names.join(", ") });
}

/** What can be chosen, by its name. */
export function valueName(game: string, option: string, value: unknown): string {
  if (value === null) return say("option-default");
  if (value === true || value === false) return say(value ? "option-on" : "option-off");
  const word = String(value).replace(/\W/g, "_");
  const keys = [`${keyOf(game, option)}-${word}`, `${lettersOf(game)}-character-${word}`, `option-value-${word}`];
  return keys.filter(knows).map((key) => say(key))[0] ?? String(value);
}

/** Why there is nothing to choose here, as the seats and other options say it; else empty. */
export function settledBy(game: string, option: string, options: Record<string, unknown>, seats: number): string {
  const key = `${keyOf(game, option)}-settled`;
  const chosen = Object.entries(options).map(([name, value]) => [name, String(value)]);
  return knows(key) ? say(key, { ...Object.fromEntries(chosen), seats }).trim() : "";
}
