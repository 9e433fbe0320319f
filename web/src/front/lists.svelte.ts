/** The tables one may join, watch or return to; looked at again while the page is in sight. */
import { rest } from "../wire/rest";
import type { Lists, TableLine } from "../wire/types";

const EVERY = 15_000;

export class Tables {
  lists = $state.raw<Lists | null>(null);
  error = $state.raw<unknown>(null);

  /** Look now and every few seconds; call what is returned to stop. */
  watch(): () => void {
    void this.look();
    const timer = setInterval(() => document.hidden || void this.look(), EVERY);
    const seen = () => document.hidden || void this.look();
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", seen);
    };
  }

  async look(): Promise<void> {
    try {
      this.lists = await rest.tables();
      this.error = null;
    } catch (error) {
      this.error = error;
    }
  }

  /** Mine that go on, those that wait for me first (the server sorts them). */
  get running(): TableLine[] {
    return this.lists?.mine.filter((line) => line.status === "open" || line.status === "playing") ?? [];
  }

  get finished(): TableLine[] {
    return this.lists?.mine.filter((line) => !this.running.includes(line)) ?? [];
  }

  get listed(): TableLine[] {
    return this.lists?.listed ?? [];
  }
}
