/** Prints the numbers of those lines on which the page and Python differ about who is named. */
import { readFileSync } from "node:fs";
import { concerns, knowVocabulary } from "../../web/src/wire/vocabulary.ts";

const { vocabularies, lines } = JSON.parse(readFileSync(0, "utf8"));
for (const [game, vocabulary] of Object.entries(vocabularies)) knowVocabulary(game, vocabulary);
const seats = [0, 1, 2, 3, 4, 5];
const wrong = lines.flatMap(({ game, event, named }, number) =>
  seats.every((seat) => concerns(game, event, seat) === named.includes(seat)) ? [] : [number],
);
console.log(JSON.stringify(wrong));
