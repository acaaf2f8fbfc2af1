import { dayText } from "../../desk/daysText";
import type { Edition } from "../../rules/editions/edition";
import type { PaneLanguage } from "../language";

/** Editions as a field offers them: by their year, with the day from which they hold. */
export function editionChoices(
  editions: readonly Edition[],
  { table, sheets }: Pick<PaneLanguage, "table" | "sheets">,
): [string, string][] {
  return editions.map(({ id, from }) => [
    String(id),
    table.editionName(id, dayText(from, sheets.head)),
  ]);
}
