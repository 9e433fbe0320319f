import type { GameFolder } from "../card";

export const card: GameFolder = {
  game: "western-legends",
  texts: [
    "western-legends",
    "western-legends-table",
    "western-legends-characters",
    "web-western-legends",
    "web-western-legends-options",
  ],
  cast: [
    { hat: "flat", felt: 1, face: "walrus", coat: "vest", extra: "star" },
    { hat: "stetson", felt: 2, hair: "long", coat: "dress", tone: "red", extra: "freckles" },
    { hat: "sombrero", felt: 1, hair: "long", face: "tache", coat: "poncho", tone: "black", skin: 1 },
    { hat: "cap", hair: "curls", coat: "duster", tone: "black", skin: 2 },
  ],
  groups: {
    game: ["length", "first_game", "goals", "wild_wild_west", "man_in_black", "man_in_black_level", "characters"],
    expansions: ["fistful_of_extras", "jokers", "bandit_cards", "good_bad_handsome"],
    printing: [
      ...["edition", "heist_tie", "stickemup", "shotgun", "start_effects", "sheriff_nuggets"],
      ...["sheriff_exact", "reaction_limit", "kickers", "final_duel", "delivery"],
    ],
  },
};
