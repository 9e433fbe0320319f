import type { GameFolder } from "../card";

export const card: GameFolder = {
  game: "public-enemy",
  texts: ["public-enemy", "web-public-enemy"],
  cast: [
    { hat: "bowler", face: "tache", coat: "vest" },
    { hat: "none", hair: "bun", coat: "dress", skin: 1 },
    { hat: "stetson", face: "beard", coat: "duster" },
    { hat: "flat", hair: "long", face: "mask", coat: "poncho" },
  ],
  secret: ["dollars"],
};
