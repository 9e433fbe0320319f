/** How this game is told. */
import { Telling } from "../../telling/telling";
import address from "./box/wording.json?url";
import { FILTERS } from "./filters";

export const telling = new Telling(["public-enemy-page", "public-enemy"], address, FILTERS);
