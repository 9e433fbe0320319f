/** What the characters look like: put together from the parts of all portraits, after the photographs there are of them. */
import type { Look } from "../../../art/looks";

const LOOKS: Record<string, Look> = {
  allan_pinkerton: { hat: "bowler", face: "beard", coat: "suit" },
  annie_oakley: { hat: "stetson", felt: 2, hair: "long", coat: "dress", extra: "star" },
  bass_reeves: { hat: "stetson", felt: 1, face: "walrus", coat: "suit", tone: "black", skin: 2, extra: "star" },
  bat_masterson: { hat: "bowler", felt: 3, face: "tache", coat: "vest", tone: "black" },
  belle_starr: { hat: "flat", hair: "curls", coat: "dress", tone: "black", extra: "feather" },
  billy_the_kid: { hat: "topper", felt: 2, coat: "scarf", tone: "sandy", extra: "freckles" },
  bloody_knife: { hat: "none", hair: "braids", coat: "vest", tone: "black", skin: 1 },
  buffalo_bill: { hat: "stetson", felt: 2, hair: "long", face: "goatee", coat: "duster", tone: "grey" },
  butch_cassidy: { hat: "bowler", felt: 0, face: "stubble", coat: "vest", tone: "sandy" },
  calamity_jane: { hat: "stetson", felt: 0, hair: "long", coat: "duster", tone: "red", extra: "freckles" },
  doc_holliday: { hat: "flat", felt: 3, face: "tache", coat: "scarf", tone: "sandy" },
  isom_dart: { hat: "stetson", felt: 2, face: "goatee", coat: "scarf", tone: "black", skin: 2 },
  jesse_james: { hat: "stetson", felt: 3, face: "beard", coat: "duster", tone: "brown" },
  joaquin_murrieta: { hat: "sombrero", felt: 1, hair: "long", face: "tache", coat: "poncho", tone: "black", skin: 1 },
  judge_roy_bean: { hat: "sombrero", felt: 2, face: "longbeard", coat: "vest", tone: "grey" },
  kit_carson: { hat: "none", hair: "long", face: "tache", coat: "duster", tone: "sandy" },
  pearl_hart: { hat: "stetson", felt: 3, hair: "curls", coat: "vest", tone: "brown" },
  stagecoach_mary: { hat: "cap", hair: "curls", coat: "duster", tone: "black", skin: 2 },
  wild_bill_hickok: { hat: "flat", felt: 1, hair: "long", face: "walrus", coat: "suit", tone: "sandy" },
  wyatt_earp: { hat: "flat", felt: 1, face: "walrus", coat: "vest", tone: "brown", extra: "star" },
  yb_rowdy: { hat: "band", hair: "long", coat: "vest", tone: "black", skin: 1 },
};

export const lookOf = (character: string): Look => LOOKS[character] ?? {};

/** Is this one drawn? */
export const drawn = (character: string): boolean => character in LOOKS;
