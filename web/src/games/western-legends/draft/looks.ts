/** What the characters look like: put together from the parts of all portraits, after the photographs there are of them. */
import type { Look } from "../../../art/looks";

const LOOKS: Record<string, Look> = {
  allan_pinkerton: { hat: "bowler", face: "beard", coat: "overcoat", extra: "eye" },
  annie_oakley: { hat: "stetson", felt: 2, hair: "long", coat: "dress", extra: "star" },
  bass_reeves: { hat: "stetson", felt: 1, face: "walrus", coat: "suit", tone: "black", skin: 2, extra: "star" },
  bat_masterson: { hat: "bowler", felt: 3, face: "handlebar", coat: "checked", tone: "black", extra: "cane" },
  belle_starr: { head: "slim", hat: "plumed", felt: 1, hair: "ringlets", face: "lips", coat: "habit", tone: "black" },
  billy_the_kid: { hat: "topper", felt: 2, coat: "scarf", tone: "sandy", extra: "freckles" },
  bloody_knife: { hat: "none", hair: "braids", coat: "vest", tone: "black", skin: 1 },
  buffalo_bill: { hat: "show", felt: 2, hair: "flowing", face: "imperial", coat: "buckskin", tone: "grey" },
  butch_cassidy: { head: "square", hat: "bowler", felt: 0, face: "grin", coat: "tweed", tone: "sandy", lean: -8 },
  calamity_jane: { hat: "stetson", felt: 0, hair: "long", coat: "duster", tone: "red", extra: "freckles" },
  doc_holliday: { hat: "flat", felt: 3, face: "tache", coat: "scarf", tone: "sandy" },
  isom_dart: { hat: "pinned", felt: 2, face: "goatee", coat: "kerchief", tone: "black", skin: 2 },
  jesse_james: { hat: "stetson", felt: 3, face: "beard", coat: "duster", tone: "brown" },
  joaquin_murrieta: {
    hat: "charro",
    felt: 1,
    hair: "long",
    face: "droop",
    coat: "bolero",
    tone: "black",
    skin: 1,
    extra: "bandolier",
  },
  judge_roy_bean: { hat: "sombrero", felt: 2, face: "bushy", coat: "vest", tone: "white", extra: "gavel" },
  kit_carson: { hat: "none", hair: "long", face: "tache", coat: "duster", tone: "sandy" },
  pearl_hart: { head: "slim", hat: "slouch", felt: 3, hair: "cropped", face: "lips", coat: "braces", extra: "rifle" },
  stagecoach_mary: { hat: "cap", hair: "curls", coat: "duster", tone: "black", skin: 2 },
  wild_bill_hickok: { hat: "flat", felt: 1, hair: "long", face: "walrus", coat: "suit", tone: "sandy" },
  wyatt_earp: { hat: "flat", felt: 1, face: "walrus", coat: "vest", tone: "brown", extra: "star" },
  yb_rowdy: { hat: "band", hair: "long", coat: "vest", tone: "black", skin: 1 },
};

export const lookOf = (character: string): Look => LOOKS[character] ?? {};

/** Is this one drawn? */
export const drawn = (character: string): boolean => character in LOOKS;
