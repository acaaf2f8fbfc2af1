import type { Edition, EditionId } from "../../rules/editions/edition";
import { editionOf, editionOn } from "../../rules/editions/editionOn";
import type { Reason } from "../../rules/reason";
import type { Day } from "../../rules/units";
import type { StyleName } from "../../sheets/formulaStyle";

/** By which rules and with which formulas a sheet is made. */
export interface Rules {
  readonly edition: EditionId | "by date";
  readonly style: StyleName;
}

export const BY_DATE: Rules = { edition: "by date", style: "fide" };

/** The one chosen, or the one in force on the day of the last event; null where it has to be asked. */
export function editionFor({ edition }: Rules, last: Day | null): Edition | Reason | null {
  if (edition !== "by date") return editionOf(edition);
  return last === null ? null : editionOn(last);
}
