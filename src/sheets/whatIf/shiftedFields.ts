import { area, cellAt } from "../../formula/reference";
import type { Expr } from "../../formula/expr";
import { f } from "../../formula/template";
import type { WhatIfTexts } from "../../i18n/learn/whatIf";
import type { Edition } from "../../rules/editions/edition";
import type { HalfPoints } from "../../rules/units";
import { change } from "../articles/change";
import { performance } from "../articles/performance";
import type { FormulaStyle } from "../articles/style";
import { cellFormula } from "../cellFormula";
import type { SheetDraft } from "../sheetDraft";
import { besideOpponents, expectedAgainst, type OpponentCells } from "./opponents";

/** The same score against opponents so much weaker or stronger. */
const SHIFTS = [-1, 0, 1] as const;

/** Where a block stands, and what it takes from the others. */
export interface ShiftedPlaces {
  readonly scoreRow: number;
  readonly headingRow: number;
  readonly column: number;
  readonly rating: Expr;
  readonly k: Expr;
  readonly opponents: OpponentCells;
  /** Ru of a score against opponents with this sum of ratings. */
  readonly ru: (sum: Expr, w: Expr) => Expr;
}

/** The last row of the block. */
export function endOfShifted({
  headingRow,
  opponents,
}: Pick<ShiftedPlaces, "headingRow" | "opponents">): number {
  return pdRow(headingRow) + opponents.count - 1;
}

/** Under the answers, an empty row and the headings the PD that they come from. */
function pdRow(headingRow: number): number {
  return headingRow + SHIFTS.length + 3;
}

/** What the formulas of the sheet are written with. */
export interface WhatIfManner {
  readonly style: FormulaStyle;
  readonly edition: Edition;
  readonly texts: WhatIfTexts;
}

/** What another strength of the field would have made of a score; score and shifts are blue. */
export function putShiftedFields(
  draft: SheetDraft,
  total: HalfPoints,
  places: ShiftedPlaces,
  manner: WhatIfManner,
): void {
  const { scoreRow, headingRow, column } = places;
  const { columns, field } = manner.texts;
  draft.put(scoreRow, column, columns.score, "label");
  draft.put(scoreRow, column + 1, total / 2, "input");
  draft.name("Score", { row: scoreRow, column: column + 1, rows: 1, columns: 1 });
  draft.put(headingRow - 1, column, field.heading, "section");
  const headings = [columns.shift, columns.average, columns.performance, columns.ru];
  draft.line(headingRow, column, [...headings, columns.change], "headingOfNumbers");
  for (const index of SHIFTS.keys()) putShifted(draft, index, places, manner);
  putExpected(draft, places, manner);
}

function putShifted(
  draft: SheetDraft,
  index: number,
  places: ShiftedPlaces,
  { style, edition }: WhatIfManner,
): void {
  const { scoreRow, headingRow, column, opponents } = places;
  const row = headingRow + 1 + index;
  const first = pdRow(headingRow);
  const w = cellAt(scoreRow, column + 1, "both");
  const games = f`${opponents.count}`;
  const shift = cellAt(row, column, "column");
  const sum = f`SUM(${besideOpponents(opponents, opponents.column)})`;
  const average = f`${sum}/${games}+${shift}`;
  const expected = area(
    cellAt(first, column + 1 + index),
    cellAt(first + opponents.count - 1, column + 1 + index),
  );
  const rp = performance(style, { average, w, games }, edition);
  const ru = places.ru(f`(${sum}+${games}*${shift})`, w);
  draft.put(row, column, SHIFTS[index] ?? 0, "input");
  draft.put(row, column + 1, cellFormula(average), "tenths");
  draft.put(row, column + 2, cellFormula(rp), "whole");
  draft.put(row, column + 3, cellFormula(ru), "whole");
  draft.put(row, column + 4, cellFormula(change(places.k, f`(${w}-SUM(${expected}))`)), "change");
}

/** PD against each opponent, under each shift. */
function putExpected(
  draft: SheetDraft,
  places: ShiftedPlaces,
  { style, edition, texts: { columns } }: WhatIfManner,
): void {
  const { headingRow, column, opponents, rating } = places;
  const first = pdRow(headingRow);
  draft.put(first - 1, column, columns.opponent, "headingOfNumbers");
  for (let line = 0; line < opponents.count; line += 1) {
    const own = cellAt(opponents.first + line, opponents.column);
    draft.put(first + line, column, cellFormula(own), "whole");
  }
  for (const index of SHIFTS.keys()) {
    const at = column + 1 + index;
    const shift = cellAt(headingRow + 1 + index, column, "both");
    const sign = f`IF(${shift}<0," −",IF(${shift}>0," +"," "))`;
    const heading = cellFormula(f`${columns.pd}&${sign}&ABS(${shift})`);
    draft.put(first - 1, at, heading, "headingOfNumbers");
    for (let line = 0; line < opponents.count; line += 1) {
      const pd = expectedAgainst(line, opponents, { style, rating, edition, shift });
      draft.put(first + line, at, cellFormula(pd), "hundredths");
    }
  }
}
