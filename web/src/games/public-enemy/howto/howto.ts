/** The illustrated page, with its words open. */
import type { Component } from "svelte";
import { learn } from "../../../i18n/say.svelte";
import { telling } from "../telling";
import HowTo from "./HowTo.svelte";

export const texts = ["shared", "web-howto", "public-enemy", "web-public-enemy", "web-public-enemy-howto"];

export async function laid(): Promise<Component> {
  await Promise.all([telling.open(), learn(...texts)]);
  return HowTo;
}
