import type { TableTexts } from "../../i18n/table";
import { ruOfTheOne } from "../../rules/report/scheveningen";
import type { Choices } from "./choices";
import type { ReportAlone } from "./verdict";

/** What stands for an event that is no round robin: whose games count in its report. */
export function reportSentence(
  { edition, event }: ReportAlone,
  { later }: Choices,
  texts: TableTexts,
): string {
  const { scheveningen } = edition.articles;
  const ru = ruOfTheOne({ event, edition, matchGames: null }, later);
  return scheveningen !== null && ru.size > 0
    ? texts.oneUnratedCounts(texts.article(scheveningen, edition.name))
    : texts.noRoundRobin;
}
