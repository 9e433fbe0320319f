/** The illustrated page, with its words open. */
import type { Component } from "svelte";
import { learn } from "../../../i18n/say.svelte";
import { openBox } from "../box";
import { telling } from "../words/telling";
import HowTo from "./HowTo.svelte";

export const texts = [
  "shared",
  "web-howto",
  "western-legends",
  "western-legends-cards",
  "western-legends-characters",
  "web-western-legends",
  "web-western-legends-howto",
];

export async function laid(): Promise<Component> {
  await Promise.all([openBox(), telling.open(), learn(...texts)]);
  return HowTo;
}
