/** The real texts, at hand where the page would fetch them. */
import { vi } from "vitest";
import { learn, speak } from "../src/i18n/say.svelte";

const texts = import.meta.glob<string>("../../src/saddlebag/texts/en/*.ftl", {
  query: "?raw",
  import: "default",
  eager: true,
});

/** Speak English, with the words of these text files besides. */
export async function speakEnglish(...names: string[]): Promise<void> {
  vi.stubGlobal("fetch", async (address: string) => {
    const name = address.split("/").at(-1)!.replace(/\?.*/, "");
    return { text: async () => texts[`../../src/saddlebag/texts/en/${name}`] };
  });
  await speak("en");
  await learn(...names);
}
