/** How a moment is acted out: rides on the map, everything else in its scene, step by step. */
import type { Animator } from "../../../wire/moments.svelte";
import type { TableStore } from "../../../wire/store";
import { stageOf } from "../map/stage.svelte";
import { playOf } from "./play.svelte";
import { sound } from "./sound";
import { bandLength, isStaged, lengthOf, stepsOf } from "./timing";

const RIDES = ["rode", "sheriff_rode", "placed", "sheriff_placed", "spawned"];

/** What happens at this table is acted out from now on; the way back. */
export function acts(table: TableStore): () => void {
  const { moments } = table;
  moments.animate = animator(table);
  moments.length = (moment) => lengthOf(stepsOf(table, moment));
  moments.stages = isStaged;
  return () => {
    moments.animate = null;
    moments.length = () => 0;
    moments.stages = () => false;
  };
}

/** Set as `table.moments.animate`. */
export function animator(table: TableStore): Animator {
  const stage = stageOf(table);
  const play = playOf(table);
  const { moments } = table;
  return async (moment, skip) => {
    try {
      for (const { event, until, band, ride, stays } of stepsOf(table, moment)) {
        if (skip.aborted) return;
        moments.told += 1;
        play.until = until;
        play.riding = RIDES.includes(event.event);
        sound(event.event);
        await stage.play(event, skip, moments.rate());
        moments.played(ride);
        play.riding = false;
        if (band) {
          play.band = band;
          await moments.pause(bandLength(band), skip);
          play.band = null;
        }
        await moments.pause(stays, skip);
      }
    } finally {
      play.until = null;
      play.band = null;
      play.riding = false;
      stage.rest();
    }
  };
}
