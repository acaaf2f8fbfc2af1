import type { TableTexts } from "../../i18n/table";
import { isOneUnratedCounted } from "../../tournament/kinds/fewPoints";
import type { Choices } from "./choices";
import type { ReportAlone } from "./verdict";

/** What stands for an event that is no round robin: whose games count in its report. */
export function reportSentence(
  { edition, event }: ReportAlone,
  { later }: Choices,
  texts: TableTexts,
): string {
  const { scheveningen } = edition.articles;
  return scheveningen !== null && isOneUnratedCounted(event, edition, later)
    ? texts.oneUnratedCounts(texts.article(scheveningen, edition.name))
    : texts.noRoundRobin;
}
