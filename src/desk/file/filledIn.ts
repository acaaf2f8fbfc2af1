import type { PlannedCell } from "../../sheets/sheetPlan";
import type { CellPlace } from "../../tournament/sheetCells";
import { dayOfTrf } from "../../tournament/trf/trfDate";
import type { NamedCells } from "../selectedCells";
import { eventSheetShown } from "./eventSheetShown";

/** What a person has filled in: values by tag, and days of rounds. */
export interface FilledIn {
  readonly values: ReadonlyMap<string, string>;
  readonly dates: ReadonlyMap<number, string>;
}

/** What was asked, as cells of the event sheet, where it stands from now on. */
export function filledCells(
  shown: NamedCells | null,
  { values, dates }: FilledIn,
): readonly PlannedCell[] {
  const read = eventSheetShown(shown);
  if (read === null) return [];
  const at = (place: CellPlace | undefined, text: string): PlannedCell[] =>
    place === undefined || text.trim() === ""
      ? []
      : [{ row: place.row, column: place.column, content: dayOfTrf(text) ?? text.trim() }];
  return [
    ...[...values].flatMap(([tag, text]) => at(read.placeOf.get(tag), text)),
    ...[...dates].flatMap(([round, text]) => at(read.datePlaces[round - 1], text)),
  ];
}
