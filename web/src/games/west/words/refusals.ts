/** Why something is not possible, with its numbers. */
import { knows, say, type Values } from "../../../i18n/say.svelte";
import type { Why } from "../../../wire/shapes";
import { contents } from "./contents";
import type { Folk } from "./folk";
import { effect, effectText, location, space, story, trigger } from "./names";

/** A reason with its values, as a sentence; undefined where the game has no such reason. */
export function refusal({ reason, values }: Why, folk: Folk): string | undefined {
  const key = [`ww-why-${reason}`, `wl-why-${reason}`].find(knows);
  if (!key) return undefined;
  const about: Values = {};
  for (const [name, value] of Object.entries(values)) Object.assign(about, field(name, value, folk));
  return say(key, about).trim();
}

/** One value by its name. */
function field(name: string, value: unknown, folk: Folk): Values {
  if (value === null) return { [name]: "none" };
  if (name === "player") return { who: folk.who(value as number), whom: folk.whom(value as number) };
  if (typeof value !== "string") return typeof value === "number" ? { [name]: value } : {};
  switch (name) {
    case "space":
      return { space: space(value) };
    case "story":
      return { story: story(value) };
    case "trigger":
      return { trigger: trigger(value) };
    case "effect":
      return { effect: effect(value), text: effectText(value) };
    case "needs":
      return { needs: place(value) };
  }
  return { [name]: value };
}

/** Where something is done: a kind of location, or a space. */
function place(id: string): string {
  if (contents().locations.has(id)) return location(id);
  return contents().spaces.has(id) ? space(id) : id;
}
