import type { Expr } from "../../formula/expr";
import type { ComparedOfPeriod } from "../../i18n/correction";
import { textAt } from "../../tournament/sheetCells";
import type { PeriodSheetsRead, ResultRead } from "../period/readPeriodSheets";
import { inColumn } from "../readCells";
import { inNumberedLine, numberedIn, type NumberedLine } from "../report/numberedLine";
import type { SheetRead } from "../sheetRead";
import type { Side } from "./side";

/** One of the two periods that are compared, as it stands in the workbook. */
export interface PeriodSide {
  readonly sheet: string;
  readonly resultsSheet: string;
  readonly period: SheetRead;
  readonly results: SheetRead;
  readonly read: PeriodSheetsRead;
}

/** The names of the columns that are compared. */
const NAMES: Readonly<Record<ComparedOfPeriod, string>> = {
  rn: "Rn",
  change: "Rating_change",
  delta: "Sum_of_changes",
  n: "n_games",
  events: "Events",
  k: "K_factor",
  rating: "Rating",
};

/** K with what the edition takes of it, where the sheet has it: 8.3.3 (2022). */
const K_COUNTED = "K_counted";

export function sideOfPeriod({ sheet, period, read }: PeriodSide): Side<ComparedOfPeriod> {
  const { own } = period.names;
  const k = own.has(K_COUNTED) ? K_COUNTED : NAMES.k;
  const lineOf = numbering(read.players, own.get("No")?.column);
  return {
    sheet,
    cells: period.cells,
    edition: read.edition,
    players: read.players,
    placeOf: (player, column) => {
      const { row = 0 } = read.players[player] ?? {};
      return inColumn(period, column === "k" ? k : NAMES[column], row);
    },
    nameColumn: () => own.get("Player")?.column ?? 0,
    lineOf: (player) => {
      const { row = 0, number = null } = read.players[player] ?? {};
      return { sheet, row, numbered: lineOf(number) };
    },
  };
}

/** The line of a number; a list of thousands of lines is looked through once. */
function numbering(
  lines: readonly { readonly row: number }[],
  column: number | undefined,
): (number: number | null) => NumberedLine | null {
  const whole = column === undefined || lines.length === 0 ? null : numberedIn(lines, 0, column);
  return (number) => (whole === null || number === null ? null : { ...whole, number });
}

/** What a cell of a result is known by. */
export type CellOfResult = "rating" | "n" | "delta" | "kCounted" | "product";

const RESULT_NAMES: Readonly<Record<CellOfResult, string>> = {
  rating: "Rating",
  n: "n_games",
  delta: "Change_without_K",
  kCounted: "K_counted",
  product: "Rating_change",
};

/** The cells of results, by the numbers of their lines. */
export function resultCells({ resultsSheet, results, read }: PeriodSide) {
  const all = read.players.flatMap((player) => player.results);
  const lineOf = numbering(all, results.names.own.get("Line")?.column);
  return ({ row, line }: ResultRead, of: CellOfResult): Expr => {
    const { column = 0 } = inColumn(results, RESULT_NAMES[of], row) ?? {};
    return inNumberedLine({ sheet: resultsSheet, row, numbered: lineOf(line) }, column);
  };
}

/** The first figure that is an error, or not calculated yet: #REF!, #BUSY!. */
export function errorOf(side: PeriodSide): string | null {
  const { players, placeOf } = sideOfPeriod(side);
  const columns = Object.keys(NAMES) as ComparedOfPeriod[];
  for (const player of players.keys()) {
    for (const column of columns) {
      const place = placeOf(player, column);
      const shown = place === null ? "" : textAt(side.period.cells, place);
      if (shown.startsWith("#")) return shown;
    }
  }
  return null;
}
