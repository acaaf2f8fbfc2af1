import { dateInput } from "../../desk/dateInput";
import type { Edition } from "../../rules/editions/edition";
import type { PaneLanguage } from "../language";

/** Editions as a field offers them: by their year, with the day from which they hold. */
export function editionChoices(
  editions: readonly Edition[],
  { table }: Pick<PaneLanguage, "table">,
): [string, string][] {
  return editions.map(({ id, from }) => [String(id), table.editionName(id, dateInput(from))]);
}
