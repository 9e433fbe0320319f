/** What all parts of the map look at: who stands where, what may be chosen, what is looked at. */
import { getContext, setContext } from "svelte";
import type { IconName } from "../../../art/icons";
import { say } from "../../../i18n/say.svelte";
import { whyNot } from "../../../decide/why";
import { namesOf } from "../../../table/people";
import type { TableStore } from "../../../wire/store";
import type { Barred, OpenAsk } from "../../../wire/shapes";
import { commas } from "../../names";
import type { GamePage } from "../../page";
import { folk, type Folk } from "../words/folk";
import { place, placeText, space as nameOf, termText } from "../words/names";
import { isBackHere, marks, roundAbout } from "../words/spaces";
import { mine, west, type WestView } from "../words/view";
import { type Landmark, theBoard, type Spot } from "./board";
import { Camera } from "./camera.svelte";
import { type Figure, figuresOf, slots, type Slot } from "./figures";
import { type Stage, stageOf } from "./stage.svelte";
import { barredOf, type Targets, targetsOf, type Way } from "./ways";

/** What a location is known by; those of several spaces have their building where the spaces meet. */
export const SIGNS: Record<string, IconName> = {
  hideout: "bandit",
  ranch: "steer",
  mine: "pick",
  rail_station: "train",
  sheriff: "badge",
  bank: "bank",
  doctor: "doctor",
  cabaret: "cabaret",
  store: "store",
  saloon: "saloon",
};

type Seated = { pieces: { figure: Figure; slot: Slot }[]; signs: Map<string, Slot>; crowds: Map<string, number> };
/** Where the space that is looked at is explained. */
export const ABOUT = "west-about";
const BACK = 17;
const NAMED = 16; // a sign moves up so far to leave room for its name

/** Beside a store or saloon there is room on the far side of the space only. */
function aside({ x, y, room }: Spot, house: Landmark): Pick<Spot, "x" | "y" | "room"> {
  const far = Math.hypot(x - house.x, y - house.y);
  return { x: x + ((x - house.x) / far) * BACK, y: y + ((y - house.y) / far) * BACK, room: room - BACK / 2 };
}

export class Chart {
  readonly stage: Stage;
  readonly camera = new Camera();
  /** The space under the pointer or the focus; pinned: it stays, with its choices. */
  looked = $state<string | null>(null);
  pinned = $state(false);
  readonly ask = $derived.by<OpenAsk | null>(() => (this.table.still ? null : this.table.ask));
  readonly targets = $derived<Targets>(targetsOf(this.view, this.ask));
  readonly barred = $derived<Map<string, Barred>>(barredOf(this.ask));
  readonly seated = $derived<Seated>(this.seat());
  /** One of several ways, while it is pointed at. */
  option = $state("");
  /** What is drawn as the way: to the space that is looked at. */
  readonly way = $derived.by<Way | undefined>(() => {
    const ways = this.targets.get(this.looked ?? "");
    return ways?.find((it) => it.option === this.option) ?? ways?.[0];
  });

  constructor(
    readonly table: TableStore,
    readonly page: GamePage,
  ) {
    this.stage = stageOf(table);
  }

  get view(): WestView {
    return west(this.table.shown!);
  }

  get folk(): Folk {
    return folk(namesOf(this.table));
  }

  /** Where the reader stands. */
  get home(): Spot | null {
    return theBoard().spots.get(this.stage.places.players[this.view.seat ?? -1] ?? "") ?? null;
  }

  /** Where a ride would begin. */
  get from(): string | undefined {
    return this.ask?.key === "sheriff" ? this.view.sheriff.space : this.home?.id;
  }

  private seat(): Seated {
    const figures = figuresOf(this.stage.places, this.view.seat);
    const seated: Seated = { pieces: [], signs: new Map(), crowds: new Map() };
    for (const spot of theBoard().spots.values()) {
      const here = figures.filter((it) => it.space === spot.id);
      const part = theBoard().part.get(spot.id);
      const sign = spot.row.location && !(part && here.length) ? 1 : 0;
      const room = slots(here.length + sign, part ? aside(spot, part) : spot, sign && !part ? NAMED : 0);
      seated.crowds.set(spot.id, here.length);
      if (sign) seated.signs.set(spot.id, room[0]!);
      here.forEach((figure, n) => seated.pieces.push({ figure, slot: room[n + sign]! }));
    }
    // The same order each time: pieces that change place stay the same elements.
    seated.pieces.sort((a, b) => figures.indexOf(a.figure) - figures.indexOf(b.figure));
    return seated;
  }

