/** There is no line to the server: why, if it has said so, or that the page goes on trying. */
import { say } from "../i18n/say.svelte";
import { refusal } from "../wire/rest";
import type { LiveTable } from "../wire/table.svelte";

export function offline({ notice }: Pick<LiveTable, "notice">): string {
  return notice ? refusal(notice.reason, notice.values) : say("notice-offline");
}
