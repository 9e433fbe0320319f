/** How this game is told. */
import { Telling } from "../../../telling/telling";
import address from "../box/wording.json?url";
import { FILTERS } from "./filters";

/** The Man in Black has the number behind the last seat. */
const BLACK = [["western-legends-black-begins", "western-legends-black"]] as const;

export const telling = new Telling(["western-legends-page", "western-legends"], address, FILTERS, BLACK);
