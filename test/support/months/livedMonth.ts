import { foundReports, latestReports, reportsOfList } from "../../../src/desk/ratings/foundReports";
import { firstRatingOfPlayer } from "../../../src/desk/ratings/firstRatingOfPlayer";
import { listedPlayers } from "../../../src/desk/ratings/listedPlayers";
import { periodOfReports } from "../../../src/desk/ratings/period";
import { BY_DATE } from "../../../src/desk/ratings/rules";
import { EN_SHEETS } from "../../../src/i18n/en/sheets";
import { firstRatingSheet } from "../../../src/sheets/firstRating/firstRatingSheet";
import { readFirstRating } from "../../../src/sheets/firstRating/readFirstRating";
import { periodNames, periodSheets } from "../../../src/sheets/period/periodSheets";
import { filledRows, numberIn, textIn, valueIn } from "../../../src/sheets/readCells";
import { addressOf, span, valueAt, type CellValue } from "../../../src/tournament/sheetCells";
import type { Day } from "../../../src/rules/units";
import { LANGUAGES } from "../languages";
import { sortList } from "../sortedList";
import type { Dice } from "../tables/dice";
import type { Knows, Officer } from "./officer";

const REPORT_TEXTS = LANGUAGES.map(({ sheets }) => sheets.report);

/** What a sheet of new ratings says of somebody. */
export interface NewRating {
  readonly name: string;
  readonly id: string;
  readonly games: number | null;
  readonly k: CellValue;
  readonly rn: CellValue;
  readonly remarks: string;
}

export interface MadePeriod {
  readonly sheet: string;
  readonly results: string;
  readonly lines: readonly NewRating[];
}

/** What the workbook says of somebody's first rating. */
export interface GivenFirst {
  readonly name: string;
  readonly id: string;
  readonly first: CellValue;
}

/** The reports of the workbook become the period of the list; its lines as they stand on the sheet. */
export function newRatings(officer: Officer, list: Day, knows: Knows): MadePeriod {
  const found = foundReports(officer.sheets(), REPORT_TEXTS);
  const ticked = reportsOfList(found, list);
  const reports = found.filter(({ sheet }) => ticked.has(sheet));
  /** What is not met is said, and counts all the same where an officer says so. */
  const choices = { rules: BY_DATE, list, isUnmetTaken: true, isForeignTaken: true };
  const plan = () => periodOfReports(reports, [...ticked], choices, [], found, officer.answers);
  let planned = plan();
  for (; planned.kind === "who is who"; planned = plan()) officer.answer(planned.doubts, knows);
  if (planned.kind !== "planned") throw new Error(`The period is not made: ${planned.kind}`);
  const names = officer.unique(periodNames(planned.order, EN_SHEETS));
  officer.write(periodSheets(planned.order, names, EN_SHEETS));
  return { sheet: names[0]!, results: names[1]!, lines: ratingsOn(officer, names[0]!) };
}

export function ratingsOn(officer: Officer, period: string): readonly NewRating[] {
  const sheet = officer.sheet(period);
  return filledRows(sheet, sheet.names.own.get("Player")!).map((row) => ({
    name: textIn(sheet, "Player", row),
    id: textIn(sheet, "FIDE_ID", row),
    games: numberIn(sheet, "n_games", row),
    k: valueIn(sheet, "K_factor", row),
    rn: valueIn(sheet, "Rn", row),
    remarks: textIn(sheet, "Remarks", row),
  }));
}

/** The sheets of some unrated players. */
export function firstRatings(officer: Officer, most: number, knows: Knows): readonly GivenFirst[] {
  const reports = latestReports(foundReports(officer.sheets(), REPORT_TEXTS));
  return listedPlayers(reports, officer.answers)
    .slice(0, most)
    .flatMap(({ player }) => {
      if (player.doubts.length > 0) {
        officer.answer(player.doubts, knows);
        return [];
      }
      const planned = firstRatingOfPlayer(player, null, BY_DATE, false);
      if (planned.kind !== "planned") throw new Error(`No first rating: ${planned.kind}`);
      const plan = firstRatingSheet(planned.order, EN_SHEETS);
      const [name = ""] = officer.unique([plan.name]);
      officer.write([{ ...plan, name }]);
      const sheet = officer.sheet(name);
      const read = readFirstRating(sheet);
      const first = read === null ? "not read" : valueAt(sheet.cells, read.first);
      return [{ name: player.name, id: player.id, first }];
    });
}

/** Another K over that of a line. */
export function typeK(officer: Officer, period: string, line: number, k: number): void {
  const sheet = officer.sheet(period);
  const row = filledRows(sheet, sheet.names.own.get("Player")!)[line]!;
  const { column } = sheet.names.own.get("K_factor")!;
  officer.book.write(period, addressOf({ row, column }), [[k]]);
}

/** Data → Sort over the first lines that stand together, by any column. */
export function sortLines(officer: Officer, name: string, dice: Dice): void {
  const { cells, names } = officer.sheet(name);
  const numbers = names.own.get("No")!;
  const rows = span(numbers.row, numbers.rows);
  const isLine = (row: number) =>
    typeof valueAt(cells, { row, column: numbers.column }) === "number";
  const end = rows.find((row) => !isLine(row)) ?? numbers.row + numbers.rows;
  const area = {
    row: numbers.row,
    column: 0,
    rows: end - numbers.row,
    columns: cells.area.columns,
  };
  if (area.rows < 2) return;
  sortList(officer.book, name, area, {
    column: dice.whole(0, 8),
    isDescending: dice.chance(0.5),
    shiftsOthers: dice.chance(0.5),
  });
}
