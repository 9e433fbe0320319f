/** The vocabulary of each game, fetched with its page; the server has that of a game from elsewhere. */
import { knowVocabulary } from "../wire/vocabulary";

const files = import.meta.glob<string>("../wire/games/*.json", { eager: true, query: "?url", import: "default" });

/** Fetch what a game declares about its events. */
export async function learnVocabulary(game: string): Promise<void> {
  const reply = await fetch(files[`../wire/games/${game}.json`] ?? `/api/games/${game}/vocabulary`);
  if (!reply.ok) throw new Error(`no vocabulary: ${reply.status}`);
  knowVocabulary(game, await reply.json());
}
