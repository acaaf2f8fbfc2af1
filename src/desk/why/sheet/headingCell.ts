import type { OfEdition } from "../../../i18n/citing";
import type { SheetTexts } from "../../../i18n/sheets";
import type { Edition } from "../../../rules/editions/edition";
import { CAREER_COLUMNS } from "../../../sheets/firstRating/columns/order";
import { TABLE_COLUMNS } from "../../../sheets/iteration/columns/table";
import { isByFirstRu } from "../../../sheets/iteration/readIteration";
import { PERIOD_COLUMNS } from "../../../sheets/period/columns/players";
import { editionOfSheet } from "../../../sheets/readMadeFor";
import { allReportColumns } from "../../../sheets/report/columns/order";
import type { SheetRead } from "../../../sheets/sheetRead";
import { isOneCell, type Area, type CellPlace } from "../../../tournament/sheetCells";
import type { SheetKind } from "./kinds";

/** What a heading means; null: the cell is none. */
export function headingSaid(
  { names, ...read }: SheetRead,
  kind: SheetKind,
  { row, column }: CellPlace,
  texts: SheetTexts,
  otherwise: string,
): string | null {
  /** Facts stand one under the other, each under its own name. */
  if ([...names.own.values()].some((area) => isOneCell(area) && isAt(area, row, column)))
    return null;
  /** A table of two blocks has headings between them, under names that go over both. */
  const isHeadings = [...names.own.values()].some((area) => area.row === row + 1);
  const found = [...names.own].find(
    ([, area]) =>
      area.column === column &&
      (area.row === row + 1 || (isHeadings && area.row <= row && row < area.row + area.rows - 1)),
  );
  if (found === undefined) return null;
  const sheet = { names, ...read };
  const edition = editionOfSheet(sheet);
  const hint = edition === null ? undefined : hintOf(kind, found[0], sheet, edition, texts);
  return hint ?? otherwise;
}

function isAt(area: Area, row: number, column: number): boolean {
  return area.row === row && area.column === column;
}

function hintOf(
  kind: SheetKind,
  name: string,
  sheet: SheetRead,
  edition: Edition,
  texts: SheetTexts,
): string | undefined {
  switch (kind) {
    case "Rating_report":
      return hint(allReportColumns(edition), name, texts.report.hints, edition);
    case "Iteration":
      if (name === "We" && isByFirstRu(sheet, edition)) return texts.weReadings.hint(edition);
      return hint(TABLE_COLUMNS, name, texts.tableHints, edition);
    case "Rating_period":
      return hint(PERIOD_COLUMNS, name, texts.period.hints, edition);
    case "First_rating":
      return hint(CAREER_COLUMNS, name, texts.career.hints, edition);
    default:
      return undefined;
  }
}

function hint(
  columns: readonly { readonly key: string; readonly name?: string }[],
  name: string,
  hints: Readonly<Record<string, OfEdition | undefined>>,
  edition: Edition,
): string | undefined {
  const key = columns.find((column) => column.name === name)?.key;
  return key === undefined ? undefined : hints[key]?.(edition);
}