  /** Look there; what is pinned stays while there are ways to choose from, unless `anyway`. */
  look(space: string | null, anyway = false): void {
    if (this.pinned && !anyway && this.targets.has(this.looked ?? "")) return;
    this.pinned = false;
    this.looked = space;
  }

  /** A space is chosen: ridden to at once, unless there are ways to choose from or a finger may have slipped. */
  pick(space: string, touched: boolean): void {
    const ways = this.targets.get(space) ?? [];
    const sure = ways.length === 1 && (!touched || (this.pinned && this.looked === space));
    if (sure) return this.take(ways[0]!.option);
    if (this.pinned && this.looked === space) return this.look(null, true);
    this.looked = space;
    this.pinned = touched || ways.length !== 1;
  }

  /** Turn away from what was pinned, back to its space. */
  leave(): void {
    const space = this.looked;
    this.look(null, true);
    this.focus(space);
  }

  /** The keyboard goes to a space, or to where it was on the map. */
  focus(space: string | null = null): void {
    document.querySelector<SVGElement>(space ? `[data-space="${space}"]` : `[data-space][tabindex="0"]`)?.focus();
  }

  take(option: string): void {
    const chosen = document.activeElement?.closest("[data-ways]") ? this.looked : null;
    this.pinned = false;
    this.looked = null;
    if (chosen) this.focus(chosen);
    if (!this.table.locked) this.table.answer(option);
  }

  /** How many steps it takes; 0 where nobody counts them. */
  steps(space: string): number {
    return this.targets.get(space)?.[0]?.path.length ?? 0;
  }

  /** What is done there and who is there, in a few words. */
  there(space: string): string[] {
    const here = marks(this.view, space, this.folk);
    const fight = this.view.bandits.includes(space) && this.targets.get(space)?.[0]?.option.startsWith("ride:");
    const back = this.targets.get(space)?.some(({ option }) => isBackHere(this.view, option));
    const me = mine(this.view)?.space === space ? say(back ? "wm-you-back" : "wm-you") : "";
    return [place(space), here && fight ? say("wl-mark-fight", { there: here }) : here, me].filter(Boolean);
  }

  /** What can be done there, what is left of it, and what bandits do: for those who want to know more. */
  about(space: string): string[] {
    const { location: kind = "", mark = "" } = theBoard().spots.get(space)?.row ?? {};
    const { gold = {}, ranches = {} } = this.view as unknown as Record<string, Record<string, number> | undefined>;
    const first = this.view.options.first_game;
    const left = kind !== "ranch" ? gold[space] : first ? undefined : ranches[mark];
    const more = left === undefined ? "" : say(kind === "ranch" ? "wl-look-ranch" : "wl-look-gold", { n: left });
    const bandit = this.view.bandits.includes(space) ? termText("bandits") : "";
    return [kind && placeText(kind, first), more, bandit].filter(Boolean);
  }

  /** What sets one way apart from others to the same space; empty for the shortest. */
  round(option: string): string {
    return option.endsWith(":over") ? say("wm-over") : roundAbout(option) && say("wm-through", { way: roundAbout(option) });
  }

  /** Why nobody gets there now, as a sentence. */
  why(space: string): string {
    const reason = this.barred.get(space);
    return reason && !this.targets.has(space) ? whyNot(this.table, this.page, reason) : "";
  }

  /** All of it in one line, for those who hear the map. */
  label(space: string): string {
    const steps = this.steps(space);
    return commas([nameOf(space), ...(steps ? [say("wm-steps", { n: steps })] : []), ...this.there(space), this.why(space)].filter(Boolean));
  }
}

const KEY = Symbol("chart");
export const setChart = (chart: Chart): Chart => setContext(KEY, chart);
export const theChart = (): Chart => getContext<Chart>(KEY);
