/** Stagecoach Mary, who teaches. */
import type { Look } from "../art/looks";

export const MARY: Look = { hat: "cap", hair: "curls", coat: "duster", tone: "black", skin: 2 };
