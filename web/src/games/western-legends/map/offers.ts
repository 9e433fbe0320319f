/** What a space in reach offers, as the ask tells it: the most tempting first. */
import type { IconName } from "../../../art/icons";
import { say } from "../../../i18n/say.svelte";
import type { AskDetail, Stakes } from "../../../wire/games/western-legends";
import { actionArt } from "../mats/art";
import { shortText, type Change } from "../words/stakes";

/** `fight`: somebody is in the way, or to be fought; `rich`: Legendary Points for certain. */
export type Offer = { option: string; of: Stakes; icon: IconName; text: string; fight: boolean; rich: boolean };

const FIGHTS = ["duel", "rob", "arrest"];
/** What comes first where nothing is sure to bring Legendary Points. */
const TEMPTING = ["ride", "deposit", "revel", "arrest", "heal", "acquire", "prospect", "store", "poker", "duel", "rob"];
const wordOf = (option: string): string => option.split(":")[0]!;
const most = (ends: Change[] = []): number => Math.max(0, ...ends.map((end) => end.lp ?? 0));

/** All that could be done there, or would happen on arrival. */
export function offersAt(detail: AskDetail | undefined, space: string): Offer[] {
  const ride = `ride:${space}`;
  const arrival = detail?.stakes?.[ride];
  const there: [string, Stakes][] = Object.entries(
    (detail?.there as Partial<Record<string, Record<string, Stakes>>> | undefined)?.[space] ?? {},
  );
  const found = [...(arrival ? [[ride, arrival] as [string, Stakes]] : []), ...there].map(offer);
  return found.toSorted((a, b) => rank(a) - rank(b));
}

function offer([option, of]: [string, Stakes]): Offer {
  const word = of.won && option.startsWith("ride:") ? "bandit" : wordOf(option);
  return {
    option,
    of,
    icon: word === "bandit" ? "bandit" : (actionArt(option) ?? "rosette"),
    text: say(`western-legends-map-ui-gain-${word}`, { gain: shortText(of) || "none" }),
    fight: word === "bandit" || FIGHTS.includes(word),
    rich: most(of.certain ? of.won : of.brings) > 0,
  };
}

/** The less, the more tempting: points for certain, then by kind. */
function rank({ option, of, rich, fight }: Offer): number {
  if (rich) return -most(of.certain ? of.won : of.brings);
  if (fight && of.won && option.startsWith("ride:")) return 0;
  const place = TEMPTING.indexOf(wordOf(option));
  return 1 + (place < 0 ? TEMPTING.length : place);
}
