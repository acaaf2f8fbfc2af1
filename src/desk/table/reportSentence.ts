import type { TableTexts } from "../../i18n/table";
import { isOneUnratedCounted } from "../../tournament/kinds/fewPoints";
import type { Choices } from "./choices";
import type { Verdict } from "./verdict";

/** What stands for an event that is no round robin: whose games count in its report. */
export function reportSentence(
  { edition, reportable }: Verdict,
  { later }: Choices,
  texts: TableTexts,
): string {
  const scheveningen = edition?.articles.scheveningen ?? null;
  if (edition === null || reportable === null || scheveningen === null) return texts.noRoundRobin;
  return isOneUnratedCounted(reportable, edition, later)
    ? texts.oneUnratedCounts(texts.article(scheveningen, edition.name))
    : texts.noRoundRobin;
}
