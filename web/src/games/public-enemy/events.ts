/** An event in a sentence, and what a duel is for. */
import type { PublicEnemyEvent } from "../../wire/games/public-enemy";
import type { Names } from "../names";
import { telling } from "./telling";

/** The event with this key. */
export type Told<Key extends PublicEnemyEvent["event"]> = Extract<PublicEnemyEvent, { event: Key }>;

export const sentence = (event: PublicEnemyEvent, names: Names): string => telling.sentence(event, names);
export const prizeName = (prize: string): string => telling.name("prize", prize);
